// Finding declarations by name.

extension Outline {
    /// The declarations that a description fits, wherever in the file they stand: `enum AppRoute`, `func parse`,
    /// `AppRoute`, `func parse(url:)`, `extension Logger`.
    ///
    /// A description is a keyword and a name, or a name only. A name with parentheses must fit with its labels.
    /// Of an extension, the extended type is the name.
    public func find(_ description: String) -> [Declaration] {
        let pattern = DeclarationPattern(description)
        return allDeclarations.filter(pattern.matches)
    }

    /// The declaration of a type of a name, if the file has one; dots lead to nested types.
    public func type(named name: String) -> Declaration? {
        let path = name.split(separator: ".").map(String.init)
        guard let last = path.last else { return nil }
        return allDeclarations.first { declaration in
            guard declaration.kind.isType, declaration.name == last else { return false }
            var outer = declaration.parent
            for name in path.dropLast().reversed() {
                guard let parent = outer, parent.name == name else { return false }
                outer = parent.parent
            }
            return true
        }
    }

    /// The extensions of a type in this file.
    public func extensions(of name: String) -> [Declaration] {
        allDeclarations.filter { $0.kind == .extension && $0.name == name }
    }

    /// The members that this file declares of a type, in the type and in its extensions.
    public func members(of name: String) -> [Declaration] {
        (type(named: name).map(\.members) ?? []) + extensions(of: name).flatMap(\.members)
    }

    /// The innermost declaration at a byte offset that is not within a body.
    public func declaration(at offset: Int) -> Declaration? {
        allDeclarations.last { $0.range.contains(offset) }
    }
}

extension Declaration {
    /// The members that a description fits, as for `Outline.find`.
    public func members(_ description: String) -> [Declaration] {
        let pattern = DeclarationPattern(description)
        return members.filter(pattern.matches)
    }

    /// The first member of a name.
    public func member(named name: String) -> Declaration? {
        members.first { $0.name == name }
    }
}

/// A keyword, a name, and perhaps labels.
struct DeclarationPattern {
    private let kind: DeclarationKind?
    private let name: String
    private let hasLabels: Bool

    init(_ description: String) {
        let words = description.split(separator: " ", maxSplits: 1).map(String.init)
        let first = words.first ?? ""
        let kind = DeclarationKind.allCases.first { $0.keyword == first && !first.isEmpty }
        if let kind, words.count == 2 {
            self.kind = kind
            name = words[1]
        } else if let kind, kind == .`init` || kind == .deinit || kind == .subscript {
            self.kind = kind
            name = first
        } else {
            self.kind = nil
            name = description
        }
        hasLabels = name.hasSuffix(")")
    }

    func matches(_ declaration: Declaration) -> Bool {
        if let kind, declaration.kind != kind { return false }
        return hasLabels ? declaration.fullName == name : declaration.name == name
    }
}
