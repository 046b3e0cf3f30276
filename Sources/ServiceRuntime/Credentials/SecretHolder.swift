/// A type that holds a secret and does not show it: printing a value, interpolating it into a string, dumping it or
/// looking at it in a debugger's summary gives its type's name and `REDACTED`, or a description of the type's own.
package protocol SecretHolder: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension SecretHolder {
    /// The name of the type, without its contents.
    public var description: String { "\(Self.self)(REDACTED)" }

    /// The name of the type, without its contents.
    public var debugDescription: String { description }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
