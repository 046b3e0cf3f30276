/// The versions of a service that were read so far, newest first, and what errors left out of them.
struct MergedVersions {
    private var merger: VersionMerger?
    private var diagnostics = Diagnostics()
    private var omitted: OmittedParts = []
    private var intact: IntactParts?

    /// The names of the schemas so far. Schemas of older versions with these names share them.
    var schemaNames: [String] { merger?.service.schemas.map(\.name) ?? [] }

    /// Adds an older version, `nil` if it could not be read, and the diagnostics about its document.
    mutating func add(_ read: (service: Service?, diagnostics: Diagnostics)) {
        diagnostics.append(contentsOf: read.diagnostics)
        guard let version = read.service else {
            omitted = .all
            return
        }
        omitted.formUnion(version.omitted)
        if !version.omitted.isEmpty {
            intact = intact.map(version.intact.intersection) ?? version.intact
        }
        // What was omitted from a version because of an error is not a real difference from the others.
        if merger == nil {
            merger = VersionMerger(newest: version)
        } else {
            merger?.add(version, isWhole: omitted.isEmpty)
        }
    }

    /// The service of all versions, and the diagnostics about their documents and about their differences.
    func finished() -> (service: Service?, diagnostics: Diagnostics) {
        var diagnostics = diagnostics
        var omitted = omitted
        if let found = merger?.diagnostics {
            diagnostics.append(contentsOf: found)
            // One of two descriptions of the same version was not added.
            if found.hasErrors { omitted = .all }
        }
        var service = merger?.finished()
        service?.omitted = diagnostics.hasErrors ? omitted.union(.details) : []
        // What a version leaves out that could not be read at all may belong to any part.
        service?.intact = omitted == .all ? IntactParts() : intact ?? IntactParts()
        return (service, diagnostics)
    }
}
