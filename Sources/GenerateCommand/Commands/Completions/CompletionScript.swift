/// `generate completions`: a script with which a shell completes commands, options and their values.
///
/// All other words on the command line are files, which shells complete themselves.
enum CompletionScript {
    /// The script for a shell.
    static func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private static func names(of command: Subcommand?) -> String {
        command.options.flatMap(\.spellings).joined(separator: " ")
    }

    /// The words that a command takes besides options and files.
    private static func words(of command: Subcommand) -> [String] {
        (command.operands + command.optionalOperands).flatMap(\.words)
    }

    private static let optionsWithChoices = CommandLineOption.allCases.filter { $0.choices != nil }
    private static let optionsWithPaths = CommandLineOption.allCases.filter {
        $0.placeholder != nil && $0.choices == nil
    }

    // MARK: bash

    private static var bash: String {
        """
        # Completions of 'generate' for bash.
        _generate() {
            local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words
            case "$previous" in
        \(optionsWithChoices.map(bashChoices).joined(separator: "\n"))
                \(optionsWithPaths.flatMap(\.spellings).joined(separator: "|")))
                    _generate_files; return;;
            esac
            case "${COMP_WORDS[1]}" in
        \(Subcommand.allCases.map(bashWords).joined(separator: "\n"))
                *) words="\(names(of: nil))"
                    [ "$COMP_CWORD" -eq 1 ] && words="\(Subcommand.allCases.map(\.rawValue).joined(separator: " ")) $words";;
            esac
            COMPREPLY=($(compgen -W "$words" -- "$current"))
            [[ "$current" == -* ]] || _generate_files
        }
        # The names of files may contain spaces.
        _generate_files() {
            local IFS=$'\n'
            COMPREPLY+=($(compgen -f -- "$current"))
        }
        complete -o filenames -F _generate generate

        """
    }

    private static func bashChoices(of option: CommandLineOption) -> String {
        let choices = (option.choices ?? []).joined(separator: " ")
        return "        \(option.name)) COMPREPLY=($(compgen -W \"\(choices)\" -- \"$current\")); return;;"
    }

    private static func bashWords(of command: Subcommand) -> String {
        "        \(command.rawValue)) words=\"\((words(of: command) + [names(of: command)]).joined(separator: " "))\";;"
    }

    // MARK: zsh

    private static var zsh: String {
        """
        #compdef generate
        # Completions of 'generate' for zsh.
        _generate() {
            local -a commands
            commands=(
        \(Subcommand.allCases.map { "        '\($0.rawValue):\($0.abstract.replacing("'", with: "'\\''"))'" }.joined(separator: "\n"))
            )
            case "${words[2]}" in
        \(Subcommand.allCases.map(zshCase).joined(separator: "\n"))
                *)
                    (( CURRENT == 2 )) && _describe 'command' commands
                    _arguments \(zshOptions(of: nil)) '*:description:_files';;
            esac
        }
        compdef _generate generate

        """
    }

    private static func zshCase(of command: Subcommand) -> String {
        let words = words(of: command)
        let rest = words.isEmpty ? "'*:file:_files'" : "'*:word:(\(words.joined(separator: " ")))'"
        return "        \(command.rawValue)) _arguments '1:command:' \(zshOptions(of: command)) \(rest);;"
    }

    private static func zshOptions(of command: Subcommand?) -> String {
        command.options.map { option in
            let summary = command.summary(of: option).replacing("'", with: "'\\''")
            let value =
                command.placeholder(of: option).map { placeholder in
                    option.choices.map { ":value:(\($0.joined(separator: " ")))" }
                        ?? ":\(placeholder):_files\(placeholder == "DIR" ? " -/" : "")"
                } ?? ""
            if let short = option.shortName {
                // Either form rules out the other.
                return "'(\(short) \(option.name))'{\(short),\(option.name)}'[\(summary)]\(value)'"
            }
            return "'\(command.canRepeat(option) ? "*" : "")\(option.name)[\(summary)]\(value)'"
        }.joined(separator: " ")
    }

    // MARK: fish

    private static var fish: String {
        let names = Subcommand.allCases.map(\.rawValue).joined(separator: " ")
        var lines = ["# Completions of 'generate' for fish."]
        for command in Subcommand.allCases {
            lines.append(
                "complete -c generate -n __fish_use_subcommand -a \(command.rawValue) -d \(fishText(command.abstract))"
            )
            let isSeen = "'__fish_seen_subcommand_from \(command.rawValue)'"
            let words = words(of: command)
            if !words.isEmpty {
                lines.append("complete -c generate -f -n \(isSeen) -a '\(words.joined(separator: " "))'")
            }
            lines += command.options.map { fishOption($0, command.summary(of: $0), when: isSeen) }
        }
        let isGeneration = "'not __fish_seen_subcommand_from \(names)'"
        lines += CommandLineOption.ofGeneration.map { fishOption($0, $0.summary, when: isGeneration) }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func fishOption(_ option: CommandLineOption, _ summary: String, when condition: String) -> String {
        var line = "complete -c generate -n \(condition) -l \(option.rawValue)"
        if let short = option.shortName { line += " -s \(short.dropFirst())" }
        if let choices = option.choices {
            line += " -x -a '\(choices.joined(separator: " "))'"
        } else if option.placeholder != nil {
            line += " -r -F"
        }
        return line + " -d \(fishText(summary))"
    }

    private static func fishText(_ text: String) -> String {
        "'" + text.replacing("'", with: "\\'") + "'"
    }
}
