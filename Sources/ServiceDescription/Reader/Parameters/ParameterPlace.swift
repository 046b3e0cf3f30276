/// The place of a parameter in a document. In Swagger 2.0, bodies and form fields are parameters, too.
enum ParameterPlace: Hashable {
    /// The URL or a header field.
    case location(ParameterLocation)
    /// The whole body.
    case body
    /// A field of a form in the body.
    case formData

    /// The places of all versions.
    private static let all = ParameterLocation.allCases.map(Self.location) + [.body, .formData]

    /// The words for the places that a version has.
    static func words(in version: DocumentVersion) -> [String] { all.filter { $0.exists(in: version) }.map(\.word) }

    /// The place that a document calls by a word.
    init?(_ word: String) {
        guard let place = Self.all.first(where: { $0.word == word }) else { return nil }
        self = place
    }

    /// The place that an author means by another word. Swagger 1.2 calls form fields `form`.
    init?(meantBy word: String) {
        let word = word.lowercased()
        guard let place = Self.all.first(where: { $0.word.lowercased() == word }) ?? Self.otherWords[word] else {
            return nil
        }
        self = place
    }

    private static let otherWords: [String: ParameterPlace] = [
        "headers": .location(.header), "cookies": .location(.cookie), "form-data": .formData, "form": .formData,
    ]

    /// The word for it in documents.
    var word: String {
        switch self {
        case .location(let location): location.rawValue
        case .body: "body"
        case .formData: "formData"
        }
    }

    /// Whether a version has it. That Swagger 2.0 has no cookies is reported where they are read, and otherwise ignored.
    func exists(in version: DocumentVersion) -> Bool {
        switch self {
        case .location(.querystring): version != .swagger20
        case .location: true
        case .body, .formData: version == .swagger20
        }
    }
}
