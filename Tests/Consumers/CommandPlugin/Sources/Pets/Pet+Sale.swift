extension Pet {
    /// What stands on the sign.
    public var sign: String { "\(name) is for sale" }
}
