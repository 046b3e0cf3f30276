import YAML

extension PagingExtension {
    /// Reads what extensions of other generators say of the pages of an operation; `nil`, with a report, if the client has no way to
    /// turn pages like that.
    ///
    /// - Parameters:
    ///   - fields: The operation.
    ///   - source: The document.
    static func read(_ fields: Fields<OperationKeyword>, from source: inout DescriptionSource) -> PagingExtension? {
        typealias Reader = (YAMLNode, inout DescriptionSource) throws(PagingMistake) -> Paging?
        let extensions: [(key: OperationKeyword, read: Reader)] = [
            (.speakeasyPagination, Paging.readSpeakeasy), (.fernPagination, Paging.readFern),
            (.dropshotPagination, Paging.readDropshot),
        ]
        for (key, read) in extensions {
            guard let entry = fields.member(key) else { continue }
            do throws(PagingMistake) {
                return try read(entry.value, &source).map {
                    PagingExtension(name: entry.name, paging: $0, mark: entry.key.mark)
                }
            } catch {
                source.diagnostics.loss(
                    "the operation is not paged as '\(entry.name)' says: \(error.message)",
                    at: error.mark ?? entry.key.mark
                )
                return nil
            }
        }
        return nil
    }
}

/// What is wrong with an extension that says how pages follow each other.
struct PagingMistake: Error {
    /// What is wrong, and what to do.
    let message: String
    /// Where it is; `nil` for the extension itself.
    var mark: Mark?
}
