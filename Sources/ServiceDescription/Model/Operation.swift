import YAML

/// An operation of the service: a request that it understands.
@dynamicMemberLookup
@usableFromInline
package struct Operation: Sendable {
    /// What is described of an operation. It is kept by reference, because it is large and often copied.
    @usableFromInline
    package struct Parts: Sendable {
        /// The name the description gives the operation, or one made from method and path if it gives none.
        package var identifier: String
        /// The name of the operation in the description, if it was split by the form of its response.
        package var undividedIdentifier: String?
        /// Whether the description itself gives the name.
        package var hasOwnIdentifier: Bool
        /// Where the description gives the name; `nil` if it does not.
        var identifierMark: Mark?
        /// The name that the description wants for its method in clients (`x-fern-sdk-method-name`, `x-speakeasy-name-override`), if any.
        package var clientName: String?
        /// The group that the description wants it to have in clients (`x-fern-sdk-group-name`, `x-speakeasy-group`), if any. Groups
        /// within each other are divided by periods.
        package var clientGroup: String?
        /// The HTTP method in upper case.
        package var method: String
        /// The path, relative to the server, with path parameters as `{name}`.
        package var path: String
        /// The tags of the operation.
        package var tags: [String] = []
        /// What the description says about the operation.
        package var documentation = Documentation()
        /// The parameters, those of the path item included, the operation's own winning.
        package var parameters: [Parameter] = []
        /// The body, if the operation takes one.
        package var body: RequestBody?
        /// The responses, by ascending status code, `default` last.
        package var responses: [Response] = []
        /// What the operation requires. `nil`: what the service requires; empty: nothing.
        package var security: [SecurityRequirement]?
        /// Servers of this operation alone, if it has any.
        package var servers: [Server] = []
        /// How the operation's collection is paged, if the description says so.
        package var paging: Paging?
        /// Where the description says that (`x-ms-pageable`).
        package var pagingMarks: Paging.Marks?
        /// How an extension of another generator says that its collection is paged.
        package var pagingExtension: PagingExtension?
        /// How the operation continues after its response, if it does.
        package var longRunning: LongRunning?
        /// Where the operation is declared.
        package var mark: Mark
    }

    @usableFromInline var parts: Shared<Parts>

    /// An operation of the given parts.
    init(_ parts: Parts) { self.parts = Shared(parts) }

    /// A part, as if it were the operation's own.
    // Where it is inlined, no key path is made. To use one takes longer than all else that is done with a part.
    @inlinable
    package subscript<Value>(dynamicMember part: WritableKeyPath<Parts, Value>) -> Value {
        get { parts.value[keyPath: part] }
        set { parts.value[keyPath: part] = newValue }
    }

    /// What messages call it: its name in the description or, without one, its request.
    package var displayName: String { self.hasOwnIdentifier ? self.identifier : request }

    /// What messages call the operation that it is a part of, or itself.
    package var displayNameOfUndivided: String {
        self.hasOwnIdentifier ? self.undividedIdentifier ?? self.identifier : request
    }

    private var request: String { "\(self.method) \(self.path)" }

    /// The contents of all that it sends and receives: those of the body, then those of the responses.
    package var contents: [Content] { (self.body?.contents ?? []) + self.responses.flatMap(\.contents) }
}
