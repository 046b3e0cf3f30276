// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Whether a request waits for the file that it exports.
///
/// The service may return values that this client does not know. They keep their raw values.
public struct ExportMode: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    /// The raw value, which is what is sent and received.
    public let rawValue: String

    // MARK: Initializers

    /// Creates a value with the given raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    // MARK: Known Values

    /// The request returns the ID of the file at once. Choose this where the file is large.
    public static let asynchronous = Self(rawValue: "async")
    /// The request waits for the file and returns its address.
    public static let synchronous = Self(rawValue: "sync")

    /// The values that this client knows.
    public static var knownValues: [Self] { [.asynchronous, .synchronous] }
}
