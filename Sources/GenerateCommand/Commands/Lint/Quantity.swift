import ClientGenerator
import ServiceDescription

/// A number whose name has a quantity that is meaningless without a unit, but no unit (G067).
struct Quantity {
    /// What can be measured in the same units.
    private enum Dimension {
        case time, length, mass, speed, temperature
    }

    private static let dimensions: [String: Dimension] = [
        "timeout": .time, "duration": .time, "interval": .time, "delay": .time, "age": .time, "ttl": .time,
        "lifetime": .time, "period": .time, "latency": .time, "elapsed": .time, "distance": .length,
        "length": .length, "width": .length, "height": .length, "depth": .length, "radius": .length, "weight": .mass,
        "speed": .speed, "temperature": .temperature,
    ]

    /// The units of a dimension as texts call them, and as names do. Texts rarely name a speed in one word.
    private static let units: [Dimension: [String: String]] = [
        .time: [
            "nanoseconds": "Nanoseconds", "ns": "Nanoseconds", "microseconds": "Microseconds",
            "milliseconds": "Milliseconds", "millis": "Milliseconds", "ms": "Milliseconds", "msec": "Milliseconds",
            "seconds": "Seconds", "secs": "Seconds", "sec": "Seconds", "minutes": "Minutes", "hours": "Hours",
            "days": "Days", "weeks": "Weeks", "months": "Months", "years": "Years",
        ],
        .length: [
            "pixels": "Pixels", "px": "Pixels", "meters": "Meters", "metres": "Meters", "kilometers": "Kilometers",
            "kilometres": "Kilometers", "km": "Kilometers", "centimeters": "Centimeters",
            "centimetres": "Centimeters", "cm": "Centimeters", "millimeters": "Millimeters",
            "millimetres": "Millimeters", "mm": "Millimeters", "miles": "Miles", "feet": "Feet", "inches": "Inches",
            "bytes": "Bytes", "bits": "Bits", "characters": "Characters",
        ],
        .mass: [
            "kilograms": "Kilograms", "kg": "Kilograms", "grams": "Grams", "milligrams": "Milligrams",
            "pounds": "Pounds", "lbs": "Pounds", "ounces": "Ounces", "tons": "Tons", "tonnes": "Tonnes",
        ],
        .temperature: ["celsius": "Celsius", "fahrenheit": "Fahrenheit", "kelvin": "Kelvin"],
    ]

    /// The name of the number.
    private let name: String
    /// The unit that its text names, if it names one.
    private let unit: String?

    /// - Parameters:
    ///   - name: The name.
    ///   - schema: What has the name.
    ///   - documentation: What the description says of it.
    /// - Returns: `nil` if it is no number, its name does not end with a quantity, or it is a weight that needs no unit.
    init?(_ name: String, _ schema: Schema, _ documentation: Documentation) {
        let isWhole: Bool
        switch schema.shape {
        case .integer: isWhole = true
        case .number: isWhole = false
        default: return nil
        }
        // A number tells names apart.
        let named = Words(name).lowercased.map { $0.filter(\.isLetter) }.last { !$0.isEmpty }
        guard let dimension = named.flatMap({ Self.dimensions[$0] }) else { return nil }
        let text = [documentation.summary, documentation.text].compactMap { $0 }.joined(separator: "\n")
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
        unit = Self.unit(of: dimension, in: words)
        // A mass that is an integer, or that its text calls relative, is mostly a weight in comparisons.
        if dimension == .mass, unit == nil, isWhole || words.contains("relative") { return nil }
        self.name = name
    }

    /// The message about such a number, which is, say, a `parameter`.
    func message(_ kind: String) -> String {
        let parts = name.split { !$0.isLetter && !$0.isNumber }
        // Names of Swift have no separators between their words.
        let others = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let start = others.isEmpty ? name : parts[0].lowercased() + others.joined()
        let advice = unit.map { "rename it to '\(start)In\($0)'" } ?? "add the unit: rename it to '\(start)In…'"
        return "the name of the \(kind) '\(name)' does not include a unit (\(advice) with 'x-ms-client-name' or in the "
            + "client configuration)"
    }

    /// The unit that a text names: after *in*, or else anywhere but after a number, as in *1000 ms*; `nil` if there is none, or
    /// more than one.
    private static func unit(of dimension: Dimension, in words: [String]) -> String? {
        guard let units = units[dimension] else { return nil }
        var (stated, mentioned): (Set<String>, Set<String>) = ([], [])
        for (index, word) in words.enumerated() {
            guard let unit = units[word] else { continue }
            let previous = index > 0 ? words[index - 1] : ""
            if previous == "in" {
                stated.insert(unit)
            } else if previous.first?.isNumber != true {
                mentioned.insert(unit)
            }
        }
        let found = stated.isEmpty ? mentioned : stated
        return found.count == 1 ? found.first : nil
    }
}
