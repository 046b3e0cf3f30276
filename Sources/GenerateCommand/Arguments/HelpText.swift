/// The text of `--help`, which fits on a screen of 80 by 40.
enum HelpText {
    /// How to call a command, and where more is said of it.
    ///
    /// - Parameter command: The command; `nil`: the one that generates.
    static func usage(of command: Subcommand?) -> String {
        let form = command?.form ?? "generate [DESCRIPTION ...] [--output DIR] [--config PATH]"
        let name = command.map { "generate \($0.rawValue)" } ?? "generate"
        return "usage: \(form) [options]\nSee '\(name) --help' for more information\n"
    }

    /// The whole text.
    static var full: String {
        """
        Generates a Swift client from the description of a service.

        USAGE
          generate                            every *.client.yaml in ./Specs
          generate DESCRIPTION --output DIR   a Swagger 2.0 or OpenAPI 3 file, or
                                              one for each version, oldest first
          generate --config PATH              one client configuration, or a folder

        COMMANDS
        \(Subcommand.allCases.map(line).joined(separator: "\n"))
          For a description with the name of a command, write './list', or '-- list'.

        OPTIONS
        \(CommandLineOption.ofGeneration.map { line($0, of: nil) }.joined(separator: "\n"))

        EXAMPLES
          generate openapi.yaml --output Sources/Pets

        EXIT STATUS  0 done, 1 wrong input or --check failed, 2 wrong usage, 3 files

        """
    }

    /// The text about a command.
    static func full(of command: Subcommand) -> String {
        var text = "\(command.headline)\n\nUSAGE\n  \(command.form) [options]\n"
        if command.options.contains(.config), command.operands.contains(.description) {
            text += "\n  The client configuration of --config can name the description instead.\n"
        }
        text += "\nOPTIONS\n" + command.options.map { line($0, of: command) + "\n" }.joined()
        text += "\nEXAMPLES\n" + command.examples.map { "  \($0)\n" }.joined()
        if !command.exitStatus.isEmpty {
            text += "\nEXIT STATUS\n" + command.exitStatus.map { "  \($0)\n" }.joined()
        }
        return text
    }

    private static func line(_ command: Subcommand) -> String {
        aligned("  " + command.form.dropFirst("generate ".count), command.abstract)
    }

    private static func line(_ option: CommandLineOption, of command: Subcommand?) -> String {
        let short = option.shortName.map { "\($0), " } ?? ""
        let form = "  \(short)\(option.name)" + (command.placeholder(of: option).map { " \($0)" } ?? "")
        return aligned(form, command.summary(of: option))
    }

    private static func aligned(_ form: String, _ summary: String) -> String {
        form + String(repeating: " ", count: max(2, 33 - form.count)) + summary
    }
}
