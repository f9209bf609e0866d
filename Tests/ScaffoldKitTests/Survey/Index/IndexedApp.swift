import Foundation
import TestSupport
import Testing

@testable import ScaffoldKit

/// An app in a temporary folder, of which a run has kept what it found out.
final class IndexedApp {
    let folder = TemporaryFolder()
    private let caches = TemporaryFolder()
    let root: RootFolder

    init(_ files: [String: String] = IndexedApp.files) throws {
        for (path, text) in files { folder.put(path, text) }
        root = try RootFolder(folder.path)
    }

    static let files = [
        "App/Main.swift": """
        import SwiftUI
        @MainActor
        final class Main {
            let loader = Loader()
            var name: String
            func start() {}
        }
        extension Main {
            struct Part { var id: Int }
            func makeOrders() {}
        }
        """,
        "App/Loader.swift": "import Foundation\nstruct Loader {\n    var url: URL?\n    var kinds: [Kind]\n}\n",
        "App/Kind.swift": "enum Kind {\n    case small, large\n}\nfunc helper() {}\n",
        "Modules/Orders/Main+Orders.swift": "extension Main {\n    func orders() {}\n}\n",
        "Modules/Orders/Views/OrdersView.swift": "struct OrdersView {\n    private var secret = 1\n}\n",
        "Modules/Cart/Cart.swift": "protocol Cart {\n    func add(_ item: String)\n}\nextension Cart.Item {}\n",
        "Tests/MainTests.swift": "import XCTest\n@testable import Demo\nfinal class MainTests: XCTestCase {}\n",
        "Package.swift": "import PackageDescription\nlet package = Package(name: \"Demo\")\n",
        "Resources/Localizable.xcstrings": "{}\n",
    ]

    /// A tree that looks for what was kept.
    var tree: FileTree { FileTree(root: root, cache: CacheFolder(caches.path)) }

    /// Keeps what there is now, as a run does that began some time after the last change.
    func keep(seconds: Int64 = 10) throws {
        let tree = tree
        _ = try AppSurvey(of: tree)
        let memory = try #require(tree.memory(beganAt: FileStamp.now + seconds * 1_000_000_000))
        let program = try #require(SurveyMemory.program)
        let index = try #require(memory.index())
        memory.cache.keep(index.bytes(of: root, by: program), about: root)
        // File systems tell the time by a clock that ticks every few milliseconds.
        usleep(20_000)
    }

    /// The bytes that are kept.
    var kept: [UInt8]? { CacheFolder(caches.path).contents(about: root) }

    func keep(_ bytes: [UInt8]) { CacheFolder(caches.path).keep(bytes, about: root) }

    /// How many of the files are known without reading them.
    func knownFiles() throws -> [String] {
        let tree = tree
        let paths = try tree.sources()
        let known = try #require(tree.known(paths))
        return zip(paths, known.files).compactMap { $1 == nil ? nil : $0.text }
    }

    /// What a plan learns of the app, in words.
    static func picture(of tree: FileTree) throws -> [String] {
        let app = try AppSurvey(of: tree)
        var lines = try tree.files().map { "file \($0)" } + app.paths.map { "source \($0)" }
        lines += app.testPaths.map { "test \($0)" }
        for type in app.types {
            let shape = type.shape.map { "\($0)" } ?? "-"
            lines.append("\(type.keyword) \(type.name) at \(type.mark) \(shape)")
        }
        for type in app.sources.typesWithMembers + [""] {
            let members = app.sources.memberNames(of: type).joined(separator: " ")
            let properties = app.sources.propertyNames(of: type).sorted { $0.key < $1.key }.map {
                "\($0.value): \($0.key)"
            }
            let files = app.sources.files(naming: type, isDeclaring: false).map(\.text)
            let declaring = app.sources.files(naming: type, isDeclaring: true).map(\.text)
            let having = app.sources.files(naming: type, isDeclaring: false, having: ["orders"]).map(\.text)
            lines.append("members of \(type): \(members); \(properties); \(files) \(declaring) \(having)")
            lines.append("\(type) \(app.sources.isOnMainActor(type)) \(app.sources.extends(type))")
        }
        let (all, tested) = app.sources.imports
        lines += all.sorted { $0.key < $1.key }.map { "imports \($0.key) \($0.value)" }
        lines += tested.map { "tests \($0.key) \($0.value)" }
        return lines
    }
}
