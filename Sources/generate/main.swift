#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import GenerateCommand

exit(GenerateCommand.run(arguments: Array(CommandLine.arguments.dropFirst())).rawValue)
