import ClientGenerator

/// `generate list`: lists the operations and types of a description's client.
enum ListCommand {
    /// The text on standard output; `nil` if something is wrong.
    static func text(_ options: CommandOptions, _ style: TerminalStyle, _ findings: inout Findings) -> String? {
        guard let (described, outline) = DescribedService.outlined(options, &findings) else { return nil }
        return ListReport(outline: outline, title: "\(described.service.title) \(described.service.version)").text(
            style
        )
    }
}
