/// The text that a number may be instead.
package enum TextOfNumber: Sendable {
    /// The digits of the number.
    case digits
    /// What JSON has no numbers for, as ProtoJSON calls it: `NaN`, `Infinity` and `-Infinity`.
    case names
    /// The names of the same in XML Schema and OData: `NaN`, `INF` and `-INF`.
    case shortNames
}
