import Foundation

extension URL {
    /// Reads an address. Characters that no URL has are encoded, and what is encoded already stays as it is: Foundation would
    /// encode all of it once more.
    ///
    /// - Parameter text: The address.
    init?(repairing text: String) {
        if let url = URL(valid: text) { self = url } else { self.init(string: PercentEncoding.encodeInvalid(text)) }
    }

    /// Reads an address that a service names, likewise.
    ///
    /// - Parameters:
    ///   - link: The address, absolute or relative.
    ///   - base: The base of a relative one, which stays relative without any.
    init?(link: String, relativeTo base: URL?) {
        let link = PercentEncoding.encodeInvalid(Self.trimmed(link))
        guard let url = URL(string: link, relativeTo: base) else { return nil }
        self = url.absoluteURL
    }

    /// An address without the spaces and line breaks around it, which are not part of it (RFC 3986, appendix C). XML that is
    /// indented has them.
    static func trimmed(_ link: String) -> String {
        // Few have any, and no copy is made of the others.
        guard link.utf8.first.map({ $0 <= 0x20 }) == true || link.utf8.last.map({ $0 <= 0x20 }) == true else {
            return link
        }
        return link.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Reads an address that has no characters but those of a URL.
    private init?(valid text: String) {
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            self.init(string: text, encodingInvalidCharacters: false)
        } else {
            // Refuses the same ones.
            self.init(string: text)
        }
    }
}
