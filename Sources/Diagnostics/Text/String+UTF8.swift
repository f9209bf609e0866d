extension String {
    /// The text of bytes, or `nil` where they are no UTF-8.
    ///
    /// Repairing changes what is not UTF-8, so equal bytes say that nothing was repaired. (The standard library's
    /// `init(validating:as:)` asks for macOS 15.)
    package init?(utf8 bytes: some Collection<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard bytes.allSatisfy({ $0 < 0x80 }) || text.utf8.elementsEqual(bytes) else { return nil }
        self = text
    }
}
