import AppModel
import Diagnostics
import SwiftOutline

/// Reads the declarations and statements of a module's files, and finds those that stay because the other modules have them or
/// because their type cannot do without.
struct SkeletonReader {
    private let files: [Outline]
    private let own: MemberIndex
    private let others: [MemberIndex]
    private let needed: (all: Int, ofScreens: Int)
    /// The names that protocols of the app ask for.
    private let required: [String: Set<String>]
    /// The types that the files declare.
    private let types: Set<String>
    /// What types conform to in the copy: by their own clauses, and by those of extensions that stay.
    private var conformances: [String: Set<String>] = [:]
    private(set) var parts: SkeletonParts

    init(_ files: [Outline], others: [MemberIndex], needed: (all: Int, ofScreens: Int), required: [String: Set<String>])
    {
        (self.files, self.others, self.needed, self.required) = (files, others, needed, required)
        own = MemberIndex(files)
        types = Set(files.flatMap(\.declarations).filter(\.isVisibleType).map(\.name))
        parts = SkeletonParts(declaredElsewhere: others.reduce(into: []) { $0.formUnion($1.names) })
    }

    mutating func read() {
        for declaration in files.flatMap(\.allDeclarations) where declaration.isPart && declaration.kind.hasMembers {
            guard declaration.kind != .extension || isKept(extension: declaration) else { continue }
            conformances[declaration.place, default: []].formUnion(declaration.inheritance.map(\.text))
        }
        for (file, outline) in files.enumerated() {
            var numbers: [Int: Int] = [:]
            for declaration in outline.allDeclarations where declaration.isPart {
                let parent = declaration.parent.flatMap { numbers[$0.range.lowerBound] }
                numbers[declaration.range.lowerBound] = add(declaration, of: parent, in: file)
            }
        }
    }

    // MARK: - Declarations

    private mutating func add(_ declaration: Declaration, of parent: Int?, in file: Int) -> Int {
        let kind = kind(of: declaration, in: file)
        let counterparts = others.compactMap {
            $0.candidates(for: declaration) ?? (kind == .maker ? $0.namesakes(of: declaration) : nil)
        }
        let isShared = counterparts.count >= needed(for: declaration.place)
        // What makes the module's objects is wiring, and stays as a whole.
        let isParted = isShared && declaration.hasStatements && kind != .maker
        let statements = isParted ? StatementTree.trees(of: declaration, in: files[file]) : []
        var part = SkeletonPart(file: file, range: declaration.range, parent: parent, kind: kind)
        part.owner = declaration.kind.hasMembers ? declaration.place : declaration.parent?.place
        part.names = names(of: declaration)
        part.uses = uses(of: declaration, before: statements.first, in: file)
        part.isKept = declaration.kind == .extension ? isKept(extension: declaration) : isShared
        part.isWitness = mayBeWitness(declaration)
        if parent.map({ parts.all[$0].isKept }) == true, isNeeded(declaration) { part.isKept = true }
        let number = parts.add(part)
        guard !statements.isEmpty else { return number }
        let theirs = counterparts.map { $0.flatMap { StatementTree.trees(of: $0.declaration, in: $0.outline) } }
        add(statements, of: number, theirs, in: number)
        if declaration.type != nil { parts.keepLastStatement(of: number) }
        return number
    }

    private func kind(of declaration: Declaration, in file: Int) -> SkeletonPart.Kind {
        if declaration.kind.isType { return .type }
        if declaration.parent?.kind == .protocol { return .requirement }
        if isMaker(declaration, in: file) { return .maker }
        if declaration.kind == .`init` { return .initializer }
        let isAssigned = declaration.isStored && declaration.initialValue == nil
        return isAssigned && declaration.parent?.kind.isType == true ? .assigned : .other
    }

    /// Whether a function of a factory makes an object of another type of the module.
    private func isMaker(_ declaration: Declaration, in file: Int) -> Bool {
        guard declaration.hasStatements, let type = declaration.parent, RoleWords.isFactory(NameWords(type.name).words)
        else { return false }
        return files[file].code(in: declaration).calls.contains { types.contains($0.name) && $0.name != type.name }
    }

    private func names(of declaration: Declaration) -> Set<String> {
        switch declaration.kind {
        case .macroExpansion: return []
        case .extension:
            let protocols = declaration.inheritance.map { SkeletonPart.itself(as: $0.text) }
            return protocols.isEmpty ? [] : Set([SkeletonPart.itself] + protocols)
        default: return [declaration.name]
        }
    }

    /// The names in a declaration's bytes without those of its members, or of its statements.
    private func uses(of declaration: Declaration, before statement: StatementTree?, in file: Int) -> Set<String> {
        let start = declaration.range.lowerBound
        if let statement {
            return files[file].uses(of: [start..<statement.range.lowerBound])
                .subtracting(declaration.parameters.map(\.name))
        }
        let end = declaration.kind.hasMembers ? declaration.bodyRange?.lowerBound : nil
        return files[file].uses(of: [start..<(end ?? declaration.range.upperBound)])
    }

    // MARK: - What stays

