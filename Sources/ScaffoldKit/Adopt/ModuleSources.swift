import AppModel
import Diagnostics
import SwiftOutline

/// The sources of a hand-written module: the files that match the style's pieces.
struct ModuleSources {
    private let files: [SourceFile]

    init(_ paths: Set<String>, in app: AppModel) {
        files = paths.sorted().compactMap { app.file(at: $0) }
    }

    /// The top-level declarations and extensions of a type with this name.
    func declarations(_ name: String) -> [Declaration] {
        files.flatMap { file in file.outline.declarations.filter { $0.kind.hasMembers && $0.isNamed(name) } }
    }

    /// Whether any file contains this word as an identifier.
    func mentions(_ word: String) -> Bool {
        files.contains { file in file.outline.mentions(word, among: 0..<file.outline.tokens.count) }
    }

    /// How many tokens of these types precede the first mention of a word.
    func place(of word: String, inTypes names: Set<String>) -> Int? {
        var passed = 0
        for file in files {
            for declaration in file.outline.declarations where names.contains(declaration.name) {
                let tokens = file.outline.tokens.indices(in: declaration.range)
                if let index = tokens.first(where: { file.outline.mentions(word, among: $0..<$0 + 1) }) {
                    return passed + index - tokens.lowerBound
                }
                passed += tokens.count
            }
        }
        return nil
    }

    /// Whether the declaration of a type contains one of these words as an identifier.
    func type(_ name: String, mentions words: Set<String>) -> Bool {
        files.contains { file in
            file.outline.declarations.contains { declaration in
                guard declaration.isNamed(name) else { return false }
                let tokens = file.outline.tokens.indices(in: declaration.range)
                return words.contains { file.outline.mentions($0, among: tokens) }
            }
        }
    }
}

extension Outline {
    fileprivate func mentions(_ word: String, among places: Range<Int>) -> Bool {
        places.contains { tokens[$0].kind == .identifier && source.reads(word, in: tokens[$0].range) }
    }
}
