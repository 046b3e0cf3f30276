import Testing

@testable import YAML

struct YAMLNodeTests {
    @Test func scalarIsAskedForByType() throws {
        let node = try read(
            """
            version: 1.0
            country: no
            count: 3
            wide: yes
            open: true
            nothing: null
            omitted:
            quoted: "3"
            """
        )
        #expect(node["version"]?.string == "1.0")
        #expect(node["version"]?.double == 1)
        #expect(node["version"]?.int == nil)
        #expect(node["country"]?.string == "no")
        #expect(node["country"]?.bool == nil)
        #expect(node["count"]?.int == 3)
        #expect(node["count"]?.double == 3)
        #expect(node["count"]?.string == "3")
        #expect(node["wide"]?.bool == nil)
        #expect(node["open"]?.bool == true)
        #expect(node["open"]?.string == "true")
        #expect(node["nothing"]?.isNull == true)
        #expect(node["nothing"]?.isOmitted == false)
        #expect(node["nothing"]?.string == nil)
        #expect(node["omitted"]?.isNull == true)
        #expect(node["omitted"]?.isOmitted == true)
        #expect(node["quoted"]?.int == nil)
        #expect(node["quoted"]?.string == "3")
        #expect(node["absent"] == nil)
        #expect(node["count"]?["below"] == nil)
    }

    @Test func mappingKeepsTheOrderOfTheFile() throws {
        let mapping = try #require(try read("{zebra: 1, ant: 2, 200: 3, no: 4}").mapping)
        #expect(mapping.map(\.name) == ["zebra", "ant", "200", "no"])
        #expect(mapping.map(\.value.int) == [1, 2, 3, 4])
        #expect(mapping[2].key.mark.position == "1:20")
    }

    @Test(arguments: [0, 1, 15, 16, 17, 18, 1000])
    func memberIsFoundInMappingOfAnySize(_ size: Int) throws {
        let text = (0..<size).map { "name\($0): \($0)\n" }.joined()
        let mapping = try read("members:\n" + text.split(separator: "\n").map { "  \($0)\n" }.joined())["members"]?
            .mapping
        #expect((mapping?.count ?? 0) == size)
        for number in 0..<size {
            #expect(mapping?["name\(number)"]?.int == number)
        }
        #expect(mapping?["name\(size)"] == nil)
    }

    @Test(arguments: [
        ("text", "a string"), ("'1'", "a string"), ("1", "an integer"), ("1.5", "a number"), ("true", "a boolean"),
        ("null", "null"), ("", "nothing"), ("[]", "a sequence"), ("{}", "a mapping"),
    ])
    func kindIsNamed(of text: String, as description: String) throws {
        #expect(try read(text).kindDescription == description)
    }

    @Test func marksPointAtTheFirstCharacter() throws {
        let node = try read(
            """
            # a comment
            info:
              title: "Pets"
              tags: [é, 😀, &x third]
              omitted:
            list:
            - - deep
              - *x
            - key: |
                text
            """
        )
        #expect(node.mark.position == "2:1")
        #expect(node["info"]?.mark.position == "3:3")
        #expect(node["info"]?["title"]?.mark.position == "3:10")
        #expect(node["info"]?["tags"]?.mark.position == "4:9")
        #expect(node["info"]?["tags"]?.sequence?.map(\.mark.position) == ["4:10", "4:13", "4:16"])
        #expect(node["info"]?["omitted"]?.mark.position == "5:11")
        #expect(node["list"]?.mark.position == "7:1")
        #expect(node["list"]?.sequence?.first?.sequence?.map(\.mark.position) == ["7:5", "8:5"])
        #expect(node["list"]?.sequence?.last?.mark.position == "9:3")
        #expect(node["list"]?.sequence?.last?["key"]?.mark.position == "9:8")
        #expect(node.mark.description == "service.yaml:2:1")
    }

    @Test func linesOfTheFileAreShown() {
        let file = SourceFile(path: "a.yaml", text: Array("one\ntwö\r\n\rfour\u{2028}".utf8))
        #expect((0...6).map(file.line) == [nil, "one", "twö", "", "four\u{2028}", nil, nil])
        #expect(SourceFile(path: "a.yaml", text: []).line(1) == "")
        #expect(SourceFile(path: "a.yaml", text: Array("x\n".utf8)).line(2) == "")
    }

    @Test func filesAreEqualByPathAndText() {
        let file = SourceFile(path: "a.yaml", text: [65])
        #expect(file == SourceFile(path: "a.yaml", text: [65]))
        #expect(file != SourceFile(path: "b.yaml", text: [65]))
        #expect(file != SourceFile(path: "a.yaml", text: [66]))
    }
}
