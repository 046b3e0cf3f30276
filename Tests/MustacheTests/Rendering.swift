import Mustache

/// Renders a template as the Mustache specification asks for.
func render(
    _ template: String,
    _ view: MustacheValue = .object([:]),
    partials: [String: String] = [:],
    options: RenderingOptions = .specification
) throws -> String {
    let template = try Template(template, name: "main", file: "main.mustache")
    return String(
        decoding: try TemplateLibrary(partials).render(template, with: view, options: options),
        as: UTF8.self
    )
}

/// The error that an operation throws, `nil` where it throws none.
func templateError(_ operation: () throws -> Void) throws -> TemplateError? {
    do {
        try operation()
        return nil
    } catch let error as TemplateError {
        return error
    }
}

struct PetView: MustacheView {
    var name = "Rex"
    var nickname: String?
    var isTame = false
    var toys: [ToyView] = []
    var owner: OwnerView?

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.name) },
        "nickname": { .optional($0.nickname) },
        "isTame": { .bool($0.isTame) },
        "toys": { .views($0.toys) },
        "owner": { .optional($0.owner) },
        "colours": { _ in .strings(["red", "brown"]) },
    ]
}

struct ToyView: MustacheView {
    let label: String

    static let members: MustacheMembers<Self> = ["label": { .string($0.label) }]
}

struct OwnerView: MustacheView {
    let city: String

    static let members: MustacheMembers<Self> = ["city": { .string($0.city) }]
}
