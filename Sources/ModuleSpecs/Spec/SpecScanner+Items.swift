import Diagnostics

extension SpecScanner {
    /// Reads the comma-separated items of a repeatable flag. After a malformed item it continues with the next.
    ///
    /// - Parameter mark: The start of each value.
    static func items<Item>(
        _ values: [String],
        at mark: SourceMark,
        _ problems: inout Problems,
        read: (inout SpecScanner) throws(Problem) -> Item
    ) -> [Item] {
        var found: [Item] = []
        for value in values {
            var scanner = SpecScanner(value, at: mark)
            repeat {
                do throws(Problem) {
                    let item = try read(&scanner)
                    scanner.skipSpaces()
                    guard scanner.isAtEnd || scanner.next == "," else {
                        throw scanner.unexpected("a comma", at: scanner.mark)
                    }
                    found.append(item)
                } catch {
                    problems.add(error)
                    scanner.skipItem()
                }
            } while scanner.take(",")
            if !scanner.isAtEnd { problems.add(scanner.unexpected("a comma", at: scanner.mark)) }
        }
        return found
    }

    /// Reads `itemId: String, mode: EditorMode = .update`, up to and including the closing parenthesis.
    mutating func parameters(of owner: String) throws(Problem) -> [ParameterSpec] {
        var parameters: [ParameterSpec] = []
        if take(")") { return parameters }
        repeat {
            parameters.append(try parameter(of: owner))
        } while take(",")
        try expect(")", after: "the parameters of \"\(owner)\"")
        return parameters
    }

    /// Reads `mode: EditorMode = .update`.
    mutating func parameter(of owner: String) throws(Problem) -> ParameterSpec {
        let name = try word("a parameter of \"\(owner)\"")
        let place = mark
        guard take(":") else {
            throw Problem(
                "the parameter \"\(name.value)\" of \"\(owner)\" has no type",
                at: place,
                hint: "\"\(name.value): String\" has one"
            )
        }
        let (type, defaultValue) = try typeWithDefault(of: name.value)
        return ParameterSpec(name: name, type: type, defaultValue: defaultValue)
    }

    /// Reads `EditorMode = .update`.
    mutating func typeWithDefault(of name: String) throws(Problem) -> (Located<TypeReference>, Located<String>?) {
        skipSpaces()
        let place = mark
        let type = Located(try parameterType(), at: place)
        guard take("=") else { return (type, nil) }
        skipSpaces()
        let valueMark = mark
        let value = balancedText(until: [",", ")"])
        guard !value.isEmpty else { throw Problem("the default value of \"\(name)\" is missing", at: valueMark) }
        return (type, Located(value, at: valueMark))
    }

    /// Reads `detail(itemId: String)`. `detail()` states that there are no parameters; `detail` leaves them open.
    mutating func screen() throws(Problem) -> ScreenSpec {
        var screen = ScreenSpec(name: try word("a screen"))
        if take("(") { screen.parameters = try parameters(of: screen.name.value) }
        return screen
    }

    /// Reads `getFavorites(page: Int) async throws(FavoritesError) -> [Favorite]`.
    mutating func useCase() throws(Problem) -> UseCaseSpec {
        let (name, hasArrow) = splitArrow(try word("a use case"))
        var useCase = UseCaseSpec(name: name)
        takesClosures = true
        defer { takesClosures = false }
        if !hasArrow, take("(") { useCase.parameters = try parameters(of: name.value) }
        if !hasArrow { useCase.failure = try effects() }
        if hasArrow || take("->") {
            skipSpaces()
            let place = mark
            useCase.returns = Located(try type(), at: place)
        }
        return useCase
    }

    /// Reads `async throws(FavoritesError)`. Every use case is asynchronous and may throw, so that only the type says more.
    private mutating func effects() throws(Problem) -> Located<TypeReference>? {
        _ = takeKeyword("async")
        guard takeKeyword("throws"), take("(") else { return nil }
        let failure = try failure()
        try expect(")", after: "the type of the error")
        return failure
    }

    /// Reads the type of an error; `nil` for `any Error`.
    mutating func failure() throws(Problem) -> Located<TypeReference>? {
        _ = takeKeyword("any")
        skipSpaces()
        let place = mark
        let type = try type()
        return type == .named("Error") ? nil : Located(type, at: place)
    }

    /// Reads `Favorite(id: String, title: String)` or `EditorMode(create|update)`.
    mutating func declaredType() throws(Problem) -> TypeSpec {
        let name = try word("a type")
        let place = mark
        guard take("(") else {
            throw Problem(
                "the type \"\(name.value)\" has neither properties nor cases",
                at: place,
                hint: "\"\(name.value)(id: String)\" declares a struct, \"\(name.value)(first|second)\" an enum"
            )
        }
        guard holdsCases else { return TypeSpec(name: name, shape: .structure(try parameters(of: name.value))) }
        var cases = [try word("a case of \"\(name.value)\"")]
        while take("|") { cases.append(try word("a case of \"\(name.value)\"")) }
        try expect(")", after: "the cases of \"\(name.value)\"")
        return TypeSpec(name: name, shape: .enumeration(cases))
    }

    /// Reads `detail=:itemId`, `list=`, `settings=none` or `edit=:itemId/edit(mode: .update)`.
    mutating func route() throws(Problem) -> RouteSpec {
        let screen = try word("a screen")
        try expect("=", after: "the screen \"\(screen.value)\"")
        skipSpaces()
        let place = mark
        let pattern = takeWhile { $0 != "," && $0 != "(" && !$0.isWhitespace }
        guard take("(") else {
            return RouteSpec(screen: screen, pattern: pattern == "none" ? nil : Located(pattern, at: place))
        }
        var defaults: [RouteDefault] = []
        repeat {
            let parameter = try word("a parameter of \"\(screen.value)\"")
            try expect(":", after: "the parameter \"\(parameter.value)\"")
            skipSpaces()
            let valueMark = mark
            defaults.append(
                RouteDefault(parameter: parameter, value: Located(balancedText(until: [",", ")"]), at: valueMark))
            )
        } while take(",")
        try expect(")", after: "the defaults of \"\(screen.value)\"")
        return RouteSpec(screen: screen, pattern: Located(pattern, at: place), defaults: defaults)
    }

    /// Requires that only spaces remain.
    mutating func end(after what: String) throws(Problem) {
        skipSpaces()
        guard isAtEnd else { throw unexpected("nothing more after \(what)", at: mark) }
    }

    /// Whether an opening parenthesis starts a list of cases: a word followed by `|` or `)`.
    private var holdsCases: Bool {
        var ahead = self
        guard (try? ahead.word("a case")) != nil else { return false }
        return ahead.take("|") || ahead.take(")")
    }

    /// Splits an arrow from the end of a word (`getFavorites->[Favorite]`) and consumes it. A word may contain `-`, so
    /// it can run into the arrow.
    private mutating func splitArrow(_ word: Located<String>) -> (Located<String>, Bool) {
        guard word.value.hasSuffix("-"), next == ">" else { return (word, false) }
        advance()
        return (Located(String(word.value.dropLast()), at: word.mark), true)
    }
}
