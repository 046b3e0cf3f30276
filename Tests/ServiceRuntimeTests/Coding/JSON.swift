import Foundation
import ServiceRuntime

/// The value that a JSON text holds.
func decoded<Value: ModelValue>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
    try ModelCoder.decode(type, from: Data(text.utf8))
}

/// The JSON text of a value.
func encoded(_ value: some ModelValue) throws -> String {
    String(decoding: try ModelCoder.encode(value), as: UTF8.self)
}

/// What the error says that reading a JSON text ends with; an empty text if there is none.
func refusal<Value: ModelValue>(of text: String, as type: Value.Type) -> String {
    do {
        _ = try decoded(text, as: type)
        return ""
    } catch {
        return String(describing: error)
    }
}
