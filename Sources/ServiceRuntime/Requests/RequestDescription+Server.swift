import Foundation

extension RequestDescription {
    /// Sends the request to another address than the client's endpoint. The client's credential goes there with it.
    ///
    /// - Parameters:
    ///   - url: The address, absolute or relative to the endpoint. Names in braces are replaced by the values of variables,
    ///     and of the path parameters with these names.
    ///   - other: What the caller wants in its place; nil for nothing.
    public mutating func server(_ url: String, or other: URL? = nil) {
        update { $0.serverTemplate = other?.absoluteString ?? url }
    }

    /// Puts a value in the place of a name in the address of ``server(_:or:)``.
    ///
    /// - Parameters:
    ///   - name: The name, without braces.
    ///   - value: The value; nil for the usual one.
    ///   - usual: The usual value.
    public mutating func serverVariable<V: RequestStringConvertible>(_ name: String, _ value: V?, default usual: String)
    {
        update { $0.serverVariables[name] = value?.requestString ?? usual }
    }
}
