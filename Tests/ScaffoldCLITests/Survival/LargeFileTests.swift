import Foundation
import TestSupport
import Testing

/// Files of sizes that no person writes.
@Suite("Large files", .needsExecutable)
struct LargeFileTests {
    @Test("a hole of sixteen gigabytes among the sources is refused by its name, not read")
    func sparse() throws {
        let app = try SurvivalApp()
        try app.write("", to: "App/Huge.swift")
        guard truncate(app.path("App/Huge.swift"), 16 << 30) == 0 else {
            return print("skipped: the disk has no holes")
        }
        for arguments in [["lint"], ["module", "Favorites", "--screens", "list"], ["routes"], ["checklist"]] {
            let end = try Tool.run(arguments, in: app.root, processorSeconds: 20)
            #expect(end.misbehaviour == nil, "\(arguments)")
            #expect(end.code == 4)
            #expect(
                end.errors.contains("App/Huge.swift: error: the file is larger than"),
                "\(arguments): \(end.errors)"
            )
        }
    }

    @Test(
        "a catalogue, a configuration and a record of such a size are refused as well",
        arguments: [
            "Resources/Localizable.xcstrings", ".scaffold.yml", ".scaffold/modules/Orders.json",
        ]
    )
    func others(path: String) throws {
        try Hazard("a hole for \(path)") { app in
            _ = truncate(app.path(path), 16 << 30)
        }.meet(processorSeconds: 20)
    }

    @Test("a hundred megabytes of Swift are read", .slow)
    func hundredMegabytes() throws {
        let app = try SurvivalApp()
        let line = Array("    func value(of index: Int) -> Int { items[index] + 1 }\n".utf8)
        var bytes = Array("struct Huge {\n    let items: [Int]\n".utf8)
        bytes.reserveCapacity(101 << 20)
        while bytes.count < 100 << 20 { bytes += line }
        try app.write(bytes: bytes + Array("}\n".utf8), to: "App/Huge.swift")
        for arguments in [["lint"], ["module", "Favorites", "--screens", "list"], ["routes"]] {
            let end = try Tool.run(arguments, in: app.root, processorSeconds: 120)
            #expect(end.misbehaviour == nil && end.code == 0, "\(arguments): \(end.errors)")
        }
    }

    @Test("a thousand lines that lint has something to say of")
    func manyFindings() throws {
        let app = try SurvivalApp()
        let lines = (0..<1_000).map { "    func a\($0)() { Store.shared.go() } // scaffold:disable:this nothing\n" }
        try app.write(
            "class Store { static let shared = Store() }\nclass A {\n\(lines.joined())}\n",
            to: "App/Many.swift"
        )
        let end = try Tool.run(["lint", "--quiet"], in: app.root, processorSeconds: 60)
        #expect(end.misbehaviour == nil)
    }
}
