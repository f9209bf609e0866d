/// Makes the URL patterns of a route from the tests before it and from its values.
struct PatternBuilder {
    private var pattern = RoutePattern()
    /// The texts that a component may be; several make several patterns.
    private var texts: [Int: [String]] = [:]
    private var parameters: [Int: RoutePattern.Piece] = [:]
    private var exact: Int?
    private var least = 0
    private var most: Int?
    private var last: RoutePattern.Piece?

    /// The largest number of patterns of one route.
    private static let limit = 32
    /// The largest number of components.
    private static let longest = 200

    static func patterns(of candidate: LinkTargetFinder.Candidate) -> [RoutePattern] {
        var builder = PatternBuilder()
        for test in candidate.tests { builder.add(test) }
        for (label, value) in candidate.target.values { builder.add(value, named: label) }
        return builder.patterns()
    }

    // MARK: - Tests

    private mutating func add(_ test: LinkTest) {
        switch test {
        case .count(let list, let relation, let count): add(list, relation, count)
        case .text(let value, let words): add(value, words)
        case .exists(let value): exists(value)
        case .not(let tests): reject(tests)
        case .contains, .suffix, .unknown: pattern.isCertain = false
        case .prefix(let value, let text): add(value, prefix: text)
        }
    }

    private mutating func add(_ list: LinkList, _ relation: LinkTest.Relation, _ count: Int) {
        let places = list.components(forCount: count) + (list.hasHost ? 0 : 1)
        if list.hasHost { pattern.countsHost = true }
        switch relation {
        case .equal: exact = places
        case .atLeast: least = max(least, places)
        case .atMost: most = min(most ?? places, places)
        case .unequal: pattern.isCertain = false
        }
    }

    private mutating func add(_ value: LinkValue, _ words: [String]) {
        let isLowered = if case .lowered = value { true } else { false }
        let words = isLowered ? words.map { $0.lowercased() } : words
        switch value.origin {
        case .scheme: pattern.schemes = words.map { $0.lowercased() }
        case .path:
            guard words.count == 1 else { return pattern.isCertain = false }
            let segments = words[0].split(separator: "/").map(String.init)
            for (index, text) in segments.enumerated() { texts[index + 1] = [text] }
            exact = segments.count + 1
        case .queryItem(let name): item(name, isRequired: true, isCertain: false)
        case .last: last = words.count == 1 ? .text(words[0]) : last
        default:
            guard let place = place(of: value) else { return pattern.isCertain = false }
            texts[place] = texts[place].map { known in words.filter(known.contains) } ?? words
            least = max(least, place + 1)
        }
    }

    private mutating func add(_ value: LinkValue, prefix: String) {
        pattern.isCertain = false
        guard value.origin == .path else { return }
        for (index, text) in prefix.split(separator: "/").enumerated() { texts[index + 1] = [String(text)] }
        least = max(least, prefix.split(separator: "/").count + 1)
    }

    private mutating func exists(_ value: LinkValue) {
        if case .queryItem(let name) = value.origin { return item(name, isRequired: true, isCertain: true) }
        guard let place = place(of: value) else { return }
        least = max(least, place + 1)
        if let type = value.type { parameters[place] = Self.parameter("", type) }
    }

    /// A test that a component is not empty changes nothing in a pattern.
    private mutating func reject(_ tests: [LinkTest]) {
        switch tests.first {
        case .contains(_, "") where tests.count == 1: break
        case .text(_, [""]) where tests.count == 1: break
        case .count(let list, .equal, 0) where tests.count == 1: add(list, .atLeast, 1)
        case .exists(.queryItem) where tests.count == 1: break
        default: pattern.isCertain = false
        }
    }

    // MARK: - Values

    private mutating func add(_ value: LinkValue, named label: String) {
        switch value.origin {
        case .queryItem(let name): item(name, isRequired: false, isCertain: true)
        case .last: last = Self.parameter(label, value.type)
        default:
            guard let place = place(of: value) else { return }
            let known: String? = if case .parameter(_, let type) = parameters[place] { type } else { nil }
            parameters[place] = Self.parameter(label, value.type ?? known)
            least = max(least, place + 1)
        }
    }

    /// A component of any text has no type.
    private static func parameter(_ label: String, _ type: String?) -> RoutePattern.Piece {
        .parameter(label.isEmpty ? "value" : label, type: type == "String" ? nil : type)
    }

    private mutating func item(_ name: String, isRequired: Bool, isCertain: Bool) {
        if !isCertain { pattern.isCertain = false }
        if let index = pattern.query.firstIndex(where: { $0.name == name }) {
            if isRequired { pattern.query[index].isRequired = true }
        } else {
            pattern.query.append(RoutePattern.Item(name: name, isRequired: isRequired))
        }
    }

    /// The position of a value among the host, which is 0, and the components.
    private mutating func place(of value: LinkValue) -> Int? {
        switch value.origin {
        case .host: return 0
        case .element(let list, let index):
            if list.hasHost { pattern.countsHost = true }
            switch list.element(index) {
            case .slash: return nil
            case .component(let index): return index
            case .segment(let index): return index + 1
            }
        default: return nil
        }
    }

    // MARK: - Result

    private func patterns() -> [RoutePattern] {
        var result = pattern
        let exact = exact ?? (most == least ? least : nil)
        let count = exact ?? least
        guard count <= Self.longest else { return [] }
        result.isOpen = exact == nil
        // A pattern cannot express an upper bound.
        if exact == nil, most != nil { result.isCertain = false }
        var choices: [[RoutePattern.Piece]] = [[]]
        for place in 0..<max(count, 0) {
            var options = texts[place].map { $0.map(RoutePattern.Piece.text) } ?? [parameters[place] ?? .any]
            if place == count - 1, texts[place] == nil, parameters[place] == nil, let last { options = [last] }
            guard choices.count * options.count <= Self.limit else { return [] }
            choices = choices.flatMap { choice in options.map { choice + [$0] } }
        }
        return choices.map { pieces in
            var pattern = result
            pattern.pieces = pieces
            return pattern
        }
    }
}
