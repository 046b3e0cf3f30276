/// Makes events of the lines of an event stream (WHATWG HTML, section 9.2.6).
struct ServerSentEventParser {
    private var event = ""
    private var data: [Substring] = []
    private var id: String?
    private var retry: Duration?

    /// Takes the next line.
    ///
    /// - Returns: The event that the line completes, if it does.
    mutating func take(_ line: String) -> ServerSentEvent? {
        guard !line.isEmpty else {
            return takeEvent()
        }
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
        case "data": data.append(value)
        case "id" where !value.utf8.contains(0): id = String(value)
        case "retry":
            let isNumber = !value.isEmpty && value.utf8.allSatisfy { (0x30...0x39).contains($0) }
            if isNumber, let milliseconds = Int64(value) {
                retry = .milliseconds(milliseconds)
            }
        // A comment has an empty field name; what else there is has no meaning.
        default: break
        }
    }

    private mutating func takeEvent() -> ServerSentEvent? {
        defer {
            event = ""
            data = []
            retry = nil
        }
        // A block without data is no event, whatever else it says.
        guard !data.isEmpty else {
            return nil
        }
        return ServerSentEvent(
            event: event.isEmpty ? "message" : event,
            data: data.joined(separator: "\n"),
            id: id.flatMap { $0.isEmpty ? nil : $0 },
            retry: retry
        )
    }
}
