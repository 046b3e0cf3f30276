import ServiceDescription

/// Names responses after their status codes (RFC 9110, section 16.2.1).
enum StatusNames {
    /// The words that name the body of a response after its operation. They include the status only if another response comes
    /// first, so that an added response does not rename others.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - responses: The responses with bodies that it is one of.
    ///   - name: The base name of the operation's own types.
    static func words(of response: Response, among responses: [Response], of name: String) -> String {
        responses.first?.status == response.status ? name : name + " " + self.name(of: response.status)
    }

    /// The name of the response of a status.
    static func name(of status: Response.Status) -> String {
        switch status {
        case .code(let code): code.nameOfStatus ?? "status\(code)"
        case .range(4): "client"
        case .range(5): "server"
        case .range(2): "success"
        case .range(3): "redirect"
        case .range(let digit): "status\(digit)XX"
        case .default: "other"
        }
    }

    /// A name with the status that it begins with spelled out: `bad request params` for `400_params`. The status goes where the
    /// rest tells it, as in `401Unauthorized`, or is about a success, as in `200Pets`.
    static func spelledOut(_ name: String) -> String {
        // Hardly any name begins so.
        guard name.utf8.first?.isDigit == true else { return name }
        let words = Words(name).words
        let rest = words.dropFirst()
        let compared = rest.map { $0.lowercased() }
        guard let code = words.first.flatMap({ $0.utf8.count == 3 ? Int($0) : nil }),
            let status = code.nameOfStatus ?? (compared.last == "response" ? "status \(code)" : nil)
        else { return name }
        var meaning = Words(status).lowercased
        let isSuccess = code < 300 && compared.contains { $0 != "response" }
        let isTold = isSuccess || compared.contains(where: meaning.contains)
        if isTold, rest.first?.utf8.first?.isDigit == false { return rest.joined(separator: " ") }
        if code == 500, !compared.contains("error") { meaning.append("error") }
        return (meaning + rest).joined(separator: " ")
    }
}
