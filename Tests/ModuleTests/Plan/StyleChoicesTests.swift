import Diagnostics
import Testing

@testable import AppModel
@testable import ModulePlanning
@testable import Styles

struct StyleChoicesTests {
    private func manifest() throws -> StyleManifest {
        var manifest = try ToyStyle.style.manifest
        var option = StyleOption(name: "look", values: ["plain", "new"], defaultValue: "plain", help: "")
        option.defaultSince = ["new": "16.0"]
        option.minimumIOS = ["new": "16.0"]
        manifest.options = [option]
        return manifest
    }

    private func choices(_ value: String? = nil, on target: String?) throws -> StyleChoices {
        let stated = value.map { Located(StyleChoice(option: "look", value: $0), at: SourceMark(source: "--option")) }
        return try StyleChoices([stated].compactMap { $0 }, of: manifest(), on: target)
    }

    @Test("a default follows the app's oldest system", arguments: [(nil, "plain"), ("15.6", "plain"), ("16.0", "new")])
    func defaults(_ target: String?, _ value: String) throws {
        #expect(try choices(on: target).values.map(\.value) == [value])
        #expect(try choices("plain", on: target).values.map(\.value) == ["plain"])
    }

    @Test("what is written runs on the app's own system, or a newer one where the choice needs it")
    func minimum() throws {
        #expect(try choices(on: nil).minimumIOS(of: manifest()) == "15.0")
        #expect(try choices("new", on: nil).minimumIOS(of: manifest()) == "16.0")
        #expect(try choices(on: "17.2").minimumIOS(of: manifest()) == "17.2")
    }

    @Test("a default follows the system that another choice needs")
    func needed() throws {
        var manifest = try manifest()
        manifest.options.append(StyleOption(name: "feel", values: ["plain", "new"], defaultValue: "plain", help: ""))
        manifest.options[1].minimumIOS = ["new": "17.0"]
        let feel = Located(StyleChoice(option: "feel", value: "new"), at: SourceMark(source: "--option"))
        #expect(try StyleChoices([feel], of: manifest).values.map(\.value) == ["new", "new"])
    }

    @Test("the app is not followed to what its oldest system lacks", arguments: [("15.0", "plain"), ("16.0", "new")])
    func followed(_ target: String, _ value: String) throws {
        var manifest = try manifest()
        manifest.options[0].defaultSince = [:]
        let shown = Conventions.Evidence(value: "new", what: "class *View with New", isAbsence: false)
        let choices = try StyleChoices([], of: manifest, following: ["look": shown], on: target)
        #expect(choices.values.map(\.value) == [value])
    }

    @Test("an option of the base app is chosen as others are, and no module keeps it")
    func ofApp() throws {
        var manifest = try manifest()
        manifest.options[0].isOfApp = true
        let choices = try StyleChoices([], of: manifest)
        #expect(choices.context["look"] == .string("plain"))
        #expect(choices.recorded == [])
    }

    @Test("an option without values takes any text")
    func text() throws {
        var manifest = try manifest()
        manifest.options[0].values = []
        let choice = Located(StyleChoice(option: "look", value: "as you like"), at: SourceMark(source: "--option"))
        #expect(try StyleChoices([choice], of: manifest).context["look"] == .string("as you like"))
    }

    @Test("a choice that the app's system lacks is refused")
    func refused() {
        let failure = #expect(throws: Failure.self) { try choices("new", on: "15.0") }
        #expect(
            failure?.problems.map(\.message) == ["\"look=new\" needs iOS 16.0, and the app runs on iOS 15.0"]
        )
    }
}
