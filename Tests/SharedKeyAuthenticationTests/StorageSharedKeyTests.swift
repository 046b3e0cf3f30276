import Foundation
import ServiceRuntime
import Testing

@testable import SharedKeyAuthentication

@Suite("Shared keys of Azure Storage")
struct StorageSharedKeyTests {
    /// A key that Microsoft published with signatures made by it (MicrosoftDX/Dash, RequestAuthTests).
    private static let publishedKey =
        "8jqRVtXUWiEthgIhR+dFwrB8gh3lFuquvJQ1v4eabObIj7okI1cZIuzY8zZHmEdpcC0f+XlUkbFwAhjTfyrLIg=="

    private func policy(account: String = "dashstorage1", now: Date) -> StorageSharedKeyCredentialPolicy {
        let credential = StorageSharedKeyCredential(accountName: account, accountKey: Self.publishedKey)
        var policy = StorageSharedKeyCredentialPolicy(credential: credential)
        policy.now = { now }
        return policy
    }

    @Test("sign the text of the documentation's example")
    func documentedText() throws {
        let request = try HTTPRequest(
            method: .get,
            url: "https://myaccount.blob.core.windows.net/mycontainer?restype=container&comp=metadata&timeout=20",
            headers: ["x-ms-version": "2015-02-21", "x-ms-date": "Fri, 26 Jun 2015 23:39:12 GMT"]
        )
        #expect(
            StorageStringToSign.text(for: request, contentLength: 0, account: "myaccount")
                == "GET\n\n\n\n\n\n\n\n\n\n\n\nx-ms-date:Fri, 26 Jun 2015 23:39:12 GMT\nx-ms-version:2015-02-21\n"
                + "/myaccount/mycontainer\ncomp:metadata\nrestype:container\ntimeout:20"
        )
    }

    @Test(
        "have the resource that the documentation's examples have",
        arguments: [
            (
                "https://myaccount.blob.core.windows.net/mycontainer?comp=metadata",
                "/myaccount/mycontainer\ncomp:metadata"
            ),
            (
                "https://myaccount.blob.core.windows.net/mycontainer?restype=container&comp=list&include=snapshots"
                    + "&include=metadata&include=uncommittedblobs",
                "/myaccount/mycontainer\ncomp:list\ninclude:metadata,snapshots,uncommittedblobs\nrestype:container"
            ),
            ("https://myaccount-secondary.blob.core.windows.net/mycontainer/myblob", "/myaccount/mycontainer/myblob"),
            ("https://myaccount.blob.core.windows.net", "/myaccount/"),
            ("https://a.example/b%20c?Prefix=a%2Fb&x", "/myaccount/b%20c\nprefix:a/b\nx:"),
        ]
    )
    func resource(url: String, expected: String) throws {
        let request = try HTTPRequest(method: .get, url: url)
        #expect(
            StorageStringToSign.text(for: request, contentLength: 0, account: "myaccount")
                == "GET" + String(repeating: "\n", count: 12) + expected
        )
    }

    @Test("cover every header field that counts, in its place")
    func fields() throws {
        let request = try HTTPRequest(
            method: .put,
            url: "https://a.example/c/b",
            headers: [
                "Range": "11", "If-Unmodified-Since": "10", "If-None-Match": "9", "If-Match": "8",
                "If-Modified-Since": "7", "Date": "6", "Content-Type": "5", "Content-MD5": "4", "Content-Language": "2",
                "Content-Encoding": "1", "x-ms-meta-M2": " a \t b ", "X-MS-Blob-Type": "BlockBlob", "Accept": "no",
            ]
        )
        #expect(
            StorageStringToSign.text(for: request, contentLength: 3, account: "a")
                == "PUT\n1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\nx-ms-blob-type:BlockBlob\nx-ms-meta-m2:a b\n/a/c/b"
        )
    }

    @Test("give the signature that Microsoft's own library gave")
    func publishedSignature() async throws {
        let request = try HTTPRequest(
            method: .get,
            url: "https://dashstorage1.blob.core.windows.net/test?restype=container&comp=list&prefix=te"
                + "&include=snapshots,uncommittedblobs,metadata,copy",
            headers: [
                "x-ms-version": "2014-02-14", "x-ms-client-request-id": "adfb540e-1050-4c9b-a53a-be6cb71688d3",
                "Date": "Sun, 06 Nov 1994 08:49:37 GMT",
            ]
        )
        var signed = PipelineRequest(httpRequest: request)
        try await policy(now: Date(timeIntervalSince1970: 1_414_795_834)).authenticate(&signed)
        #expect(signed.httpRequest.headers["x-ms-date"] == "Fri, 31 Oct 2014 22:50:34 GMT")
        #expect(
            signed.httpRequest.headers["Authorization"]
                == "SharedKey dashstorage1:rB2yPGBXn3CtquDlk03An34hgRHIibK/Xv+hjG3r0Us="
        )
    }

    @Test("name the type of a body that has none, as it is part of what is signed")
    func body() async throws {
        let request = try HTTPRequest(method: .put, url: "https://a.example/c/b", data: Data("abc".utf8))
        var signed = PipelineRequest(httpRequest: request)
        try await policy(now: Date(timeIntervalSince1970: 0)).authenticate(&signed)
        #expect(signed.httpRequest.headers["Content-Type"] == "application/octet-stream")
    }

    @Test("sign a body that is a stream as they sign its bytes")
    func stream() async throws {
        let (parts, writer) = AsyncStream<Data>.makeStream()
        writer.yield(Data("a".utf8))
        writer.yield(Data("bc".utf8))
        writer.finish()
        let whole = try HTTPRequest(method: .put, url: "https://a.example/c/b", data: Data("abc".utf8))
        var streamed = whole
        streamed.body = .stream(parts)
        var signatures: [String?] = []
        for request in [whole, streamed] {
            var signed = PipelineRequest(httpRequest: request)
            try await policy(now: Date(timeIntervalSince1970: 0)).authenticate(&signed)
            signatures.append(signed.httpRequest.headers["Authorization"])
            let other = AccessKeyCredentialPolicy(credential: AccessKeyCredential(id: "a", secret: Self.publishedKey))
            try await other.authenticate(&signed)
            #expect(
                signed.httpRequest.headers["x-ms-content-sha256"] == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
            )
        }
        #expect(signatures[0] != nil && signatures[0] == signatures[1])
    }

    @Test(
        "are refused if they cannot be used, and shown nowhere",
        arguments: [("", publishedKey), ("a\nb", publishedKey), ("account", ""), ("account", "s3cret?")]
    )
    func validation(account: String, key: String) {
        let credential = StorageSharedKeyCredential(accountName: account, accountKey: key)
        let policy = StorageSharedKeyCredentialPolicy(credential: credential)
        let error = #expect(throws: ServiceError.self) { try policy.validate() }
        var dumped = ""
        dump(policy, to: &dumped)
        for text in ["\(String(describing: error))", "\(policy)", "\(credential)", dumped] {
            #expect(!text.contains("s3cret") && !text.contains(Self.publishedKey))
        }
    }
}
