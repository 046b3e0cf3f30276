import Foundation

/// Makes events of the lines of an event stream (WHATWG HTML, section 9.2.6).
struct ServerSentEventParser {
    private var event = ""
    private var data: [Substring] = []
    /// How many bytes of data an event has that is not complete.
    private(set) var pendingSize = 0
    private var id: String?
    private var retry: TimeInterval?
    /// The last identifier of all blocks so far, those without data included; one that ends a block that never came to its
    /// end does not count.
    private(set) var lastEventId: String?
    /// How long the service wants clients to wait before they connect again, in seconds, or `nil` if it never said.
    private(set) var reconnectionTime: TimeInterval?

    /// Begins with another connection, which continues where the last one was lost.
    mutating func restart() {
        (event, data, pendingSize, retry, id) = ("", [], 0, nil, lastEventId)
    }

    /// Takes the next line.
    ///
    /// - Returns: The event that the line completes, if it does.
    mutating func take(_ line: String) -> ServerSentEvent? {
        guard !line.isEmpty else { return takeEvent() }
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else {
            set(line[...], to: "")
            return nil
        }
        let value = line[line.utf8.index(after: colon)...]
        set(line[..<colon], to: value.utf8.first == UInt8(ascii: " ") ? Substring(value.utf8.dropFirst()) : value)
        return nil
    }

    private mutating func set(_ field: Substring, to value: Substring) {
        switch field {
        case "event": event = String(value)
        case "data":
            data.append(value)
            // A blank line of data takes memory, too.
            pendingSize += value.utf8.count + MemoryLayout<Substring>.stride
        case "id" where !value.utf8.contains(0): id = String(value)
        case "retry":
            if value.utf8.allSatisfy(\.isDigit), let milliseconds = Int64(value) {
                retry = TimeInterval(milliseconds) / 1000
                reconnectionTime = retry
            }
        // A comment has an empty field name; what else there is has no meaning.
        default: break
        }
    }

    private mutating func takeEvent() -> ServerSentEvent? {
        defer { (event, data, pendingSize, retry) = ("", [], 0, nil) }
        lastEventId = id
        // A block without data is not an event, whatever else it contains.
        guard !data.isEmpty else { return nil }
        return ServerSentEvent(
            event: event.isEmpty ? "message" : event,
            data: data.joined(separator: "\n"),
            id: id.flatMap { $0.isEmpty ? nil : $0 },
            retry: retry
        )
    }
}
