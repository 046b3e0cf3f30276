import GenerateCommand

// A program that runs this one for its users sets what they type for it.
let commandLine = getenv("GENERATE_COMMAND_LINE").map { String(cString: $0) }
let outcome = GenerateCommand.run(arguments: Array(CommandLine.arguments.dropFirst()), typedAs: commandLine)
withExtendedLifetime(outcome) { exit(outcome.exitCode.rawValue) }
