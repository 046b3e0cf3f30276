import YAML

extension RequestBody {
    /// The body in the media types that callers can choose by a header parameter: those that the parameter lists, if all of them
    /// are files, or any.
    ///
    /// OpenAPI 3 ignores such a parameter, because the body declares its media types. But if these only say that the body is
    /// bytes, the author means that callers say which bytes.
    ///
    /// - Parameter values: The media types that the parameter lists; none if it lists none.
    /// - Returns: `nil` if the body says itself of which media type it is.
    func inMediaTypes(_ values: [MediaType]) -> RequestBody? {
        let types = contents.map(\.mediaType.essence)
        guard !types.isEmpty, types.allSatisfy({ $0 == MediaType.anyBytes.essence || $0.hasSuffix("/*") }) else {
            return nil
        }
        var body = self
        // What is not a file would be written from values.
        let named = values.allSatisfy(\.isFile) ? values : []
        for mediaType in named.isEmpty ? ["*/*"] : named where !types.contains(mediaType.essence) {
            // A range of the body's own may be meant: then callers name the media type anyway.
            if named.isEmpty, types.contains(where: { $0.hasSuffix("/*") }) { break }
            body.contents.append(Content(mediaType: mediaType, schema: nil, mark: mark))
        }
        return body
    }
}
