// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Options of the operation `authenticate`, which has none of its own.
public typealias AuthenticateOptions = CommonOptions

/// Options of the operation `logout`, which has none of its own.
public typealias LogoutOptions = CommonOptions

/// Options of the operation `issuePasswordResetToken`, which has none of its own.
public typealias IssuePasswordResetTokenOptions = CommonOptions

/// Options of the operation `verifyPasswordResetToken`, which has none of its own.
public typealias VerifyPasswordResetTokenOptions = CommonOptions
