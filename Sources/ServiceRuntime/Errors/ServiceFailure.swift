import Foundation

/// A service's answer that says it did not do what was asked.
public struct ServiceFailure: Sendable {
    /// The status code of the answer.
    public let statusCode: Int

    /// The answer as it came.
    public let httpResponse: HTTPResponse

    /// The error that the service described in the body, decoded as the operation's description says; nil if the
    /// description names none for this status or the body could not be read as that.
    public let error: (any Sendable)?

    /// Why the body could not be read as the error that the description names for this status; nil if it could.
    public let decodingError: (any Error)?

    /// The method of the request.
    public let method: HTTPMethod

    /// The address of the request, with the values of all query parameters that may be secret replaced by `REDACTED`.
    public let url: String

    /// The id under which the service or this client knows the request, for a support case.
    public let requestId: String?

    /// How many times the request was sent before this answer was taken as final.
    public let tries: Int

    /// The tries before the last one, which failed, too.
    public internal(set) var earlierTries: [FailedTry] = []

    /// What the service says about the failure in words; nil if it says nothing readable.
    public let message: String?

    /// The service's error as one of the types that the operation's description names.
    ///
    /// - Parameter type: The type expected.
    /// - Returns: The error, or nil if it is of another type or the body could not be read.
    public func error<E: Sendable>(as type: E.Type) -> E? {
        error as? E
    }

    /// Whether nothing changed since the version that the request named (304). This is no failure by itself: it is
    /// reported as one only where a value is asked for that the answer does not have.
    public var isNotModified: Bool { statusCode == 304 }

    /// Whether what was asked for does not exist (404 or 410).
    public var isNotFound: Bool { statusCode == 404 || statusCode == 410 }

    /// Whether the request contradicts the present state of the resource (409).
    public var isConflict: Bool { statusCode == 409 }

    /// Whether a condition of the request does not hold, such as its `If-Match` (412).
    public var isPreconditionFailed: Bool { statusCode == 412 }
}

extension ServiceFailure: CustomStringConvertible {
    /// Status, request and the service's own words.
    public var description: String {
        var text = "The service answered \(statusCode)"
        let phrase = HTTPStatus.phrase(for: statusCode)
        if let phrase {
            text += " (\(phrase))"
        }
        text += " to \(method.rawValue) \(url)"
        if tries > 1 {
            text += " after \(tries) tries"
            if !earlierTries.isEmpty {
                text += " (\(earlierTries.map(\.description).joined(separator: "; ")))"
            }
        }
        if let requestId {
            text += " [request id \(requestId)]"
        }
        if let message {
            // In one line: a service must not write lines of a log.
            text += ": \(message.split(whereSeparator: \.isNewline).joined(separator: " "))"
        }
        return text
    }
}
