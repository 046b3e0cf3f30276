import Mustache
import ServiceDescription

/// A group of parameters, as the template `ParameterGroup` shows it.
struct ParameterGroupView: MustacheView {
    /// The group.
    let group: ParameterGroupDeclaration
    /// What all texts may mention.
    let names: DocumentedNames

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.group.name) },
        "documentation": { .documentation(of: Phrases.type($0.group.name)) },
        "options": { view in
            let names = view.names.with(view.group.members.map { ($0.wireName, $0.name) })
            return .views(
                view.group.members.map { member in
                    OptionView(
                        name: member.name,
                        type: member.type.name,
                        documentation: member.optionDocumentation,
                        fallback: { MemberPhrases.sentence(member.wireName, type: member.type) },
                        names: names
                    )
                }
            )
        },
    ]
}
