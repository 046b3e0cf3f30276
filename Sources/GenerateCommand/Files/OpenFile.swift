/// An open file or folder, which is closed when this value is destroyed.
struct OpenFile: ~Copyable {
    /// The system's number for it.
    let descriptor: Int32

    /// Takes over a descriptor that the system gave.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        _ = close(descriptor)
    }

    /// Opens what has a name in this folder to read it. A link is not followed, and a pipe does not make the call wait for its other
    /// end.
    ///
    /// - Returns: `nil` if it cannot be opened, with the reason in `errno`.
    borrowing func opened(_ name: String) -> OpenFile? {
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        return file < 0 ? nil : OpenFile(file)
    }

    /// Creates a file in this folder to write it.
    ///
    /// - Returns: `nil` if it cannot be created, with the reason in `errno`, which is `EEXIST` if the name is taken.
    borrowing func created(_ name: String, mode: mode_t) -> OpenFile? {
        let file = openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        return file < 0 ? nil : OpenFile(file)
    }

    /// Everything from the present position to the end.
    ///
    /// - Throws: ``FileError`` if there are more bytes than `limit` or the system cannot read.
    borrowing func read(path: String, limit: Int) throws(FileError) -> [UInt8] {
        guard let status = FileStatus(ofDescriptor: descriptor) else { throw FileError(.read, path) }
        var bytes: [UInt8] = []
        // One byte more than there should be, so that the end of a file is found by the first call.
        var room = max(status.size + 1, 4_096)
        while true {
            if bytes.count + room > limit + 1 { room = limit + 1 - bytes.count }
            let chunk = try readOnce(path: path, atMost: room)
            if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
            if chunk.isEmpty { return bytes }
            if bytes.count > limit { throw FileError(.read, path, because: "it is larger than \(limit >> 20) MB") }
            room = 65_536
        }
    }

    /// Returns the first bytes of a file. There are fewer than requested only if the file is shorter.
    ///
    /// - Throws: ``FileError`` if the system cannot read.
    borrowing func beginning(path: String, length: Int) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < length {
            let chunk = try readOnce(path: path, atMost: length - bytes.count)
            if chunk.isEmpty { break }
            bytes += chunk
        }
        return bytes
    }

    private borrowing func readOnce(path: String, atMost size: Int) throws(FileError) -> [UInt8] {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let result = Self.retrying { systemRead(descriptor, buffer.baseAddress, size) }
            code = result < 0 ? errno : 0
            count = max(0, result)
        }
        if code != 0 { throw FileError(.read, path, code: code) }
        return bytes
    }

    /// Writes all bytes at the present position.
    ///
    /// - Throws: ``FileError`` if the system does not take them all.
    borrowing func write(_ bytes: [UInt8], path: String) throws(FileError) {
        try Self.write(bytes, to: descriptor, path: path)
    }

    /// Writes all bytes to a descriptor that stays open, such as standard output.
    ///
    /// - Throws: ``FileError`` if the system does not take them all.
    static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { buffer in
                Self.retrying { systemWrite(descriptor, buffer.baseAddress, buffer.count) }
            }
            guard count > 0 else { throw FileError(.write, path) }
            rest = rest.dropFirst(count)
        }
    }

    /// Repeats a call that a signal interrupted.
    private static func retrying(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}

// Inside the type its own methods hide the system's functions of the same name.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ size: Int) -> Int {
    read(descriptor, buffer, size)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ size: Int) -> Int {
    write(descriptor, buffer, size)
}
