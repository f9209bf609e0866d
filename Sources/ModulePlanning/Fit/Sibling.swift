import AppModel
import Diagnostics
import SwiftEdits
import SwiftOutline

/// An entry among others of its kind in the app: a member, an element, a case, a statement, a parameter or an argument.
struct Sibling {
    let kind: Edit.Kind
    /// The anchor of the list that it is in, outer steps first.
    let anchor: [String]
    /// What tells it from its siblings: a name, a label, or its text.
    let name: String
    let text: String
    /// The entry as `Edit.after` names it.
    let after: String
    /// The start of the list in the file, as several lists may have one anchor.
    let list: Int

    private init(
        _ kind: Edit.Kind,
        at anchor: [String],
        _ name: String,
        _ text: String? = nil,
        after: String? = nil,
        list: Int
    ) {
        (self.kind, self.anchor, self.name, self.list) = (kind, anchor, name, list)
        (self.text, self.after) = (text ?? name, after ?? name)
    }

    /// The name of the type that the list is in.
    var type: String { String(anchor[0].split(separator: " ").dropFirst().first?.prefix { $0 != ":" } ?? "") }

    /// The siblings in a file, list by list.
    static func all(in file: SourceFile) -> [Sibling] {
        let types = file.outline.declarations.filter { $0.kind.hasMembers }
        let imports = types.first.map { first in
            file.imports.map { entry in
                let text = file.outline.source.text(entry.range)
                return Sibling(.import, at: [first.anchorStep], entry.name, text, after: "", list: -1)
            }
        }
        return (imports ?? [])
            + types.flatMap { type in
                let step = type.anchorStep
                return members(of: type, at: step, in: file.outline)
                    + type.members.flatMap { bodies(of: $0, at: step, in: file.outline) }
            }
    }

    private static func members(of type: Declaration, at step: String, in outline: Outline) -> [Sibling] {
        let list = type.range.lowerBound
        return type.members.compactMap { member in
            guard !member.isContinuation, !member.isInsideConditional else { return nil }
            let text = outline.indented(member.range)
            switch member.kind {
            case .case: return Sibling(.enumCase, at: [step], member.name, text, list: list)
            case .func, .var, .let:
                let after = "\(member.kind.keyword) \(member.name)"
                return Sibling(.member, at: [step], member.name, text, after: after, list: list)
            default: return nil
            }
        }
    }

    /// The entries of the lists in a member: its parameters, the literals, switches, calls and statements of its body.
    private static func bodies(of member: Declaration, at step: String, in outline: Outline) -> [Sibling] {
        guard [.func, .`init`, .var, .let].contains(member.kind) else { return [] }
        let place = [step, member.anchorStep]
        let parameters = member.parameters.map {
            let text = outline.indented($0.range)
            return Sibling(.parameter, at: place, $0.name, text, after: $0.label, list: member.range.lowerBound)
        }
        let code = outline.code(in: member)
        return parameters + elements(of: code, at: place, in: outline) + cases(of: code, at: place, in: outline)
            + code.calls.flatMap { parts(of: $0, at: place, in: outline) }
            + statements(of: code, in: member.bodyRange, at: place, in: outline)
    }

    private static func elements(of code: Code, at place: [String], in outline: Outline) -> [Sibling] {
        code.arrayLiterals.flatMap { array in
            let local = code.declarations.first { $0.isLocal && $0.initialValue?.range == array.range }
            let step = local.map { "\($0.kind.keyword) \($0.name)" } ?? "array"
            return array.elements.map {
                Sibling(.arrayElement, at: place + [step], outline.indented($0.range), list: array.range.lowerBound)
            }
        }
    }

    private static func cases(of code: Code, at place: [String], in outline: Outline) -> [Sibling] {
        code.switches.flatMap { choice in
            choice.cases.filter { !$0.isDefault }.map { item in
                let (place, pattern) = (place + ["switch \(choice.subject.text)"], item.items.first?.pattern.text ?? "")
                let text = outline.indented(item.range)
                return Sibling(.switchCase, at: place, pattern, text, list: choice.range.lowerBound)
            }
        }
    }

    /// The arguments of a call, and the elements of its closure.
    private static func parts(of call: Call, at place: [String], in outline: Outline) -> [Sibling] {
        let place = place + ["call \(call.name)"]
        let arguments = call.arguments.compactMap { argument in
            argument.label.map {
                Sibling(.argument, at: place, $0, outline.indented(argument.range), list: call.range.upperBound)
            }
        }
        let closures = call.trailingClosures.filter { $0.label == nil }.map(\.closure)
        return arguments
            + closures.flatMap { closure in
                closure.statements.map {
                    Sibling(.builderElement, at: place, outline.indented($0.range), list: closure.range.lowerBound)
                }
            }
    }

    /// The statements of a body without those that use its local values, which a copy would lack.
    private static func statements(of code: Code, in body: Range<Int>?, at place: [String], in outline: Outline)
        -> [Sibling]
    {
        let locals = Set(code.declarations.filter(\.isLocal).map(\.name))
        return code.blocks.filter { $0.range == body }.flatMap { block in
            block.statements.filter { locals.isDisjoint(with: outline.names(in: $0.range)) }.map {
                Sibling(.statement, at: place, outline.indented($0.range), list: block.range.lowerBound)
            }
        }
    }
}

extension Declaration {
    /// The step of an anchor that leads to the declaration.
    package var anchorStep: String {
        switch kind {
        case .`init`: return "init"
        case .extension: return inheritance.first.map { "extension \(name): \($0.text)" } ?? "type \(name)"
        default: return "\(kind.keyword) \(parametersRange == nil ? name : fullName)"
        }
    }
}

extension Outline {
    /// A text without the indentation of the line that it starts in.
    fileprivate func indented(_ range: Range<Int>) -> String {
        let lines = source.text(range).split(separator: "\n", omittingEmptySubsequences: false)
        var start = range.lowerBound
        while start > 0, source.storage[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let indent = source.text(start..<range.lowerBound).prefix { $0 == " " || $0 == "\t" }
        return lines.map { $0.hasPrefix(indent) ? String($0.dropFirst(indent.count)) : String($0) }.joined(
            separator: "\n"
        )
    }
}
