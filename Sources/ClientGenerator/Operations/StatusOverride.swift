import ServiceDescription

/// A response that counts as a failure despite a success status, or as a success despite an error status
/// (`x-ms-error-response`), or one that has no value although others have.
struct StatusOverride: Sendable, Hashable {
    /// What a response means.
    enum Meaning: Sendable, Hashable {
        /// The operation failed, although the status is one of success.
        case failure
        /// The operation succeeded, although the status is one of errors; the body is the value.
        case value
        /// The operation succeeded, also if the status is an error, and there is no value.
        case noValue
    }

    /// The status codes of the response.
    let status: Response.Status
    /// What the response means.
    let meaning: Meaning
}

extension OperationDraft {
    /// The responses whose status contradicts the description (`x-ms-error-response`), but for failures whose bodies are read, which
    /// need no further treatment; and one that only accepts the request, whose body, if any, is about the processing and not its
    /// result (RFC 9110, section 15.3.3).
    var statusOverrides: [StatusOverride] {
        operation.responses.compactMap { response in
            if response.meaning == .error, response.status.isSuccessful {
                guard !failures.contains(where: { $0.status == response.status }) else { return nil }
                return StatusOverride(status: response.status, meaning: .failure)
            }
            if response.isAcceptance, response.contents.isEmpty, mayLackValue {
                return StatusOverride(status: response.status, meaning: .noValue)
            }
            guard response.meaning == .expected, response.status.isOfErrors, response.status != .default else {
                return nil
            }
            return StatusOverride(status: response.status, meaning: response.contents.isEmpty ? .noValue : .value)
        }
    }

    /// Whether the operation returns a value, or none.
    private var mayLackValue: Bool {
        guard operation.longRunning == nil else { return false }
        return switch output.format {
        case .optionalValue, .list, .page, .pages: true
        case .value, .nothing, .data, .text, .headers, .byStatus, .events, .stream, .lines, .eventObjects: false
        }
    }
}
