import Diagnostics
import SwiftOutline

/// What the names and expressions in a file refer to, as far as the app's declarations tell.
///
/// What it cannot know is `unknown`, and each asker decides what to do then: the reference check trusts it, a copy falls back to
/// all declarations of the name.
package struct CodeScope {
    /// A value of one of the app's types, or the type itself.
    package struct Typed {
        package let type: KnownType
        package var isType = false
    }

    /// What an expression refers to.
    package enum Meaning {
        case value(Typed)
        /// The members of a type with a name: one, or several that overload each other; none if the app declares none.
        case members([DeclaredPart], of: Typed)
        case unknown

        fileprivate init(_ value: Typed?) { self = value.map(Meaning.value) ?? .unknown }
    }

    package let changed: ChangedFile
    package let app: AppDeclarations
    /// The local names of each member with code, by its start.
    private let locals: [Int: LocalNames]

    static let deepest = 12

    package init(_ changed: ChangedFile, in app: AppDeclarations) {
        (self.changed, self.app) = (changed, app)
        let members = changed.outline.allDeclarations.filter { $0.hasCode && changed.isAdded($0.range) }
        let introducing = LocalNames.Introducing(changed.code)
        locals = Dictionary(
            members.map { ($0.range.lowerBound, LocalNames(in: $0.codeRange, of: changed.outline, introducing)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The type around a place; `nil` in extensions with conditions, where `self` may have more members.
    package func selfType(at place: Viewpoint) -> Typed? {
        guard let index = place.enclosing.lastIndex(where: \.kind.hasMembers) else { return nil }
        let part = DeclaredPart(file: place.file, declaration: place.enclosing[index])
        let type = app.type(of: part)
        guard type.kind != .extension, part.declaration.kind != .extension || part.declaration.whereClause == nil else {
            return nil
        }
        return Typed(type: type)
    }

    // MARK: - Types

    /// The type that a text names at a place; `nil` for a generic parameter, which stands for any.
    package func type(_ text: String, from place: Viewpoint) -> Typed? { type(text, from: place, usedAt: nil) }

    /// - Parameter use: The place whose code has the value: a generic parameter of what is around it is known by its constraints.
    private func type(_ text: String, from place: Viewpoint, usedAt use: Viewpoint?) -> Typed? {
        let type = TypeText(text)
        guard let name = type.path else { return composition(of: TypeText.parts(of: type.core), from: place) }
        if name == "Self" { return selfType(at: place) }
        if let owner = place.owner(ofGeneric: name) {
            guard use?.enclosing.contains(owner) == true else { return nil }
            return composition(of: place.constraints(on: name, of: owner), from: place)
        }
        return app.type(name, from: place).map { Typed(type: $0) }
    }

    /// What has the members of several types: `any Input & Output`, or a generic parameter that has to conform to both.
    private func composition(of texts: [String], from place: Viewpoint) -> Typed? {
        var parts: [DeclaredPart] = []
        for text in texts where !ForeignTypes.addNoMembers([text]) {
            guard let name = TypeText(text).path, let type = app.type(name, from: place),
                texts.count == 1 || type.kind == .protocol
            else { return nil }
            parts += type.parts
        }
        return parts.isEmpty ? nil : Typed(type: app.known(texts.joined(separator: " & "), declaredBy: parts))
    }

    // MARK: - Expressions

    /// The type of an expression's value, or the type that it names; `nil` if that is not known.
    package func value(of expression: Expression, at place: Viewpoint, depth: Int = 0) -> Typed? {
        switch meaning(of: expression, at: place, depth: depth) {
        case .value(let typed): typed
        case .members(let members, let base): value(of: members, in: base, at: place, depth: depth)
        case .unknown: nil
        }
    }

    package func meaning(of expression: Expression, at place: Viewpoint, depth: Int = 0) -> Meaning {
        guard depth < Self.deepest else { return .unknown }
        switch expression {
        case .name("self"): return Meaning(selfType(at: place))
        case .name("super"): return Meaning(selfType(at: place)?.type.superclass.map { Typed(type: $0) })
        case .name(let name): return meaning(ofName: name, at: place, depth: depth)
        case .member(let base, let name):
            guard let typed = value(of: base, at: place, depth: depth + 1) else { return .unknown }
            if name == "init", typed.isType || base == .name("self") || base == .name("super") {
                return .value(Typed(type: typed.type, isType: true))
            }
            return member(name, of: typed)
        case .call(let callee, _): return Meaning(result(of: callee, at: place, depth: depth))
        default: return .unknown
        }
    }

    private func meaning(ofName name: String, at place: Viewpoint, depth: Int) -> Meaning {
        switch local(name, at: place) {
        case .unknown: return .unknown
        case .variable(let declaration): return Meaning(variable(declaration, at: place, usedAt: place, depth: depth))
        case nil: break
        }
        let mayBeType = name.utf8.first?.isUppercase == true
        if mayBeType, let type = app.type(name, from: place) { return .value(Typed(type: type, isType: true)) }
        var isOfOuter = false
        for declaration in place.enclosing.reversed() {
            if let parameter = declaration.parameters.last(where: { $0.name == name }) {
                guard !parameter.isVariadic else { return .unknown }
                return Meaning(type(parameter.type.text, from: place, usedAt: place))
            }
            guard declaration.kind.hasMembers else { continue }
            guard let around = selfType(at: place.upTo(declaration))?.type else { return .unknown }
            let members = around.members(named: name)
            if !members.isEmpty { return .members(members, of: Typed(type: around, isType: isOfOuter)) }
            guard around.isClosed || mayBeType else { return .unknown }
            isOfOuter = true
        }
        return .unknown
    }

    /// What is known of a name that the member around a place introduces; `nil` for other names.
    func local(_ name: String, at place: Viewpoint) -> LocalNames.Meaning? {
        guard place.file === changed.file else { return nil }
        return place.enclosing.lazy.compactMap { locals[$0.range.lowerBound]?[name] }.first
    }

    private func variable(_ declaration: Declaration, at place: Viewpoint, usedAt use: Viewpoint, depth: Int) -> Typed?
    {
        if let stated = declaration.type { return type(stated.text, from: place, usedAt: use) }
        guard let value = declaration.initialValue else { return nil }
        let outline = place.file.outline
        guard !outline.hasCast(in: value.range) else { return nil }
        return self.value(of: outline.expression(in: value.range), at: place, depth: depth + 1)
    }

    private func member(_ name: String, of base: Typed) -> Meaning {
        if base.isType {
            if name == "self" || name == "Type" { return .unknown }
            if let nested = base.type.nested(name) { return .value(Typed(type: nested, isType: true)) }
        }
        return .members(base.type.members(named: name), of: base)
    }

    /// The value of a case or property, if all of its declarations agree.
    private func value(of members: [DeclaredPart], in base: Typed, at place: Viewpoint, depth: Int) -> Typed? {
        if members.contains(where: { $0.declaration.kind == .case }) {
            return base.isType ? Typed(type: base.type) : nil
        }
        guard let first = members.first,
            members.allSatisfy({ $0.declaration.kind == .var || $0.declaration.kind == .let })
        else { return nil }
        guard Set(members.map { $0.declaration.coreType }).count == 1 else { return nil }
        return variable(first.declaration, at: Viewpoint(first), usedAt: place, depth: depth + 1)
            ?? inherited(first, by: base.type)
    }

    /// The value of a property whose type is a generic parameter of the superclass: a `CartViewModel` in a class that inherits
    /// from `BaseViewController<CartViewModel>`.
    private func inherited(_ property: DeclaredPart, by type: KnownType) -> Typed? {
        guard let parameter = property.declaration.type, let superclass = type.superclass,
            superclass.parts.contains(where: { $0.declaration == property.declaration.parent })
        else { return nil }
        let stated = type.parts[0].inheritedNames.first ?? ""
        let arguments = GenericArguments(of: stated, for: superclass.parts[0].declaration)
        return arguments[TypeText(parameter.text).name].flatMap { self.type($0, from: Viewpoint(type.parts[0])) }
    }

    private func result(of callee: Expression, at place: Viewpoint, depth: Int) -> Typed? {
        switch meaning(of: callee, at: place, depth: depth + 1) {
        case .value(let typed): return typed.isType ? Typed(type: typed.type) : nil
        case .members(let functions, _):
            guard let first = functions.first, let stated = first.declaration.type,
                functions.allSatisfy({
                    $0.declaration.kind == .func && $0.declaration.coreType == first.declaration.coreType
                })
            else { return nil }
            return type(stated.text, from: Viewpoint(first))
        case .unknown: return nil
        }
    }
}

extension Viewpoint {
    /// The place of a declaration around this one.
    func upTo(_ declaration: Declaration) -> Viewpoint {
        let end = enclosing.firstIndex(of: declaration).map { $0 + 1 } ?? enclosing.count
        return Viewpoint(file: file, enclosing: Array(enclosing[..<end]))
    }
}

extension Outline {
    /// Whether a range of bytes has a cast, which expressions omit.
    package func hasCast(in range: Range<Int>) -> Bool {
        tokens(in: range).contains { $0.keyword == .as || $0.keyword == .is }
    }
}

extension Declaration {
    /// The stated type without `any` and `?`, by which a class's `Router` is its protocol's `any Router`.
    fileprivate var coreType: String? { type.map { TypeText($0.text).core } }

    /// Whether the declaration may have code of its own: bodies and initial values.
    fileprivate var hasCode: Bool {
        switch kind {
        case .func, .`init`, .deinit, .subscript, .var, .let, .macroExpansion: true
        default: false
        }
    }

    /// The bytes behind the parameters, or behind a variable's name.
    fileprivate var codeRange: Range<Int> {
        let start = kind == .var || kind == .let ? nil : bodyRange?.lowerBound
        return (start ?? nameRange.upperBound)..<range.upperBound
    }
}
