/// A shell for which there are completions.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}
