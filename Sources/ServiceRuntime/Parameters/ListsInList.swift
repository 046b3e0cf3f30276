/// A list whose elements are lists, each of which becomes text with delimiters of its own, as `collectionFormat` of Swagger's
/// `items` says it.
struct ListsInList<Value: ParameterConvertible>: ParameterConvertible {
    /// The list.
    let value: Value
    /// How the lists in the list become text, from the outermost on.
    let styles: [ParameterStyle]

    func parameterValue(coding: ValueCoding) -> ParameterValue {
        value.parameterValue(coding: coding).delimitingLists(by: styles)
    }
}

extension ParameterValue {
    /// The value, with delimiters of their own for the lists in a list.
    ///
    /// - Parameter styles: How the lists become text, from the outermost on; deeper ones stay as they are.
    func delimitingLists(by styles: [ParameterStyle]) -> ParameterValue {
        guard case .list(let values) = self, !styles.isEmpty else { return self }
        return .list(values.map { $0.delimited(by: styles[...]) })
    }

    private func delimited(by styles: ArraySlice<ParameterStyle>) -> ParameterValue {
        guard case .list(let values) = self, let style = styles.first else { return self }
        return .delimited(values.map { $0.delimited(by: styles.dropFirst()) }, by: style)
    }
}

extension RequestDescription {
    /// Replaces a name in the path with a list of lists.
    ///
    /// - Parameters:
    ///   - name: The name, without braces.
    ///   - value: The list.
    ///   - lists: The styles of the nested lists, from the outermost on.
    ///   - style: The style of the list itself.
    ///   - coding: The coding of dates and bytes.
    public mutating func path<V: ParameterConvertible>(
        _ name: String,
        _ value: V,
        lists: [ParameterStyle],
        style: ParameterStyle = .simple,
        as coding: ValueCoding = .default
    ) {
        path(name, ListsInList(value: value, styles: lists), style: style, as: coding)
    }

    /// Adds a list of lists to the query.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: The list, or `nil` to omit it.
    ///   - lists: The styles of the nested lists, from the outermost on.
    ///   - style: The style of the list itself.
    ///   - explode: Whether each element of the list itself is written separately.
    ///   - coding: The coding of dates and bytes.
    public mutating func query<V: ParameterConvertible>(
        _ name: String,
        _ value: V?,
        lists: [ParameterStyle],
        style: ParameterStyle = .form,
        explode: Bool = true,
        as coding: ValueCoding = .default
    ) {
        let value = value.map { ListsInList(value: $0, styles: lists) }
        query(name, value, style: style, explode: explode, as: coding)
    }

    /// Adds a header field whose value is a list of lists.
    ///
    /// - Parameters:
    ///   - name: Its name.
    ///   - value: The list, or `nil` to omit it.
    ///   - lists: The styles of the nested lists, from the outermost on.
    ///   - style: The style of the list itself.
    ///   - coding: The coding of dates and bytes.
    public mutating func header<V: ParameterConvertible>(
        _ name: String,
        _ value: V?,
        lists: [ParameterStyle],
        style: ParameterStyle = .simple,
        as coding: ValueCoding = .default
    ) {
        header(name, value.map { ListsInList(value: $0, styles: lists) }, style: style, as: coding)
    }
}
