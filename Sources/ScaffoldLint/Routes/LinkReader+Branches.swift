import SwiftEdits
import SwiftOutline

// Statements that branch: `guard`, `if`, `switch`, loops over parsers.
extension LinkReader {
    /// The steps of a `guard`.
    mutating func guarded(_ statement: Statement, _ frame: inout Frame) -> [LinkStep] {
        let outline = frame.scope.outline
        let tokens = outline.tokens.indices(in: statement.range).dropFirst()
        guard let block = statement.code.blocks.outermost(\.range).last,
            let end = tokens.last(where: { index in
                outline.tokens[index].keyword == .else && outline.tokens[index].end <= block.range.lowerBound
            })
        else { return [] }
        var otherwise = frame
        let (tests, parsed) = conditions(tokens.lowerBound..<end, &frame)
        let rest = steps(block.statements, &otherwise, isWhole: false)
        let ending = rest.isEmpty ? [.refuse] : rest
        guard let parsed else {
            return [.choose([LinkBranch(tests: tests, steps: []), LinkBranch(tests: [[]], steps: ending)])]
        }
        return [.choose([LinkBranch(tests: tests, steps: [.attempt(parsed)])])] + ending
    }

    /// The tests of a condition list, and the steps of a parser whose result the list binds.
    private mutating func conditions(_ tokens: Range<Int>, _ frame: inout Frame) -> (LinkTests, [LinkStep]?) {
        let outline = frame.scope.outline
        var conditions = LinkConditions(scope: frame.scope)
        var tests = LinkConditions.always
        var parsed: [LinkStep]?
        for part in outline.split(tokens) {
            if parsed == nil, let steps = boundParser(part, frame) {
                parsed = steps
                continue
            }
            tests = LinkConditions.all(tests, initial(part, frame))
            tests = LinkConditions.all(tests, conditions.tests(ofPart: part))
        }
        frame.scope = conditions.scope
        return (tests, parsed)
    }

    /// `let route = FavoritesRoute.parse(link)`, `case .success(let route) = …`, or `let route` for an earlier result.
    private mutating func boundParser(_ tokens: Range<Int>, _ frame: Frame) -> [LinkStep]? {
        let outline = frame.scope.outline
        guard let first = tokens.first, [.let, .var, .case].contains(outline.tokens[first].keyword) else { return nil }
        if let equal = outline.firstToken(.equal, in: tokens) {
            return parsed(outline.bytes(ofTokens: (equal + 1)..<tokens.upperBound), frame)
        }
        guard tokens.count == 2 else { return nil }
        let name = outline.name(outline.tokens[first + 1])
        return frame.pending[name].flatMap { parsed($0, frame) }
    }

    /// The tests in the initialiser of a type of the app that splits a URL: `guard let link = DeepLink(url)`.
    private mutating func initial(_ tokens: Range<Int>, _ frame: Frame) -> LinkTests {
        let outline = frame.scope.outline
        guard let equal = outline.firstToken(.equal, in: tokens) else { return LinkConditions.always }
        let range = outline.bytes(ofTokens: (equal + 1)..<tokens.upperBound)
        let expression = frame.scope.expression(range)
        guard case .call(let callee, let arguments) = expression, case .url(let type?) = frame.scope.value(expression),
            let function = function(callee, arguments, frame), function.declaration.kind == .`init`
        else { return LinkConditions.always }
        let values = values(of: function, arguments, in: frame.scope)
        guard model.type(type) != nil, let rest = LinkTargetFinder(steps(of: function, given: values)).rest,
            rest.count == 1
        else { return LinkConditions.always }
        return rest
    }

    // MARK: - If

