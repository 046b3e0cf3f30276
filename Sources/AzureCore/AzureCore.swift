@_exported import ServiceRuntime

/// The error of every service method, under the name that the Azure SDK guidelines give it.
public typealias AzureError = ServiceError
