import Foundation
import ServiceRuntime

struct ParcelClient: Sendable {
    let client: PipelineClient

    init(endpoint: URL, credential: any TokenCredential, options: any ClientOptions = CommonClientOptions()) throws {
        client = try PipelineClient(
            endpoint: endpoint,
            authPolicy: BearerTokenCredentialPolicy(credential: credential, scopes: ["parcels.write"]),
            withOptions: options,
            package: "Parcels"
        )
    }

    func parcel(_ id: String) -> ServiceRequest<Parcel> {
        var description = RequestDescription(.get, "/parcels/{id}")
        description.path("id", id)
        description.failure(.any, ParcelProblem.self)
        return ServiceRequest(description, client: client, returns: .value)
    }
}

extension ParcelClient {
    func update(_ parcel: Parcel) -> ServiceRequest<Void> {
        var description = RequestDescription(.put, "/parcels/{id}")
        description.path("id", parcel.id)
        description.body(parcel, as: "application/json")
        return ServiceRequest(description, client: client, returns: .nothing)
    }
}

struct Parcel: CodableModel {
    let id: String
    let weight: Double
    let sentOn: Date?
}

struct ParcelProblem: CodableModel {
    let title: String
}

/// Waits while the service responds with 423, because somebody else works on the parcel.
struct BusyPolicy: PipelineStage {
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        for pause in [1, 2, 4] {
            let response = try await next(request)
            guard response.httpResponse.statusCode == 423 else { return response }
            try await Task.sleep(for: .seconds(pause))
        }
        return try await next(request)
    }
}

/// What else stands in Documentation/HandwrittenClients.md; `DocumentationTests` compares.
enum HandwrittenClientsSamples {
    struct Parcel: ServiceModel, Codable, Hashable {
        let id: String
        let sentOn: Date?

        init(reading reader: ModelReader) throws {
            id = try reader.read("id")
            sentOn = reader.readIfPresent("sentOn")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.write(id, for: "id")
            writer.write(sentOn, for: "sentOn")
        }
    }

    struct Sender: CodableModel {
        let firstName: String

        static func configure(_ decoder: JSONDecoder) { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        static func configure(_ encoder: JSONEncoder) { encoder.keyEncodingStrategy = .convertToSnakeCase }
    }

    enum Status: String, FrozenEnumeration, Codable {
        case sent, delivered
    }

    struct Service: ExpandableEnumeration, Codable { let rawValue: String }

    struct SignedOut: Error {}

    struct Grant: CodableModel {
        let accessToken: String
        let expiresIn: Double
    }

    final class Session: Sendable {
        let accessToken: AccessToken? = nil
        let refreshToken: String? = nil
        func store(_ grant: Grant) {}
    }

    struct SignIn: Sendable {
        let client: PipelineClient

        func grant(for scopes: [String]) -> ServiceRequest<Grant> {
            var description = RequestDescription(.post, "/token")
            description.query("scope", scopes)
            return ServiceRequest(description, client: client, returns: .value)
        }

        func refresh(_ refreshToken: String) -> ServiceRequest<Grant> {
            var description = RequestDescription(.post, "/token")
            description.query("refresh_token", refreshToken)
            return ServiceRequest(description, client: client, returns: .value)
        }
    }

    static func signIn(_ signIn: SignIn) -> any TokenCredential {
        let credential = CachingTokenCredential { scopes in
            let grant = try await signIn.grant(for: scopes).value()
            return AccessToken(token: grant.accessToken, expiresOn: Date(timeIntervalSinceNow: grant.expiresIn))
        }
        return credential
    }

    static func staySignedIn(_ signIn: SignIn, _ session: Session) -> any TokenCredential {
        let credential = CachingTokenCredential(startingWith: session.accessToken) { _ in
            guard let refreshToken = session.refreshToken else { throw SignedOut() }
            let grant = try await signIn.refresh(refreshToken).value()
            session.store(grant)
            return AccessToken(token: grant.accessToken, expiresOn: Date(timeIntervalSinceNow: grant.expiresIn))
        }
        return credential
    }

    static func update(_ client: ParcelClient) async throws {
        typealias Parcel = ServiceRuntimeTestingTests.Parcel
        let response = try await client.parcel("7").response()
        let known = try response.value
        let changed = Parcel(id: known.id, weight: 3, sentOn: known.sentOn)
        guard let etag = response.headers["ETag"] else { return }
        try await client.update(changed).with(.onlyIfUnchanged(since: etag)).value()
    }

    static func options() -> CommonClientOptions {
        let options = CommonClientOptions(
            logger: ClientLoggers.standardError(tag: "Parcels", level: .info),
            transportOptions: TransportOptions(
                retryOptions: RetryOptions(maximumTries: 5, statusCodes: [429, 503]),
                perRequestPolicies: [BusyPolicy()]
            )
        )
        return options
    }
}
