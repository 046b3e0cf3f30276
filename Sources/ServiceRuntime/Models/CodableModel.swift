import Foundation

/// A model that is read and written by its `Codable` conformance, so that handwritten clients can use existing types:
///
/// ```swift
/// struct Parcel: CodableModel {
///     let id: String
///     let sentOn: Date
/// }
/// ```
///
/// It can be used wherever a ``ModelValue`` can, but only in JSON, because texts in XML and forms have no types. Dates are written as
/// in RFC 3339 and bytes as base64, unless the type changes its coders. Each value is parsed twice, the second time by a decoder
/// of its own. If speed matters, implement ``ServiceModel`` instead.
public protocol CodableModel: ModelValue, Codable {
    /// Changes the decoder of the type, for names or dates in other forms:
    ///
    /// ```swift
    /// static func configure(_ decoder: JSONDecoder) { decoder.keyDecodingStrategy = .convertFromSnakeCase }
    /// static func configure(_ encoder: JSONEncoder) { encoder.keyEncodingStrategy = .convertToSnakeCase }
    /// ```
    ///
    /// - Parameter decoder: A decoder that reads dates as in RFC 3339.
    static func configure(_ decoder: JSONDecoder)

    /// Changes the encoder of the type. Implement it together with that for the decoder.
    ///
    /// - Parameter encoder: An encoder that writes dates as in RFC 3339.
    static func configure(_ encoder: JSONEncoder)
}

extension CodableModel {
    /// Leaves the decoder as it is.
    public static func configure(_ decoder: JSONDecoder) {}

    /// Leaves the encoder as it is.
    public static func configure(_ encoder: JSONEncoder) {}

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { decoder in
            try decoder.value(fromText: { DateText.rfc3339($0) }, kind: "a date and time such as 2026-11-20T20:12:00Z")
        }
        configure(decoder)
        return decoder
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            if let problem = DateText.problem(with: date, in: .rfc3339) {
                throw EncodingError.invalidValue(
                    date,
                    EncodingError.Context(codingPath: encoder.codingPath, debugDescription: problem)
                )
            }
            try container.encode(DateText.rfc3339(date))
        }
        configure(encoder)
        return encoder
    }

    /// Reads a value.
    public init(reading reader: ModelReader) throws {
        let data = try ModelCoder.encode(reader.format.readExactJSONValue())
        do {
            self = try Self.decoder.decode(Self.self, from: data)
        } catch let error as DecodingError {
            throw ModelReadingError(error)
        }
    }

    /// Writes the value.
    public func writeValue(to writer: ModelWriter) {
        do {
            try ModelCoder.exactValue(in: Self.encoder.encode(self)).writeValue(to: writer)
        } catch EncodingError.invalidValue(_, let context) {
            writer.fail(context.debugDescription)
        } catch {
            writer.fail(String(describing: error))
        }
    }
}

extension ModelReadingError {
    /// A decoding error of Foundation, with the path of the member.
    fileprivate init(_ error: DecodingError) {
        let (path, message): ([any CodingKey], String)
        switch error {
        case .keyNotFound(let key, let context): (path, message) = (context.codingPath + [key], "the member is missing")
        // What is decoded has been read as JSON before. On Linux, this is what Foundation says of a number that does not fit.
        case .dataCorrupted(let context)
        where context.codingPath.isEmpty && context.debugDescription == "The given data was not valid JSON.":
            (path, message) = ([], "a number does not fit the type of its member")
        case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
            (path, message) = (context.codingPath, context.debugDescription)
        @unknown default: (path, message) = ([], String(describing: error))
        }
        self = path.reversed().reduce(ModelReadingError(message)) { error, key in
            key.intValue.map(error.inElement) ?? error.inMember(key.stringValue)
        }
    }
}
