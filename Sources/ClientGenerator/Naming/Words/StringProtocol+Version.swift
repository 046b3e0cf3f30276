extension StringProtocol {
    /// Whether it is a word at the beginning of many paths that says nothing of what an operation does: `api`, or a version
    /// with its letter, such as `v1`.
    var isRoutePrefix: Bool { lowercased() == "api" || isMarkedVersion }

    /// Whether it is a version with its letter: `v1`, and not `2.0`.
    var isMarkedVersion: Bool { first?.lowercased() == "v" && isVersion }

    /// Whether it is a version as paths have them: `v1`, `2.0`, `v1beta2`.
    var isVersion: Bool {
        var rest = Array(utf8)[...]
        if let first = rest.first, "vV".utf8.contains(first) { rest = rest.dropFirst() }
        guard rest.first?.isDigit == true else { return false }
        let number = rest.prefix { $0.isDigit || "._".utf8.contains($0) }
        let parts = number.split(omittingEmptySubsequences: false) { !$0.isDigit }
        guard parts.allSatisfy({ !$0.isEmpty }) else { return false }
        rest = rest[number.endIndex...]
        let stage = ["alpha", "beta"].first { rest.starts(with: $0.utf8) } ?? ""
        return rest.dropFirst(stage.utf8.count).allSatisfy { !stage.isEmpty && $0.isDigit }
    }
}