    /// The steps of an `if`.
    mutating func branched(_ statement: Statement, _ frame: inout Frame, isValue: Bool) -> [LinkStep] {
        let outline = frame.scope.outline
        var branches: [LinkBranch] = []
        var offset = statement.range.lowerBound
        var changed: Frame?
        for block in statement.code.blocks.outermost(\.range) {
            let header = outline.tokens.indices(in: offset..<block.range.lowerBound)
            offset = block.range.upperBound
            let parts = header.drop { [.if, .else].contains(outline.tokens[$0].keyword) }
            var inner = frame
            let (tests, parsed) = conditions(parts.startIndex..<header.upperBound, &inner)
            if let parsed {
                branches.append(LinkBranch(tests: tests, steps: [.attempt(parsed)]))
                continue
            }
            let body = branch(block.statements, &inner, isValue: isValue)
            if body.isEmpty { changed = inner }
            branches.append(LinkBranch(tests: tests, steps: body))
        }
        guard branches.allSatisfy(\.steps.isEmpty) else { return [.choose(branches)] }
        // A body that only changes a list, such as one that inserts the host, is assumed to run.
        let known = frame.scope.values.keys
        for (name, value) in changed?.scope.values ?? [:] where known.contains(name) {
            frame.scope.values[name] = value
        }
        return []
    }

    private mutating func branch(_ statements: [Statement], _ frame: inout Frame, isValue: Bool) -> [LinkStep] {
        let found = steps(statements, &frame, isWhole: isValue)
        guard found.isEmpty, !frame.returnsValue, let action = action(statements, in: frame) else { return found }
        return [action]
    }

    // MARK: - Switch

    /// The steps of a `switch`.
    mutating func steps(_ value: Switch, _ frame: inout Frame, isValue: Bool) -> [LinkStep] {
        let subject = frame.scope.value(value.subject.range)
        var branches: [LinkBranch] = []
        var fallingThrough: LinkTests?
        for element in value.cases {
            var inner = frame
            var tests = element.isDefault ? LinkConditions.always : []
            for item in element.items {
                var conditions = LinkConditions(scope: frame.scope)
                var found = conditions.tests(ofPattern: item.pattern.range, subject)
                if let condition = item.condition {
                    let expression = conditions.scope.expression(condition.range)
                    found = LinkConditions.all(found, conditions.tests(expression, condition.range))
                }
                tests += found
                inner.scope = conditions.scope
            }
            if let earlier = fallingThrough { tests = earlier + tests }
            let isFalling = element.statements.last?.keyword == .fallthrough
            fallingThrough = isFalling && element.statements.count == 1 ? tests : nil
            guard fallingThrough == nil else { continue }
            let body = branch(element.statements, &inner, isValue: isValue)
            branches.append(LinkBranch(tests: tests, steps: body))
        }
        return [.block([.choose(branches)])]
    }

    // MARK: - Loops over parsers

    /// `for parser in parsers { … }`, where the parsers are listed in the source.
    mutating func unrolled(_ statement: Statement, _ block: Block, _ frame: inout Frame) -> [LinkStep]? {
        let outline = frame.scope.outline
        let tokens = outline.tokens.indices(in: statement.range.lowerBound..<block.range.lowerBound)
        guard tokens.count >= 4, outline.tokens[tokens.lowerBound + 2].keyword == .in else { return nil }
        let name = outline.text(outline.tokens[tokens.lowerBound + 1])
        let list = outline.bytes(ofTokens: (tokens.lowerBound + 3)..<tokens.upperBound)
        guard let types = listedTypes(frame.scope.expression(list), frame), !types.isEmpty else { return nil }
        return types.flatMap { type in
            var inner = frame
            inner.types[name] = type
            return steps(block.statements, &inner, isWhole: false)
        }
    }

    /// The types in a list literal, or in the property of a name: `[HomeParser(), OrdersParser.self]`.
    mutating func listedTypes(_ expression: Expression, _ frame: Frame) -> [String]? {
        switch expression {
        case .array(let items):
            let types = items.compactMap { item -> String? in
                switch item {
                case .call(.name(let type), _): type
                case .member(.name(let type), "self"): type
                default: nil
                }
            }
            return types.count == items.count ? types : nil
        case .name, .member:
            guard case .members(let properties, _) = meaning(of: expression, frame) else { return nil }
            for property in properties {
                guard let initial = property.declaration.initialValue else { continue }
                let value = property.file.outline.expression(in: initial.range)
                if case .array = value { return listedTypes(value, frame) }
            }
            return nil
        default: return nil
        }
    }
}
