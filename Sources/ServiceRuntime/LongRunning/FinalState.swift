/// Where the result of a long-running operation stands once it has succeeded (`final-state-via` of
/// `x-ms-long-running-operation-options`).
public enum FinalState: String, Sendable, Codable {
    /// At the address of the request, for PUT and PATCH; else at the `Location` of the first answer, if that has one; else in
    /// the last answer about the operation.
    case automatic
    /// At the `Location` of the first answer.
    case location
    /// At the address of the request.
    case originalURI
    /// In the last answer about the operation, as a whole or in its member `result`.
    case operation
}
