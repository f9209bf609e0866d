import Diagnostics
import SwiftOutline

/// What expressions in a changed file mean: the app's types of their values, where that is sure.
package struct CodeScope {
    /// A value of one of the app's types, or the type itself.
    package struct Typed {
        package var type: KnownType
        package var isType = false
        var isOptional = false

        package init(type: KnownType, isType: Bool = false, isOptional: Bool = false) {
            (self.type, self.isType, self.isOptional) = (type, isType, isOptional)
        }
    }

    package let changed: ChangedFile
    package let app: AppDeclarations
    /// The local names of each member with code, by its start.
    private let locals: [Int: LocalNames]

    private static let deepest = 12

    package init(_ changed: ChangedFile, in app: AppDeclarations) {
        (self.changed, self.app) = (changed, app)
        let members = changed.outline.allDeclarations.filter { $0.hasCode && changed.isAdded($0.range) }
        locals = Dictionary(
            members.map { ($0.range.lowerBound, LocalNames(in: $0.codeRange, of: changed)) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The type around a place; `nil` in extensions with conditions, where `self` may have more members.
    package func selfType(at place: Viewpoint) -> Typed? {
        guard let index = place.enclosing.lastIndex(where: \.kind.hasMembers) else { return nil }
        let declaration = place.enclosing[index]
        if declaration.kind == .extension {
            guard declaration.whereClause == nil, let name = TypeText(declaration.name).path else { return nil }
            return app.type(name, from: Viewpoint(file: place.file, enclosing: [])).map { Typed(type: $0) }
        }
        let part = DeclaredPart(file: place.file, declaration: declaration)
        return Typed(type: app.known(declaration.name, declaredBy: [part]))
    }

    // MARK: - Types

    /// The type that a text names at a place.
    package func type(_ text: String, from place: Viewpoint) -> Typed? {
        let reading = TypeText(text)
        guard let name = reading.path else { return nil }
        if name == "Self" { return selfType(at: place) }
        return app.type(name, from: place).map { Typed(type: $0, isOptional: reading.isOptional) }
    }

    // MARK: - Values

    package func value(of expression: Expression, at place: Viewpoint, depth: Int = 0) -> Typed? {
        guard depth < Self.deepest else { return nil }
        switch expression {
        case .name("self"): return selfType(at: place)
        case .name("super"):
            return selfType(at: place)?.type.superclass.map { Typed(type: $0) }
        case .name(let name): return value(named: name, at: place, depth: depth)
        case .member(let base, let name):
            guard let base = value(of: base, at: place, depth: depth + 1) else { return nil }
            return member(name, of: base, depth: depth)
        case .call(let callee, _): return result(of: callee, at: place, depth: depth)
        default: return nil
        }
    }

    private func value(named name: String, at place: Viewpoint, depth: Int) -> Typed? {
        switch local(name, at: place) {
        case .unknown: return nil
        case .variable(let declaration): return variable(declaration, at: place, depth: depth)
        case nil: break
        }
        for declaration in place.enclosing.reversed() {
            if let parameter = declaration.parameters.last(where: { $0.name == name }) {
                return parameter.isVariadic ? nil : type(parameter.type.text, from: place)
            }
            guard declaration.kind.hasMembers else { continue }
            guard let around = selfType(at: place.upTo(declaration)) else { return nil }
            let members = around.type.members(named: name)
            if !members.isEmpty { return value(of: members, depth: depth) }
            if let first = name.utf8.first, first.isUppercase { continue }
            guard around.type.isClosed else { return nil }
        }
        guard name.utf8.first?.isUppercase == true else { return nil }
        return app.type(name, from: place).map { Typed(type: $0, isType: true) }
    }

    /// What is known of a name that the member around a place introduces; `nil` for other names.
    package func local(_ name: String, at place: Viewpoint) -> LocalNames.Meaning? {
        guard place.file === changed.file else { return nil }
        return place.enclosing.lazy.compactMap { locals[$0.range.lowerBound]?[name] }.first
    }

    private func variable(_ declaration: Declaration, at place: Viewpoint, depth: Int) -> Typed? {
        if let stated = declaration.type { return type(stated.text, from: place) }
        guard let value = declaration.initialValue else { return nil }
        let outline = place.file.outline
        guard !outline.hasCast(in: value.range) else { return nil }
        return self.value(of: outline.expression(in: value.range), at: place, depth: depth + 1)
    }

    private func member(_ name: String, of base: Typed, depth: Int) -> Typed? {
        if base.isType {
            if name == "self" || name == "Type" { return nil }
            if let nested = base.type.nested(name) { return Typed(type: nested, isType: true) }
        }
        let found = base.type.members(named: name)
        if found.contains(where: { $0.declaration.kind == .case }) {
            return base.isType ? Typed(type: base.type) : nil
        }
        return value(of: found, depth: depth)
    }

    /// The value of a property, if all of its declarations agree.
    private func value(of members: [DeclaredPart], depth: Int) -> Typed? {
        guard let first = members.first,
            members.allSatisfy({ $0.declaration.kind == .var || $0.declaration.kind == .let })
        else { return nil }
        let types = Set(members.map { $0.declaration.type?.text })
        guard types.count == 1 else { return nil }
        return variable(first.declaration, at: Viewpoint(first), depth: depth + 1)
    }

    private func result(of callee: Expression, at place: Viewpoint, depth: Int) -> Typed? {
        if case .member(let base, "init") = callee, let type = value(of: base, at: place, depth: depth + 1), type.isType
        {
            return Typed(type: type.type)
        }
        if let type = value(of: callee, at: place, depth: depth + 1) {
            return type.isType ? Typed(type: type.type, isOptional: true) : nil
        }
        let functions = functions(of: callee, at: place, depth: depth)
        guard let first = functions.first, let text = first.declaration.type?.text,
            functions.allSatisfy({ $0.declaration.kind == .func && $0.declaration.type?.text == text })
        else { return nil }
        return type(text, from: Viewpoint(first))
    }

    /// The members that a callee may mean.
    package func functions(of callee: Expression, at place: Viewpoint, depth: Int = 0) -> [DeclaredPart] {
        switch callee {
        case .name(let name):
            guard local(name, at: place) == nil, let type = selfType(at: place)?.type else { return [] }
            return type.members(named: name)
        case .member(let base, let name):
            return value(of: base, at: place, depth: depth + 1)?.type.members(named: name) ?? []
        default: return []
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
