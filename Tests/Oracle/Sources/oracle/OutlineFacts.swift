import SwiftOutline

/// What `SwiftOutline` says about a file.
struct OutlineFacts {
    private(set) var facts: [Fact] = []
    private let code: Code

    init(_ outline: Outline) {
        code = outline.code()
        for declaration in code.declarations { add(declaration) }
        for statement in code.switches { add(statement) }
        for call in code.calls { add(call, "call") }
        for macro in code.macros { add(macro, "macro") }
        for literal in code.arrayLiterals {
            add(.array, literal.range, Fact.part("elements", literal.elements.map(\.range)))
        }
        for literal in code.stringLiterals {
            add(.string, literal.range, " segments=\(literal.isInterpolated ? literal.segments.count : 1)")
        }
        for closure in code.closures {
            let text =
                Fact.part("signature", closure.signature?.range) + Fact.part("captures", closure.captures.map(\.range))
                + Fact.part("statements", closure.statements.map(\.range))
            add(.closure, closure.range, text)
        }
        for assignment in code.assignments where assignment.operator == "=" {
            let text = Fact.part("target", assignment.target.range) + Fact.part("value", assignment.value.range)
            add(.assignment, assignment.range, text)
        }
        for block in code.blocks {
            add(.block, block.range, Fact.part("statements", block.statements.map(\.range)))
        }
    }

    private mutating func add(_ kind: Fact.Kind, _ range: Range<Int>, _ text: String) {
        facts.append(Fact(kind: kind, start: range.lowerBound, text: "\(Fact.part("", range))\(text)"))
    }

    private mutating func add(_ declaration: Declaration) {
        let attributes = declaration.attributes.flatMap { [$0.range, $0.nameRange] }
        let parameters = declaration.parameters.map { parameter in
            "(\(parameter.label)|\(parameter.name)\(Fact.part("names", parameter.nameRange))"
                + Fact.part("type", parameter.type.range) + Fact.part("variadic", parameter.isVariadic)
                + Fact.part("default", parameter.defaultValue?.range)
                + Fact.part("attributes", parameter.attributes.map(\.range)) + Fact.part("at", parameter.range) + ")"
        }
        var text = " \(declaration.kind) name=\(declaration.nameRange.lowerBound)..\(declaration.nameRange.upperBound)"
        text += Fact.part("attributes", attributes) + Fact.part("modifiers", declaration.modifiers.map(\.range))
        text += Fact.part("generics", declaration.genericClause?.range)
        text += Fact.part("inherits", declaration.inheritance.map(\.range))
        text += Fact.part("where", declaration.whereClause?.range) + Fact.part("parameters", parameters)
        text += Fact.part("type", declaration.type?.range) + Fact.part("value", declaration.initialValue?.range)
        text += Fact.part("body", declaration.bodyRange) + Fact.part("async", declaration.isAsync)
        text += Fact.part("follows", declaration.isContinuation)
        text += Fact.part("implicit", declaration.hasImplicitGetter)
        text += Fact.part("conditional", declaration.isInsideConditional)
        text += Fact.part("parent", declaration.parent?.range)
        text += Fact.part("members", declaration.members.map(\.nameRange))
        text += Fact.part("accessors", declaration.accessors.map(\.nameRange))
        add(.declaration, declaration.range, text)
    }

    private mutating func add(_ statement: Switch) {
        let cases = statement.cases.map { switchCase in
            "(" + Fact.part("label", switchCase.labelRange) + Fact.part("at", switchCase.range)
                + Fact.part("default", switchCase.isDefault) + Fact.part("unknown", switchCase.isUnknown)
                + Fact.part("patterns", switchCase.items.map(\.pattern.range))
                + Fact.part("conditions", switchCase.items.compactMap(\.condition?.range))
                + Fact.part("statements", switchCase.statements.map(\.range)) + ")"
        }
        let text = Fact.part("subject", statement.subject.range) + Fact.part("body", statement.bodyRange)
        add(.switch, statement.range, text + Fact.part("cases", cases))
    }

    private mutating func add(_ call: Call, _ word: String) {
        let arguments = call.arguments.map { ($0.label ?? "") + Fact.part("", $0.value.range) }
        let closures = call.trailingClosures.map { ($0.label ?? "") + Fact.part("", $0.closure.range) }
        let text =
            Fact.part("callee", call.callee.range) + Fact.part("parentheses", call.argumentsRange)
            + Fact.part("arguments", arguments) + Fact.part("closures", closures)
        add(.call, call.range, " " + word + text)
    }
}
