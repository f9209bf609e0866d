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
        let kinds = shape.anchors.map { anchor in
            DeclarationKind.allCases.filter { anchor.keywords.contains($0.keyword) }
        }
        for type in index.types where index.files[type.place.file].role == .source {
            let kind = type.kind
            for (number, anchor) in shape.anchors.enumerated() where kinds[number].contains(kind) {
                guard let stem = anchor.name.stem(of: type.name), SwiftText.beginsLarge(stem) else { continue }
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
