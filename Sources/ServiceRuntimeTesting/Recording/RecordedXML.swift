import ServiceRuntime

/// Removes secrets from XML, whose text stays as it is otherwise.
struct RecordedXML {
    /// Which elements and attributes are secret.
    let rules: RecordingRules
    /// What stands for the secrets.
    let pseudonyms: Pseudonyms

    /// A document without its secrets.
    func redacted(_ document: String) -> String {
        withoutElements(document).replacing(#/\s([\w.:-]+)=("[^"<]*"|'[^'<]*')/#) { match in
            rules.isSecret(String(match.1))
                ? " \(match.1)=\"\(pseudonyms.pseudonym(for: match.2.dropFirst().dropLast()))\""
                : String(match.0)
        }
    }

    /// A document in which all text inside of secret elements is replaced.
    private func withoutElements(_ document: String) -> String {
        var text = ""
        var rest = document[...]
        while let tag = rest.firstMatch(of: #/<([\w.:-]+)(?:\s[^<>]*)?>/#) {
            text += rest[..<tag.range.upperBound]
            rest = rest[tag.range.upperBound...]
            guard !tag.0.hasSuffix("/>"), rules.isSecret(String(tag.1)),
                let end = rest.firstRange(of: "</\(tag.1)")
            else { continue }
            text += withoutText(rest[..<end.lowerBound])
            rest = rest[end.lowerBound...]
        }
        return text + rest
    }

    /// What is inside a secret element: the elements stay, so that it can be read as before.
    private func withoutText(_ content: Substring) -> String {
        String(content).replacing(#/<!\[CDATA\[(?s:(.*?))\]\]>|<[^<>]*>|([^<]+)/#) { match in
            if let data = match.1 { return "<![CDATA[\(pseudonyms.pseudonym(for: data))]]>" }
            guard let text = match.2, text.contains(where: { !$0.isWhitespace }) else { return String(match.0) }
            return pseudonyms.pseudonym(for: text)
        }
    }
}
