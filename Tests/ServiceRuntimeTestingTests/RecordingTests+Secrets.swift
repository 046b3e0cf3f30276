import AppConfiguration
import Foundation
import ServiceRuntime
import Testing

@testable import ServiceRuntimeTesting

extension RecordingTests {
    @Test("holds no member of a body that the request says is secret")
    func secretMembers() async throws {
        let text = try await recorded(.json(#"{"chip":{"number":"s3cr3t-1"},"name":"a"}"#)) { request in
            request.headers["Content-Type"] = "application/json"
            request.data = Data(#"{"list":[{"Chip":"s3cr3t-2","name":"b"}]}"#.utf8)
            request.secrets.members = ["chip"]
        }
        #expect(!text.contains("s3cr3t"))
        #expect(text.contains(#""a""#) && text.contains(#""b""#), "\(text)")
    }

    /// Clients get another token then, which the recording goes on with (RFC 6750, section 3.1).
    @Test(
        "says that a token was rejected, and nothing else of the challenge",
        arguments: [
            (
                #"Bearer realm="s3cret", error="invalid_token", error_description="s3cret""#,
                #"Bearer error="invalid_token""#
            ),
            (
                #"Basic realm="x", Bearer error="insufficient_claims", claims="czNjcmV0""#,
                #"Bearer error="insufficient_claims", claims="e30=""#
            ),
            (#"Bearer realm="s3cret", error="s3cret""#, nil), ("s3cret", nil),
        ]
    )
    func challenge(value: String, played: String?) async throws {
        let text = try await recorded(.status(401, headers: ["WWW-Authenticate": value]))
        #expect(!text.contains("s3cret") && !text.contains("czNjcmV0"), "\(text)")
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .post, url: "https://a.example/x"))
        let response = try await PlaybackTransport(from: file).send(request)
        #expect(response.httpResponse.headers["WWW-Authenticate"] == played)
    }

    @Test("is without secrets in URLs, header fields, forms, XML and nested members")
    func secrets() async throws {
        let json = try await recorded(
            .json(
                #"{"uploadUrl": "https://b.example/p?sig=s3cret&comp=x", "a": [{"clientSecret": {"v": ["s3cret", 17]}}], "n": 1.10}"#,
                headers: [
                    "Location": "https://b.example/?sig=s3cret",
                    "Link": "<https://b.example/?after=s3cret>; rel=\"next\"",
                ]
            )
        ) {
            $0.url = URL(string: "https://a.example/x?code=s3cret&api-version=1") ?? $0.url
            $0.headers = [
                "Authorization": "s3cret", "Content-Type": "application/x-www-form-urlencoded", "x-key": "s3cret",
            ]
            $0.data = Data("grant_type=x&client_secret=s3cret&password=s3cret".utf8)
        }
        #expect(!json.contains("s3cret") && !json.contains("17"))
        #expect(json.contains("https://b.example/p?sig=REDACTED-1&comp=x"))
        #expect(json.contains("<https://b.example/?after=REDACTED-1>; rel="))
        #expect(json.contains("grant_type=x&client_secret=REDACTED-1&password=REDACTED-1"))
        #expect(json.contains("code=REDACTED&api-version=1"))
        let xml = try await recorded(
            .text(
                "<a key='1' Token=\"s3cret\"><AccountKey x='1'>s3cret</AccountKey>\n<b>c</b></a>",
                contentType: "application/xml"
            )
        )
        #expect(!xml.contains("s3cret"))
        #expect(xml.contains("<AccountKey x='1'>REDACTED-1</AccountKey>") && xml.contains("<b>c</b></a>"))
    }

    @Test("holds no value that another member says is secret, and no credential in the middle of a text")
    func namedSecrets() async throws {
        let json = try await recorded(
            .json(
                #"{"keys":[{"keyName":"key1","value":"s3cret"}],"tags":[{"name":"a","value":"shown"}],"#
                    + #""text":"AccountName=a;AccountKey=s3cret=;Suffix=b","log":"Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.s3cret"}"#
            )
        ) {
            $0.headers["Content-Type"] = "application/x-www-form-urlencoded"
            $0.data = Data("grant_type=authorization_code&code=s3cret".utf8)
        }
        #expect(!json.contains("s3cret"), "\(json)")
        #expect(json.contains("key1") && json.contains("shown") && json.contains("AccountName=a;AccountKey=REDACTED"))
        let xml = try await recorded(
            .text(
                "<a><Key><KeyName>key1</KeyName><Value>s3cret</Value></Key><add name='Password' value='s3cret'/></a>",
                contentType: "application/xml"
            )
        )
        #expect(!xml.contains("s3cret") && xml.contains("<KeyName>key1</KeyName>"), "\(xml)")
    }

    @Test(
        "is without what is secret in XML, however that is written",
        arguments: [
            "<a><add Password = \"s3cret\"/></a>", "<a><add name = 'Password'\n value = 's3cret'/></a>",
            "<a xmlns:b='c'><b:pin>s3cret</b:pin></a>", "<a x=\">\" password=\"s3cret\"/>",
            "<a><n:KeyName>key1</n:KeyName><n:Value>s3cret</n:Value></a>",
            "<a><KeyName>key1</KeyName><!-- x --><Other/><Value><![CDATA[s3cret]]></Value></a>",
            "<a><Password x=\">\">s3cret<?x y?></Password ></a>",
            "<a><!-- > --><pässword-token>s3cret</pässword-token></a>",
            "<a><!-- <Password>s3cret</Password> --></a>", "<a><Password>s3cret", "<a Password='s3cret",
            "<a><key name='Password'>s3cret</key></a>", "<a Password=s3cret>",
            "<Key><Name>Password</Name><Value>s3cret</Value>",
        ]
    )
    func anyXML(text: String) async throws {
        let recording = try await recorded(.text(text, contentType: "application/xml"))
        #expect(!recording.contains("s3cret") && recording.contains("REDACTED-1"), "\(recording)")
    }

    @Test(
        "keeps XML as it is where nothing is secret",
        arguments: [
            "<?xml version='1.0'?><!DOCTYPE a><a xmlns:t='urn:t' b = \"c\"><!-- <p>x</p> <!-- -->\n<d/>e<![CDATA[f]]></a>",
            "a < b > c", "<", "</", "<a", "<a ", "<a b", "<a b=", "<!--", "<![CDATA[", "<?", "<!", "</a></b>", "<a/ b>",
            "",
        ]
    )
    func ordinaryXML(text: String) async throws {
        let data = Data(text.utf8)
        guard case .text(text)? = ExchangeRedactor().responseBody(data, contentType: "text/xml") else {
            #expect(text.isEmpty)
            return
        }
    }

    @Test("is without secrets in forms that begin with what joins the character before")
    func joinedDelimiters() async throws {
        let type = "application/x-www-form-urlencoded"
        let recording = try await recorded(.text("password=\u{301}s3cret&a=1", contentType: type))
        #expect(recording.contains("password=REDACTED-1&a=1"), "\(recording)")
    }

    @Test("is without secrets in forms, whose names and values are encoded")
    func encodedForms() async throws {
        let type = "application/x-www-form-urlencoded"
        let form = "pass+word=s3cret&next=https%3A%2F%2Fb.example%2F%3Fsig%3Ds3cret&a=b+c%26"
        let recording = try await recorded(.text(form, contentType: type))
        let shown = "pass+word=REDACTED-1&next=https%3A%2F%2Fb.example%2F%3Fsig%3DREDACTED-1&a=b+c%26"
        #expect(recording.contains(shown), "\(recording)")
    }

    @Test("holds nothing of a secret element of XML that does not end, nor of what follows")
    func unclosedSecret() async throws {
        let xml = try await recorded(
            .text("<a><b>c</b><Password>s3cret<v>s3cret</v> s3cret", contentType: "application/xml")
        )
        #expect(!xml.contains("s3cret") && xml.contains("<b>c</b><Password>REDACTED-1<v>"), "\(xml)")
    }

    @Test("holds no value of a patch whose path says that it is secret")
    func patchedSecret() async throws {
        let json = try await recorded(
            .json(#"[{"op":"replace","path":"/clientSecret","value":"s3cret"},{"op":"add","path":"/a","value":"b"}]"#)
        )
        #expect(!json.contains("s3cret") && json.contains(#""b""#), "\(json)")
    }

    /// In quadratic time, as long ones would take hours.
    @Test(
        "is made in the time that the length of a body takes",
        arguments: [
            ("application/json", #"{"a":"b? \#(String(repeating: "x", count: 300_000))"}"#),
            ("application/xml", String(repeating: "<password>", count: 50_000)),
        ]
    )
    func longBodies(contentType: String, text: String) async throws {
        #expect(try await recorded(.text(text, contentType: contentType)).count > text.count)
    }

    @Test("is without secrets in XML that has sections or elements in them, and in lines of JSON")
    func secretsWithin() async throws {
        let xml = try await recorded(
            .text(
                "<a><Password><![CDATA[s3cret]]></Password><token id='2'><v> s3cret<w/>s3cret</v>\n</token><token/><b>c</b></a>",
                contentType: "application/xml"
            )
        )
        #expect(
            xml.contains(
                "<a><Password><![CDATA[REDACTED-1]]></Password><token id='2'><v>REDACTED-2<w/>REDACTED-1</v>"
            )
        )
        #expect(xml.contains("</token><token/><b>c</b></a>"))
        let line = #"{"a":"b","access_token":"s3cret"}"#
        for (text, contentType) in [
            ("event: x\r\ndata: \(line)\r\n\r\n", "text/event-stream"), ("\(line)\n\(line)\n", "application/jsonl"),
            ("\u{1E}\(line)\n", "application/json-seq"), ("\(line)\n", "application/x-ndjson; charset=utf-8"),
        ] {
            let recording = try await recorded(.text(text, contentType: contentType))
            #expect(
                !recording.contains("s3cret") && recording.contains(#"{\"a\":\"b\",\"access_token\":\"REDACTED-1\"}"#)
            )
        }
    }

    @Test("is without secrets in JSON that is a text, and in the lines of a stream that are not JSON")
    func secretsInText() async throws {
        let json = try await recorded(.json(#"{"event":"{\"password\":\"s3cret\",\"a\":\"b\"}"}"#))
        #expect(!json.contains("s3cret") && json.contains(#"\"a\":\"b\""#), "\(json)")
        let stream = try await recorded(
            .text("data: a=b;AccountKey=s3cret=;c\n\ndata: [x] sig=s3cret\n\n", contentType: "text/event-stream")
        )
        #expect(!stream.contains("s3cret") && stream.contains("data: a=b;AccountKey=REDACTED-1;c"), "\(stream)")
    }

    @Test("holds no credential that the service repeats")
    func repeatedCredential() async throws {
        let transport = MockTransport()
        transport.reply(
            .json(#"{"key": "s3cret-token", "list": ["a s3cret-token"]}"#, headers: ["Server": "s3cret-token"]),
            .text("s3cret-token")
        )
        let client = try configuration(
            try #require(URL(string: "https://a.example")),
            RecordingTransport(to: file, through: transport)
        )
        _ = try await client.get(configurationSetting: "FooSetting")
        await #expect(throws: ServiceError.self) { try await client.get(configurationSetting: "FooSetting") }
        #expect(!(try text()).contains("s3cret"))
        #expect(try text().contains("a REDACTED"))
    }

    @Test("holds no credential that the service repeats in another form")
    func rewrittenCredential() async throws {
        let recording = try await recorded(
            .json(
                #"{"n": 8675309, "8675309": 1, "url": "/x/s3%2F%22%26Cret", "xml": "s3/&quot;&amp;Cret", "a": "s3%2f%22%26Cret"}"#,
                headers: ["Location": "https://a.example/s3%2F%22%26Cret"]
            )
        ) { request in
            request.secrets.add("8675309")
            request.secrets.add("s3/\"&Cret")
        }
        #expect(!recording.contains("8675309") && !recording.contains("Cret"), "\(recording)")
    }

    @Test("is without the secrets of URLs that are in their fragment or before their host")
    func secretsAroundURLs() async throws {
        let text = try await recorded(
            .json(
                ##"{"next": "https://app.example/callback#access_token=s3cret", "mirror": "see https://bob:s3cret@b.example/a."}"##,
                headers: ["Location": "https://app.example/callback#access_token=s3cret"]
            )
        )
        #expect(!text.contains("s3cret"))
        #expect(text.contains("\"https://app.example/callback\"") && text.contains("see https://b.example/a."))
        let plain = try await recorded(
            .json(##"{"mail": "bob@b.example", "color": "#ff0000", "title": "a # b = c @ d"}"##)
        )
        #expect(plain.contains("bob@b.example") && plain.contains("#ff0000") && plain.contains("a # b = c @ d"))
    }

    @Test(
        "is without secrets in JSON of any media type that is JSON",
        arguments: ["application/json", "text/json", "text/x-json", "application/x-json; charset=utf-8"]
    )
    func anyJSON(mediaType: String) async throws {
        let body = "{\n\"keyName\": \"key1\",\n\"value\": \"s3cret-abc\",\n\"pin\": 123456\n}"
        let text = try await recorded(.text(body, contentType: mediaType))
        #expect(!text.contains("s3cret") && !text.contains("123456"), "\(text)")
        #expect(text.contains("key1"))
    }

    @Test(
        "is without secrets in text that is sent as something else, and readable",
        arguments: [
            ("application/octet-stream", #"{"password": "s3cret-1", "id": 7}"#, "id"),
            ("application/yaml", "id: 7\n\"password\": \"s3cret-1\"\n", "id: 7"),
            ("application/javascript", #"x({"password":"s3cret-1"})"#, "x({"),
            ("text/html", #"<p>id<input name="password" value="s3cret-1"></p>"#, "<p>id<input name="),
            ("application/graphql", "our-s3cret is repeated", " is repeated"),
        ]
    )
    func otherText(mediaType: String, body: String, shown: String) async throws {
        let text = try await recorded(.text(body, contentType: mediaType)) { $0.secrets.add("our-s3cret") }
        #expect(!text.contains("s3cret") && !text.contains("base64"), "\(text)")
        let exchange = try PlaybackTransport(from: file)
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .post, url: "https://a.example/x"))
        let data = try await exchange.send(request).httpResponse.data ?? Data()
        #expect(String(decoding: data, as: UTF8.self).contains(shown))
    }

    @Test("is as it was in text that is sent as something else, and has no secrets")
    func otherTextWithoutSecrets() async throws {
        let body = "{ \"id\" : 7,\r\n \"name\": \"fig\" }"
        _ = try await recorded(.text(body, contentType: "application/octet-stream"))
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .post, url: "https://a.example/x"))
        let data = try await PlaybackTransport(from: file).send(request).httpResponse.data
        #expect(data == Data(body.utf8))
    }

    @Test("holds no credential that the service repeats among bytes")
    func credentialInBytes() async throws {
        let bytes = Data([0, 0xFF]) + Data("our-s3cret".utf8) + Data([1])
        let response = MockResponse.response(
            HTTPResponse(statusCode: 200, headers: ["Content-Type": "image/png"], data: bytes)
        )
        _ = try await recorded(response) { $0.secrets.add("our-s3cret") }
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .post, url: "https://a.example/x"))
        let data = try await PlaybackTransport(from: file).send(request).httpResponse.data
        #expect(data == Data([0, 0xFF]) + Data("REDACTED".utf8) + Data([1]))
    }

    @Test("holds numbers of any length")
    func longNumbers() async throws {
        let number = "1234567890123456789012345678901234567890.1"
        #expect(try await recorded(.json("{\"n\":\(number)}")).contains(number))
    }
}
