import Foundation

/// Conditions of a call: the resource is read or changed only if its state is as expected (RFC 9110 section 13).
///
/// ```swift
/// let request = client.requests.get(configurationSetting: "FooSetting")
/// let response = try await request.with(.onlyIfChanged(since: setting.etag)).response()
/// ```
///
/// If the condition of a read is not met, the response has no value (``ServiceFailure/isNotModified``). If the
/// condition of a change is not met, the call fails (``ServiceFailure/isPreconditionFailed``).
public struct RequestConditions: Sendable, Hashable {
    /// The entity tags, separated by commas, of which the resource must have one, or `*` for any.
    public var ifMatch: String?

    /// The entity tags, separated by commas, of which the resource must have none, or `*` for any.
    public var ifNoneMatch: String?

    /// The time after which the resource must have changed. Ignored if ``ifNoneMatch`` is set.
    public var ifModifiedSince: Date?

    /// The time after which the resource must not have changed. Ignored if ``ifMatch`` is set.
    public var ifUnmodifiedSince: Date?

    /// Creates conditions, all of which must be met.
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

    /// Requires that the resource no longer has the given entity tag.
    ///
    /// - Parameter entityTag: The tag, with or without quotes, or `nil` for no condition.
    public static func onlyIfChanged(since entityTag: String?) -> RequestConditions {
        RequestConditions(ifNoneMatch: entityTag)
    }

    /// Requires that the resource has changed after the given time.
    ///
    /// - Parameter date: The time, to the second.
    public static func onlyIfChanged(since date: Date) -> RequestConditions {
        RequestConditions(ifModifiedSince: date)
    }

    /// Requires that the resource still has the given entity tag, so that changes by others are not lost.
    ///
    /// - Parameter entityTag: The tag, with or without quotes. It is not optional, because without one the changes of others would be
    ///   lost.
    public static func onlyIfUnchanged(since entityTag: String) -> RequestConditions {
        RequestConditions(ifMatch: entityTag)
    }

    /// Requires that the resource has not changed after the given time.
    ///
    /// - Parameter date: The time, to the second.
    public static func onlyIfUnchanged(since date: Date) -> RequestConditions {
        RequestConditions(ifUnmodifiedSince: date)
    }

    /// Requires that the resource does not exist yet.
    public static let onlyIfMissing = RequestConditions(ifNoneMatch: "*")

    /// Requires that the resource exists.
    public static let onlyIfPresent = RequestConditions(ifMatch: "*")
}

extension RequestConditions {
    /// Adds the header fields that say this, each in place of the one that is there.
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
    /// Returns the same request with additional conditions. They replace conditions for the same header fields, whether from its
    /// parameters, its options (``RequestOptions/conditions``) or an earlier call of this method.
    public func with(_ conditions: RequestConditions) -> ServiceRequest {
        changing { $0.update { $0.conditions.append(conditions) } }
    }
}
