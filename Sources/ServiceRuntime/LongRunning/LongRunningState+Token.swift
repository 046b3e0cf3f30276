import Foundation

extension LongRunningState {
    /// The state as a text that can be kept: a form in base64url. `nil` if the first response was the last one.
    var token: String? {
        if case .none = monitor { return nil }
        let members = [
            ("monitor", monitor.rawValue), ("poll", pollURL.absoluteString), ("method", method.rawValue),
            ("original", originalURL.absoluteString), ("location", location?.absoluteString ?? ""),
            ("final", finalState.rawValue),
        ]
        let form = members.map { "\($0)=\(PercentEncoding.encode($1))" }.joined(separator: "&")
        return Base64.text(Data(form.utf8), .base64URL)
    }

    /// Reads a ``token``, or `nil` if it is not one.
    init?(token: String) {
        guard let data = Base64.data(token) else { return nil }
        var members: [Substring: String] = [:]
        for member in String(decoding: data, as: UTF8.self).split(separator: "&") {
            let name = member.prefix { $0 != "=" }
            members[name] = member.dropFirst(name.count + 1).removingPercentEncoding
        }
        func url(_ name: Substring) -> URL? {
            members[name].flatMap { $0.isEmpty ? nil : URL(string: $0) }
        }
        guard let monitor = members["monitor"].flatMap(Monitor.init), let pollURL = url("poll"),
            let method = members["method"], let originalURL = url("original"), let location = members["location"],
            let finalState = members["final"].flatMap(FinalState.init)
        else { return nil }
        guard location.isEmpty || url("location") != nil else { return nil }
        self.init(
            monitor: monitor,
            pollURL: pollURL,
            method: HTTPMethod(rawValue: method),
            originalURL: originalURL,
            location: url("location"),
            finalState: finalState
        )
    }
}
