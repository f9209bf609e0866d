import ScaffoldKit

extension RelativePath {
    /// Whether one of the folders on the way has a name, given in its bytes, that is asked for.
    func hasFolder(where isWanted: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            var start = 0
            for (end, byte) in bytes.enumerated() where byte == UInt8(ascii: "/") {
                if isWanted(UnsafeBufferPointer(rebasing: bytes[start..<end])) { return true }
                start = end + 1
            }
            return false
        }
    }
}
