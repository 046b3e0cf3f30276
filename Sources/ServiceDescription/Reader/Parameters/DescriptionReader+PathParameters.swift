import Suggestions
import YAML

extension DescriptionReader {
    /// Makes the path of an operation and its parameters agree.
    ///
    /// - Parameters:
    ///   - written: The path as it is written.
    ///   - method: The method of the operation.
    ///   - declared: The parameters as they are declared.
    ///   - security: What the operation requires: a credential is not a parameter.
    ///   - mark: The place of the operation.
    /// - Returns: The path with nothing but names in its braces, and the parameters that are sent.
    mutating func readPath(
        _ written: String,
        of method: String,
        with declared: [DeclaredParameter],
        security: [SecurityRequirement],
        at mark: Mark
    ) -> (path: String, parameters: [Parameter]) {
        var expressions = PathExpressions(written, parameters: declared)
        report(expressions, of: written, at: mark)
        let placeholders = readPlaceholders(of: expressions.path, method: method, declared: declared, at: mark)
        expressions.segmented.formUnion(placeholders.segmented)
        let path = placeholders.path
        let sent = withoutCredentials(expressions.applied(to: declared), security: security)
        return (path, match(sent, with: path, expressions, at: mark))
    }

    /// The parameters of an operation, made to agree with its path.
    private mutating func match(
        _ declared: [DeclaredParameter],
        with path: String,
        _ expressions: PathExpressions,
        at mark: Mark
    ) -> [Parameter] {
        let names = PathTemplate.names(in: path)
        let namesInPath = Set(names)
        var known = hostParameters
        var parameters: [Parameter] = []
        var unused: [(offset: Int, parameter: Parameter)] = []
        for case .parameter(let parameter) in declared {
            if parameter.location == .path {
                if !namesInPath.contains(parameter.name) {
                    if !hostParameters.contains(parameter.name) { unused.append((parameters.count, parameter)) }
                    continue
                }
                known.insert(parameter.name)
            }
            parameters.append(parameter)
        }
        // No service has paths with more parameters.
        let undeclared = names.count > 64 ? [] : names.filter { !known.contains($0) }
        known.formUnion(placeMisspelled(unused, of: path, undeclared, expressions, among: &parameters))
        for name in names where !known.contains(name) {
            if !namesWithoutPlace.contains(name) {
                source.diagnostics.warning(
                    "the path parameter '\(name)' is not declared; it is treated as a string (declare it under "
                        + "'parameters')",
                    at: mark
                )
            }
            var parameter = Parameter(
                name: name,
                location: .path,
                isRequired: true,
                style: .simple,
                explodes: false,
                schema: Schema(shape: .string(format: nil), mark: mark),
                mark: mark
            )
            parameter.hasSegments = expressions.segmented.contains(name)
            parameters.append(parameter)
        }
        return parameters
    }

    /// Warns about expressions next to names in the braces of a path.
    private mutating func report(_ expressions: PathExpressions, of path: String, at mark: Mark) {
        for (text, meaning) in expressions.found {
            source.diagnostics.warning(
                "'{\(text)}' in the path '\(path)' contains more than a name; it is treated as '\(meaning)' (write "
                    + "'\(meaning)')",
                at: mark
            )
        }
        for part in expressions.optionalParts {
            source.diagnostics.warning(
                "'\(part)' in the path '\(path)' may be missing, which OpenAPI cannot express; it is treated as "
                    + "'\(expressions.path)' (write '\(expressions.path)')",
                at: mark
            )
        }
        for name in expressions.undeclaredFields {
            source.diagnostics.loss(
                "the query parameter '\(name)' in the path '\(path)' is not declared; it is not in the client (declare it under "
                    + "'parameters')",
                at: mark
            )
        }
        for name in expressions.undeclaredEndings {
            source.diagnostics.loss(
                "the path parameter '\(name)' in '{.\(name)}' of the path '\(path)' is not declared; it is not in the client, "
                    + "which asks for the path without it (declare it under 'parameters')",
                at: mark
            )
        }
        for text in expressions.fragments {
            source.diagnostics.loss(
                "the fragment '{\(text)}' in the path '\(path)' is not in the client: no request contains one (remove it)",
                at: mark
            )
        }
    }

