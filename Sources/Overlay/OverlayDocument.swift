import JSONPath
import YAML

/// An OpenAPI Overlay 1.0 document: changes to a description by another author, which are applied each time it is read.
///
/// <https://spec.openapis.org/overlay/v1.0.0>
package struct OverlayDocument: Sendable {
    /// One change.
    package struct Action: Sendable {
        /// What it changes, as it is written.
        package let target: String
        /// Where that is written.
        let targetMark: Mark
        /// Selects what it changes.
        package let query: JSONPath
        /// What is done with each selected node.
        package let change: Change
    }

    /// What an action does with each node that it selects.
    package enum Change: Sendable {
        /// Takes it out of what holds it.
        case remove
        /// Merges a value into the target, or appends the value if the target is an array.
        case update(YAMLNode)
    }

    /// The overlay's root.
    package let mark: Mark
    /// The URI reference of the description that the overlay extends, if it names one.
    let extends: String?
    /// The changes, in the order in which they are made.
    package let actions: [Action]
}
