/// The error of a file or folder that could not be read or written.
struct FileError: Error, Sendable, Hashable {
    /// What was tried.
    enum Action: String, Sendable {
        /// To read a file or list a folder.
        case read
        /// To create a file or a folder, or to change one.
        case write
        /// To remove a file or a folder.
        case remove
        /// To put back a file as it was.
        case restore
    }

    /// What was tried.
    let action: Action
    /// The path, as it is shown to the user.
    let path: String
    /// Why it failed: one clause without a full stop.
    let reason: String
    /// Whether there is nothing at the path that was to be read.
    let isAbsence: Bool
    /// The failures to put files back as they were, after this one.
    var unrestored: [FileError] = []

    /// The failure of an action for a reason that is known in words.
    init(_ action: Action, _ path: String, because reason: String) {
        self.init(action, path, because: reason, isAbsence: false)
    }

    private init(_ action: Action, _ path: String, because reason: String, isAbsence: Bool) {
        self.action = action
        self.path = path
        self.reason = reason
        self.isAbsence = isAbsence
    }

    /// The failure that the system reports by its error number.
    init(_ action: Action, _ path: String, code: Int32 = errno) {
        self.init(
            action,
            path,
            because: action == .write && code == ENOENT ? "it cannot be created there" : Self.reason(code),
            isAbsence: action == .read && code == ENOENT
        )
    }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT: "it does not exist"
        case EISDIR: "it is a folder"
        case ENOTDIR: "part of its path is a file, not a folder"
        case EEXIST: "it already exists"
        case EACCES, EPERM: "permission denied"
        case EROFS: "the file system is read-only"
        case ENOSPC, EDQUOT: "the disk is full"
        case ENAMETOOLONG: "its name is too long"
        case ELOOP: "its symbolic links form a cycle"
        default: String(cString: strerror(code))
        }
    }
}

extension FileError: CustomStringConvertible {
    /// The failure in words: `cannot read 'pets.yaml': it does not exist`.
    var description: String { "cannot \(action.rawValue) '\(path)': \(reason)" }
}
