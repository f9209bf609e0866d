import Foundation
import Testing

@testable import ScaffoldKit

/// What is kept of an app says the same as the app itself, whatever has happened to the files since.
@Suite("What an earlier run knew of an app's files")
struct RecalledFilesTests {
    private func expectSame(_ app: IndexedApp, _ what: Comment? = nil) throws {
        let known = try IndexedApp.picture(of: app.tree)
        #expect(known == (try IndexedApp.picture(of: FileTree(root: app.root))), what)
    }

    @Test("is used without reading a file again")
    func known() throws {
        let app = try IndexedApp()
        try app.keep()
        #expect(try app.knownFiles().count == 7)
        try expectSame(app)
    }

    @Test("a file that has changed is read again, alone")
    func changed() throws {
        let app = try IndexedApp()
        try app.keep()
        app.folder.put("App/Kind.swift", "enum Kind {\n    case tiny, large\n}\nfunc helper() {}\n")
        #expect(try !app.knownFiles().contains("App/Kind.swift"))
        #expect(try app.knownFiles().count == 6)
        try expectSame(app)
    }

    @Test("so is one whose bytes have changed and whose size and times of writing have not")
    func sameTimes() throws {
        let app = try IndexedApp()
        let path = app.folder.path("App/Kind.swift")
        let times = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        try app.keep()
        let handle = try #require(FileHandle(forWritingAtPath: path))
        handle.write(Data("enum Kinz".utf8))
        try handle.close()
        try FileManager.default.setAttributes([.modificationDate: times as Any], ofItemAtPath: path)
        try expectSame(app)
        #expect(try AppSurvey(of: app.tree).place(of: "Kinz") != nil)
    }

    @Test("what was changed shortly before the run is not taken for known")
    func fresh() throws {
        let app = try IndexedApp()
        try app.keep(seconds: 1)
        #expect(try app.knownFiles().isEmpty)
        try expectSame(app)
    }

    @Test("files and folders that are new, gone, moved, or something else now")
    func moved() throws {
        let app = try IndexedApp()
        try app.keep()
        let files = FileManager.default
        let steps: [(Comment, () throws -> Void)] = [
            ("a new file", { app.folder.put("App/New.swift", "struct New {}\n") }),
            ("a new file in a new folder", { app.folder.put("Modules/Help/Deep/Help.swift", "class Help {}\n") }),
            ("a file that is gone", { try files.removeItem(atPath: app.folder.path("App/Loader.swift")) }),
            (
                "a file under another name",
                {
                    let (old, new) = (
                        app.folder.path("Modules/Cart/Cart.swift"), app.folder.path("Modules/Cart/A.swift")
                    )
                    try files.moveItem(atPath: old, toPath: new)
                }
            ),
            (
                "a folder under another name",
                {
                    let (old, new) = (app.folder.path("Modules/Orders"), app.folder.path("Modules/Sales"))
                    try files.moveItem(atPath: old, toPath: new)
                }
            ),
            (
                "a folder that has become a link to itself elsewhere",
                {
                    let (old, new) = (app.folder.path("Modules/Sales"), app.folder.path("Elsewhere"))
                    try files.moveItem(atPath: old, toPath: new)
                    app.folder.link("Modules/Sales", to: "../Elsewhere")
                }
            ),
            (
                "a file that has become a folder",
                {
                    try files.removeItem(atPath: app.folder.path("App/Kind.swift"))
                    app.folder.put("App/Kind.swift/Inner.swift", "struct Inner {}\n")
                }
            ),
            ("a folder that is gone", { try files.removeItem(atPath: app.folder.path("Modules")) }),
            ("folders that nobody looks into", { app.folder.put("Pods/Pod.swift", "struct Pod {}\n") }),
        ]
        for (what, step) in steps {
            try step()
            try expectSame(app, what)
        }
    }

    @Test("a folder that was empty")
    func empty() throws {
        let app = try IndexedApp()
        app.folder.makeFolder("Modules/Empty")
        try app.keep()
        app.folder.put("Modules/Empty/Late.swift", "struct Late {}\n")
        try expectSame(app)
        #expect(try AppSurvey(of: app.tree).place(of: "Late") != nil)
    }

    @Test("what is planned counts before what is known")
    func planned() throws {
        let app = try IndexedApp()
        try app.keep()
        var (known, plain) = (app.tree, FileTree(root: app.root))
        for path in ["App/Kind.swift", "App/Later.swift"] {
            try known.write("struct Planned {}\n", to: RelativePath(path))
            try plain.write("struct Planned {}\n", to: RelativePath(path))
        }
        try known.remove(RelativePath("App/Loader.swift"))
        try plain.remove(RelativePath("App/Loader.swift"))
        #expect(try IndexedApp.picture(of: known) == IndexedApp.picture(of: plain))
    }

    @Test("the same after any changes, one after the other", arguments: 0..<4)
    func any(seed: Int) throws {
        let app = try IndexedApp()
        var numbers = Numbers(seed: UInt64(seed))
        let names = ["App", "Modules", "Modules/Orders", "Modules/Orders/Views", "New", "New/Deep"]
        for step in 0..<40 {
            if step % 10 == 0 { try app.keep() }
            let folder = names[numbers.next(below: names.count)]
            let path = "\(folder)/File\(numbers.next(below: 4)).swift"
            switch numbers.next(below: 5) {
            case 0: try? FileManager.default.removeItem(atPath: app.folder.path(folder))
            case 1: try? FileManager.default.removeItem(atPath: app.folder.path(path))
            default:
                let text =
                    "import Module\(numbers.next(below: 3))\nextension Main {\n    func a\(step)() {}\n}\nstruct S\(numbers.next(below: 6)) {}\n"
                app.folder.put(path, text)
            }
            try expectSame(app, "step \(step)")
        }
    }

    /// Numbers that look random and are the same each time.
    private struct Numbers {
        private var state: UInt64

        init(seed: UInt64) {
            state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        }

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }
}
