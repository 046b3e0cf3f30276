@_exported import ServiceRuntime

/// The error of all service methods, under its name in the Azure SDK guidelines.
public typealias AzureError = ServiceError
