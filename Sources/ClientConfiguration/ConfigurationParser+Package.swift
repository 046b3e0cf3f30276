import Suggestions
import YAML

extension ConfigurationParser {
    private enum PackageKey: String, CaseIterable {
        case version, author, repository, runtime
    }

    private enum RuntimeKey: String, CaseIterable {
        case path, url, from
    }

    /// Reads `package`: the settings of a finished package. Its presence alone asks for one.
    mutating func readPackage(_ setting: Setting) {
        var package = PackageSettings()
        if setting.node.isOmitted || setting.node.isNull {
            configuration.package = package
            return
        }
        for (member, value) in members(of: setting) {
            guard let key = key(of: member, in: setting, as: PackageKey.self) else { continue }
            switch key {
            case .version: if let version = version(value) { package.version = version }
            case .author: package.author = line(value)
            case .repository: package.repository = webAddress(value)
            case .runtime: package.runtime = runtime(value)
            }
        }
        configuration.package = package
    }

    private mutating func runtime(_ setting: Setting) -> PackageSettings.Runtime? {
        var (path, url, from): (String?, String?, String?)
        var keys: Set<RuntimeKey> = []
        for (member, value) in members(of: setting) {
            guard let key = key(of: member, in: setting, as: RuntimeKey.self) else { continue }
            keys.insert(key)
            switch key {
            case .path: path = line(value)?.value
            case .url: url = line(value)?.value
            case .from: from = version(value)
            }
        }
        switch (path, url, from) {
        case (let path?, nil, nil): return .path(path)
        case (nil, let url?, let from?): return .repository(url: url, from: from)
        default:
            // Of the right keys, one has a wrong value, which is reported.
            if setting.node.mapping == nil || [[.path], [.url, .from]].contains(keys) { return nil }
            diagnostics.error(
                "'\(setting.name)' must have either 'path' (the folder of swift-client-generator), or 'url' and "
                    + "'from' (its repository and the minimum version)",
                at: setting.node.mark
            )
            return nil
        }
    }

    /// A version by the rules of semantic versioning (semver.org), as SwiftPM and CocoaPods read them.
    private mutating func version(_ setting: Setting) -> String? {
        guard let text = string(setting) else { return nil }
        if PackageVersion.isValid(text.value) { return text.value }
        diagnostics.error(
            "'\(setting.name)' must be a version such as 1.2.0 or 1.2.0-beta.1; '\(text.value)' is not",
            at: text.mark
        )
        return nil
    }

    /// A text that is one line, and not an empty one.
    private mutating func line(_ setting: Setting) -> Located<String>? {
        guard let text = string(setting) else { return nil }
        if !text.value.isEmpty, text.value.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) {
            return text
        }
        diagnostics.error("'\(setting.name)' must be a single line", at: text.mark)
        return nil
    }

    private mutating func webAddress(_ setting: Setting) -> Located<String>? {
        guard let text = line(setting) else { return nil }
        let isAddress =
            text.value.hasPrefix("https://") && text.value.count > 8
            && text.value.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
        if isAddress { return text }
        diagnostics.error(
            "'\(setting.name)' must be a URL such as https://github.com/example/pets; '\(text.value)' is not",
            at: text.mark
        )
        return nil
    }
}
