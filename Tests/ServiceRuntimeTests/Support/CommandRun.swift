#if os(Linux) || os(macOS)
    import Foundation

    /// A program that is run to its end.
    enum CommandRun {
        /// A program that said that it failed.
        struct Failure: Error {
            let command: [String]
            let output: String
        }

        /// Runs a program that is looked for in the path, on this thread.
        ///
        /// - Returns: What it printed.
        /// - Throws: ``Failure`` if it failed.
        @discardableResult
        static func output(_ command: [String], environment: [String: String] = [:]) throws -> String {
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = command
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
            let pipe = Pipe()
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = pipe
            process.standardError = pipe
            try process.run()
            let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw Failure(command: command, output: output) }
            return output
        }

        #if os(Linux)
            /// What runs some of these tests in a process of their own.
            ///
            /// - Parameter filter: The name of the suite, or of one of its tests.
            static func ownTests(_ filter: String) throws -> [String] {
                let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
                return [program, "--testing-library", "swift-testing", "--filter", filter]
            }
        #endif

        /// Whether a program is there and says that it succeeded.
        static func succeeds(_ command: [String]) -> Bool {
            do {
                try output(command)
                return true
            } catch {
                return false
            }
        }
    }
#endif
