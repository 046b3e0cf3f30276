/// The place of a schema without a name, which determines the name of its type and the file of its declaration.
struct TypePlace {
    /// The words that name the type.
    let words: String
    /// The file of the enclosing part, or `nil` if the type has its own file.
    let file: TypeFile?
    /// What the type is, if it is described inside an operation or another type.
    let subject: TypeSubject?

    /// A place with a name.
    init(_ words: String, in file: TypeFile?, of subject: TypeSubject? = nil) {
        self.words = words
        self.file = file
        self.subject = subject
    }

    /// A place inside of this one.
    func inside(_ words: String, of subject: TypeSubject? = nil) -> TypePlace {
        TypePlace(self.words + " " + words, in: file, of: subject)
    }

    /// The place of one of many types at this place.
    func item(_ word: String) -> TypePlace { TypePlace(words + " " + word, in: file, of: subject?.item) }

    /// The file of a type with a name at this place.
    func file(of name: String) -> TypeFile { file ?? .type(name) }
}

extension TypeNames {
    /// The place of an array's items: *order item* for the items of *order items*, unless a type has that name.
    func placeOfItem(in place: TypePlace) -> TypePlace {
        let words = Words(place.words).words
        guard words.count > 1, let last = words.last, Inflection.isPlural(last), place.words.hasSuffix(last) else {
            return place.item("item")
        }
        let item = String(place.words.dropLast(last.count)) + Inflection.singular(last)
        return isFree(item) ? TypePlace(item, in: place.file, of: place.subject?.item) : place.item("item")
    }

    /// The place of a parameter of an operation, in whose types' names parameters may be: *get pets format* for *format* of *get pets by
    /// format*, unless a type has that name. One that is called like the operation's own types, such as *get pets error*, is told apart
    /// from them, so that none renames the other when it is added.
    func place(ofParameter name: String, in operation: TypePlace, of subject: TypeSubject) -> TypePlace {
        if ["error", "request", "response"].contains(Inflection.singular(name.lowercased())) {
            return operation.inside(name + " parameter", of: subject)
        }
        let words = Words(operation.words).words
        let by = ["by"] + Words(name).lowercased
        guard words.count > by.count, words.suffix(by.count).map({ $0.lowercased() }) == by else {
            return operation.inside(name, of: subject)
        }
        let place = (words.dropLast(by.count) + [name]).joined(separator: " ")
        return isFree(place) ? TypePlace(place, in: operation.file, of: subject) : operation.inside(name, of: subject)
    }
}
