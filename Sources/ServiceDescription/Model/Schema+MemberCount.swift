extension Schema {
    /// How many members a schema has, those of schemas without names inside it included.
    var memberCount: Int {
        let own = if case .object(let object) = self.shape { object.properties.count } else { 0 }
        return self.shape.inner.reduce(own) { $0 + $1.memberCount }
    }
}