    private func needed(for name: String) -> Int { ModulePlaceholder.isOfScreen(name) ? needed.ofScreens : needed.all }

    /// Whether an extension stays, by its conformances.
    private func isKept(extension declaration: Declaration) -> Bool {
        let conformances = Set(declaration.inheritance.map(\.text))
        // A conformance without members gives the protocol's own members, which may be used anywhere.
        let isBare = declaration.members.isEmpty && own.names.contains(declaration.name)
        return !conformances.isEmpty && (isBare || isConforming(declaration.place, as: conformances))
    }

    private func isConforming(_ type: String, as names: Set<String>) -> Bool {
        others.count { $0.conformances[type]?.isSuperset(of: names) == true } >= needed(for: type)
    }

    /// Whether a type that stays cannot do without a member: initialisers, members for a conformance that the others lack, cases.
    private func isNeeded(_ declaration: Declaration) -> Bool {
        guard let type = declaration.parent?.place else { return false }
        let isWitness = !declaration.isHidden && !isConforming(type, as: conformances[type] ?? [])
        return declaration.kind == .`init` || isWitness || isOnlyValue(declaration)
    }

    /// Whether a subclass overrides a function, or a protocol may ask for it: one of the app, or one that a structure conforms to.
    /// Those of a framework's delegates are optional.
    private func mayBeWitness(_ declaration: Declaration) -> Bool {
        guard !declaration.isHidden, let type = declaration.parent, type.kind.hasMembers else { return false }
        let conformances = conformances[type.place, default: []].subtracting(["View"])
        return type.kind == .struct && !conformances.isEmpty || isOverridden(declaration)
            || conformances.contains { required[$0]?.contains(declaration.name) == true }
    }

    private func isOverridden(_ declaration: Declaration) -> Bool {
        own.members.values.joined().contains { other, _ in
            other.name == declaration.name && other.hasModifier("override")
                && other.parent?.inheritance.contains { $0.text == declaration.parent?.name } == true
        }
    }

    /// Whether it is a case of an enumeration with raw values of which the others have no case: it cannot be empty.
    private func isOnlyValue(_ declaration: Declaration) -> Bool {
        guard declaration.kind == .case, let type = declaration.parent, !type.inheritance.isEmpty else { return false }
        return !type.members.contains { other in
            other.kind == .case && others.count { $0.candidates(for: other) != nil } >= needed(for: other.name)
        }
    }

    // MARK: - Statements

    private mutating func add(_ trees: [StatementTree], of parent: Int, _ others: [[StatementTree]], in body: Int) {
        let owner = parts.all[body]
        for tree in trees {
            let counterparts = others.compactMap { $0.first { $0.words.areSame(as: tree.words) } }
            let isOtherInit = owner.kind == .initializer && tree.words.words.contains("init")
            let isInnerReturn = tree.keyword == .return && parent != body
            let isShared = counterparts.count >= needed(for: tree.words.words.joined())
            var part = SkeletonPart(file: owner.file, range: tree.range, parent: parent, kind: .statement(of: body))
            (part.owner, part.names) = (owner.owner, tree.locals)
            part.uses = files[part.file].uses(of: tree.own)
            part.isFree = tree.keyword != .return && tree.keyword != .guard && !isOtherInit
            part.isKept = parts.all[parent].isKept && (isShared || isOtherInit || isInnerReturn)
            let number = parts.add(part)
            add(tree.inner, of: number, counterparts.map(\.inner), in: body)
        }
    }
}

extension Declaration {
    /// Whether nothing outside needs it: no protocol asks for a private member or an overridden one.
    fileprivate var isHidden: Bool {
        hasModifier(.private, or: .fileprivate) || hasModifier("override")
            || ["objc", "IBAction", "IBOutlet"].contains { hasAttribute($0) }
    }

    /// Whether the body has statements that others may lack.
    fileprivate var hasStatements: Bool { kind == .func || kind == .`init` || hasImplicitGetter }
}

extension Outline {
    /// The names of members that a superclass has.
    fileprivate func namesOfSuper(in range: Range<Int>) -> [String] {
        tokens.indices(in: range).filter { $0 > 1 && tokens[$0 - 2].keyword == .super }.map { name(tokens[$0]) }
    }

    /// The names in some ranges, and whether the object itself is a value there.
    fileprivate func uses(of ranges: [Range<Int>]) -> Set<String> {
        let values = ranges.flatMap(objects).compactMap { range -> [String]? in
            let index = tokens.firstIndex(from: range.lowerBound)
            let isGiven = index > 0 && [.equal, .colon, .leftParenthesis, .comma].contains(tokens[index - 1].kind)
            guard isGiven, ![.period, .postfixQuestion].contains(tokens[index + 1].kind) else { return nil }
            let isAssigned = index > 1 && tokens[index - 1].kind == .equal && tokens[index - 2].kind == .identifier
            return [SkeletonPart.itself] + (isAssigned ? [SkeletonPart.itself(as: name(tokens[index - 2]))] : [])
        }
        return Set(ranges.flatMap(names) + values.joined()).subtracting(ranges.flatMap(namesOfSuper))
    }
}
