import Foundation

/// Something that is added to a description, and callers who wrote their code before.
///
/// The description holds places, lines such as `#1`, at which the additions stand, indented as the place is.
struct Addition: Sendable {
    /// What is added, as the name of a type.
    let name: String
    /// The description before, with its places.
    let description: String
    /// What stands at the places after it.
    let added: [String: String]
    /// What callers wrote, as declarations.
    let callers: String
    /// What the client configuration says besides.
    let configuration: String
    /// What it says afterwards, where somebody keeps the callers of before by it.
    let laterConfiguration: String

    init(
        _ name: String,
        to description: String,
        configuration: String = "",
        laterConfiguration: String? = nil,
        adding: [String: String],
        callers: String
    ) {
        self.name = name
        self.description = description
        added = adding
        self.callers = callers
        self.configuration = configuration
        self.laterConfiguration = laterConfiguration ?? configuration
    }

    /// The description before.
    var before: String { filled { _ in nil } }

    /// The description after.
    var after: String { filled { added[$0] } }

    private func filled(_ text: (String) -> String?) -> String {
        let lines = description.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            let indentation = line.prefix { $0 == " " }
            guard line.dropFirst(indentation.count).hasPrefix("#") else { return [String(line)] }
            let lines = text(String(line.dropFirst(indentation.count + 1)))?.split(separator: "\n") ?? []
            return lines.map { String(indentation + $0) }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
