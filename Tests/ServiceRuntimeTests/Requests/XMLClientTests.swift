import Containers
import Foundation
import LoopbackServer
import ServiceRuntime
import Testing

/// A generated client of a service that speaks XML, over `URLSession`.
@Suite(.timeLimit(.minutes(20))) struct XMLClientTests {
    private let server: LoopbackServer
    private let client: ContainersClient

    init() throws {
        server = try LoopbackServer()
        client = try ContainersClient(
            endpoint: server.url,
            withOptions: ContainersClientOptions(
                logger: SuiteLogger(),
                transportOptions: TransportOptions(retryOptions: .none)
            )
        )
    }

    /// A response of the form that the documentation of "List Containers" shows, with its white space and its byte order mark.
    private static let listing = """
        \u{FEFF}<?xml version="1.0" encoding="utf-8"?>  
        <EnumerationResults ServiceEndpoint="https://myaccount.blob.core.windows.net/">  
          <MaxResults>3</MaxResults>  
          <Containers>  
            <Container>  
              <Name>songs</Name>  
              <Properties>  
                <Last-Modified>Wed, 26 Oct 2016 20:39:39 GMT</Last-Modified>  
                <Etag>0x8DB0000000000A1</Etag> 
                <PublicAccess>container</PublicAccess> 
              </Properties>  
            </Container>  
            <Container>  
              <Name>images</Name>  
              <Properties>  
                <Last-Modified>Wed, 26 Oct 2016 20:39:39 GMT</Last-Modified>  
                <Etag>0x8DB0000000000A2</Etag>  
                <LeaseStatus>unlocked</LeaseStatus>
                <LeaseState>available</LeaseState>
                <HasLegalHold>false</HasLegalHold>
                <RemainingRetentionDays />
              </Properties>  
              <Metadata>
                <color>red &amp; blue</color>
                <SourceFolder><![CDATA[c:\\<users>]]></SourceFolder>
              </Metadata>
            </Container>  
          </Containers>  
          <NextMarker>video</NextMarker>  
        </EnumerationResults>
        """

    private static func xml(_ text: String, status: Int = 200) -> Reply {
        Reply(status: status, headers: [("Content-Type", "application/xml")], body: Data(text.utf8))
    }

    // MARK: - Answers

    private static let note = #"<note id="7"><text>a</text></note>"#

    /// The client has no names for the elements and attributes then, and would read a note without what it holds.
    @Test func XMLInsteadOfJSONIsAnError() async throws {
        server.reply(Self.xml(Self.note), Self.xml("<notes><note><id>7</id></note></notes>"))
        let request = ServiceRequest(
            RequestDescription(.get, "/note", options: nil),
            client: client,
            returns: ResponseFormat<Note>.value
        )
        let error = await #expect(throws: ServiceError.self) { try await request.value() }
        let reason = "the service sent XML, but the request asked for 'application/json'"
        #expect(error.map { "\($0)" }?.contains(reason) == true, "\(String(describing: error))")
        let pages: ResponseFormat<PagedCollection<Note>> = .page(items: "note", nextLink: nil)
        let all = ServiceRequest(RequestDescription(.get, "/notes", options: nil), client: client, returns: pages)
        let other = await #expect(throws: ServiceError.self) { try await all.value() }
        #expect(other.map { "\($0)" }?.contains(reason) == true, "\(String(describing: other))")
    }

    @Test func XMLThatIsAskedForOrTakenWholeIsRead() async throws {
        server.reply(Self.xml("<note><id>7</id></note>"), Self.xml(Self.note))
        var description = RequestDescription(.get, "/note", options: nil)
        description.accept("application/json, text/xml")
        let note = ServiceRequest(description, client: client, returns: ResponseFormat<Note>.value)
        #expect(try await note.value().id == 7)
        let any = ServiceRequest(
            RequestDescription(.get, "/note", options: nil),
            client: client,
            returns: ResponseFormat<JSONValue>.value
        )
        #expect(try await any.value() == ["id": "7", "text": "a"])
    }

    @Test func aListingIsRead() async throws {
        server.reply(Self.xml(Self.listing))
        let listing = try await client.listSegment()
        #expect(listing.serviceEndpoint == "https://myaccount.blob.core.windows.net/")
        #expect(listing.prefix == nil)
        #expect(listing.maxResults == 3)
        #expect(listing.nextMarker == "video")
        let modified = Date(timeIntervalSince1970: 1_477_514_379)
        #expect(
            listing.containerItems == [
                ContainerItem(
                    name: "songs",
                    properties: ContainerProperties(
                        lastModified: modified,
                        etag: "0x8DB0000000000A1",
                        publicAccess: "container"
                    )
                ),
                ContainerItem(
                    name: "images",
                    properties: ContainerProperties(
                        lastModified: modified,
                        etag: "0x8DB0000000000A2",
                        leaseStatus: .unlocked,
                        hasLegalHold: false
                    ),
                    metadata: ["color": "red & blue", "SourceFolder": "c:\\<users>"]
                ),
            ]
        )
        let request = try #require(server.requests.first)
        #expect(request.target == "/?comp=list")
        #expect(request[header: "Accept"] == "application/xml")
    }

    @Test func whatIsReadIsWrittenAndReadAgain() throws {
        let type = "application/xml"
        let listing = try ModelCoder.decode(
            ListContainersSegmentResponse.self,
            from: Data(Self.listing.utf8),
            mediaType: type
        )
        let document = try ModelCoder.encode(listing, mediaType: type)
        #expect(try ModelCoder.decode(ListContainersSegmentResponse.self, from: document, mediaType: type) == listing)
        #expect(
            String(decoding: document, as: UTF8.self).hasPrefix(
                """
                <?xml version="1.0" encoding="utf-8"?><EnumerationResults \
                ServiceEndpoint="https://myaccount.blob.core.windows.net/"><MaxResults>3</MaxResults><Containers>\
                <Container><Name>songs</Name><Properties><Last-Modified>Wed, 26 Oct 2016 20:39:39 GMT</Last-Modified>
                """
            )
        )
        // The same model in JSON has the names that it has everywhere.
        let json = try ModelCoder.encode(listing)
        #expect(String(decoding: json, as: UTF8.self).contains("\"ContainerItems\":[{\"Name\":\"songs\""))
        #expect(try ModelCoder.decode(ListContainersSegmentResponse.self, from: json) == listing)
    }

    @Test func pagesFollowTheirLinks() async throws {
        server.on("GET", "/pages") { request in
            let isFirst = request.query == nil
            let next = isFirst ? "<NextMarker>/pages?marker=2</NextMarker>" : "<NextMarker/>"
            let container = { (name: String) in
                "<Container><Name>\(name)</Name><Properties><Last-Modified>Wed, 26 Oct 2016 20:39:39 GMT</Last-Modified>"
                    + "<Etag>1</Etag></Properties></Container>"
            }
            let containers = isFirst ? container("a") + container("b") : container("c")
            return Self.xml("<EnumerationResults><Containers>\(containers)</Containers>\(next)</EnumerationResults>")
        }
        var names: [String] = []
        for try await container in try await client.listContainers() { names.append(container.name) }
        #expect(names == ["a", "b", "c"])
        #expect(server.requests.map(\.target) == ["/pages", "/pages?marker=2"])
    }

    @Test(arguments: ["<EnumerationResults><Containers/></EnumerationResults>", "<EnumerationResults/>"])
    func aPageMayBeEmpty(page: String) async throws {
        server.reply(Self.xml(page))
        let containers = try await client.listContainers()
        #expect(containers.items.isEmpty)
    }

    @Test func aListIsADocument() async throws {
        server.reply(
            Self.xml(
                """
                <SignedIdentifiers><SignedIdentifier><Id>one</Id><AccessPolicy><Start>2026-11-20T20:12:00.5000000Z</Start>\
                <Expiry/><Permission>rw</Permission></AccessPolicy></SignedIdentifier></SignedIdentifiers>
                """
            )
        )
        var identifiers: [SignedIdentifier] = []
        for try await identifier in try await client.listAccessPolicy(containerName: "c") {
            identifiers.append(identifier)
        }
        let start = Date(timeIntervalSince1970: 1_795_205_520.5)
        #expect(
            identifiers == [SignedIdentifier(id: "one", accessPolicy: AccessPolicy(start: start, permission: "rw"))]
        )
    }

    // MARK: - Bodies

    @Test func aListIsSentInsideAnElement() async throws {
        server.reply(.status(200), .status(200))
        let start = Date(timeIntervalSince1970: 1_795_205_520)
        try await client.setAccessPolicy(
            containerName: "c",
            containerAcl: [
                SignedIdentifier(id: "a<b", accessPolicy: AccessPolicy(start: start)),
                SignedIdentifier(id: "", accessPolicy: AccessPolicy()),
            ]
        )
        try await client.setAccessPolicy(containerName: "c", containerAcl: [])
        let requests = server.requests
        #expect(requests.first?[header: "Content-Type"] == "application/xml")
        #expect(
            requests.map(\.text) == [
                """
                <?xml version="1.0" encoding="utf-8"?><SignedIdentifiers><SignedIdentifier><Id>a&lt;b</Id>\
                <AccessPolicy><Start>2026-11-20T20:12:00Z</Start></AccessPolicy></SignedIdentifier>\
                <SignedIdentifier><Id></Id><AccessPolicy/></SignedIdentifier></SignedIdentifiers>
                """,
                "<?xml version=\"1.0\" encoding=\"utf-8\"?><SignedIdentifiers/>",
            ]
        )
    }

    @Test func attributesStandBeforeText() async throws {
        server.reply(.status(204))
        let tags = BlobTags(blobTagSet: [BlobTag(key: "a \"b\"", value: "c & d")])
        try await client.setTags(containerName: "c", blob: "b", tags: tags)
        #expect(
            server.requests.first?.text == """
                <?xml version="1.0" encoding="utf-8"?><Tags><TagSet><Tag Key="a &quot;b&quot;">c &amp; d</Tag></TagSet></Tags>
                """
        )
    }

    @Test func whatXMLCannotSayIsNotSent() async throws {
        let tags = BlobTags(blobTagSet: [BlobTag(key: "a", value: "\u{8}")])
        do {
            try await client.setTags(containerName: "c", blob: "b", tags: tags)
            Issue.record("it was sent")
        } catch ServiceError.client(_, let cause?) {
            #expect(
                String(describing: cause) == "BlobTagSet[0].Value: XML cannot contain the character U+0008"
            )
        }
        #expect(server.requests.isEmpty)
    }

    // MARK: - Failures

    @Test func aFailureIsReadFromItsXML() async throws {
        server.reply(
            Self.xml(
                """
                <?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Server failed to \
                authenticate the request.</Message><AuthenticationErrorDetail>x</AuthenticationErrorDetail></Error>
                """,
                status: 403
            )
        )
        do {
            _ = try await client.listSegment()
            Issue.record("no error")
        } catch ServiceError.service(let failure) {
            #expect(failure.error(as: StorageError.self)?.code == "AuthenticationFailed")
            #expect(failure.message == "Server failed to authenticate the request.")
            #expect(failure.decodingError == nil)
        }
    }

    @Test(arguments: [
        ("<html><body>Hello</body></html>", "expected the element 'EnumerationResults', found 'html'"),
        ("<EnumerationResults ServiceEndpoint=\"\"/>", "ContainerItems: the member is missing"),
        ("<EnumerationResults><Containers/></EnumerationResults>", "ServiceEndpoint: the member is missing"),
        (
            "<EnumerationResults ServiceEndpoint=\"\"><Containers><Container/></Containers></EnumerationResults>",
            "ContainerItems[0].Name: the member is missing"
        ),
        (
            "<EnumerationResults>\n<Containers>\n</EnumerationResults>",
            "the XML is not well-formed: line 3, column 22: the end tag does not match the start tag"
        ),
    ])
    func aResponseOfAnotherShapeIsAnError(body: String, message: String) async throws {
        server.reply(Self.xml(body))
        do {
            _ = try await client.listSegment()
            Issue.record("no error")
        } catch ServiceError.client(_, let cause?) {
            #expect(String(describing: cause) == message)
        }
    }
}
