import Foundation
import ServiceRuntime

/// The requests that a route of a ``MockTransport`` is for.
struct MockPattern: Sendable, Hashable, CustomStringConvertible {
    private let method: HTTPMethod
    private let text: String
    /// Scheme, host and port, or `nil` for any.
    private let origin: String?
    private let segments: [Substring]

    /// Takes a pattern apart.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - path: A path, or an absolute URL without query; names in braces stand for any segment, or part of one.
    init(method: HTTPMethod, path: String) {
        self.method = method
        text = path
        guard let scheme = path.range(of: "://") else {
            origin = nil
            segments = Self.segments(of: path[...])
            return
        }
        let slash = path[scheme.upperBound...].firstIndex(of: "/") ?? path.endIndex
        origin = path[..<slash].lowercased()
        segments = Self.segments(of: path[slash...])
    }

    /// The method and the path.
    var description: String { "\(method.rawValue) \(text)" }

    /// Whether the pattern comes before another one that matches the same request: it has fewer segments with names in braces, or
    /// fewer that are nothing else.
    func isMoreExact(than other: MockPattern) -> Bool {
        (placeholders, wholePlaceholders) < (other.placeholders, other.wholePlaceholders)
    }

    private var placeholders: Int { segments.count { $0.contains("{") } }
    private var wholePlaceholders: Int {
        segments.count { $0.hasPrefix("{") && $0.firstIndex(of: "}") == $0.indices.last }
    }

    /// Whether a request is one of these.
    func matches(_ request: HTTPRequest) -> Bool {
        guard request.method == method, origin.map({ $0 == Self.origin(of: request.url) }) ?? true else { return false }
        let actual = Self.segments(of: request)
        return actual.count == segments.count && matches(actual[...])
    }

    /// The path that would match a request, if the pattern lacks only the beginning, which is the endpoint's own path; `nil` if
    /// it lacks something else, or nothing.
    func completed(for request: HTTPRequest) -> String? {
        let actual = Self.segments(of: request)
        guard request.method == method, origin == nil, segments.count < actual.count,
            matches(actual.suffix(segments.count))
        else { return nil }
        return "/" + (actual.dropLast(segments.count) + segments).joined(separator: "/")
    }

    private func matches(_ path: ArraySlice<Substring>) -> Bool {
        zip(segments, path).allSatisfy { $0 == $1 || Self.matches($0, $1) }
    }

    /// Whether a segment is one of a pattern, in which each name in braces stands for one character or more.
    private static func matches(_ pattern: Substring, _ segment: Substring) -> Bool {
        guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
            return pattern == segment
        }
        let (start, rest) = (pattern[..<open], pattern[pattern.index(after: close)...])
        guard segment.hasPrefix(start) else { return false }
        let value = segment.dropFirst(start.count)
        return value.indices.contains { matches(rest, value[value.index(after: $0)...]) }
    }

    private static func segments(of request: HTTPRequest) -> [Substring] {
        segments(of: request.url.path(percentEncoded: true)[...])
    }

    private static func origin(of url: URL) -> String {
        "\(url.scheme ?? "")://\(url.shownHost ?? "")\(url.port.map { ":\($0)" } ?? "")".lowercased()
    }

    private static func segments(of path: Substring) -> [Substring] {
        let path = path.drop { $0 == "/" }
        return path.split(separator: "/", omittingEmptySubsequences: false)
    }
}