    /// Finds the parameters that are written in a path in another way than between braces.
    private mutating func readPlaceholders(
        of path: String,
        method: String,
        declared: [DeclaredParameter],
        at mark: Mark
    ) -> PathPlaceholders {
        var names: [String] = []
        var query: Set<String> = []
        var marked: Set<String> = []
        for case .parameter(let parameter) in declared where !hostParameters.contains(parameter.name) {
            if parameter.location == .path { names.append(parameter.name) }
            if parameter.style == .label || parameter.style == .matrix { marked.insert(parameter.name) }
            if parameter.location == .query { query.insert(parameter.name) }
        }
        var placeholders = PathPlaceholders(path, names: names, marked: marked, query: query)
        let found = Set(placeholders.names)
        if names.allSatisfy(found.contains) { placeholders.readSegments(method: method) }
        for (text, meaning) in placeholders.found {
            source.diagnostics.warning(
                "'\(text)' in the path '\(path)' is not OpenAPI syntax for a parameter; it is treated as '\(meaning)' "
                    + "(write '\(meaning)')",
                at: mark
            )
        }
        return placeholders
    }

    /// Adds the parameters whose names are nearly those that a path has, or the only one that is left where the path has one more name,
    /// and reports the others.
    ///
    /// - Parameters:
    ///   - unused: The declared parameters that the path does not name, and their places among the others.
    ///   - path: The path.
    ///   - undeclared: The names in the path that no parameter has.
    ///   - expressions: What the braces of the path have besides names.
    ///   - parameters: The others.
    /// - Returns: The names in the path that are found.
    private mutating func placeMisspelled(
        _ unused: [(offset: Int, parameter: Parameter)],
        of path: String,
        _ undeclared: [String],
        _ expressions: PathExpressions,
        among parameters: inout [Parameter]
    ) -> Set<String> {
        var found: Set<String> = []
        var names: [String?] = Array(repeating: nil, count: unused.count)
        for (index, (_, parameter)) in unused.enumerated().reversed() {
            let candidates = undeclared.lazy.filter { !found.contains($0) }
            let inBraces = candidates.first { parameter.name == "{\($0)}" }
            guard let name = inBraces ?? NearestName.nearest(to: parameter.name, among: candidates) else { continue }
            names[index] = name
            found.insert(name)
        }
        let left = undeclared.filter { !found.contains($0) }
        if let name = left.first, left.count == 1, !namesWithoutPlace.contains(name),
            names.count(where: { $0 == nil }) == 1
        {
            names = names.map { $0 ?? name }
            found.insert(name)
        }
        for ((offset, parameter), name) in zip(unused, names).reversed() {
            if let name {
                parameters.insert(misspelled(parameter, for: name, in: path, expressions), at: offset)
            } else {
                reportUnused(parameter, in: path)
            }
        }
        return found
    }

    /// Returns a parameter under the name that the path has for it.
    private mutating func misspelled(
        _ parameter: Parameter,
        for name: String,
        in path: String,
        _ expressions: PathExpressions
    ) -> Parameter {
        source.diagnostics.warning(
            "the path parameter '\(parameter.name)' is '\(name)' in the path '\(path)'; it is treated as '\(name)' "
                + "(write 'name: \(name)')",
            at: parameter.mark
        )
        var meant = parameter
        meant.name = name
        meant.hasSegments = parameter.hasSegments || expressions.segmented.contains(name)
        return meant
    }

    private mutating func reportUnused(_ parameter: Parameter, in path: String) {
        source.diagnostics.loss(
            "the path parameter '\(parameter.name)' does not occur in the path '\(path)'; it is ignored (remove it, "
                + "or add '{\(parameter.name)}' to the path)",
            at: parameter.mark
        )
    }
}
