extension ServiceRequest {
    /// Returns the same request with a header field that the operation's description does not name, or with another
    /// value for one that it does:
    ///
    /// ```swift
    /// try await client.requests.create(order: order).header("Idempotency-Key", "2f9c").value()
    /// ```
    ///
    /// - Parameters:
    ///   - name: The name of the header field.
    ///   - value: Its value, or `nil` to leave the request unchanged. Logs show it only if the name is known to be
    ///     harmless.
    public func header<V: ModelValue>(_ name: String, _ value: V?) -> ServiceRequest {
        changing { $0.header(name, value) }
    }

    /// Returns the same request with a query parameter in addition to those that the operation's description names.
    ///
    /// - Parameters:
    ///   - name: The name of the query parameter.
    ///   - value: Its value, or `nil` to leave the request unchanged. Each element of a list is written separately.
    public func query<V: ModelValue>(_ name: String, _ value: V?) -> ServiceRequest {
        changing { $0.query(name, value) }
    }

    /// Returns the same request with its own rule for retries and their time limits, in place of the client's:
    ///
    /// ```swift
    /// try await client.requests.search(text: "cat").retrying(.none).value()
    /// ```
    ///
    /// - Parameter options: When and how often the request is sent again.
    public func retrying(_ options: RetryOptions) -> ServiceRequest {
        changing { $0.update { $0.retryOptions = options } }
    }

    /// Returns the same request with its response read in another format, for a service that returns something other
    /// than its description says:
    ///
    /// ```swift
    /// try await client.requests.getArchive(id: 1).returning(.data).download(to: file)
    /// ```
    ///
    /// - Parameter format: The format of the response, such as `.data`, `.text` or `.value`.
    public func returning<Other>(_ format: ResponseFormat<Other>) -> ServiceRequest<Other> {
        ServiceRequest<Other>(requestDescription, client: client, returns: format.askingForNothing)
    }

    /// The same request with a changed description.
    func changing(_ change: (inout RequestDescription) -> Void) -> ServiceRequest {
        var description = requestDescription
        change(&description)
        return ServiceRequest(description, client: client, returns: format)
    }
}
