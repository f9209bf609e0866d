import Diagnostics
import ModuleSpecs
import Styles
import TestSupport
import Testing

/// A module of one screen that has the module's name.
@Suite("Screens called like their module")
struct NamedScreenTests {
    @Test("the screen has the module's name, once", arguments: TestRun.sample(1, of: StyleCase.library.names))
    func once(_ style: String) throws {
        let app = try StyledApp(style, modules: ["settings"])
        let names = app.sources.keys.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        #expect(names.contains { $0.hasPrefix("SettingsView") })
        #expect(!names.contains { $0.contains("SettingsSettings") })
        #expect(!app.sources.values.contains { $0.contains("settingsSettings") })
    }

    @Test("adopted, it is the screen that it was", arguments: ["swiftui-mvvm", "swiftui-mvvmcr"])
    func adopted(_ style: String) throws {
        let app = try StyledApp(style, modules: ["settings", "orders"])
        try app.forget("Settings")
        #expect(try app.adopt("Settings").screens.map(\.name.value) == ["settings"])
        try app.forget("Orders")
        #expect(try app.adopt("Orders").screens.map(\.name.value) == ["list", "detail"])
    }
}
