import Foundation
import TestSupport
import Testing

/// Symbolic links wherever a path can come from: those that stay in the app are followed, those that leave it are refused, and what they
/// lead to is neither read as the app's nor written.
@Suite("Symbolic links", .slow, .needsExecutable)
struct LinkTests {
    /// What of the app may be a link.
    static let places = [
        ".scaffold.yml", ".scaffold", ".scaffold/modules", ".scaffold/modules/Orders.json",
        ".scaffold/modules/Orders.yml", ".scaffold/styles", ".scaffold/styles/small",
        ".scaffold/styles/small/style.yml", ".scaffold/styles/small/module/Model.swift.stencil", "App",
        "App/AppRoute.swift", "Modules", "Modules/Orders/OrdersModel.swift", "Resources",
        "Resources/Localizable.xcstrings",
    ]

    private static let commands: [[String]] = [
        ["module", "Favorites", "--screens", "list"], ["module", "Orders", "--force"], ["screen", "Orders", "edit"],
        ["remove", "Orders"], ["lint", "--fix"], ["adopt", "Orders", "--force"], ["init", "--force"],
        ["style", "new", "fresh"],
    ]

    @Test("that lead out of the app are never written through", arguments: places)
    func leavingTheApp(place: String) throws {
        for command in Self.commands {
            let app = try SurvivalApp()
            let outside = app.folder.path("outside")
            try FileManager.default.moveItem(atPath: app.path(place), toPath: outside)
            try app.link(place, to: "\(String(repeating: "../", count: place.split(separator: "/").count))outside")
            let before = TreePicture(outside)
            let bytes = app.folder.text("outside")
            let picture = app.picture
            let end = try Tool.run(command, in: app.root)
            #expect(end.misbehaviour == nil, "\(command)")
            #expect(TreePicture(outside) == before && app.folder.text("outside") == bytes, "\(command)")
            guard let code = end.code, code >= 2 else { continue }
            #expect(app.picture == picture, "\(command)")
        }
    }

    @Test("that stay in the app are followed, and stay links")
    func insideTheApp() throws {
        let app = try SurvivalApp()
        try FileManager.default.moveItem(atPath: app.path("App"), toPath: app.path("Sources"))
        try app.link("App", to: "Sources")
        try FileManager.default.moveItem(
            atPath: app.path("Resources/Localizable.xcstrings"),
            toPath: app.path("Texts.xcstrings")
        )
        try app.link("Resources/Localizable.xcstrings", to: "../Texts.xcstrings")
        let end = try app.run("module", "Favorites", "--screens", "list")
        #expect(end.code == 0, "\(end.errors)")
        #expect(app.text("Sources/AppRoute.swift")?.contains("case favorites") == true)
        #expect(app.text("Texts.xcstrings")?.contains("favorites.title") == true)
        #expect(app.picture.things["App"] == .link("Sources"))
        #expect(app.picture.things["Resources/Localizable.xcstrings"] == .link("../Texts.xcstrings"))
    }

    @Test(
        "in a circle, to themselves, to nothing and to devices are met by every command",
        arguments: [
            Hazard("circles") { app in
                try app.link("App/A.swift", to: "B.swift")
                try app.link("App/B.swift", to: "A.swift")
                try app.link("App/self", to: ".")
                try app.link("App/up", to: "..")
            },
            Hazard("a configuration that is a circle") { app in
                try app.remove(".scaffold.yml")
                try app.link(".scaffold.yml", to: ".scaffold.yml")
            },
            Hazard("links to nothing") { app in
                try app.link("App/Gone.swift", to: "nothing")
                try app.remove("Resources/Localizable.xcstrings")
                try app.link("Resources/Localizable.xcstrings", to: "nothing")
            },
            Hazard("links to devices") { app in
                try app.link("App/Zero.swift", to: "/dev/zero")
                try app.remove(".scaffold.yml")
                try app.link(".scaffold.yml", to: "/dev/zero")
            },
            Hazard("a record that is a device") { app in
                try app.remove(".scaffold/modules/Orders.yml")
                try app.link(".scaffold/modules/Orders.yml", to: "/dev/zero")
            },
            Hazard("a stage that is a link") { app in try app.link(".scaffold-commit", to: "../outside") },
            Hazard("a chain of many links") { app in
                for index in 0..<60 { try app.link("App/L\(index).swift", to: "L\(index + 1).swift") }
            },
        ]
    )
    func strange(hazard: Hazard) throws {
        try hazard.meet()
    }
}
