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
    ///   - traceState: Further data that tracing systems exchange.
    /// - Throws: ``ServiceError/client(_:_:)`` if one of the ids is invalid, or if the state cannot be sent.
    public init(traceId: String, spanId: String, isSampled: Bool = false, traceState: String? = nil) throws {
        guard Self.isId(traceId, digits: 32), Self.isId(spanId, digits: 16) else {
            throw ServiceError.client(
                "'\(traceId)' and '\(spanId)' are not a valid trace ID and span ID: they must be 32 and 16 lowercase "
                    + "hexadecimal digits, not all of them 0 (W3C Trace Context)."
            )
        }
        guard traceState.map(HeaderValidation.isValidValue) ?? true else {
            throw ServiceError.client("The trace state contains a control character, so it cannot be sent.")
        }
        self.traceId = traceId
        self.spanId = spanId
        self.isSampled = isSampled
        self.traceState = traceState
    }

    /// Creates a context from the header fields of a received request.
    ///
    /// - Parameters:
    ///   - traceParent: The value of `traceparent`.
    ///   - traceState: The value of `tracestate`, if there is one.
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
        self.traceState = traceState.flatMap { HeaderValidation.isValidValue($0) ? $0 : nil }
    }

    /// Returns a place in a new trace.
    ///
    /// - Parameter isSampled: Whether the trace is recorded.
    /// - Returns: The place, with random ids.
    public static func random(isSampled: Bool = true) -> TraceContext {
        TraceContext(
            unchecked: Self.randomId(words: 2),
            spanId: Self.randomId(words: 1),
            isSampled: isSampled,
            traceState: nil
        )
    }

    /// Returns a new span within the same trace.
    ///
    /// - Returns: The place of the span, with a random id.
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

    private static func randomId(words: Int) -> String {
        (0..<words).map { _ in
            let digits = String(UInt64.random(in: 1...UInt64.max), radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    private static func isHex(_ text: String, digits: Int) -> Bool {
        text.utf8.count == digits && text.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }

    private static func isId(_ text: String, digits: Int) -> Bool {
        isHex(text, digits: digits) && text.contains { $0 != "0" }
    }
}
