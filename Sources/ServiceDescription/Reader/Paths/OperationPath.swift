import Suggestions
import YAML

/// The path of an operation, which agrees with its parameters: the path as it is written and the parameters as they are declared come in,
/// and the path that is requested and the parameters that are sent come out.
struct OperationPath {
    /// How many names of a path and of parameters are compared with each other; no service has so many.
    private static let maximumComparedNames = 64

    /// The path with nothing but names in its braces.
    let path: String
    /// The names in braces whose values are several path segments.
    private let segmented: Set<String>
    /// The names of the parameters that belong to the server's URL.
    private let hostParameters: Set<String>
    /// The names of the parameters that were lost, which is reported already.
    private let lostParameters: Set<String>
    /// The place of the operation.
    private let mark: Mark
    /// Whether the operation only reads.
    private let changesNothing: Bool

    /// Reads a path.
    ///
    /// - Parameters:
    ///   - written: The path as it is written.
    ///   - method: The method of the operation.
    ///   - declared: The parameters as they are declared.
    ///   - hostParameters: The names of those that belong to the server's URL.
    ///   - lostParameters: The names of those that were lost, which is reported already.
    ///   - pathMark: The place of the path, which all of its operations share.
    ///   - mark: The place of the operation.
    ///   - source: The document.
    init(
        _ written: String,
        of method: String,
        with declared: [DeclaredParameter],
        hostParameters: Set<String>,
        lostParameters: Set<String>,
        pathAt pathMark: Mark,
        at mark: Mark,
        in source: inout DescriptionSource
    ) {
        let expressions = PathExpressions(written, parameters: declared)
        Self.report(expressions, of: written, at: pathMark, in: &source)
        Self.reportUndeclared(expressions, of: written, at: mark, in: &source)
        let placeholders = Self.readPlaceholders(
            of: expressions.path,
            method: method,
            declared: declared,
            except: hostParameters,
            at: pathMark,
            in: &source
        )
        path = placeholders.path
        segmented = expressions.segmented.union(placeholders.segmented)
        self.hostParameters = hostParameters
        self.lostParameters = lostParameters
        self.mark = mark
        changesNothing = ["GET", "HEAD"].contains(method)
    }

    /// The parameters of the operation, made to agree with the path.
    ///
    /// - Parameters:
    ///   - declared: The parameters that are sent: a credential is not one.
    ///   - source: The document.
    func match(_ declared: [DeclaredParameter], in source: inout DescriptionSource) -> [Parameter] {
        let names = PathTemplate.names(in: path)
        let namesInPath = Set(names)
        var known = hostParameters
        var parameters: [Parameter] = []
        var unused: [(offset: Int, parameter: Parameter)] = []
        for case .parameter(var parameter) in declared {
            if parameter.location == .path {
                let isLast = path.hasSuffix("/{\(parameter.name)}")
                parameter.hasSegments =
                    parameter.hasSegments || segmented.contains(parameter.name) || parameter.isPath && isLast
                parameter.allowsEmptyValue =
                    isLast && (parameter.allowsEmptyValue || parameter.mayBeLeftOut && changesNothing)
                if !namesInPath.contains(parameter.name) {
                    if !hostParameters.contains(parameter.name) { unused.append((parameters.count, parameter)) }
                    continue
                }
                known.insert(parameter.name)
            }
            parameters.append(parameter)
        }
        let undeclared = names.count > Self.maximumComparedNames ? [] : names.filter { !known.contains($0) }
        let misspelled = unused.count > Self.maximumComparedNames ? [] : undeclared
        known.formUnion(placeMisspelled(unused, misspelled, among: &parameters, in: &source))
        known.formUnion(moveMisplaced(undeclared.filter { !known.contains($0) }, among: &parameters, in: &source))
        // What could not be read may be what is missing.
        let isWhole = source.diagnostics.errorCount == 0 || !source.omitted.contains(.parameters)
        for name in names where !known.contains(name) {
            if isWhole, !lostParameters.contains(name) {
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
                textStyle: TextStyle(.simple),
                schema: Schema(shape: .string(format: nil), mark: mark),
                mark: mark
            )
            parameter.hasSegments = segmented.contains(name)
            parameters.append(parameter)
        }
        return parameters
    }

