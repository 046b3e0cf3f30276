import YAML

extension ReferenceResolver {
    /// Why a reference leads nowhere.
    enum Failure: Error {
        case url
        case document(DocumentFailure)
        case notFound(hint: String)
        case ambiguous
        /// References lead only to one another.
        case cycle
        /// It leads through more references, one inside the other, than any author writes.
        case tooDeep

        /// Returns the message for a reference that failed.
        func message(for reference: String) -> String {
            switch self {
            case .url:
                "the reference '\(reference)' is a URL, and the generator reads only files (save the document, and name "
                    + "its file under 'copies' in the client configuration)"
            case .document(.outside(let root)):
                "the reference '\(reference)' leaves the folder of the description "
                    + "(to allow it: '--root \(root)', or 'roots' in the client configuration)"
            case .document(.unavailable(let reason, hint: "", isAbsent: true)):
                "unresolved reference '\(reference)': \(reason) (add the file, or correct the path)"
            case .document(.unavailable(let reason, let hint, _)):
                "unresolved reference '\(reference)': \(reason)\(hint)"
            case .document(.malformed(let error)): error.message + (error.help.map { "; \($0)" } ?? "")
            case .notFound(let hint):
                "unresolved reference '\(reference)'\(hint.isEmpty ? " (add what it leads to, or correct it)" : hint)"
            case .ambiguous: "the reference '\(reference)' matches several anchors (refer to the schema by its path)"
            case .cycle:
                "the reference '\(reference)' leads only to other references, in a cycle (describe one of the parts that "
                    + "they lead to)"
            case .tooDeep:
                "the reference '\(reference)' leads into other references, through more than "
                    + "\(ReferenceResolver.maximumHops) of them (refer to the part itself)"
            }
        }

        /// Whether a reference fails only where others lead to it.
        ///
        /// - Parameter hops: How many of them there are.
        func dependsOnStart(after hops: Int) -> Bool {
            if case .tooDeep = self { hops > 0 } else { false }
        }

        /// The same failure with a hint, unless it has one.
        ///
        /// - Parameter reference: The reference that somebody probably meant.
        func suggesting(_ reference: String) -> Self {
            let hint = " (did you mean '\(reference)'?)"
            return switch self {
            case .notFound(let own) where own.isEmpty: .notFound(hint: hint)
            case .document(.unavailable(let reason, hint: "", let isAbsent)):
                .document(.unavailable(reason, hint: hint, isAbsent: isAbsent))
            default: self
            }
        }

        /// Where to tell it, if that is elsewhere than at the reference.
        var mark: Mark? {
            if case .document(.malformed(let error)) = self { error.mark } else { nil }
        }
    }
}
