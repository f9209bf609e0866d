import AppModel
import Diagnostics
import FileTransaction
import SwiftEdits
import SwiftOutline

/// The parts of package manifests that name a target or package of a module: targets, products, dependencies, and the constants and
/// cases that stand for its name.
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
        let constants = outline.allDeclarations.filter { declaration in
            guard [.let, .case].contains(declaration.kind), map.matches(declaration.name) else { return false }
            return declaration.initialValue.map { names.contains($0.text.filter { $0 != "\"" }) } == true
        }
        found += constants.map { CodeFragment(constant: $0, in: file, of: outline) }
        let symbols = Set(constants.filter { $0.kind == .let }.map(\.name))
        for token in outline.tokens where isName(token, in: outline, symbols) {
            let elements = code.elements(around: token.start).filter { $0.kind == .element }
            guard let element = elements.first(where: { isNamed($0, in: outline, symbols) }) ?? elements.last else {
                continue
            }
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

    /// Whether a token names a copied target or package, or its folder, in a text or by a constant.
    private func isName(_ token: Token, in outline: Outline, _ symbols: Set<String>) -> Bool {
        if token.kind == .identifier { return symbols.contains(outline.name(token)) }
        guard token.kind == .string else { return false }
        let content = outline.text(token).filter { $0 != "\"" }
        return names.contains(content) || content.hasSuffix("Tests") && names.contains(String(content.dropLast(5)))
            || content.contains("/") && content.split(separator: "/").last.map { names.contains(String($0)) } == true
    }

    /// Whether an element is a target or product that has the module's name.
    private func isNamed(_ element: CodeElement, in outline: Outline, _ symbols: Set<String>) -> Bool {
        guard let call = element.code.calls.first(where: { $0.range == element.range }),
            let name = call.argument(labelled: "name")?.value
        else { return false }
        return call.text("name").map(names.contains) ?? false
            || !symbols.isDisjoint(with: outline.names(in: name.range))
    }
}

extension CodeFragment {
    fileprivate init(constant: Declaration, in file: Int, of outline: Outline) {
        let members = constant.parent?.members ?? outline.declarations
        self.init(
            file: file,
            range: constant.range,
            kind: constant.kind == .case ? .enumCase : .member,
            siblings: members.filter { !$0.isContinuation }.map(\.range),
            declaration: constant
        )
        if members.contains(where: { $0.isContinuation && $0.range == constant.range }) { part = constant.elementRange }
    }
}

extension SourceFile {
    /// Whether the file lists the targets of a package or of a project.
    var isTargetList: Bool {
        role == .manifest || path.name == "Project.swift" && imports.contains { $0.isNamed("ProjectDescription") }
    }
}
