import ServiceDescription

/// Finds the members of multipart bodies that are files, and those whose parts have header fields.
///
/// A model has one type wherever it is used. If it is the body of a multipart request anywhere, its files can be sent from
/// disk, and have names and media types.
struct MultipartMembers {
    private enum Kind {
        case file, part
    }

    private var kinds: [SourcePlace: [String: Kind]] = [:]
    private var additionalFiles: Set<SourcePlace> = []

    /// The members of all multipart bodies of a service.
    init(_ service: Service) {
        // Many operations may send one model.
        var added: Set<SourcePlace> = []
        for content in service.operations.compactMap(\.body).flatMap(\.contents) where content.mediaType.isMultipart {
            guard let schema = content.schema.map(service.resolved) else { continue }
            // A body may be one of several objects.
            var schemas = [schema]
            if case .union(let union) = schema.shape { schemas = service.alternatives(of: union).map(service.resolved) }
            let encodings = content.encodingsByName
            for schema in schemas where !encodings.isEmpty || added.insert(SourcePlace(of: schema)).inserted {
                add(schema, encodings, service)
            }
        }
    }

    private mutating func add(_ schema: Schema, _ encodings: [String: FieldEncoding], _ service: Service) {
        guard case .object(let object) = schema.shape else { return }
        let place = SourcePlace(of: schema)
        for property in object.properties {
            let encoding = encodings[property.name]
            if Self.isFile(Self.element(of: property.schema, in: service), encoding) {
                kinds[place, default: [:]][property.name] = .file
            } else if encoding?.headerNames.isEmpty == false, kinds[place]?[property.name] == nil {
                kinds[place, default: [:]][property.name] = .part
            }
        }
        if let others = object.additionalProperties, Self.isFile(service.resolved(others), nil) {
            additionalFiles.insert(place)
        }
    }

    /// Whether a schema has members that only parts can hold.
    func contains(_ schema: Schema) -> Bool {
        let place = SourcePlace(of: schema)
        return kinds[place] != nil || additionalFiles.contains(place)
    }

    /// The type of a member.
    ///
    /// - Parameters:
    ///   - type: The type that it has elsewhere.
    ///   - name: Its name on the wire.
    ///   - schema: The schema that has it.
    func type(_ type: SwiftType, of name: String, in schema: Schema) -> SwiftType {
        guard let kind = kinds[SourcePlace(of: schema)]?[name] else { return type }
        return type.parts { element in
            switch kind {
            case .file: .multipartFile
            case .part: .generic(.multipartPart, element)
            }
        }
    }

    /// The type of the members that have no name of their own.
    func additionalType(_ type: SwiftType, in schema: Schema) -> SwiftType {
        additionalFiles.contains(SourcePlace(of: schema)) ? .multipartFile : type
    }

    /// Whether a part is a file: bytes, or text that is said to be something else, or that it may be.
    static func isFile(_ schema: Schema, _ encoding: FieldEncoding?) -> Bool {
        switch schema.shape {
        case .binary, .string(format: "binary"): return true
        case .any where encoding?.mediaType == Schema.anyMediaType: return true
        case .string(format: nil), .any:
            guard let types = encoding?.mediaType ?? schema.contentMediaType else { return false }
            if encoding?.mediaType == nil, types == Schema.anyMediaType { return true }
            return types.split(separator: ",").contains { MediaType(String($0)).isBytes }
        default: return false
        }
    }

    private static func element(of schema: Schema, in service: Service) -> Schema {
        let schema = service.resolved(schema)
        if case .array(let element) = schema.shape { return service.resolved(element) }
        return schema
    }
}

extension SwiftType {
    /// A file that is a part of a body.
    static let multipartFile = SwiftType.builtIn(.multipartFile)

    /// The type with another in its place, or in that of its elements if it is an array.
    fileprivate func parts(_ part: (SwiftType) -> SwiftType) -> SwiftType {
        if case .array(let element) = self { .array(part(element)) } else { part(self) }
    }
}
