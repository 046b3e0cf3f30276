import YAML

extension DescriptionReader {
    /// The parameters of an operation, made to agree with its path.
    mutating func match(_ declared: [DeclaredParameter], with path: String, at mark: Mark) -> [Parameter] {
        let names = PathTemplate.names(in: path)
        var missing = names.filter { !hostParameters.contains($0) }
        var parameters: [Parameter] = []
        for case .parameter(let parameter) in declared {
            if parameter.location == .path {
                missing.removeAll { $0 == parameter.name }
                if !names.contains(parameter.name) {
                    if !hostParameters.contains(parameter.name) { reportUnused(parameter, in: path) }
                    continue
                }
            }
            parameters.append(parameter)
        }
        for name in missing {
            diagnostics.warning(
                "the path parameter '\(name)' is not declared; it is treated as a string (declare it under "
                    + "'parameters')",
                at: mark
            )
            parameters.append(
                Parameter(
                    name: name,
                    location: .path,
                    isRequired: true,
                    style: .simple,
                    explodes: false,
                    schema: Schema(shape: .string(format: nil), mark: mark),
                    mark: mark
                )
            )
        }
        return parameters
    }

    /// Warns about expressions next to names in the braces of a path.
    mutating func report(_ expressions: PathExpressions, of path: String, at mark: Mark) {
        for (text, name) in expressions.found {
            diagnostics.warning(
                "'{\(text)}' in the path '\(path)' contains more than a name; it is treated as '{\(name)}' (write "
                    + "'{\(name)}')",
                at: mark
            )
        }
    }

    /// Returns the path with braces around parameters that are written in it in another way.
    mutating func readPlaceholders(
        of path: String,
        method: String,
        declared: [DeclaredParameter],
        at mark: Mark
    ) -> String {
        var names: [String] = []
        var query: Set<String> = []
        var marked: Set<String> = []
        for case .parameter(let parameter) in declared where !hostParameters.contains(parameter.name) {
            if parameter.location == .path { names.append(parameter.name) }
            if parameter.style == .label || parameter.style == .matrix { marked.insert(parameter.name) }
            if parameter.location == .query { query.insert(parameter.name) }
        }
        var placeholders = PathPlaceholders(path, names: names, marked: marked, query: query)
        if names.allSatisfy(placeholders.names.contains) { placeholders.readSegments(method: method) }
        for (text, meaning) in placeholders.found {
            diagnostics.warning(
                "'\(text)' in the path '\(path)' is not OpenAPI syntax for a parameter; it is treated as '\(meaning)' "
                    + "(write '\(meaning)')",
                at: mark
            )
        }
        return placeholders.path
    }

    private mutating func reportUnused(_ parameter: Parameter, in path: String) {
        diagnostics.loss(
            "the path parameter '\(parameter.name)' does not occur in the path '\(path)'; it is ignored (remove it, "
                + "or add '{\(parameter.name)}' to the path)",
            at: parameter.mark
        )
    }
}
