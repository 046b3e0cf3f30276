extension Array {
    /// The first result that is not `nil`. The remaining elements are not evaluated.
    func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}
