import Diagnostics

extension SpecScanner {
    /// The maximum nesting of types in a spec, so that no input can exhaust the stack.
    private static let deepest = 16

    /// Reads a type: `String`, `[Favorite]?`, `[String: Int]`, `Set<UUID>`.
    mutating func type(depth: Int = 0) throws(Problem) -> TypeReference {
        skipSpaces()
        guard depth < Self.deepest else { throw Problem("the type is nested too deeply", at: mark) }
        if next == "(" {
            throw Problem(
                "a tuple or closure cannot be a spec's type",
                at: mark,
                hint: "declare a struct for it under \"types\""
            )
        }
        var result = take("[") ? try collection(depth: depth) : try named(depth: depth)
        while next == "?" {
            advance()
            if result.isOptional { throw Problem("\"\(result.text)?\" is optional twice", at: mark) }
            result = .optional(result)
        }
        return result
    }

    /// Reads the type of a parameter, which may be a closure: `(Double) -> Void`, with `@escaping` or `@Sendable` before it.
    mutating func parameterType() throws(Problem) -> TypeReference {
        var ahead = self
        guard takesClosures, let closure = try? ahead.closure() else { return try type() }
        self = ahead
        return closure
    }

    private mutating func closure() throws(Problem) -> TypeReference {
        while take("@") { _ = try word("an attribute") }
        try expect("(", after: "the attributes")
        var parameters: [TypeReference] = []
        if !take(")") {
            repeat { parameters.append(try type()) } while take(",")
            try expect(")", after: "the closure's parameters")
        }
        try expect("->", after: "the closure's parameters")
        return .closure(parameters, returns: try type())
    }

    private mutating func collection(depth: Int) throws(Problem) -> TypeReference {
        let first = try type(depth: depth + 1)
        if take(":") {
            let value = try type(depth: depth + 1)
            try expect("]", after: "the dictionary's value type")
            return .dictionary(key: first, value: value)
        }
        try expect("]", after: "the array's element type")
        return .array(first)
    }

    private mutating func named(depth: Int) throws(Problem) -> TypeReference {
        let name = try word("a type")
        let parts = name.value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.allSatisfy({ SwiftIdentifier.isValid(String($0)) }) else {
            throw Problem("\"\(name.value)\" is no type", at: name.mark)
        }
        guard next == "<" else { return shortForm(name.value, []) }
        advance()
        var arguments = [try type(depth: depth + 1)]
        while take(",") { arguments.append(try type(depth: depth + 1)) }
        try expect(">", after: "the generic arguments")
        return shortForm(name.value, arguments)
    }

    /// `Array<T>`, `Optional<T>` and `Dictionary<K, V>` in Swift's short form.
    private func shortForm(_ name: String, _ arguments: [TypeReference]) -> TypeReference {
        switch (name, arguments.count) {
        case ("Array", 1): .array(arguments[0])
        case ("Optional", 1): arguments[0].isOptional ? arguments[0] : .optional(arguments[0])
        case ("Dictionary", 2): .dictionary(key: arguments[0], value: arguments[1])
        default: .named(name, arguments: arguments)
        }
    }
}
