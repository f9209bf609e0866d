import SwiftOutline

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
        return name.withUTF8 { bytes in words.contains { ByteSearch.ends(bytes, with: $0) } }
    }
}
