import Foundation
import StandInToolchain
import TestSupport
import Testing

/// What a user gets from the first two commands: an app, and a module beside it.
@Suite(.slow)
struct ShopTests {
    /// `AppLifeTests` has the language modes in which the same app goes on to grow.
    private static var modes: [LanguageMode] {
        TestRun.isExhaustive ? [.swift5Complete, .swift6, .xcode26] : [.xcode26]
    }

    @Test("an app and a module added to it compile, and their tests pass", arguments: Proof.styles)
    func compilesAndPasses(style: String) async throws {
        try await KnownProblem.allowing(.shop, in: style) {
            let folder = TemporaryFolder()
            try Self.write(style, to: folder.url)
            let layout = try AppLayout(of: folder.url, app: "Shop")
            for mode in Self.modes {
                let proof = AppProof(
                    style: style,
                    name: "\(style), the app Shop with the module Favorites, \(mode.rawValue)",
                    layout: layout,
                    target: Setting.oldest(of: style),
                    mode: mode
                )
                try await proof.check(specs: ["Favorites"])
            }
        }
    }

    @Test("the same app compiles for release, without its mocks", arguments: Proof.styles)
    func compilesForRelease(style: String) async throws {
        let folder = TemporaryFolder()
        try Self.write(style, to: folder.url)
        let modules = try AppLayout(of: folder.url, app: "Shop").modules
        let output = try await Slots.shared.run {
            try Proof.toolchain()
                .compile(modules, target: Setting.oldest(of: style), mode: .swift6, isDebug: false)
        }
        #expect(output.succeeded, "\(output.text)")
    }

    private static func write(_ style: String, to folder: URL) throws {
        let scaffold = try Scaffold(app: folder)
        try scaffold.run(["app", "Shop", "--style", style])
        try scaffold.run([
            "module", "Favorites", "--screens", "list,detail", "--use-cases", "getFavorites -> [Favorite]",
            "--types", "Favorite(id: String, title: String)",
        ])
    }
}
