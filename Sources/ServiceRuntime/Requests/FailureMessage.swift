import Foundation

/// Finds what a service says about a failure, in the forms in common use.
enum FailureMessage {
    /// The members that hold a text meant for people: those of OData and Azure (`error.message`), RFC 9457 (`detail`,
    /// `title`), OAuth (`error_description`) and of most other services (`message`), the most telling first.
    private static let members = ["message", "detail", "error_description", "title", "error"]

    /// The longest text that is taken over.
    private static let longestText = 500

    /// Finds the message.
    ///
    /// - Parameters:
    ///   - body: The body of the response.
    ///   - mediaType: Its media type.
    ///   - secrets: The secrets of the request, which some services repeat.
    /// - Returns: The text, or `nil` if there is none that is known to be meant for people.
    static func find(in body: Data, mediaType: String?, hiding secrets: [String] = []) -> String? {
        guard let mediaType, !body.isEmpty, mediaType.lowercased().contains("json") || MediaType(mediaType).isXML else {
            return nil
        }
        return value(of: body, mediaType: mediaType).flatMap { text(in: $0, hiding: secrets) }
    }

    /// Finds the message of an item of a stream that reports a failure instead of what the description says.
    ///
    /// - Parameters:
    ///   - event: The item.
    ///   - secrets: The secrets of the request, which some services repeat.
    /// - Returns: The text, or `nil` if neither the type of the event nor a member `error` says that it is a failure.
    static func find(in event: ServerSentEvent, hiding secrets: [String]) -> String? {
        guard let value = value(of: Data(event.data.utf8), mediaType: "application/json"),
            event.event == "error" || value["error"].map({ !$0.isNull }) == true
        else {
            return nil
        }
        return text(in: value, hiding: secrets)
    }

    private static func value(of body: Data, mediaType: String) -> JSONValue? {
        do {
            return try ModelCoder.decode(JSONValue.self, from: body, mediaType: mediaType)
        } catch {
            // A body that is not what it claims to be has no message; the raw response is available to callers.
            return nil
        }
    }

    private static func text(in value: JSONValue, hiding secrets: [String]) -> String? {
        text(in: value).map { String(RequestRedactor.hiding(secrets, in: $0).prefix(longestText)) }
    }

    private static func text(in value: JSONValue) -> String? {
        guard case .object(let object) = value else {
            return nil
        }
        if case .object? = object["error"], let error = object["error"], let text = text(in: error) {
            return text
        }
        for member in members {
            // In XML, the names mostly begin with a capital letter.
            for name in [member, member.prefix(1).uppercased() + member.dropFirst()] {
                if case .string(let text)? = object[name], !text.isEmpty {
                    return text
                }
            }
        }
        return nil
    }
}
