import YAML

/// The keys that name the files to read.
extension ConfigurationParser {
    /// Reads `apiVersions`: the descriptions of one service, one for each version of it.
    mutating func readVersions(_ setting: Setting) {
        configuration.apiVersions = paths(setting)
        if setting.node.sequence?.isEmpty == true {
            diagnostics.error("'\(setting.name)' must list a description for each version", at: setting.node.mark)
        }
        refuseRepetition(in: configuration.apiVersions, of: setting)
    }

    /// Reads `overlays`: the changes to the description before it is read.
    mutating func readOverlays(_ setting: Setting) {
        configuration.overlays = paths(setting)
        refuseRepetition(in: configuration.overlays, of: setting)
    }

    private mutating func refuseRepetition(in paths: [Located<String>], of setting: Setting) {
        var seen: Set<String> = []
        for path in paths where !seen.insert(path.value).inserted {
            diagnostics.error("'\(path.value)' is listed twice in '\(setting.name)'", at: path.mark)
        }
    }

    /// Two keys that say the same thing differently leave open which one is meant.
    mutating func refuseTwoDescriptions() {
        guard configuration.description != nil, let first = configuration.apiVersions.first else { return }
        namesSources = false
        diagnostics.error(
            "'description' and 'apiVersions' cannot be combined; list the newest description last in 'apiVersions'",
            at: first.mark
        )
    }
}
