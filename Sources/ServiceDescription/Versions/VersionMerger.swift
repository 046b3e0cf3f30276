import YAML

/// Merges several versions of a service into one: the newest version, with additions from the older ones.
///
/// All versions number their schemas in the same way (`SchemaTable.init(names:at:)`), so a schema of one version can be
/// used in another unchanged.
struct VersionMerger {
    /// One version of a service.
    struct Version {
        /// The service as that version has it.
        let service: Service
        /// The offsets of the schemas that it does not have itself.
        let absentSchemas: Set<Int>
        /// The name of the version.
        var name: String { service.version }
    }

    /// The service so far: the newest version and those that were added to it.
    private(set) var service: Service
    /// What does not fit together.
    var diagnostics = Diagnostics()
    private var absentSchemas: Set<Int>
    /// The names of the versions that have each operation.
    private var versionsByOperation: [Set<String>]
    /// The name of the version that is being added.
    private var olderVersion = ""

    /// Begins with the newest version.
    init(newest version: Version) {
        service = version.service
        service.versions = [version.name]
        absentSchemas = version.absentSchemas
        versionsByOperation = version.service.operations.map { _ in [version.name] }
    }

    /// Adds a version that is older than all previous ones.
    ///
    /// - Parameters:
    ///   - older: The version.
    ///   - isWhole: Whether the descriptions were read completely. If not, differences are not reported.
    mutating func add(_ older: Version, isWhole: Bool = true) {
        if service.versions.contains(older.name) {
            diagnostics.error(
                "another description also has the version '\(older.name)' (give each a unique 'version' in 'info')",
                at: older.service.mark
            )
            return
        }
        service.versions.insert(older.name, at: 0)
        olderVersion = older.name
        let found = diagnostics
        mergeSchemas(of: older)
        service.securitySchemes = merge(service.securitySchemes, older.service.securitySchemes)
        mergeOperations(of: older)
        reportServers(of: older)
        if !isWhole { diagnostics = found }
        let tags = Set(service.tags.map(\.name))
        service.tags += older.service.tags.filter { !tags.contains($0.name) }
    }

    /// The service with all that was added, in which each operation says which versions have it unless all do.
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

    // MARK: - Schemas

    private mutating func mergeSchemas(of older: Version) {
        for (offset, named) in older.service.schemas.enumerated() where !older.absentSchemas.contains(offset) {
            if offset >= service.schemas.count {
                service.schemas.append(named)
            } else if absentSchemas.remove(offset) != nil {
                service.schemas[offset] = named
            } else {
                let merged = merge(service.schemas[offset].schema, named.schema, called: "'\(named.name)'")
                service.schemas[offset].schema = merged
            }
        }
    }

    // MARK: - Operations

    private mutating func mergeOperations(of older: Version) {
        var byPlace: [Place: Int] = [:]
        var byTrimmedPlace: [Place: Int] = [:]
        var byIdentifier: [String: Int] = [:]
        // What an operation requires that says nothing is what its own version does.
        let usual = Self.merged(service.security, older.service.security)
        for (offset, operation) in service.operations.enumerated() {
            service.operations[offset].security = operation.security ?? service.security
            byPlace[Place(operation)] = offset
            byTrimmedPlace[Place(operation).trimmed] = offset
            if operation.hasOwnIdentifier { byIdentifier[operation.identifier] = offset }
        }
        for var operation in older.service.operations {
            operation.security = operation.security ?? older.service.security
            let named = operation.hasOwnIdentifier ? byIdentifier[operation.identifier] : nil
            let place = Place(operation)
            if let known = byPlace[place] ?? byTrimmedPlace[place.trimmed] ?? named {
                service.operations[known] = merge(service.operations[known], operation)
                versionsByOperation[known].insert(older.name)
            } else {
                service.operations.append(operation)
                versionsByOperation.append([older.name])
            }
        }
        service.security = usual
        for offset in service.operations.indices where service.operations[offset].security == usual {
            service.operations[offset].security = nil
        }
    }

    /// The method and the path of an operation. The names of path parameters do not distinguish operations, but the
    /// text around them does.
    struct Place: Hashable {
        private let method: String
        private var skeleton: String

        init(_ operation: Operation) {
            method = operation.method
            skeleton = PathTemplate.skeleton(of: operation.path)
        }

        /// The same place without insignificant slashes. A version may add one at the end.
        var trimmed: Place {
            var place = self
            place.skeleton = skeleton.split(separator: "/").joined(separator: "/")
            return place
        }
    }

    // MARK: - What does not fit

    /// Reports at both places that two versions contradict each other. The client follows the newer one.
    ///
    /// - Parameters:
    ///   - name: the name of the part.
    ///   - newer: its form in the newer version.
    ///   - older: its form in the older version.
    ///   - marks: the places in both versions, the newer one first.
    mutating func report(_ name: String, newer: String, older: String, at marks: (Mark, Mark)) {
        diagnostics.loss(
            "\(name) is \(newer) here, but \(older) in API version '\(olderVersion)'; the client follows the newer version",
            at: marks.0
        )
        diagnostics.note("\(name) is \(older) here", at: marks.1)
    }

    /// Reports at both places the forms of a part in two versions, if they differ.
    ///
    /// - Parameters:
    ///   - name: the name of the part.
    ///   - newer: its form in the newer version.
    ///   - older: its form in the older version.
    ///   - marks: the places in both versions, the newer one first.
    mutating func compare(_ name: String, newer: String, older: String, at marks: (Mark, Mark)) {
        if newer != older { report(name, newer: newer, older: older, at: marks) }
    }
}
