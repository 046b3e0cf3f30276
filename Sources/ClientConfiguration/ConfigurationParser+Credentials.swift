import YAML

extension ConfigurationParser {
    /// Reads `credentials`: the choices for each credential, by the name of its security scheme.
    mutating func readCredentials(_ setting: Setting) {
        configuration.credentials = members(of: setting).compactMap { member, value in
            readPresentation(value).map {
                CredentialSetting(scheme: Located(member.name, at: member.key.mark), presentation: $0)
            }
        }
    }

    private mutating func readPresentation(_ setting: Setting) -> CredentialSetting.Presentation? {
        switch setting.node.scalar?.value {
        case .bool(let isShown): return isShown ? .default : .omitted
        case .string(let text):
            if CoreSchema.truthValuesOfYAML11.contains(text.lowercased()) {
                diagnostics.error(
                    "'\(setting.name)' must be true, false or an argument label; '\(text)' is a string in YAML 1.2, "
                        + "so write 'true' or 'false'",
                    at: setting.node.mark
                )
                return nil
            }
            guard SwiftIdentifier.isIdentifier(text) else {
                diagnostics.error(
                    "'\(setting.name)' must be true, false or an argument label (letters, digits and '_', not "
                        + "starting with a digit); '\(text)' is not",
                    at: setting.node.mark
                )
                return nil
            }
            return .label(Located(text, at: setting.node.mark))
        default:
            refuse(setting, expected: "true, false or an argument label")
            return nil
        }
    }
}
