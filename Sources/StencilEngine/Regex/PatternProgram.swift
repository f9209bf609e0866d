/// A regular expression as instructions for `PatternMatcher`.
struct PatternProgram: Sendable {
    enum Instruction: Sendable {
        case scalar(Unicode.Scalar, ignoresCase: Bool)
        /// Matches one of `sets`. The cost of the look-up is in steps.
        case set(Int, cost: Int)
        case any(includesLineBreaks: Bool)
        case assertion(PatternNode.Assertion)
        case backreference(Int, ignoresCase: Bool)
        case jump(Int)
        /// Continues at the first index, and at the second if that fails.
        case split(Int, Int)
        /// Saves the position in a slot.
        case save(slot: Int)
        /// Fails if the position has not moved since `save`.
        case requireProgress(slot: Int)
        /// Lookahead or lookbehind: continues if the next instructions, up to their `match`, match at the position.
        case look(isBehind: Bool, isNegated: Bool, next: Int)
        /// Atomic group: continues after the first match of the next instructions, up to their `match`.
        case atomic(next: Int)
        case match
    }

    private static let largestSize = 20_000

    private(set) var instructions: [Instruction] = []
    /// Separate from the instructions, which are then faster to copy.
    private(set) var sets: [ScalarSet] = []
    private(set) var slotCount: Int
    let captureCount: Int
    let captureNames: [String: Int]

    init(_ pattern: String) throws(PatternFailure) {
        guard pattern.utf8.count <= Self.largestSize else { throw .tooLarge }
        let parsed = try PatternParser.parse(pattern)
        captureCount = parsed.captureCount
        captureNames = parsed.captureNames
        slotCount = (captureCount + 1) * 2
        try emit(.save(slot: 0))
        try compile(parsed.node)
        try emit(.save(slot: 1))
        try emit(.match)
    }

    private mutating func emit(_ instruction: Instruction) throws(PatternFailure) {
        guard instructions.count < Self.largestSize else { throw .tooLarge }
        instructions.append(instruction)
    }

    private mutating func emit(_ set: ScalarSet) throws(PatternFailure) {
        try emit(.set(sets.count, cost: set.size / 8))
        sets.append(set)
    }

    private mutating func compile(_ node: PatternNode) throws(PatternFailure) {
        switch node {
        case .scalar(let scalar, let ignoresCase): try emit(.scalar(scalar, ignoresCase: ignoresCase))
        case .set(let set): try emit(set)
        case .any(let includesLineBreaks): try emit(.any(includesLineBreaks: includesLineBreaks))
        case .assertion(let assertion): try emit(.assertion(assertion))
        case .backreference(let group, let ignoresCase):
            if group <= captureCount {
                try emit(.backreference(group, ignoresCase: ignoresCase))
            } else {
                try emit(ScalarSet())
            }
        case .sequence(let nodes): for node in nodes { try compile(node) }
        case .alternatives(let nodes): try compile(alternatives: nodes[...])
        case .capture(let inner, let index):
            try emit(.save(slot: index * 2))
            try compile(inner)
            try emit(.save(slot: index * 2 + 1))
        case .repetition(let inner, let least, let most, let greed):
            try compile(repetition: inner, least, most, greed)
        case .look(let inner, let isBehind, let isNegated):
            try compile(inner) { .look(isBehind: isBehind, isNegated: isNegated, next: $0) }
        case .atomic(let inner): try compile(inner) { .atomic(next: $0) }
        }
    }

    /// Compiles instructions that are matched separately. The instruction before them has their end.
    private mutating func compile(_ inner: PatternNode, leadBy leader: (Int) -> Instruction) throws(PatternFailure) {
        let position = instructions.count
        try emit(.match)
        try compile(inner)
        try emit(.match)
        instructions[position] = leader(instructions.count)
    }

    private mutating func compile(alternatives nodes: ArraySlice<PatternNode>) throws(PatternFailure) {
        var jumps: [Int] = []
        for (index, node) in zip(nodes.indices, nodes) {
            guard index < nodes.endIndex - 1 else {
                try compile(node)
                break
            }
            let split = instructions.count
            try emit(.match)
            try compile(node)
            jumps.append(instructions.count)
            try emit(.match)
            instructions[split] = .split(split + 1, instructions.count)
        }
        for jump in jumps { instructions[jump] = .jump(instructions.count) }
    }

    private mutating func compile(
        repetition inner: PatternNode,
        _ least: Int,
        _ most: Int?,
        _ greed: PatternNode.Greed
    ) throws(PatternFailure) {
        if greed == .possessive {
            let whole = PatternNode.repetition(inner, least: least, most: most, .greedy)
            return try compile(whole) { .atomic(next: $0) }
        }
        for _ in 0..<least { try compile(inner) }
        guard let most else { return try compile(endless: inner, isLazy: greed == .lazy) }
        var splits: [Int] = []
        for _ in least..<most {
            splits.append(instructions.count)
            try emit(.match)
            try compile(inner)
        }
        for split in splits {
            instructions[split] = Self.split(split + 1, instructions.count, isLazy: greed == .lazy)
        }
    }

    private mutating func compile(endless inner: PatternNode, isLazy: Bool) throws(PatternFailure) {
        let slot = slotCount
        slotCount += 1
        let split = instructions.count
        try emit(.match)
        try emit(.save(slot: slot))
        try compile(inner)
        try emit(.requireProgress(slot: slot))
        try emit(.jump(split))
        instructions[split] = Self.split(split + 1, instructions.count, isLazy: isLazy)
    }

    private static func split(_ inside: Int, _ after: Int, isLazy: Bool) -> Instruction {
        isLazy ? .split(after, inside) : .split(inside, after)
    }
}
