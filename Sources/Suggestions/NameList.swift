/// Names in a message, of which it shows the first ones: `'a', 'b' and 3 more`.
package enum NameList {
    /// The text of a list.
    ///
    /// - Parameters:
    ///   - names: The names; those beyond the maximum may be lacking.
    ///   - count: How many there are in all.
    ///   - maximumCount: How many are shown at most.
    package static func text(_ names: some Sequence<String>, of count: Int, maximumCount: Int = 5) -> String {
        let shown = names.prefix(maximumCount).map { "'\($0)'" }
        return shown.joined(separator: ", ") + (count > shown.count ? " and \(count - shown.count) more" : "")
    }
}
