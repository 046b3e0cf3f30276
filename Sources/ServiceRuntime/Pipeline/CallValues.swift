import Dispatch
import Foundation

/// What the runtime keeps in a ``PipelineContext`` for one call, and no other. Few requests have any of it, so it is stored together.
struct CallValues: Sendable {
    /// The name of the header field that the id is sent in.
    var clientRequestIdHeader = RequestIdPolicy.header

    /// The earlier tries of the request, which failed.
    var earlierTries: [FailedTry] = []

    /// Where the request goes instead of the client's endpoint, because its operation has a server of its own.
    var server: URL?

    /// The address that the request was last redirected to, or `nil` if it was not redirected.
    var redirectedURL: URL?

    /// Whether a redirect has led the request to another origin, which gets nothing that is meant for the service alone.
    var isRedirectedElsewhere = false

    /// Whether the body of a successful response is requested as a stream.
    var wantsBodyStream = false

    /// Takes the body of a response that says success, instead of the memory.
    var partialFile: PartialFile?

    /// How an interrupted download continues, or `nil` if the request is for the whole.
    var resumption: DownloadResumption?

    /// Which responses are failures, and so are read into memory even if the body is otherwise streamed or written to a file.
    var failures: FailureFormats?

    /// Is to be called when the head of a response arrives that says success, and whose body may take its time.
    var onResponseHead: (@Sendable () -> Void)?

    /// Where the progress handler is called, or `nil` for the queue of the completion handlers.
    var progressQueue: DispatchQueue?

    /// Tells the handler of the call's progress.
    var progressReporter: ProgressReporter?

    /// The queue of the call's completion handlers, if its options name one.
    var callbackQueue: DispatchQueue?
}

extension CallValues {
    /// The values of a request, or nothing if all have their defaults.
    @dynamicMemberLookup
    struct Storage: Sendable {
        private var values: Indirect<CallValues>?

        /// One of the values. Inlined, this reads it where it is: a copy of all of them for each look would be made a few dozen times
        /// for each request.
        subscript<Part>(dynamicMember part: WritableKeyPath<CallValues, Part>) -> Part {
            @inline(__always) get {
                if let values { values.value[keyPath: part] } else { CallValues()[keyPath: part] }
            }
            @inline(__always) set {
                var changed = values?.value ?? CallValues()
                changed[keyPath: part] = newValue
                values = Indirect(changed)
            }
        }
    }
}
