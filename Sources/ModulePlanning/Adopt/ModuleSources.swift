import AppModel
import Diagnostics
import SwiftOutline

/// The sources of a hand-written module: the files that match the style's pieces.
struct ModuleSources {
    private let files: [SourceFile]

    init(_ paths: Set<String>, in app: AppModel) { files = paths.sorted().compactMap { app.file(at: $0) } }

    /// The top-level declarations and extensions of a type with this name.
    func declarations(_ name: String) -> [Declaration] {
        files.flatMap { file in file.outline.declarations.filter { $0.kind.hasMembers && $0.isNamed(name) } }
    }

    /// The identifiers in the files.
    var words: Set<String> {
        files.reduce(into: []) { $0.formUnion($1.outline.names(in: 0..<$1.outline.source.count)) }
    }

    /// How many tokens of these types precede the first mention of each identifier.
    func places(inTypes names: Set<String>) -> [String: Int] {
        var places: [String: Int] = [:]
        var passed = 0
        for file in files {
            for declaration in file.outline.declarations where names.contains(declaration.name) {
                for token in file.outline.tokens(in: declaration.range) {
                    if token.kind == .identifier {
                        let word = file.outline.text(token)
                        places[word] = places[word] ?? passed
                    }
                    passed += 1
                }
            }
        }
        return places
    }

    /// Whether the declaration of a type contains one of these words as an identifier.
    func hasType(mentioning words: Set<String>, where isWanted: (String) -> Bool) -> Bool {
        files.contains { file in
            file.outline.declarations.contains { declaration in
                isWanted(declaration.name) && !words.isDisjoint(with: file.outline.names(in: declaration.range))
            }
        }
    }
}
