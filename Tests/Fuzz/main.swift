import Foundation

// fuzz [--runs N] [--seed S] [--first RUN]: mutates descriptions and reports what the generator did not survive.
// fuzz --check FILE: what a child does with one of them.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "--check", arguments.count == 2 {
    exit(try FuzzCheck.run(arguments[1]).rawValue)
}
var options = Fuzzer.Options()
for (name, value) in zip(arguments, arguments.dropFirst()).enumerated().filter({ $0.offset.isMultiple(of: 2) }).map(
    \.element
) {
    switch (name, Int(value)) {
    case ("--runs", let number?): options.runs = number
    case ("--seed", let number?): options.seed = UInt64(number.magnitude)
    case ("--first", let number?): options.first = number
    default:
        print("usage: fuzz [--runs N] [--seed S] [--first RUN] | --check FILE")
        exit(2)
    }
}
exit(try Fuzzer(options).run() == 0 ? 0 : 1)
