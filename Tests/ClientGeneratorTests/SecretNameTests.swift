import ServiceRuntime
import Testing

@testable import ClientGenerator

/// The two lists of names for secrets.
struct SecretNameTests {
    @Test(arguments: Secrets.secretNames.sorted())
    func whatIsHiddenInAPathIsHiddenInABody(name: String) {
        #expect(SecretNames().contains(name))
    }
}
