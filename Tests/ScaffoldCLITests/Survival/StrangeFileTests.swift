import Foundation
import TestSupport
import Testing

/// Pipes, folders and nothing where files are expected, and names that no one types: nothing hangs, and what is in the way is named.
@Suite("Strange files", .slow, .needsExecutable)
struct StrangeFileTests {
    /// What the tool reads by its name.
    private static let read = [
        ".scaffold.yml", ".scaffold/modules/Orders.json", ".scaffold/modules/Orders.yml",
        ".scaffold/styles/small/style.yml", ".scaffold/styles/small/module/Model.swift.stencil", "App/AppRoute.swift",
        "Resources/Localizable.xcstrings", "Modules/Orders/OrdersModel.swift",
    ]

    static let hazards =
        read.map { path in
            Hazard("a pipe for \(path)") { app in
                try app.remove(path)
                try app.makePipe(path)
            }
        }
        + read.map { path in
            Hazard("a folder for \(path)") { app in
                try app.remove(path)
                try app.makeFolder(path + "/inside")
            }
        }
        + [
            ".scaffold", ".scaffold/modules", ".scaffold/styles", ".scaffold/styles/small", "Modules", "Modules/Orders",
            "Resources",
        ].map { path in
            Hazard("a file for the folder \(path)") { app in
                try app.remove(path)
                try app.write("a file\n", to: path)
            }
        }
        + [
            Hazard("an empty app") { app in
                for name in try FileManager.default.contentsOfDirectory(atPath: app.root) { try app.remove(name) }
            },
            Hazard("every file empty") { app in
                for (path, thing) in app.picture.things where thing != .folder { try app.write("", to: path) }
            },
            Hazard("every Swift file empty") { app in
                for path in app.picture.things.keys where path.hasSuffix(".swift") { try app.write("", to: path) }
            },
            Hazard("a pipe among the sources") { app in try app.makePipe("App/Pipe.swift") },
            Hazard("a socket among the sources") { app in
                #if canImport(Glibc)
                let socket = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
                #else
                let socket = socket(AF_UNIX, SOCK_STREAM, 0)
                #endif
                defer { close(socket) }
                var address = sockaddr_un()
                address.sun_family = sa_family_t(AF_UNIX)
                let name = app.path("S.swift").utf8.prefix(100)
                withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
                _ = withUnsafePointer(to: &address) {
                    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                        bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
                    }
                }
            },
            Hazard("a folder with the name of a Swift file") { app in
                try app.write("struct Inside {}\n", to: "App/Folder.swift/Inside.swift")
            },
            Hazard("a file for the stage") { app in try app.write("a file\n", to: ".scaffold-commit") },
            Hazard("a pipe for the stage") { app in try app.makePipe(".scaffold-commit") },
            Hazard("a pipe for the journal") { app in
                try app.makeFolder(".scaffold-commit")
                try app.makePipe(".scaffold-commit/journal")
            },
            Hazard("a folder for the journal") { app in try app.makeFolder(".scaffold-commit/journal") },
            Hazard("names with control characters") { app in
                try app.write("struct A {}\n", to: "App/a\nb\u{1B}[31m.swift")
                try app.write("struct B {}\n", to: "App/c\td/B.swift")
            },
            Hazard("names that are no UTF-8") { app in
                StrangeName.make([0x62, 0xFF, 0x2E, 0x73, 0x77, 0x69, 0x66, 0x74], in: app.path("App"))
                StrangeName.make([0xC3, 0x28], in: app.path(".scaffold/modules"))
                StrangeName.make([0xC3, 0x28], in: app.path(".scaffold/styles"))
            },
            Hazard("names that differ only in case") { app in
                try app.write("struct A {}\n", to: "App/strange.swift")
                try app.write("struct B {}\n", to: "App/Strange.swift")
            },
            Hazard("names that differ only in how an accent is composed") { app in
                try app.write("struct A {}\n", to: "App/Caf\u{E9}.swift")
                try app.write("struct B {}\n", to: "App/Cafe\u{301}.swift")
            },
            Hazard("folders deeper than anybody goes") { app in
                StrangeName.makeFolders(300, named: "d", in: app.path("App"))
            },
            Hazard("a path longer than the system takes") { app in
                StrangeName.makeFolders(30, named: String(repeating: "d", count: 200), in: app.path("App"))
            },
        ]

    @Test("are met by every command", arguments: hazards)
    func strange(hazard: Hazard) throws {
        try hazard.meet(processorSeconds: 30)
    }

    @Test(
        "are named, with what to do",
        arguments: [
            ("pipe", "this is a pipe, a socket or a device; move it away"),
            ("folder", "a folder stands where the file should be; move the folder away"),
        ]
    )
    func named(kind: String, complaint: String) throws {
        for path in [".scaffold.yml", "Resources/Localizable.xcstrings"] {
            let app = try SurvivalApp()
            try app.remove(path)
            if kind == "pipe" { try app.makePipe(path) } else { try app.makeFolder(path) }
            let end = try app.run("module", "Favorites", "--screens", "list")
            #expect(end.code == 4)
            #expect(end.complaints == ["\(path): error: \(complaint)"])
        }
    }

    @Test(
        "as a spec or a template on the command line are refused",
        arguments: [
            ["module", "--spec", "pipe"], ["app", "--spec", "pipe"], ["template", "render", "pipe"],
            ["template", "render", "Modules"], ["template", "render", "/dev/zero"], ["module", "--spec", "Modules"],
            ["lint", "--baseline", "Modules"], ["lint", "--baseline", "/dev/zero"], ["module", "--spec", "/dev/zero"],
            ["lint", "pipe"], ["lint", "/dev/null"], ["lint", "--output", "pipe"],
            ["module", "A", "--screens", "list", "--output", "pipe"],
            ["routes", "--output", "App/AppRoute.swift"], ["style", "list", "--output", "/dev/null"],
        ]
    )
    func onTheCommandLine(arguments: [String]) throws {
        let app = try SurvivalApp()
        try app.makePipe("pipe")
        let before = app.picture
        let end = try Tool.run(arguments, in: app.root, processorSeconds: 20)
        #expect(end.misbehaviour == nil)
        #expect(app.picture == before)
    }
}

/// Makes files that Foundation has no path for.
private enum StrangeName {
    static func make(_ name: [UInt8], in folder: String) {
        let descriptor = open(folder, O_RDONLY)
        defer { close(descriptor) }
        name.withUnsafeBytes { bytes in
            let name = Array(bytes.bindMemory(to: CChar.self)) + [0]
            let file = openat(descriptor, name, O_WRONLY | O_CREAT, 0o644)
            // Some file systems take no such names; then there is nothing to stumble over.
            if file >= 0 { close(file) }
        }
    }

    static func makeFolders(_ count: Int, named name: String, in folder: String) {
        var descriptor = open(folder, O_RDONLY)
        for _ in 0..<count {
            // Some systems take no deeper folders; then these are as deep as any can be.
            guard mkdirat(descriptor, name, 0o755) == 0 else { break }
            let next = openat(descriptor, name, O_RDONLY)
            close(descriptor)
            descriptor = next
        }
        close(openat(descriptor, "A.swift", O_WRONLY | O_CREAT, 0o644))
        close(descriptor)
    }
}
