import Diagnostics

extension ModuleResolver {
    mutating func resolveTypes() {
        checkDistinct(spec.types.map(\.name), "type") { NameWords($0).pascal }
        for type in spec.types {
            let words = name(type.name, .type)
            if let standard = StandardType.named(words.pascal) {
                error(
                    "the type \"\(words.pascal)\" is \(standard.module)'s own",
                    at: type.name.mark,
                    hint: "\"\(module.type)\(words.pascal)\" would do"
                )
            }
            let declared = DataType(name: words.pascal, shape: shape(of: type))
            module.types.append(merged(declared, at: type.name.mark))
        }
        for type in spec.types { checkReferences(of: type) }
    }

    /// The app's own declaration of a type with the same name, or else the spec's.
    ///
    /// It is an error if the app's type lacks a member of the spec's.
    private mutating func merged(_ type: DataType, at mark: SourceMark) -> DataType {
        if let place = surroundings.place(ofOtherType: type.name) {
            error(
                "the type \"\(type.name)\" is declared at \(place) already, and not as a struct or enum",
                at: mark,
                hint: "\"\(module.type)\(type.name)\" would do"
            )
            return type
        }
        guard let known = surroundings.type(type.name), let place = known.declaredAt else { return type }
        let missing = missingMembers(of: type, in: known)
        if !missing.isEmpty {
            let members = missing.map { "\"\($0)\"" }.joined(separator: ", ")
            error(
                "the type \"\(type.name)\" is declared at \(place) without \(members)",
                at: mark,
                hint: "add it there, or choose another name"
            )
        }
        return known
    }

    private func missingMembers(of type: DataType, in known: DataType) -> [String] {
        guard type.isEnumeration == known.isEnumeration else { return [type.isEnumeration ? "cases" : "properties"] }
        let cases = type.cases.filter { !known.cases.contains($0) }
        let properties = type.properties.filter { wanted in
            !known.properties.contains { $0.name == wanted.name && $0.type == wanted.type }
        }
        return cases + properties.map { "\($0.name): \($0.type.text)" }
    }

    private mutating func shape(of type: TypeSpec) -> DataType.Shape {
        switch type.shape {
        case .structure(let properties):
            checkDistinct(properties.map(\.name), "property") { $0 }
            return .structure(properties.map { parameter($0, .property) })
        case .enumeration(let cases):
            checkDistinct(cases, "case") { NameWords($0).camel }
            return .enumeration(cases.map { name($0, .enumCase).camel })
        }
    }

    mutating func parameter(_ spec: ParameterSpec, _ role: NameRules.Role) -> Parameter {
        _ = name(spec.name, role)
        let spelled = SwiftIdentifier.isValid(spec.name.value) ? spec.name.value : NameWords(spec.name.value).camel
        let lowered = spelled.first?.isUppercase == true ? NameWords(spelled).camel : spelled
        return Parameter(name: lowered, type: spec.type.value, defaultValue: spec.defaultValue?.value)
    }

    private mutating func checkReferences(of type: TypeSpec) {
        guard case .structure(let properties) = type.shape else { return }
        for property in properties {
            checkKnown(property.type)
            if contains(NameWords(type.name.value).pascal, in: property.type.value, depth: 0) {
                error(
                    "the struct \"\(type.name.value)\" contains itself through \"\(property.name.value)\"",
                    at: property.type.mark,
                    hint: "an array of it is possible"
                )
            }
        }
    }

    /// Whether a value of the type contains the named structure inline. Arrays and dictionaries count as references.
    private func contains(_ name: String, in type: TypeReference, depth: Int) -> Bool {
        switch type {
        case .array, .dictionary, .closure: return false
        case .optional(let wrapped): return contains(name, in: wrapped, depth: depth)
        case .named(let inner, _):
            guard inner != name else { return true }
            guard depth < 32, let properties = module.type(inner)?.properties else { return false }
            return properties.contains { contains(name, in: $0.type, depth: depth + 1) }
        }
    }

    /// Checks that Swift, Foundation, the spec or the app declares every type in a reference.
    ///
    /// - Parameter declaration: What an unknown type could be declared with.
    mutating func checkKnown(_ type: Located<TypeReference>, declaration: String = "id: String") {
        for name in type.value.names where !isKnown(name) {
            if let place = surroundings.place(ofOtherType: name) {
                error(
                    "the type \"\(name)\" of \(place) cannot be used here: nothing says how a value of it is made",
                    at: type.mark,
                    hint: "a struct with its memberwise initialiser or an enum with a plain case could"
                )
                continue
            }
            guard !StandardType.unspecified.contains(name) else {
                error(
                    "the type \"\(name)\" is Swift's own, and nothing says how a value of it is made",
                    at: type.mark,
                    hint: TypeReference.streams[name].map { "as the whole result of a use case it is \"\($0)\"" }
                        ?? "name the type of what it delivers, as in \"-> [Order]\", and write the rest by hand"
                )
                continue
            }
            let known = module.types.map(\.name) + surroundings.typeNames.filter { !$0.hasSuffix("Tests") }
            let nearest = Suggestion(among: known + StandardType.names).hint(for: name)
            let flag = "declare it: --types '\(name)(\(declaration))' or \"types\" in the spec"
            error(
                "there is no type \"\(name)\"",
                at: type.mark,
                hint: [nearest, flag].compactMap { $0 }.joined(separator: " or ")
            )
        }
    }

    func isKnown(_ name: String) -> Bool {
        StandardType.named(name) != nil || name == "Set" || module.type(name) != nil
            || spec.types.contains { NameWords($0.name.value).pascal == name }
    }

    /// Keeps the module's own types and those of the app that it uses, sorted.
    mutating func keepUsedAppTypes() {
        var used: Set<String> = []
        var open = module.screens.flatMap(\.parameters).map(\.type)
        open += module.useCases.flatMap { $0.parameters.map(\.type) + [$0.returns, $0.failure].compactMap { $0 } }
        open += module.types.filter { !$0.isDeclared }.flatMap(\.properties).map(\.type)
        while let type = open.popLast() {
            for name in type.names where used.insert(name).inserted {
                open += module.type(name)?.properties.map(\.type) ?? []
            }
        }
        let own = Set(module.types.map(\.name))
        module.types.removeAll { $0.isDeclared && !used.contains($0.name) }
        module.types += used.subtracting(own).sorted().compactMap(surroundings.type)
        module.surroundings = nil
    }
}

extension Module {
    /// The kind of value that the type holds.
    package func kind(of type: TypeReference) -> ParameterKind {
        switch type.unwrapped {
        case .named(let name, _):
            if let standard = StandardType.named(name) { return standard.kind }
            guard let known = self.type(name) else { return .other }
            return known.isEnumeration ? .enum : .struct
        case .array: return .array
        case .closure: return .closure
        default: return .other
        }
    }
}
