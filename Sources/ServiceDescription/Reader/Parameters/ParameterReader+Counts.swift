/// Numbers that count items, in descriptions made from languages that have no integers.
extension ParameterReader {
    /// The parameters of an operation, of which those in the query that divide a list into pages are whole numbers: no page is the
    /// 1.5th. A name alone says too little, but two of them leave no doubt.
    ///
    /// - Parameter declared: The parameters.
    static func withWholeCounts(_ declared: [DeclaredParameter]) -> [DeclaredParameter] {
        let isNumber = { (declared: DeclaredParameter) in
            guard case .parameter(let parameter) = declared, case .number(format: nil) = parameter.schema.shape else {
                return false
            }
            return parameter.location == .query
        }
        // Few operations have such numbers, and no name has to be compared for the others.
        guard declared.contains(where: isNumber) else { return declared }
        let counts = declared.indices.filter { index in
            guard case .parameter(let parameter) = declared[index], parameter.location == .query else { return false }
            return PagingParameterNames.counts.contains(PagingParameterNames.plain(parameter.name))
        }
        guard counts.count > 1 else { return declared }
        var whole = declared
        for index in counts where isNumber(declared[index]) {
            guard case .parameter(var parameter) = declared[index],
                parameter.schema.defaultValue.map({ $0.int != nil }) ?? true
            else { continue }
            parameter.schema.shape = .integer(format: nil)
            whole[index] = .parameter(parameter)
        }
        return whole
    }
}
