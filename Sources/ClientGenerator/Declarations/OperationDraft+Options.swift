import ServiceDescription

extension OperationDraft {
    /// A member of an operation's options that is its own.
    struct Option: Sendable {
        /// The content of an option.
        enum Content: Sendable {
            /// A parameter.
            case parameter(OperationDeclaration.Parameter)
            /// A group of parameters, whose struct has the given name.
            case group(typeName: String)
            /// A member of the body.
            case bodyMember(BodyMember)
            /// The place where the request is sent.
            case server(OperationServer)
            /// The media type of the body, one of these.
            case contentType([MediaType])
            /// The media type of the response, one of these.
            case accept([MediaType])
        }

        /// The name in Swift.
        let name: String
        /// The content.
        let content: Content

        /// The type, without the `?` that all options have.
        var type: SwiftType {
            switch content {
            case .parameter(let parameter): parameter.type
            case .group(let typeName): .declared(typeName)
            case .bodyMember(let member): member.property.type
            case .server: .builtIn(.url)
            case .contentType, .accept: .string
            }
        }
    }

    /// The operation's own options: parameters and groups of them, then members of the body, and finally the
    /// destination, the encoding of the body and that of the response.
    var options: [Option] {
        var options: [Option] = []
        var groups: Set<String> = []
        for parameter in parameters where parameter.source.isOption {
            if let name = parameter.groupName, let typeName = parameter.groupType {
                if groups.insert(name).inserted {
                    options.append(Option(name: name, content: .group(typeName: typeName)))
                }
            } else {
                options.append(Option(name: parameter.name, content: .parameter(parameter)))
            }
        }
        for member in body?.members ?? [] where !member.isArgument {
            options.append(Option(name: member.name, content: .bodyMember(member)))
        }
        if let server, let name = server.optionName { options.append(Option(name: name, content: .server(server))) }
        if let option = contentTypeOption {
            options.append(Option(name: option.name, content: .contentType(option.mediaTypes)))
        }
        if let option = acceptOption {
            options.append(Option(name: option.name, content: .accept(option.mediaTypes)))
        }
        return options
    }
}
