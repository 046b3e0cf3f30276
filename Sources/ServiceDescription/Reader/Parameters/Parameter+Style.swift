import Suggestions
import YAML

extension Parameter.Style {
    /// Returns the style with a name, or `nil`, with a warning, if there is none.
    static func read(_ name: String, at mark: Mark?, in source: inout DescriptionSource) -> Self? {
        let known: [Self] = [.simple, .label, .matrix, .form, .spaceDelimited, .pipeDelimited, .deepObject]
        if let style = known.first(where: { $0.rawValue == name }) { return style }
        let hint = NearestName.hint(for: name, among: known.lazy.map(\.rawValue))
        source.diagnostics.loss("unknown style '\(name)' is ignored\(hint)", at: mark)
        return nil
    }
}
