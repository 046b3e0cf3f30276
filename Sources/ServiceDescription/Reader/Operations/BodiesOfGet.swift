import YAML

/// The body of a GET, which few can send: the operations of a path come in, and go out with what callers can send.
enum BodiesOfGet {
    /// Takes the body from a GET that need not have one, where POST or QUERY sends the same one, and reports bodies of GET.
    ///
    /// Without a body, the GET operation is sent. So the other one always has a body.
    ///
    /// - Parameters:
    ///   - operations: The operations of a path.
    ///   - key: Where the body of the GET is described; `nil` if that is known from the body alone.
    ///   - source: The document.
    static func divide(_ operations: inout [Operation], at key: Mark?, in source: inout DescriptionSource) {
        guard let get = operations.firstIndex(where: { $0.method == "GET" && $0.body != nil }),
            let body = operations[get].body
        else { return }
        let posting = body.isRequired ? nil : operations.firstIndex { $0.sends(body) }
        if let posting {
            operations[get].body = nil
            operations[posting].body?.isRequired = true
        }
        let effect = posting.map {
            "URLSession refuses it; only '\(operations[$0].displayName)', which has the same one, sends it (remove it from the GET)"
        }
        source.diagnostics.warning(
            "many servers and proxies reject or drop the body of a GET request; "
                + (effect
                    ?? "URLSession refuses it, so only a transport of your own can send it (use query parameters, or another method)"),
            at: key ?? body.mark
        )
    }
}

extension Operation {
    /// Whether it sends the same body as another operation: both refer to one body, or to one schema in the same media types.
    fileprivate func sends(_ other: RequestBody) -> Bool {
        guard ["POST", "QUERY"].contains(self.method), let body = self.body, !body.contents.isEmpty,
            body.contents.count == other.contents.count
        else { return false }
        return zip(body.contents, other.contents).allSatisfy { own, other in
            guard own.mediaType == other.mediaType, let schema = own.schema, let otherSchema = other.schema else {
                return false
            }
            if case .reference(let own) = schema.shape, case .reference(let other) = otherSchema.shape {
                return own == other
            }
            return own.mark == other.mark
        }
    }
}
