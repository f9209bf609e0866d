import Foundation
import TestSupport
import Testing

@testable import ScaffoldCLI

/// Styles that apps copy out of a repository.
@Suite("scaffold style add, update, outdated, detach")
struct CopiedStyleTests {
    private let folder = TemporaryFolder()
    private let repository: StyleRepository

    init() throws { repository = try StyleRepository() }

    private static let template = ".scaffold/styles/acme/module/Model.swift.stencil"
    private static let lock = ".scaffold/styles.lock"

    private func run(_ arguments: String..., in app: String = "App") -> CommandRun {
        CommandRun(arguments + ["--output", folder.path(app)])
    }

    /// An app with a copy of the style.
    @discardableResult
    private func add(_ version: String = "", to app: String = "App", _ options: String...) throws -> CommandRun {
        try folder.write("class ToyApp {}\n", to: "\(app)/App/ToyApp.swift")
        let arguments = ["style", "add", repository.url + version, "--path", "acme", "--output", folder.path(app)]
        let run = CommandRun(arguments + options)
        #expect(run.code == .done, "\(run.errors)")
        return run
    }

    private func text(_ path: String, in app: String = "App") -> String? { folder.text("\(app)/\(path)") }

    private func edit(_ path: String, _ old: String, _ new: String) throws {
        let text = try #require(self.text(path))
        #expect(text.contains(old))
        try folder.write(text.replacingOccurrences(of: old, with: new), to: "App/\(path)")
    }

    @Test("a style is copied with its lock, and works without the repository")
    func offline() throws {
        try repository.release(2)
        let head = repository.git("rev-parse", "HEAD")
        #expect(try add().output.hasSuffix("3 files created\n"))
        let lock = try #require(self.text(Self.lock))
        #expect(lock.contains("source: \(repository.url)\n  path: acme\n  ref: refs/tags/1.1.0\n  commit: \(head)\n"))
        #expect(text("README.md") == nil)
        try repository.remove()
        #expect(run("module", "Orders", "--style", "acme", "--screens", "list").code == .done)
        #expect(text("Modules/Orders/OrdersModel.swift")?.contains("let id2 = 2") == true)
        #expect(run("doctor").output.contains("\"acme\" is as it was copied from"))
        for command in ["outdated", "update"] {
            let run = run("style", command)
            #expect(run.code == .badInput)
            #expect(run.errors.contains("error: \(repository.url) cannot be read: "), "\(run.errors)")
        }
        #expect(run("update", "--check").code == .done)
    }

    @Test("ten apps follow three versions, each as far as it allows", arguments: 0..<10)
    func versions(_ number: Int) throws {
        let allowed = ["", "@1.0.0", "@^1.0", "@^1.0.0", "@main"][number % 5]
        try add(allowed)
        #expect(run("module", "Orders", "--style", "acme", "--screens", "list").code == .done)
        let isEdited = number >= 5
        if isEdited { try edit("Modules/Orders/OrdersModel.swift", "let id = 1", "let id = 7") }
        #expect(run("style", "outdated").code == .done)
        try repository.release(2)
        let moves = allowed != "@1.0.0"
        #expect(run("style", "outdated").code == (moves ? .findings : .done))
        let second = run("style", "update")
        #expect(second.code == .done, "\(second.errors)")
        #expect(second.output.contains("+    let id2 = 2") == moves)
        #expect(second.errors.contains("has changed since it wrote \"Orders\"; scaffold update Orders") == moves)
        #expect(run("update").code == .done)
        try repository.release(3)
        let dry = run("style", "update", "acme", "--dry-run")
        let goesOn = allowed.isEmpty || allowed == "@main"
        #expect(dry.output.contains("enum {{ module.type }}Names") == goesOn)
        #expect(run("style", "update", "acme").code == .done)
        #expect(run("update").code == .done)
        let model = text("Modules/Orders/OrdersModel.swift") ?? ""
        #expect(model.contains(isEdited ? "let id = 7" : "let id = 1"))
        #expect(model.contains("let id2") == moves && model.contains("let id3") == goesOn, "\(model)")
        #expect((text("Modules/Orders/OrdersNames.swift") != nil) == goesOn)
        #expect(run("style", "update").output.hasPrefix("nothing changed"))
        #expect(run("update", "--check").code == .done)
        #expect(run("style", "outdated").code == .done)
        #expect(run("doctor").output.contains("is as it was copied"))
    }

