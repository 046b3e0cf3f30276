/// What a client can do in only one way. Versions that differ in it contradict each other.
protocol ComparedForm: Equatable {
    /// The form in words that continue "is" in a diagnostic.
    var words: String { get }
}
