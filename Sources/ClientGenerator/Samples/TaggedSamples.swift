/// The samples in rendered source, by their tags, so that the documentation shows compiled code (G157).
struct TaggedSamples {
    private var samples: [String: String] = [:]

    private static let beginning = "// BEGIN: "

    /// Finds the samples between lines of `// BEGIN: tag` and `// END: tag`.
    init(in files: [GeneratedFile]) {
        for file in files { add(String(decoding: file.contents, as: UTF8.self)) }
    }

    /// The sample of a tag, without the indentation that it has in its file; `nil` if there is none.
    subscript(tag: String) -> String? { samples[tag] }

    private mutating func add(_ source: String) {
        var open: (tag: Substring, margin: Int, lines: [Substring])?
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            let margin = line.prefix { $0 == " " }.count
            let text = line.dropFirst(margin)
            if text.hasPrefix(Self.beginning) {
                open = (text.dropFirst(Self.beginning.count), margin, [])
            } else if let sample = open, text == "// END: \(sample.tag)" {
                samples[String(sample.tag)] = sample.lines.joined(separator: "\n")
                open = nil
            } else if let sample = open {
                open?.lines.append(line.dropFirst(min(margin, sample.margin)))
            }
        }
    }
}
