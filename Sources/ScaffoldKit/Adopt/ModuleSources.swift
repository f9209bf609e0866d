import Diagnostics
import SwiftOutline

/// The files of one module that was written by hand, outlined, as far as the style's pieces tell which they are.
struct ModuleSources {
    private var outlines: [(path: String, outline: Outline)] = []

    init(_ paths: [String], in tree: FileTree) throws(Failure) {
        for path in paths {
            guard let bytes = try tree.read(RelativePath(trusted: path)) else { continue }
            outlines.append((path, Outline(SourceText(bytes))))
        }
    }

    /// The types at the top level with this name, extensions of it among them.
    func declarations(_ name: String) -> [(path: String, declaration: Declaration)] {
        outlines.flatMap { path, outline in
            outline.declarations.filter { $0.name == name && ($0.kind.isType || $0.kind == .extension) }
                .map { (path, $0) }
        }
    }

    /// Whether any of the files has this word as a token of its own.
    func mentions(_ word: String) -> Bool {
        outlines.contains { $0.outline.mentions(word) }
    }

    /// Whether the declaration of a type has one of these words in it.
    func type(_ name: String, mentions words: Set<String>) -> Bool {
        outlines.contains { _, outline in
            outline.declarations.contains { declaration in
                declaration.name == name && words.contains { outline.mentions($0, in: declaration.range) }
            }
        }
    }
}

extension Outline {
    fileprivate func mentions(_ word: String, in range: Range<Int>? = nil) -> Bool {
        let wanted = Array(word.utf8)
        return TokenList(source).contains { token in
            token.kind == .identifier && token.length == wanted.count
                && (range.map { $0.contains(token.start) } ?? true)
                && source.bytes(in: token.range).elementsEqual(wanted)
        }
    }
}
