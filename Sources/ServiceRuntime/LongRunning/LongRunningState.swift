import Foundation

/// What must be known of a long-running operation to ask for it again, by this client or by another one later.
struct LongRunningState: Sendable {
    /// How the service tells how far the operation is.
    enum Monitor: String {
        /// By the `status` of the resource at `Operation-Location` or `Azure-AsyncOperation`.
        case operationLocation
        /// By the status code of the resource at `Location`, which is 202 until the operation ends.
        case location
        /// By the `provisioningState` of the resource at the URL of the request.
        case provisioningState
        /// Not at all: the first response was the last one.
        case none
    }

    /// How the service tells how far the operation is.
    private(set) var monitor: Monitor
    /// Where it tells so.
    private(set) var pollURL: URL
    /// The method of the request that began the operation.
    let method: HTTPMethod
    /// The address of that request.
    let originalURL: URL
    /// The last `Location` of the responses so far. Whether it may be asked matters only once it is: many operations do not need it.
    private(set) var location: URL?
    /// Where the result is.
    let finalState: FinalState
}

extension LongRunningState {
    /// Looks at the first response. What tells most is what counts: `Operation-Location`, `Azure-AsyncOperation`,
    /// `Location`, the state in the body.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if an address in it must not be asked.
    init(_ exchange: Exchange, finalState: FinalState, links: ContinuationLinks) throws(ServiceError) {
        let (request, response) = (exchange.request, exchange.response.httpResponse)
        method = request.method
        originalURL = request.url
        self.finalState = finalState
        // Azure Resource Manager may name an operation although it has carried a PATCH out at once. Its clients do not ask for it.
        let hasEnded =
            request.method == .patch && response.statusCode == 200
            && Self.provisioning(in: response)?.isSucceeded == true
        location = Self.location(in: exchange)
        if let operation = Self.operation(in: response), !(hasEnded && operation.field == "Azure-AsyncOperation") {
            monitor = .operationLocation
            let place = Self.place(operation.field, of: exchange, isFirst: true)
            pollURL = try links.url(operation.address, in: exchange, at: place)
        } else if [201, 202].contains(response.statusCode),
            let url = try Self.pollURL(in: exchange, isFirst: true, links)
        {
            (monitor, pollURL) = (.location, url)
        } else {
            monitor = [.put, .patch].contains(request.method) ? .provisioningState : .none
            pollURL = request.url
        }
    }

    /// How far the operation is by its first response.
    func firstStatus(in response: HTTPResponse) -> LongRunningStatus {
        switch monitor {
        case .none: .succeeded
        // The response is about the resource; what tells about the operation is then requested.
        case .location, .operationLocation: .inProgress
        case .provisioningState:
            Self.provisioning(in: response) ?? ([201, 202].contains(response.statusCode) ? .inProgress : .succeeded)
        }
    }

    /// Takes note of a further response.
    ///
    /// - Returns: How far the operation is by this response.
    /// - Throws: ``ServiceError/client(_:_:)`` if the response does not say, or has an address that must not be asked.
    mutating func record(_ exchange: Exchange, links: ContinuationLinks) throws(ServiceError) -> LongRunningStatus {
        let response = exchange.response.httpResponse
        location = Self.location(in: exchange) ?? location
        switch monitor {
        case .none:
            return .succeeded
        case .location:
            pollURL = try Self.pollURL(in: exchange, links) ?? pollURL
            return response.statusCode == 202 ? .inProgress : .succeeded
        case .operationLocation:
            if let operation = Self.operation(in: response) {
                pollURL = try links.url(operation.address, in: exchange, at: Self.place(operation.field, of: exchange))
            }
            guard let body = Self.body(of: response), let state = body["status"]?.string else {
                let type = exchange.mediaType.map { ", \(MediaType($0).essence)" } ?? ""
                throw .client(
                    "The status response (\(response.statusCode)\(type)) of the operation at \(links.shown(pollURL)) has no "
                        + "string 'status'\(exchange.response.httpResponse.details)."
                )
            }
            return LongRunningStatus(state: state, percentComplete: body["percentComplete"]?.double)
        case .provisioningState:
            return Self.provisioning(in: response) ?? (response.statusCode == 202 ? .inProgress : .succeeded)
        }
    }

