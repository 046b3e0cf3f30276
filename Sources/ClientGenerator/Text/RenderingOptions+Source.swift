import Mustache

extension RenderingOptions {
    /// How Swift source is rendered: strictly, and no text of a description can begin another line.
    static let source = RenderingOptions(isStrict: true, filter: SwiftText.onOneLine)
}
