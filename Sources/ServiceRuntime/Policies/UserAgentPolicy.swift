import Foundation

/// Tells the service which library is calling: `[<application id> ]<prefix><package>/<version> (<platform>)`.
struct UserAgentPolicy: PipelineStage {
    /// The maximum length of an application id, in characters. The rest of it is not sent.
    private static let longestApplicationId = 24

    private let userAgent: String

    /// Creates the policy.
    ///
    /// - Parameters:
    ///   - package: The name of the client's package.
    ///   - version: Its version.
    ///   - applicationId: The application's own name.
    ///   - prefix: The text before the package's name.
    init(package: String, version: String, applicationId: String?, prefix: String) {
        let id = applicationId.map { $0.prefix(Self.longestApplicationId).filter(HeaderValidation.isPrintable) } ?? ""
        let product = "\(prefix)\(package)/\(version)".filter(HeaderValidation.isPrintable)
        userAgent = "\(id.isEmpty ? "" : "\(id) ")\(product) (\(Self.platform))"
    }

    /// Adds the field, unless the request already has it.
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var request = request
        if request.httpRequest.headers["User-Agent"] == nil {
            request.httpRequest.headers["User-Agent"] = userAgent
        }
        return try await next(request)
    }

    /// The operating system's name and version.
    private static var platform: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return "\(systemName) \(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
    }

    private static var systemName: String {
        #if os(iOS)
            return "iOS"
        #elseif os(macOS)
            return "macOS"
        #elseif os(tvOS)
            return "tvOS"
        #elseif os(watchOS)
            return "watchOS"
        #elseif os(visionOS)
            return "visionOS"
        #elseif os(Linux)
            return "Linux"
        #else
            return "Unknown"
        #endif
    }
}
