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

    @Test func theContextCanBeReplacedInOneCopyAlone() {
        let options = FindOptions(common: CommonOptions(clientRequestId: "7"))
        var other = options
        other.context = PipelineContext()
        #expect(options.context == nil)
        #expect(other.context != nil)
        #expect(other.clientRequestId == "7")
    }
}
