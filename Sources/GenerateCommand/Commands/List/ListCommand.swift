import ClientGenerator

/// `generate list`: lists the operations and types of a description's client.
enum ListCommand {
    /// The tables; `nil` if something is wrong.
    static func answer(_ options: CommandOptions, _ style: TerminalStyle, _ findings: inout Findings) -> Answer? {
        guard let (described, outline) = DescribedService.outlined(options, &findings) else { return nil }
        let title = "\(described.service.title) \(described.service.version)"
        return Answer(text: ListReport(outline: outline, title: title).text(style))
    }
}
