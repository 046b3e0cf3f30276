import Testing

@testable import ServiceRuntime

@Suite("Text that may be UTF-8")
struct UTF8CheckTests {
    private static func invalid(_ bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { UTF8Check.firstInvalidByte(in: $0) }
    }

    @Test("agrees with the standard library about every two bytes, and every first three bytes of a longer character")
    func agreement() {
        var candidates: [[UInt8]] = [[]]
        for first in UInt8.min...UInt8.max {
            for second in UInt8.min...UInt8.max {
                candidates += [[first, second], [0x61, first, second, 0x80], [first, second, 0xBF, 0x8F]]
            }
        }
        let wrong = candidates.filter { bytes in
            (Self.invalid(bytes) == nil) != (String(validating: bytes, as: UTF8.self) != nil)
        }
        #expect(wrong.isEmpty)
    }

    @Test("tells the place, wherever in a word it is", arguments: 0...20)
    func place(position: Int) {
        var bytes = Array(repeating: UInt8(ascii: "a"), count: 25)
        bytes[position] = 0xC3
        #expect(Self.invalid(bytes) == position)
        bytes[position + 1] = 0xA9
        #expect(Self.invalid(bytes) == nil)
        bytes.removeLast(bytes.count - position - 1)
        #expect(Self.invalid(bytes) == position)
    }
}
