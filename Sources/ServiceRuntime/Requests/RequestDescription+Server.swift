import Foundation

extension RequestDescription {
    /// Sends the request to another URL than the client's endpoint. The client's credential is sent there, too.
    ///
    /// - Parameters:
    ///   - url: The URL, absolute or relative to the endpoint. Names in braces are replaced by the values of variables,
    ///     and of path parameters with these names.
    ///   - other: The caller's URL to use instead, or `nil` for none.
    public mutating func server(_ url: String, or other: URL? = nil) {
        update { $0.serverTemplate = other?.absoluteString ?? url }
    }

    /// Replaces a name in the URL of ``server(_:or:)`` with a value.
    ///
    /// - Parameters:
    ///   - name: The name, without braces.
    ///   - value: The value, or `nil` for the default.
    ///   - defaultValue: The default value.
    public mutating func serverVariable<V: RequestStringConvertible>(
        _ name: String,
        _ value: V?,
        default defaultValue: String
    ) {
        update { $0.serverVariables[name] = value?.requestString ?? defaultValue }
    }
}
