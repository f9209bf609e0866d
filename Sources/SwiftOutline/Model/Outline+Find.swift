// Finding declarations by name.

extension Outline {
    /// The declaration of a type; dots separate nested types.
    package func type(named name: String) -> Declaration? {
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

    /// The members of a type in this file, including its extensions.
    package func members(of name: String) -> [Declaration] {
        let extensions = allDeclarations.filter { $0.kind == .extension && $0.name == name }
        return (type(named: name).map(\.members) ?? []) + extensions.flatMap(\.members)
    }
}

extension Declaration {
    /// The members that match a description: `func start`, `start`, `func parse(url:)`.
    ///
    /// A description has a keyword and a name, or only a name. A name with parentheses must match the labels.
    package func members(_ description: String) -> [Declaration] {
        let pattern = DeclarationQuery(description)
        return members.filter(pattern.matches)
    }
}
