import Diagnostics
import SwiftOutline

/// What a module that was written by hand can do: its use-case classes, else the asynchronous methods of the protocol that
/// it loads through.
struct AdoptedUseCases {
    let module: String
    let pieces: [Piece]
    let sources: ModuleSources
    let app: AppSurvey
    let tree: FileTree

    func useCases() throws(Failure) -> [UseCaseSpec] {
        let classes = try useCaseClasses()
        return try classes.isEmpty ? protocolMethods() : classes
    }

    /// Classes by the name of a use-case piece that the module's files mention.
    private func useCaseClasses() throws(Failure) -> [UseCaseSpec] {
        var found: [UseCaseSpec] = []
        for pattern in patterns(.useCase) {
            for type in app.types where type.keyword == "class" || type.keyword == "struct" {
                guard let stem = pattern.stem(of: type.name), sources.mentions(type.name) else { continue }
                let files = try ModuleSources([type.mark.source], in: tree)
                let methods = files.declarations(type.name).flatMap { $0.declaration.members }
                    .filter { $0.kind == .func && ["execute", "callAsFunction"].contains($0.name) }
                guard let method = methods.first, let useCase = useCase(method, named: NameWords(stem).camel, type.mark)
                else { continue }
                if !found.contains(where: { $0.name.value == useCase.name.value }) { found.append(useCase) }
            }
        }
        return found
    }

    private func protocolMethods() throws(Failure) -> [UseCaseSpec] {
        var best: [UseCaseSpec] = []
        for pattern in patterns(.module) {
            for type in app.types where type.keyword == "protocol" && pattern.stem(of: type.name) == module {
                let files = try ModuleSources([type.mark.source], in: tree)
                let methods = files.declarations(type.name).flatMap { $0.declaration.members }
                    .filter { $0.kind == .func && $0.isAsync }
                let useCases = methods.compactMap { useCase($0, named: $0.name, type.mark) }
                if useCases.count > best.count { best = useCases }
            }
        }
        return best
    }

    private func patterns(_ hole: NamePattern.Hole) -> [NamePattern] {
        pieces.flatMap(\.requires).compactMap { requirement in
            guard case .declaration(let pattern, _) = requirement.demand else { return nil }
            return NamePattern(pattern.name).flatMap { $0.hole == hole ? $0 : nil }
        }
    }

    /// `nil` where a parameter or the result is of a type that a spec cannot name.
    private func useCase(_ method: Declaration, named name: String, _ mark: SourceMark) -> UseCaseSpec? {
        var parameters: [ParameterSpec] = []
        for parameter in method.parameters {
            guard let type = AdoptedType.read(parameter.type.text) else { return nil }
            parameters.append(ParameterSpec(name: Located(parameter.name, at: mark), type: Located(type, at: mark)))
        }
        var returns: Located<TypeReference>?
        if let text = method.type?.text, text != "Void", text != "()" {
            guard let type = AdoptedType.read(text) else { return nil }
            returns = Located(type, at: mark)
        }
        return UseCaseSpec(name: Located(name, at: mark), parameters: parameters, returns: returns)
    }
}
