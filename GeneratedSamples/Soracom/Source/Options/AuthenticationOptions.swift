// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options for ``SoracomClient/AuthenticationOperations/authenticate(credentials:withOptions:)``.
public typealias AuthenticateOptions = CommonOptions

/// Options for ``SoracomClient/AuthenticationOperations/logout(withOptions:)``.
public typealias LogoutOptions = CommonOptions

/// Options for ``SoracomClient/AuthenticationOperations/issuePasswordResetToken(account:withOptions:)``.
public typealias IssuePasswordResetTokenOptions = CommonOptions

/// Options for ``SoracomClient/AuthenticationOperations/verifyPasswordResetToken(verification:withOptions:)``.
public typealias VerifyPasswordResetTokenOptions = CommonOptions