    @Test("a copy has another name, and another version of it is asked for by the same command")
    func other() throws {
        try repository.release(2)
        try add("@1.0.0", to: "App", "--as", "shop")
        #expect(text(".scaffold/styles/shop/style.yml")?.contains("name: shop\n") == true)
        #expect(run("style", "outdated").output.contains("1.1.0"))
        try add("@1.1.0", to: "App", "--as", "shop")
        #expect(text(".scaffold/styles/shop/module/Model.swift.stencil")?.contains("id2") == true)
        #expect(text(Self.lock)?.contains("version: \"1.1.0\"") == true)
        let head = repository.git("rev-parse", "HEAD~1")
        try add("@\(head)", to: "App", "--as", "old")
        #expect(text(Self.lock)?.contains("commit: \(head)") == true)
        #expect(run("style", "detach", "shop").code == .done)
        #expect(run("style", "detach", "old").code == .done)
        #expect(text(Self.lock) == nil)
        #expect(text(".scaffold/styles/shop/style.yml") != nil)
    }

    @Test("what has no style, no version or no address is refused, with what there is")
    func refused() throws {
        let url = repository.url
        let bare = try StyleRepository()
        bare.git("tag", "--delete", "1.0.0")
        bare.git("branch", "--move", "main", "trunk")
        let branch = CommandRun(["style", "add", bare.url, "--output", folder.path("App")])
        #expect(branch.errors.contains("has no version; name a branch or a commit: \(bare.url)@trunk"))
        bare.git("update-ref", "-d", "refs/heads/trunk")
        for (words, error) in [
            ([url], "has no style.yml at its root; --path names one of acme"),
            ([url, "--path", "acne"], "has no style.yml in \"acne\"; --path names one of acme"),
            ([url, "--path", "acme/style.yml"], "has no style.yml in \"acme/style.yml\""),
            ([url, "--path", "../acme"], "\"../acme\""),
            (["\(url)x"], "\(url)x cannot be read: "),
            (["\(url)@\(String(repeating: "0", count: 40))"], "\(url) does not give \"0000"),
            (["\(url)@3", "--path", "acme"], "has no version \"3\"; the newest is 1.0.0"),
            (["\(url)@^2", "--path", "acme"], "has no version \"^2\"; the newest is 1.0.0"),
            (["\(bare.url)"], "has no version; nothing was pushed to it yet"),
            (["\(url)@^x", "--path", "acme"], "a range is a version behind a \"^\""),
            ([url, "--path", "acme", "--as", "toy"], "is a built-in style"),
            (["-u", "--path", "acme"], "-u"), (["../styles"], "is no address of a git repository"),
            (["ext::sh -c x"], "is no address"), (["ext::touch%20x"], "is no address"),
            (["https://me:secret@example.com/x.git"], "has a password"),
        ] {
            let run = CommandRun(["style", "add"] + words + ["--output", folder.path("App")])
            #expect(run.code == .badInput, "\(words)")
            #expect(run.errors.contains(error), "\(words): \(run.errors)")
        }
        #expect(folder.files.isEmpty)
        #expect(run("style", "update").errors.contains("no style was copied from a repository"))
        #expect(run("style", "detach", "acme").code == .badInput)
    }

    // MARK: - Tampering

    /// What somebody does to the copy, which the lock then shows.
    private static let tampering: [@Sendable (CopiedStyleTests) throws -> Void] = [
        { try $0.edit(template, "let id", "let other") },
        { try FileManager.default.removeItem(atPath: $0.folder.path("App/" + template)) },
        { try $0.folder.write("extra\n", to: "App/.scaffold/styles/acme/module/Extra.stencil") },
        { tests in
            let path = tests.folder.path("App/" + template)
            try FileManager.default.moveItem(atPath: path, toPath: tests.folder.path("App/elsewhere"))
            try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../../../../elsewhere")
        },
        { try $0.edit(lock, "content: sha256:", "content: sha256:0") },
    ]

