import Foundation
import Testing

/// The unions that the tests of the runtime read and write are what the generator writes, to the byte.
@Suite struct UnionSampleTests {
    /// The description of the samples in `Tests/ServiceRuntimeTests/Unions`.
    static let description = schemas(
        """
        Drawing:
          type: object
          required: [main]
          properties:
            main: {$ref: '#/components/schemas/Solid'}
            others: {type: array, items: {$ref: '#/components/schemas/Solid'}}
            named: {type: object, additionalProperties: {$ref: '#/components/schemas/Solid'}}
            label: {oneOf: [{type: string}, {type: integer}, {type: array, items: {type: string}}]}
        Solid:
          description: What can be drawn.
          oneOf: [{$ref: '#/components/schemas/Ring'}, {$ref: '#/components/schemas/Square'}]
          discriminator:
            propertyName: kind
            mapping: {round: '#/components/schemas/Ring', square: Square, box: Square}
        Ring: {type: object, required: [kind, radius], properties: {kind: {type: string}, radius: {type: number}}}
        Square: {type: object, required: [side], properties: {side: {type: number}}}
        Vehicle:
          description: What drives.
          type: object
          required: [type, wheels]
          discriminator: {propertyName: type}
          properties:
            type: {type: string}
            wheels: {type: integer}
            tows: {$ref: '#/components/schemas/Vehicle'}
        Car:
          allOf: [{$ref: '#/components/schemas/Vehicle'}, {type: object, properties: {seats: {type: integer}}}]
          x-ms-discriminator-value: car
        Truck:
          allOf: [{$ref: '#/components/schemas/Vehicle'}, {type: object, properties: {load: {type: number}}}]
        Tanker:
          allOf: [{$ref: '#/components/schemas/Truck'}, {type: object, properties: {liquid: {type: string}}}]
        Filter:
          anyOf:
            - {type: string}
            - {$ref: '#/components/schemas/Comparison'}
            - {$ref: '#/components/schemas/FilterGroup'}
        Comparison:
          type: object
          required: [field]
          properties: {field: {type: string}, value: {}}
        FilterGroup:
          type: object
          required: [all]
          properties: {all: {type: array, items: {$ref: '#/components/schemas/Filter'}}, note: {type: string}}
        """
    )

    @Test func samplesAreWhatTheGeneratorWrites() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "ServiceRuntimeTests/Unions")
        let models = try generate(Self.description).filter { $0.key.hasPrefix("Source/Models/") }
        let names = models.keys.map { String($0.dropFirst("Source/Models/".count)) }.sorted()
        let samples = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter {
            $0 != "UnionTests.swift"
        }
        #expect(names == samples.sorted())
        for name in names {
            let sample = try String(decoding: Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
            #expect(models["Source/Models/\(name)"] == sample, "\(name)")
        }
    }
}
