import SwiftOutline

// The patterns of `case`, in a switch or in a condition.
extension LinkConditions {
    /// The tests of a pattern; the names that it binds are recorded.
    mutating func tests(ofPattern range: Range<Int>, _ subject: LinkValue) -> LinkTests {
        let outline = scope.outline
        let tokens = outline.tokens.indices(in: range)
        guard let first = tokens.first else { return Self.always }
        switch outline.tokens[first].keyword {
        case .let, .var: return bound(tokens.dropFirst(), subject)
        case .nil: return Self.not([[.exists(subject)]])
        default: break
        }
        if outline.tokens[first].kind == .underscore, tokens.count == 1 { return Self.always }
        if outline.tokens[first].kind == .leftParenthesis, outline.tokens[first].match == tokens.upperBound - 1 {
            return tuple((first + 1)..<(tokens.upperBound - 1), subject, binds: false)
        }
        if let inner = payload(tokens) { return tests(ofPattern: inner, subject) }
        return tests(ofValue: range, subject)
    }

    /// `let x`, `let x?`, `let (a, b)`
    private mutating func bound(_ tokens: Range<Int>, _ subject: LinkValue) -> LinkTests {
        let outline = scope.outline
        guard let first = tokens.first else { return Self.always }
        let token = outline.tokens[first]
        if token.kind == .leftParenthesis, let close = token.match {
            return tuple((first + 1)..<max(close, first + 1), subject, binds: true)
        }
        if let inner = payload(tokens) { return bound(outline.tokens.indices(in: inner), subject) }
        guard token.kind == .identifier else { return Self.always }
        scope.values[outline.name(token)] = subject
        let isOptional = tokens.dropFirst().first.map { outline.tokens[$0].kind == .postfixQuestion } ?? false
        return isOptional && subject.dependsOnURL ? [[.exists(subject)]] : Self.always
    }

    /// `("home", let id)`
    private mutating func tuple(_ tokens: Range<Int>, _ subject: LinkValue, binds: Bool) -> LinkTests {
        let outline = scope.outline
        let values = if case .tuple(let values) = subject { values } else { [LinkValue]() }
        var found = Self.always
        for (index, part) in outline.split(tokens).enumerated() {
            let value = values.indices.contains(index) ? values[index] : .unknown
            let range = outline.bytes(ofTokens: part)
            let tests = binds ? bound(part, value) : tests(ofPattern: range, value)
            found = Self.all(found, tests)
        }
        return found
    }

    /// The bytes within `.some(…)` and `.success(…)`.
    private func payload(_ tokens: Range<Int>) -> Range<Int>? {
        let outline = scope.outline
        guard tokens.count >= 4, outline.tokens[tokens.lowerBound].kind == .period,
            ["some", "success"].contains(outline.text(outline.tokens[tokens.lowerBound + 1])),
            outline.tokens[tokens.lowerBound + 2].kind == .leftParenthesis,
            let close = outline.tokens[tokens.lowerBound + 2].match, close == tokens.upperBound - 1
        else { return nil }
        return outline.bytes(ofTokens: (tokens.lowerBound + 3)..<close)
    }

    /// A pattern that is an expression: a text, a number, a list, a case of an enumeration with raw values.
    private func tests(ofValue range: Range<Int>, _ subject: LinkValue) -> LinkTests {
        let expression = scope.expression(range)
        let unknown: LinkTests = [[.unknown(scope.outline.line(range))]]
        guard subject.dependsOnURL else { return unknown }
        if case .count(let list) = subject { return count(expression, list) ?? unknown }
        switch (scope.value(expression), subject) {
        case (.text(let text), _): return [[.text(subject, [text])]]
        case (.texts(let texts), .list(let list)): return [Self.tests(texts, list)]
        case (_, .list(let list)):
            guard case .array(let items) = expression else { return unknown }
            return [elements(items, list)]
        default: break
        }
        if let type = subject.type, let name = expression.path?.last, let raw = rawValue(of: name, in: type) {
            return [[.text(subject.origin, [raw])]]
        }
        return unknown
    }

    /// The tests that a list has a number of elements, or one within a range.
    private func count(_ expression: Expression, _ list: LinkList) -> LinkTests? {
        switch expression {
        case .integer(let number): return [[.count(list, .equal, number)]]
        case .binary("...", .integer(let low), .integer(let high)):
            return [[.count(list, .atLeast, low), .count(list, .atMost, high)]]
        case .binary("..<", .integer(let low), .integer(let high)):
            return [[.count(list, .atLeast, low), .count(list, .atMost, high - 1)]]
        default: return scope.openBound(of: expression).map { [[.count(list, .atLeast, $0)]] }
        }
    }

    /// The tests that a list has these elements; an element that is not a text may be anything.
    private func elements(_ items: [Expression], _ list: LinkList) -> [LinkTest] {
        var tests: [LinkTest] = [.count(list, .equal, items.count)]
        for (index, item) in items.enumerated() {
            guard let text = scope.plain(item) else { continue }
            tests.append(.text(.element(list, index), [text]))
        }
        return tests
    }

    /// The raw value of a case of an enumeration of the app.
    private func rawValue(of name: String, in type: String) -> String? {
        guard let found = scope.model.type(type), found.kind == .enum,
            let place = found.members(named: name).first(where: { $0.declaration.kind == .case })
        else { return nil }
        return scope.model.rawValue(of: place)
    }
}
