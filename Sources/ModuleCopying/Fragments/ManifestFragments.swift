import AppModel
import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

/// The elements of package manifests that name a target or package of a module: targets, products, dependencies.
struct ManifestFragments {
    let app: AppModel
    let map: NameMap
    let copied: CopiedCode
    /// The copied targets and packages.
    let names: Set<String>

    var fragments: [CodeFragment] {
        guard !names.isEmpty else { return [] }
        return app.files.indices.filter { app.files[$0].isTargetList && !copied.files.contains($0) }.flatMap(fragments)
    }

    private func fragments(in file: Int) -> [CodeFragment] {
        let outline = app.files[file].outline
        let code = app.files[file].code()
        var found: [CodeFragment] = []
        for token in outline.tokens where token.kind == .string {
            let content = outline.text(token).filter { $0 != "\"" }
            let isTest = content.hasSuffix("Tests") && names.contains(String(content.dropLast(5)))
            guard
                names.contains(content) || isTest
                    || content.contains("/")
                        && content.split(separator: "/").last.map({ names.contains(String($0)) }) == true
            else { continue }
            let elements = code.elements(around: token.start).filter { $0.kind == .element }
            guard let element = elements.first(where: isNamed) ?? elements.last else { continue }
            let (own, all) = (element.range, element.list.map(\.range))
            let fragment = CodeFragment(file: file, range: own, kind: .packageArgument, siblings: all)
            if !found.contains(fragment) { found.append(fragment) }
        }
        return found.filter { fragment in
            !found.contains {
                $0 != fragment && $0.range.contains(fragment.range.lowerBound) && $0.range.count > fragment.range.count
            }
        }
    }

    /// Whether an element is a target or product that has the module's name.
    private func isNamed(_ element: CodeElement) -> Bool {
        guard let call = element.code.calls.first(where: { $0.range == element.range }),
            let name = call.text("name")
        else { return false }
        return names.contains(name)
    }
}

extension SourceFile {
    /// Whether the file lists the targets of a package or of a project.
    var isTargetList: Bool {
        role == .manifest || path.name == "Project.swift" && imports.contains { $0.isNamed("ProjectDescription") }
    }
}
