extension WiringPlanner {
    /// The module's entries of the last run, rendered for the current app.
    struct Earlier {
        var wirings: [RenderedWiring]
        var insertions: [WiringInsertion]
        /// Whether to update entries that only the style has changed.
        var isRewritten = false
        /// Whether the run brings the module to the style as it is now.
        var isUpdated = false

        /// Whether an update finds nothing where the style has written a conditional entry before.
        func isTakenOut(_ new: RenderedWiring) -> Bool {
            isUpdated && !new.having.isEmpty
                && wirings.contains { $0.wiring.id == new.wiring.id && $0.item == new.item && $0.plain == new.plain }
        }

        /// The recorded entries of a wiring that the style now renders differently; empty if the record has the same text.
        func restyled(_ old: RenderedWiring) -> [WiringInsertion] {
            let texts = wirings.filter { $0.wiring.id == old.wiring.id }.compactMap(\.plain)
            let recorded = insertions.filter { $0.wiring == old.wiring.id }
            guard let plain = old.plain, !recorded.contains(where: { $0.text == plain }) else { return [] }
            return recorded.filter { !texts.contains($0.text) }
        }
    }
}
