#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif
import GenerateCommand

#if canImport(Glibc)
    // Memory in large steps: otherwise, each thread asks the system anew for every few pages, thousands of times for a large
    // description. What is never touched costs nothing.
    mallopt(M_TOP_PAD, 32 << 20)
    mallopt(M_TRIM_THRESHOLD, 128 << 20)
    mallopt(M_MMAP_THRESHOLD, 32 << 20)
#endif

// A program that runs this one for its users sets what they type for it.
let commandLine = getenv("GENERATE_COMMAND_LINE").map { String(cString: $0) }
exit(GenerateCommand.run(arguments: Array(CommandLine.arguments.dropFirst()), typedAs: commandLine).rawValue)
