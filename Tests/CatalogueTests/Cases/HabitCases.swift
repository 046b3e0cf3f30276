import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Habits.HabitsClient
private typealias SwaggerClient = SwaggerHabits.SwaggerHabitsClient

private func swaggerClient(_ url: URL) throws -> SwaggerClient {
    try SwaggerClient(endpoint: url, withOptions: .init(logger: sweeping))
}

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// What public descriptions and the frameworks that write them do beyond OpenAPI, or at its edges.
    @CaseBuilder static var habits: [Case] {
        Case(
            "changes as Kubernetes sends them",
            "GET /pods?watch=true&limit=1",
            headers: ["Accept": "application/json;stream=watch"],
            reply: .json(
                #"{"type":"ADDED","object":{"name":"a"}}"# + "\n" + #"{"type":"DELETED","object":{"name":"b"}}"# + "\n"
            ),
            expect: [
                Habits.ListPodsStreamItem(type: "ADDED", object: .init(name: "a")),
                Habits.ListPodsStreamItem(type: "DELETED", object: .init(name: "b")),
            ]
        ) { try await client($0).listPodsStream(withOptions: .init(limit: 1)).elements().elements }
        Case(
            "a list as Kubernetes sends it",
            "GET /pods",
            headers: ["Accept": "application/json"],
            reply: .json(#"{"items":[{"name":"a"}]}"#),
            expect: Habits.PodList(items: [.init(name: "a")])
        ) { try await client($0).listPods() }
        Case("several segments of a path, by RFC 6570", "GET /files/a/b%20c%3Fd%252Fe") {
            try await client($0).files.read(path: "a/b c?d%2Fe")
        }
        Case("several segments of a path, by an extension", "GET /trees/a/b%3Ac") {
            try await client($0).files.readTree(path: "a/b:c")
        }
        Case("several segments of a path, by an extension of converters", "GET /projects/projects/p/naps/n%201") {
            try await client($0).files.readProject(name: "projects/p/naps/n 1")
        }
        Case("several segments of a path, by a pattern", "POST /v1/projects/p/jobs/j%201:cancel") {
            try await client($0).files.cancel(name: "projects/p/jobs/j 1")
        }
        Case("several segments of a path, by the pattern of the parameter", "GET /shelves/rooms/r%201/shelves/s") {
            try await client($0).files.readShelf(name: "rooms/r 1/shelves/s")
        }
        Case("several segments of a path, by ASP.NET", "GET /files/x/y") {
            try await swaggerClient($0).file(path: "x/y")
        }
        Case("an array in an object of query parameters", "GET /rows?page=1&sort=name%2Casc&sort=id") {
            try await client($0).things.listRows(pageable: .init(page: 1, sort: ["name,asc", "id"]))
        }
        Case(
            "a body among the parameters",
            "POST /notes",
            headers: ["Content-Type": "application/json"],
            body: #"{"why":"x"}"#
        ) { try await client($0).things.note(note: .init(why: "x")) }
        Case(
            "a form among the parameters",
            "POST /files",
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: "kind=a+b&size=1"
        ) {
            try await client($0).files.add(
                body: .init(kind: "a b", size: 1)
            )
        }
        Case(
            "a response that is only said to be elsewhere",
            "GET /archives/a",
            "GET /stored/a",
            reply: .status(302, headers: [("Location", "/stored/a")]),
            .text("PK", as: "application/zip"),
            expect: Data("PK".utf8)
        ) { try await client($0).files.downloadArchive(name: "a") }
        Case(
            "the class of a file",
            "GET /reports/a",
            reply: .text("%PDF", as: "application/pdf"),
            expect: Data("%PDF".utf8)
        ) { try await client($0).files.downloadReport(name: "a") }
        Case(
            "JSON of which nothing is said, beside text",
            "GET /tables",
            headers: ["Accept": "text/csv, application/json"],
            reply: .text("a,b", as: "text/csv"),
            expect: "a,b"
        ) { try await client($0).files.exportTable() }
        Case(
            "header fields whose names begin alike",
            "PUT /objects/k",
            headers: ["x-amz-meta-a": "1", "x-amz-meta-b": "2", "x-amz-meta-": nil]
        ) { try await client($0).files.putObject(key: "k", withOptions: .init(xAmzMeta: ["a": "1", "b": "2"])) }
        Case(
            "header fields of a response whose names begin alike",
            "HEAD /objects/k",
            reply: .status(200, headers: [("x-amz-meta-a", "1"), ("x-amz-meta-b", "2")]),
            expect: ["a": "1", "b": "2"]
        ) { try await client($0).files.describeObject(key: "k").xAmzMeta }
        Case(
            "an asterisk, and a list with brackets in its name",
            "GET /aisles/a/b%20c?author%5B%5D=x&author%5B%5D=y"
        ) { try await client($0).files.readAisle(asterisk: "a/b c", withOptions: .init(author: ["x", "y"])) }
        Case("constraints of routes", "GET /rows/7/A%2FB") {
            try await client($0).files.row(id: 7, code: "A/B")
        }
        Case("a query in the path", "GET /pages?page=2") {
            try await client($0).files.pages(withOptions: .init(page: 2))
        }
        Case(
            "a function of OData",
            "GET /orders/count(since='2020%2F1%27%27',top=3)",
            reply: .json("4"),
            expect: 4
        ) { try await client($0).salesOrders.count(since: "2020/1'", top: 3) }
        Case("system queries of OData", "GET /orders?%24filter=a%20eq%20%27b%27&%24orderby=name,name%20desc") {
            let options = Habits.SalesOrdersFindOptions(filter: "a eq 'b'", orderby: [.name, .nameDesc])
            try await client($0).salesOrders.find(withOptions: options)
        }
        Case("HEAD has no body to read", "HEAD /things/1", reply: .status(200)) {
            try await client($0).things.thingExists(thingId: 1)
        }
        Case("204 has no body to read", "DELETE /things/1") {
            try await client($0).things.delete(thingId: 1)
        }
        Case(
            "a value called none",
            "GET /things?mode=none",
            headers: ["Accept": "application/json, text/json"],
            reply: .json("[]"),
            expect: 0
        ) {
            try await client($0).things.find(withOptions: .init(mode: .noneValue)).all().count
        }
        Case("a range, or the one value", "GET /things?created%5Bgt%5D=1", reply: .json("[]"), expect: 0) {
            let options = Habits.FindThingsOptions(created: .object(.init(gt: 1)))
            return try await client($0).things.find(withOptions: options).all().count
        }
        Case("the one value, or a range", "GET /things?created=5", reply: .json("[]"), expect: 0) {
            try await client($0).things.find(withOptions: .init(created: .integer(5))).all().count
        }
        Case(
            "a number or text, and items with places of their own",
            "GET /things/1",
            reply: .json(#"{"port":80,"place":[1.5,2],"pair":["a",1],"state":{"why":"x"}}"#),
            expect: Habits.Thing(
                port: .integer(80),
                place: [1.5, 2],
                pair: [.string("a"), .integer(1)],
                state: .noneValue(.init(why: "x"))
            )
        ) { try await client($0).things.read(thingId: 1) }
        Case(
            "numbers as text, and bytes as they are, as frameworks of Python send them",
            "POST /parcels",
            body: #"{"price":1.5,"count":2,"sender":{"name":"a"},"place":[1,2],"label":"é"}"#,
            reply: .json(#"{"price":"1.50","count":"2","place":["1",2.5],"label":"é"}"#),
            expect: Habits.Parcel(price: 1.5, count: 2, place: [1, 2.5], label: "é")
        ) {
            let parcel = Habits.Parcel(price: 1.5, count: 2, sender: .init(name: "a"), place: [1, 2], label: "é")
            return try await client($0).things.createParcel(body: parcel)
        }
        Case(
            "what tools describe by the members of a class",
            "GET /owners/1",
            reply: .json(
                #"{"nickname":"Bo","note":[1],"count":"2","opens":"08:30:00","sort":{"sorted":true},"#
                    + #""deleted":"1970-01-01T00:00:00Z","phone":"1"}"#
            ),
            expect: Habits.Owner(
                nickname: "Bo",
                note: [1],
                count: 2,
                opens: CalendarTime(hour: 8, minute: 30, minutesFromUTC: nil),
                sort: ["sorted": true],
                deleted: Date(timeIntervalSince1970: 0),
                phone: "1"
            )
        ) { try await client($0).things.readOwner(id: 1) }
        Case(
            "an object of which nothing is said is any JSON",
            "GET /owners/1/state",
            reply: .json("true"),
            expect: true
        ) { try await client($0).things.readState(id: 1) }
        Case(
            "a file in JSON",
            "POST /pictures",
            headers: ["Content-Type": "multipart/form-data; boundary=BOUNDARY"],
            body: "--BOUNDARY\r\nContent-Disposition: form-data; name=\"file\"; filename=\"file\"\r\n"
                + "Content-Type: application/octet-stream\r\n\r\nF\r\n--BOUNDARY--\r\n"
        ) { try await client($0).things.addPicture(body: .init(file: .data(Data("F".utf8)))) }
        Case("an enumeration that will grow", "GET /things/1", reply: .json(#"{"size":"small"}"#), expect: .small) {
            try await client($0).things.read(thingId: 1).size
        }
        Case("the port's name", "GET /things/1", reply: .json(#"{"port":"http"}"#), expect: .string("http")) {
            try await client($0).things.read(thingId: 1).port
        }
        Case(
            "a member tells alternatives apart where it is there",
            "PUT /payments",
            body: #"{"number":"42"}"#,
            reply: .json(#"{"type":"bank"}"#),
            expect: .bankPayment(.init(type: .bank))
        ) { try await client($0).things.pay(body: .cardPayment(.init(number: "42"))) }
        Case(
            "alternatives are tried where that member is missing",
            "PUT /payments",
            body: #""token""#,
            reply: .json(#"{"bank":"b"}"#),
            expect: .bankPayment(.init(type: nil, bank: "b"))
        ) { try await client($0).things.pay(body: .string("token")) }
        Case(
            "a value that is not known yet",
            "PUT /payments",
            body: #"{"type":"bank","bank":"b"}"#,
            reply: .json(#"{"type":"invoice","bank":"b"}"#),
            expect: .unknown(["type": "invoice", "bank": "b"])
        ) { try await client($0).things.pay(body: .bankPayment(.init(type: .bank, bank: "b"))) }
        Case(
            "an object in a form, or what stands for it",
            "POST /sales",
            body: "card%5Bnumber%5D=42&expand%5B0%5D=a&metadata%5Bk%5D=v",
            reply: .json(#"{"id":"s","buyer":"b"}"#),
            expect: Optional(Habits.SaleBuyer.string("b"))
        ) {
            let body = Habits.SellRequest(
                card: .object(.init(number: "42")),
                expand: ["a"],
                metadata: .stringMap(["k": "v"])
            )
            return try await client($0).things.sell(body: body).buyer
        }
        Case(
            "what stands for an object in a form",
            "POST /sales",
            body: "card=tok&metadata=",
            reply: .json(#"{"id":"s","buyer":{"id":"b","object":"buyer","deleted":true}}"#),
            expect: Optional(Habits.SaleBuyer.formerBuyer(.init(id: "b", object: .buyer, deleted: true)))
        ) {
            let body = Habits.SellRequest(card: .string("tok"), metadata: .string(.empty))
            return try await client($0).things.sell(body: body).buyer
        }
        Case("nothing, described as null", "POST /bells", reply: .json("null")) { try await client($0).things.ring() }
        Case(
            "values of another form than their format",
            "GET /deliveries?day=31.01.2020",
            reply: .json(
                #"{"day":"31.01.2020","at":"PT15H51M04S","sent":"/Date(1492041600000)/","doors":{"!a":1},"#
                    + #""urn:example:schemas:shop:2.0:User":{"number":"7"}}"#
            ),
            expect: Habits.Delivery(
                day: "31.01.2020",
                at: "PT15H51M04S",
                sent: "/Date(1492041600000)/",
                doors: ["!a": 1],
                shopUser: .init(number: "7")
            )
        ) { try await client($0).things.readDelivery(withOptions: .init(day: "31.01.2020")) }
        Case("a body that is described as a member", "POST /labels", body: #"["a","b"]"#) {
            try await client($0).things.label(body: ["a", "b"])
        }
        Case(
            "types of programming languages",
            "GET /typed?count=1&big=2&share=0.5&flag=true&day=today",
            reply: .json(#"{"names":["a"],"anything":[1],"pair":[1,2]}"#),
            expect: SwaggerHabits.Typed(names: ["a"], anything: [1], pair: [1, 2])
        ) {
            let options = SwaggerHabits.TypedOptions(count: 1, big: 2, share: 0.5, flag: true, day: "today")
            return try await swaggerClient($0).typed(withOptions: options)
        }
        Case(
            "lines of JSON that are described as one object",
            "GET /log",
            headers: ["Accept": "application/json"],
            reply: .json(
                "{\"result\":{\"text\":\"a\"}}\n{\"result\":{\"text\":\"b\"}}\n{\"error\":{\"message\":\"full\"}}\n"
            ),
            expect: ["a", "b", "full"]
        ) { url in
            var texts: [String] = []
            do {
                for try await line in try await swaggerClient(url).log() { texts.append(line.text ?? "") }
            } catch ServiceError.service(let failure) {
                texts.append(failure.message ?? "")
            }
            return texts
        }
    }
}
