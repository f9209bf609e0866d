import AppModel
import Diagnostics
import FileTransaction
import SwiftEdits
import Testing

@testable import ModulePlanning
@testable import ModuleSpecs
@testable import Styles

/// Entries that the app has for two modules are repeated for a new one.
struct NeighbourWiringTests {
    @Test("members, elements, cases, parameters and arguments come in the neighbours' form")
    func forms() {
        let texts = entries(
            """
            enum Tab { case plots, beds }
            protocol Making {
                func makePlots() -> PlotsFlow
                func makeBeds() -> BedsFlow
            }
            class MakingStub: Making {
                func makePlots() -> PlotsFlow { PlotsFlow() }
                func makeBeds() -> BedsFlow { BedsFlow() }
            }
            class Main: Making {
                func start() {
                    let tabs = [createPlotsTab(), createBedsTab()]
                }
                private func createPlotsTab() -> Screen { make("Plots", systemImage: "leaf", flow: makePlots()) }
                private func createBedsTab() -> Screen { make("Beds", systemImage: "bed", flow: makeBeds()) }
            }
            """
        )
        #expect(texts.contains("func makeFavorites() -> FavoritesFlow"))
        #expect(texts.contains("createFavoritesTab()"))
        #expect(texts.contains("func makeFavorites() -> FavoritesFlow { FavoritesFlow() }"))
        #expect(texts.contains { $0.contains(#"make("Favorites", systemImage: "star", flow: makeFavorites())"#) })
    }

    @Test("an entry that names what neither the module nor another entry declares is left out, and what needs it")
    func closure() {
        let texts = entries(
            """
            class Main {
                func openPlots() { show(PlotsPanel()) }
                func openBeds() { show(BedsPanel()) }
                func start() {
                    openPlots()
                    openBeds()
                }
            }
            """
        )
        #expect(texts == [])
    }

    @Test("an entry that calls the module otherwise than it is declared is left out")
    func calls() {
        let texts = entries(
            """
            class Main {
                func plots() { run(PlotsFlow(title: "Plots")) }
                func beds() { run(BedsFlow(title: "Beds")) }
            }
            """
        )
        #expect(texts == [])
    }

    @Test("a function that one type would lack is left out of the protocol and of all that call it")
    func requirements() {
        let texts = entries(
            """
            protocol Making {
                func makePlots()
                func makeBeds()
            }
            class MakingStub: Making {
                func makePlots() {}
                func makeBeds() {}
            }
            class Main: Making {
                func makePlots() { run(PlotsFlow(title: "Plots")) }
                func makeBeds() { run(BedsFlow(title: "Beds")) }
                func start() {
                    makePlots()
                    makeBeds()
                }
            }
            """
        )
        #expect(texts == [])
    }

    @Test("an argument that is a local constant of the neighbours' is left out")
    func localConstants() {
        let text = """
            class Main {
                init(plots: PlotsFlow, beds: BedsFlow) {}
            }
            class Maker {
                func make() {
                    let plots = PlotsFlow()
                    let beds = BedsFlow()
                    run(Main(plots: plots, beds: beds))
                }
            }
            """
        let own = [entry(in: "class Main"), entry(in: "class Maker")]
        let texts = wiring(text, beside: own).wirings.map { $0.edits[0].text }
        #expect(texts.contains("favorites: FavoritesFlow"))
        #expect(!texts.contains("favorites: favorites"))
    }

    @Test("a member of another type that only the neighbours have is left out")
    func otherTypes() {
        let texts = entries(
            """
            class Main {
                func plots() { run(Icons.plots) }
                func beds() { run(Icons.beds) }
            }
            """
        )
        #expect(texts == [])
    }

    @Test("what only one module has is no form")
    func single() {
        #expect(entries("class Main { func openPlots() { run(PlotsFlow()) }\n let beds = 1 }") == [])
    }

    @Test("an entry has no indentation of its own")
    func indentation() {
        let texts = entries(
            """
            class Main {
                func plots() {
                    run(PlotsFlow())
                }
                func beds() {
                    run(BedsFlow())
                }
            }
            """
        )
        #expect(texts == ["func favorites() {\n    run(FavoritesFlow())\n}"])
    }

    @Test("a member of the style that an example names stays, and one that an example declares goes")
    func ownMembers() {
        let text = """
            class Main {
                func plotsTapped() { run(PlotsFlow(), showPlots) }
                func bedsTapped() { run(BedsFlow(), showBeds) }
            }
            protocol Beside {
                func showPlots()
                func showBeds()
            }
            """
        let own = ["showFavorites", "favoritesTapped"].map { entry(in: "class Main", adding: "func \($0)() {}") }
        let all = wiring(text, beside: own + [entry(in: "protocol Beside")]).all.map { $0.edits[0].text }
        #expect(all.contains("func showFavorites()"))
        #expect(all.contains("func showFavorites() {}"))
        #expect(!all.contains("func favoritesTapped() {}"))
    }

    @Test("a type that the style wires nothing into keeps its entries to itself")
    func otherPlaces() {
        let store = """
            class Store: Making {
                func plots() { run(PlotsFlow()) }
                func beds() { run(BedsFlow()) }
            }
            """
        #expect(entries(store) == [])
        #expect(
            entries(store.replacing("class Store", with: "class Main")) == ["func favorites() { run(FavoritesFlow()) }"]
        )
    }

    private func entries(_ text: String) -> [String] {
        wiring(text, beside: [entry(in: "class Main"), entry(in: "enum Tab")]).wirings.map { $0.edits[0].text }
    }

    private func wiring(_ text: String, beside own: [RenderedWiring]) -> NeighbourWiring {
        let app = AppModel([(RelativePath(trusted: "App/Main.swift"), Array(text.utf8))])
        let words = NameWords("Favorites")
        let module = Module(
            type: "Favorites",
            words: words,
            path: "favorites",
            aliases: [],
            tab: Tab(title: "Favorites", icon: "star"),
            screens: [],
            useCases: [],
            types: [],
            links: []
        )
        return NeighbourWiring(
            [.ofTest("class FavoritesFlow { init() {} }")],
            beside: own,
            of: module,
            in: app,
            names: NeighbourNames(words, among: ModuleNames(["Beds", "Plots"])),
            at: SourceMark(source: "style.yml")
        )
    }
    /// An entry of the style in a type.
    private func entry(in type: String, adding text: String = "") -> RenderedWiring {
        let step = try? AnchorStep(type)
        let edit = Edit(.member, in: AnchorPath(steps: [step].compactMap { $0 }), text: text)
        var wiring = Wiring(
            id: "own",
            title: "Own",
            scope: .module,
            entry: Wiring.Entry(.member, ""),
            isOptional: false,
            mark: SourceMark(source: "style.yml")
        )
        wiring.place.anchors = [[type]]
        return RenderedWiring(wiring: wiring, edits: [edit])
    }
}
