import ClientConfiguration
import ServiceDescription

/// The user's choices of the credentials that a client takes: which are omitted, and the labels of others.
struct CredentialSettings {
    /// The labels that no credential can have: those of other arguments, and words with another meaning in Swift.
    private static let takenLabels = Set(ReservedNames.labelsOfClients + ["inout", "self", "init"])

    /// The names of the security schemes whose credentials the client never has.
    private(set) var leftOut: Set<String> = []
    /// The labels of credentials by the names of their security schemes.
    private(set) var labels: [String: Located<String>] = [:]

    /// The choices that settings make.
    init(_ settings: [CredentialSetting]) {
        for setting in settings {
            switch setting.presentation {
            case .default: break
            case .label(let label): labels[setting.scheme.value] = label
            case .omitted: leftOut.insert(setting.scheme.value)
            }
        }
    }

    /// Whether the client can have the credentials of all of these schemes.
    func allow(_ schemes: [String]) -> Bool {
        schemes.allSatisfy { !leftOut.contains($0) }
    }

    /// The sets of schemes whose credentials the client can have.
    ///
    /// If no set is possible, all are kept, so that the operation fails before anything is sent. With no set at all, it would
    /// be sent without a credential.
    ///
    /// - Parameter alternatives: Sets of schemes, any of which suffices.
    func allowed(_ alternatives: [[String]]) -> [[String]] {
        let allowed = alternatives.filter(allow)
        if allowed.isEmpty { return alternatives }
        return allowed == [[]] ? [] : allowed
    }

    // MARK: Mistakes

    /// Reports settings for schemes that do not exist or need no credential, and labels that no argument can have.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - service: The whole service: what `filter` takes away is not a mistake here.
    ///   - diagnostics: Receives the errors.
    static func check(_ settings: [CredentialSetting], against service: Service, diagnostics: inout Diagnostics) {
        let schemes = service.securitySchemes.keyed(by: \.name)
        for setting in settings {
            let name = setting.scheme.value
            guard let scheme = schemes[name] else {
                guard service.knows(all: .securitySchemes) else { continue }
                let known = service.securitySchemes.map(\.name)
                diagnostics.unknown(setting.scheme, "the description has no security scheme", among: known)
                continue
            }
            if scheme.credential == nil {
                diagnostics.error(
                    "no initializer takes a credential for '\(name)'; remove it",
                    at: setting.scheme.mark
                )
            } else if case .label(let label) = setting.presentation, takenLabels.contains(label.value) {
                diagnostics.error(
                    "'\(label.value)' cannot be the label of a credential: the initializers already use it; choose "
                        + "another label",
                    at: label.mark
                )
            }
        }
    }

    /// Reports initializers that have a label of the user's already, and initializers that would be declared twice.
    func check(_ initializers: [ClientDeclaration.Initializer], diagnostics: inout Diagnostics) {
        var reported: Set<String> = []
        var first: [String: ClientDeclaration.Initializer] = [:]
        for initializer in initializers where !initializer.credentials.isEmpty {
            let schemes = Self.text(of: initializer)
            for credential in initializer.credentials {
                guard let label = labels[credential.scheme.name],
                    SwiftName.unescaped(credential.label) != label.value,
                    reported.insert(credential.scheme.name).inserted
                else { continue }
                diagnostics.error(
                    "the initializer for \(schemes) already has an argument '\(label.value)'; choose another label "
                        + "for the credential of '\(credential.scheme.name)'",
                    at: label.mark
                )
            }
            let signature = initializer.credentials.map { "\($0.label): \($0.kind.type.name)" }.joined(separator: ", ")
            guard !initializer.isChoice, let other = first.updateValue(initializer, forKey: signature) else { continue }
            let chosen = (initializer.credentials + other.credentials).lazy.compactMap { labels[$0.scheme.name] }.first
            diagnostics.error(
                "the initializers for \(Self.text(of: other)) and for \(schemes) would have the same signature, "
                    + "'\(signature)'; choose another label, or remove one of them with 'false'",
                at: chosen?.mark
            )
        }
    }

    /// Reports operations for which no credential is left, those that lack the same ones together: one setting is the reason.
    ///
    /// - Parameters:
    ///   - operations: The operations, each with the sets of schemes any of which it accepts.
    ///   - diagnostics: Receives the losses.
    func reportUnreachable(
        _ operations: [(operation: Operation, accepted: [[String]])],
        diagnostics: inout Diagnostics
    ) {
        var order: [String] = []
        var unreachable: [String: [Operation]] = [:]
        for (operation, accepted) in operations where !accepted.isEmpty && !accepted.contains(where: allow) {
            let needed = Set(accepted.joined()).intersection(leftOut).sorted().map { "'\($0)'" }
                .joined(separator: " and ")
            if unreachable[needed] == nil { order.append(needed) }
            unreachable[needed, default: []].append(operation)
        }
        for needed in order {
            guard let operations = unreachable[needed], let first = operations.first else { continue }
            let isAlone = operations.count == 1
            let subject =
                isAlone ? "'\(first.displayName)'" : "\(operations.count) operations, such as '\(first.displayName)',"
            diagnostics.loss(
                "every call of \(subject) would fail: \(isAlone ? "it requires" : "they require") \(needed), which 'credentials' "
                    + "removes; exclude the operation\(isAlone ? "" : "s") with 'filter', or keep the credential",
                at: first.mark
            )
        }
    }

    private static func text(of initializer: ClientDeclaration.Initializer) -> String {
        initializer.credentials.map { "'\($0.scheme.name)'" }.joined(separator: " and ")
    }
}
