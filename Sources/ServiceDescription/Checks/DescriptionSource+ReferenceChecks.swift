import YAML

extension DescriptionSource {
    /// Reports a reference to another kind of component, such as a schema where a response is expected, which could not
    /// be read. A component of the expected kind in the wrong table is accepted.
    ///
    /// - Parameters:
    ///   - reference: The reference.
    ///   - target: What it leads to in the end.
    ///   - expected: What must be there.
    /// - Returns: `false`, with an error reported, if a client is impossible without what is expected.
    mutating func checkKind(of reference: YAMLNode, leadsTo target: YAMLNode, expected: ComponentKind) -> Bool {
        guard let found = strayKind(of: reference, leadsTo: target, expected: expected) else { return true }
        let problem =
            "expected a reference to \(expected.noun), but '\(reference.string ?? "")' is \(found.noun)"
        switch expected {
        case .requestBody:
            diagnostics.error(problem, at: reference.mark)
            return false
        case .parameter:
            let help =
                found == .schema ? " (in Swagger 2.0, a body is '{in: body, name: body, schema: {$ref: …}}')" : ""
            diagnostics.loss("\(problem); it is not in the client\(help)", at: reference.mark)
            return false
        case .response, .header:
            let help = found == .schema ? " (write \(expected.noun) with this schema)" : ""
            diagnostics.loss("\(problem); it is ignored\(help)", at: reference.mark)
        case .schema:
            diagnostics.loss(
                "\(problem); it is treated as free-form JSON (refer to the schema inside it, or make it a schema)",
                at: reference.mark
            )
        }
        return true
    }

    /// Returns the kind of a reference's target if it is not the expected one, unless the target has the expected kind
    /// in the wrong table.
    mutating func strayKind(
        of reference: YAMLNode,
        leadsTo target: YAMLNode,
        expected: ComponentKind
    ) -> ComponentKind? {
        // Nearly all targets are what they should be, and then need not be looked up again.
        guard !expected.isLikely(target),
            let found = references.knownTarget(of: reference).flatMap({ ComponentKind(at: $0.tokens) }),
            found != expected, found.isLikely(target)
        else { return nil }
        return found
    }
}
