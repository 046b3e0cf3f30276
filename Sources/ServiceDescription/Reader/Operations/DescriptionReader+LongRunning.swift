import Suggestions
import YAML

extension DescriptionReader {
    // MARK: - Long-running operations

    /// Reads `x-ms-long-running-operation` and its options.
    mutating func readLongRunning(_ fields: Fields<OperationKeyword>) -> LongRunning? {
        guard source.flag(fields[.msLongRunning]) == true else { return nil }
        guard let node = fields[.msLongRunningOptions],
            let options = source.fields(node, as: LongRunningKeyword.self),
            let place = options[.finalStateVia], let name = source.text(place)
        else { return LongRunning() }
        let known: [String: LongRunning.FinalState] = [
            "azure-async-operation": .operation, "operation-location": .operation, "location": .location,
            "original-uri": .originalURI,
        ]
        guard let finalState = known[name.lowercased()] else {
            let hint = NearestName.hint(for: name, among: known.keys.sorted())
            source.diagnostics.loss("unknown final state '\(name)' is ignored\(hint)", at: place.mark)
            return LongRunning()
        }
        return LongRunning(finalState: finalState)
    }
}

/// The keys of `x-ms-long-running-operation-options`.
enum LongRunningKeyword: String, Keyword {
    case finalStateVia = "final-state-via"
    case finalStateSchema = "final-state-schema"

    static let byName = makeTable()
}
