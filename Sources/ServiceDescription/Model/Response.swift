import YAML

/// A response to an operation.
package struct Response: Sendable {
    /// The status codes a response is for.
    package enum Status: Sendable, Hashable {
        /// One status code.
        case code(Int)
        /// The hundred codes that begin with this digit (`4XX`).
        case range(Int)
        /// All that have no response of their own.
        case `default`

        /// The status as descriptions write it: `200`, `4XX` or `default`.
        package var text: String {
            switch self {
            case .code(let code): String(code)
            case .range(let digit): "\(digit)XX"
            case .default: "default"
            }
        }

        /// The digit that its codes begin with, which tells their class (RFC 9110, section 15); `nil` for all codes.
        var firstDigit: Int? {
            switch self {
            case .code(let code): code / 100
            case .range(let digit): digit
            case .default: nil
            }
        }

        /// Whether it is among the status codes of success (RFC 9110, section 15.3).
        package var isSuccessful: Bool { firstDigit == 2 }
    }

    /// What a response means.
    package enum Meaning: Sendable {
        case error, expected
        /// What its status says.
        case byStatus

        /// What a response means that is an error or is none.
        init(isError: Bool) { self = isError ? .error : .expected }
    }

    /// The status codes this response is for.
    package var status: Status
    /// The media types it may come in, in the order of the description. Empty: no body.
    package var contents: [Content] = []
    /// In Swagger 2.0, the media types that the operation produces, if the response has no schema. The description does not say
    /// whether it has a body.
    package var undescribedTypes: [MediaType] = []
    /// Whether the description says that nothing comes: all that could is `null`, or an object without members.
    package var isNothing = false
    /// The headers that the description names.
    package var headers: [Header] = []
    /// What the description says that it means, whatever its status (`x-ms-error-response`).
    package var meaning = Meaning.byStatus
    /// Its documentation in the description.
    package var documentation = Documentation()
    /// Where it is declared.
    package var mark: Mark
}
