/// Numbers that count items, in descriptions made from languages that have no integers.
extension ParameterReader {
    /// The parameters of an operation, of which those in the query that divide a list into pages are whole numbers: no page is the
    /// 1.5th. The name alone decides, so that another parameter changes no type.
    ///
    /// - Parameter declared: The parameters.
    static func withWholeCounts(_ declared: [DeclaredParameter]) -> [DeclaredParameter] {
        var whole = declared
        for index in declared.indices {
            guard case .parameter(var parameter) = declared[index], parameter.location == .query,
                case .number(format: nil) = parameter.schema.shape,
                PagingParameterNames.counts.contains(PagingParameterNames.plain(parameter.name)),
                parameter.schema.defaultValue.map({ $0.int != nil }) ?? true
            else { continue }
            parameter.schema.shape = .integer(format: nil)
            whole[index] = .parameter(parameter)
        }
        return whole
    }
}
