import AppModel
import Diagnostics
import ModuleSpecs
import Styles
import SwiftOutline

/// The adopted use cases of a hand-written module: its use-case classes, else the asynchronous methods of the protocol
/// through which it loads data.
struct AdoptedUseCases {
    let module: String
    let pieces: [Piece]
    let sources: ModuleSources
    let app: AppModel

    func useCases() -> [UseCaseSpec] {
        let classes = useCaseClasses()
        return classes.isEmpty ? protocolMethods() : classes
    }

    /// The use cases of classes that match the name of a use-case piece and that the module's files mention.
    ///
    /// Their order is that in which the module's own types mention them, so that the spec renders these types unchanged.
    private func useCaseClasses() -> [UseCaseSpec] {
        let patterns = patterns(.useCase)
        guard !patterns.isEmpty else { return [] }
        let places = sources.places(inTypes: Set(self.patterns(.module).map { $0.name(module) }))
        let mentioned = sources.words.flatMap { [$0, "Default" + $0, $0 + "Impl"] }
        let types = Set(mentioned).compactMap(app.visibleType).sorted { $0.name < $1.name }
        var found: [(useCase: UseCaseSpec, place: Int)] = []
        var names: Set<String> = []
        for pattern in patterns {
            for type in types where type.kind == .class || type.kind == .struct {
                guard let stem = pattern.stem(of: type.nameOfRole) else { continue }
                let method = type.members.map(\.declaration).first {
                    $0.kind == .func && ["execute", "callAsFunction"].contains($0.name)
                }
                guard let method, let useCase = useCase(method, named: NameWords(stem).camel, app.mark(of: type)),
                    names.insert(useCase.name.value).inserted
                else { continue }
                found.append((useCase, places[type.nameOfRole] ?? places[type.name] ?? .max))
            }
        }
        return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element.useCase)
    }

    private func protocolMethods() -> [UseCaseSpec] {
        var best: [UseCaseSpec] = []
        for pattern in patterns(.module) {
            guard let type = app.visibleType(pattern.name(module)), type.kind == .protocol else { continue }
            let methods = type.members.map(\.declaration).filter { $0.kind == .func && $0.isAsync }
            let useCases = methods.compactMap { useCase($0, named: $0.name, app.mark(of: type)) }
            if useCases.count > best.count { best = useCases }
        }
        return best
    }

    private func patterns(_ hole: PieceName.Hole) -> [NamePattern] {
        pieces.flatMap(\.typeNames).filter { $0.hole == hole }.map(\.pattern)
    }

    /// The use case; `nil` if a spec cannot name the type of a parameter or the result.
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
