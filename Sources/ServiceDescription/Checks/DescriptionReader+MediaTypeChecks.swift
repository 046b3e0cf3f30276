import Suggestions
import YAML

extension DescriptionReader {
    /// The media types that most descriptions mean.
    private static let usual = [
        "application/json", "application/xml", "application/octet-stream", "application/x-www-form-urlencoded",
        "multipart/form-data", "text/plain", "text/html", "text/csv",
    ]

    /// Warns about the media types of a Swagger 2.0 list that are none.
    mutating func checkMediaTypes(_ list: YAMLNode?) {
        guard let list else { return }
        for node in list.sequence ?? [list] {
            if let name = node.string { checkMediaType(name, at: node.mark) }
        }
    }

    /// Warns about an invalid media type (RFC 9110, section 8.3.1).
    mutating func checkMediaType(_ name: String, at mark: Mark) {
        if name.isEmpty || name.utf8.contains(UInt8(ascii: "/")) { return }
        let meant =
            Self.usual.first { $0.hasSuffix("/\(name.lowercased())") }
            ?? NearestName.nearest(to: name, among: Self.usual)
        source.diagnostics.warning(
            "'\(name)' is not a media type"
                + (meant.map { " (did you mean '\($0)'?)" } ?? " (write 'application/json', for example)"),
            at: mark
        )
    }
}
