/// The location of the result of a long-running operation that has succeeded (`final-state-via` of
/// `x-ms-long-running-operation-options`).
public enum FinalState: String, Sendable {
    /// For PUT and PATCH, the URL of the request. Otherwise the `Location` of the last response that has one, or,
    /// without any, the last response about the operation.
    case automatic
    /// The `Location` of the last response that has one.
    case location
    /// The URL of the request.
    case originalURI
    /// The last response about the operation, either as a whole or its member `result`. For PUT and PATCH, as ``automatic``.
    case operation
}
