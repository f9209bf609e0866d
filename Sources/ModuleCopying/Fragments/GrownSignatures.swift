import AppModel
import Diagnostics
import ModuleSpecs
import SwiftEdits
import SwiftOutline

/// What a repeated parameter, or a repeated property that a structure is made with, needs of the code that names the function: an
/// argument in each call and in the patterns of an enum's case.
struct GrownSignatures {
    private let resolver: NameResolver
    private let copied: CopiedCode

    init(_ resolver: NameResolver, _ copied: CopiedCode) { (self.resolver, self.copied) = (resolver, copied) }

    /// What has one parameter more.
    private struct Grown {
        /// The function, or the property of a structure.
        let own: Declaration
        let file: SourceFile
        /// The names by which calls name it.
        let names: Set<String>
        let signature: Signature
        /// The place of the parameter among the others.
        let position: Int

        var slots: [CallSlot] { signature.slots }

        func isMember(of type: KnownType) -> Bool { type.has(own.nameRange.lowerBound, in: file) }
    }

    private func grown(_ fragment: CodeFragment) -> Grown? {
        guard let own = fragment.declaration else { return nil }
        let file = resolver.app.files[fragment.file]
        let type = file.outline.declarations(around: own.nameRange.lowerBound).last { $0.kind.hasMembers }
        let made: Set = [TypeText.bare(of: type?.name ?? ""), "init"]
        if fragment.kind == .parameter, own.isCallable {
            let (names, part) = (own.kind == .`init` ? made : [own.name], DeclaredPart(file: file, declaration: own))
            return Grown(own: own, file: file, names: names, signature: Signature(part), position: fragment.position)
        }
        guard fragment.kind == .member, own.isStored, let type, type.kind == .struct else { return nil }
        let all = resolver.type(of: DeclaredPart(file: file, declaration: type)).initializers(from: file).all
        guard let signature = all.first(where: { $0.part?.declaration.nameRange == type.nameRange }),
            let position = signature.slots.firstIndex(where: { $0.label == own.name })
        else { return nil }
        return Grown(own: own, file: file, names: made, signature: signature, position: position)
    }

    /// The arguments at the parameter's place.
    func arguments(for fragment: CodeFragment) -> [CodeFragment] {
        grown(fragment).map { places(of: $0).compactMap(\.self) } ?? []
    }

    /// Whether a call, pattern or reference cannot get an argument of its own for what is repeated, or nothing uses it.
    func isUnmet(_ fragment: CodeFragment, by fragments: Set<CodeFragment>) -> Bool {
        if fragment.kind == .parameter, let own = fragment.declaration {
            guard own.kind != .subscript, own.name.first?.isLetter == true, !isUnused(fragment, own, fragments) else {
                return true
            }
        }
        guard let grown = grown(fragment) else { return false }
        return isReferred(grown)
            || places(of: grown).contains { argument in
                guard let argument, fragments.contains(argument) else { return true }
                return !isOfCopy(argument)
            }
    }

    /// Whether a body uses a parameter, and nothing in it uses that of the copy.
    private func isUnused(_ parameter: CodeFragment, _ own: Declaration, _ fragments: Set<CodeFragment>) -> Bool {
        guard let body = own.bodyRange else { return false }
        let (outline, name) = (resolver.app.files[parameter.file].outline, own.parameters[parameter.position].name)
        guard outline.names(in: body).contains(name) else { return false }
        return !fragments.contains { other in
            other.file == parameter.file && body.contains(other.range.lowerBound)
                && outline.names(in: other.range).contains(name)
        }
    }

    /// Whether an argument is another one for the copy. The type of `.init()` is known from its place, but not that of a value.
    private func isOfCopy(_ argument: CodeFragment) -> Bool {
        let (file, outline) = (argument.file, resolver.app.files[argument.file].outline)
        let colon = outline.colon(in: argument.range)
        let value = (colon.map { $0 + 1 } ?? argument.range.lowerBound)..<argument.range.upperBound
        if resolver.changes(value, in: file, by: copied) { return true }
        let tokens = outline.tokens(in: value)
        guard let first = tokens.first, let last = tokens.last, colon != nil else { return false }
        let isBound = [.let, .var].contains(first.keyword)
        return !isBound && (last.kind != .identifier || last.keyword != .none || first.kind == .period)
    }

