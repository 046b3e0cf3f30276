import Foundation
import Testing

@Suite("Certificates", .timeLimit(.minutes(20)))
struct CertificateTests {
    @Test("no source knows how to do without checking them")
    func noSwitch() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
        let switches = [
            "serverTrust", "URLCredential(trust", "VERIFYPEER", "VERIFYHOST", "ValidatesCertificateChain",
            "AllowsArbitraryLoads", "SSL_VERIFY_NONE", "allowAnyCertificate",
        ]
        var count = 0
        for target in ["ServiceRuntime", "AzureCore", "SharedKeyAuthentication", "ServiceRuntimeTesting"] {
            let folder = sources.appendingPathComponent(target).resolvingSymlinksInPath()
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                guard path.hasSuffix(".swift") else { continue }
                let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
                count += 1
                for name in switches where text.contains(name) {
                    Issue.record("\(target)/\(path) has '\(name)'")
                }
            }
        }
        #expect(count > 100)
    }
}