    /// The state that the body of a response says its resource to be in.
    private static func provisioning(in response: HTTPResponse) -> LongRunningStatus? {
        let body = body(of: response)
        guard let state = (body?["properties"]?["provisioningState"] ?? body?["provisioningState"])?.string else {
            return nil
        }
        return LongRunningStatus(state: state, percentComplete: body?["percentComplete"]?.double)
    }

    /// Where the result is after a response that says that the operation has succeeded, or `nil` if it is that
    /// response itself.
    func resultURL(after exchange: Exchange, links: ContinuationLinks) throws(ServiceError) -> URL? {
        guard monitor == .operationLocation, method != .delete else { return nil }
        let isAtOriginal = [.put, .patch].contains(method)
        switch finalState {
        // The monitor of what changes a resource does not hold that resource: Azure's clients look there only after a POST.
        case .operation where !isAtOriginal: return nil
        case .originalURI: return originalURL
        case .location where location != nil: return try checkedLocation(links)
        // Some services say `location` and send none.
        case .automatic, .operation, .location:
            if let text = Self.body(of: exchange.response.httpResponse)?["resourceLocation"]?.string {
                return try links.url(text, in: exchange, at: Self.place("resourceLocation", of: exchange))
            }
            return isAtOriginal ? originalURL : try checkedLocation(links)
        }
    }

    /// The body that the result is read from if the last response about the operation has it, or `nil` if that is the whole body.
    /// The status of a DELETE holds at most what was deleted, in its `result`.
    func resultBody(of response: HTTPResponse) throws -> Data? {
        guard monitor == .operationLocation else { return nil }
        if let result = Self.body(of: response)?["result"] { return try ModelCoder.encode(result) }
        return method == .delete ? Data() : nil
    }

    private func checkedLocation(_ links: ContinuationLinks) throws(ServiceError) -> URL? {
        guard let location else { return nil }
        return try links.checked(location, from: originalURL, in: Self.place("Location"))
    }

    /// The address in `Location` that is asked for the status, or `nil` if there is none. One that cannot be read is an error: the
    /// operation must not count as done.
    private static func pollURL(
        in exchange: Exchange,
        isFirst: Bool = false,
        _ links: ContinuationLinks
    ) throws(ServiceError) -> URL? {
        guard let text = exchange.response.httpResponse.headers["Location"], !URL.trimmed(text).isEmpty else {
            return nil
        }
        return try links.url(text, in: exchange, at: place("Location", of: exchange, isFirst: isFirst))
    }

    private static func location(in exchange: Exchange) -> URL? {
        exchange.response.httpResponse.headers["Location"].flatMap {
            URL(link: $0, relativeTo: exchange.base)
        }
    }

    /// The body of a response, as far as it is JSON.
    private static func body(of response: HTTPResponse) -> JSONValue? {
        guard let data = response.data, !data.isEmpty else { return nil }
        do {
            return try ModelCoder.exactValue(in: data)
        } catch {
            // A body that is not JSON says nothing about the operation; what the status code says counts then.
            return nil
        }
    }

    /// The address of the operation, and the header field that it is in.
    private static func operation(in response: HTTPResponse) -> (field: String, address: String)? {
        ["Operation-Location", "Azure-AsyncOperation"].lazy
            .compactMap { field in response.headers[field].map { (field, $0) } }.first
    }

    /// The place of an address in a response, or in one of those so far.
    private static func place(
        _ name: String,
        of exchange: Exchange? = nil,
        isFirst: Bool = false
    ) -> ContinuationLinks.Place {
        ContinuationLinks.Place(
            subject: "The \(isFirst ? "response that begins" : "status response of") the operation",
            name: "aeiou".contains(name.lowercased().prefix(1)) ? "an '\(name)'" : "a '\(name)'",
            details: exchange?.response.httpResponse.details ?? ""
        )
    }
}
