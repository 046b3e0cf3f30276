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
    ///   - base: The base of a relative one.
    init?(link: String, relativeTo base: URL) {
        guard let url = URL(string: PercentEncoding.encodeInvalid(link), relativeTo: base) else { return nil }
        self = url.absoluteURL
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
