import ClientGenerator
import ServiceDescription

extension FirstRun {
    /// What to tell the user.
    var hints: [String] {
        [
            title, prefix, sharedParameters, credential, paging, undescribedResults, repeatedError, previousMethods,
            mergePatch, optionalBodies,
        ].compactMap { $0 }
    }

    // MARK: Names

    /// What tools write if nobody gives a title: springdoc, NSwag, FastAPI, TypeSpec and others; in lowercase letters.
    private static let genericTitles: Set<String> = [
        "openapi definition", "api documentation", "my title", "my api", "fastapi", "swagger api", "documentation",
        "api", "rest api", "openapi", "untitled", "untitled api", "title", "(title)",
    ]

    /// The hint about a title that says nothing of the service, after which the client is named.
    private var title: String? {
        guard configuration.client == nil, Self.genericTitles.contains(service.title.lowercased()) else { return nil }
        return
            "the title '\(service.title)' is one that tools write if nobody gives one, and the client is "
            + "named after it; name it with 'client' in the client configuration"
    }

    /// The hint about types whose names are long because all of them begin alike: at least ten, with a prefix of at most 100 bytes,
    /// because nobody chose a longer one.
    private var prefix: String? {
        guard configuration.rename[.prefixes].isEmpty else { return nil }
        let draft = RepetitionDraft(service: service)
        guard let (prefix, count) = draft.schemaPrefixes.max(by: { $0.count < $1.count }), count >= 10,
            prefix.utf8.count <= 100
        else { return nil }
        // A prefix of one word may belong to the name, unless it has a period or ends with a number.
        let remaining = draft.namespace.removed(fromSchema: prefix) ?? prefix
        guard remaining.contains(".") || remaining.last?.isNumber == true else { return nil }
        return
            "the names of \(count) schemas begin with '\(prefix)', and so do those of their types; "
            + "'\(suggestingCommand)' suggests how to leave that out"
    }

    // MARK: Calls

    /// The hint about arguments of nearly every call, such as keys, which can belong to the client. Those in the path say what a
    /// call is about.
    private var sharedParameters: String? {
        let known = Set(configuration.clientParameters.map(\.value))
        let parameters = RepetitionDraft(service: service).requiredParameters { $0.location != .path }
            .filter { !known.contains($0.name) }
        guard let least = parameters.last?.count else { return nil }
        let names = parameters.map { "'\($0.name)'" }
        let are = names.count == 1 ? "is an argument" : "are arguments"
        return
            "\(least) of \(service.operations.count) operations require \(Phrases.list(names, "and")), which \(are) of each call; "
            + "'\(suggestingCommand)' suggests how to give \(names.count == 1 ? "it" : "them") to the client"
    }

    /// The words of parameters that are a credential, in lowercase letters.
    private static let wordsOfCredentials: Set<String> = [
        "apikey", "auth", "authorization", "credential", "credentials", "key", "password", "secret", "session",
        "signature", "token",
    ]

    /// The hint about a service that wants a credential of which its description says nothing: at least five operations answer 401, and
    /// take no argument that may be one.
    private var credential: String? {
        guard service.securitySchemes.isEmpty else { return nil }
        let candidates = operations.filter { operation in
            operation.responses.contains { $0.status == .code(401) }
                && !operation.parameters.contains { parameter in
                    !Self.wordsOfCredentials.isDisjoint(with: Words(parameter.name).lowercased)
                }
        }
        guard candidates.count >= 5 else { return nil }
        return sentence(about: candidates, one: "describes", several: "describe").map {
            "\($0) 401, but the description has no 'securitySchemes', so no initializer of the client takes a credential; describe "
                + "it in an overlay (see 'Overlays' in Configuration.md), or create the client with an 'authPolicy'"
        }
    }

    /// The hint about collections that are probably paged.
    private var paging: String? {
        let candidates = unpagedOperations.filter { OperationLinter.paging(of: $0, in: service) != nil }
        if candidates.isEmpty { return nil }
        let suggested = Set(PagingDraft(service: service).rules(for: candidates).flatMap(\.operations))
        let pageable = candidates.filter { suggested.contains($0.identifier) }
        guard let sentence = sentence(about: pageable, one: "has", several: "have") else { return nil }
        return
            "\(sentence) paging parameters, but the description does not say how to request the next page; "
            + "'\(suggestingCommand)' suggests rules"
    }

    /// The hint about methods for callers from before a second tag, whom a new client does not have.
    private var previousMethods: String? {
        let count = previousMethodCount
        if count == 0 { return nil }
        let subject = count == 1 ? "1 deprecated method is" : "\(count) deprecated methods are"
        return
            "the description has two tags, so \(subject) in the client for code that was written when it had one; "
            + "if there is none, write 'groups: tags' in the client configuration"
    }

    // MARK: Values

    /// The hint about operations that return something that is not described.
    private var undescribedResults: String? {
        let candidates = operations.filter(\.getsUndescribed)
        let described = candidates.filter { $0.responses.contains(where: \.status.isSuccessful) }
        if let sentence = sentence(
            about: described,
            one: "returns bytes, because its response has",
            several: "return bytes, because their responses have"
        ) {
            return "\(sentence) no schema; describe what comes to get a type for it"
        }
        return sentence(
            about: candidates,
            one: "returns bytes, because it has",
            several: "return bytes, because they have"
        )
        .map { "\($0) no response of success; add '200' with a schema to get a type for it" }
    }

    /// The hint about an error that many operations, at least five, describe in their own places, so that it has many types.
    private var repeatedError: String? {
        var service = service
        service.operations = operations
        let names = service.operationsWithRepeatedError().map(\.displayName)
        guard names.count >= 5 else { return nil }
        return
            "\(names.count) operations, such as '\(names[0])', describe the same error, each in a place "
            + "of its own, so it has \(names.count) types; an overlay with one schema for all of them makes it one (see 'Overlays' "
            + "in Configuration.md)"
    }

    /// The hint about members that a client cannot set to `null`.
    private var mergePatch: String? {
        let linter = PatchLinter(service: service, mergePatch: configuration.mergePatch)
        let operations = linter.operations(among: self.operations)
        guard let sentence = sentence(about: operations, one: "changes", several: "change") else { return nil }
        return
            "\(sentence) members that may be 'null', but cannot send 'null' for them; if that is how the service clears them, "
            + "list \(operations.count == 1 ? "it" : "them") under 'mergePatch' in the client configuration, "
            + "as '\(suggestingCommand)' suggests"
    }

    /// The hint about bodies that callers may leave out, although they have required members: many authors forget `required: true`.
    private var optionalBodies: String? {
        let linter = OptionalBodyLinter(service: service)
        let candidates = operations.filter { linter.finding(about: $0) != nil }
        let what = "without a body, although it has required members"
        return sentence(about: candidates, one: "can be called \(what)", several: "can be called \(what)").map {
            "\($0); if the service refuses that, add 'required: true' to the body in an overlay (see 'Overlays' in "
                + "Configuration.md)"
        }
    }

    /// The beginning of a sentence about some operations; `nil` if there are none.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - one: What follows if there is one.
    ///   - several: What follows if there are several.
    private func sentence(about operations: [Operation], one: String, several: String) -> String? {
        guard let first = operations.first else { return nil }
        return operations.count == 1
            ? "the operation '\(first.displayName)' \(one)"
            : "\(operations.count) operations, such as '\(first.displayName)', \(several)"
    }
}
