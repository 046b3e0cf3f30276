/// The user's options for generating.
struct GenerationOptions: Sendable, Hashable {
    /// What to do with the generated files.
    enum Mode: Sendable, Hashable {
        /// Write it.
        case write
        /// Write nothing, and fail if files on disk differ.
        case check
        /// Write nothing, and list what would be written.
        case dryRun
    }

    /// How the generated files are laid out in the output folder.
    enum Layout: String, Sendable, CaseIterable {
        /// Folders by kind of declaration, and files by declaration.
        case tree
        /// File names that are known before the description is read.
        case flat
    }

    /// How diagnostics are printed.
    enum DiagnosticsFormat: String, Sendable, CaseIterable {
        /// For people.
        case text
        /// One JSON object a line.
        case json
    }

    /// How much is printed.
    enum Verbosity: Sendable, Hashable {
        /// Errors only.
        case quiet
        /// The usual output.
        case normal
        /// Every file and every diagnostic.
        case verbose
    }

    /// The paths of the descriptions: one for each version of the service, oldest first; empty if configurations name them.
    var descriptions: [String] = []
    /// The output folder's path; `nil` if configurations name it.
    var output: String?
    /// The paths of client configurations, or of folders that hold them.
    var configurations: [String] = []
    /// The folders that references may lead to besides the description's own.
    var roots: [String] = []
    /// What to do with the generated files.
    var mode = Mode.write
    /// Whether to go on, and generate again when a file changes that was read.
    var watches = false
    /// Whether it is an error if something of a description is not in the client.
    var isStrict = false
    /// How the generated files are laid out in the output folder.
    var layout = Layout.tree
    /// Whether a whole package is written, also if the client configuration does not ask for one.
    var writesPackage = false
    /// How diagnostics are printed.
    var diagnosticsFormat = DiagnosticsFormat.text
    /// How much is printed.
    var verbosity = Verbosity.normal

    /// The options of a command line without arguments.
    init() {}
}
