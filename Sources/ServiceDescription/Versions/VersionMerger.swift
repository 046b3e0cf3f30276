import YAML

/// Merges several versions of a service into one: the newest version, with additions from the older ones.
///
/// All versions number their schemas in the same way (`SchemaTable.init(names:ambiguousNames:at:)`), so a schema of one version can be
/// used in another unchanged.
struct VersionMerger {
    /// The service so far: the newest version and those that were added to it.
    private(set) var service: Service
    /// What does not fit together.
    private(set) var diagnostics = Diagnostics()
    /// The names of the versions that have each operation.
    private var versionsByOperation: [Set<String>]

    /// Begins with the newest version.
    init(newest: Service) {
        service = newest
        service.versions = [newest.version]
        versionsByOperation = newest.operations.map { _ in [newest.version] }
    }

    /// Adds a version that is older than all previous ones.
    ///
    /// - Parameters:
    ///   - older: The service as that version has it.
    ///   - isWhole: Whether the descriptions were read completely. If not, differences are not reported.
    mutating func add(_ older: Service, isWhole: Bool) {
        if service.versions.contains(older.version) {
            diagnostics.error(
                "another description also has the version '\(older.version)' (give each a unique 'version' in 'info', or, if these are two "
                    + "services, generate a client for each)",
                at: older.mark
            )
            return
        }
        service.versions.insert(older.version, at: 0)
        var parts = PartMerger(schemas: service.schemas, olderVersion: older.version)
        parts.add(older.schemas)
        service.securitySchemes = parts.merge(service.securitySchemes, older.securitySchemes)
        let newerCount = service.operations.count
        mergeOperations(of: older, by: &parts)
        parts.addValuesInPlace()
        service.schemas = parts.schemas
        parts.compareServers(of: service, older)
        if isWhole {
            diagnostics.append(contentsOf: parts.diagnostics)
            warnOfAnotherService(older, behind: newerCount)
        }
        service.tags = service.tags.merged(with: older.tags, by: { $0.name }) { newer, _ in newer }
    }

    /// Warns if a description with another title has none of the operations of newer ones.
    private mutating func warnOfAnotherService(_ older: Service, behind newerCount: Int) {
        let count = older.operations.count
        guard older.title != service.title, min(count, newerCount) > 0,
            service.operations.count == newerCount + count
        else { return }
        diagnostics.warning(
            "'\(older.title)' has no operation in common with newer versions of '\(service.title)'; the client has those of "
                + "both (if these are two services, generate a client for each, in an output folder of its own)",
            at: older.mark
        )
    }

    /// The service with all versions that were added. Each operation lists the versions that have it, unless all have it.
    func finished() -> Service {
        var result = service
        for offset in result.operations.indices where versionsByOperation[offset].count < service.versions.count {
            let names = result.versions.filter(versionsByOperation[offset].contains)
            let note = "Only in API version\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))."
            let text = result.operations[offset].documentation.text
            result.operations[offset].documentation.text = text.map { "\($0)\n\n\(note)" } ?? note
        }
        _ = OperationIdentifiers.makeUnique(&result.operations)
        return result
    }

    private mutating func mergeOperations(of older: Service, by parts: inout PartMerger) {
        var byPlace: [OperationPlace: Int] = [:]
        var byTrimmedPlace: [OperationPlace: Int] = [:]
        var byIdentifier: [String: Int] = [:]
        // What an operation requires that says nothing is what its own version does.
        let inherited = PartMerger.merged(service.security, older.security)
        for (offset, operation) in service.operations.enumerated() {
            service.operations[offset].security = operation.security ?? service.security
            byPlace[OperationPlace(operation)] = offset
            byTrimmedPlace[OperationPlace(operation).trimmed] = offset
            if operation.hasOwnIdentifier { byIdentifier[operation.identifier] = offset }
        }
        for var operation in older.operations {
            operation.security = operation.security ?? older.security
            let named = operation.hasOwnIdentifier ? byIdentifier[operation.identifier] : nil
            let place = OperationPlace(operation)
            if let known = byPlace[place] ?? byTrimmedPlace[place.trimmed] ?? named {
                service.operations[known] = parts.merge(service.operations[known], operation)
                versionsByOperation[known].insert(older.version)
            } else {
                service.operations.append(operation)
                versionsByOperation.append([older.version])
            }
        }
        service.security = inherited
        for offset in service.operations.indices where service.operations[offset].security == inherited {
            service.operations[offset].security = nil
        }
    }
}
