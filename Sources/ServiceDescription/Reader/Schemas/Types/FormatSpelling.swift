import Suggestions

/// How formats are written.
package enum FormatSpelling {
    /// Other names of `date-time`, without marks and capitals: `datetime` of beego, `timestamp with time zone` of PostgREST.
    private static let timestamps: Set<String> = [
        "datetime", "rfc3339datetime", "datetimerfc3339", "iso8601datetime", "datetimeiso8601", "isodatetime",
        "rfc3339timestamp", "datetimeoffset", "utcdatetime", "datetimeutc", "timestampwithtimezone", "timestamptz",
    ]

    /// What is a file is known by the exact name.
    private static let exactNames: Set<String> = ["binary", "file"]

    /// A format in its known spelling: `uuid` for `UUID`, `date-time` for `DateTime`. One that is not known is returned as it is
    /// written.
    package static func canonical(_ format: String) -> String {
        if StandardFormat.isKnown(format) { return format }
        let lowercased = format.lowercased()
        if StandardFormat.isKnown(lowercased) { return exactNames.contains(lowercased) ? format : lowercased }
        return timestamps.contains(format.letters) ? "date-time" : format
    }

    /// The format that is meant by an unknown one; `nil` if the format is known, or near to none.
    static func nearest(to format: String) -> String? {
        let length = format.utf8.count
        // Short words resemble too many others.
        guard !StandardFormat.isKnown(format), length > 3 else { return nil }
        let canonical = canonical(format)
        if canonical != format {
            switch StandardFormat(canonical) {
            // Nothing depends on how it is written.
            case .text, .other: return nil
            default: return canonical
            }
        }
        let names = StandardFormat.commonNames
        if length < 5 { return names.first { $0 == format.lowercased() } }
        return NearestName.nearest(to: format, among: names, limit: length < 9 ? 1 : 2)
    }
}

extension Fields<SchemaKeyword> {
    /// The format in its known spelling, however it is written.
    var format: String? { self[.format]?.string.map(FormatSpelling.canonical) }
}
