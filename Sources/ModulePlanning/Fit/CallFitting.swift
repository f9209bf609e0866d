import AppModel
import FileTransaction
import SwiftEdits
import SwiftOutline

/// Fits the calls in a module's rendered code to what the app declares under the names that the style uses.
///
/// A call that fits a declaration of the app by its labels stays as it is. Another one gets the labels of the declaration, and
/// what the declaration asks for besides is as in the app's own calls.
struct CallFitting {
    /// The declarations that a call may mean.
    private struct Target {
        let type: TypeDeclaration
        let function: String
        let choices: [[CallSlot]]
    }

    private let app: AppModel
    private let names: NeighbourNames
    /// The module's own types by name.
    private let own: [String: Declaration]

    /// Rewriting a call may bring another one to light.
    private static let mostRounds = 4

    init(_ drafts: [PieceDraft], in app: AppModel, names: NeighbourNames) {
        (self.app, self.names) = (app, names)
        let types = drafts.filter(\.isSwift).flatMap { Outline($0.text).declarations }.filter { $0.kind.isType }
        own = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    }

    func fitted(_ draft: PieceDraft) -> PieceDraft {
        guard draft.path.isSource else { return draft }
        var text = draft.text
        for _ in 0..<Self.mostRounds {
            let outline = Outline(text)
            let edits = innermost(outline.code().calls.compactMap { edit(of: $0, in: outline) })
            guard !edits.isEmpty, let new = try? SourceEdit.apply(edits, to: Array(text.utf8)) else { break }
            text = String(decoding: new, as: UTF8.self)
        }
        return draft.replacing(text)
    }

    private func innermost(_ edits: [SourceEdit]) -> [SourceEdit] {
        edits.filter { edit in
            !edits.contains {
                $0.range != edit.range && edit.range.contains($0.range.lowerBound)
                    && $0.range.upperBound <= edit.range.upperBound
            }
        }
    }

    // MARK: - One call

    private func edit(of call: Call, in outline: Outline) -> SourceEdit? {
        guard let target = target(of: call, in: outline), !target.choices.isEmpty else { return nil }
        let given = CallArguments.Given.all(of: call)
        let own = Set(self.own.keys)
        lazy var examples = CallExamples(of: target.function, in: target.type, app: app, names: names, except: own)
        let arguments = CallArguments(given: given, app: app, module: names.own) { slot, index in
            examples.argument(for: slot, unlabelled: index)
        }
        guard !target.choices.contains(where: arguments.fit) else { return nil }
        let fitted = target.choices.compactMap(arguments.fitted).min { $0.cost < $1.cost }
        return fitted.map { SourceEdit(call.callee.range.upperBound..<call.range.upperBound, $0.text.utf8) }
    }

    private func target(of call: Call, in outline: Outline) -> Target? {
        let callee = call.callee.text
        if callee == "super.init" {
            return superclass(around: call.range.lowerBound, in: outline).map(initializers)
        }
        let name = call.name
        if name == callee || callee.hasPrefix(name + "<"), name.first?.isUppercase == true {
            return initializers(of: name)
        }
        guard callee.hasSuffix(name), !name.isEmpty, name != "init" else { return nil }
        let receiver = String(callee.dropLast(name.count))
        guard let type = type(ofReceiver: receiver, at: call.range.lowerBound, in: outline) else { return nil }
        return Target(type: type, function: name, choices: CallSlot.functions(name, of: type, in: app))
    }

    private func initializers(of type: TypeDeclaration) -> Target {
        Target(type: type, function: "init", choices: CallSlot.initializers(of: type, in: app))
    }

    /// The initialisers of an app's type, or those that a class of the module inherits from one.
    private func initializers(of name: String) -> Target? {
        guard let declaration = own[name] else { return app.visibleType(name).map(initializers) }
        guard !declaration.members.contains(where: { $0.kind == .`init` && !$0.isCoder }) else { return nil }
        return superclass(of: declaration).map(initializers)
    }

    // MARK: - Receivers

    private func superclass(of declaration: Declaration) -> TypeDeclaration? {
        guard declaration.kind == .class, let first = declaration.inheritance.first else { return nil }
        let name = TypeText.bare(of: first.text)
        guard own[name] == nil, let type = app.visibleType(name), type.kind == .class else { return nil }
        return type
    }

    private func superclass(around offset: Int, in outline: Outline) -> TypeDeclaration? {
        guard let outer = outline.declarations(around: offset).first(where: { $0.kind.hasMembers }) else { return nil }
        return superclass(of: own[TypeText.bare(of: outer.name)] ?? outer)
    }

    /// The app's type of `coordinator?.`, `self.router.`, `Builder().title(…).`, or of nothing below an app's class.
    private func type(ofReceiver text: String, at offset: Int, in outline: Outline) -> TypeDeclaration? {
        var path = text.filter { !$0.isWhitespace }
        for mark in ["self?.", "self."] where path.hasPrefix(mark) { path = String(path.dropFirst(mark.count)) }
        guard !path.isEmpty else { return superclass(around: offset, in: outline) }
        if path.first?.isUppercase == true, let open = path.firstIndex(of: "(") {
            let name = String(path[..<open])
            return own[name] == nil ? app.visibleType(name) : nil
        }
        while path.last.map({ ".?!".contains($0) }) == true { path.removeLast() }
        guard path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
        guard let stated = statedType(of: path, at: offset, in: outline) else { return nil }
        let name = TypeText.bare(of: stated.withoutMark)
        return own[name] == nil ? app.visibleType(name) : nil
    }

    /// The written type of a property or parameter that is visible at an offset.
    private func statedType(of name: String, at offset: Int, in outline: Outline) -> String? {
        let around = outline.declarations(around: offset)
        for function in around.reversed() {
            if let found = function.parameters.first(where: { $0.name == name }) { return found.type.text }
        }
        if let outer = around.first(where: { $0.kind.hasMembers }) {
            let type = own[TypeText.bare(of: outer.name)] ?? outer
            if let member = (type.members + outer.members).first(where: { $0.isNamed(name) }) {
                return member.type?.text
            }
        }
        let inherited = superclass(around: offset, in: outline)?.lineage(in: app).flatMap { $0.members(named: name) }
        return inherited?.first?.declaration.type?.text
    }
}
