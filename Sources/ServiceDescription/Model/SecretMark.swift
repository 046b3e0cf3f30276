/// What descriptions say of whether a value is a secret (`x-ms-secret`).
enum SecretMark {
    /// What the declaration of a value says together with those of the schemas that it refers to: one that says so is enough.
    static func joined(_ marks: [Bool?]) -> Bool? {
        marks.contains(true) ? true : marks.lazy.compactMap(\.self).first
    }

    /// What two declarations of a value say together: one that says so is enough, and that it is none, both have to say.
    static func merged(_ one: Bool?, _ other: Bool?) -> Bool? {
        if one == true || other == true { return true }
        return one == nil || other == nil ? nil : false
    }
}
