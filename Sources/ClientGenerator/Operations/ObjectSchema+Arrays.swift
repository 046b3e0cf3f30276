import ServiceDescription

extension ObjectSchema {
    /// The members that are arrays, each with the schema of its elements.
    package func arrays(in service: Service) -> [(property: Property, element: Schema)] {
        properties.compactMap { property in service.resolved(property.schema).arrayElement.map { (property, $0) } }
    }
}

extension Schema {
    /// The schema of its elements, if it is an array itself.
    var arrayElement: Schema? {
        if case .array(let element) = self.shape { element } else { nil }
    }
}
