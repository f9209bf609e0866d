import Diagnostics
import StencilEngine
import Styles
import SwiftEdits

/// A wiring, rendered as an edit for one module, screen, use case or type.
struct RenderedWiring: Sendable {
    let wiring: Wiring
    /// The same entry at each of the alternative anchors.
    var edits: [Edit]
    /// The name of the screen, use case or type.
    var item = ""
    /// Anchors of which the app must match one, and anchors of which it must match none.
    var having: [AnchorPath] = []
    var lacking: [AnchorPath] = []

    var isEmpty: Bool { edits.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }
}

extension PieceRenderer {
    /// Renders a wiring. `nil` if its condition does not hold, or if its text is empty.
    func render(_ wiring: Wiring, in context: TemplateContext) throws(Failure) -> RenderedWiring? {
        guard try holds(wiring.place.condition, at: wiring.mark, in: context) else { return nil }
        let text = try inline(wiring.entry.text, at: wiring.mark, in: context)
        guard wiring.entry.sibling != nil || text.contains(where: { !$0.isWhitespace }) else { return nil }
        var base = Edit(wiring.entry.kind, in: AnchorPath(steps: []), text: text)
        base.after = try wiring.entry.after.map { (text) throws(Failure) in
            try inline(text, at: wiring.mark, in: context)
        }
        base.present = try wiring.entry.present.map { (text) throws(Failure) in
            try inline(text, at: wiring.mark, in: context)
        }
        base.section = wiring.entry.heading
        base.sorted = wiring.entry.sorted
        var edits: [Edit] = []
        for anchor in wiring.place.anchors {
            var edit = base
            edit.anchor = try path(of: anchor, wiring, in: context)
            edits.append(edit)
        }
        var rendered = RenderedWiring(wiring: wiring, edits: edits)
        for anchor in wiring.place.having { rendered.having.append(try path(of: anchor, wiring, in: context)) }
        for anchor in wiring.place.lacking { rendered.lacking.append(try path(of: anchor, wiring, in: context)) }
        return rendered
    }

    private func path(of anchor: [String], _ wiring: Wiring, in context: TemplateContext) throws(Failure) -> AnchorPath
    {
        var steps: [AnchorStep] = []
        for text in anchor { steps.append(try step(text, at: wiring.mark, in: context)) }
        return AnchorPath(steps: steps)
    }
}

extension RenderedWiring {
    /// The entry's text, which is the same for each anchor.
    var plain: String? { edits.first.map { EntryText($0.text).plain } }
}
