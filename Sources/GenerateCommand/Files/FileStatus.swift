/// What the system says of what is at a path. It is another one when a file has been written again, or its permissions
/// have changed.
struct FileStatus: Sendable, Hashable {
    /// What something at a path is; `other` is a pipe, a device or the like.
    enum Kind {
        case file, folder, link, other
    }

    /// What tells it from all others on this machine.
    struct Identity: Sendable, Hashable {
        fileprivate let device: UInt64
        fileprivate let number: UInt64
    }

    /// What it is.
    let kind: Kind
    /// Its size in bytes.
    let size: Int
    /// What its owner and others may do with it.
    let permissions: mode_t
    /// What tells it from others.
    let identity: Identity
    private let seconds: Int
    private let nanoseconds: Int

    /// The status of what a path leads to; `nil` if there is nothing, with the reason in `errno`.
    init?(at path: String) {
        self.init { stat(path, &$0) }
    }

    /// The status of what is at a path itself, which may be a link; `nil` if there is nothing, with the reason in `errno`.
    init?(ofEntryAt path: String) {
        self.init { lstat(path, &$0) }
    }

    /// The status of an open file or folder; `nil` if the system does not tell, with the reason in `errno`.
    init?(ofDescriptor descriptor: Int32) {
        self.init { fstat(descriptor, &$0) }
    }

    private init?(_ look: (inout stat) -> Int32) {
        var status = stat()
        guard look(&status) == 0 else { return nil }
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
        size = Int(status.st_size)
        permissions = status.st_mode & 0o777
        identity = Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            number: UInt64(truncatingIfNeeded: status.st_ino)
        )
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}
