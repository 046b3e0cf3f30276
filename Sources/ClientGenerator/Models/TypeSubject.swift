import ServiceDescription

/// What a type is that is described inside an operation or another type, which is said of it where the description says nothing.
struct TypeSubject {
    /// A phrase such as *the body of `POST /pets`*. Its code is only written where the phrase is used: most types have a
    /// description, and each of many parameters would repeat a long path.
    private struct Noun {
        /// *the body*.
        let beginning: String
        var preposition = "of"
        /// What it belongs to: *`POST /pets`*, in parts that a blank separates.
        let owner: [String]

        var text: String { "\(beginning) \(preposition) \(DocumentationLines.code(owner.joined(separator: " ")))" }

        /// One of what it stands for.
        var item: Noun {
            beginning.hasPrefix("a value of ")
                ? self : Noun(beginning: "an item of \(beginning)", preposition: preposition, owner: owner)
        }
    }

    /// What the type is; `nil` if it is that elsewhere, too.
    private let noun: Noun?
    /// What the description says of that which has the type.
    private let text: String?
    /// What the description says of the type if several operations share it.
    private let sharedText: String?

    private init(_ noun: Noun?, text: String? = nil, sharedText: String? = nil) {
        self.noun = noun
        self.text = text
        self.sharedText = sharedText
    }

    /// What a parameter of an operation may be.
    static func parameter(_ parameter: Parameter, of operation: Operation) -> TypeSubject {
        let name = DocumentationLines.code(parameter.name)
        return TypeSubject(
            noun("a value of the parameter \(name)", of: operation),
            text: parameter.documentation.summary ?? parameter.documentation.text
        )
    }

    /// What an operation takes.
    static func body(_ body: RequestBody, of operation: Operation) -> TypeSubject {
        TypeSubject(noun("the body", of: operation), text: body.documentation.text)
    }

    /// What an operation returns.
    ///
    /// - Parameters:
    ///   - responses: The responses that indicate success.
    ///   - operation: The operation.
    static func response(_ responses: [Response], to operation: Operation) -> TypeSubject {
        TypeSubject(
            Noun(beginning: "the response", preposition: "to", owner: [operation.method, operation.path]),
            text: ResponseDocumentation.documentation(of: responses).text
        )
    }

    /// What an operation returns if it fails.
    static func failure(_ response: Response, of operation: Operation) -> TypeSubject {
        TypeSubject(noun("the error", of: operation), sharedText: response.documentation.text)
    }

    /// What a member of a type is.
    static func member(_ name: String, of type: String) -> TypeSubject {
        TypeSubject(Noun(beginning: "the \(DocumentationLines.code(name))", owner: [type]))
    }

    /// One of many.
    var item: TypeSubject { TypeSubject(noun?.item) }

    /// The subject of a type that several operations share: only the description's text.
    var shared: TypeSubject { TypeSubject(nil, text: text ?? sharedText) }

    /// What is said of the type.
    fileprivate var sentence: String? {
        if let text, !text.trimmed.isEmpty { return text }
        return noun.map { Phrases.capitalized($0.text) + "." }
    }

    private static func noun(_ beginning: String, of operation: Operation) -> Noun {
        Noun(beginning: beginning, owner: [operation.method, operation.path])
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
