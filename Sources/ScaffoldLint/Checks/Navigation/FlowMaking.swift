import AppModel
import Diagnostics
import SwiftOutline

/// A call that makes a flow, and the uses of its result: the flow has to be started and retained, and needs a delegate for its end.
///
/// A flow that is returned, passed to a function that the app does not declare, or one of several results, is accepted.
struct FlowMaking {
    let range: Range<Int>
    /// The variable of the result, or the method.
    let name: String
    private let file: FileContext
    private let call: Call
    /// What the method returns.
    private let flow: TypeDeclaration?
    private let body: Range<Int>
    private let isBound: Bool

    /// - Returns: `nil` if the result is neither bound to a variable nor started at once.
    init?(_ method: String, at offset: Int, in file: FileContext) {
        guard let function = file.scopes(at: offset).last(where: { !$0.kind.hasMembers }),
            let body = function.bodyRange,
            let call = file.calls.starting(in: function.range, \.call.range)
                .first(where: { $0.name == method && $0.call.callee.range.contains(offset) })?.call
        else { return nil }
        self.file = file
        self.call = call
        let results = Set(file.app.members.methods[method, default: []].compactMap(\.declaration.typeName))
        flow = results.count == 1 ? results.first.flatMap(file.app.model.type) : nil
        self.body = body
        let local = file.declarations.starting(in: body, \.range).first {
            $0.isLocal && ($0.kind == .let || $0.kind == .var) && $0.initialValue?.range.contains(offset) == true
        }
        if local?.name.hasPrefix("(") == true { return nil }
        if let local {
            isBound = true
            name = local.name
            range = local.nameRange
        } else {
            isBound = false
            name = method
            range = offset..<(offset + method.utf8.count)
            guard isFollowed(by: ["start"]) else { return nil }
        }
    }

    /// What is missing, for the message.
    var lacks: [String] {
        if isBound, isReturned { return [] }
        var found: [String] = []
        if isBound, !isStarted { found.append("is never started") }
        if !isBound || !isRetained { found.append("is not retained") }
        if !hasDelegate { found.append("has no delegate for its end") }
        return found
    }

    private var isReturned: Bool {
        let tokens = file.outline.tokens
        return tokens.indices(in: body).contains { index in
            tokens[index].keyword == .return && index + 1 < tokens.count && isName(tokens[index + 1])
        }
    }

    private var isStarted: Bool {
        let tokens = file.outline.tokens
        let isCalled = tokens.indices(in: body).contains { index in
            guard isName(tokens[index]), index + 3 < tokens.count else { return false }
            let next = tokens[index + 1].kind == .period ? index + 2 : index + 3
            return text(tokens[next]) == "start"
        }
        return isCalled || takers.contains { mentions(["start"], inMethod: $0) }
    }

    private var isRetained: Bool {
        !takers.isEmpty
            || file.assignments.starting(in: body, \.range).contains { assignment in
                mentions(assignment.value.range) && !assignment.target.text.hasPrefix(name + ".")
            }
    }

    private var hasDelegate: Bool {
        let words = ["delegate", "parent", "finish", "completion"]
        let isPassed = call.arguments.contains { argument in
            argument.value.text == "self" || argument.value.text.hasPrefix("{")
                || words.contains { argument.label?.lowercased().contains($0) == true }
        }
        if isPassed || !call.trailingClosures.isEmpty { return true }
        // A flow whose initialiser requires a delegate has one.
        let required = flow?.initializers.flatMap(\.parameters).filter { $0.defaultValue == nil } ?? []
        let names = required.map { $0.name.lowercased() }
        if names.contains(where: { name in words.contains(where: name.contains) }) { return true }
        let isSet = file.assignments.starting(in: body, \.range).contains { assignment in
            assignment.target.text.hasPrefix(name)
                && words.contains { assignment.target.text.lowercased().contains($0) }
        }
        return isSet || takers.contains { mentions(["finishDelegate", "delegate", "parent"], inMethod: $0) }
    }

    /// The names of the calls with the variable as an argument.
    private var takers: [String] {
        file.calls.starting(in: body, \.call.range).filter { found in
            found.call.arguments.contains { mentions($0.value.range) }
        }
        .map(\.name)
    }

    /// Whether a method of the app has one of some names in its body. Methods that the app does not declare may have them, except for
    /// those of collections.
    private func mentions(_ words: Set<String>, inMethod method: String) -> Bool {
        if ["append", "insert"].contains(method) { return false }
        guard let type = file.type(at: call.range.lowerBound) else { return true }
        let all = type.lineage(in: file.app.model) + type.protocols(in: file.app.model)
        let found = all.flatMap { $0.members(named: method) }.filter { $0.declaration.bodyRange != nil }
        guard !found.isEmpty else { return true }
        return found.contains { member in
            guard let body = member.declaration.bodyRange else { return false }
            return file.app.model.file(of: member).outline.names(in: body).contains(where: words.contains)
        }
    }

    private func mentions(_ range: Range<Int>) -> Bool { file.outline.tokens(in: range).contains(where: isName) }

    private func isFollowed(by names: Set<String>) -> Bool {
        let tokens = file.outline.tokens
        let next = tokens.firstIndex(from: call.range.upperBound)
        return next + 1 < tokens.count && tokens[next].kind == .period && names.contains(text(tokens[next + 1]))
    }

    private func isName(_ token: Token) -> Bool { token.kind == .identifier && text(token) == name }

    private func text(_ token: Token) -> String { file.outline.text(token) }
}
