import Diagnostics
import ModuleSpecs
import Styles

extension Problems {
    /// Notes that an app has more tabs than an iPhone shows.
    mutating func noteTabs(of modules: [ModuleSpec], in style: StyleManifest) {
        let tabs = modules.filter { $0.tab != .absent }
        guard tabs.count > 5, style.hasTabs else { return }
        add(
            "the app has \(tabs.count) tabs; an iPhone shows the first four, and the others under \"More\"",
            at: tabs.last?.name.mark,
            hint: "a module with \"tab: none\" has no tab",
            severity: .note
        )
    }
}

extension StyleManifest {
    /// Whether the style enters modules as tabs.
    var hasTabs: Bool { wirings.contains { $0.id == "tab" } }
}
