import ServiceDescription

/// What a command other than generating has to say if nothing is wrong.
struct Answer {
    /// The text for standard output.
    let text: String
    /// What it found in the description, for standard error.
    var diagnostics: [Diagnostic] = []
    /// Whether scripts must see that it is bad news, such as a change that breaks callers.
    var isBad = false
}
