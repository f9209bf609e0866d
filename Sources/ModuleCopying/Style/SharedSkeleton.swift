import AppModel
import Diagnostics
import SwiftEdits
import SwiftOutline

/// What several modules of one kind share: the first one's files without the declarations and statements that the others lack.
///
/// A member counts as another's if it has the same name and labels in the same type; a statement, if it has the same words. A
/// part that stays may use others. These are restored as the first module has them, unless the part is a statement that
/// can be left out.
struct SharedSkeleton {
    /// The name that an extension with a conformance declares: the object itself.
    fileprivate static let itself = "self"

    /// What an extension declares, and an assignment uses, by the last word of a protocol or property: the object itself as a
    /// `dataSource`.
    fileprivate static func itself(as name: String) -> String {
        "self as \((NameWords(name).words.last ?? "").lowercased())"
    }

    private let files: [Outline]
    private let others: [MemberIndex]
    /// The types that the files declare.
    private let types: Set<String>
    /// In how many of the others a part has to be, and a part that names a screen.
    private let needed: (all: Int, ofScreens: Int)
    /// What types conform to in the copy: by their own clauses, and by those of extensions that stay.
    private var conformances: [String: Set<String>] = [:]
    private var parts: [SkeletonPart] = []
    /// The statements of each body.
    private var bodies: [Int: [Int]] = [:]

    /// - Parameters:
    ///   - files: The texts of the first module's files.
    ///   - others: Those of each of the others.
    ///   - mentions: The names in the module's entries in other files.
    init(_ files: [String], others: [[String]], mentions: Set<String>, needed: (all: Int, ofScreens: Int)) {
        self.needed = needed
        self.files = files.map { Outline($0) }
        types = Set(self.files.flatMap(\.declarations).filter(\.isVisibleType).map(\.name))
        self.others = others.map { MemberIndex($0.map { Outline($0) }) }
        addParts()
        for index in parts.indices where parts[index].isKept { keepParents(of: index) }
        keepMakers()
        restore(mentions)
        while close() {}
    }

    /// The texts of the files; `nil` for one of which nothing stays.
    var texts: [String?] {
        files.indices.map { file in
            let own = parts.filter { $0.file == file }
            guard own.isEmpty || own.contains(where: \.isKept) else { return nil }
            let bytes = Array(files[file].source.bytes)
            let document = SwiftDocument(bytes, outline: files[file])
            let cuts = own.filter { !$0.isKept }.map {
                FileCuts.withLines(files[file].withSemicolon($0.range), in: document)
            }
            return FileCuts.rest(besides: cuts, of: document).map { String(decoding: bytes[$0], as: UTF8.self) }
                .joined()
        }
    }

    // MARK: - Parts

    private mutating func addParts() {
        let own = MemberIndex(files)
        for declaration in files.flatMap(\.allDeclarations) where declaration.isPart && declaration.kind.hasMembers {
            guard declaration.kind != .extension || isKept(declaration, own) else { continue }
            conformances[declaration.place, default: []].formUnion(declaration.inheritance.map(\.text))
        }
        for (file, outline) in files.enumerated() {
            var numbers: [Int: Int] = [:]
            for declaration in outline.allDeclarations where declaration.isPart {
                let parent = declaration.parent.flatMap { numbers[$0.range.lowerBound] }
                numbers[declaration.range.lowerBound] = parts.count
                add(declaration, of: parent, in: file, own)
            }
        }
    }

    private mutating func add(_ declaration: Declaration, of parent: Int?, in file: Int, _ own: MemberIndex) {
        let place = declaration.place
        let isMaker = isMaker(declaration, in: file)
        let found = others.compactMap {
            $0.candidates(for: declaration) ?? (isMaker ? $0.namesakes(of: declaration) : nil)
        }
        let isShared = found.count >= needed(for: place)
        var part = SkeletonPart(file: file, range: declaration.range, parent: parent)
        part.isKept = isShared
        part.isRequirement = declaration.parent?.kind == .protocol
        part.isInitializer = declaration.kind == .`init`
        part.isType = declaration.kind.isType
        part.isMaker = isMaker
        part.isAssigned =
            declaration.isStored && declaration.initialValue == nil && declaration.parent?.kind.isType == true
        part.owner = declaration.kind.hasMembers ? place : declaration.parent?.place
        part.uses = files[file].uses(of: [declaration.ownRange])
        if declaration.kind == .extension {
            let inherited = declaration.inheritance.map(\.text)
            part.isKept = isKept(declaration, own)
            if !inherited.isEmpty { part.names = Set([Self.itself] + inherited.map(Self.itself(as:))) }
        } else if declaration.kind != .macroExpansion {
            part.names = [declaration.name]
        }
        if let parent, parts[parent].isKept, let type = declaration.parent?.place {
            // Members for a conformance that the others lack stay, and so do initialisers.
            let isWitness = !declaration.isHidden && !isConforming(type, as: conformances[type] ?? [])
            if declaration.kind == .`init` || isWitness || isOnlyValue(declaration) { part.isKept = true }
        }
        let number = parts.count
        parts.append(part)
        // What makes the module's objects is wiring, and stays as a whole.
        guard isShared, declaration.hasStatements, !isMaker else { return }
        let trees = StatementTree.trees(of: declaration, in: files[file])
        guard let first = trees.first else { return }
        let head = files[file].uses(of: [declaration.range.lowerBound..<first.range.lowerBound])
        parts[number].uses = head.subtracting(declaration.parameters.map(\.name))
        let theirs = found.map { $0.flatMap { StatementTree.trees(of: $0.declaration, in: $0.outline) } }
        add(trees, of: number, theirs, in: number)
        guard declaration.type != nil, let last = parts.lastIndex(where: { $0.parent == number }) else { return }
        // Without its last statement the body may have no value.
        if !parts[last].isKept { keep(last) }
        parts[last].isFree = false
    }

