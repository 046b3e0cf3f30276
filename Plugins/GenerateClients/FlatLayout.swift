/// The files of a client in the flat layout. They have the same names for every description, so that a build system
/// knows them before the description is read.
///
/// Declarations are distributed over several files by name, so that the files are compiled in parallel, none becomes huge, and
/// an addition to a description changes only one. The build plugin contains this same file, so it uses no other type.
struct FlatLayout {
    /// What a file holds.
    enum Part: String, CaseIterable {
        /// The namespace, if there is one.
        case namespace = "Namespace"
        /// The client and its endpoints.
        case client = "Client"
        /// Groups of operations.
        case operations = "Operations"
        /// The options of the client and its operations, and what else only their callers need.
        case options = "Options"
        /// Models, enumerations and unions.
        case models = "Models"

        /// How many files it is spread over. A large description has ten times as many models as groups.
        var fileCount: Int {
            switch self {
            case .namespace, .client: 1
            case .operations: 8
            case .options: 4
            case .models: 16
            }
        }
    }

    /// How the name of each file begins: no two files of a module may have the same name.
    let prefix: String

    /// The names of all files.
    var fileNames: [String] {
        Part.allCases.flatMap { part in (0..<part.fileCount).map { fileName(of: part, index: $0) } }
    }

    /// The name of the file that contains a declaration.
    ///
    /// - Parameters:
    ///   - part: The kind of the declaration.
    ///   - name: The name of its file in the layout with folders.
    func fileName(of part: Part, holding name: String) -> String {
        // FNV-1a: it is the same on every run, which Swift's own hashes are not.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        // The lower bits of this hash depend on few bits of the name.
        return fileName(of: part, index: Int((hash >> 32) % UInt64(part.fileCount)))
    }

    private func fileName(of part: Part, index: Int) -> String {
        "\(prefix)+\(part.rawValue)\(part.fileCount == 1 ? "" : String(index + 1)).swift"
    }
}
