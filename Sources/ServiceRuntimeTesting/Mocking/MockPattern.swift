import Foundation
import ServiceRuntime

/// The requests that a route of a ``MockTransport`` is for.
struct MockPattern: Sendable, Hashable, CustomStringConvertible {
    private let method: HTTPMethod
    private let text: String
    /// Scheme, host and port, or `nil` for any.
    private let origin: String?
    private let segments: [Segment]

    /// A part of the path between slashes. What is percent-encoded in it means the same as what is not.
    private struct Segment: Sendable, Hashable {
        /// What is before, between and behind the names in braces.
        let texts: [String]

        /// Takes a segment of a pattern apart.
        init(_ pattern: Substring) {
            var texts: [String] = []
            var rest = pattern
            while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
                texts.append(PercentEncoding.decode(rest[..<open]))
                rest = rest[rest.index(after: close)...]
            }
            self.texts = texts + [PercentEncoding.decode(rest)]
        }

        /// Whether a segment of a path, which is decoded, is one of these: each name in braces stands for one character or more.
        func matches(_ segment: String) -> Bool { Self.matches(texts[...], segment[...]) }

        private static func matches(_ texts: ArraySlice<String>, _ segment: Substring) -> Bool {
            guard let first = texts.first, texts.count > 1 else { return segment == texts.first ?? "" }
            guard segment.hasPrefix(first) else { return false }
            let value = segment.dropFirst(first.count)
            return value.indices.contains { matches(texts.dropFirst(), value[value.index(after: $0)...]) }
        }
    }

    /// Takes a pattern apart.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: A path, or an absolute URL without query; names in braces stand for any segment, or part of one.
    init(method: HTTPMethod, path: String) {
        self.method = method
        text = path
        let scheme = path.range(of: "://")
        let slash = scheme.map { path[$0.upperBound...].firstIndex(of: "/") ?? path.endIndex } ?? path.startIndex
        let address = String(path[..<slash])
        origin = scheme.map { _ in URL(string: address).map(Self.origin) ?? address }
        segments = Self.parts(of: path[slash...]).map(Segment.init)
    }

    /// The method and the path.
    var description: String { "\(method.rawValue) \(text)" }

    /// Whether there is a question mark in the path, so that it matches nothing.
    var hasQuery: Bool { text.contains("?") }

    /// Whether the pattern comes before another one that matches the same request: it has fewer segments with names in braces, or
    /// fewer that are nothing else.
    func isMoreExact(than other: MockPattern) -> Bool {
        (placeholders, wholePlaceholders) < (other.placeholders, other.wholePlaceholders)
    }

    private var placeholders: Int { segments.count { $0.texts.count > 1 } }
    private var wholePlaceholders: Int { segments.count { $0.texts == ["", ""] } }

    /// Whether a request is one of these.
    func matches(_ request: HTTPRequest) -> Bool {
        guard request.method == method, origin.map({ $0 == Self.origin(of: request.url) }) ?? true else { return false }
        let actual = Self.parts(of: request)
        return actual.count == segments.count && matches(actual[...])
    }

    /// The path that would match a request, if the pattern lacks only the beginning, which is the endpoint's own path; `nil` if
    /// it lacks something else, or nothing.
    func completed(for request: HTTPRequest) -> String? {
        let actual = Self.parts(of: request)
        guard request.method == method, origin == nil, segments.count < actual.count,
            matches(actual.suffix(segments.count))
        else { return nil }
        return "/" + (actual.dropLast(segments.count) + Self.parts(of: text[...])).joined(separator: "/")
    }

    private func matches(_ path: ArraySlice<Substring>) -> Bool {
        zip(segments, path).allSatisfy { $0.matches(PercentEncoding.decode($1)) }
    }

    /// Scheme, host and port in lowercase, without the port that the scheme has anyway.
    private static func origin(of url: URL) -> String {
        "\(url.scheme ?? "")://\(url.authority)".lowercased()
    }

    private static func parts(of request: HTTPRequest) -> [Substring] {
        parts(of: request.url.path(percentEncoded: true)[...])
    }

    private static func parts(of path: Substring) -> [Substring] {
        path.drop { $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
    }
}
