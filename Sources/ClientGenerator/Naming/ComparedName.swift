import ServiceDescription

/// The names of parameters that end with a comparison: `DateSent<` and `DateSent>` beside `DateSent`, as Twilio has them.
enum ComparedName {
    /// The signs of comparison, with their words for numbers and for times. No sign is a prefix of a later one.
    private static let comparisons = [
        (sign: "<=", words: "at most", ofTime: "until"), (sign: ">=", words: "at least", ofTime: "from"),
        (sign: "<", words: "less than", ofTime: "before"), (sign: ">", words: "greater than", ofTime: "after"),
    ]

    /// The name with words in place of the sign; any other name as it is.
    static func spelledOut(_ parameter: Parameter) -> String {
        let name = parameter.name
        guard let comparison = comparisons.first(where: { name.hasSuffix($0.sign) }) else { return name }
        return "\(name.dropLast(comparison.sign.count)) \(isTime(parameter) ? comparison.ofTime : comparison.words)"
    }

    private static func isTime(_ parameter: Parameter) -> Bool {
        guard case .string(let format?) = parameter.schema.shape else { return false }
        return ["date", "date-time"].contains(format)
    }
}