    // MARK: - Places

    private func files(naming grown: Grown) -> [Int] {
        let table = NameTable(grown.names)
        return resolver.app.files.indices.filter { file in
            resolver.app.files[file].role != .manifest && !table.uses(in: resolver.app.files[file].outline).isEmpty
        }
    }

    /// The arguments at the parameter's place; `nil` for a call that has none there.
    private func places(of grown: Grown) -> [CodeFragment?] {
        // A test stays as it is where it may: what it expects says nothing of the copy.
        let mayOmit = grown.slots[grown.position].hasDefault
        return files(naming: grown).filter { !mayOmit || resolver.app.files[$0].role != .test }.flatMap { file in
            resolver.code(of: file).calls.filter { grown.names.contains($0.name) }
                .compactMap { place(grown, in: $0, of: file) }
        }
    }

    /// The argument of a call at the parameter's place, or `nil` if there is none; nothing for a call of something else.
    private func place(_ grown: Grown, in call: Call, of file: Int) -> CodeFragment?? {
        let (labels, slots) = (call.arguments.map(\.label), grown.slots)
        let all = call.arguments.map(\.range)
        func argument(_ position: Int) -> CodeFragment {
            CodeFragment(file: file, range: all[position], kind: .argument, siblings: all)
        }
        let isPattern = grown.own.kind == .case && labels.count == slots.count && labels.allSatisfy { $0 == nil }
        guard isPattern || grown.signature.slots(for: CallShape(call)) != nil else { return nil }
        let (scope, tokens) = (resolver.scope(of: file), resolver.app.files[file].outline.tokens)
        let name = tokens.firstIndex(from: call.callee.range.upperBound) - 1
        let owner = scope.callee(of: call)?.type ?? scope.owner(ofName: name)
        if let owner, !grown.isMember(of: owner) { return nil }
        if let label = slots[grown.position].label, !isPattern {
            let mayOmit =
                isWithoutClosure(grown) || slots[grown.position].hasDefault && call.trailingClosures.isEmpty
            return labels.firstIndex(of: label).map(argument) ?? (mayOmit ? nil : .some(nil))
        }
        guard labels.count + call.trailingClosures.count == slots.count, grown.position < labels.count else {
            return .some(nil)
        }
        return argument(grown.position)
    }

    /// Whether no closure can be the value of what is repeated, so that a call without its label omits it, or is of something else.
    private func isWithoutClosure(_ grown: Grown) -> Bool {
        let (own, position) = (grown.own, grown.position)
        let type = own.isCallable ? own.parameters[position].type.text : own.type?.text
        if type?.contains("->") == true || own.attributes.contains(where: { $0.name.hasSuffix("Builder") }) {
            return false
        }
        let value = own.isCallable ? own.parameters[position].defaultValue?.text : own.initialValue?.text
        // A wrapper that its attribute makes: `@Bound(MoviesFlow.self, to: Movies.self) var moviesFlow`.
        if !own.isCallable, value == nil, own.attributes.contains(where: { $0.text.hasSuffix(")") }) { return true }
        if let value, value != "nil" { return !value.hasPrefix("{") }
        // Of a type that the app does not declare, it may be a function's alias.
        return type.map { $0.hasPrefix("[") || !resolver.app.types(named: TypeText($0).name).isEmpty } ?? false
    }

    /// Whether some code refers to what has grown without a call: `open(movies:songs:)`, `Box.init`.
    private func isReferred(_ grown: Grown) -> Bool {
        let labels = "(" + grown.slots.map { ($0.label ?? "_") + ":" }.joined() + ")"
        return files(naming: grown).contains { file in
            let outline = resolver.app.files[file].outline
            return NameTable(grown.names).uses(in: outline).contains { name, index in
                let next = outline.tokens[index + 1]
                if next.kind == .leftParenthesis, let end = next.match {
                    return outline.tokens[index + 1...end].map(outline.text).joined() == labels
                }
                guard index > 0, outline.tokens[index - 1].kind == .period,
                    name == "init" || !grown.names.contains("init"),
                    grown.own.kind != .case, ![.leftBrace, .colon, .period].contains(next.kind)
                else { return false }
                let owner = resolver.scope(of: file).owner(ofName: index)
                return owner.map(grown.isMember) == true
            }
        }
    }
}
