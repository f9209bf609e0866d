import AppModel
import Diagnostics
import Testing

@testable import ModulePlanning

/// A neighbour's code in the module's names.
struct NeighbourNamesTests {
    private let names = NeighbourNames(NameWords("FavoriteItems"), among: ModuleNames(["Plots", "SeedBeds"]))

    @Test(
        "a name is replaced in every spelling, at the bounds of words",
        arguments: [
            ("showPlotsFlow()", "showFavoriteItemsFlow()"), ("plotsTab", "favoriteItemsTab"),
            ("PlotsView", "FavoriteItemsView"), ("\"plots\"", "\"favoriteItems\""), ("Plotsy", "Plotsy"),
            ("allplots", "allplots"),
            ("plotster", "plotster"),
        ]
    )
    func renames(text: String, expected: String) {
        #expect(names.map(from: "Plots").renamed(code: text) == expected)
    }

    @Test("names of several words have their titles and paths, too")
    func words() {
        #expect(
            names.map(from: "SeedBeds").renamed(code: "\"Seed Beds\", \"seed-beds\", seedBeds")
                == "\"Favorite Items\", \"favorite-items\", favoriteItems"
        )
    }

    @Test("a type belongs to the neighbour that its name starts with")
    func owner() {
        #expect(names.owner(of: "PlotsDetailView") == "Plots")
        #expect(names.owner(of: "AppCoordinator") == nil)
    }
}
