import ServiceDescription

/// What a type is that is described inside an operation or another type, which is said of it where the description says nothing.
struct TypeSubject {
    /// What the type is, as a phrase: *the body of `POST /pets`*; `nil` if it is that elsewhere, too.
    private let noun: String?
    /// What the description says of that which has the type.
    private let text: String?
    /// What the description says of the type if several operations share it.
    private let sharedText: String?

    private init(_ noun: String?, text: String? = nil, sharedText: String? = nil) {
        self.noun = noun
        self.text = text
        self.sharedText = sharedText
    }

    /// What a parameter of an operation may be.
    static func parameter(_ parameter: Parameter, of operation: Operation) -> TypeSubject {
        let name = DocumentationLines.code(parameter.name)
        return TypeSubject(
            "a value of the parameter \(name) of \(request(operation))",
            text: parameter.documentation.summary ?? parameter.documentation.text
        )
    }

    /// What an operation takes.
    static func body(_ body: RequestBody, of operation: Operation) -> TypeSubject {
        TypeSubject("the body of \(request(operation))", text: body.documentation.text)
    }

    /// What an operation returns.
    ///
    /// - Parameters:
    ///   - responses: The responses that indicate success.
    ///   - operation: The operation.
    static func response(_ responses: [Response], to operation: Operation) -> TypeSubject {
        TypeSubject(
            "the response to \(request(operation))",
            text: ResponseDocumentation.documentation(of: responses).text
        )
    }

    /// What an operation returns if it fails.
    static func failure(_ response: Response, of operation: Operation) -> TypeSubject {
        TypeSubject("the error of \(request(operation))", sharedText: response.documentation.text)
    }

    /// What a member of a type is.
    static func member(_ name: String, of type: String) -> TypeSubject {
        TypeSubject("the \(DocumentationLines.code(name)) of \(DocumentationLines.code(type))")
    }

    /// One of many.
    var item: TypeSubject { TypeSubject(noun.map { $0.hasPrefix("a value of ") ? $0 : "an item of \($0)" }) }

    /// The subject of a type that several operations share: only the description's text.
    var shared: TypeSubject { TypeSubject(nil, text: text ?? sharedText) }

    /// What is said of the type.
    fileprivate var sentence: String? {
        if let text, !text.trimmed.isEmpty { return text }
        return noun.map { Phrases.capitalized($0) + "." }
    }

    private static func request(_ operation: Operation) -> String {
        DocumentationLines.code("\(operation.method) \(operation.path)")
    }
}

extension Documentation {
    /// The documentation, or a sentence about what the type is for if there is none.
    func told(by subject: TypeSubject?) -> Documentation {
        guard let subject, summary == nil, text == nil else { return self }
        var told = self
        told.text = subject.sentence
        return told
    }
}
