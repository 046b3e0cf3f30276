import ServiceRuntime

/// What replaces secret values in a recording: the same for the same value, another for another, so that what a client
/// compares, such as the links of pages, differs as it did.
final class Pseudonyms: Sendable {
    private let numbers = Locked<[String: Int]>([:])

    /// What stands for a value.
    func pseudonym(for value: some StringProtocol) -> String {
        let value = String(value)
        guard !value.isEmpty else { return value }
        let number = numbers.withLock { numbers in
            let number = numbers[value] ?? numbers.count + 1
            numbers[value] = number
            return number
        }
        return "\(RequestRedactor.placeholder)-\(number)"
    }
}
