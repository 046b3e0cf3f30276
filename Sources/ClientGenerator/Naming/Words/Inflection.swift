/// The forms of English words that are common in descriptions: singular and plural, with an article, as a participle.
enum Inflection {
    /// Words that end like plurals and are none, in lowercase letters.
    private static let singulars: Set<String> = [
        "series", "timeseries", "news", "species", "gas", "lens", "canvas", "alias", "atlas", "bias", "always", "as",
        "has", "was", "this", "https", "aws", "gps", "dns", "sms", "mms", "os", "ios", "css", "tls", "rss", "cors",
        "sas", "saas", "paas", "iaas", "kubernetes", "sales", "settings", "ms", "macos", "sqs", "sns", "ecs", "eks",
        "rds", "kms", "vms", "nfs", "nas", "cms", "pos", "chaos", "cosmos", "yes", "plus", "rights", "ipfs", "pbs",
        "vps", "postgres", "wms", "wfs", "wcs", "wmts", "sts", "ses", "zfs", "gcs", "ics", "tms", "lms", "hls",
        "devops", "jenkins",
    ]

    /// Words for what cannot be counted, in lowercase letters, before which no indefinite article stands.
    private static let uncountables: Set<String> = [
        "news", "settings", "sales", "rights", "hours", "data", "info", "information", "metadata", "advice", "content",
        "equipment", "evidence", "feedback", "furniture", "hardware", "knowledge", "luggage", "money", "music",
        "progress", "research", "software", "traffic", "usage", "weather", "staff", "stats", "prefs", "credentials",
        "media",
    ]

    /// The singular of plurals that follow no rule here.
    private static let irregular: [String: String] = [
        "statuses": "status", "aliases": "alias", "buses": "bus", "bonuses": "bonus", "viruses": "virus",
        "campuses": "campus", "gases": "gas", "lenses": "lens", "canvases": "canvas", "analyses": "analysis",
        "bases": "base", "axes": "axis", "indices": "index", "vertices": "vertex", "matrices": "matrix",
        "children": "child", "people": "person", "mice": "mouse", "caches": "cache", "movies": "movie",
        "cookies": "cookie", "calories": "calorie", "shoes": "shoe", "quizzes": "quiz", "criteria": "criterion",
        "hypotheses": "hypothesis", "diagnoses": "diagnosis", "radiuses": "radius", "censuses": "census",
    ]

    /// The plurals that end in *is*, as a singular does elsewhere.
    private static let pluralsInIs: Set<String> = [
        "apis", "clis", "emojis", "guis", "kpis", "openapis", "pois", "taxis", "uis", "uris", "wikis",
    ]

    private static let irregularPlurals = Dictionary(uniqueKeysWithValues: irregular.map { ($1, $0) })

    /// The singular of a word. A word that is not a plural is unchanged.
    static func singular(_ word: String) -> String {
        let small = word.lowercased()
        if let singular = irregular[small] { return String(word.prefix(1) + singular.dropFirst()) }
        guard small.hasSuffix("s"), small.count > 2, !singulars.contains(small) else { return word }
        if pluralsInIs.contains(small) { return String(word.dropLast()) }
        if ["ss", "us", "is"].contains(where: small.hasSuffix) { return word }
        if small.hasSuffix("ies"), small.count > 4 { return String(word.dropLast(3)) + "y" }
        let takesES = ["sses", "ches", "shes", "xes", "zzes", "oes"].contains(where: small.hasSuffix)
        return String(word.dropLast(takesES ? 2 : 1))
    }

    /// The words for one of the things that words are about, the last of which is the thing.
    static func one(of words: [String]) -> [String] { words.dropLast() + words.suffix(1).map(singular) }

    /// Words as they are compared with others: in the singular, without regard to case.
    static func compared(_ words: [String]) -> [String] { words.map { singular($0.lowercased()) } }

    /// Whether a word is a plural.
    static func isPlural(_ word: String) -> Bool { singular(word) != word }

    /// Whether a word means nothing that can be counted.
    static func isUncountable(_ word: String) -> Bool { uncountables.contains(word.lowercased()) }

    /// The plural of a word; a plural as it is.
    static func plural(_ word: String) -> String {
        let small = word.lowercased()
        if isPlural(word) || singulars.contains(small) { return word }
        if let plural = irregularPlurals[small] { return plural }
        if small.hasSuffix("y"), let before = small.dropLast().last, !"aeiou".contains(before) {
            return String(word.dropLast()) + "ies"
        }
        return word + (["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) ? "es" : "s")
    }

    private static let irregularParticiples: Set<String> = [
        "sent", "begun", "paid", "made", "built", "sold", "seen", "run", "left", "lost", "given", "read", "written",
        "taken", "broken", "chosen", "hidden", "shown", "bought", "caught", "found", "held", "kept", "spent", "drawn",
        "met", "won",
    ]

    /// Whether a word says what was done with something: *created*, *sent*.
    static func isParticiple(_ word: String) -> Bool {
        (word.count > 4 && word.hasSuffix("ed")
            && !["speed", "feed", "need", "embed", "breed", "hundred"].contains(word))
            || irregularParticiples.contains(word)
    }

    /// The indefinite article before the name of a type: *a* before `Pet` and `UserList`, *an* before `Order` and `HTTPError`.
    static func article(before name: String) -> String {
        String(withArticle(Words(name).words.joined(separator: " ")).prefix { $0 != " " })
    }

    /// Words with an indefinite article: *a pet*, *an order*.
    static func withArticle(_ words: String) -> String {
        guard let first = words.first else { return words }
        let word = words.prefix { $0 != " " }
        let small = word.lowercased()
        let letters = Array(small)
        let isVowel: Bool
        // The initials of `NVMe` are spelled, too.
        if word.count > 1, word.prefix(2) == word.prefix(2).uppercased(),
            !["SIM", "RAM", "ROM", "REST", "SOAP", "SAML", "SCIM", "MIME", "MAC"].contains(word)
        {
            isVowel = "AEFHILMNORSX".contains(first)
        } else if first.lowercased() == "u" {
            // A user, a unit, but an update and an unauthenticated user.
            isVowel =
                letters.count > 2
                && ("aeiou".contains(letters[1]) || !"aeiou".contains(letters[2])
                    || letters[1] == "n" && letters[2] != "i")
        } else {
            isVowel =
                "aeio".contains(letters[0]) && !small.hasPrefix("one") && !small.hasPrefix("eu")
                || small.hasPrefix("hour")
        }
        return (isVowel ? "an " : "a ") + words
    }
}
