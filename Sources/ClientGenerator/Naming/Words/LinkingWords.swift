/// Short words that link others in names, in lowercase letters.
enum LinkingWords {
    /// Prepositions that are usual in the names of operations and services.
    static let prepositions: Set<String> = ["by", "for", "from", "in", "of", "on", "to", "with"]
    /// The articles.
    static let articles: Set<String> = ["a", "an", "the"]
    /// What joins two things.
    static let conjunctions: Set<String> = ["and", "or"]
    /// Whose something is.
    static let possessives: Set<String> = ["my", "our", "your"]
    /// All words that link a noun to others. A phrase that begins with an article ends with none of them.
    static let all = prepositions.union(conjunctions).union([
        "about", "above", "after", "as", "at", "before", "below", "between", "during", "if", "into", "near",
        "per", "since", "than", "through", "until", "via", "when", "where", "while", "within", "without",
    ])
}