    @Test(
        "a copy that is not what the lock says is an error of doctor, and is not updated",
        arguments: tampering.indices
    )
    func tampered(_ index: Int) throws {
        try add()
        try Self.tampering[index](self)
        let doctor = run("doctor")
        #expect(doctor.code == .findings)
        #expect(doctor.output.contains("\"acme\" is not as it was copied from"))
        #expect(run("style", "outdated").code == .findings)
        try repository.release(2)
        let before = folder.files
        let update = run("style", "update")
        #expect(update.code == .conflict)
        #expect(update.errors.contains("error: the style was edited since it was copied"))
        #expect(folder.files == before)
        #expect(run("style", "detach", "acme").code == .done)
        #expect(!run("doctor").output.contains("copied"))
    }

    @Test("a tag that was moved is refused, by add, update and outdated")
    func movedTag() throws {
        try add()
        try repository.write("struct Evil {}\n", to: "acme/module/Model.swift.stencil")
        repository.release("1.0.0")
        let before = folder.files
        for words in [["style", "update"], ["style", "add", repository.url, "--path", "acme"]] {
            let run = CommandRun(words + ["--output", folder.path("App")])
            #expect(run.code == .conflict)
            #expect(run.errors.contains("has moved the tag \"1.0.0\" to another commit"))
        }
        #expect(run("style", "outdated").output.contains("moved"))
        #expect(folder.files == before)
    }

    @Test("a commit with another content than the lock says is refused, and a copy that is missing is copied again")
    func changedHash() throws {
        try add()
        let files = folder.files
        try FileManager.default.removeItem(atPath: folder.path("App/.scaffold/styles"))
        #expect(run("doctor").output.contains("\"acme\" is missing"))
        #expect(run("style", "update").code == .done)
        #expect(folder.files == files)
        try FileManager.default.removeItem(atPath: folder.path("App/.scaffold/styles"))
        try edit(Self.lock, "content: sha256:", "content: sha256:0")
        let update = run("style", "update")
        #expect(update.code == .conflict)
        #expect(update.errors.contains("has another content than the lock says"))
        for (old, new) in [("commit: ", "commit: x"), ("source:", "sources:"), ("acme:", "../acme:")] {
            try add(to: "Other")
            let text = try #require(self.text(Self.lock, in: "Other"))
            try folder.write(text.replacingOccurrences(of: old, with: new), to: "Other/" + Self.lock)
            let run = run("style", "update", in: "Other")
            #expect(run.code == .badInput && run.errors.hasPrefix(".scaffold/styles.lock:"), "\(run.errors)")
            try FileManager.default.removeItem(atPath: folder.path("Other"))
        }
    }

    /// What a repository may have that no style has.
    private static let traps: [(error: String, make: @Sendable (StyleRepository) throws -> Void)] = [
        (
            "has a link: \"module/Out.stencil\"",
            { repository in
                try FileManager.default.createSymbolicLink(
                    atPath: repository.path + "/acme/module/Out.stencil",
                    withDestinationPath: "../../../../../etc/passwd"
                )
            }
        ),
        (
            "has a submodule: \"inner\"",
            { repository in
                let head = repository.git("rev-parse", "HEAD")
                repository.git("update-index", "--add", "--cacheinfo", "160000,\(head),acme/inner")
                repository.git("commit", "--quiet", "--message", "a")
                repository.git("tag", "9.0.0")
            }
        ),
        (
            "has a path that leaves the style's folder: \"../evil\"",
            { repository in
                let file = repository.git("hash-object", "-w", "README.md")
                try Self.tree([("100644", "evil", file)], named: "..", in: repository)
            }
        ),
        (
            "has a path that leaves the style's folder: \".git/config\"",
            { repository in
                let file = repository.git("hash-object", "-w", "README.md")
                try Self.tree([("100644", "config", file)], named: ".git", in: repository)
            }
        ),
        ("is no text", { try Data([0xFF, 0xFE, 0]).write(to: URL(fileURLWithPath: $0.path + "/acme/picture.png")) }),
        (
            "has more than a style",
            { repository in for number in 0...1000 { try repository.write("", to: "acme/module/\(number)") } }
        ),
        ("has no \"name\"", { try $0.write("schema: 1\n", to: "acme/style.yml") }),
    ]

