import AppModel
import Diagnostics
import ModuleSpecs
import SwiftEdits
import SwiftOutline

/// The arguments that a repeated parameter needs where no label tells so: in calls, and in the patterns of an enum's case.
struct GrownSignatures {
    private let resolver: NameResolver
    private let copied: CopiedCode

    init(_ resolver: NameResolver, _ copied: CopiedCode) { (self.resolver, self.copied) = (resolver, copied) }

    /// The arguments at the parameter's place.
    func arguments(for parameter: CodeFragment) -> [CodeFragment] { places(of: parameter).compactMap(\.self) }

    /// Whether a call or pattern cannot get an argument of its own for a repeated parameter.
    func isUnmet(_ parameter: CodeFragment, by fragments: Set<CodeFragment>) -> Bool {
        guard parameter.kind == .parameter, let own = parameter.declaration else { return false }
        guard own.kind != .subscript, own.name.first?.isLetter == true else { return true }
        return places(of: parameter).contains { argument in
            guard let argument, fragments.contains(argument) else { return true }
            return !resolver.changes(argument.range, in: argument.file, by: copied)
        }
    }

    /// The arguments at the parameter's place; `nil` for a call that has none there.
    private func places(of parameter: CodeFragment) -> [CodeFragment?] {
        guard parameter.kind == .parameter, let own = parameter.declaration, own.isCallable,
            own.kind == .case || own.parameters[parameter.position].argumentLabel == nil
        else { return [] }
        let name = own.kind == .`init` ? TypeText.bare(of: own.parent?.name ?? "") : own.name
        let names: Set = own.kind == .`init` ? [name, "init"] : [name]
        return resolver.app.files.indices.flatMap { file -> [CodeFragment?] in
            guard resolver.app.files[file].role != .manifest,
                !NameTable([name]).uses(in: resolver.app.files[file].outline).isEmpty
            else { return [] }
            return resolver.code(of: file).calls.filter { names.contains($0.name) }.compactMap { call in
                place(parameter, own, in: call, of: file)
            }
        }
    }

    /// The argument of a call at the parameter's place, or `nil` if there is none; nothing for a call of something else.
    private func place(_ parameter: CodeFragment, _ own: Declaration, in call: Call, of file: Int) -> CodeFragment?? {
        let (scope, tokens) = (resolver.scope(of: file), resolver.app.files[file].outline.tokens)
        let name = tokens.firstIndex(from: call.callee.range.upperBound) - 1
        let owner = scope.callee(of: call)?.type ?? scope.owner(ofName: name)
        let declaring = resolver.app.files[parameter.file]
        if let owner, !owner.has(own.nameRange.lowerBound, in: declaring) { return nil }
        let (labels, parameters) = (call.arguments.map(\.label), own.parameters.map(\.argumentLabel))
        guard labels.count + call.trailingClosures.count == parameters.count else {
            let part = DeclaredPart(file: declaring, declaration: own)
            return Signature(part).slots(for: CallShape(call)) == nil ? nil : .some(nil)
        }
        guard zip(labels, parameters).allSatisfy({ $0 == $1 || $0 == nil && own.kind == .case }) else { return nil }
        let position = parameter.position
        guard position < labels.count else { return .some(nil) }
        // Labels lead to the others.
        guard labels[position] == nil else { return nil }
        let all = call.arguments.map(\.range)
        return CodeFragment(file: file, range: all[position], kind: .argument, siblings: all)
    }
}
