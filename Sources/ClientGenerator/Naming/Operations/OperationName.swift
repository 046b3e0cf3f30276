/// What an operation is called: its group, and the words of its own name.
struct OperationName {
    /// The group, if any.
    var group: GroupName?
    /// Whether the operation itself names the group, and so what is done there.
    var isDivided = false
    /// The words of the name within the group.
    var words: Words
    /// What it is called if another operation has that name.
    var fallbacks: [Words] = []
    /// The names by its route, if the description does not name the operation.
    var route: RouteNames?
    /// Whether the description says what the method is called, so that nothing of it is left out.
    var isStated = false
    /// Whether another operation may have the same words: only a number distinguishes their identifiers.
    var isNumbered = false
    /// Its identifier without what frameworks add, by which it is called if nothing else is left.
    var identifier = ""

    /// Returns the names with one more word at their ends.
    func ending(with word: String) -> OperationName {
        var name = self
        name.words = words.ending(with: word)
        name.fallbacks = fallbacks.map { $0.ending(with: word) }
        name.route = route?.ending(with: word)
        return name
    }
}
