extension ModelCatalog {
    /// The words that name what an array holds: *order item* for what stands in the *order items*, unless a type has that name.
    func itemPlace(of place: String) -> String {
        let words = Words(place).words
        guard words.count > 1, let last = words.last, Inflection.isPlural(last), place.hasSuffix(last) else {
            return place + " item"
        }
        let item = String(place.dropLast(last.count)) + Inflection.singular(last)
        return isFree(item) ? item : place + " item"
    }
}
