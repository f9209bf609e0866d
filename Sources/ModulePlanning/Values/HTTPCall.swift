import Diagnostics
import ModuleSpecs

/// The HTTP call of a use case. Its method, path, query and body follow from the use case's verb and parameters.
///
/// All styles use the same URLs, so the templates do not define them.
struct HTTPCall {
    enum Piece: Equatable {
        case fixed(String)
        /// A Swift expression for a component of the path.
        case expression(String, TypeReference)
    }

    var method: String
    var path: [Piece]
    var query: [Parameter]
    var body: [Parameter]

    init(_ useCase: UseCase, in module: Module) {
        method = Self.method(of: useCase, in: module)
        path = [.fixed(module.words.camel)]
        var rest = useCase.parameters.filter { !$0.type.isClosure }
        if let index = rest.firstIndex(where: { $0.isID && !$0.type.isOptional }) {
            path.append(.expression(rest[index].name, rest[index].type))
            rest.remove(at: index)
        } else if let piece = Self.identity(in: rest, of: module), method == "PUT" || method == "DELETE" {
            path.append(.expression(piece.expression, piece.type))
            if method == "DELETE" { rest.remove(at: piece.index) }
        }
        path += Self.action(of: useCase, in: module).map { .fixed($0) }
        let isReading = method == "GET" || method == "DELETE"
        query = isReading ? rest : []
        body = isReading ? [] : rest
    }

    /// The identifier of the struct that the call sends, such as `favorite.id`, if there is one.
    private static func identity(
        in parameters: [Parameter],
        of module: Module
    ) -> (index: Int, expression: String, type: TypeReference)? {
        for (index, parameter) in parameters.enumerated() where module.kind(of: parameter.type) == .struct {
            guard !parameter.type.isOptional, let identifier = module.type(parameter.type.text)?.identifier else {
                continue
            }
            return (index, "\(parameter.name).\(identifier.name)", identifier.type)
        }
        return nil
    }

    private static func method(of useCase: UseCase, in module: Module) -> String {
        if useCase.verb == "remove" || useCase.verb == "delete" { return "DELETE" }
        if ["update", "save", "edit", "rename", "change"].contains(useCase.verb) { return "PUT" }
        return useCase.isReading && !sendsStructs(useCase, in: module) ? "GET" : "POST"
    }

    /// Whether a parameter has a type that does not fit into a query.
    private static func sendsStructs(_ useCase: UseCase, in module: Module) -> Bool {
        useCase.parameters.contains { parameter in
            module.kind(of: .named(parameter.type.subject.text)) == .struct
        }
    }

    /// The last components of the path: none if the HTTP method expresses the verb, else the verb and the object.
    private static func action(of useCase: UseCase, in module: Module) -> [String] {
        let plain = [
            "get", "fetch", "load", "find", "list", "read", "remove", "delete", "update", "save", "edit", "create",
            "add",
        ]
        let isPlain = plain.contains(useCase.verb) || useCase.stream != nil
        let object = useCase.words.words.dropFirst().map { $0.lowercased() }.joined()
        let names = [module.words, module.entity.map(NameWords.init)].compactMap { $0 }
        let subjects = Set(names.flatMap { [$0.camel.lowercased(), $0.words.last?.lowercased() ?? ""] })
        let isAboutModule =
            object.isEmpty || subjects.contains { object == $0 || object == $0 + "s" || object + "s" == $0 }
        if isPlain, isAboutModule { return [] }
        let words =
            isAboutModule
            ? useCase.words.words.prefix(1) : isPlain ? useCase.words.words.dropFirst() : useCase.words.words[...]
        return [NameWords(words.joined(separator: " ")).kebab]
    }
}
