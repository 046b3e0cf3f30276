/// Limits on a file. A description comes from somebody else and must not exhaust memory or stack.
package struct YAMLLimits: Sendable, Hashable {
    /// The largest number of bytes in a file.
    package var maximumSize: Int
    /// How deep sequences and mappings may nest, aliases followed; a file that is one scalar has depth 1.
    package var maximumDepth: Int
    /// How many nodes all aliases together may stand for, each counted with everything below it.
    ///
    /// Aliases share storage, so they cost nothing to read; but walking the tree visits each of these nodes.
    package var maximumAliasedNodes: Int

    /// Makes limits.
    package init(
        maximumSize: Int = 256 << 20,
        maximumDepth: Int = 256,
        maximumAliasedNodes: Int = 1_000_000
    ) {
        self.maximumSize = maximumSize
        self.maximumDepth = maximumDepth
        self.maximumAliasedNodes = maximumAliasedNodes
    }

    /// Larger than every description known (the largest has 60 MB), small enough for any machine.
    package static let `default` = YAMLLimits()
}
