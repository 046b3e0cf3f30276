import Foundation

/// A place in a distributed trace, as transmitted in header fields (W3C Trace Context, Level 1).
public struct TraceContext: Sendable, Hashable {
    /// The trace: 32 lowercase hexadecimal digits, not all of them 0.
    public let traceId: String

    /// The span within the trace: 16 lowercase hexadecimal digits, not all of them 0.
    public let spanId: String

    /// Whether the caller may have recorded this trace.
    public let isSampled: Bool

    /// Further data that tracing systems exchange (`tracestate`), or `nil` for none.
    public let traceState: String?

    /// Creates a context.
    ///
    /// - Parameters:
    ///   - traceId: The trace.
    ///   - spanId: The span.
    ///   - isSampled: Whether the caller may have recorded this trace.
    ///   - traceState: Further data that tracing systems exchange; empty text is the same as none.
    /// - Throws: ``ServiceError/client(_:_:)`` if one of the ids is invalid, or if the state is not a list of names and values.
    public init(
        traceId: String,
        spanId: String,
        isSampled: Bool = false,
        traceState: String? = nil
    ) throws(ServiceError) {
        guard Self.isId(traceId, digits: 32), Self.isId(spanId, digits: 16) else {
            throw .client(
                "'\(traceId.shortened)' and '\(spanId.shortened)' are not a valid trace ID and span ID: they must be 32 and 16 lowercase "
                    + "hexadecimal digits, not all of them 0 (W3C Trace Context)."
            )
        }
        let list = traceState.flatMap(Self.list)
        guard list == traceState || traceState?.isEmpty == true else {
            throw .client(
                "The trace state is not a list such as 'vendor=value,other=value' of at most \(Self.maximumMembers) members "
                    + "with different names (W3C Trace Context), so it cannot be sent."
            )
        }
        self.traceId = traceId
        self.spanId = spanId
        self.isSampled = isSampled
        self.traceState = list
    }

    /// Creates a context from the header fields of a received request.
    ///
    /// - Parameters:
    ///   - traceParent: The value of `traceparent`.
    ///   - traceState: The value of `tracestate`, if there is one. It is discarded if it does not conform.
    /// - Returns: `nil` if `traceParent` does not conform to the specification. Such fields are to be ignored.
    public init?(traceParent: String, traceState: String? = nil) {
        let parts = traceParent.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        // Later versions may have more parts; version ff is forbidden.
        guard parts.count >= 4, Self.isHex(parts[0], digits: 2), parts[0] != "ff", parts[0] != "00" || parts.count == 4,
            Self.isId(parts[1], digits: 32), Self.isId(parts[2], digits: 16), Self.isHex(parts[3], digits: 2),
            let flags = UInt8(parts[3], radix: 16)
        else {
            return nil
        }
        traceId = parts[1]
        spanId = parts[2]
        isSampled = flags & 1 == 1
        self.traceState = traceState.flatMap(Self.list)
    }

    /// Returns a place in a new trace.
    ///
    /// - Parameter isSampled: Whether the trace is recorded.
    public static func random(isSampled: Bool = true) -> TraceContext {
        TraceContext(
            unchecked: Self.randomId(words: 2),
            spanId: Self.randomId(words: 1),
            isSampled: isSampled,
            traceState: nil
        )
    }

    /// Returns a new span within the same trace.
    public func child() -> TraceContext {
        TraceContext(
            unchecked: traceId,
            spanId: Self.randomId(words: 1),
            isSampled: isSampled,
            traceState: traceState
        )
    }

    /// The value of the header field `traceparent`.
    public var traceParent: String { "00-\(traceId)-\(spanId)-\(isSampled ? "01" : "00")" }

    private init(unchecked traceId: String, spanId: String, isSampled: Bool, traceState: String?) {
        self.traceId = traceId
        self.spanId = spanId
        self.isSampled = isSampled
        self.traceState = traceState
    }

    /// The maximum number of members of a list.
    private static let maximumMembers = 32

    /// A list as it is, or `nil` if it does not conform to the specification (section 3.3.1), or is empty.
    private static func list(_ text: String) -> String? {
        let members = text.split(separator: ",").map { $0.trimmingCharacters(in: [" ", "\t"]) }.filter { !$0.isEmpty }
        let names = Set(members.compactMap(name))
        return !members.isEmpty && members.count <= maximumMembers && names.count == members.count ? text : nil
    }

    /// The name of a member of a list, or `nil` if the member does not conform.
    private static func name(of member: String) -> String? {
        let name = member.prefix { $0 != "=" }
        let value = member.dropFirst(name.count + 1)
        guard (1...256).contains(name.utf8.count), (1...256).contains(value.utf8.count),
            let start = name.utf8.first, start.isLowercase || start.isDigit,
            name.utf8.allSatisfy({ $0.isLowercase || $0.isDigit || "_-*/@".utf8.contains($0) }),
            value.utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "=") })
        else { return nil }
        return String(name)
    }

    private static func randomId(words: Int) -> String {
        (0..<words).map { _ in String(format: "%016llx", UInt64.random(in: 1...UInt64.max)) }.joined()
    }

    private static func isHex(_ text: String, digits: Int) -> Bool {
        text.utf8.count == digits && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }

    private static func isId(_ text: String, digits: Int) -> Bool {
        isHex(text, digits: digits) && text.contains { $0 != "0" }
    }
}
