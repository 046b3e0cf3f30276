import Testing

@testable import ClientConfiguration

struct CredentialSettingTests {
    @Test func facesKeepTheirPlacesAndTheirOrder() throws {
        let credentials = try read("credentials:\n  oauth: false\n  X-Key: key\n  login: true\n").credentials
        #expect(credentials.map(\.scheme.outline) == ["oauth 2:3", "X-Key 3:3", "login 4:3"])
        #expect(credentials.map(\.presentation).map(Self.outline) == ["left out", "key 3:10", "default"])
        #expect(try read("credentials: {}").credentials.isEmpty)
    }

    private static func outline(_ presentation: CredentialSetting.Presentation) -> String {
        switch presentation {
        case .default: "default"
        case .omitted: "left out"
        case .label(let label): label.outline
        }
    }

    private static let rule = "must be true, false or an argument label"

    @Test(arguments: [
        ("credentials: [key]", "1:14: error: 'credentials' must be a mapping, not a sequence"),
        ("credentials: false", "1:14: error: 'credentials' must be a mapping, not a boolean"),
        ("credentials: {key: }", "1:20: error: 'credentials.key' \(rule), not nothing"),
        ("credentials: {key: 1}", "1:20: error: 'credentials.key' \(rule), not an integer; put it in quotes"),
        ("credentials: {key: {label: a}}", "1:20: error: 'credentials.key' \(rule), not a mapping"),
        (
            "credentials: {key: my key}",
            "1:20: error: 'credentials.key' \(rule) (letters, digits and '_', not starting with a digit); 'my key' is not"
        ),
        (
            "credentials: {key: ''}",
            "1:20: error: 'credentials.key' \(rule) (letters, digits and '_', not starting with a digit); '' is not"
        ),
    ])
    func wrongValue(_ text: String, message: String) {
        #expect(complaints(about: text) == [message])
    }

    /// Who writes `no` means `false`, and would get an argument that is called so.
    @Test(arguments: ["no", "NO", "off", "n", "yes", "'on'"])
    func formerTruthValueIsNoLabel(_ word: String) {
        let text = word.filter { $0 != "'" }
        #expect(
            complaints(about: "credentials: {key: \(word)}") == [
                "1:20: error: 'credentials.key' \(Self.rule); '\(text)' is a string in YAML 1.2, so write 'true' or 'false'"
            ]
        )
    }
}
