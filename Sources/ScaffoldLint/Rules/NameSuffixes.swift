#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Words that names may end in, such as those of a role: `ViewModel`, `Coordinator`. They are compared byte for byte.
struct NameSuffixes {
    private let words: [[UInt8]]

    init(_ words: [String]) {
        self.words = words.map { Array($0.utf8) }
    }

    /// Whether a name ends in one of the words.
    func end(_ name: String) -> Bool {
        guard !words.isEmpty else { return false }
        var name = name
        return name.withUTF8 { bytes in
            words.contains { word in
                guard let base = bytes.baseAddress, bytes.count >= word.count else { return word.isEmpty }
                return memcmp(base + (bytes.count - word.count), word, word.count) == 0
            }
        }
    }
}
