import ServiceDescription

extension Response {
    /// The content that the client reads. A result is no problem, although some descriptions have the media type of problems next to
    /// its own everywhere. Of a file, they may say in vain that it is JSON.
    var preferredContent: Content? {
        let results = isSuccess ? contents.filter { !$0.mediaType.isProblem } : []
        let contents = results.isEmpty ? contents : results
        let preferred = contents.preferred
        guard isSuccess, let preferred, preferred.isVagueJSON else { return preferred }
        return contents.first(where: \.isOfFile) ?? contents.onlyText(beside: preferred) ?? preferred
    }
}

extension [Content] {
    /// The content that the client uses where there are several: JSON before XML before forms before what is merely
    /// bytes.
    var preferred: Content? {
        first(where: \.mediaType.isPlainJSON) ?? first(where: \.mediaType.meansJSON) ?? first(where: \.mediaType.isXML)
            ?? first(where: \.mediaType.isForm) ?? first
    }

    /// The only other content if that is text and nothing is said about the JSON, which FastAPI adds to what a function returns otherwise.
    fileprivate func onlyText(beside json: Content) -> Content? {
        guard case .any = json.schema?.shape, count == 2 else { return nil }
        return first { $0.mediaType.isText && !$0.isSequential && $0.hasVagueSchema }
    }
}

extension Content {
    /// Whether a failure that is described in its media type is read as its schema says, if it comes in JSON or XML. What
    /// produces documents or streams says so of its failures, too, which none of them holds, unless it describes the items. Of forms,
    /// it says what the client sends.
    var mayFailInJSON: Bool {
        if mediaType.holdsModels || mediaType.isDocument { return true }
        return isSequential ? schema != nil : mediaType.isForm || !(mediaType.isText || mediaType.isMultipart)
    }

    /// Whether it is called JSON without any description. Frameworks do so for everything that they cannot tell.
    var isVagueJSON: Bool { mediaType.meansJSON && !isSequential && hasVagueSchema }

    /// Whether it is a file by its schema, or by its media type where the schema says nothing.
    fileprivate var isOfFile: Bool {
        if case .binary = schema?.shape { return true }
        return hasVagueSchema && mediaType.isFile
    }

    fileprivate var hasVagueSchema: Bool {
        switch schema?.shape {
        case nil, .any, .string(format: nil): true
        default: false
        }
    }
}
