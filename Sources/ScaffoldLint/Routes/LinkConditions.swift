import SwiftOutline

/// Turns conditions and patterns into tests, and records the names that they bind.
struct LinkConditions {
    /// The scope, with the names that the conditions have bound.
    var scope: LinkScope

    /// The largest number of alternatives.
    private static let most = 64
    static let always: LinkTests = [[]]

    static func all(_ left: LinkTests, _ right: LinkTests) -> LinkTests {
        guard left.count * right.count <= most else { return [[.unknown("many conditions")]] }
        return left.flatMap { first in right.map { first + $0 } }
    }

    static func not(_ tests: LinkTests) -> LinkTests { tests.isEmpty ? always : [tests.map { .not($0) }] }

    // MARK: - Conditions

    /// The tests of one part of a condition list.
    ///
    /// - Parameter tokens: The tokens between two commas.
    mutating func tests(ofPart tokens: Range<Int>) -> LinkTests {
        let outline = scope.outline
        guard let start = tokens.first else { return Self.always }
        switch outline.tokens[start].keyword {
        case .let, .var: return binding(tokens.dropFirst())
        case .case: return matching(tokens.dropFirst())
        default:
            if outline.tokens[start].kind == .poundAvailable { return Self.always }
            let range = outline.bytes(ofTokens: tokens)
            return tests(scope.expression(range), range)
        }
    }

    private mutating func binding(_ tokens: Range<Int>) -> LinkTests {
        let outline = scope.outline
        guard let first = tokens.first else { return Self.always }
        let name = outline.name(outline.tokens[first])
        guard let equal = outline.firstToken(.equal, in: tokens) else {
            let value = scope.values[name] ?? .unknown
            return exists(value, outline.bytes(ofTokens: tokens))
        }
        let range = outline.bytes(ofTokens: (equal + 1)..<tokens.upperBound)
        let value = scope.value(range)
        if outline.tokens[first].kind == .identifier { scope.values[name] = value }
        return exists(value, range)
    }

    private mutating func matching(_ tokens: Range<Int>) -> LinkTests {
        let outline = scope.outline
        guard let equal = outline.firstToken(.equal, in: tokens) else { return Self.always }
        let subject = scope.value(outline.bytes(ofTokens: (equal + 1)..<tokens.upperBound))
        return tests(ofPattern: outline.bytes(ofTokens: tokens.lowerBound..<equal), subject)
    }

    private func exists(_ value: LinkValue, _ range: Range<Int>) -> LinkTests {
        switch value {
        case .defaulted(.converted(let inner, let type)):
            // A value has to be of the type; a missing one is replaced.
            return [[.not([.exists(inner.origin)])], [.exists(.converted(inner, type: type))]]
        case .defaulted, .url, .list, .query, .path: return Self.always
        case _ where value.dependsOnURL: return [[.exists(value)]]
        case .unknown: return [[.unknown(scope.outline.line(range))]]
        default: return Self.always
        }
    }

    // MARK: - Expressions

    /// The tests that an expression of a truth value consists of.
    func tests(_ expression: Expression, _ range: Range<Int>) -> LinkTests {
        switch expression {
        case .boolean(true): return Self.always
        case .boolean(false): return []
        case .binary("&&", let left, let right): return Self.all(tests(left, range), tests(right, range))
        case .binary("||", let left, let right): return tests(left, range) + tests(right, range)
        case .prefix("!", let inner): return Self.not(tests(inner, range))
        case .binary(let symbol, let left, let right):
            if let test = comparison(symbol, left, right) { return test }
        case .member(let base, "isEmpty"):
            if let test = isEmpty(scope.value(base)) { return test }
        case .call(.member(let base, let method), let arguments):
            if let test = call(method, scope.value(base), arguments) { return test }
        default: break
        }
        return [[.unknown(scope.outline.line(range))]]
    }

    private func comparison(_ symbol: String, _ left: Expression, _ right: Expression) -> LinkTests? {
        let (first, second) = (scope.value(left), scope.value(right))
        guard Self.turned[symbol] != nil else { return nil }
        if right == .nil { return symbol == "==" ? Self.not([[.exists(first)]]) : [[.exists(first)]] }
        guard first.dependsOnURL != second.dependsOnURL else { return nil }
        let test: LinkTests
        switch first.dependsOnURL ? (first, second) : (second, first) {
        case (.count(let list), .number(let number)):
            let symbol = first.dependsOnURL ? symbol : Self.turned[symbol] ?? symbol
            return LinkTest.count(list, symbol, number).map { [[$0]] }
        case (.list(let list), .texts(let texts)): test = [Self.tests(texts, list)]
        case (let value, .text(let text)): test = [[.text(value, [text])]]
        default: return nil
        }
        switch symbol {
        case "==": return test
        case "!=": return Self.not(test)
        default: return nil
        }
    }

    /// The comparisons, with those that mean the same if their sides are exchanged.
    private static let turned = ["==": "==", "!=": "!=", ">=": "<=", ">": "<", "<=": ">=", "<": ">"]

    /// The tests that a list has some elements, and that these are all or the first ones.
    static func tests(_ texts: [String], _ list: LinkList, _ relation: LinkTest.Relation = .equal) -> [LinkTest] {
        [.count(list, relation, texts.count)]
            + texts.enumerated().map { .text(.element(list, $0.offset), [$0.element]) }
    }

    private func isEmpty(_ value: LinkValue) -> LinkTests? {
        switch value {
        case .list(let list): [[.count(list, .equal, 0)]]
        default: value.dependsOnURL ? [[.text(value, [""])]] : nil
        }
    }

    private func call(_ method: String, _ base: LinkValue, _ arguments: [Expression.Argument]) -> LinkTests? {
        guard let argument = arguments.first.map({ scope.value($0.value) }) else { return nil }
        switch (method, base, argument) {
        case ("contains", .texts(let texts), let value) where value.dependsOnURL: return [[.text(value, texts)]]
        case ("contains", .list(let list), .text(let text)): return [[.contains(list, text)]]
        case ("hasPrefix", let value, .text(let text)) where value.dependsOnURL: return [[.prefix(value, text)]]
        case ("hasSuffix", let value, .text(let text)) where value.dependsOnURL: return [[.suffix(value, text)]]
        case ("starts", .list(let list), .texts(let texts)): return [Self.tests(texts, list, .atLeast)]
        default: return nil
        }
    }
}