    /// Keeps the functions of a factory of which the others have none: without them it makes nothing.
    private mutating func keepMakers() {
        for type in parts.indices where parts[type].isKept && parts[type].isType {
            let makers = parts.indices.filter { parts[$0].parent == type && parts[$0].isMaker }
            guard !makers.contains(where: { parts[$0].isKept }) else { continue }
            for maker in makers { keep(maker) }
        }
    }

    /// Whether a function of a factory makes an object of another type of the module.
    private func isMaker(_ declaration: Declaration, in file: Int) -> Bool {
        guard declaration.hasStatements, let type = declaration.parent, RoleWords.isFactory(NameWords(type.name).words)
        else { return false }
        return files[file].code(in: declaration).calls.contains { types.contains($0.name) && $0.name != type.name }
    }

    /// Whether it is a case of an enumeration with raw values of which the others have no case: it cannot be empty.
    private func isOnlyValue(_ declaration: Declaration) -> Bool {
        guard declaration.kind == .case, let type = declaration.parent, !type.inheritance.isEmpty else { return false }
        return !type.members.contains { other in
            other.kind == .case && others.count { $0.candidates(for: other) != nil } >= needed(for: other.name)
        }
    }

    /// Whether an extension stays, by its conformances.
    private func isKept(_ declaration: Declaration, _ own: MemberIndex) -> Bool {
        let conformances = Set(declaration.inheritance.map(\.text))
        // A conformance without members gives the protocol's own members, which may be used anywhere.
        let isBare = declaration.members.isEmpty && own.names.contains(declaration.name)
        return !conformances.isEmpty && (isBare || isConforming(declaration.place, as: conformances))
    }

    private func isConforming(_ type: String, as names: Set<String>) -> Bool {
        others.count { $0.conformances[type]?.isSuperset(of: names) == true } >= needed(for: type)
    }

    private func needed(for name: String) -> Int { ModulePlaceholder.isOfScreen(name) ? needed.ofScreens : needed.all }

    private mutating func add(
        _ trees: [StatementTree],
        of parent: Int,
        _ others: [[StatementTree]],
        in body: Int
    ) {
        for tree in trees {
            let found = others.compactMap { $0.first { $0.words == tree.words } }
            var part = SkeletonPart(file: parts[body].file, range: tree.range, parent: parent)
            (part.body, part.owner) = (body, parts[body].owner)
            part.names = tree.locals
            part.uses = files[part.file].uses(of: tree.own)
            let isOther = parts[body].isInitializer && tree.words.contains("init")
            part.isFree = tree.keyword != .return && tree.keyword != .guard && !isOther
            part.isKept =
                parts[parent].isKept
                && (found.count >= needed(for: tree.words.joined()) || isOther
                    || tree.keyword == .return && parent != body)
            let number = parts.count
            parts.append(part)
            bodies[body, default: []].append(number)
            add(tree.inner, of: number, found.map(\.inner), in: body)
        }
    }

    // MARK: - What stays

    /// Whether code may name the declaration by itself. A member of a dropped type is dropped with the type.
    private func isNamed(_ part: SkeletonPart) -> Bool {
        part.body == nil && (part.parent.map { parts[$0].isKept || !parts[$0].isType } ?? true)
    }

    /// The names of declarations, by the types that have them; all under none.
    private func names(where isWanted: (SkeletonPart) -> Bool) -> [String?: Set<String>] {
        parts.filter { isNamed($0) && isWanted($0) }.reduce(into: [:]) { names, part in
            for owner in Set([part.owner, nil]) { names[owner, default: []].formUnion(part.names) }
        }
    }

