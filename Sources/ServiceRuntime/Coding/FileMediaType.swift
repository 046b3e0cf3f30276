/// The media types of files by the extensions of their names, for the files that are commonly uploaded. The same everywhere,
/// whatever the system knows.
enum FileMediaType {
    private static let byExtension = [
        "aac": "audio/aac", "avif": "image/avif", "bmp": "image/bmp", "css": "text/css", "csv": "text/csv",
        "doc": "application/msword",
        "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "flac": "audio/flac", "gif": "image/gif", "gz": "application/gzip", "heic": "image/heic", "htm": "text/html",
        "html": "text/html", "ico": "image/vnd.microsoft.icon", "jpeg": "image/jpeg", "jpg": "image/jpeg",
        "js": "text/javascript", "json": "application/json", "jsonl": "application/jsonl", "m4a": "audio/mp4",
        "md": "text/markdown", "mov": "video/quicktime", "mp3": "audio/mpeg", "mp4": "video/mp4",
        "mpeg": "video/mpeg", "mpga": "audio/mpeg", "oga": "audio/ogg", "ogg": "audio/ogg", "ogv": "video/ogg",
        "pdf": "application/pdf", "png": "image/png", "ppt": "application/vnd.ms-powerpoint",
        "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        "rtf": "application/rtf", "svg": "image/svg+xml", "tar": "application/x-tar", "tif": "image/tiff",
        "tiff": "image/tiff", "txt": "text/plain", "wasm": "application/wasm", "wav": "audio/wav",
        "weba": "audio/webm", "webm": "video/webm", "webp": "image/webp", "xls": "application/vnd.ms-excel",
        "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "xml": "application/xml",
        "yaml": "application/yaml", "yml": "application/yaml", "zip": "application/zip",
    ]

    /// The media type of a file if it is one of those that a service accepts, or within one of the ranges; `nil` otherwise.
    static func accepted(_ mediaType: String?, among accepted: [String]) -> String? {
        mediaType.flatMap { type in accepted.contains { MediaType(type).isWithin($0) } ? type : nil }
    }

    /// The media type of a file of a name; `nil` if its extension is not known.
    static func mediaType(ofFileNamed name: String) -> String? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        return byExtension[name[name.index(after: dot)...].lowercased()]
    }
}
