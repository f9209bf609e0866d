import AppModel
import Diagnostics
import FileTransaction
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
    /// They come in the order in which the module's own types mention them, so that the spec renders those as they stand.
    private func useCaseClasses() -> [UseCaseSpec] {
        let owners = Set(patterns(.module).map { $0.name(module) })
        var found: [(useCase: UseCaseSpec, place: Int)] = []
        for pattern in patterns(.useCase) {
            for type in app.visibleTypes where type.kind == .class || type.kind == .struct {
                let names = [type.nameOfRole, type.name]
                guard let stem = pattern.stem(of: names[0]), names.contains(where: sources.mentions) else { continue }
                let method = type.members.map(\.declaration).first {
                    $0.kind == .func && ["execute", "callAsFunction"].contains($0.name)
                }
                guard let method, let useCase = useCase(method, named: NameWords(stem).camel, app.mark(of: type)),
                    !found.contains(where: { $0.useCase.name.value == useCase.name.value })
                else { continue }
                found.append((useCase, names.compactMap { sources.place(of: $0, inTypes: owners) }.first ?? .max))
            }
        }
        return found.enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element.useCase)
    }

    private func protocolMethods() -> [UseCaseSpec] {
        var best: [UseCaseSpec] = []
        for pattern in patterns(.module) {
            for type in app.visibleTypes where type.kind == .protocol && pattern.stem(of: type.name) == module {
                let methods = type.members.map(\.declaration).filter { $0.kind == .func && $0.isAsync }
                let useCases = methods.compactMap { useCase($0, named: $0.name, app.mark(of: type)) }
                if useCases.count > best.count { best = useCases }
            }
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
