import Foundation
import Testing

@testable import ServiceRuntime

@Suite("A credential that keeps tokens", .timeLimit(.minutes(20)))
struct CachingTokenCredentialTests {
    private struct Refusal: Error {}

    private let time = Locked(Date(timeIntervalSince1970: 0))
    private let asked = Locked<[[String]]>([])

    /// A credential whose tokens are numbered and expire after an hour.
    private func credential(
        before: @escaping @Sendable (Int) async throws -> Void = { _ in }
    ) -> CachingTokenCredential {
        CachingTokenCredential(refreshingEarlier: 60, now: { [time] in time.withLock { $0 } }) { [time, asked] scopes in
            let number = asked.withLock { asked in
                asked.append(scopes)
                return asked.count
            }
            try await before(number)
            return AccessToken(token: "token-\(number)", expiresOn: time.withLock { $0 } + 3600)
        }
    }

    @Test("keeps one of a short life for half of it", arguments: [(60, 30), (119, 59.5), (120, 60), (1, 0.5)])
    func shortLife(lifetime: TimeInterval, use: TimeInterval) async throws {
        let credential = CachingTokenCredential(refreshingEarlier: 60, now: { [time] in time.withLock { $0 } }) {
            [time, asked] scopes in
            let number = asked.withLock { asked in
                asked.append(scopes)
                return asked.count
            }
            return AccessToken(token: "token-\(number)", expiresOn: time.withLock { $0 } + lifetime)
        }
        #expect(try await credential.token(forScopes: []).token == "token-1")
        pass(use - 0.25)
        #expect(try await credential.token(forScopes: []).token == "token-1")
        pass(0.25)
        #expect(try await credential.token(forScopes: []).token == "token-2")
    }

    @Test("does not keep one that has expired when it comes")
    func expired() async throws {
        let credential = CachingTokenCredential(refreshingEarlier: 60, now: { [time] in time.withLock { $0 } }) {
            [asked] scopes in
            let number = asked.withLock { asked in
                asked.append(scopes)
                return asked.count
            }
            return AccessToken(token: "token-\(number)", expiresOn: Date(timeIntervalSince1970: -1000))
        }
        #expect(try await credential.token(forScopes: []).token == "token-1")
        #expect(try await credential.token(forScopes: []).token == "token-2")
    }

    @Test("with a margin below 0 replaces one when it expires, not after", arguments: [-3600, .nan])
    func negativeMargin(margin: TimeInterval) async throws {
        let credential = CachingTokenCredential(refreshingEarlier: margin, now: { [time] in time.withLock { $0 } }) {
            [time, asked] scopes in
            let number = asked.withLock { asked in
                asked.append(scopes)
                return asked.count
            }
            return AccessToken(token: "token-\(number)", expiresOn: time.withLock { $0 } + 60)
        }
        #expect(try await credential.token(forScopes: []).token == "token-1")
        pass(59)
        #expect(try await credential.token(forScopes: []).token == "token-1")
        pass(1)
        #expect(try await credential.token(forScopes: []).token == "token-2")
    }

    private func pass(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }

    @Test("asks for another shortly before the last one expires")
    func expiry() async throws {
        let credential = credential()
        #expect(try await credential.token(forScopes: ["a"]).token == "token-1")
        pass(3539)
        #expect(try await credential.token(forScopes: ["a"]).token == "token-1")
        pass(1)
        #expect(try await credential.token(forScopes: ["a"]).token == "token-2")
    }

    @Test("keeps one for each list of scopes")
    func scopes() async throws {
        let credential = credential()
        for scopes in [["a"], ["b"], ["a"], ["b"]] { _ = try await credential.token(forScopes: scopes) }
        #expect(asked.withLock { $0 } == [["a"], ["b"]])
    }

    @Test("keeps one that does not say when it expires, until it is to be forgotten")
    func forgetting() async throws {
        let count = Locked(0)
        let credential = CachingTokenCredential { _ in
            AccessToken(
                token: count.withLock { count in
                    count += 1
                    return "token-\(count)"
                }
            )
        }
        #expect(try await credential.token(forScopes: []).token == "token-1")
        #expect(try await credential.token(forScopes: []).token == "token-1")
        credential.forgetTokens()
        #expect(try await credential.token(forScopes: []).token == "token-2")
    }

    @Test("does not keep one that was asked for before all were to be forgotten")
    func forgettingMeanwhile() async throws {
        let (isAsked, mayAnswer) = (Signal(), Signal())
        let credential = credential { number in
            guard number == 1 else { return }
            isAsked.give()
            await mayAnswer.wait()
        }
        let first = Task { try await credential.token(forScopes: []).token }
        await isAsked.wait()
        credential.forgetTokens()
        mayAnswer.give()
        #expect(try await first.value == "token-1")
        #expect(try await credential.token(forScopes: []).token == "token-2")
    }

