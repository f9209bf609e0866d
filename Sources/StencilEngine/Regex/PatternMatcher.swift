/// Matches a compiled regular expression, by backtracking without recursion.
struct PatternMatcher {
    private enum Choice {
        case resume(instruction: Int, position: Int)
        case restore(slot: Int, value: Int)
    }

    private static let unset = -1
    /// The number of slots that can be copied in the time of a step.
    private static let slotsInStep = 8

    let scalars: [Unicode.Scalar]
    private let program: PatternProgram
    private var slots: [Int]
    /// The number of executed instructions, and its limit.
    private(set) var steps = 0
    private let mostSteps: Int

    init(_ program: PatternProgram, scalars: [Unicode.Scalar], mostSteps: Int) {
        self.program = program
        self.scalars = scalars
        self.mostSteps = mostSteps
        slots = []
    }

    /// The ranges of the first match at or after `start` and of its groups; `nil` for an unused group.
    mutating func firstMatch(from start: Int) throws(PatternFailure) -> [Range<Int>?]? {
        guard start <= scalars.count else { return nil }
        for position in start...scalars.count {
            steps += program.slotCount / Self.slotsInStep
            slots = [Int](repeating: Self.unset, count: program.slotCount)
            guard try run(from: 0, at: position, endingAt: nil) != nil else { continue }
            return (0...program.captureCount).map { group in
                let (lower, upper) = (slots[group * 2], slots[group * 2 + 1])
                return lower >= 0 && upper >= lower ? lower..<upper : nil
            }
        }
        return nil
    }

    /// Runs from an instruction up to its `match`. Returns the position, or `nil` if there is no match.
    private mutating func run(from start: Int, at first: Int, endingAt end: Int?) throws(PatternFailure) -> Int? {
        var choices: [Choice] = []
        var instruction = start
        var position = first
        while true {
            steps += 1
            guard steps <= mostSteps else { throw .tooSlow }
            if case .match = program.instructions[instruction], end == nil || position == end { return position }
            if try advance(&instruction, &position, &choices) { continue }
            guard goBack(&instruction, &position, &choices) else { return nil }
        }
    }

    /// Backtracks to the last alternative.
    private mutating func goBack(_ instruction: inout Int, _ position: inout Int, _ choices: inout [Choice]) -> Bool {
        while let choice = choices.popLast() {
            switch choice {
            case .restore(let slot, let value): slots[slot] = value
            case .resume(let otherInstruction, let otherPosition):
                instruction = otherInstruction
                position = otherPosition
                return true
            }
        }
        return false
    }

    /// Runs an instruction. Returns false if it does not match.
    private mutating func advance(
        _ instruction: inout Int,
        _ position: inout Int,
        _ choices: inout [Choice]
    ) throws(PatternFailure) -> Bool {
        switch program.instructions[instruction] {
        case .scalar, .set, .any:
            if case .set(_, let cost) = program.instructions[instruction] { steps += cost }
            guard position < scalars.count, matchesScalar(instruction, scalars[position]) else { return false }
            position += 1
        case .assertion(let assertion):
            guard matches(assertion, at: position) else { return false }
        case .backreference(let group, let ignoresCase):
            guard let length = repeatedLength(of: group, at: position, ignoresCase) else { return false }
            position += length
        case .jump(let target):
            instruction = target
            return true
        case .split(let first, let second):
            choices.append(.resume(instruction: second, position: position))
            instruction = first
            return true
        case .save(let slot):
            choices.append(.restore(slot: slot, value: slots[slot]))
            slots[slot] = position
        case .requireProgress(let slot):
            guard slots[slot] != position else { return false }
        case .look(let isBehind, let isNegated, let next):
            guard try looks(from: instruction + 1, at: position, isBehind, &choices) != isNegated else { return false }
            instruction = next
            return true
        case .atomic(let next):
            guard let end = try isolated(from: instruction + 1, at: position, endingAt: nil, &choices) else {
                return false
            }
            position = end
            instruction = next
            return true
        case .match:
            return false
        }
        instruction += 1
        return true
    }

    private func matchesScalar(_ instruction: Int, _ scalar: Unicode.Scalar) -> Bool {
        switch program.instructions[instruction] {
        case .scalar(let expected, let ignoresCase):
            scalar == expected || ignoresCase && ScalarSet.otherCases(of: scalar).contains(expected)
        case .set(let set, _): program.sets[set].contains(scalar)
        case .any(let includesLineBreaks): includesLineBreaks || !Text.isLineBreak(scalar)
        default: false
        }
    }

    /// Runs instructions separately. Changes of slots can be undone later.
    private mutating func isolated(
        from start: Int,
        at position: Int,
        endingAt end: Int?,
        _ choices: inout [Choice]
    ) throws(PatternFailure) -> Int? {
        let before = slots
        steps += slots.count / Self.slotsInStep
        guard let result = try run(from: start, at: position, endingAt: end) else {
            slots = before
            return nil
        }
        for (slot, value) in before.enumerated() where slots[slot] != value {
            choices.append(.restore(slot: slot, value: value))
        }
        return result
    }

    private mutating func looks(
        from start: Int,
        at position: Int,
        _ isBehind: Bool,
        _ choices: inout [Choice]
    ) throws(PatternFailure) -> Bool {
        guard isBehind else { return try isolated(from: start, at: position, endingAt: nil, &choices) != nil }
        for first in (0...position).reversed()
        where try isolated(from: start, at: first, endingAt: position, &choices) != nil {
            return true
        }
        return false
    }

    /// The length of a group's match, if the same text is at `position`.
    private func repeatedLength(of group: Int, at position: Int, _ ignoresCase: Bool) -> Int? {
        let (lower, upper) = (slots[group * 2], slots[group * 2 + 1])
        guard lower >= 0, upper >= lower, position + upper - lower <= scalars.count else { return nil }
        for offset in 0..<upper - lower {
            let (expected, found) = (scalars[lower + offset], scalars[position + offset])
            guard expected == found || ignoresCase && ScalarSet.otherCases(of: found).contains(expected) else {
                return nil
            }
        }
        return upper - lower
    }

    private func matches(_ assertion: PatternNode.Assertion, at position: Int) -> Bool {
        switch assertion {
        case .textStart: position == 0
        case .textEnd: position == scalars.count
        case .lastLineEnd: position == scalars.count || isLastLineEnd(position)
        case .lineStart: position == 0 || Text.isLineBreak(scalars[position - 1]) && !isWithinLineBreak(position)
        case .lineEnd:
            position == scalars.count || Text.isLineBreak(scalars[position]) && !isWithinLineBreak(position)
        case .wordBoundary: isWordBoundary(position)
        case .notWordBoundary: !isWordBoundary(position)
        }
    }

    private func isLastLineEnd(_ position: Int) -> Bool {
        let rest = scalars[position...]
        return rest.count == 1 && Text.isLineBreak(rest[position]) && !isWithinLineBreak(position)
            || rest.elementsEqual(["\r", "\n"])
    }

    private func isWithinLineBreak(_ position: Int) -> Bool {
        position > 0 && position < scalars.count && scalars[position - 1] == "\r" && scalars[position] == "\n"
    }

    private func isWordBoundary(_ position: Int) -> Bool {
        let before = position > 0 && ScalarSet.isWordCharacter(scalars[position - 1])
        let after = position < scalars.count && ScalarSet.isWordCharacter(scalars[position])
        return before != after
    }
}
