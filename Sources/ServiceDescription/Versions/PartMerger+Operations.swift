import YAML

/// Merges what the operations of two versions take.
extension PartMerger {
    /// Merges an operation of two versions: every parameter, body and response of either.
    mutating func merge(_ newer: Operation, _ older: Operation) -> Operation {
        var merged = newer
        let name = "the operation '\(newer.displayName)'"
        if OperationPlace(newer).trimmed != OperationPlace(older).trimmed {
            let (new, old) = ("\(newer.method) \(newer.path)", "\(older.method) \(older.path)")
            compare(name, newer: new, older: old, at: (newer.mark, older.mark))
            return newer
        }
        merged.parameters = merge(newer, parametersOf: older)
        merged.body = merge(newer.body, older.body, of: name)
        merged.paging = mergePaging(newer, older, called: name)
        merged.pagingExtension = newer.pagingExtension ?? older.pagingExtension
        merged.security = Self.merged(newer.security ?? [], older.security ?? [])
        merged.longRunning = mergeLongRunning(newer, older, called: name)
        merged.responses = merge(newer.responses, older.responses, of: name)
        compare(
            name,
            newer: Self.words(newer.servers.first?.url),
            older: Self.words(older.servers.first?.url),
            at: (newer.mark, older.mark)
        )
        return merged
    }

    private mutating func merge(_ newer: Operation, parametersOf older: Operation) -> [Parameter] {
        let parameters = newer.keyedParameters
        let merged = parameters.merged(with: older.keyedParameters, by: { $0.key }, alone: \.alone) { new, old in
            let called = "the parameter '\(new.parameter.name)' of the operation '\(newer.displayName)'"
            return KeyedParameter(key: new.key, parameter: merge(new.parameter, old.parameter, called: called))
        }
        return merged.map(\.parameter)
    }

    private mutating func merge(_ newer: Parameter, _ older: Parameter, called name: String) -> Parameter {
        var merged = newer
        let marks = (newer.mark, older.mark)
        merged.isRequired = newer.isRequired && older.isRequired
        if newer.constant != older.constant { merged.constant = nil }
        // What is a secret in any version is shown in no log.
        merged.extensions.isMarkedSecret = SecretMark.merged(
            newer.extensions.isMarkedSecret,
            older.extensions.isMarkedSecret
        )
        merged.isWriteOnly = newer.isWriteOnly || older.isWriteOnly
        merged.schema = merge(newer.schema, older.schema, called: name, at: marks)
        let hasParts = schemas.resolved(newer.schema).shape.mayHaveParts
        compare(name, newer: newer.words(hasParts: hasParts), older: older.words(hasParts: hasParts), at: marks)
        return merged
    }

    /// Merges the paging of an operation, which only one version may have.
    private mutating func mergePaging(_ newer: Operation, _ older: Operation, called name: String) -> Paging? {
        guard let new = newer.paging, let old = older.paging else { return newer.paging ?? older.paging }
        compare("the response of \(name)", newer: new.words, older: old.words, at: (newer.mark, older.mark))
        return new
    }

    private mutating func merge(
        _ newer: RequestBody?,
        _ older: RequestBody?,
        of name: String
    ) -> RequestBody? {
        guard var merged = newer ?? older else { return nil }
        guard let newer, let older else {
            merged.isRequired = false
            return merged
        }
        merged.isRequired = newer.isRequired && older.isRequired
        merged.contents = merge(newer.contents, older.contents, called: "the body of \(name)")
        return merged
    }

