// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A base, a left or a right.
    ///
    /// The service may return alternatives that this client does not know. They are kept unchanged, as `unknown`.
    public indirect enum Base: UnionModel, Codable, Hashable {
        // Indirect, because copying a large alternative is costly.

        /// A base.
        case base(BaseBase)
        /// A left.
        case left(Left)
        /// A right.
        case right(Right)
        /// Any other value. It is kept as received, and sent back unchanged.
        case unknown(JSONValue)

        // MARK: UnionModel Protocol

        /// Reads the alternative that the discriminator `kind` names.
        public init(reading reader: ModelReader) throws {
            try reader.use(XMLForm(members: ["kind": .attribute("type")]))
            switch reader.readTag("kind") {
            case "Base":
                self = .base(try BaseBase(reading: reader))
            case "left":
                self = .left(try Left(reading: reader))
            case "right":
                self = .right(try Right(reading: reader))
            default:
                self = .unknown(try JSONValue(reading: reader))
            }
        }

        /// The associated value.
        public var payload: any ModelValue {
            switch self {
            case .base(let value): value
            case .left(let value): value
            case .right(let value): value
            case .unknown(let value): value
            }
        }
    }

    /// A base base.
    public struct BaseBase: ServiceModel, Codable, Hashable {
        /// The kind.
        public let kind: String
        /// The name.
        public let name: String?

        // MARK: Initializers

        /// Creates a value from its members.
        public init(kind: String = "Base", name: String? = nil) {
            self.kind = kind
            self.name = name
        }

        // MARK: ServiceModel Protocol

        /// Reads a value member by member.
        public init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.kind = reader.readStringIfPresent("kind") ?? "Base"
            self.name = reader.readStringIfPresent("name")
        }

        /// Writes the value member by member.
        @inline(never)
        public func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeString(kind, for: "kind")
            writer.writeString(name, for: "name")
        }

        // MARK: XML

        /// How XML represents the value and its members, where that differs from the default.
        private static let xml = XMLForm(
            root: "base",
            members: ["kind": .attribute("type")]
        )
    }
}