    /// Warns about expressions next to names in the braces of a path.
    private static func report(
        _ expressions: PathExpressions,
        of path: String,
        at mark: Mark,
        in source: inout DescriptionSource
    ) {
        for (text, meaning) in expressions.found {
            let hasSegments = !expressions.segmented.isDisjoint(with: PathTemplate.names(in: meaning))
            source.diagnostics.warning(
                "'\(text)' in the path '\(path)' contains more than a name; it is treated as '\(meaning)'"
                    + (hasSegments
                        ? ", with the slashes of the value kept (write '\(meaning)', and 'x-multi-segment: true' at the parameter)"
                        : " (write '\(meaning)')"),
                at: mark
            )
        }
        if let part = expressions.optionalPart {
            source.diagnostics.warning(
                "'\(part)' in the path '\(path)' may be missing, which OpenAPI cannot express; it is treated as "
                    + "'\(expressions.path)' (write '\(expressions.path)')",
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

    /// Reports names in the braces of a path that no parameter of the operation has, and that the path can do without.
    private static func reportUndeclared(
        _ expressions: PathExpressions,
        of path: String,
        at mark: Mark,
        in source: inout DescriptionSource
    ) {
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
    }

    /// Finds the parameters that are written in a path in another way than between braces.
    private static func readPlaceholders(
        of path: String,
        method: String,
        declared: [DeclaredParameter],
        except hostParameters: Set<String>,
        at mark: Mark,
        in source: inout DescriptionSource
    ) -> PathPlaceholders {
        var names: [String] = []
        var query: Set<String> = []
        for case .parameter(let parameter) in declared where !hostParameters.contains(parameter.name) {
            if parameter.location == .path { names.append(parameter.name) }
            if parameter.location == .query { query.insert(parameter.name) }
        }
        var placeholders = PathPlaceholders(path, names: names, query: query)
        let found = Set(PathTemplate.names(in: placeholders.path))
        if names.allSatisfy(found.contains) { placeholders.readSegments(method: method) }
        for (text, meaning) in placeholders.found {
            let isInAnotherCase = text.lowercased() == meaning.lowercased()
            source.diagnostics.warning(
                "'\(text)' in the path '\(path)' is "
                    + (isInAnotherCase ? "in another case than the parameter" : "not OpenAPI syntax for a parameter")
                    + "; it is treated as '\(meaning)' (write '\(meaning)')",
                at: mark
            )
        }
        return placeholders
    }

    /// Adds parameters whose names resemble names in the path, or the only remaining parameter for the only remaining name, and
    /// reports the others.
    ///
    /// - Parameters:
    ///   - unused: The declared parameters that the path does not name, and their places among the others.
    ///   - undeclared: The names in the path that no parameter has.
    ///   - parameters: The others.
    ///   - source: The document.
    /// - Returns: The names in the path that are found.
    private func placeMisspelled(
        _ unused: [(offset: Int, parameter: Parameter)],
        _ undeclared: [String],
        among parameters: inout [Parameter],
        in source: inout DescriptionSource
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
        if let name = left.first, left.count == 1, !lostParameters.contains(name),
            names.count(where: { $0 == nil }) == 1
        {
            names = names.map { $0 ?? name }
            found.insert(name)
        }
        for ((offset, parameter), name) in zip(unused, names).reversed() {
            if let name {
                parameters.insert(misspelled(parameter, for: name, in: &source), at: offset)
            } else {
                reportUnused(parameter, in: &source)
            }
        }
        return found
    }

    /// Returns a parameter under the name that the path has for it.
    private func misspelled(
        _ parameter: Parameter,
        for name: String,
        in source: inout DescriptionSource
    ) -> Parameter {
        source.diagnostics.warning(
            "the path parameter '\(parameter.name)' is '\(name)' in the path '\(path)'; it is treated as '\(name)' "
                + "(write 'name: \(name)')",
            at: parameter.mark
        )
        var meant = parameter
        meant.name = name
        meant.hasSegments = parameter.hasSegments || segmented.contains(name)
        return meant
    }

    /// Moves parameters into the path if only the path has their names, although they are declared elsewhere. Nothing else
    /// describes these names, and a service does not look in the query for what is in the path.
    ///
    /// - Parameters:
    ///   - undeclared: The names in the path that no parameter has.
    ///   - parameters: The parameters of the operation.
    ///   - source: The document.
    /// - Returns: The names in the path that are found.
    private func moveMisplaced(
        _ undeclared: [String],
        among parameters: inout [Parameter],
        in source: inout DescriptionSource
    ) -> Set<String> {
        if undeclared.isEmpty { return [] }
        let places = Dictionary(
            grouping: parameters.indices.filter { [.query, .header].contains(parameters[$0].location) },
            by: { parameters[$0].name }
        )
        var found: Set<String> = []
        for name in undeclared {
            guard let offsets = places[name], offsets.count == 1 else { continue }
            let declared = parameters[offsets[0]]
            source.diagnostics.warning(
                "the \(declared.location.rawValue) parameter '\(name)' is a part of the path '\(path)'; it is sent there (write "
                    + "'in: path')",
                at: declared.mark
            )
            parameters[offsets[0]].location = .path
            parameters[offsets[0]].isRequired = true
            parameters[offsets[0]].textStyle.style = .simple
            parameters[offsets[0]].textStyle.explodes = false
            parameters[offsets[0]].hasSegments = segmented.contains(name)
            found.insert(name)
        }
        return found
    }

    private func reportUnused(_ parameter: Parameter, in source: inout DescriptionSource) {
        source.diagnostics.loss(
            "the path parameter '\(parameter.name)' does not occur in the path '\(path)'; it is ignored (remove it, "
                + "or add '{\(parameter.name)}' to the path)",
            at: parameter.mark
        )
    }
}
