import Foundation

/// Writes the descriptions of which the generator's tests have small ones, each in two sizes, one four times the other.
/// Both are so large that the time for them is not that for starting the generator.
///
/// A folder for each of them has the folders `once` and `four`. The names of all are printed in the order of the folders.
@main enum GrowthBenchmark {
    static func main() throws {
        let folder = URL(filePath: CommandLine.arguments[1])
        for (index, growing) in GrowingDescription.all.enumerated() {
            for (size, count) in [("once", 4 * growing.count), ("four", 16 * growing.count)] {
                try write(growing, count, to: folder.appending(path: "\(index)/\(size)"))
            }
            print(growing.name)
        }
    }

    private static func write(_ growing: GrowingDescription, _ count: Int, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in growing.files(count) {
            try Data(text.utf8).write(to: folder.appending(path: name))
        }
    }
}
