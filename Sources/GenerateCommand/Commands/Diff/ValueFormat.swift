/// The format of dates, numbers and binary data, as reports name it.
enum ValueFormat {
    /// A change between two formats: a clause that continues the name of a value, or what is done with it.
    ///
    /// - Parameters:
    ///   - old: The format before; `nil` for the usual one of the type.
    ///   - new: The format after; `nil` for the usual one of the type.
    static func change(from old: String?, to new: String?) -> String {
        (new.map { "in the format '\($0)'" } ?? "in the usual format") + " instead of "
            + (old.map { "'\($0)'" } ?? "the usual one")
    }
}
