/// The words of names as sentences have them, which know how acronyms and words with capitals within are spelled: *owner ID*.
enum SpokenWords {
    /// Words that are written in capitals, by their lowercase letters.
    static let initials: [String: String] = {
        let words = [
            "ID", "URL", "URI", "API", "HTTP", "HTTPS", "HTML", "JSON", "XML", "CSV", "PDF", "IP", "DNS", "SSH", "SSL",
            "TLS", "SHA", "UUID", "GUID", "UTC", "SMS", "MMS", "SIM", "IMSI", "IMEI", "APN", "CPU", "GPU", "SQL", "CSS",
            "VM", "VAT", "IBAN", "SKU", "ISBN", "MAC", "TTL", "CIDR", "VPN", "GPG", "SSO", "PIN", "MD", "QR", "CORS",
            "TCP", "UDP", "ICMP", "FTP", "SFTP", "SMTP", "AWS", "PNG", "JPG", "JPEG", "GIF", "SVG",
        ]
        let plurals = ["ids": "IDs", "urls": "URLs", "uris": "URIs", "ips": "IPs", "apis": "APIs", "vms": "VMs"]
        let others = Dictionary(uniqueKeysWithValues: (dividedWords + MixedTerms.all).map { ($0.lowercased(), $0) })
        return Dictionary(uniqueKeysWithValues: words.map { ($0.lowercased(), $0) })
            .merging(plurals) { $1 }.merging(others) { $1 }
    }()

    /// Further words that are written in capitals in names. As values they are codes.
    private static let acronyms: Set<String> = [
        "acl", "arn", "asn", "bgp", "bic", "cdn", "cvc", "cvv", "dhcp", "dto", "ean", "fqdn", "gtin", "iam", "iccid",
        "iso", "ivr", "jwt", "kyc", "ldap", "mfa", "msisdn", "nfc", "otp", "saml", "scim", "sdk", "sla", "ssid", "tts",
        "upc", "usb", "vpc",
    ]

    /// Words with capitals within, at which names are divided.
    private static let dividedWords = ["ETag", "OAuth", "OData", "iOS", "macOS", "tvOS", "visionOS", "watchOS"]

    /// Divided words by their parts in small letters.
    private static let joinedWords: [[String]: String] = Dictionary(
        uniqueKeysWithValues: dividedWords.map { (Words($0).lowercased, $0) }
    )

    /// The words of a name.
    static func words(of name: String) -> [String] {
        let words = joined(Words(name).words)
        let isAllCapitals = name == name.uppercased()
        return words.map { word in
            let small = word.lowercased()
            if let initials = initials[small] { return initials }
            if acronyms.contains(small) { return word.uppercased() }
            let keepsCapitals = !isAllCapitals && (2...5).contains(word.count) && word == word.uppercased()
            return keepsCapitals && word.contains(where: \.isLetter) ? word : small
        }
    }

    /// The words of a name, those that are one joined: *ETag* for *E* and *Tag*.
    private static func joined(_ words: [String]) -> [String] {
        var joined: [String] = []
        var index = 0
        while index < words.count {
            let next =
                index + 1 < words.count ? joinedWords[[words[index].lowercased(), words[index + 1].lowercased()]] : nil
            joined.append(next ?? words[index])
            index += next == nil ? 1 : 2
        }
        return joined
    }

    /// Whether the words of a name can be told apart. They cannot in an acronym with a digit, or if the name of one thing follows that of
    /// another.
    ///
    /// - Parameters:
    ///   - words: What was taken for its words.
    ///   - name: The name.
    static func areTold(_ words: [String], of name: String) -> Bool {
        if name.utf8.dropFirst().contains(UInt8(ascii: "@")) { return false }
        return !zip(words, words.dropFirst()).contains { word, next in
            guard word.utf8.last?.isDigit == true, word.utf8.first?.isDigit != true,
                initials[next.lowercased()] == nil, next.utf8.first?.isDigit != true
            else { return false }
            let isAcronym = next.utf8.count < 3 || next.utf8.allSatisfy(\.isCapital)
            return isAcronym && name.lowercased().contains((word + next).lowercased())
        }
    }

    /// Whether a name has letters.
    static func exist(in name: String) -> Bool {
        name.unicodeScalars.first { $0.properties.isAlphabetic } != nil
    }
}
