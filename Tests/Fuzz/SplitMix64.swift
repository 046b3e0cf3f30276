/// A generator of random numbers that gives the same numbers for the same seed, on every machine (Steele, Lea and Flood, "Fast
/// Splittable Pseudorandom Number Generators", 2014).
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// A number from 0 up to, and without, the given one.
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(max(count, 1))) }

    /// One of the elements, of which there must be one.
    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
