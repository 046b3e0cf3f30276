/// What `--help` prints: everything on one screen of 80 by 40.
enum HelpText {
    /// One line about how to call the command.
    static let usage = "usage: generate [DESCRIPTION ...] [--output DIR] [--config FILE] [options]"

    /// The whole text.
    static var full: String {
        """
        Writes a Swift client for a service that has a description.

        USAGE
          generate                            every *.client.yaml in ./Specs
          generate DESCRIPTION --output DIR   one Swagger 2.0 or OpenAPI 3 file, or
                                              one for each version, oldest first
          generate --config FILE              what one client configuration names

        OPTIONS
        \(CommandLineOption.allCases.map(line).joined(separator: "\n"))

        EXAMPLES
          generate openapi.yaml --output Sources/Pets
          generate openapi.yaml --output Sources/Pets --config pets.client.yaml
          generate --check                    in CI: is what is committed up to date?

        EXIT STATUS
          0  done
          1  a description or configuration is wrong, or --check found a difference
          2  the command line is wrong
          3  a file could not be read or written

        """
    }

    private static func line(_ option: CommandLineOption) -> String {
        let short = option.shortName.map { "\($0), " } ?? ""
        let form = "  \(short)\(option.name)" + (option.placeholder.map { " \($0)" } ?? "")
        return form + String(repeating: " ", count: max(2, 28 - form.count)) + option.summary
    }
}
