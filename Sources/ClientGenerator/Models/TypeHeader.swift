import ServiceDescription

/// What is known of a type that is to be declared, besides what it consists of.
struct TypeHeader {
    /// The name in Swift.
    let name: String
    /// The name under which the description declares it, if it does.
    var wireName: String?
    /// The name without the prefix that keeps it from hiding another type, if it has one: sentences call it that.
    var plainName: String?
    /// What it is, if it is described inside an operation or another type.
    var subject: TypeSubject?
    /// The file that the type is in.
    let file: TypeFile

    /// The names by which the configuration may know it, that of the description first.
    var owners: [String] { [wireName, name].compactMap(\.self) }

    /// What is said of it.
    ///
    /// - Parameter schema: Its schema.
    func documentation(of schema: Schema) -> Documentation {
        var documentation = schema.documentation
            .titled(schema.title, unless: wireName ?? name, isTold: subject != nil).told(by: subject)
        if documentation.summary == nil, documentation.text == nil, let plainName {
            documentation.text = Phrases.thing(plainName)
        }
        return documentation
    }
}
