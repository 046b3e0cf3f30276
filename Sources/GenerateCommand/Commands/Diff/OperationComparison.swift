import ClientGenerator

/// Compares the operations of two clients from their callers' point of view.
struct OperationComparison {
    private let old: [OperationOutline]
    private let new: [OperationOutline]
    /// The operations after, by their names without labels.
    private let newByName: [[String]: [OperationOutline]]

    /// The operations after that are not there for previous callers only.
    private let offered: [OperationOutline]
    /// The same by their requests.
    private let requests: OperationRequests
    /// The names of types of header fields, which methods return that would return nothing otherwise.
    private let headers: Set<TypeSpelling>

    /// - Parameters:
    ///   - old: The client before.
    ///   - new: The client after.
    init(_ old: ClientOutline, _ new: ClientOutline) {
        self.old = old.operations
        self.new = new.operations
        newByName = Dictionary(grouping: new.operations, by: \.place)
        offered = new.operations.filter { !$0.isReplaced }
        requests = OperationRequests(new.operations)
        headers = Set(new.types.filter { $0.kind == .headers }.map { TypeSpelling(generated: $0.name) })
    }

    /// What changed.
    var changes: [APIChange] {
        let successors = old.map(successor)
        // What some operation of before is now is nothing new.
        let known = Set(old.map(\.compoundName) + successors.compactMap { $0?.compoundName })
        return zip(old, successors).flatMap(changes)
            + new.filter { !known.contains($0.compoundName) && !$0.isReplaced }
            .map { APIChange(effect: .addition, declaration: $0.compoundName, reason: "is new") }
    }

    /// Returns the operation that existing calls of an operation now call.
    private func successor(of operation: OperationOutline) -> OperationOutline? {
        let callable = (newByName[operation.place] ?? []).filter {
            Calls.obstacle(from: operation.arguments, to: $0.arguments) == nil
        }
        return callable.first { $0.returned == operation.returned } ?? callable.first
    }

    private func changes(of operation: OperationOutline, to successor: OperationOutline?) -> [APIChange] {
        let name = operation.compoundName
        guard let successor else {
            let reason = reasonOfAbsence(operation)
            // A method that is deprecated from the start is not in use yet; the description has only added to it.
            if operation.isReplaced { return [APIChange(effect: .addition, declaration: name, reason: reason)] }
            return [APIChange(effect: .breaking, declaration: name, reason: reason)]
        }
        if successor.identifier != operation.identifier, let moved = offered.first(where: operation.isSame) {
            let reason = "is a different operation; the previous one is now '\(moved.compoundName)'"
            return [APIChange(effect: .breaking, declaration: name, reason: reason)]
        }
        if operation.returned == .void, headers.contains(successor.returned) {
            let reason = "returns \(successor.returned), which callers can discard"
            return [APIChange(effect: .addition, declaration: name, reason: reason)]
        }
        if successor.returned != operation.returned {
            let reason = "returns \(successor.returned) instead of \(operation.returned)"
            return [APIChange(effect: .breaking, declaration: name, reason: reason)]
        }
        if successor.optionsType != operation.optionsType {
            let reason = "takes \(successor.optionsType) instead of \(operation.optionsType)"
            return [APIChange(effect: .breaking, declaration: name, reason: reason)]
        }
        if successor.isDeprecated, !operation.isDeprecated {
            return [APIChange(effect: .addition, declaration: name, reason: "is now deprecated")]
        }
        // What is only here for callers of previous clients is said of its successor.
        return operation.isReplaced ? [] : wireChanges(from: operation, to: successor)
    }

    private func reasonOfAbsence(_ operation: OperationOutline) -> String {
        let named = newByName[operation.place] ?? []
        if let obstacle = named.lazy.compactMap({ Calls.obstacle(from: operation.arguments, to: $0.arguments) }).first {
            return obstacle
        }
        return requests.same(as: operation).map { "is renamed to '\($0.compoundName)'" } ?? "is removed"
    }

    private func wireChanges(from old: OperationOutline, to new: OperationOutline) -> [APIChange] {
        let name = old.compoundName
        let request = "\(new.method) \(new.path)"
        if request != "\(old.method) \(old.path)" {
            let reason = "sends \(request) instead of \(old.method) \(old.path)"
            return [APIChange(effect: .behavior, declaration: name, reason: reason)]
        }
        if new.security != old.security {
            return [APIChange(effect: .behavior, declaration: name, reason: "requires different credentials")]
        }
        let before = Dictionary(old.sent.map { ($0.name, $0) }) { first, _ in first }
        // An option that is new sends nothing unless it is used.
        let isSame =
            new.sent.allSatisfy { value in before[value.name].map(value.isSent) ?? !value.isConstant }
            && old.body?.mediaTypes == new.body?.mediaTypes && old.accept == new.accept
        if !isSame {
            return [APIChange(effect: .behavior, declaration: name, reason: "sends its arguments differently")]
        }
        let arguments = Dictionary(new.arguments.map { ($0.name, $0) }) { first, _ in first }
        return old.arguments.compactMap { argument in
            guard let change = arguments[argument.name]?.changeOfDefault(since: argument) else { return nil }
            return APIChange(effect: .behavior, declaration: name, reason: "'\(argument.name)' \(change)")
        }
    }
}

extension OperationOutline {
    /// The group of the method and its name without labels.
    fileprivate var place: [String] { [group ?? "", name] }

    /// Whether it is the same operation of the description.
    fileprivate func isSame(_ other: OperationOutline) -> Bool { identifier == other.identifier }
}

extension OperationOutline.SentValue {
    fileprivate var isConstant: Bool { if case .constant = source { true } else { false } }

    /// Whether it is sent where and under the name that another value is.
    fileprivate func isSent(like other: OperationOutline.SentValue) -> Bool {
        place == other.place && wireName == other.wireName && source == other.source
    }
}
