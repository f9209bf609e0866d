import Diagnostics
import StencilEngine

/// A wiring with the edit that it became for one module, screen, use case or type.
struct RenderedWiring: Sendable {
    let wiring: Wiring
    /// The same entry at each of the anchors to choose from.
    let edits: [Edit]
    /// The screen, use case or type that it was made for.
    var item = ""
    /// What the app has to have, and what it may not: one of the first, none of the second.
    var having: [AnchorPath] = []
    var lacking: [AnchorPath] = []
}

extension PieceRenderer {
    /// The edits of a wiring, or `nil` where its condition does not hold or there is nothing to add.
    func render(_ wiring: Wiring, in context: TemplateDictionary) throws(Failure) -> RenderedWiring? {
        if let condition = wiring.condition, !(try holds(condition, at: wiring.mark, in: context)) { return nil }
        let text = try inline(wiring.text, at: wiring.mark, in: context)
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        var base = Edit(wiring.kind, in: AnchorPath(steps: []), text: text)
        base.after = try wiring.after.map { (text) throws(Failure) in try inline(text, at: wiring.mark, in: context) }
        base.present = try wiring.present.map { (text) throws(Failure) in
            try inline(text, at: wiring.mark, in: context)
        }
        base.section = wiring.heading
        base.sorted = wiring.sorted
        var edits: [Edit] = []
        for anchor in wiring.anchors {
            var edit = base
            edit.anchor = try path(of: anchor, wiring, in: context)
            edits.append(edit)
        }
        var rendered = RenderedWiring(wiring: wiring, edits: edits)
        for anchor in wiring.having { rendered.having.append(try path(of: anchor, wiring, in: context)) }
        for anchor in wiring.lacking { rendered.lacking.append(try path(of: anchor, wiring, in: context)) }
        return rendered
    }

    private func path(of anchor: [String], _ wiring: Wiring, in context: TemplateDictionary) throws(Failure)
        -> AnchorPath
    {
        var steps: [AnchorStep] = []
        for text in anchor { steps.append(try step(text, at: wiring.mark, in: context)) }
        return AnchorPath(steps: steps)
    }
}