    @Test(
        "asks again after all were to be forgotten, even while another waits for one that was asked for before",
        arguments: [false, true]
    )
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    func askingAfterForgetting(isClient: Bool) async throws {
        let (isAsked, mayAnswer) = (Signal(), Signal())
        let credential = credential { number in
            isAsked.give()
            if number == 1 { await mayAnswer.wait() }
        }
        let policy = BearerTokenCredentialPolicy(credential: credential)
        let token = { @Sendable () -> String? in
            guard isClient else { return try await credential.token(forScopes: []).token }
            var request = PipelineRequest(httpRequest: try HTTPRequest(method: .get, url: "https://fruit.example"))
            try await policy.authenticate(&request)
            return request.httpRequest.headers["Authorization"].map { String($0.dropFirst("Bearer ".count)) }
        }
        let first = Task { try await token() }
        await isAsked.wait()
        credential.forgetTokens()
        let second = Task.immediate { try await token() }
        mayAnswer.give()
        #expect(try await first.value == "token-1")
        #expect(try await second.value == "token-2")
        #expect(try await token() == "token-2")
    }

    @Test("does not ask again if another got a new one since it was seen that the old one expires")
    func losingTheRace() async throws {
        let asked = Locked(0)
        let whenTimeIsTold = Locked<(@Sendable () -> Void)?>(nil)
        let credential = CachingTokenCredential(
            refreshingEarlier: 60,
            now: {
                let action = whenTimeIsTold.withLock { $0.take() }
                action?()
                return Date(timeIntervalSince1970: 0)
            },
            token: { _ in
                let number = asked.withLock { asked in
                    asked += 1
                    return asked
                }
                return AccessToken(
                    token: "token-\(number)",
                    expiresOn: Date(timeIntervalSince1970: number == 1 ? 0 : 3600)
                )
            }
        )
        /// Gets a token on a thread of its own, and waits for it.
        @Sendable func token() -> String? {
            let (token, isDone) = (Locked<String?>(nil), DispatchSemaphore(value: 0))
            Thread.detachNewThread {
                defer { isDone.signal() }
                let result = try? BlockingWait().value { try? await credential.token(forScopes: []).token }
                token.withLock { $0 = result ?? nil }
            }
            isDone.wait()
            return token.withLock { $0 }
        }
        try await onOwnThread {
            #expect(token() == "token-1")
            whenTimeIsTold.withLock { $0 = { #expect(token() == "token-2") } }
            #expect(token() == "token-2")
        }
        #expect(asked.withLock { $0 } == 2)
    }

    @Test("goes on asking if those who wait are canceled, and has the answer for the next")
    func canceledWaiters() async throws {
        let (isAsked, mayAnswer) = (Signal(), Signal())
        let credential = credential { _ in
            isAsked.give()
            await mayAnswer.wait()
            try Task.checkCancellation()
        }
        let first = Task { try await credential.token(forScopes: []).token }
        await isAsked.wait()
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        mayAnswer.give()
        #expect(try await credential.token(forScopes: []).token == "token-1")
        #expect(asked.withLock { $0 } == [[]])
    }

    @Test("asks once if one that has expired is rejected while its successor is on the way")
    func expiredRejection() async throws {
        let (isAsked, mayAnswer) = (Signal(), Signal())
        let credential = credential { number in
            guard number == 2 else { return }
            isAsked.give()
            await mayAnswer.wait()
        }
        #expect(try await credential.token(forScopes: []).token == "token-1")
        pass(3600)
        let first = Task { try await credential.token(forScopes: []).token }
        await isAsked.wait()
        credential.forget("token-1")
        mayAnswer.give()
        #expect(try await first.value == "token-2")
        #expect(try await credential.token(forScopes: []).token == "token-2")
        #expect(asked.withLock { $0 } == [[], []])
    }

    @Test("begins with the one that it is given, for any scopes, until that expires or is to be forgotten")
    func beginning() async throws {
        let kept = AccessToken(token: "kept-s3cret", expiresOn: Date(timeIntervalSince1970: 3600))
        let forget: [(CachingTokenCredential) -> Void] = [
            { _ in pass(3540) }, { $0.forget("kept-s3cret") }, { $0.forgetTokens() },
        ]
        for (number, forget) in forget.enumerated() {
            let credential = CachingTokenCredential(
                startingWith: kept,
                refreshingEarlier: 60,
                now: { [time] in time.withLock { $0 } },
                token: { scopes in AccessToken(token: "new-s3cret-\(scopes)") }
            )
            time.withLock { $0 = Date(timeIntervalSince1970: 0) }
            for scopes in [["a"], ["b"]] { #expect(try await credential.token(forScopes: scopes) == kept) }
            credential.forget("other")
            #expect(try await credential.token(forScopes: ["a"]) == kept, "\(number)")
            forget(credential)
            #expect(try await credential.token(forScopes: ["a"]).token == #"new-s3cret-["a"]"#, "\(number)")
            #expect(!"\(credential)".contains("kept-s3cret"))
        }
    }

    @Test("asks again after a failure, and shows no token")
    func failing() async throws {
        let credential = credential { if $0 == 1 { throw Refusal() } }
        await #expect(throws: Refusal.self) { _ = try await credential.token(forScopes: []) }
        #expect(try await credential.token(forScopes: []).token == "token-2")
        var dumped = ""
        dump(credential, to: &dumped)
        #expect(!"\(credential) \(dumped)".contains("token-"))
    }

    @Test("is asked once by all who wait")
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    func sharing() async throws {
        let mayAnswer = Signal()
        let credential = credential { _ in await mayAnswer.wait() }
        let tasks = (1...5).map { _ in Task.immediate { try await credential.token(forScopes: []).token } }
        mayAnswer.give()
        for task in tasks { #expect(try await task.value == "token-1") }
    }
}
