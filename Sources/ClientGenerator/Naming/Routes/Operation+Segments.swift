import ServiceDescription

extension Operation {
    /// The segments of the path.
    var segments: [RouteSegment] { self.path.parts(between: "/").map { RouteSegment($0) } }

    /// The names of the parameters in the path, in their order.
    var parametersOfPath: [String] { segments.flatMap(\.parameters) }

    /// Whether the path has all of some words, in whatever form. Those of a function's name would not be there.
    func pathHas(_ words: [String]) -> Bool { wordsOfPath.isSuperset(of: Inflection.compared(words)) }

    /// The words of the path, as they are compared with others.
    var wordsOfPath: Set<String> { Set(Words(self.path).compared) }
}
