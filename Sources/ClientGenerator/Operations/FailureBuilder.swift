import ServiceDescription

/// Determines which responses to an operation are errors, and how they are read. Redirects that are not followed are
/// errors.
enum FailureBuilder {
    /// How many types the failures of one operation may have besides those of the preferred media types.
    private static let maximumFurtherTypes = 64

    /// The responses that are errors and have a body. If the client cannot read a body that would otherwise be read as
    /// the type of a wider range, it has no type.
    ///
    /// - Parameters:
    ///   - operation: The operation.
    ///   - place: What names its own types.
    ///   - catalog: Receives the types that they need, and what the client lacks of them.
    static func failures(
        of operation: Operation,
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> [OperationDeclaration.Failure] {
        let responses = operation.responses.filter { $0.isFailure && !$0.contents.isEmpty }
        let losses = MemberLosses(operation: operation, facts: catalog.facts)
        var types = Types(place: place, operation: operation, failures: responses)
        var failures: [OperationDeclaration.Failure] = []
        for response in responses {
            guard let content = response.preferredContent else { continue }
            losses.report(content, .failed, diagnostics: &catalog.diagnostics)
            let type = types.type(of: content, in: response, catalog: &catalog)
            failures.append(OperationDeclaration.Failure(status: response.status, type: type))
        }
        failures += furtherFailures(of: operation, responses, at: place, catalog: &catalog)
        return failures.filter { failure in
            failure.type != nil || failures.contains { $0.type != nil && $0.status.includes(failure.status) }
        }
    }

    /// The failures that are something else in another media type than the preferred one. They are named last and by themselves:
    /// neither of them renames the other.
    private static func furtherFailures(
        of operation: Operation,
        _ responses: [Response],
        at place: TypePlace,
        catalog: inout ModelCatalog
    ) -> [OperationDeclaration.Failure] {
        let losses = MemberLosses(operation: operation, facts: catalog.facts)
        var types = Types(place: place, operation: operation, failures: responses, areNamedAfterMediaTypes: true)
        var failures: [OperationDeclaration.Failure] = []
        var furtherTypes: Set<SwiftType?> = []
        var left: [Content] = []
        for response in responses {
            guard let content = response.preferredContent else { continue }
            for other in response.contents where other.mediaType != content.mediaType {
                let hasMembers = losses.hasOtherMembers(other, than: content)
                guard hasMembers || other.isText(beside: content, in: catalog.service) else { continue }
                let isReadable = other.mediaType.holdsModels
                if hasMembers, !isReadable || other.schema == nil {
                    losses.reportOther(other, than: content, diagnostics: &catalog.diagnostics)
                    continue
                }
                guard furtherTypes.count < maximumFurtherTypes else {
                    left.append(other)
                    continue
                }
                if !hasMembers { losses.report(other, .failed, diagnostics: &catalog.diagnostics) }
                let type = types.type(of: other, in: response, catalog: &catalog)
                furtherTypes.insert(type)
                failures.append(.init(status: response.status, type: type, mediaType: other.mediaType))
            }
        }
        if let first = left.first {
            let others = left.count == 1 ? "" : " and \(left.count - 1) more"
            catalog.diagnostics.loss(
                "the errors of the operation '\(operation.displayName)' are of more than \(maximumFurtherTypes) types; the client reads "
                    + "'\(first.mediaType)'\(others) as the preferred media type of the response (describe them with one schema)",
                at: first.mark
            )
        }
        return failures
    }
}

/// The types of the failures of one operation, each of which is declared once, and named after its status.
private struct Types {
    let place: TypePlace
    let operation: Operation
    let failures: [Response]
    var areNamedAfterMediaTypes = false
    var known: [(content: Content, type: SwiftType?)] = []

    mutating func type(of content: Content, in response: Response, catalog: inout ModelCatalog) -> SwiftType? {
        if let same = known.first(where: { $0.content.isDescribed(as: content) }) { return same.type }
        var words = StatusNames.words(of: response, among: failures, of: place.words)
        if areNamedAfterMediaTypes { words += " " + content.mediaType.kind }
        let place = TypePlace(words + " error", in: place.file, of: .failure(response, of: operation))
        let type = Self.type(of: content, at: place, catalog: &catalog)
        // What nothing is described as need not be compared.
        if content.isDescribed(as: content) { known.append((content, type)) }
        return type
    }

    private static func type(of content: Content, at place: TypePlace, catalog: inout ModelCatalog) -> SwiftType? {
        if let schema = content.schema, content.mayFailInJSON {
            // Bytes contain no error. If a description gives them members, these are about what is sent in their place.
            if content.mediaType.holdsModels || catalog.facts.hasMembers(schema) {
                return catalog.type(of: schema, at: place)
            }
        }
        guard content.mediaType.isText else { return nil }
        return catalog.facts.contents.typeOfPlainValue(content) ?? .string
    }
}

extension Content {
    /// Whether a failure is a text that is not read as what another media type holds.
    fileprivate func isText(beside read: Content, in service: Service) -> Bool {
        schema != nil && mediaType.isText && !mediaType.isRange && !isSequential && !isSameData(as: read, in: service)
    }
}

extension OperationDraft {
    /// The failures to emit: those read differently than the next wider range of statuses. Without a wider range, free-form
    /// failures are joined into one (`4XX`).
    var distinctFailures: [OperationDeclaration.Failure] {
        let untyped = failures.filter { $0.mediaType == nil }
        let hundreds = untyped.contains { $0.status == .default } ? [] : hundredsOfAnything(untyped)
        let ranges = hundreds.sorted().map { OperationDeclaration.Failure(status: .range($0), type: .json) }
        let joined = failures.filter { failure in
            failure.mediaType != nil || failure.type != .json
                || failure.status.hundreds.map { !hundreds.contains($0) } ?? true
        }
        return (ranges.isEmpty ? failures : ranges + joined).filter { failure in
            let wider = untyped.filter { $0.status.includes(failure.status) }
            guard failure.mediaType == nil, failure.status.isOfErrors,
                let next = wider.first(where: { $0.status != .default }) ?? wider.first
            else { return true }
            return next.type != failure.type
        }
    }

    /// The first digits of error codes of which several have failures that may be anything, and no range is described.
    private func hundredsOfAnything(_ failures: [OperationDeclaration.Failure]) -> Set<Int> {
        var counts: [Int: Int] = [:]
        for failure in failures where failure.type == .json && failure.status.isOfErrors {
            if let digit = failure.status.hundreds { counts[digit, default: 0] += 1 }
        }
        let known = Set(failures.map(\.status))
        // What is not read at all stays so.
        let unread = operation.responses.filter { $0.isFailure && !$0.contents.isEmpty && !known.contains($0.status) }
        let others = Set(unread.compactMap(\.status.hundreds))
        return Set(counts.filter { $0.value > 1 && !known.contains(.range($0.key)) && !others.contains($0.key) }.keys)
    }
}

extension Response.Status {
    /// The first digit of a single code.
    fileprivate var hundreds: Int? { if case .code(let code) = self { code / 100 } else { nil } }
}
