import YAML

/// How an extension of another generator (`x-speakeasy-pagination`, `x-fern-pagination`, `x-dropshot-pagination`) says that a
/// collection is divided into pages.
///
/// It names parameters and members, and nobody has checked yet whether the operation has them.
package struct PagingExtension: Sendable, Hashable {
    /// The key of the extension.
    package let name: String
    /// What it says.
    package let paging: Paging
    /// Where it is.
    package let mark: Mark
}