    /// Puts a folder of any name into the style's folder of the next commit.
    private static func tree(_ files: [(String, String, String)], named name: String, in repository: StyleRepository)
        throws
    {
        func raw(_ entries: [(String, String, String)]) throws -> String {
            var bytes: [UInt8] = []
            for (mode, name, hash) in entries {
                bytes += Array("\(mode) \(name)".utf8) + [0]
                var digits = hash[...]
                while !digits.isEmpty {
                    bytes.append(UInt8(digits.prefix(2), radix: 16)!)
                    digits = digits.dropFirst(2)
                }
            }
            let path = repository.path + "/raw"
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            return repository.git("hash-object", "-t", "tree", "-w", "--literally", path)
        }
        let inner = try raw(files)
        let manifest = repository.git("rev-parse", "HEAD:acme/style.yml")
        let style = try raw([("40000", name, inner), ("100644", "style.yml", manifest)])
        let root = try raw([("40000", "acme", style)])
        let commit = repository.git("commit-tree", root, "-m", "trap")
        repository.git("tag", "9.0.0", commit)
    }

    @Test("what no style has is refused, and nothing is written", arguments: traps.indices)
    func trap(_ index: Int) throws {
        try add()
        try Self.traps[index].make(repository)
        if repository.git("tag", "--list", "9.0.0").isEmpty { repository.release("9.0.0") }
        let before = folder.files
        let update = run("style", "update")
        #expect(update.code != .done)
        #expect(update.errors.contains(Self.traps[index].error), "\(update.errors)")
        #expect(folder.files == before)
    }

    @Test("neither hooks nor filters nor settings of the repository are run")
    func hooks() throws {
        let mark = folder.path("ran")
        let script = "#!/bin/sh\ntouch '\(mark)'\n"
        for hook in ["post-checkout", "post-merge", "reference-transaction", "pre-auto-gc", "pre-upload"] {
            try repository.write(script, to: "acme/hooks/\(hook)")
            try repository.write(script, to: "hooks/\(hook)")
            let path = repository.path + "/.git/hooks/\(hook)"
            try script.write(toFile: path, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        try repository.write("*.stencil filter=evil diff=evil\n", to: "acme/.gitattributes")
        try repository.write("*.stencil filter=evil diff=evil export-subst\n", to: ".gitattributes")
        repository.git("config", "uploadpack.packObjectsHook", repository.path + "/hooks/pre-upload")
        repository.git("config", "filter.evil.smudge", "touch '\(mark)'")
        repository.git("config", "diff.evil.textconv", "touch '\(mark)'")
        repository.git("-c", "core.hooksPath=/dev/null", "add", "--all")
        repository.git("-c", "core.hooksPath=/dev/null", "commit", "--quiet", "--message", "hooks")
        repository.git("-c", "core.hooksPath=/dev/null", "tag", "1.0.1")
        try? FileManager.default.removeItem(atPath: mark)
        try add()
        #expect(text(".scaffold/styles/acme/hooks/post-checkout") == script)
        #expect(text(".scaffold/styles/acme/.gitattributes") == nil)
        let mode = try FileManager.default.attributesOfItem(
            atPath: folder.path("App/.scaffold/styles/acme/hooks/post-checkout")
        )[.posixPermissions]
        #expect((mode as? Int ?? 0) & 0o111 == 0)
        #expect(!FileManager.default.fileExists(atPath: mark))
    }

    @Test("versions are compared by number, and a range allows what does not break")
    func semantic() {
        let version = { (text: String) in ReleaseVersion(text)! }
        #expect(version("v2.10.0") > version("2.9.9"))
        #expect(version("1.2") == version("1.2.0"))
        for text in ["", "v", "1.x", "1.2.3.4", "1..2", "1.0.0-beta", "-1"] { #expect(ReleaseVersion(text) == nil) }
        #expect(version("2.1.5").isCompatible(with: version("2.1")))
        #expect(!version("3.0.0").isCompatible(with: version("2.1")))
        #expect(!version("2.0.9").isCompatible(with: version("2.1")))
        #expect(version("0.3.1").isCompatible(with: version("0.3.0")))
        #expect(!version("0.4.0").isCompatible(with: version("0.3.0")))
    }
}
