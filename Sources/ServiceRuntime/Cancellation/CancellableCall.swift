/// Work whose caller is answered at once when the call is canceled, by a token or with the calling task, even if the
/// work itself takes no notice.
enum CancellableCall {
    /// Does the work, unless the call is canceled.
    ///
    /// - Parameters:
    ///   - token: The call's token.
    ///   - respondsToCancellation: Whether the work ends at once by itself when its task is canceled. Then, and if there is no token,
    ///     it runs in the calling task, which saves another one for each request.
    ///   - operation: The work. Else it runs in a task of its own, which is canceled together with the call.
    /// - Throws: The error of a canceled call if the call was canceled at any time before this returns (G055); what
    ///   the work throws otherwise.
    static func run<Value: Sendable>(
        _ token: CancellationToken?,
        respondsToCancellation: Bool = false,
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws(ServiceError) -> Value {
        try check(token)
        do {
            let value =
                respondsToCancellation && token == nil ? try await operation() : try await separately(token, operation)
            try check(token)
            return value
        } catch {
            throw Self.error(of: error, token)
        }
    }

    /// What a call ends with that has thrown an error: that it was canceled, if it was, whatever was made of that.
    ///
    /// - Parameters:
    ///   - error: What was thrown.
    ///   - token: The call's token.
    static func error(of error: any Error, _ token: CancellationToken?) -> ServiceError {
        do { try check(token) } catch { return error }
        return error is CancellationError ? .canceled(by: token) : ServiceError(wrapping: error)
    }

    /// Does the work in a task of its own, which the caller does not wait for when the call is canceled.
    private static func separately<Value: Sendable>(
        _ token: CancellationToken?,
        _ operation: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let work = SharedTask(operation)
        let registration = token?.register { work.cancel() }
        defer { registration?.remove() }
        return try await work.firstTicket.value()
    }

    /// Ends a call that was canceled.
    ///
    /// - Parameter token: The call's token.
    /// - Throws: The error of a canceled call, if the token or the current task is canceled.
    static func check(_ token: CancellationToken?) throws(ServiceError) {
        if let token, token.isCanceled {
            throw .canceled(by: token)
        }
        if Task.isCancelled {
            throw .canceled(by: nil)
        }
    }
}
