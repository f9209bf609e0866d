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
    private static let hole = NameWords("ThisModule")

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
        // Test doubles of such a type need the entries, too.
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
            guard let text = group.texts.first else { return nil }
            var steps: [AnchorStep] = []
            for step in group.sibling.anchor {
                guard let step = try? AnchorStep(step) else { return nil }
                steps.append(step)
            }
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
        let text = file.outline.source.text
        let mentioned = names.neighbours.filter { NeighbourNames.mentions(NameWords($0), in: text) }
            .prefix(Self.mostNeighbours)
        guard mentioned.count > 1 else { return }
        var found: [String: [(module: String, sibling: Sibling)]] = [:]
        var order: [String] = []
        for sibling in Sibling.all(in: file) where types.contains(sibling.type) {
            let owner = names.owner(of: sibling.type)
            let modules = mentioned.filter { $0 != owner && NeighbourNames.mentions(NameWords($0), in: sibling.name) }
            guard let module = modules.first, modules.count == 1 else { continue }
            let name = NeighbourNames(Self.hole, among: ModuleNames([])).renamed(sibling.name, from: module)
            let key = ([sibling.kind.rawValue, "\(sibling.list)"] + sibling.anchor + [Self.withoutTexts(name)]).joined(
                separator: "\n"
            )
            if found[key] == nil { order.append(key) }
            found[key, default: []].append((module, sibling))
        }
        for key in order {
            guard let entries = found[key], Set(entries.map(\.module)).count > 1, let last = entries.last else {
                continue
            }
            let texts = entries.map { withIcon(names.renamed($0.sibling.text, from: $0.module)) }
            var declared: Set<String> = []
            if [.member, .enumCase, .parameter].contains(last.sibling.kind) {
                let name = names.renamed(last.sibling.name, from: last.module)
                declared = [name, "\(last.sibling.type).\(name)"]
            }
            groups.append(
                Group(
                    sibling: last.sibling,
                    texts: texts.sorted { ($0.count, $0) < ($1.count, $1) },
                    declared: declared
                )
            )
        }
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
        let isKnown = outline.tokens.enumerated().allSatisfy { index, token in
            guard token.kind == .identifier else { return true }
            let name = outline.name(token)
            guard NeighbourNames.mentions(names.module, in: name) else { return true }
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
        let arguments = CallArguments(given: CallArguments.Given.all(of: call), app: app, module: names.module) {
            _,
            _ in nil
        }
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
