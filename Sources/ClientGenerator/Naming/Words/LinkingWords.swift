/// Short words that link others in names, in lowercase letters.
enum LinkingWords {
    /// Prepositions that are usual in the names of operations and services.
    static let prepositions: Set<String> = ["by", "for", "from", "in", "of", "on", "to", "with"]
    /// The articles.
    static let articles: Set<String> = ["a", "an", "the"]
}
