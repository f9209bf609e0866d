extension UnsafeBufferPointer<UInt8> {
    /// The scalar at an index and its number of bytes; `nil` with the number of bytes to skip for invalid UTF-8.
    package func scalar(at place: Int) -> (scalar: Unicode.Scalar?, length: Int) {
        let first = self[place]
        guard Self.startsCharacter(first) else {
            let wrong = self[place + 1..<Swift.min(place + 4, count)].prefix { !Self.startsCharacter($0) }
            return (nil, wrong.count + 1)
        }
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        if length == 1 { return (Unicode.Scalar(first), 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<length {
            guard place + index < count, self[place + index].isContinuation else { return (nil, index) }
            value = value << 6 | UInt32(self[place + index] & 0x3F)
        }
        let isShortest = length == 2 || length == 3 && value >= 0x800 || length == 4 && value >= 0x10000
        return (isShortest ? Unicode.Scalar(value) : nil, length)
    }

    private static func startsCharacter(_ byte: UInt8) -> Bool { byte < 0x80 || byte >= 0xC2 && byte < 0xF5 }
}
