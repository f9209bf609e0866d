import AppModel

extension PlannedApp {
    /// Whether the app has one of the declarations that identify the style's apps.
    package func has(entryOf base: StyleManifest.BaseApp) -> Bool {
        has(base.entry) || base.otherEntries.contains { has($0) }
    }

    /// Whether this is an app of the style: it has an identifying declaration, or the style defines none.
    package func isApp(of base: StyleManifest.BaseApp) -> Bool { base.entry == nil || has(entryOf: base) }
}
