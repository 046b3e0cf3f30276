/// What a client can do in one way only, so that two versions contradict each other if they differ in it.
protocol ComparedForm: Equatable {
    /// The form in words that continue "is" in a diagnostic.
    var words: String { get }
}