    /// As for two schemas, for data in each media type of either version.
    mutating func merge(
        _ newer: [Content],
        _ older: [Content],
        called name: String
    ) -> [Content] {
        // One version may tell types apart by their parameters.
        let exact = Set(newer.map(\.mediaType)).intersection(older.map(\.mediaType))
        let key = { (content: Content) in
            exact.contains(content.mediaType) ? content.mediaType.text : content.mediaType.essence
        }
        return newer.merged(with: older, by: key) { new, old in
            var both = new
            let marks = (new.mark, old.mark)
            both.schema = mergeWhatIsKnown(new.schema, old.schema, called: name, at: marks)
            both.items?.schema = mergeWhatIsKnown(
                new.items?.schema,
                old.items?.schema,
                called: "an item of \(name)",
                at: marks
            )
            both.encodings = merge(new.encodings, old.encodings, of: name, at: marks)
            return both
        }
    }

    /// How members of a form are sent in two versions: as the newer one says, where both say something.
    private mutating func merge(
        _ newer: [FieldEncoding],
        _ older: [FieldEncoding],
        of name: String,
        at marks: (Mark, Mark)
    ) -> [FieldEncoding] {
        // A place is no member, even of the same name.
        newer.merged(with: older, by: { [$0.name, $0.isOfPlace ? "place" : "member"] }) { new, old in
            let called = "the field '\(new.name)' of \(name)"
            compare(called, newer: new.words, older: old.words, at: marks)
            return new
        }
    }
}

// MARK: - What makes parameters the same

/// A parameter and what makes it the same in two versions.
private struct KeyedParameter {
    /// What makes a parameter the same.
    enum Key: Hashable {
        /// The place among those of the path: a parameter in it may have another name in each version.
        case ofPath(Int)
        /// The location and the name.
        case named(Parameter.Key)
    }

    let key: Key
    var parameter: Parameter

    /// What becomes of it if the other version does not have it.
    var alone: KeyedParameter {
        var alone = self
        alone.parameter.isRequired = parameter.location == .path
        return alone
    }
}

extension Operation {
    /// The parameters, each with what makes it the same in another version.
    fileprivate var keyedParameters: [KeyedParameter] {
        let names = PathTemplate.names(in: self.path)
        let places = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return self.parameters.map { parameter in
            let place = parameter.location == .path ? places[parameter.name] : nil
            return KeyedParameter(key: place.map { .ofPath($0) } ?? .named(parameter.key), parameter: parameter)
        }
    }
}

// MARK: - What must be the same

extension TextStyle {
    /// How a value is written; the style has no name for a value that has the same form in most of them.
    fileprivate func words(namesStyle: Bool) -> String {
        (namesStyle ? "sent in the style '\(style.rawValue)'" : "sent as text")
            + (explodes ? ", exploded" : "")
            + (listStyles.isEmpty
                ? "" : ", with arrays as " + listStyles.map { "'\($0.rawValue)'" }.joined(separator: ", "))
            + (allowsReserved ? ", with reserved characters unescaped" : "") + (isEncoded ? ", unescaped" : "")
    }
}

extension Parameter {
    /// How its value is written.
    ///
    /// - Parameter hasParts: Whether it may be an array or an object. Other values have the same form in most styles.
    fileprivate func words(hasParts: Bool) -> String {
        if let mediaType { return "sent as '\(mediaType)'" }
        var text = textStyle
        text.explodes = hasParts && text.explodes
        return text.words(namesStyle: hasParts || location == .path)
    }
}

extension FieldEncoding {
    /// How the field is written.
    fileprivate var words: String {
        isStyled
            ? textStyle.words(namesStyle: true)
            : mediaType.map { "sent as '\($0)'" } ?? "sent with the default media type"
    }
}

extension Paging {
    /// How pages follow each other: by a link in a member, or a token, unless something else is configured.
    fileprivate var words: String {
        let token: String? = if case .token(_, let parameter) = continuation { parameter } else { nil }
        return (itemsName.map { "a page with its items in '\($0)'" } ?? "a page that is an array")
            + (nextLinkName.map { " and the next link in '\($0)'" } ?? "")
            + (nextOperation.map { ", requested by the operation '\($0)'" } ?? "")
            + (token.map { ", requested by the parameter '\($0)'" } ?? "")
    }
}
