extension ClientLogger {
    /// Logs that a response cannot be read. For the pipeline, which logs everything else, the exchange has succeeded.
    ///
    /// - Parameter error: The error of the call. Of its cause, only the place in the response is shown, because the rest may quote
    ///   values; failures of the service and canceled calls are not logged.
    func logUnreadable(_ error: ServiceError) {
        guard case .client(let message, let cause) = error, !error.isCanceled else { return }
        let path = (cause as? ModelReadingError)?.path ?? ""
        self.error(path.isEmpty ? message : "\(message) The problem is at '\(path)'.")
    }
}
