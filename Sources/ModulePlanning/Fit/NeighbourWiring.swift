import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles
import SwiftEdits
import SwiftOutline

/// Wiring by example: the entries that the app has for its modules in the same form, repeated for a new one.
///
/// An entry that exists for two modules at least belongs to every module, if it stands in a type that the style wires modules
/// into, in a protocol of such a type, or in a type that conforms to it. It is repeated if each name in it that has the module's
/// name is declared by the module, or by another such entry.
struct NeighbourWiring {
    /// An entry of a neighbour, and the map from its words to the module's.
    private struct Example {
        let sibling: Sibling
        let module: String
        let map: NameMap
    }

    /// Entries of one form in one list.
    private struct Group {
        let sibling: Sibling
        /// The entries in the new module's names, the shortest first.
        var texts: [String]
        /// The names that an entry declares.
        var declared: Set<String>

        var isOfFunctions: Bool { texts.first.map { Outline($0).declarations.first?.kind == .func } ?? false }
    }

    /// An app has its entries for all modules, so a few show the form.
    private static let mostNeighbours = 12

    private let names: NeighbourNames
    private let known: Set<String>
    /// What the module's initialisers and functions take, by the names of types and functions.
    private let callable: [String: [[CallSlot]]]
    private let app: AppModel
    private let icon: String?
    /// The module's title as a literal, and as the key that the module's own texts have for it.
    private let title: (literal: String, text: String)?
    private let mark: SourceMark
    /// The style's own entries.
    private let own: [RenderedWiring]
    private var groups: [Group] = []

    init(
        _ pieces: [RenderedPiece],
        beside own: [RenderedWiring],
        of module: Module,
        in app: AppModel,
        names: NeighbourNames,
        at mark: SourceMark
    ) {
        self.names = names
        self.mark = mark
        self.own = own
        icon = module.tab?.icon
        let outlines = pieces.filter(\.isSwift).map(\.file.outline)
        let declarations = outlines.flatMap(\.allDeclarations)
        let packages = pieces.contains { $0.path.isManifest } ? [module.words.pascal] : []
        title = packages.isEmpty ? Self.title(module.tab?.title ?? module.words.title, in: pieces) : nil
        callable = Self.callable(declarations)
        self.app = app
        known = Set(
            packages + declarations.map(\.name) + declarations.flatMap(\.parameters).flatMap { [$0.label, $0.name] }
        )
        let written = Set(pieces.map(\.path))
        let wired = own.flatMap(\.edits).compactMap { $0.anchor.steps.first?.name }.compactMap(app.visibleType)
        let protocols = Set(wired.flatMap { $0.kind == .protocol ? [$0] : $0.protocols(in: app) }.map(\.name))
        // Stand-ins of such a type in tests need the entries, too.
        let conforming = app.types.filter { type in type.inherited.contains { protocols.contains($0.name) } }
        let types = protocols.union((wired + conforming).map(\.name))
        for file in app.files where file.role != .manifest && !written.contains(file.path) {
            collect(from: file, into: types)
        }
        close()
    }

    /// The entries, with the form's own name as the item.
    var wirings: [RenderedWiring] {
        groups.compactMap { group in
            let steps = group.sibling.anchor.compactMap { try? AnchorStep($0) }
            guard let text = group.texts.first, steps.count == group.sibling.anchor.count else { return nil }
            let edit = Edit(group.sibling.kind, in: AnchorPath(steps: steps), text: text, after: group.sibling.after)
            let wiring = Wiring(
                id: "neighbours",
                title: "As for the other modules",
                scope: .module,
                entry: Wiring.Entry(edit.kind, text),
                isOptional: true,
                mark: mark
            )
            var rendered = RenderedWiring(wiring: wiring, edits: [edit])
            rendered.item = group.sibling.anchor.joined(separator: ", ") + ": " + text
            return rendered
        }
    }

    /// These entries, those of the style for other lists, and the style's members that both name and do not declare.
    var all: [RenderedWiring] {
        let wirings = wirings
        let examples = wirings.flatMap(\.edits)
        let lists = Set(examples.map(\.list))
        let others = own.flatMap(\.edits).filter { !lists.contains($0.list) }
        func isWanted(_ edit: Edit) -> Bool {
            guard lists.contains(edit.list) else { return true }
            guard let name = edit.declared, (examples + others).contains(where: { $0.names(name) }) else {
                return false
            }
            return !examples.contains { $0.list == edit.list && $0.declared == name }
        }
        return wirings + own.filter { $0.edits.allSatisfy(isWanted) }
    }

    private mutating func collect(from file: SourceFile, into types: Set<String>) {
        let siblings = Sibling.all(in: file).filter { types.contains($0.type) }
        guard !siblings.isEmpty else { return }
        let mentioned = names.neighbours.map { (name: $0, map: names.map(from: $0)) }
            .filter { $0.map.isNamed(in: file.outline) }.prefix(Self.mostNeighbours)
        guard mentioned.count > 1 else { return }
        var found: [[String]: [Example]] = [:]
        var forms: [[String]] = []
        for sibling in siblings {
            let owner = names.owner(of: sibling.type)
            let outline = Outline(sibling.name)
            let named = mentioned.filter { $0.name != owner && $0.map.isNamed(in: outline) }
            guard let module = named.first, named.count == 1 else { continue }
            let form = Self.form(of: sibling, without: module.name)
            if found[form] == nil { forms.append(form) }
            found[form, default: []].append(Example(sibling: sibling, module: module.name, map: module.map))
        }
        groups += forms.compactMap { found[$0].flatMap(group) }
    }

