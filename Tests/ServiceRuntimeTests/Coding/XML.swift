import Foundation
import ServiceRuntime

/// The value that a document of XML holds.
func decodedXML<Value: ModelValue>(_ document: String, as type: Value.Type = Value.self) throws -> Value {
    try ModelCoder.decode(type, from: Data(document.utf8), mediaType: "application/xml")
}

/// The document of XML that holds a value, without its declaration.
func encodedXML(_ value: some ModelValue, root: XMLMember? = nil) throws -> String {
    let document = String(
        decoding: try ModelCoder.encode(value, mediaType: "application/xml", root: root),
        as: UTF8.self
    )
    let declaration = "<?xml version=\"1.0\" encoding=\"utf-8\"?>"
    return document.hasPrefix(declaration) ? String(document.dropFirst(declaration.count)) : document
}

/// What the error says that reading a document ends with; an empty text if there is none.
func refusalOfXML<Value: ModelValue>(_ document: String, as type: Value.Type) -> String {
    do {
        _ = try decodedXML(document, as: type)
        return ""
    } catch {
        return String(describing: error)
    }
}

/// A model whose members are called in XML what they are called everywhere, as generated code has it.
struct Note: ServiceModel, Codable, Hashable {
    let id: Int
    let text: String?
    let tags: [String]?
    let sent: Date?
    let bytes: Data?
    let weight: Double?
    let isRead: Bool?
    let about: Indirect<Note>?

    init(
        id: Int,
        text: String? = nil,
        tags: [String]? = nil,
        sent: Date? = nil,
        bytes: Data? = nil,
        weight: Double? = nil,
        isRead: Bool? = nil,
        about: Note? = nil
    ) {
        self.id = id
        self.text = text
        self.tags = tags
        self.sent = sent
        self.bytes = bytes
        self.weight = weight
        self.isRead = isRead
        self.about = about.map { Indirect($0) }
    }

    init(reading reader: ModelReader) throws {
        self.id = reader.readInt("id")
        self.text = reader.readStringIfPresent("text")
        self.tags = reader.readIfPresent("tags")
        self.sent = reader.readDateIfPresent("sent")
        self.bytes = reader.readIfPresent("bytes")
        self.weight = reader.readIfPresent("weight")
        self.isRead = reader.readBoolIfPresent("isRead")
        let about: Note? = reader.readIfPresent("about")
        self.about = about.map { Indirect($0) }
    }

    func writeMembers(to writer: ModelWriter) {
        writer.writeInt(id, for: "id")
        writer.writeString(text, for: "text")
        writer.write(tags, for: "tags")
        writer.writeDate(sent, for: "sent")
        writer.write(bytes, for: "bytes")
        writer.write(weight, for: "weight")
        writer.writeBool(isRead, for: "isRead")
        writer.write(about?.value, for: "about")
    }
}

/// A model that uses all that XML has, as generated code has it.
struct Shelf: ServiceModel, Codable, Hashable {
    /// What stands on a shelf.
    struct Book: ServiceModel, Codable, Hashable {
        let isbn: String
        let title: String

        init(isbn: String, title: String) {
            self.isbn = isbn
            self.title = title
        }

        init(reading reader: ModelReader) throws {
            try reader.use(Self.xml)
            self.isbn = reader.readString("isbn")
            self.title = reader.readString("title")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.use(Self.xml)
            writer.writeString(title, for: "title")
            writer.writeString(isbn, for: "isbn")
        }

        private static let xml = XMLForm(
            members: [
                "isbn": .attribute(XMLName("isbn", namespace: "urn:isbn", prefix: "i")),
                "title": .text,
            ]
        )
    }

    let room: String?
    let books: [Book]
    let labels: [String]?
    let remarks: [String]
    let matrix: [[Int]]?
    let keeper: String?
    let others: [String: String]

    init(
        room: String? = nil,
        books: [Book],
        labels: [String]? = nil,
        remarks: [String] = [],
        matrix: [[Int]]? = nil,
        keeper: String?,
        others: [String: String] = [:]
    ) {
        self.room = room
        self.books = books
        self.labels = labels
        self.remarks = remarks
        self.matrix = matrix
        self.keeper = keeper
        self.others = others
    }

    init(reading reader: ModelReader) throws {
        try reader.use(Self.xml)
        self.room = reader.readStringIfPresent("room")
        self.books = try reader.read("books")
        self.labels = reader.readIfPresent("labels")
        self.remarks = try reader.read("remarks")
        self.matrix = reader.readIfPresent("matrix")
        self.keeper = reader.readStringIfPresent("keeper")
        self.others = try reader.readOthers(except: ["room", "books", "labels", "remarks", "matrix", "keeper"])
    }

    func writeMembers(to writer: ModelWriter) {
        writer.use(Self.xml)
        writer.write(books, for: "books")
        writer.write(labels, for: "labels")
        writer.write(remarks, for: "remarks")
        writer.write(matrix, for: "matrix")
        writer.writeNullable(keeper, for: "keeper")
        writer.writeString(room, for: "room")
        writer.writeOthers(others)
    }

    private static let xml = XMLForm(
        root: XMLName("shelf", namespace: "urn:shelf"),
        members: [
            "room": .attribute("in-room"),
            "books": .wrapped("books", item: "book"),
            "labels": .items("label", or: "Label"),
            "keeper": .element(XMLName("keeper", namespace: "urn:people", prefix: "p")),
        ]
    )
}
