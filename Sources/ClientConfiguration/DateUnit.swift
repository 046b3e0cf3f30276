/// The unit of a number that is a point in time, as `types` specifies it.
package enum DateUnit: String, Sendable, CaseIterable {
    /// The seconds since 1970, which a number that is a `Date` counts unless more is said.
    case seconds = "Date/seconds"
    /// The milliseconds since 1970.
    case milliseconds = "Date/milliseconds"
}
