/// Terms of one word with small letters between capitals, at which other names are divided.
enum MixedTerms {
    /// The terms, as they are written.
    static let all = [
        "DDoS", "DPoP", "GeoJSON", "GraphQL", "IaaS", "IoT", "LoRaWAN", "MySQL", "NVMe", "PCIe", "PaaS", "PoE",
        "PostgreSQL", "QoS", "SaaS", "UPnP", "VoIP", "iSCSI",
    ]

    /// Those that begin with each of the bytes of ASCII. Nearly no word begins with one, and tens of thousands are looked at.
    private static let byInitial = (0..<128).map { initial in
        all.map { Array($0.utf8) }.filter { $0[0] == initial }
    }

    /// Where the term ends that begins at a position: behind `IoT` of `IoTRole`; the position itself if none begins there. In `IoThing`,
    /// the small letter is of another word.
    static func end<Element: NameElement>(at start: Int, in name: [Element]) -> Int {
        guard let initial = name[start].asciiByte else { return start }
        for term in byInitial[Int(initial)] {
            let end = start + term.count
            guard end <= name.count, end == name.count || !name[end].isSmall else { continue }
            if zip(name[start..<end], term).allSatisfy({ $0.asciiByte == $1 }) { return end }
        }
        return start
    }
}
