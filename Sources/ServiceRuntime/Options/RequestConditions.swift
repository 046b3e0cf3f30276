import Foundation

/// On what a call depends: the resource is read or changed only if it is as the caller thinks (RFC 9110 section 13).
///
/// ```swift
/// let request = client.requests.get(configurationSetting: "FooSetting")
/// let response = try await request.with(.onlyIfChanged(since: setting.etag)).response()
/// ```
///
/// A read whose condition does not hold has an answer all the same, only without a value
/// (``ServiceFailure/isNotModified``). A change whose condition does not hold fails (``ServiceFailure/isPreconditionFailed``).
public struct RequestConditions: Sendable, Hashable {
    /// The entity tags of which the resource must have one, with commas between them; `*` for any.
    public var ifMatch: String?

    /// The entity tags of which the resource must have none, with commas between them; `*` for any.
    public var ifNoneMatch: String?

    /// When the resource must have been changed last, or later. It has no effect beside ``ifNoneMatch``.
    public var ifModifiedSince: Date?

    /// Since when the resource must not have been changed. It has no effect beside ``ifMatch``.
    public var ifUnmodifiedSince: Date?

    /// Creates conditions, all of which must hold.
    ///
    /// - Parameters:
    ///   - ifMatch: The entity tags of which the resource must have one.
    ///   - ifNoneMatch: The entity tags of which the resource must have none.
    ///   - ifModifiedSince: When the resource must have been changed last, or later.
    ///   - ifUnmodifiedSince: Since when the resource must not have been changed.
    public init(
        ifMatch: String? = nil,
        ifNoneMatch: String? = nil,
        ifModifiedSince: Date? = nil,
        ifUnmodifiedSince: Date? = nil
    ) {
        self.ifMatch = ifMatch
        self.ifNoneMatch = ifNoneMatch
        self.ifModifiedSince = ifModifiedSince
        self.ifUnmodifiedSince = ifUnmodifiedSince
    }

    /// The resource is no longer the one with this entity tag.
    ///
    /// - Parameter entityTag: The tag, with quotes or without; nil for no condition.
    public static func onlyIfChanged(since entityTag: String?) -> RequestConditions {
        RequestConditions(ifNoneMatch: entityTag)
    }

    /// The resource was changed after this time.
    ///
    /// - Parameter date: The time, to the second.
    public static func onlyIfChanged(since date: Date) -> RequestConditions {
        RequestConditions(ifModifiedSince: date)
    }

    /// The resource is still the one with this entity tag, so that nobody else's change is lost.
    ///
    /// - Parameter entityTag: The tag, with quotes or without; nil for no condition.
    public static func onlyIfUnchanged(since entityTag: String?) -> RequestConditions {
        RequestConditions(ifMatch: entityTag)
    }

    /// The resource was not changed after this time.
    ///
    /// - Parameter date: The time, to the second.
    public static func onlyIfUnchanged(since date: Date) -> RequestConditions {
        RequestConditions(ifUnmodifiedSince: date)
    }

    /// There is no such resource yet.
    public static let onlyIfMissing = RequestConditions(ifNoneMatch: "*")

    /// There is such a resource, whatever it is.
    public static let onlyIfPresent = RequestConditions(ifMatch: "*")
}

extension RequestDescription {
    /// Makes the call depend on conditions, in the place of any that it has for the same header fields, be it by its parameters,
    /// by its options (``RequestOptions/conditions``) or by an earlier call of this method.
    ///
    /// - Parameter conditions: The conditions; nil leaves the call as it is.
    public mutating func conditions(_ conditions: RequestConditions?) {
        if let conditions {
            update { $0.conditions.append(conditions) }
        }
    }
}

extension RequestConditions {
    /// Adds the header fields that say this, each in the place of the one that is there.
    func add(to headers: inout HTTPHeaders) {
        let fields = [
            ("If-Match", ifMatch), ("If-None-Match", ifNoneMatch),
            ("If-Modified-Since", ifModifiedSince.map(DateText.rfc1123)),
            ("If-Unmodified-Since", ifUnmodifiedSince.map(DateText.rfc1123)),
        ]
        for case (let name, let value?) in fields { headers[name] = value }
    }
}

extension ServiceRequest {
    /// The same request, which depends on conditions, in the place of any that it has for the same header fields: what is said
    /// last counts, and what is said of the request counts more than its options.
    ///
    /// - Parameter conditions: The conditions.
    /// - Returns: The request.
    public func with(_ conditions: RequestConditions) -> ServiceRequest {
        var description = description
        description.conditions(conditions)
        return ServiceRequest(description, client: client, returns: format)
    }
}
