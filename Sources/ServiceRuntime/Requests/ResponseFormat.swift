import Foundation

/// The format of the response to an operation.
///
/// `.value`, `.optionalValue`, `.list()` and `.page` ask for JSON, and so do `.longRunning` and `.byStatus` if they contain one of
/// them: a request whose description names no media types (``RequestDescription/accept(_:)``) is sent with
/// `Accept: application/json`. `.events` and `.eventObjects()` ask for `text/event-stream` (WHATWG HTML, section 9.2.2). Other formats
/// send no `Accept` field of their own.
public struct ResponseFormat<Output: Sendable>: Sendable {
    /// Whether there is no value without a body, as in a response that says "not modified" (304).
    let needsBody: Bool
    private let delivery: Delivery
    /// The media types to ask for if the description of the request names none, as the `Accept` field lists them, or `nil` for none.
    private(set) var acceptedMediaTypes: String?
    /// Reads a response that says success.
    private(set) var read: @Sendable (Exchange) throws -> Output
    /// Continues the operation that such a response started, or `nil` if it starts none.
    var resume: (@Sendable (LongRunningState, PollingClient) -> Output)?

    /// Where the body goes.
    enum Delivery: Sendable {
        /// The whole body is loaded into memory before it is read.
        case memory
        /// The body is read as it arrives.
        case stream
        /// The body is written to a file.
        case file(URL)
    }

    /// Describes a format.
    ///
    /// - Parameters:
    ///   - needsBody: Whether there is no value without a body. Otherwise, 304 is read like any success.
    ///   - delivery: Where the body goes.
    ///   - acceptedMediaTypes: The media types to ask for if the description of the request names none.
    ///   - read: Reads a response that says success.
    init(
        needsBody: Bool = true,
        delivery: Delivery = .memory,
        accepting acceptedMediaTypes: String? = nil,
        _ read: @escaping @Sendable (Exchange) throws -> Output
    ) {
        self.needsBody = needsBody
        self.delivery = delivery
        self.acceptedMediaTypes = acceptedMediaTypes
        self.read = read
    }

    /// Tells the transport where the body goes.
    ///
    /// - Parameters:
    ///   - context: The context of the request.
    ///   - failures: Which responses are failures, whose bodies are loaded into memory.
    /// - Throws: ``ServiceError/client(_:_:)`` if the body cannot go there.
    func prepare(_ context: inout PipelineContext, _ failures: FailureFormats) throws(ServiceError) {
        switch delivery {
        case .memory: return
        case .stream: break
        case .file(let url): context.call.partialFile = try PartialFile(for: url)
        }
        context.wantsBodyStream = true
        context.call.failures = failures
    }

    /// Whether a response that has been saved can be read again: its body was in memory, or is in its file still.
    func canReadAgain() async -> Bool {
        switch delivery {
        case .memory: true
        case .stream: false
        case .file(let url):
            await DispatchQueue.forFiles().run { _ in FileManager.default.fileExists(atPath: url.path) }
        }
    }

    /// Reads a response.
    ///
    /// - Parameter exchange: The request and the response.
    /// - Returns: The value; a failure if the response is a good one that has no value (304).
    /// - Throws: ``ServiceError/service(_:)`` if the response says failure; ``ServiceError/client(_:_:)`` if it cannot
    ///   be read.
    func result(of exchange: Exchange) throws(ServiceError) -> Result<Output, ServiceError> {
        let statusCode = exchange.response.httpResponse.statusCode
        if statusCode == 304, needsBody {
            return .failure(exchange.failure)
        }
        guard exchange.meaning != .failure || statusCode == 304 else { throw exchange.failure }
        do {
            return .success(try read(exchange))
        } catch {
            let type = exchange.foreignMediaType.map { ", '\($0)'" } ?? ""
            throw ServiceError(
                wrapping: exchange.response.httpResponse.withoutSecrets(error),
                "Decoding error: cannot read the response (\(statusCode)\(type)) to \(exchange.call)."
            )
        }
    }
}

extension ResponseFormat {
    /// Returns the same format with a coding, for a body that is not a model but dates or a collection of them.
    ///
    /// - Parameter coding: The coding of dates.
    public func reading(as coding: ValueCoding) -> ResponseFormat {
        var format = self
        format.read = { [read] exchange in try read(exchange.reading(as: coding)) }
        return format
    }

    /// The same format for a request that has been described for another one, and goes on asking for what that one does.
    var askingForNothing: ResponseFormat {
        var format = self
        format.acceptedMediaTypes = nil
        return format
    }
}

extension ResponseFormat where Output: ModelValue {
    /// The value is the decoded body.
    public static var value: ResponseFormat {
        ResponseFormat(accepting: MediaType.jsonText) { exchange in
            guard !exchange.body.isEmpty else {
                // Free-form JSON can say that there is nothing.
                if let nothing = JSONValue.null as? Output { return nothing }
                throw ServiceError.client(
                    "The service returned \(exchange.response.httpResponse.statusCode) without a body for "
                        + "\(exchange.call); expected a value."
                )
            }
            return try exchange.decode(Output.self)
        }
    }
}

extension ResponseFormat where Output: ModelValue & ExpressibleByNilLiteral {
    /// The value is the decoded body, or `nil` if there is none (204, 304).
    public static var optionalValue: ResponseFormat {
        ResponseFormat(needsBody: false, accepting: MediaType.jsonText) { exchange in
            exchange.hasValue && !exchange.body.isEmpty ? try exchange.decode(Output.self) : nil
        }
    }
}

extension ResponseFormat where Output == Void {
    /// There is no value. The body, if any, is ignored.
    public static var nothing: ResponseFormat {
        ResponseFormat(needsBody: false) { _ in }
    }
}

extension ResponseFormat where Output == Data {
    /// The value is the raw body.
    public static var data: ResponseFormat {
        ResponseFormat { $0.body }
    }
}

extension ResponseFormat where Output == String {
    /// The value is the body as text, in UTF-8 unless the service names another known encoding.
    public static var text: ResponseFormat {
        ResponseFormat { exchange in
            let type = MediaType(exchange.mediaType ?? "")
            guard let text = type.text(of: exchange.body) else {
                let charset = type.parameter("charset") ?? "UTF-8"
                let reason =
                    TextEncoding(named: charset) == nil
                    ? "in the encoding '\(charset.shortened)', which is not supported" : "not text in \(charset)"
                throw ServiceError.client("Decoding error: the response to \(exchange.call) is \(reason).")
            }
            return text
        }
    }
}
