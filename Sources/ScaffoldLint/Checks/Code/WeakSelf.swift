import AppModel
import SwiftOutline

/// Stored closures that capture `self` strongly: those of subscriptions and timers, and handlers that are assigned to an object that
/// `self` stores. Closures that are not stored, such as those of animations, are not checked.
struct WeakSelf: Check {
    /// Methods that store their closures.
    @Parameter({ $0.set("calls") }) private var calls: Set<String>
    /// The labels of the arguments that are stored.
    @Parameter({ $0.set("labels") }) private var labels: Set<String>

    func inspect(_ file: FileContext, _ report: inout Report) {
        let weak = RangeIndex(file.code.closures.filter(isWeak).map(\.range))
        for call in file.calls where calls.contains(call.name) {
            for closure in call.call.trailingClosures { check(closure.closure, besides: weak, in: file, &report) }
            for argument in call.call.arguments {
                guard let closure = argument.closureValue, argument.label.map(labels.contains) ?? true else { continue }
                check(closure, besides: weak, in: file, &report)
            }
        }
        for assignment in file.assignments {
            guard let closure = assignment.closureValue, assignment.operator == "=", isHeld(assignment, in: file)
            else { continue }
            check(closure, besides: weak, in: file, givesNothing: givesNothing(closure), &report)
        }
    }

    /// Whether a handler is assigned to a stored property of the type around it, or through one.
    private func isHeld(_ assignment: Assignment, in file: FileContext) -> Bool {
        let path = assignment.target.text.split(whereSeparator: ".?!".contains).map(String.init)
        guard let first = path.first, let type = file.type(at: assignment.range.lowerBound) else { return false }
        if first == "self" { return path.count > 1 && type.stores(path[1]) }
        return path.count > 1 && type.stores(first)
    }

    /// Whether a handler surely has no result: a single expression may be the result.
    private func givesNothing(_ closure: Closure) -> Bool {
        guard closure.statements.count == 1, let statement = closure.statements.first else { return true }
        let words: [Keyword] = [.if, .guard, .for, .while, .switch, .let, .var, .return, .defer, .do]
        return words.contains(statement.keyword) || closure.code.assignments.contains { $0.range == statement.range }
    }

    /// - Parameter weak: The closures that capture `self` weakly.
    private func check(
        _ closure: Closure,
        besides weak: RangeIndex,
        in file: FileContext,
        givesNothing: Bool = true,
        _ report: inout Report
    ) {
        let start = closure.range.lowerBound
        guard !file.file.isPreview(start), let type = file.type(at: start), type.kind == .class || type.kind == .actor,
            !file.scopes(at: start).contains(where: { !$0.kind.hasMembers && $0.isOfType }),
            !weak.contains(closure.range), let use = strongUse(in: closure, besides: weak, file)
        else { return }
        report.add(
            use,
            in: file.index,
            of: file.name(at: start),
            ["type": type.name],
            fix: givesNothing ? WeakSelfFix(closure: closure, file: file).fix : nil
        )
    }

    /// Whether the closure captures `self` weakly.
    private func isWeak(_ closure: Closure) -> Bool {
        closure.captures.contains { capture in
            if capture.text == "weak self" { return true }
            let words = capture.text.utf8.split(whereSeparator: " (=".utf8.contains).map { Substring($0) }
            return words.contains("self") && (words.first == "weak" || words.first?.hasPrefix("unowned") == true)
        }
    }

    /// The capture of `self`, or the first `self` in the closure's body.
    private func strongUse(in closure: Closure, besides weak: RangeIndex, _ file: FileContext) -> Range<Int>? {
        if let capture = closure.captures.first(where: { $0.text == "self" }) { return capture.range }
        return file.outline.objects(in: closure.contentRange).first { !weak.contains($0) }
    }
}

extension TypeDeclaration {
    /// Whether the type stores an object strongly in a property of this name.
    fileprivate func stores(_ name: String) -> Bool { storedProperties.contains { $0.name == name && !$0.isWeak } }
}

extension CallArgument {
    /// The closure that is passed.
    fileprivate var closureValue: Closure? { code.closure(at: value) }
}

extension Assignment {
    /// The closure that is assigned.
    fileprivate var closureValue: Closure? { code.closure(at: value) }
}

extension Code {
    fileprivate func closure(at value: Fragment) -> Closure? {
        value.firstByte == UInt8(ascii: "{") ? closures.first { $0.range == value.range } : nil
    }
}
