import ScaffoldKit
import SwiftOutline

/// Finds the modules of an app: a stem of names for which enough of the style's distinguishing declarations exist.
struct ModuleFinder {
    let index: SourceIndex
    let shape: ModuleShape

    /// - Parameters:
    ///   - kept: The names of modules whose specs the tool keeps: they are modules whatever is left of them.
    ///   - options: The values of the style's options for a module.
    func modules(kept: Set<String>, options: (String) -> [String: String]) -> [LintModule] {
        var found: [String: [Int: IndexedType]] = [:]
        // The positions of the anchors that a type may be by its kind.
        let anchors = Dictionary(
            uniqueKeysWithValues: DeclarationKind.allCases.map { kind in
                (kind, shape.anchors.indices.filter { shape.anchors[$0].keywords.contains(kind.keyword) })
            }
        )
        for type in index.types {
            guard let numbers = anchors[type.kind], !numbers.isEmpty,
                index.files[type.place.file].role == .source
            else { continue }
            let name = type.name
            for number in numbers {
                guard let stem = shape.anchors[number].name.stem(of: name), SwiftText.beginsLarge(stem) else {
                    continue
                }
                found[stem, default: [:]][number] = type
            }
        }
        let names = found.filter { stem, anchors in
            anchors.count >= shape.enough && !shape.none.contains(stem)
                && anchors.keys.contains { !shape.anchors[$0].isOfScreen }
        }.keys
        return Set(names).union(kept).map { name in
            let anchors = (found[name] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
            return LintModule(name: name, anchors: anchors, isKept: kept.contains(name), options: options(name))
        }
    }
}
