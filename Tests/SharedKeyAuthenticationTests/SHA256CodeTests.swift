import Foundation
import ServiceRuntime
import Testing

@testable import SharedKeyAuthentication

/// The published values of FIPS 180-4 and RFC 4231.
@Suite("SHA-256 of the system")
struct SHA256CodeTests {
    private func hex(_ data: Data) -> String {
        data.map { String(format: "%02x", $0) }.joined()
    }

    @Test(
        "hashes as FIPS 180-4 says",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ]
    )
    func digest(text: String, expected: String) throws {
        #expect(hex(try SHA256Code.digest(of: .data(Data(text.utf8)))) == expected)
    }

    @Test(
        "authenticates as RFC 4231 says",
        arguments: [
            (
                Data(repeating: 0x0B, count: 20), Data("Hi There".utf8),
                "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
            ),
            (
                Data("Jefe".utf8), Data("what do ya want for nothing?".utf8),
                "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
            ),
            (
                Data(repeating: 0xAA, count: 131), Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8),
                "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
            ),
            (Data(), Data(), "b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad"),
        ]
    )
    func authentication(key: Data, data: Data, expected: String) throws {
        #expect(hex(try SHA256Code.authentication(of: data, key: key)) == expected)
    }
}
