import Diagnostics
import ScaffoldKit
import SwiftOutline

/// A function of the app that makes routes of URLs, with its steps.
struct LinkParser {
    let function: Place
    let steps: [LinkStep]
    /// What the steps arrive at.
    let arrivals: [LinkWalk.Arrival]
    /// Whether a URL can get to it.
    var isReached = true
}

/// Finds the functions that make routes of URLs.
///
/// They are told by what they do: they take a URL, compare its parts with texts, and return a case of one of the app's
/// enumerations, or do something with a coordinator. Names and folders do not matter.
struct ParserFinder {
    private let index: SourceIndex
    private static let urlTypes: Set<String> = ["URL", "NSURL", "URLComponents", "NSURLComponents"]
    /// Words in the name of a function that acts on a link instead of returning its route.
    private static let handlerWords = ["link", "open", "handle", "route", "navigate"]

    init(_ index: SourceIndex) {
        self.index = index
    }

    func parsers() -> [LinkParser] {
        var reader = LinkReader(index)
        let entries = found(functionsOfURLs(), &reader) { parameter in
            Self.urlTypes.contains(SwiftText.typeName(parameter.type.text)) ? .url(owner: nil) : nil
        }
        let known = Set(entries.map { LinkReader.FunctionID($0.function) })
        let others = functionsOfEnumerations().filter { !known.contains(LinkReader.FunctionID($0)) }
        let inlined = reader.inlined
        let lost = found(others, &reader) { parameter in component(parameter) }
        let first = entries.filter { !inlined.contains(LinkReader.FunctionID($0.function)) }
        // Parsers that only call each other are all reached.
        return (first.isEmpty ? entries : first)
            + lost.filter { !reader.inlined.contains(LinkReader.FunctionID($0.function)) && !isNamed($0, by: entries) }
            .map { parser in
                var parser = parser
                parser.isReached = false
                return parser
            }
    }

    private func found(
        _ functions: [Place],
        _ reader: inout LinkReader,
        _ value: (SwiftOutline.Parameter) -> LinkValue?
    )
        -> [LinkParser]
    {
        var found: [LinkParser] = []
        for function in functions {
            var values: [String: LinkValue] = [:]
            for parameter in function.declaration.parameters {
                if let value = value(parameter) { values[parameter.name] = value }
            }
            guard !values.isEmpty else { continue }
            let steps = reader.steps(of: function, given: values)
            guard steps.contains(where: \.hasRoute) else { continue }
            let arrivals = LinkWalk(steps).arrivals
            guard arrivals.contains(where: { Self.isRoute($0, function.declaration) }) else { continue }
            found.append(LinkParser(function: function, steps: steps, arrivals: arrivals))
        }
        return found
    }

    /// Whether an arrival is a route of the app, and not something else that depends on a URL.
    static func isRoute(_ arrival: LinkWalk.Arrival, _ function: Declaration) -> Bool {
        guard arrival.tests.contains(where: \.isOfPlace) else { return false }
        guard arrival.leaf.isAction else { return arrival.leaf.owner != nil }
        let name = function.fullName.lowercased()
        return handlerWords.contains { name.contains($0) }
    }

    // MARK: - Candidates

    /// The functions that take a URL, tests left out, in the order of the files: few files speak of one.
    private func functionsOfURLs() -> [Place] {
        sources.filter { index.files[$0].outline.source.contains("URL") }.flatMap { file in
            index.files[file].outline.allDeclarations.filter(Self.isRead)
                .map { Place(file: file, declaration: $0) }
                .filter(takesURL)
        }
    }

    /// The functions of enumerations that give back a case of one, tests left out, in the order of the files.
    private func functionsOfEnumerations() -> [Place] {
        var seen: Set<String> = []
        return index.types.filter { $0.kind == .enum && seen.insert($0.name).inserted }
            .flatMap { functions(ofEnumeration: $0.name) }
            .sorted { ($0.file, $0.declaration.range.lowerBound) < ($1.file, $1.declaration.range.lowerBound) }
    }

    private func functions(ofEnumeration name: String) -> [Place] {
        guard index.type(name)?.kind == .enum else { return [] }
        let namesakes = index.types(named: name)
        // All of a name have the same extensions.
        let scopes = namesakes.map(\.place) + (namesakes.first?.parts.dropFirst() ?? [])
        return scopes.filter { index.files[$0.file].role == .source }.flatMap { scope in
            scope.declaration.members.filter { Self.isRead($0) && givesCase($0, of: name) }
                .map { Place(file: scope.file, declaration: $0) }
        }
    }

    /// The positions of the files that are no tests.
    private var sources: [Int] { index.files.indices.filter { index.files[$0].role == .source } }

    /// Whether a declaration is a function with a body.
    private static func isRead(_ declaration: Declaration) -> Bool {
        [.func, .`init`].contains(declaration.kind) && declaration.bodyRange != nil
            && declaration.parametersRange != nil
    }

    private func takesURL(_ function: Place) -> Bool {
        function.declaration.parameters.contains { Self.urlTypes.contains(SwiftText.typeName($0.type.text)) }
    }

    private func givesCase(_ function: Declaration, of owner: String) -> Bool {
        let result = LinkReader.result(of: function, owner: owner).type
        return result.flatMap { index.type($0) }?.kind == .enum
    }

    /// The components of a URL, or a type of the app that takes one apart.
    private func component(_ parameter: SwiftOutline.Parameter) -> LinkValue? {
        let written = parameter.type.text.withoutSpaces
        if ["[String]", "[Substring]", "ArraySlice<String>", "Array<String>"].contains(written) {
            return .list(LinkList(hasHost: true))
        }
        guard let type = index.type(SwiftText.typeName(written)), type.kind != .enum,
            type.members(named: "init").contains(where: takesURL)
        else { return nil }
        return .url(owner: type.name)
    }

    /// Whether one of the app's own parsers names the type that this one belongs to: it is then called in a way that was
    /// not understood.
    private func isNamed(_ parser: LinkParser, by entries: [LinkParser]) -> Bool {
        guard let owner = parser.function.declaration.parent.map({ TypeName.bare(of: $0.name) }) else {
            return true
        }
        return entries.contains { entry in
            let type = entry.function.declaration.parent.flatMap { index.type(TypeName.bare(of: $0.name)) }
            let parts = type?.parts ?? [entry.function]
            return parts.contains { names(owner, in: $0) }
        }
    }

    private func names(_ type: String, in place: Place) -> Bool {
        let outline = index.files[place.file].outline
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
    fileprivate var isOfPlace: Bool {
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
