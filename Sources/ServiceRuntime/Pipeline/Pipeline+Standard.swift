import Foundation

extension Pipeline {
    /// The pipeline of a client.
    ///
    /// What changes the request comes before authentication, so that a signature covers it, and logging comes last, so
    /// that it shows what was sent. Redirects are followed inside each try: every hop is authenticated for itself. Only tracing comes
    /// behind authentication, which may send a request twice: each time is a span, and no signature covers its fields.
    init(
        authPolicy: (any Authenticating)?,
        endpoint: URL,
        options: any ClientOptions,
        package: String,
        version: String,
        productPrefix: String
    ) {
        let transportOptions = options.transportOptions
        let telemetry = options.telemetryOptions
        var stages: [any PipelineStage] = []
        if !telemetry.telemetryDisabled {
            stages.append(
                UserAgentPolicy(
                    package: package,
                    version: version,
                    applicationId: telemetry.applicationId,
                    prefix: telemetry.productPrefix ?? productPrefix
                )
            )
        }
        stages += [RequestIdPolicy(), NormalizeETagPolicy()] as [any PipelineStage]
        stages += transportOptions.perRequestPolicies
        stages.append(RetryPolicy(options: transportOptions.retryOptions))
        stages.append(ResumeDownloadPolicy())
        stages.append(AddDatePolicy())
        stages += transportOptions.perRetryPolicies
        stages.append(RedirectPolicy())
        if let authPolicy {
            stages += [CredentialOriginPolicy(endpoint: endpoint), authPolicy] as [any PipelineStage]
        }
        let tracing = TracingPolicy(tracer: transportOptions.tracer, endpoint: endpoint)
        let logging = LoggingPolicy(options: transportOptions.loggingOptions)
        stages += [tracing, HeaderValidationPolicy(), logging] as [any PipelineStage]
        let timeout = transportOptions.timeout ?? URLSessionTransport.defaultTimeout
        let transport =
            transportOptions.transport ?? transportOptions.proxy?.transport(timeout: timeout)
            ?? URLSessionTransport(timeout: timeout)
        self.init(
            stages: stages,
            transport: transport,
            respondsToCancellation: transportOptions.respondsToCancellation
                && authPolicy?.respondsToCancellation ?? true
                && transport is URLSessionTransport
        )
    }
}

extension TransportOptions {
    /// Whether they add nothing of the user's to the pipeline that might ignore cancellation: no stage and no clock. The logger and
    /// the tracer are the user's, too, but do not suspend; they delay a cancellation only while they block their thread.
    fileprivate var respondsToCancellation: Bool {
        (perRequestPolicies + perRetryPolicies).allSatisfy { $0 is AddHeadersPolicy }
            && retryOptions.clock is ContinuousClock
    }
}
