import Foundation

/// The options of an operation that can require the resource to be unchanged, or to exist (`If-Match`, RFC 9110 section
/// 13.1.1).
///
/// ```swift
/// client.set(configurationSetting: "a", setting: setting, withOptions: .init(label: "x").onlyIfUnchanged(since: etag))
/// ```
///
/// The options of a generated operation conform if its description has the condition. So a condition that the service
/// does not know, and would ignore, does not compile.
public protocol IfMatchOptions: OperationOptions {}

extension IfMatchOptions {
    /// Returns the same options for a call that fails if the resource no longer has the given entity tag
    /// (``ServiceFailure/isPreconditionFailed``), so that changes by others are not lost.
    ///
    /// - Parameter entityTag: The tag, with or without quotes. It is not optional, because without one the changes of others would be
    ///   lost.
    public func onlyIfUnchanged(since entityTag: String) -> Self {
        with { $0.ifMatch = entityTag }
    }

    /// Returns the same options for a call that fails if the resource does not exist
    /// (``ServiceFailure/isPreconditionFailed``).
    public func onlyIfPresent() -> Self {
        with { $0.ifMatch = "*" }
    }
}

/// The options of an operation that can require the resource to have changed, or not to exist (`If-None-Match`, RFC
/// 9110 section 13.1.2).
public protocol IfNoneMatchOptions: OperationOptions {}

extension IfNoneMatchOptions {
    /// Returns the same options for a call that gets the resource only if it no longer has the given entity tag.
    /// Otherwise, the response has no value (``ServiceFailure/isNotModified``).
    ///
    /// - Parameter entityTag: The tag, with or without quotes, or `nil` for no condition.
    public func onlyIfChanged(since entityTag: String?) -> Self {
        with { $0.ifNoneMatch = entityTag }
    }

    /// Returns the same options for a call that fails if the resource already exists
    /// (``ServiceFailure/isPreconditionFailed``).
    public func onlyIfMissing() -> Self {
        with { $0.ifNoneMatch = "*" }
    }
}

/// The options of an operation that can require the resource to have changed after a given time (`If-Modified-Since`,
/// RFC 9110 section 13.1.3).
public protocol IfModifiedSinceOptions: OperationOptions {}

extension IfModifiedSinceOptions {
    /// Returns the same options for a call that gets the resource only if it has changed after the given time.
    /// Otherwise, the response has no value (``ServiceFailure/isNotModified``).
    ///
    /// - Parameter date: The time, to the second.
    public func onlyIfChanged(since date: Date) -> Self {
        with { $0.ifModifiedSince = date }
    }
}

/// The options of an operation that can require the resource not to have changed after a given time
/// (`If-Unmodified-Since`, RFC 9110 section 13.1.4).
public protocol IfUnmodifiedSinceOptions: OperationOptions {}

extension IfUnmodifiedSinceOptions {
    /// Returns the same options for a call that fails if the resource has changed after the given time
    /// (``ServiceFailure/isPreconditionFailed``).
    ///
    /// - Parameter date: The time, to the second.
    public func onlyIfUnchanged(since date: Date) -> Self {
        with { $0.ifUnmodifiedSince = date }
    }
}

extension OperationOptions {
    /// The same options with a condition more.
    fileprivate func with(_ change: (inout RequestConditions) -> Void) -> Self {
        var options = self
        var conditions = common.conditions ?? RequestConditions()
        change(&conditions)
        options.common.conditions = conditions
        return options
    }
}
