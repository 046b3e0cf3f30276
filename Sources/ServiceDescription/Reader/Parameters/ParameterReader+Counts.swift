/// Numbers that count items, in descriptions made from languages that have no integers.
extension ParameterReader {
    /// The parameters of an operation, of which identifiers, and those in the query that divide a list into pages, are whole numbers: no
    /// page is the 1.5th. The name alone decides, so that another parameter changes no type.
    ///
    /// - Parameter declared: The parameters.
    static func withWholeCounts(_ declared: [DeclaredParameter]) -> [DeclaredParameter] {
        var whole = declared
        for index in declared.indices {
            guard case .parameter(var parameter) = declared[index] else { continue }
            let isCount =
                parameter.location == .query
                && PagingParameterNames.counts.contains(PagingParameterNames.plain(parameter.name))
            guard isCount || parameter.name.namesIdentifier else { continue }
            parameter.schema.becomeWhole()
            whole[index] = .parameter(parameter)
        }
        return whole
    }
}
