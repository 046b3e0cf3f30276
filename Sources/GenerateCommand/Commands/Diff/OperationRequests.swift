import ClientGenerator
import ServiceDescription

/// The operations of a client, by what stays the same if they are renamed.
struct OperationRequests {
    private let byIdentifier: [String: OperationOutline]
    private let byRequest: [[String]: OperationOutline]

    /// - Parameter operations: All operations.
    init(_ operations: [OperationOutline]) {
        // Those that are there for previous callers are not what these should call.
        let offered = operations.filter { !$0.isReplaced }
        byIdentifier = offered.keyed(by: \.identifier)
        byRequest = offered.keyed(by: Self.request)
    }

    /// The operation that another one is now: the one with its identifier, or else with its request. An identifier that is made of
    /// the method and path says no more than these, and may be that of a new operation.
    func same(as operation: OperationOutline) -> OperationOutline? {
        let request = Self.request(of: operation)
        let named = byIdentifier[operation.identifier]
        if let named,
            named.hasOwnIdentifier && operation.hasOwnIdentifier || Self.request(of: named) == request
        {
            return named
        }
        return byRequest[request] ?? named
    }

    /// The method and the path, without the names of parameters in it, which are not sent.
    private static func request(of operation: OperationOutline) -> [String] {
        [operation.method, PathTemplate.skeleton(of: operation.path)]
    }
}
