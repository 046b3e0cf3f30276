/// The `Link` header (RFC 8288, section 3).
enum LinkHeader {
    /// Returns the target of the first link with a relation, as written, or `nil` if there is none.
    ///
    /// Links whose context is another resource (`anchor`) are skipped.
    ///
    /// - Parameters:
    ///   - relation: The relation, compared case-insensitively.
    ///   - value: The header's value. Several headers are one value with commas between them.
    static func target(of relation: String, in value: String) -> String? {
        var rest = Substring(value)
        while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
            guard let end = rest.utf8[start...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
            let target = rest[rest.utf8.index(after: start)..<end]
            rest = rest[rest.utf8.index(after: end)...]
            let link = String(FieldText.takeElement(from: &rest, separatedBy: ","))
            let parameters = FieldText.elements(of: link, separatedBy: ";").compactMap(FieldText.parameter)
            // Of several relations only the first counts (section 3.3).
            let relations = parameters.first { $0.name == "rel" }?.value.split { $0 == " " || $0 == "\t" } ?? []
            guard !parameters.contains(where: { $0.name == "anchor" }) else { continue }
            if relations.contains(where: { $0.lowercased() == relation.lowercased() }) {
                return String(target.trimmingOptionalWhitespace())
            }
        }
        return nil
    }
}
