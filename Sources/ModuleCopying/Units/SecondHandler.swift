import AppModel
import Diagnostics
import SwiftOutline

/// Tells whether a repeated unit would handle what its original handles already, so that one tap leads to both modules.
struct SecondHandler {
    private static let events: Set<String> = ["tap", "gesture", "target", "touch", "press"]
    /// What handles the values of a stream, if its arguments are closures.
    private static let streams: Set<String> = ["subscribe", "bind", "sink", "drive", "emit"]

    let owner: NameResolver
    let copied: CopiedCode

    func isIn(_ unit: CopyUnit) -> Bool {
        let (file, range) = (unit.file, unit.range)
        let head = UnitFinder(owner, in: file).head(of: unit)
        if head != range, !changes(head, in: file) { return true }
        // A storyboard gives the original its control.
        if unit.declaration?.hasAttribute("IBAction") == true { return true }
        let code = owner.code(of: file)
        return code.calls.contains { call in
            // A link of a chain is a part of its call.
            call.range.upperBound <= range.upperBound && call.callee.range.upperBound > range.lowerBound
                && isSecond(call, in: unit)
        }
            || code.assignments.contains { assignment in
                range.contains(assignment.range.lowerBound) && bears(assignment.target.range, in: file)
                    && !changes(assignment.target.range, in: file) && changes(assignment.value.range, in: file)
            }
    }

    private func isSecond(_ call: Call, in unit: CopyUnit) -> Bool {
        let (file, callee) = (unit.file, call.callee.range)
        let outline = owner.app.files[file].outline
        let event = call.argument(labelled: "for").map { outline.names(in: $0.value.range) } ?? []
        let words = (outline.names(in: callee) + event).flatMap { NameWords($0).words }.map { $0.lowercased() }
        let isOfClosures = call.arguments.allSatisfy { $0.value.text.hasPrefix("{") || $0.value.text == "self" }
        let isEvent = words.contains { Self.events.contains($0) || isOfClosures && Self.streams.contains($0) }
        // What is called of the original's own, such as its button, has one value.
        let end = outline.tokens.indices(in: callee).last { outline.tokens[$0].kind == .period } ?? 0
        let receiver = callee.lowerBound..<max(callee.lowerBound, outline.tokens[end].start)
        let isOfOriginal = call.range == unit.range && bears(receiver, in: file)
        guard isEvent || isOfOriginal, !changes(callee, in: file), !isNew(callee, in: unit) else { return false }
        return bears(callee, in: file) || changes(callee.upperBound..<call.range.upperBound, in: file)
    }

    /// Whether a receiver is made in the unit, such as a button of its own.
    private func isNew(_ receiver: Range<Int>, in unit: CopyUnit) -> Bool {
        let outline = owner.app.files[unit.file].outline
        guard receiver.lowerBound >= unit.range.lowerBound,
            let base = outline.names(in: receiver).first(where: { $0 != "self" })
        else { return false }
        return base.first?.isUppercase == true
            || outline.tokens.indices(in: unit.range).dropFirst().contains { index in
                outline.name(outline.tokens[index]) == base
                    && ([.let, .var].contains(outline.tokens[index - 1].keyword)
                        || outline.tokens[index + 1].kind == .colon)
            }
    }

    private func changes(_ range: Range<Int>, in file: Int) -> Bool { owner.changes(range, in: file, by: copied) }

    private func bears(_ range: Range<Int>, in file: Int) -> Bool { !owner.tokens(in: range, of: file).isEmpty }
}
