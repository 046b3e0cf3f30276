/// The user's options for generating.
public struct GenerationOptions: Sendable, Hashable {
    /// What to do with what is generated.
    public enum Mode: Sendable, Hashable {
        /// Write it.
        case write
        /// Write nothing, and fail if it differs from what is on disk.
        case check
        /// Write nothing, and list what would be written.
        case dryRun
    }

    /// How the generated files are laid out in the output folder.
    public enum Layout: String, Sendable, CaseIterable {
        /// Folders by kind of declaration, and files by declaration.
        case tree
        /// File names that are known before the description is read.
        case flat
    }

    /// How diagnostics are printed.
    public enum DiagnosticsFormat: String, Sendable, CaseIterable {
        /// For people.
        case text
        /// One JSON object a line.
        case json
    }

    /// How much is printed.
    public enum Verbosity: Sendable, Hashable {
        /// Errors only.
        case quiet
        /// What one wants to know.
        case normal
        /// Every file and every diagnostic.
        case verbose
    }

    /// The paths of the descriptions: one for each version of the service, oldest first; empty if configurations name them.
    public var descriptions: [String] = []
    /// The output folder's path; `nil` if configurations name it.
    public var output: String?
    /// The paths of client configurations, or of folders that hold them.
    public var configurations: [String] = []
    /// The folders that references may lead to besides the description's own.
    public var roots: [String] = []
    /// What to do with what is generated.
    public var mode = Mode.write
    /// Whether to go on, and generate again when a file changes that was read.
    public var watches = false
    /// Whether it is an error if something of a description is not in the client.
    public var isStrict = false
    /// How the generated files are laid out in the output folder.
    public var layout = Layout.tree
    /// Whether a whole package is written, also if the client configuration does not ask for one.
    public var writesPackage = false
    /// How diagnostics are printed.
    public var diagnosticsFormat = DiagnosticsFormat.text
    /// How much is printed.
    public var verbosity = Verbosity.normal

    /// The options of a command line without arguments.
    public init() {}
}
