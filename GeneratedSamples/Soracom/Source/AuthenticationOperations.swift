// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

nonisolated extension SoracomClient {
    /// Obtains and invalidates API keys and tokens, and resets passwords.
    public nonisolated struct AuthenticationOperations: Sendable {
        let client: SoracomClient

        /// Exchanges credentials for an API key and a token, which every other request needs. The credentials are one
        /// of three kinds: the email address and password of the account itself; the operator ID, name and password of
        /// a SAM user; or an authentication key ID and authentication key.
        ///
        /// - Parameters:
        ///   - credentials: The credentials, of one of the three kinds.
        ///   - options: The options for this call.
        /// - Returns: The API key and the token.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (401 or any other status).
        public func authenticate(
            credentials: AuthenticationCredentials,
            withOptions options: AuthenticateOptions? = nil
        ) async throws(ServiceError) -> AuthenticationResult {
            let request = requests.authenticate(credentials: credentials, withOptions: options)
            return try await request.value()
        }

        /// Exchanges credentials for an API key and a token, which every other request needs. The credentials are one
        /// of three kinds: the email address and password of the account itself; the operator ID, name and password of
        /// a SAM user; or an authentication key ID and authentication key.
        ///
        /// - Parameters:
        ///   - credentials: The credentials, of one of the three kinds.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func authenticate(
            credentials: AuthenticationCredentials,
            withOptions options: AuthenticateOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<AuthenticationResult>
        ) {
            requests.authenticate(credentials: credentials, withOptions: options).run(completionHandler)
        }

        /// Invalidates the API key and the token of this request; neither can be used again.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError``.
        public func logout(withOptions options: LogoutOptions? = nil) async throws(ServiceError) {
            let request = requests.logout(withOptions: options)
            try await request.value()
        }

        /// Invalidates the API key and the token of this request; neither can be used again.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func logout(
            withOptions options: LogoutOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.logout(withOptions: options).run(completionHandler)
        }

        /// Sends a password reset token to the email address of an account.
        ///
        /// Sends a password reset token to the primary email address of an account. Its holder sets a new password by
        /// verifying that token.
        ///
        /// - Parameters:
        ///   - account: The account whose password to reset.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (400 or any other status).
        public func issuePasswordResetToken(
            account: PasswordResetTokenRequest,
            withOptions options: IssuePasswordResetTokenOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.issuePasswordResetToken(account: account, withOptions: options)
            try await request.value()
        }

        /// Sends a password reset token to the email address of an account.
        ///
        /// - Parameters:
        ///   - account: The account whose password to reset.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func issuePasswordResetToken(
            account: PasswordResetTokenRequest,
            withOptions options: IssuePasswordResetTokenOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.issuePasswordResetToken(account: account, withOptions: options).run(completionHandler)
        }

        /// Sets a new password by means of a password reset token.
        ///
        /// Sets a new password if the password reset token is valid.
        ///
        /// - Parameters:
        ///   - verification: The token that was received, and the new password.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`. The service reports errors as ``SoracomError`` (400, 404 or any other status).
        public func verifyPasswordResetToken(
            verification: PasswordResetTokenVerification,
            withOptions options: VerifyPasswordResetTokenOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.verifyPasswordResetToken(verification: verification, withOptions: options)
            try await request.value()
        }

        /// Sets a new password by means of a password reset token.
        ///
        /// - Parameters:
        ///   - verification: The token that was received, and the new password.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func verifyPasswordResetToken(
            verification: PasswordResetTokenVerification,
            withOptions options: VerifyPasswordResetTokenOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.verifyPasswordResetToken(verification: verification, withOptions: options).run(completionHandler)
        }
    }
}

nonisolated extension SoracomClient.AuthenticationOperations {
    // MARK: Requests

    /// The operations of the group as request values, which you can send later.
    public var requests: Requests { Requests(client: client) }

    /// Methods that create requests without sending them.
    public nonisolated struct Requests: Sendable {
        // The methods are not inlined: two others call each of them, and both would contain its code.
        let client: SoracomClient

        /// Creates the request for ``SoracomClient/AuthenticationOperations/authenticate(credentials:withOptions:)``.
        @inline(never)
        public func authenticate(
            credentials: AuthenticationCredentials,
            withOptions options: AuthenticateOptions? = nil
        ) -> ServiceRequest<AuthenticationResult> {
            var description = RequestDescription(.post, "/auth", options: options)
            description.body(credentials, as: "application/json")
            description.anonymous()
            description.secret(members: ["authKey", "password"])
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``SoracomClient/AuthenticationOperations/logout(withOptions:)``.
        @inline(never)
        public func logout(withOptions options: LogoutOptions? = nil) -> ServiceRequest<Void> {
            var description = RequestDescription(.post, "/auth/logout", options: options)
            description.accept("application/json")
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .nothing)
        }

        /// Creates the request for
        /// ``SoracomClient/AuthenticationOperations/issuePasswordResetToken(account:withOptions:)``.
        @inline(never)
        public func issuePasswordResetToken(
            account: PasswordResetTokenRequest,
            withOptions options: IssuePasswordResetTokenOptions? = nil
        ) -> ServiceRequest<Void> {
            var description = RequestDescription(.post, "/auth/password_reset_token/issue", options: options)
            description.body(account, as: "application/json")
            description.accept("application/json")
            description.anonymous()
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .nothing)
        }

        /// Creates the request for
        /// ``SoracomClient/AuthenticationOperations/verifyPasswordResetToken(verification:withOptions:)``.
        @inline(never)
        public func verifyPasswordResetToken(
            verification: PasswordResetTokenVerification,
            withOptions options: VerifyPasswordResetTokenOptions? = nil
        ) -> ServiceRequest<Void> {
            var description = RequestDescription(.post, "/auth/password_reset_token/verify", options: options)
            description.body(verification, as: "application/json")
            description.accept("application/json")
            description.anonymous()
            description.secret(members: ["password"])
            description.failure(.any, SoracomError.self)
            return ServiceRequest(description, client: client, returns: .nothing)
        }
    }
}
