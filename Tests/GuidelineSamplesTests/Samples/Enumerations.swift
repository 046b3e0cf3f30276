// swift-format-ignore-file

import AzureCore

/// *Enumerations*, lines 740–788 of the guidelines.
public enum EnumerationSamples {
    // Lines 740–788. Departures:
    // - 740: `Sendable` is added, without which the static constants could not be used from every thread.
    // - 766: `lowercase()` is a typing error for `lowercased()`.
    // - 786, 787: the text calls `init(value:)` and does not have it; it is added.
    // - `received(_:)` is added: the text's initializer is private, so only code in this file can make an unknown value.
    public struct Shape: Equatable, RequestStringConvertible, Sendable {

        // the internal enum is a normal Swift enum
        internal enum ShapeKV {
            case circle
            case square
            case unknown(String)

            var rawValue: String {
                switch self {
                case .circle:
                    return "circle"
                case .square:
                    return "square"
                case .unknown(let value):
                    return value
                }
            }

            init(rawValue: String) {
                switch rawValue.lowercased() {
                case "circle":
                    self = .circle
                case "square":
                    self = .square
                default:
                    self = .unknown(rawValue.lowercased())
                }
            }
        }

        private let value: ShapeKV

        public var requestString: String {
            return value.rawValue
        }

        private init(rawValue: String) {
            self.value = ShapeKV(rawValue: rawValue)
        }

        private init(value: ShapeKV) {
            self.value = value
        }

        static func received(_ text: String) -> Shape {
            Shape(rawValue: text)
        }

        public static func == (lhs: Shape, rhs: Shape) -> Bool {
            return lhs.requestString == rhs.requestString
        }

        // declare public static constants using the internal enum of known values
        public static let circle: Shape = .init(value: .circle)
        public static let square: Shape = .init(value: .square)
    }
}
