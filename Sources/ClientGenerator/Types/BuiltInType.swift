/// A type that generated code uses but does not declare. The raw value is its name.
enum BuiltInType: String, CaseIterable, Sendable {
    case bool = "Bool"
    case int = "Int"
    case int32 = "Int32"
    case int64 = "Int64"
    case uint64 = "UInt64"
    case float = "Float"
    case double = "Double"
    case decimal = "Decimal"
    case string = "String"
    case data = "Data"
    case date = "Date"
    case calendarDate = "CalendarDate"
    case calendarTime = "CalendarTime"
    case calendarDuration = "CalendarDuration"
    case url = "URL"
    case uuid = "UUID"
    case jsonValue = "JSONValue"
    case httpBody = "HTTPBody"
    case multipartFile = "MultipartFile"
    case serverSentEvent = "ServerSentEvent"
    case apiKeyCredential = "APIKeyCredential"
    case basicCredential = "BasicCredential"
    case tokenCredential = "TokenCredential"
    case void = "Void"

    /// What values of a type are to people.
    enum Kind {
        case text, integer, number, flag, date, identifier, bytes, json, other
    }

    /// What its values are.
    var kind: Kind {
        switch self {
        case .string: .text
        case .int, .int32, .int64, .uint64: .integer
        case .float, .double, .decimal: .number
        case .bool: .flag
        case .date, .calendarDate: .date
        case .uuid: .identifier
        case .data: .bytes
        case .jsonValue: .json
        case .calendarTime, .calendarDuration, .url, .httpBody, .multipartFile, .serverSentEvent, .apiKeyCredential,
            .basicCredential, .tokenCredential, .void:
            .other
        }
    }
}
