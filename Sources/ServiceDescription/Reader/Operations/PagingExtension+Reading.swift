import YAML

extension PagingExtension {
    /// Reads what extensions of other generators say of the pages of an operation; `nil`, with a report, if the client has no way to
    /// turn pages like that.
    ///
    /// - Parameters:
    ///   - fields: The operation.
    ///   - source: The document.
    static func read(_ fields: Fields<OperationKeyword>, from source: inout DescriptionSource) -> PagingExtension? {
        let extensions: [(key: OperationKeyword, read: PartReader)] = [
            (.speakeasyPagination, Paging.readSpeakeasy), (.fernPagination, Paging.readFern),
        ]
        for (key, read) in extensions {
            guard let entry = fields.firstEntry(of: [key]) else { continue }
            do throws(PagingMistake) {
                guard let (paging, namesItems) = try read(entry.value, &source) else { return nil }
                return PagingExtension(name: entry.name, paging: paging, namesItems: namesItems, mark: entry.key.mark)
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

    /// Reads the value of an extension: how pages follow each other, and where the items are, if it says so. `nil` if it says
    /// neither.
    private typealias PartReader = (
        YAMLNode, inout DescriptionSource
    ) throws(PagingMistake) -> (paging: Paging, namesItems: Bool)?
}

/// What is wrong with an extension that says how pages follow each other.
struct PagingMistake: Error {
    /// What is wrong, and what to do.
    let message: String
    /// Where it is; `nil` for the extension itself.
    var mark: Mark?
}