    /// What entries of one form have in common: all but the module's name and the texts.
    private static func form(of sibling: Sibling, without module: String) -> [String] {
        let name = NameMap(findingExactly: [NameWords(module)]).renamed(code: sibling.name)
        return [sibling.kind.rawValue, "\(sibling.list)"] + sibling.anchor + [withoutTexts(name)]
    }

    /// The entries of one form in the new module's names; `nil` if only one module has them.
    private func group(_ examples: [Example]) -> Group? {
        guard Set(examples.map(\.module)).count > 1, let last = examples.last else { return nil }
        let texts = examples.map { withIcon($0.map.renamed(code: $0.sibling.text)) }
        var declared: Set<String> = []
        if [.member, .enumCase, .parameter].contains(last.sibling.kind) {
            let name = last.map.renamed(code: last.sibling.name)
            declared = [name, "\(last.sibling.type).\(name)"]
        }
        return Group(
            sibling: last.sibling,
            texts: texts.sorted { ($0.count, $0) < ($1.count, $1) },
            declared: declared
        )
    }

    /// Removes entries that use undeclared names, then those that use names which the removed entries would have declared.
    ///
    /// A function is removed from all types at once, since a protocol may require it of each, unless the style has it.
    private mutating func close() {
        while true {
            let declared = groups.reduce(known) { $0.union($1.declared) }
            var lost: Set<String> = []
            var closed = groups.compactMap { group -> Group? in
                var left = group
                left.texts.removeAll { !isClosed($0, of: group.sibling, declared) }
                if left.texts.isEmpty && group.isOfFunctions { lost.formUnion(group.declared) }
                return left.texts.isEmpty ? nil : left
            }
            lost.subtract(own.flatMap(\.edits).compactMap(\.declared))
            closed.removeAll { $0.isOfFunctions && !lost.isDisjoint(with: $0.declared) }
            let isDone = closed.map(\.texts.count) == groups.map(\.texts.count)
            groups = closed
            if isDone { return }
        }
    }

    private func isClosed(_ text: String, of sibling: Sibling, _ declared: Set<String>) -> Bool {
        let outline = Outline(text)
        let last = outline.tokens.last { $0.kind == .identifier }
        let module = names.own
        let isKnown = outline.tokens.enumerated().allSatisfy { index, token in
            guard token.kind == .identifier else { return true }
            let name = outline.name(token)
            guard module.matches(name) else { return true }
            guard index > 1, outline.tokens[index - 1].kind == .period, outline.tokens[index - 2].kind == .identifier,
                outline.text(outline.tokens[index - 2]).first?.isUppercase == true
            else {
                // A value that is passed on must be in scope: a local constant of the neighbours is not repeated.
                let isHandedOn =
                    sibling.kind == .argument && token.start == last?.start && index > 0
                    && outline.tokens[index - 1].kind != .period
                return isHandedOn
                    ? known.contains(name) || declared.contains("\(sibling.type).\(name)") : declared.contains(name)
            }
            return known.contains(name) || declared.contains("\(outline.text(outline.tokens[index - 2])).\(name)")
        }
        return isKnown && outline.code().calls.allSatisfy(fits)
    }

    /// Whether a call of the module's own code fits it by labels.
    private func fits(_ call: Call) -> Bool {
        guard let choices = callable[call.name] else { return true }
        let given = CallArguments.Given.all(of: call)
        let arguments = CallArguments(given: given, app: app, module: names.own) { _, _ in nil }
        return choices.contains(where: arguments.fit)
    }

    private static func callable(_ declarations: [Declaration]) -> [String: [[CallSlot]]] {
        var found: [String: [[CallSlot]]] = [:]
        for declaration in declarations {
            let name = declaration.kind == .`init` ? declaration.parent?.name : declaration.name
            guard let name, declaration.kind == .`init` && !declaration.isCoder || declaration.kind == .func else {
                continue
            }
            found[name, default: []].append(declaration.parameters.map(CallSlot.init))
        }
        return found
    }

    private static func title(_ title: String, in pieces: [RenderedPiece]) -> (literal: String, text: String)? {
        let lines = pieces.filter(\.isMerged).flatMap { $0.text.split(separator: "\n") }
        guard let line = lines.first(where: { $0.hasSuffix(": \"\(title)\"") }),
            let key = line.split(separator: ":").first
        else { return nil }
        return ("\"\(title)\"", "String(localized: \"\(key)\")")
    }

    /// The text with the symbol of the module's tab, and with the key for its title.
    private func withIcon(_ text: String) -> String {
        let text = title.map { text.replacingAll($0.literal, with: $0.text) } ?? text
        guard let icon else { return text }
        let outline = Outline(text)
        let edits = outline.tokens.enumerated().compactMap { index, token -> SourceEdit? in
            guard token.kind == .string, index > 1, outline.tokens[index - 1].kind == .colon,
                ["systemName", "systemImage"].contains(outline.text(outline.tokens[index - 2]))
            else { return nil }
            let suffix = outline.text(token).hasSuffix(".fill\"") ? ".fill" : ""
            return SourceEdit(token.range, "\"\(icon)\(suffix)\"".utf8)
        }
        return (try? SourceEdit.apply(edits, to: Array(text.utf8))).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    private static func withoutTexts(_ code: String) -> String {
        let outline = Outline(code)
        return outline.tokens.map { $0.kind == .string ? "\"\"" : outline.text($0) }.joined(separator: " ")
    }
}

extension Edit {
    /// The type that the entry goes to, and its kind.
    fileprivate var list: String { "\(anchor.steps.first?.name ?? "") \(kind)" }

    /// The name of a member.
    fileprivate var declared: String? { kind == .member ? Outline(text).declarations.first?.name : nil }

    fileprivate func names(_ name: String) -> Bool {
        let outline = Outline(text)
        return outline.tokens.contains { $0.kind == .identifier && outline.name($0) == name }
    }
}
