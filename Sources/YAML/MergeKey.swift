/// The merge key `<<` (yaml.org/type/merge.html), with which a mapping includes the members of others.
///
/// It is not part of YAML 1.2, but authors of descriptions use it together with anchors.
enum MergeKey {
    /// Whether a key is the merge key: `<<` without quotes.
    static func matches(_ key: YAMLScalar) -> Bool {
        key.isPlain && key.text == "<<" && (key.tag == nil || key.tag == "tag:yaml.org,2002:merge")
    }

    /// Puts the members that the merge key names in its place. A mapping's own members win over merged ones, and of the
    /// mappings in a list the first that has a member wins.
    ///
    /// - Throws: ``YAMLError`` if the merge key's value is neither a mapping nor a sequence of mappings.
    static func merged(_ members: [YAMLMapping.Entry]) throws(YAMLError) -> [YAMLMapping.Entry] {
        let isMerge: (YAMLMapping.Entry) -> Bool = { $0.key.scalar.map(matches) ?? false }
        var names = Set(members.filter { !isMerge($0) }.map { ExactName($0.name) })
        var result: [YAMLMapping.Entry] = []
        for member in members {
            guard isMerge(member) else {
                result.append(member)
                continue
            }
            for mapping in try mappings(of: member.value) {
                for inherited in mapping where names.insert(ExactName(inherited.name)).inserted {
                    result.append(inherited)
                }
            }
        }
        return result
    }

    private static func mappings(of value: YAMLNode) throws(YAMLError) -> [YAMLMapping] {
        var result: [YAMLMapping] = []
        for node in value.sequence ?? [value] {
            guard let mapping = node.mapping else {
                throw YAMLError(
                    mark: node.mark,
                    message: "'<<' merges mappings, not \(node.kindDescription)",
                    help:
                        "use a mapping, an alias of one, or a list of them; to use '<<' as a key, put it in quotes"
                )
            }
            result.append(mapping)
        }
        return result
    }
}
