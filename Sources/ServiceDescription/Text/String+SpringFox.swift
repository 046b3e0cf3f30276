import YAML

extension String {
    /// The function in an identifier that SpringFox wrote: before the method, and before the number that tells functions of one name apart.
    /// It is `save_item` in `save_itemUsingPOST_1`.
    ///
    /// - Parameter method: The HTTP method of the operation, in capitals.
    /// - Returns: `nil` if the identifier has another form.
    package func functionOfSpringFox(method: String) -> Substring? {
        let digits = utf8.reversed().prefix(while: \.isDigit).count
        let name = dropLast(digits)
        let function = digits > 0 && name.last == "_" ? name.dropLast() : self[...]
        let ending = "Using" + method
        return function.hasSuffix(ending) && function.count > ending.count ? function.dropLast(ending.count) : nil
    }
}
