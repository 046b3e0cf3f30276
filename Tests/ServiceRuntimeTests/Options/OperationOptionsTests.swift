import Dispatch
import ServiceRuntime
import Testing

/// The options of one operation pass on what every call has.
struct OperationOptionsTests {
    private struct FindOptions: OperationOptions {
        var common: CommonOptions
    }

    @Test func whatEveryCallHasIsPassedOn() {
        let token = CancellationToken()
        let queue = DispatchQueue(label: "answers")
        var context = PipelineContext()
        context.clientRequestId = "8"
        let options = FindOptions(
            common: CommonOptions(
                clientRequestId: "7",
                cancellationToken: token,
                dispatchQueue: queue,
                context: context
            )
        )
        #expect(options.clientRequestId == "7")
        #expect(options.cancellationToken === token)
        #expect(options.dispatchQueue === queue)
        #expect(options.context?.clientRequestId == "8")
    }

    /// What a log or a message shows of options.
    @Test func theTextShowsWhatIsSetWithoutSecrets() {
        struct SearchOptions: OperationOptions {
            var common: CommonOptions
            var limit: Int? = 3
            var label: String? = "a\"b"
            var accessToken: String? = "s3cret"
            var sort: String?
        }
        var context = PipelineContext()
        context.clientRequestId = "s3cret"
        let common = CommonOptions(
            clientRequestId: "7",
            cancellationToken: CancellationToken(),
            dispatchQueue: DispatchQueue(label: "answers"),
            context: context,
            conditions: .onlyIfUnchanged(since: "t")
        )
        #expect(
            "\(SearchOptions(common: common))" == #"""
                SearchOptions(limit: 3, label: "a\"b", accessToken: REDACTED, clientRequestId: "7", ifMatch: "t", \#
                dispatchQueue: "answers", cancellationToken: …, context: …)
                """#
        )
        struct DiskOptions: OperationOptions {
            var common = CommonOptions()
            var storage = "ssd"
        }
        #expect("\(DiskOptions())" == #"DiskOptions(storage: "ssd")"#)
        #expect("\(CommonOptions(clientRequestId: "7"))" == #"CommonOptions(clientRequestId: "7")"#)
        #expect("\(CommonOptions())" == "CommonOptions()")
    }

    @Test func whatEveryCallHasCanBeReplacedInOneCopyAlone() {
        let options = FindOptions(common: CommonOptions(clientRequestId: "7"))
        let (token, queue) = (CancellationToken(), DispatchQueue(label: "answers"))
        var other = options
        other.context = PipelineContext()
        other.cancellationToken = token
        other.dispatchQueue = queue
        #expect(options.context == nil && options.cancellationToken == nil && options.dispatchQueue == nil)
        #expect(other.context != nil && other.cancellationToken === token && other.dispatchQueue === queue)
        #expect(other.clientRequestId == "7")
    }

    @Test func aCopyHasTheChangeAlone() {
        struct SetOptions: OperationOptions {
            var common: CommonOptions
            let label: String?
            let limit: Int?
        }
        let token = CancellationToken()
        let options = SetOptions(common: CommonOptions(clientRequestId: "7"), label: "a", limit: 3)
        let copy = options.copy {
            $0.label = "b"
            $0.conditions = .onlyIfUnchanged(since: "t")
            $0.cancellationToken = token
        }
        #expect("\(options)" == #"SetOptions(label: "a", limit: 3, clientRequestId: "7")"#)
        #expect(
            "\(copy)" == #"SetOptions(label: "b", limit: 3, clientRequestId: "7", ifMatch: "t", cancellationToken: …)"#
        )
        #expect(copy.cancellationToken === token)
        // As for an operation without options of its own.
        let common = options.common.copy { $0.clientRequestId = "8" }
        #expect(common.clientRequestId == "8" && options.clientRequestId == "7")
    }
}
