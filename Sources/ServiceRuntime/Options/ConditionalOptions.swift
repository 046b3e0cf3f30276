import Foundation

/// Options of an operation that the service carries out only if the resource is still, or is at all, what the caller says
/// (`If-Match`, RFC 9110 section 13.1.1).
///
/// ```swift
/// client.set(configurationSetting: "a", setting: setting, withOptions: .init(label: "x").onlyIfUnchanged(since: setting.etag))
/// ```
///
/// The options of a generated operation say so if its description does. Then a condition that the service knows nothing of,
/// and would ignore, does not compile.
public protocol IfMatchOptions: OperationOptions {}

extension IfMatchOptions {
    /// The same options, for a call that fails if the resource is no longer the one with this entity tag
    /// (``ServiceFailure/isPreconditionFailed``), so that nobody else's change is lost.
    ///
    /// - Parameter entityTag: The tag, with quotes or without; nil for no condition.
    public func onlyIfUnchanged(since entityTag: String?) -> Self {
        with { $0.ifMatch = entityTag }
    }

    /// The same options, for a call that fails if there is no such resource (``ServiceFailure/isPreconditionFailed``).
    public func onlyIfPresent() -> Self {
        with { $0.ifMatch = "*" }
    }
}

/// Options of an operation that the service carries out only if the resource is no longer, or not yet, what the caller says
/// (`If-None-Match`, RFC 9110 section 13.1.2).
public protocol IfNoneMatchOptions: OperationOptions {}

extension IfNoneMatchOptions {
    /// The same options, for a call that gets the resource only if it is no longer the one with this entity tag. Else there is
    /// an answer without a value (``ServiceFailure/isNotModified``).
    ///
    /// - Parameter entityTag: The tag, with quotes or without; nil for no condition.
    public func onlyIfChanged(since entityTag: String?) -> Self {
        with { $0.ifNoneMatch = entityTag }
    }

    /// The same options, for a call that fails if there is such a resource already (``ServiceFailure/isPreconditionFailed``).
    public func onlyIfMissing() -> Self {
        with { $0.ifNoneMatch = "*" }
    }
}

/// Options of an operation that the service carries out only if the resource was changed after some time
/// (`If-Modified-Since`, RFC 9110 section 13.1.3).
public protocol IfModifiedSinceOptions: OperationOptions {}

extension IfModifiedSinceOptions {
    /// The same options, for a call that gets the resource only if it was changed after this time. Else there is an answer
    /// without a value (``ServiceFailure/isNotModified``).
    ///
    /// - Parameter date: The time, to the second.
    public func onlyIfChanged(since date: Date) -> Self {
        with { $0.ifModifiedSince = date }
    }
}

/// Options of an operation that the service carries out only if the resource was not changed after some time
/// (`If-Unmodified-Since`, RFC 9110 section 13.1.4).
public protocol IfUnmodifiedSinceOptions: OperationOptions {}

extension IfUnmodifiedSinceOptions {
    /// The same options, for a call that fails if the resource was changed after this time
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
