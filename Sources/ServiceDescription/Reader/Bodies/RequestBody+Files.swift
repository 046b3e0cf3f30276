extension RequestBody {
    /// Turns a JSON body of nothing but files into a form. JSON cannot hold files, and Springdoc calls every body JSON if the
    /// author does not say otherwise.
    mutating func sendFilesInParts(in source: inout DescriptionSource) {
        guard contents.count == 1, contents[0].mediaType.isPlainJSON,
            case .object(let object)? = contents[0].schema?.shape, !object.properties.isEmpty,
            object.additionalProperties == nil, object.properties.allSatisfy(\.schema.shape.isOfFiles)
        else { return }
        source.diagnostics.warning(
            "'application/json' has no form for files; the body is sent as 'multipart/form-data' (write that)",
            at: contents[0].mark
        )
        contents[0].mediaType = .multipartForm
    }
}

extension SchemaShape {
    /// Whether a value is a file or a list of files.
    var isOfFiles: Bool {
        switch self {
        case .binary: true
        case .array(let items): items.shape.isOfFiles
        default: false
        }
    }
}
