import ServiceRuntime
import Testing

/// The options of a client are immutable, and are copied with a change.
struct ClientOptionsTests {
    @Test func aCopyHasTheChangeAlone() {
        let options = CommonClientOptions(
            apiVersion: "1",
            transportOptions: TransportOptions(timeout: 20, allowsInsecureCredentials: true)
        )
        let copy = options.copy {
            $0.telemetryOptions.applicationId = "app"
            $0.transportOptions.retryOptions.maximumTries = 5
            $0.transportOptions.loggingOptions.shownHeaders.insert("X-Shown")
            // As in an initializer, what makes no sense becomes what does.
            $0.transportOptions.timeout = -1
            $0.transportOptions.maximumResponseSize = -1
        }
        #expect(copy.apiVersion == "1")
        #expect(copy.telemetryOptions == TelemetryOptions(applicationId: "app"))
        #expect(copy.transportOptions.allowsInsecureCredentials)
        #expect(copy.transportOptions.retryOptions.maximumTries == 5)
        #expect(copy.transportOptions.loggingOptions == LoggingOptions(shownHeaders: ["x-shown"]))
        #expect(copy.transportOptions.timeout == nil)
        #expect(copy.transportOptions.maximumResponseSize == 0)
        #expect(options.telemetryOptions == TelemetryOptions())
        #expect(options.transportOptions.timeout == 20)
        #expect(options.transportOptions.retryOptions.maximumTries == 3)
    }
}
