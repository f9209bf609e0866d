import AppModel
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

    /// The name of the type that the list is in.
    var type: String {
        String(anchor[0].split(separator: " ").dropFirst().first?.prefix { $0 != ":" } ?? "")
    }

    /// The siblings in a file, list by list.
    static func all(in file: SourceFile) -> [Sibling] {
        let types = file.outline.declarations.filter { $0.kind.hasMembers }
        let imports = types.first.map { first in
            file.imports.map { entry in
                let text = file.outline.source.text(entry.range)
                return Sibling(
                    kind: .import,
                    anchor: [first.anchorStep],
                    name: entry.name,
                    text: text,
                    after: "",
                    list: -1
                )
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
            case .case:
                return Sibling(
                    kind: .enumCase,
                    anchor: [step],
                    name: member.name,
                    text: text,
                    after: member.name,
                    list: list
                )
            case .func, .var, .let:
                let after = "\(member.kind.keyword) \(member.name)"
                return Sibling(kind: .member, anchor: [step], name: member.name, text: text, after: after, list: list)
            default: return nil
            }
        }
    }

    /// The entries of the lists in a member: its parameters, the statements, literals, switches and calls of its body.
    private static func bodies(of member: Declaration, at step: String, in outline: Outline) -> [Sibling] {
        guard [.func, .`init`, .var, .let].contains(member.kind) else { return [] }
        let place = [step, member.anchorStep]
        let list = member.range.lowerBound
        func text(_ range: Range<Int>) -> String { outline.indented(range) }
        var found = member.parameters.map {
            Sibling(kind: .parameter, anchor: place, name: $0.name, text: text($0.range), after: $0.label, list: list)
        }
        func add(_ kind: Edit.Kind, _ anchor: [String], _ texts: [String], in list: Range<Int>) {
            found += texts.map {
                Sibling(kind: kind, anchor: anchor, name: $0, text: $0, after: $0, list: list.lowerBound)
            }
        }
        let code = outline.code(in: member)
        for array in code.arrayLiterals {
            let local = code.declarations.first { $0.isLocal && $0.initialValue?.range == array.range }
            let step = local.map { "\($0.kind.keyword) \($0.name)" } ?? "array"
            add(.arrayElement, place + [step], array.elements.map { text($0.range) }, in: array.range)
        }
        for choice in code.switches {
            let place = place + ["switch \(choice.subject.text)"]
            found += choice.cases.filter { !$0.isDefault }.map { item in
                let pattern = item.items.first?.pattern.text ?? ""
                return Sibling(
                    kind: .switchCase,
                    anchor: place,
                    name: pattern,
                    text: text(item.range),
                    after: pattern,
                    list: choice.range.lowerBound
                )
            }
        }
        for call in code.calls {
            let place = place + ["call \(call.name)"]
            found += call.arguments.compactMap { argument in
                argument.label.map {
                    Sibling(
                        kind: .argument,
                        anchor: place,
                        name: $0,
                        text: text(argument.range),
                        after: $0,
                        list: call.range.upperBound
                    )
                }
            }
            for closure in call.trailingClosures where closure.label == nil {
                add(
                    .builderElement,
                    place,
                    closure.closure.statements.map { text($0.range) },
                    in: closure.closure.range
                )
            }
        }
        for block in code.blocks where block.range == member.bodyRange {
            // What works with local values needs those, too.
            let locals = Set(code.declarations.filter(\.isLocal).map(\.name))
            let statements = block.statements.filter { locals.isDisjoint(with: outline.names(in: $0.range)) }
            add(.statement, place, statements.map { text($0.range) }, in: block.range)
        }
        return found
    }
}

extension Declaration {
    /// The step of an anchor that leads to the declaration.
    var anchorStep: String {
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
