import SwiftOutline

/// Words that names may end in, such as those of a role: `ViewModel`, `Coordinator`. They are compared byte for byte.
struct NameSuffixes {
    private let words: [[UInt8]]
    /// What a name that ends in one of the words ends in.
    let lastBytes: LastBytes

    init(_ words: [String]) {
        self.words = words.map { Array($0.utf8) }
        lastBytes = words.contains("") ? .all : LastBytes(of: words)
    }

    /// Whether a name ends in one of the words.
    func end(_ name: String) -> Bool {
        guard !words.isEmpty, lastBytes.contains(LastBytes.last(of: name)) else { return false }
        var name = name
        return name.withUTF8 { bytes in words.contains { ByteSearch.ends(bytes, with: $0) } }
    }
}
