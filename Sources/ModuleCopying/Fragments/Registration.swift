import AppModel
import Diagnostics
import SwiftOutline

/// A statement that makes something known under a type: `container.register(MoviesService.self) { _ in MoviesClient() }`.
///
/// A container keeps one value for a type, so a second registration of a type that stays would replace the original's.
struct Registration {
    /// The labels of the type, where it does not come first.
    private static let keys: Set = ["as", "for", "forType", "implements", "type"]
    /// The labels of what tells several values of one type apart.
    private static let names: Set = ["id", "identifier", "key", "name", "named", "tag"]

    private let resolver: NameResolver
    private let fragment: CodeFragment
    private let copied: CopiedCode
    /// The calls of its chain; the first is the shortest.
    private let calls: [Call]
    /// The types under which it is known, each the bytes of a value or a name.
    private let types: [Range<Int>]

    /// - Returns: `nil` if the fragment registers nothing, or its receiver is the module's.
    init?(_ fragment: CodeFragment, _ resolver: NameResolver, _ copied: CopiedCode) {
        (self.resolver, self.fragment, self.copied) = (resolver, fragment, copied)
        guard fragment.kind == .statement, fragment.declaration == nil else { return nil }
        calls = Self.chain(of: fragment.range, in: resolver.code(of: fragment.file))
        let outline = resolver.app.files[fragment.file].outline
        types = Self.types(of: calls, in: outline)
        guard let first = calls.first, !types.isEmpty else { return nil }
        let callee = first.callee.range.clamped(to: fragment.range)
        guard resolver.tokens(in: callee, of: fragment.file).isEmpty else { return nil }
    }

    /// Whether its copy would be known under the original's types, and replace it.
    var replacesOriginal: Bool {
        let given = calls.flatMap(\.arguments).filter { $0.label.map(Self.names.contains) == true || isText($0) }
        return !(types + given.map(\.value.range)).contains(where: changes) && !isOneOfMany
    }

    /// Whether it is known under a type that is copied, as those beside it are under other modules' types.
    var isOfCopy: Bool {
        types.allSatisfy { resolver.namesCopied($0, in: fragment.file, by: copied) }
            && (Self.isRegister(calls[0]) || hasSibling)
    }

    /// The class that stays of which the copy of the registration makes a second object, where the module has but its protocol.
    var secondObject: String? {
        guard isOfCopy else { return nil }
        let made = resolver.code(of: fragment.file).calls.filter { call in
            fragment.range.contains(call.range.lowerBound) && call.range.upperBound < fragment.range.upperBound
                && !calls.contains { $0.range == call.range }
        }
        guard !made.contains(where: { resolver.namesCopied($0.callee.range, in: fragment.file, by: copied) }) else {
            return nil
        }
        return made.map(\.callee.text).first { name in resolver.app.types(named: name).contains { $0.kind == .class } }
    }

    private var hasSibling: Bool {
        siblings.contains { $0.first?.callee.text == calls[0].callee.text }
    }

    /// Whether the list has something else under the same type.
    private var isOneOfMany: Bool {
        let outline = resolver.app.files[fragment.file].outline
        let own = types.map(outline.source.text)
        return siblings.contains { Self.types(of: $0, in: outline).map(outline.source.text) == own }
    }

    private var siblings: [[Call]] {
        let code = resolver.code(of: fragment.file)
        return fragment.siblings.filter { $0 != fragment.range && !$0.isEmpty }.map { Self.chain(of: $0, in: code) }
            .filter { !Self.types(of: $0, in: resolver.app.files[fragment.file].outline).isEmpty }
    }

    private func isText(_ argument: CallArgument) -> Bool { argument.value.text.hasPrefix("\"") }

    private func changes(_ range: Range<Int>) -> Bool { resolver.changes(range, in: fragment.file, by: copied) }

    /// The calls of a statement or of a link that are in no other call, the shortest first.
    private static func chain(of range: Range<Int>, in code: Code) -> [Call] {
        code.calls.filter {
            $0.range.lowerBound <= range.lowerBound && $0.range.upperBound <= range.upperBound
                && range.contains($0.callee.range.upperBound)
        }.sorted { $0.range.count < $1.range.count }
    }

    /// The types under which a chain makes something known: labelled, or the first argument, or the type of what a closure gives.
    private static func types(of chain: [Call], in outline: Outline) -> [Range<Int>] {
        let all = chain.flatMap { call in
            call.arguments.enumerated().filter { $1.value.text.hasSuffix(".self") }
                .map { (index: $0, label: $1.label, isLast: call.name == "implements", type: $1.value.range) }
        }
        let labelled = all.filter { $0.isLast || $0.label.map(keys.contains) == true }
        let first = all.prefix { $0.index == 0 && $0.label == nil }
        let stated = (labelled.isEmpty ? Array(first) : labelled).map(\.type)
        guard stated.isEmpty, let call = chain.first, isRegister(call) else { return stated }
        return call.trailingClosures.compactMap { result(of: $0.closure.range, in: outline) }
    }

    /// The type of what a closure gives: `{ MoviesClient() as MoviesService }`, `{ _ -> MoviesService in MoviesClient() }`.
    private static func result(of closure: Range<Int>, in outline: Outline) -> Range<Int>? {
        var index = outline.tokens.firstIndex(from: closure.lowerBound) + 1
        while outline.tokens[index].start < closure.upperBound {
            let token = outline.tokens[index]
            if token.keyword == .as || outline.text(token) == "->" {
                let isAny = outline.text(outline.tokens[index + 1]) == "any"
                return outline.tokens[index + (isAny ? 2 : 1)].range
            }
            index = max(token.match ?? index, index) + 1
        }
        return nil
    }

    private static func isRegister(_ call: Call) -> Bool {
        NameWords(call.name).words.contains { $0.lowercased().hasSuffix("register") }
    }
}
