/// The text that a number may be instead.
package enum TextOfNumber: Sendable {
    /// The same number.
    case digits
    /// What JSON has no numbers for, as ProtoJSON calls it: `NaN`, `Infinity` and `-Infinity`.
    case names
    /// The same in the words of XML Schema, which OData has, too: `NaN`, `INF` and `-INF`.
    case shortNames
}
