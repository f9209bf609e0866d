import SwiftOutline

/// Words that names may end in, such as those of a role: `ViewModel`, `Coordinator`. They are compared byte for byte.
struct NameSuffixes {
    /// The words one behind the other: threads that go through words each by itself would keep each other waiting.
    private let text: [UInt8]
    /// Where each word ends in that.
    private let ends: [Int]
    /// What a name that ends in one of the words ends in.
    let lastBytes: LastBytes

    init(_ words: [String]) {
        text = words.flatMap(\.utf8)
        ends = words.reduce(into: []) { ends, word in ends.append((ends.last ?? 0) + word.utf8.count) }
        lastBytes = words.contains("") ? .all : LastBytes(of: words)
    }

    /// Whether a name ends in one of the words.
    func end(_ name: String) -> Bool {
        guard !ends.isEmpty, lastBytes.contains(LastBytes.last(of: name)) else { return false }
        var name = name
        return name.withUTF8 { name in
            text.withUnsafeBufferPointer { text in
                var start = 0
                for end in ends {
                    let word = UnsafeBufferPointer(rebasing: text[start..<end])
                    if ByteSearch.ends(name, with: word) { return true }
                    start = end
                }
                return false
            }
        }
    }
}
