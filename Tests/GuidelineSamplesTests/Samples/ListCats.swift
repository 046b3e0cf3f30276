// swift-format-ignore-file

import AppConfiguration
import AzureCore
import Foundation

/// *Methods Returning Collections (Paging)*, lines 595–647 of the guidelines.
public enum ListCatsSamples {
    /// Addition: the text uses this type and does not show it.
    public struct Cat: Decodable, Sendable, Equatable {
        public let name: String
    }

    /// Addition: the text uses this type and does not show it.
    public struct ListCatOptions: RequestOptions {
        public let clientRequestId: String? = nil
        public let cancellationToken: CancellationToken?
        public let dispatchQueue: DispatchQueue? = nil
        public var context: PipelineContext? = nil
    }

    /// Addition: the group of operations around the method, which has the `client` that lines 603 and 624 use.
    public struct Cats: Sendable {
        let client: PipelineClient

        // Lines 595–647. Departures:
        // - 599, 602: the queue, the context and the request are filled in.
        // - 604: `data`, which line 627 uses, is filled in.
        // - 640: any other status code is made a failure. The text leaves it open, and a handler must be called.
        public func listCats(
            withOptions options: ListCatOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Cat>>
        ) {
            let dispatchQueue = options?.dispatchQueue ?? client.commonOptions.dispatchQueue ?? DispatchQueue.main
            var contextOfCall = options?.context ?? PipelineContext()
            contextOfCall.cancellationToken = options?.cancellationToken
            let context = contextOfCall
            // Construct request
            let urlTemplate = "/cat/list"
            let request = HTTPRequest(method: .get, url: client.endpoint.appendingPathComponent(urlTemplate))
            client.request(request, context: context) { result, httpResponse in
                let data = httpResponse?.data
                switch result {
                case .success:
                    guard let statusCode = httpResponse?.statusCode else {
                        let noStatusCodeError = AzureError.client("Expected a status code in response but didn't find one.")
                        dispatchQueue.async {
                            completionHandler(.failure(noStatusCodeError), httpResponse)
                        }
                        return
                    }
                    if [
                        200
                    ].contains(statusCode) {
                        do {
                            let decoder = JSONDecoder()
                            let codingKeys = PagedCodingKeys(
                                items: "value",
                                continuationToken: "nextLink"
                            )
                            let paged = try PagedCollection<Cat>(
                                client: self.client,
                                request: request,
                                context: context,
                                data: data,
                                codingKeys: codingKeys,
                                decoder: decoder
                            )
                            dispatchQueue.async {
                                completionHandler(.success(paged), httpResponse)
                            }
                        } catch {
                            dispatchQueue.async {
                                completionHandler(.failure(AzureError.client("Decoding error.", error)), httpResponse)
                            }
                        }
                    } else {
                        dispatchQueue.async {
                            completionHandler(.failure(AzureError.client("Unexpected status \(statusCode).")), httpResponse)
                        }
                    }
                case let .failure(error):
                    dispatchQueue.async {
                        completionHandler(.failure(error), httpResponse)
                    }
                }
            }
        }
    }
}
