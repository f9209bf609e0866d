import AppModel
import Diagnostics
import SwiftOutline

/// Finds the functions that make routes of URLs.
///
/// A parser takes a URL, compares its parts with texts, and returns a case of one of the app's enumerations, or calls a coordinator.
/// Names and folders do not matter.
struct ParserFinder {
    let model: AppModel
    private static let urlTypes: Set<String> = ["URL", "NSURL", "URLComponents", "NSURLComponents"]
    /// Words in the names of functions that act on a link instead of returning its route.
    private static let handlerWords = ["link", "open", "handle", "route", "navigate"]

    func parsers() -> [LinkParser] {
        var reader = LinkReader(model)
        let entries = found(functionsOfURLs(), &reader) { parameter in
            Self.urlTypes.contains(TypeText.lastName(in: parameter.type.text)) ? .url(owner: nil) : nil
        }
        let known = Set(entries.map(\.function.site))
        let others = functionsOfEnumerations().filter { !known.contains($0.site) }
        let inlined = reader.inlined
        var uncalled = found(others, &reader) { parameter in component(parameter) }
        uncalled.removeAll { reader.inlined.contains($0.function.site) || isNamed($0, by: entries) }
        for index in uncalled.indices { uncalled[index].isReached = false }
        let first = entries.filter { !inlined.contains($0.function.site) }
        // Parsers that only call each other are all reached.
        return (first.isEmpty ? entries : first) + uncalled
    }

    private func found(
        _ functions: [Place],
        _ reader: inout LinkReader,
        _ value: (DeclaredParameter) -> LinkValue?
    ) -> [LinkParser] {
        functions.compactMap { function in
            var values: [String: LinkValue] = [:]
            for parameter in function.declaration.parameters { values[parameter.name] = value(parameter) }
            guard !values.isEmpty else { return nil }
            let steps = reader.steps(of: function, given: values)
            guard steps.contains(where: { $0.mayEnd(in: .route) }) else { return nil }
            let candidates = LinkTargetFinder(steps).candidates
            guard candidates.contains(where: { Self.isRoute($0, function.declaration) }) else { return nil }
            return LinkParser(function: function, steps: steps, candidates: candidates)
        }
    }

    /// Whether a candidate is a route of the app, and not another result that depends on a URL.
    static func isRoute(_ candidate: LinkTargetFinder.Candidate, _ function: Declaration) -> Bool {
        guard candidate.tests.contains(where: \.comparesPlace) else { return false }
        guard candidate.target.isAction else { return candidate.target.owner != nil }
        let name = function.fullName.lowercased()
        return handlerWords.contains { name.contains($0) }
    }

    // MARK: - Candidates

    /// The functions that take a URL, without tests, in the order of the files.
    private func functionsOfURLs() -> [Place] {
        sources.filter { model.files[$0].outline.source.contains("URL") }.flatMap { file in
            model.files[file].outline.allDeclarations.filter(Self.isRead)
                .map { Place(file: file, declaration: $0) }
                .filter(takesURL)
        }
    }

    /// The functions of enumerations that return a case, without tests, in the order of the files.
    private func functionsOfEnumerations() -> [Place] {
        sources.flatMap { file -> [Place] in
            let functions = model.files[file].typesAndExtensions.flatMap { scope -> [Declaration] in
                let name = TypeText.bare(of: scope.name)
                guard model.type(name)?.kind == .enum else { return [] }
                return scope.members.filter { Self.isRead($0) && returnsCase($0, of: name) }
            }
            return functions.sorted { $0.range.lowerBound < $1.range.lowerBound }
                .map { Place(file: file, declaration: $0) }
        }
    }

    /// The positions of the files that are not tests.
    private var sources: [Int] { model.files.indices.filter { model.files[$0].role == .source } }

    /// Whether a declaration is a function with a body.
    private static func isRead(_ declaration: Declaration) -> Bool {
        [.func, .`init`].contains(declaration.kind) && declaration.bodyRange != nil
            && declaration.parametersRange != nil
    }

    private func takesURL(_ function: Place) -> Bool {
        function.declaration.parameters.contains { Self.urlTypes.contains(TypeText.lastName(in: $0.type.text)) }
    }

    private func returnsCase(_ function: Declaration, of owner: String) -> Bool {
        let result = LinkReader.result(of: function, owner: owner).type
        return result.flatMap { model.type($0) }?.kind == .enum
    }

    /// The value of a parameter: components of a URL, or a type of the app that splits one.
    private func component(_ parameter: DeclaredParameter) -> LinkValue? {
        let written = parameter.type.text.withoutSpaces
        if ["[String]", "[Substring]", "ArraySlice<String>", "Array<String>"].contains(written) {
            return .list(LinkList(hasHost: true))
        }
        guard let type = model.type(TypeText.lastName(in: written)), type.kind != .enum,
            type.members(named: "init").contains(where: takesURL)
        else { return nil }
        return .url(owner: type.name)
    }

    /// Whether one of the app's own parsers uses the type of this one: then it may call it in a way that the reader does not
    /// understand.
    private func isNamed(_ parser: LinkParser, by entries: [LinkParser]) -> Bool {
        guard let owner = parser.function.declaration.parent.map({ TypeText.bare(of: $0.name) }) else {
            return true
        }
        return entries.contains { entry in
            let type = entry.function.declaration.parent.flatMap { model.type(TypeText.bare(of: $0.name)) }
            let parts = type?.parts ?? [entry.function]
            return parts.contains { names(owner, in: $0) }
        }
    }

    private func names(_ type: String, in place: Place) -> Bool {
        let outline = model.files[place.file].outline
        let tokens = outline.tokens.indices(in: place.declaration.range)
        return tokens.contains { position in
            guard position + 1 < outline.tokens.endIndex, outline.tokens[position].kind == .identifier,
                [.period, .leftParenthesis].contains(outline.tokens[position + 1].kind)
            else { return false }
            return outline.text(outline.tokens[position]) == type
        }
    }
}

extension LinkTest {
    /// Whether it compares the host or a component with a text.
    fileprivate var comparesPlace: Bool {
        guard case .text(let value, _) = self else {
            if case .prefix(let value, _) = self { return value.origin == .path }
            return false
        }
        switch value.origin {
        case .host, .element, .path, .last: return true
        default: return false
        }
    }
}
