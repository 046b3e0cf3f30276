import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("Bodies in the log", .timeLimit(.minutes(20)))
struct BodyLoggingTests {
    private func text(_ body: String, _ mediaType: String?, _ options: LoggingOptions = LoggingOptions()) -> String {
        BodyText(options).text(of: Data(body.utf8), mediaType: mediaType)
    }

    @Test("of JSON have one member to a line, without what is secret by its name")
    func json() {
        let body = """
            {"name":"a","n":[1,2.50,true,null],"e":{},"client_secret":"s3cret","nested":{"accessToken":{"x":"s3cret"},"Pwd":1}}
            """
        #expect(
            text(body, "application/problem+json; charset=utf-8") == """
                {
                  "client_secret": "REDACTED",
                  "e": {},
                  "n": [
                    1,
                    2.5,
                    true,
                    null
                  ],
                  "name": "a",
                  "nested": {
                    "Pwd": "REDACTED",
                    "accessToken": "REDACTED"
                  }
                }
                """
        )
    }

    @Test("are without tokens, keys and names that are secret in other ways")
    func otherSecrets() {
        let token = "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.s3cret"
        let body =
            #"{"access":"\#(token)","primaryMasterKey":"s3cret","key1":"s3cret","s3\"cret":1}"#
        let text = BodyText(LoggingOptions(), hiding: ["s3\"cret"]).text(
            of: Data(body.utf8),
            mediaType: "application/json"
        )
        #expect(
            text == """
                {
                  "access": "REDACTED",
                  "key1": "REDACTED",
                  "primaryMasterKey": "REDACTED",
                  "REDACTED": 1
                }
                """
        )
    }

    @Test(
        "are without codes that are as good as a password once, and without phrases",
        arguments: [
            #""verification_code":123456"#, #""card":{"securityCode":"s3cret"}"#, #""recovery_codes":["s3cret"]"#,
            #""mfaCode":"123456""#, #""seedPhrase":"s3cret words""#,
        ]
    )
    func codes(member: String) {
        let text = text("{\"code\":\"shown\",\(member)}", "application/json")
        #expect(text.contains("REDACTED") && text.contains("shown"), "\(text)")
        #expect(!text.contains("s3cret") && !text.contains("123456"), "\(text)")
    }

    @Test(
        "are without the values that another member says are secret",
        arguments: [
            #"{"keys":[{"keyName":"key1","permissions":"FULL","value":"s3cret"}]}"#,
            #"[{"name":"Primary Connection String","value":"s3cret"}]"#,
            #"{"name":"key2","value":"s3cret"}"#, #"{"Name":"primaryKey","Value":"s3cret"}"#,
            #"{"key":"App:Password","value":"s3cret"}"#, #"{"displayName":"Client secret","value":{"v":"s3cret"}}"#,
            #"{"adminLogin":{"type":"SecureString","value":"s3cret"}}"#,
            #"{"name":"Primary","connectionString":"s3cret","value":"s3cret"}"#,
            #"{"name":"a","isSecret":true,"value":"s3cret"}"#,
            #"{"kubeconfigs":[{"name":"clusterAdmin","value":"s3cret"}]}"#,
            #"[{"op":"replace","path":"/properties/adminPassword","value":"s3cret"}]"#,
            #"[{"op":"add","path":"/pin/0","value":{"a":"s3cret"}}]"#,
        ]
    )
    func namedValues(body: String) {
        let text = text(body, "application/json")
        #expect(text.contains("REDACTED") && !text.contains("s3cret"), "\(text)")
    }

    @Test(
        "are without a number that another member says is secret, however many digits it has",
        arguments: ["12", "1234567890123456789", "98765432109876543210", "1.5", "1e400"]
    )
    func namedNumbers(number: String) {
        let text = text("{\"secret\":true,\"value\":\(number)}", "application/json")
        #expect(text.contains("\"value\": \"REDACTED\""), "\(text)")
    }

    @Test(
        "show the values that no other member says are secret",
        arguments: [
            #"{"etag":"e","key":"key1","label":"l","value":"shown"}"#, #"{"key":"Color","value":"shown"}"#,
            #"{"name":"environment","value":"shown"}"#, #"{"Key":"Environment","Value":"shown"}"#,
            #"{"name":"a","isSecret":false,"value":"shown"}"#, #"{"type":"String","value":"shown"}"#,
            #"{"value":[{"name":"shown"}],"nextPageToken":"s3cret"}"#, #"{"name":"password","text":"shown"}"#,
            #"[{"op":"replace","path":"/properties/name","value":"shown"}]"#, #"{"path":"/tokens","value":"shown"}"#,
        ]
    )
    func ordinaryValues(body: String) {
        let text = text(body, "application/json")
        #expect(text.contains("shown") && !text.contains("s3cret"), "\(text)")
    }

    @Test("show numbers under names that only contain the name of a secret, and no text")
    func measures() {
        let body =
            #"{"total_tokens":29,"details":{"tokens":[1,2.5,null,true]},"completion_tokens_details":{"audio":0},"#
            + #""password_length":8,"refreshTokenExpiresIn":3600,"token":77,"smsToken":77,"pin":77,"#
            + #""secret_texts":{"a":"s3cret","b":77},"tokenName":"s3cret","password":null}"#
        let text = text(body, "application/json").filter { !$0.isWhitespace }
        #expect(
            text
                == #"{"completion_tokens_details":{"audio":0},"details":{"tokens":[1,2.5,null,true]},"password":"REDACTED","#
                + #""password_length":8,"pin":"REDACTED","refreshTokenExpiresIn":3600,"secret_texts":"REDACTED","#
                + #""smsToken":"REDACTED","token":"REDACTED","tokenName":"REDACTED","total_tokens":29}"#
        )
        let own = self.text(#"{"my_tokens":77}"#, "application/json", LoggingOptions(secretMembers: ["my_tokens"]))
        #expect(!own.contains("77"))
    }

    /// In quadratic time, as many would take hours.
    @Test("with many names that mean a value take the time of many")
    func manyNamedValues() {
        let separators = ["", "-", "_", ".", " ", "--", "__", "..", "  ", "-_", "_-", "-.", ".-"]
        var members: [String] = []
        for first in separators {
            for second in separators {
                for third in separators {
                    for fourth in separators { members.append("\"v\(first)a\(second)l\(third)u\(fourth)e\":1") }
                }
            }
        }
        let body = "{\(members.joined(separator: ","))}"
        let text = text(body, "application/json", LoggingOptions(maximumBodySize: body.utf8.count))
        #expect(text.split(separator: "\n").count == members.count + 2)
    }

    @Test(
        "of XML are without the values that another element or attribute says are secret",
        arguments: [
            "<Keys><Key><KeyName>key1</KeyName><Value>s3cret</Value></Key></Keys>",
            "<settings><add name='Password' value='s3cret'/></settings>",
            "<settings><add name='Password'><Value>s3cret</Value></add></settings>",
            "<settings><key name='Password'>s3cret</key></settings>", "<a><b type='password'>s3cret</b></a>",
            "<a><Pass>s3cret</Pass></a>", "<a psk='s3cret'/>", "<a><otp_code>s3cret</otp_code></a>",
        ]
    )
    func namedValuesInXML(body: String) {
        let text = text(body, "application/xml")
        #expect(text.contains("REDACTED") && !text.contains("s3cret"), "\(text)")
        let shown = self.text("<a><Key>key1</Key><Value>shown</Value><add name='b' value='c'/></a>", "application/xml")
        #expect(
            shown == "<a>\n  <Key>key1</Key>\n  <Value>shown</Value>\n  <add name=\"b\" value=\"c\"/>\n</a>"
        )
    }

    @Test("of forms are without the code that an access token is given for")
    func authorizationCode() {
        let type = "application/x-www-form-urlencoded"
        #expect(
            text("grant_type=authorization_code&code=s3cret", type)
                == "grant_type=authorization_code\ncode=REDACTED"
        )
        #expect(text("code=12", type) == "code=12")
    }

    @Test(
        "are without what is a credential in the middle of a text",
        arguments: [
            (
                "DefaultEndpointsProtocol=https;AccountName=a;AccountKey=s3cret==;EndpointSuffix=b.example",
                "DefaultEndpointsProtocol=https;AccountName=a;AccountKey=REDACTED;EndpointSuffix=b.example"
            ),
            ("Endpoint=sb://a.example/;SharedAccessKey=s3cret=", "Endpoint=sb://a.example/;SharedAccessKey=REDACTED"),
            ("Server=a;User Id=b;Password=s3cret;Encrypt=true", "Server=a;User Id=b;Password=REDACTED;Encrypt=true"),
            (
                "Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.s3cret was refused",
                "Bearer REDACTED was refused"
            ),
            ("(sv=1&sig=s3cret)", "(sv=1&sig=REDACTED)"),
            (#"-----BEGIN RSA PRIVATE KEY-----\ns3cret\n-----END RSA PRIVATE KEY-----"#, "REDACTED"),
            ("a = b, c=d; eyJ", "a = b, c=d; eyJ"),
        ]
    )
    func credentialsWithin(value: String, shown: String) {
        #expect(text("[\"\(value)\"]", "application/json") == "[\n  \"\(shown)\"\n]")
    }

    @Test("are without the secrets of JSON that is a text in them")
    func nested() throws {
        let inner = #"{"user":"a","Password":"s3cret","list":[{"api_key": "s3cret"}]}"#
        let twice = String(decoding: try JSONWriter.data(["b": inner]), as: UTF8.self)
        let text = text(
            String(decoding: try JSONWriter.data(["a": inner, "c": twice]), as: UTF8.self),
            "application/json"
        )
        #expect(text.contains(#"{\"user\":\"a\",\"Password\":\"REDACTED\","#) && !text.contains("s3cret"), "\(text)")
    }

    @Test("of errors are quoted without what is a credential in them")
    func credentialsInMessages() async throws {
        let client = try StubClient(
            answering: 400,
            #"{"message":"eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.s3cret and https://a.example/b?sv=1&sig=s3cret are no "#
                + #"good, see https://help.example/?id=7"}"#
        )
        let error = try await failure { try await client.fruit(returns: ResponseFormat.nothing).value() }
        #expect(!error.description.contains("s3cret"), "\(error)")
        #expect(
            error.description.contains(
                "REDACTED and https://a.example/b?sv=1&sig=REDACTED are no good, see https://help.example/?id=7"
            ),
            "\(error)"
        )
    }

    @Test("of XML are indented, without what is secret by its name")
    func xml() {
        #expect(
            text("<A><B c='1' sig='s3cret'>x</B><Password><V>s3cret</V></Password><D/></A>", "application/xml") == """
                <A>
                  <B c="1" sig="REDACTED">x</B>
                  <Password>REDACTED</Password>
                  <D/>
                </A>
                """
        )
    }

    @Test("of forms have one field to a line, without what is secret by its name")
    func form() {
        let body = "grant_type=refresh&refresh_token=s3cret&client%5Fsecret=s3cret&api+key=s3cret"
        #expect(
            text(body, "application/x-www-form-urlencoded")
                == "grant_type=refresh\nrefresh_token=REDACTED\nclient%5Fsecret=REDACTED\napi+key=REDACTED"
        )
    }

    @Test(
        "show URLs without their secrets: signed ones, links with tokens, passwords",
        arguments: [
            (
                "https://a.example/b?sv=1&sig=s3cret&api-version=2",
                "https://a.example/b?sv=REDACTED&sig=REDACTED&api-version=2"
            ),
            ("/kv?after=s3cret", "/kv?after=REDACTED"), ("?sig=s3cret", "?sig=REDACTED"),
            ("https://a.example/b#access_token=s3cret", "https://a.example/b"),
            ("https://u:s3cret@a.example/b", "https://a.example/b"),
            ("What? 1 = 2", "What? 1 = 2"), ("a@b.example", "a@b.example"),
            ("https://a.example/?", "https://a.example/?"),
            ("https://[s3cret?a=s3cret", "REDACTED"),
            ("See https://a.example/?sig=s3cret  now", "See https://a.example/?sig=REDACTED  now"),
        ]
    )
    func urls(url: String, shown: String) throws {
        #expect(text("{\"u\":[\"\(url)\"]}", "application/json") == "{\n  \"u\": [\n    \"\(shown)\"\n  ]\n}")
        let escaped = url.replacing("&", with: "&amp;")
        #expect(text("<A>\(escaped)</A>", "application/xml") == "<A>\(shown)</A>")
        #expect(text("<A b='\(escaped)'/>", "application/xml") == "<A b=\"\(shown)\"/>")
        let encoded = try #require(url.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
        #expect(text("u=\(encoded)", "application/x-www-form-urlencoded") == "u=\(url == shown ? encoded : shown)")
    }

    @Test(
        "are left out where no names tell what is secret",
        arguments: [
            ("s3cret", "text/plain"), ("s3cret", nil), ("{\"a\": s3cret", "application/json"),
            ("<a>s3cret", "application/xml"), ("s3cret", "multipart/form-data; boundary=x"),
            ("\u{0}s3cret", "application/octet-stream"),
        ] as [(String, String?)]
    )
    func otherTypes(body: String, mediaType: String?) {
        let text = text(body, mediaType)
        #expect(!text.contains("s3cret"))
        #expect(text.hasPrefix("(\(body.utf8.count) bytes"))
    }

    @Test("are gone through by bytes: what joins a delimiter hides no secret behind it")
    func joinedDelimiters() {
        let type = "application/x-www-form-urlencoded"
        #expect(text("a=1&\u{301}b=2&password=\u{301}s3cret", type) == "a=1\n\u{301}b=2\npassword=REDACTED")
        #expect(text(#"{"a":"https://b.example/?c=\#u{301}s3cret"}"#, "application/json").contains("s3cret") == false)
    }

    @Test("are left out if they are too long, and can have more secrets")
    func options() {
        #expect(
            text("[1,2,3]", "application/json", LoggingOptions(maximumBodySize: 6)) == "(7 bytes of application/json)"
        )
        #expect(
            text(#"{"Diagnosis":"s3cret"}"#, "application/json", LoggingOptions(secretMembers: ["diagnosis"]))
                == "{\n  \"Diagnosis\": \"REDACTED\"\n}"
        )
    }

    @Test("are written on the verbose level only, both ways")
    func levels() async throws {
        let server = try LoopbackServer()
        server.on("PUT", "/a") { _ in
            .json(#"{"response":1,"token":"s3cret"}"#, headers: [("X-Shown", "here"), ("X-Hidden", "s3cret")])
        }
        for level in [ClientLogLevel.debug, .verbose] {
            let logger = RecordingLogger(level: level)
            var options = ScriptedClientOptions()
            options.logger = logger
            options.transportOptions = TransportOptions(
                loggingOptions: LoggingOptions(shownHeaders: ["x-shown"], shownQueryParameters: ["Color"])
            )
            let client = try PipelineClient(
                endpoint: server.url,
                authPolicy: nil,
                withOptions: options,
                package: "Scripted"
            )
            var description = RequestDescription(.put, "/a", options: nil)
            description.query("color", "red")
            description.query("code", "s3cret")
            description.body(["question": "why", "password": "s3cret"], as: "application/json")
            _ = try await ServiceRequest(description, client: client, returns: .data).value()
            let log = logger.messages.joined(separator: "\n")
            #expect(!log.contains("s3cret"))
            #expect(log.contains("?color=red&code=REDACTED"))
            #expect(log.contains("X-Shown: here") && log.contains("X-Hidden: REDACTED"))
            #expect(log.contains(#""question": "why""#) == (level == .verbose))
            #expect(log.contains(#""response": 1"#) == (level == .verbose))
        }
    }

    @Test("members that the description says are secret are not shown, in the request and the response")
    func secretMembers() async throws {
        let server = try LoopbackServer()
        server.reply(.json(#"{"id":1,"pet":[{"Chip":"s3cret","name":"a"}]}"#))
        let logger = RecordingLogger(level: .verbose)
        let client = try PipelineClient.scripted(
            URLSessionTransport(),
            endpoint: server.url.absoluteString,
            logger: logger
        )
        var description = RequestDescription(.post, "/", options: nil)
        description.body(["chip": "s3cret", "name": "b"], as: "application/json")
        description.secret(members: ["chip", "other"])
        _ = try await ServiceRequest(description, client: client, returns: .data).value()
        let log = logger.messages.joined(separator: "\n")
        #expect(!log.contains("s3cret"))
        #expect(log.contains(#""name": "a""#) && log.contains(#""name": "b""#))
        #expect(log.contains(#""Chip": "REDACTED""#) && log.contains(#""chip": "REDACTED""#))
    }

    @Test("a secret of the request is shown nowhere, even if the service sends it back")
    func echoedSecret() async throws {
        let server = try LoopbackServer()
        server.reply(.json(#"{"youSent":"my-s3cret-1"}"#, status: 400, headers: [("ETag", "my-s3cret-1")]))
        let logger = RecordingLogger(level: .verbose)
        let client = try PipelineClient.scripted(
            URLSessionTransport(),
            endpoint: server.url.absoluteString,
            logger: logger
        )
        var description = RequestDescription(.get, "/", options: nil)
        description.header("X-Pin", "my-s3cret-1")
        description.secret("X-Pin")
        await #expect(throws: ServiceError.self) {
            try await ServiceRequest(description, client: client, returns: .data).value()
        }
        #expect(!logger.messages.isEmpty && !logger.messages.contains { $0.contains("s3cret") })
    }

    @Test(
        "hide the request's secrets, whatever letters JSON has to escape in them",
        arguments: ["pa\"ssword", "pass\\word", "a\tb/cdef"]
    )
    func escapedSecrets(password: String) async throws {
        let logger = RecordingLogger(level: .verbose)
        let body = try ModelCoder.encode(["you": "u:\(password)"])
        let response = HTTPResponse(statusCode: 200, headers: ["Content-Type": "application/json"], data: body)
        let client = try PipelineClient.scripted(
            ScriptedTransport(response),
            authPolicy: BasicCredentialPolicy(credential: BasicCredential(userName: "u", password: password)),
            logger: logger
        )
        _ = try await client.send()
        #expect(logger.messages.joined().contains("\"you\": \"u:REDACTED\""))
    }
}
