import ServiceRuntime

/// Removes secrets from XML, whose text stays as it is otherwise.
struct RecordedXML {
    /// Which elements and attributes are secret.
    let rules: RecordingRules
    /// What stands for the secrets.
    let pseudonyms: Pseudonyms

    /// A document without its secrets.
    func redacted(_ document: String) -> String {
        withoutNamedValues(withoutElements(document)).replacing(#/\s([\w.:-]+)=("[^"<]*"|'[^'<]*')/#) { match in
            rules.isSecret(String(match.1))
                ? " \(match.1)=\"\(pseudonyms.pseudonym(for: match.2.dropFirst().dropLast()))\""
                : String(match.0)
        }
    }

    /// A document in which the values are replaced of which another attribute, or an element beside them, says that they are secret.
    private func withoutNamedValues(_ document: String) -> String {
        let tags = document.replacing(#/<[\w.:-]+(?:\s+[\w.:-]+=(?:"[^"<]*"|'[^'<]*'))+\s*\/?>/#) { tag in
            let members = tag.output.matches(of: #/\s([\w.:-]+)=["']([^"'<]*)["']/#).map { match in
                (name: String(match.1), text: Optional(String(match.2)))
            }
            guard rules.names.makeValueSecret(members, isText: true) else { return String(tag.output) }
            return String(tag.output).replacing(#/\s([\w.:-]+)=("[^"<]*"|'[^'<]*')/#) { match in
                SecretNames.isValue(String(match.1))
                    ? " \(match.1)=\"\(pseudonyms.pseudonym(for: match.2.dropFirst().dropLast()))\"" : String(match.0)
            }
        }
        // Elements that contain nothing but elements with text.
        let simple = #/<([\w.:-]+)(?:\s[^<>]*)?>([^<]*)<\/\1>/#
        return tags.replacing(#/(?:<([\w.:-]+)(?:\s[^<>]*)?>[^<]*<\/\1>\s*)+/#) { group in
            let members = group.0.matches(of: simple).map { (name: String($0.1), text: Optional(String($0.2))) }
            guard rules.names.makeValueSecret(members, isText: true) else { return String(group.0) }
            return String(group.0).replacing(simple) { match in
                SecretNames.isValue(String(match.1))
                    ? String(match.0).replacing(">\(match.2)<", with: ">\(pseudonyms.pseudonym(for: match.2))<")
                    : String(match.0)
            }
        }
    }

    /// A document in which all text inside of secret elements is replaced.
    private func withoutElements(_ document: String) -> String {
        var text = ""
        var rest = document[...]
        while let tag = rest.firstMatch(of: #/<([\w.:-]+)(?:\s[^<>]*)?>/#) {
            text += rest[..<tag.range.upperBound]
            rest = rest[tag.range.upperBound...]
            guard !tag.0.hasSuffix("/>"), rules.isSecret(String(tag.1)) else { continue }
            // What does not end has all that follows in it.
            let end = rest.firstRange(of: "</\(tag.1)")?.lowerBound ?? rest.endIndex
            text += withoutText(rest[..<end])
            rest = rest[end...]
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
