import Diagnostics
import SwiftOutline

/// The names that the body of a member introduces, so that they hide the members and parameters around it.
struct LocalNames {
    /// What is known of a local name.
    enum Meaning {
        /// One `let` or `var` declares it.
        case variable(Declaration)
        /// It is introduced several times, or by a pattern, a closure or a loop.
        case unknown
    }

    private var meanings: [String: Meaning] = ["error": .unknown, "newValue": .unknown, "oldValue": .unknown]
    private let outline: Outline

    /// The code of a file that introduces names, in source order, which is found once for all bodies.
    struct Introducing {
        let signatures: [Range<Int>]
        let variables: [(range: Range<Int>, declaration: Declaration)]

        init(_ code: Code) {
            signatures = code.closures.compactMap { $0.signature?.range }.sorted { $0.lowerBound < $1.lowerBound }
            variables = code.declarations.filter { $0.kind == .let || $0.kind == .var }
                .map { ($0.range, $0) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        }
    }

    /// - Parameter range: The bytes of the body.
    init(in range: Range<Int>, of outline: Outline, _ introducing: Introducing) {
        self.outline = outline
        let tokens = outline.tokens.indices(in: range)
        for index in tokens {
            switch outline.tokens[index].keyword {
            case .let, .var, .case, .for: addPattern(from: index + 1, before: tokens.upperBound)
            case .func: addParameters(from: index + 1, before: tokens.upperBound)
            default: break
            }
        }
        for signature in introducing.signatures.starting(in: range, { $0 }) {
            for index in outline.tokens.indices(in: signature) { add(index) }
        }
        for (_, declaration) in introducing.variables.starting(in: range, \.range) {
            if case .once = count[declaration.name] ?? .never { meanings[declaration.name] = .variable(declaration) }
        }
    }

    subscript(name: String) -> Meaning? { meanings[name] }

    // MARK: - Reading

    private enum Count { case never, once, often }

    private var count: [String: Count] = [:]

    private mutating func add(_ index: Int) {
        let token = outline.tokens[index]
        guard token.kind == .identifier, token.keyword != .self else { return }
        let name = outline.name(token)
        count[name] = (count[name] ?? .never) == .never ? .once : .often
        meanings[name] = .unknown
    }

    /// Adds the names of a pattern, up to its value, type or body. `if let name {` hides nothing, as it means the same.
    private mutating func addPattern(from start: Int, before end: Int) {
        guard start < end, !isShorthand(start) else { return }
        var index = start
        var depth = 0
        while index < end {
            let token = outline.tokens[index]
            switch token.kind {
            case .leftParenthesis, .leftSquare: depth += 1
            case .rightParenthesis, .rightSquare:
                depth -= 1
                if depth < 0 { return }
            case .equal, .leftBrace, .rightBrace: return
            case .colon where depth == 0: return
            case .identifier where token.keyword == .in || token.keyword == .where: return
            case .identifier:
                let isMember = outline.tokens[index - 1].kind == .period
                let isLabel = index + 1 < end && outline.tokens[index + 1].kind == .colon && depth > 0
                if !isMember, !isLabel, ![.let, .var, .case, .try, .await].contains(token.keyword) { add(index) }
            default: break
            }
            index += 1
        }
    }

    private func isShorthand(_ index: Int) -> Bool {
        let isCondition =
            index >= 2 && [.if, .guard, .while].contains(outline.tokens[index - 2].keyword)
            || index >= 2 && outline.tokens[index - 2].kind == .comma
        guard isCondition, outline.tokens[index].kind == .identifier else { return false }
        let next = outline.tokens[index + 1]
        if next.kind == .leftBrace || next.kind == .comma || next.keyword == .else { return true }
        // `if let name = name {` means the same, too.
        guard next.kind == .equal, index + 3 < outline.tokens.count else { return false }
        let behind = outline.tokens[index + 3]
        return outline.text(outline.tokens[index + 2]) == outline.text(outline.tokens[index])
            && (behind.kind == .leftBrace || behind.kind == .comma || behind.keyword == .else)
    }

    /// Adds the parameters of a local function.
    private mutating func addParameters(from start: Int, before end: Int) {
        var index = start
        while index < end, outline.tokens[index].kind != .leftBrace {
            add(index)
            index += 1
        }
    }
}
