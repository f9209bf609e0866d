import Diagnostics
import SwiftOutline

/// Checks what must hold of the reading of any bytes, and touches everything that a reading offers.
struct Inspection {
    private let outline: Outline
    /// What does not hold.
    private(set) var problems: [String] = []
    /// Adds up what was touched, so that nothing is optimised away.
    private(set) var sum = 0

    init(_ bytes: [UInt8]) {
        outline = Outline(SourceText(bytes))
        checkTokens(bytes)
        checkBrackets()
        checkDeclarations(outline.allDeclarations)
        checkCode(outline.code())
        for declaration in outline.declarations.prefix(20) { checkCode(outline.code(in: declaration)) }
        for comment in outline.comments { touch(comment.range) }
    }

    private mutating func require(_ condition: Bool, _ problem: @autoclosure () -> String) {
        if !condition, problems.count < 5 { problems.append(problem()) }
    }

    private mutating func touch(_ range: Range<Int>?) {
        guard let range else { return }
        require(range.lowerBound >= 0 && range.upperBound <= outline.source.count, "range \(range) is not in the text")
        sum &+= range.lowerBound &+ range.upperBound
    }

    private mutating func touch(_ text: String?) {
        sum &+= text?.utf8.count ?? 0
    }

    // MARK: - Tokens

    private mutating func checkTokens(_ bytes: [UInt8]) {
        var end = 0
        var copy: [UInt8] = []
        copy.reserveCapacity(bytes.count)
        for token in outline.tokens {
            require(token.start >= end && token.end >= token.start, "token at \(token.start) overlaps")
            require(token.kind == .endOfFile || token.end > token.start, "empty token at \(token.start)")
            guard token.start >= end, token.end <= bytes.count else { return }
            checkGap(bytes, end..<token.start)
            copy += outline.source.bytes(in: end..<token.start)
            copy += outline.source.bytes(in: token.range)
            end = token.end
        }
        require(outline.tokens.last?.kind == .endOfFile, "the last token is not the end of the file")
        require(copy == bytes, "the tokens and what lies between them are not the text")
    }

    /// What lies between tokens is space, comments, conflict markers and bytes that start no token.
    private mutating func checkGap(_ bytes: [UInt8], _ gap: Range<Int>) {
        let isSpace = bytes[gap].allSatisfy { $0 <= 0x20 || $0 >= 0x7F }
        guard !isSpace, !outline.hasMarker(in: gap) else { return }
        var comments = outline.comments(in: gap)[...]
        var position = gap.lowerBound
        while position < gap.upperBound {
            if let comment = comments.first, comment.lowerBound == position {
                position = comment.upperBound
                comments.removeFirst()
                continue
            }
            let byte = bytes[position]
            let isSpace = byte <= 0x20 || byte >= 0x7F
            require(isSpace, "byte \(byte) at \(position) is in no token")
            position += 1
        }
    }

    private mutating func checkBrackets() {
        let tokens = outline.tokens
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            guard let match = token.match else { continue }
            require(tokens.indices.contains(match), "match of token \(index) is out of bounds")
            switch token.kind {
            case .leftParenthesis, .leftSquare, .leftBrace, .stringStart:
                require(match > index && tokens[match].match == index, "token \(index) does not match back")
                open.append(match)
            case .rightParenthesis, .rightSquare, .rightBrace, .stringEnd:
                require(open.popLast() == index, "token \(index) crosses another bracket")
            case .stringMiddle:
                require(match > index, "part \(index) does not lead on")
            default:
                require(false, "token \(index) is no bracket but has a match")
            }
        }
    }

    // MARK: - Declarations

    private mutating func checkDeclarations(_ declarations: [Declaration]) {
        for declaration in declarations {
            let range = declaration.range
            touch(range)
            let name = declaration.nameRange
            touch(name)
            let isOwn = range.lowerBound <= name.lowerBound && name.upperBound <= range.upperBound
            require(isOwn, "the name at \(name) is not within \(range)")
            touch(declaration.keywordRange)
            touch(declaration.bodyRange)
            touch(declaration.name)
            touch(declaration.fullName)
            for comment in declaration.leadingComments { touch(comment.range) }
            touch(declaration.accessLevel)
            touch(declaration.parametersRange)
            for fragment in [
                declaration.genericClause, declaration.whereClause, declaration.type, declaration.initialValue,
            ] {
                touch(fragment?.range)
            }
            if let parent = declaration.parent {
                let isInside =
                    parent.range.lowerBound <= range.lowerBound && range.upperBound <= parent.range.upperBound
                require(isInside, "\(declaration.name) at \(range) is not within \(parent.range)")
            }
            checkParts(of: declaration)
        }
    }

    private mutating func checkParts(of declaration: Declaration) {
        for attribute in declaration.attributes {
            touch(attribute.range)
            touch(attribute.name)
        }
        for modifier in declaration.modifiers {
            touch(modifier.name)
        }
        for type in declaration.inheritance { touch(type.range) }
        for parameter in declaration.parameters {
            touch(parameter.range)
            touch(parameter.type.range)
            touch(parameter.defaultValue?.range)
            touch(parameter.nameRange)
        }
        sum &+= declaration.members.count &+ declaration.accessors.count
    }

    // MARK: - Code

    private mutating func checkCode(_ code: Code) {
        checkDeclarations(code.declarations)
        for statement in code.statements {
            touch(statement.range)
            touch(statement.declaration?.name)
        }
        for call in code.calls + code.macros {
            touch(call.range)
            touch(call.callee.range)
            touch(call.name)
            touch(call.argumentsRange)
            for argument in call.arguments {
                touch(argument.label)
                touch(argument.value.range)
            }
            for closure in call.trailingClosures { touch(closure.closure.range) }
        }
        for item in code.switches {
            touch(item.subject.range)
            touch(item.bodyRange)
            for switchCase in item.cases {
                touch(switchCase.labelRange)
                sum &+= switchCase.statements.count
                for item in switchCase.items {
                    touch(item.pattern.range)
                    touch(item.condition?.range)
                }
            }
        }
        checkLiterals(code)
    }

    private mutating func checkLiterals(_ code: Code) {
        for literal in code.arrayLiterals {
            for element in literal.elements { touch(element.range) }
        }
        for literal in code.stringLiterals {
            for segment in literal.segments { touch(segment) }
        }
        for closure in code.closures {
            touch(closure.signature?.range)
            touch(closure.contentRange)
            for capture in closure.captures { touch(capture.range) }
        }
        for assignment in code.assignments {
            touch(assignment.target.range)
            touch(assignment.value.range)
            touch(assignment.operator)
        }
        for block in code.blocks { sum &+= block.statements.count }
    }
}

extension Outline {
    /// The comments between two tokens.
    fileprivate func comments(in gap: Range<Int>) -> [Range<Int>] {
        SourceText(source.bytes(in: gap)).commentRanges.map {
            $0.lowerBound + gap.lowerBound..<$0.upperBound + gap.lowerBound
        }
    }

    /// Whether a conflict marker may lie in a gap: what it marks is passed over whatever it is.
    fileprivate func hasMarker(in gap: Range<Int>) -> Bool {
        let text = source.text(gap)
        return text.contains("<<<<<<< ") || text.contains(">>>> ")
    }
}

extension SourceText {
    /// The comments of a text that has no tokens.
    fileprivate var commentRanges: [Range<Int>] { Outline(self).comments.map(\.range) }
}