    /// Restores the parts that kept parts need, and removes statements that use removed parts.
    ///
    /// - Returns: Whether anything has changed.
    private mutating func close() -> Bool {
        let kept = names(where: \.isKept)
        let gone = names { !$0.isKept }.reduce(into: [String?: Set<String>]()) { gone, names in
            let itself: Set = [Self.itself]
            gone[names.key] = names.value.subtracting((kept[names.key] ?? []).subtracting(itself))
        }
        let asked = names { !$0.isKept && $0.isRequirement }[nil] ?? []
        var isChanged = false
        for index in parts.indices where parts[index].isKept {
            let part = parts[index]
            if part.isRequirement, restore(part.names) { isChanged = true }
            if part.isAssigned, assign(part) { isChanged = true }
            let locals = part.body.flatMap { bodies[$0] } ?? []
            let missing = locals.filter {
                $0 < index && !parts[$0].isKept && !parts[$0].names.isDisjoint(with: part.uses)
            }
            let own = part.uses.intersection(gone[part.owner] ?? [])
            let all = part.uses.intersection(gone[nil] ?? []).filter { !$0.hasPrefix(Self.itself) }
            if part.isFree {
                // A statement is dropped if it uses a name that another module also declares; a name that only this module
                // declares is restored.
                let names = own.union(all).filter { name in
                    name.hasPrefix("\(Self.itself) as") || others.contains { $0.names.contains(name) }
                }
                if !missing.isEmpty || !names.isEmpty {
                    drop(index)
                    isChanged = true
                } else if restore(own.filter { $0 != Self.itself }, of: part.owner) {
                    isChanged = true
                }
                continue
            }
            for local in missing { keep(local) }
            let isRestored = restore(all.union(part.uses.intersection(asked)))
            if restore(own, of: part.owner) || isRestored || !missing.isEmpty { isChanged = true }
        }
        return isChanged
    }

    /// - Returns: Whether anything has changed.
    @discardableResult
    private mutating func restore(_ names: Set<String>, of owner: String? = nil) -> Bool {
        guard !names.isEmpty else { return false }
        let found = parts.indices.filter {
            !parts[$0].isKept && !parts[$0].names.isDisjoint(with: names) && isNamed(parts[$0])
                && (owner == nil || parts[$0].owner == owner)
        }
        for index in found { keep(index) }
        return !found.isEmpty
    }

    /// Keeps the statements of kept initialisers that give a property its value.
    ///
    /// - Returns: Whether there are any.
    private mutating func assign(_ property: SkeletonPart) -> Bool {
        let found = bodies.filter { parts[$0.key].isInitializer && parts[$0.key].owner == property.owner }
            .flatMap(\.value).filter { !parts[$0].isKept && !parts[$0].uses.isDisjoint(with: property.names) }
        for index in found { keep(index) }
        return !found.isEmpty
    }

    /// Keeps a part as a whole, with what it stands in.
    private mutating func keep(_ index: Int) {
        let isGone = !parts[index].isKept
        (parts[index].isKept, parts[index].isFree) = (true, false)
        if isGone { for inner in parts.indices where parts[inner].parent == index { keep(inner) } }
        keepParents(of: index)
    }

    private mutating func keepParents(of index: Int) {
        guard let parent = parts[index].parent, !parts[parent].isKept else { return }
        (parts[parent].isKept, parts[parent].isFree) = (true, false)
        keepParents(of: parent)
    }

    private mutating func drop(_ index: Int) {
        parts[index].isKept = false
        for inner in parts.indices where parts[inner].parent == index && parts[inner].isKept { drop(inner) }
    }
}

extension Declaration {
    /// The bytes without members.
    fileprivate var ownRange: Range<Int> {
        kind.hasMembers ? range.lowerBound..<(bodyRange?.lowerBound ?? range.upperBound) : range
    }

    /// Whether nothing outside needs it: no protocol asks for a private member or an overridden one.
    fileprivate var isHidden: Bool {
        hasModifier(.private, or: .fileprivate) || hasModifier("override") || hasAttribute("objc")
            || hasAttribute("IBAction")
            || hasAttribute("IBOutlet")
    }

    /// Whether the body has statements that others may lack.
    fileprivate var hasStatements: Bool { kind == .func || kind == .`init` || hasImplicitGetter }
}

extension Outline {
    /// The range of a statement with the semicolon behind it, or else before it.
    fileprivate func withSemicolon(_ range: Range<Int>) -> Range<Int> {
        let indices = tokens.indices(in: range)
        guard let first = indices.first, let last = indices.last, first > 0, last + 1 < tokens.count else {
            return range
        }
        let (before, after) = (tokens[first - 1], tokens[last + 1])
        if after.kind == .semicolon { return range.lowerBound..<after.end }
        return before.kind == .semicolon ? before.start..<range.upperBound : range
    }

    /// The names in some ranges, and whether the object itself is a value there.
    fileprivate func uses(of ranges: [Range<Int>]) -> Set<String> {
        let values = ranges.flatMap(objects).compactMap { range -> [String]? in
            let index = tokens.firstIndex(from: range.lowerBound)
            let isGiven = index > 0 && [.equal, .colon, .leftParenthesis, .comma].contains(tokens[index - 1].kind)
            guard isGiven, ![.period, .postfixQuestion].contains(tokens[index + 1].kind) else { return nil }
            let isAssigned = index > 1 && tokens[index - 1].kind == .equal && tokens[index - 2].kind == .identifier
            return [SharedSkeleton.itself] + (isAssigned ? [SharedSkeleton.itself(as: name(tokens[index - 2]))] : [])
        }
        return Set(ranges.flatMap(names) + values.joined())
    }
}
