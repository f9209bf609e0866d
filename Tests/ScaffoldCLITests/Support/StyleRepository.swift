import Foundation
import TestSupport
import Testing

@testable import ScaffoldCLI

/// A git repository on this machine with a style, "acme", of which there are several versions.
final class StyleRepository {
    private let folder = TemporaryFolder(named: "styles")

    var url: String { "file://\(folder.path)" }
    var path: String { folder.path }

    /// Makes the repository, and its first version.
    init() throws {
        git("init", "--quiet", "--initial-branch=main")
        try write(Self.manifest, to: "acme/style.yml")
        try write("struct {{ module.type }}Model {\n    let id = 1\n}\n", to: "acme/module/Model.swift.stencil")
        try write("A style.\n", to: "README.md")
        release("1.0.0")
    }

    static let manifest = """
        schema: 1
        name: acme
        title: Acme
        summary: A model for each module
        minimum: { iOS: "16.0" }
        app:
          entry: class ToyApp
          pieces: []
        pieces:
          - id: model
            title: Model
            per: module
            template: module/Model.swift.stencil
            path: "Modules/{{ module.type }}/{{ module.type }}Model.swift"

        """

    func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

    func text(_ path: String) -> String? { folder.text(path) }

    func remove() throws { try FileManager.default.removeItem(atPath: folder.path) }

    /// Commits what is there, under a tag with a message.
    func release(_ version: String) {
        git("add", "--all")
        git("commit", "--quiet", "--allow-empty", "--message", version)
        git("tag", "--force", "--message", version, version)
    }

    /// The second and the third version: a member, then a further file.
    func release(_ number: Int) throws {
        let members = (1...number).map { "    let id\($0 == 1 ? "" : String($0)) = \($0)\n" }.joined()
        try write("struct {{ module.type }}Model {\n\(members)}\n", to: "acme/module/Model.swift.stencil")
        if number == 3 {
            let piece = """
                  - id: names
                    title: Names
                    per: module
                    template: module/Names.swift.stencil
                    path: "Modules/{{ module.type }}/{{ module.type }}Names.swift"

                """
            try write(Self.manifest + piece, to: "acme/style.yml")
            try write("enum {{ module.type }}Names {}\n", to: "acme/module/Names.swift.stencil")
        }
        release(number == 3 ? "v2.0.0" : "1.\(number - 1).0")
    }

    @discardableResult
    func git(_ arguments: String...) -> String {
        let settings = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "protocol.file.allow=always"]
        let output = Subprocess.output(["git", "-C", folder.path] + settings + arguments)
        #expect(output?.status == 0, "git \(arguments): \(output?.errors ?? "")")
        return String(output?.text.drop { $0.isWhitespace }.prefix { !$0.isNewline } ?? "")
    }
}
