/// Limits on a file. A description comes from somebody else and must not exhaust memory or stack.
package struct YAMLLimits: Sendable {
    /// The largest number of bytes in a file.
    package var maximumSize = 256 << 20
    /// How deep sequences and mappings may nest, aliases followed; a file that is one scalar has depth 1.
    package var maximumDepth = 256
    /// How many nodes all aliases together may stand for, each counted with everything below it.
    ///
    /// Aliases share storage, so they cost nothing to read; but walking the tree visits each of these nodes.
    package var maximumAliasedNodes = 1_000_000

    /// Larger than every description known (the largest has 60 MB), small enough for any machine.
    package static let `default` = YAMLLimits()
}
