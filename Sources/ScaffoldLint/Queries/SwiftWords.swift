/// The names in a piece of Swift.
struct SwiftWords {
    let words: Set<Substring>

    init(_ text: String) { words = Set(text.utf8.split { !$0.isOfName }.map { Substring($0) }) }

    func contains(_ word: String) -> Bool { words.contains(word[...]) }
}
