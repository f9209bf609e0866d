import Diagnostics
import ModuleSpecs

/// Sample values of every type as Swift expressions, for tests, previews and empty forms.
///
/// The two variants differ in every part, so that a test notices if arguments are swapped or missing.
struct Samples {
    enum Variant: Int {
        case first = 1
        case second = 2
    }

    /// Text that a URL can contain only percent-encoded.
    static let awkwardText = "a/b c?d&é=1%+"

    private static let deepest = 4

    let module: Module

    /// A value of a type, derived from its name (`itemId` gives `"item-1"`, `title` gives `"Title 1"`).
    func value(of type: TypeReference, for name: String, owner: String? = nil, _ variant: Variant, depth: Int = 0)
        -> String
    {
        switch type {
        case .optional(let wrapped):
            return value(of: wrapped, for: name, owner: owner, variant, depth: depth)
        case .array(let element):
            return depth < Self.deepest
                ? "[\(value(of: element, for: name, owner: owner, variant, depth: depth + 1))]" : "[]"
        case .dictionary(let key, let element):
            guard depth < Self.deepest else { return "[:]" }
            let first = value(of: key, for: name, owner: owner, variant, depth: depth + 1)
            return "[\(first): \(value(of: element, for: name, owner: owner, variant, depth: depth + 1))]"
        case .closure: return closure(type, variant)
        case .named("Set", let arguments):
            let list = TypeReference.array(arguments.first ?? .named("String"))
            return value(of: list, for: name, owner: owner, variant, depth: depth)
        case .named(let typeName, _):
            return named(typeName, for: name, owner: owner, variant, depth: depth)
        }
    }

    func value(of parameter: Parameter, owner: String? = nil, _ variant: Variant) -> String {
        value(of: parameter.type, for: parameter.name, owner: owner, variant)
    }

    /// The arguments for a call, such as `itemId: "item-1", mode: .create`.
    func arguments(_ parameters: [Parameter], owner: String? = nil, _ variant: Variant, depth: Int = 0) -> String {
        parameters
            .map { "\($0.name): \(value(of: $0.type, for: $0.name, owner: owner, variant, depth: depth))" }
            .joined(separator: ", ")
    }

    /// The initial value of a form's field.
    func blank(_ type: TypeReference, depth: Int = 0) -> String {
        switch type {
        case .optional: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .closure: return closure(type, .first)
        case .named("Set", _): return "[]"
        case .named(let name, _):
            if let standard = StandardType.named(name) { return standard.blank }
            guard let known = module.type(name) else { return "\(name)()" }
            if let first = known.knownCases.first { return ".\(first)" }
            let properties = known.properties.map { "\($0.name): \(blank($0.type, depth: depth + 1))" }
            return "\(name)(\(properties.joined(separator: ", ")))"
        }
    }

    /// A closure that ignores what it is given: `{ _ in }`.
    private func closure(_ type: TypeReference, _ variant: Variant) -> String {
        guard case .closure(let parameters, let result) = type else { return "{}" }
        let names = parameters.isEmpty ? "" : parameters.map { _ in "_" }.joined(separator: ", ") + " in "
        let value = result == .named("Void") ? "" : self.value(of: result, for: result.text, variant) + " "
        return names + value == "" ? "{}" : "{ \(names)\(value)}"
    }

    private func named(_ typeName: String, for name: String, owner: String?, _ variant: Variant, depth: Int) -> String {
        if let standard = StandardType.named(typeName) {
            return self.standard(standard, for: name, owner: owner, variant)
        }
        guard let type = module.type(typeName) else { return "\(typeName)()" }
        if type.isEnumeration {
            let sample =
                variant == .first ? type.knownCases.first : type.knownCases.dropFirst().first ?? type.cases.last
            return sample.map { ".\($0)" } ?? "\(typeName)()"
        }
        return "\(typeName)(\(arguments(type.properties, owner: typeName, variant, depth: depth + 1)))"
    }

    private func standard(_ type: StandardType, for name: String, owner: String?, _ variant: Variant) -> String {
        let parameter = Parameter(name: name, type: .named(type.name))
        if type.kind == .string, name.lowercased().contains("email") {
            return "\"\(NameWords(name).kebab)-\(variant.rawValue)@example.com\""
        }
        if type.kind == .string, !parameter.isID { return "\"\(NameWords(name).sentence) \(variant.rawValue)\"" }
        let text = variant == .first ? type.samples.0 : type.samples.1
        return text.replacingAll("{}", with: stem(of: name, owner: owner))
            .replacingAll("{#}", with: String(Self.number(for: name, variant)))
    }

    /// The stem of an identifier's name, such as `item` for `itemId`; the owner's name for a bare `id`.
    private func stem(of name: String, owner: String?) -> String {
        if name == "id" { return NameWords(owner ?? "item").kebab }
        let words = NameWords(name)
        let kept =
            words.words.last?.lowercased() == "id" && words.words.count > 1 ? words.words.dropLast() : words.words[...]
        return NameWords(kept.joined(separator: " ")).kebab
    }

    /// A two-digit number derived from the name. It differs between the two variants, and usually between the names of one
    /// parameter list.
    private static func number(for name: String, _ variant: Variant) -> Int {
        let sum = name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        return 10 + sum % 40 * 2 + (variant == .first ? 0 : 1)
    }
}
