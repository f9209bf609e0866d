import Testing

/// A command line that writes into the small app.
struct WritingCommand: Sendable, CustomTestStringConvertible {
    let arguments: [String]
    /// What is done to the app before, so that the command has something to write.
    let prepare: @Sendable (SurvivalApp) throws -> Void

    init(_ arguments: String..., prepare: @escaping @Sendable (SurvivalApp) throws -> Void = { _ in }) {
        self.arguments = arguments
        self.prepare = prepare
    }

    var testDescription: String { arguments.prefix(2).joined(separator: " ") }

    /// An app in which it is about to run.
    func app() throws -> SurvivalApp {
        let app = try SurvivalApp()
        try prepare(app)
        return app
    }

    /// What the command makes of such an app, and the calls with which it does so.
    func whole() throws -> (before: TreePicture, after: TreePicture, calls: [String]) {
        let app = try app()
        let before = app.picture
        let (calls, end) = try StopPoint.calls(of: arguments, in: app.root)
        try #require(end.code == 0, "\(arguments): \(end.errors)")
        try #require(!calls.isEmpty && app.picture != before, "\(arguments) writes nothing")
        return (before, app.picture, calls)
    }

    static let module = WritingCommand("module", "Favorites", "--screens", "list,detail(itemId: String)")

    static let all = [
        module,
        WritingCommand("module", "Orders", "--force") { app in
            try app.write("struct OrdersModel {\n", to: "Modules/Orders/OrdersModel.swift")
            try app.remove("Modules/Orders/Views/OrdersListView.swift")
        },
        WritingCommand("screen", "Orders", "edit(itemId: String)"),
        WritingCommand("update") { app in
            let template = ".scaffold/styles/small/module/Model.swift.stencil"
            try app.write("struct {{ module.type }}Model {\n    var name = 1\n}\n", to: template)
        },
        WritingCommand("remove", "Orders"),
        WritingCommand("adopt", "Orders") { app in try app.remove(".scaffold/modules") },
        WritingCommand("lint", "--fix") { app in try app.remove("Modules/Orders/Views/OrdersListView.swift") },
        WritingCommand("init") { app in try app.remove(".scaffold.yml") },
        WritingCommand("module", "Wishes", "--like", "Orders"),
        WritingCommand("style", "learn", "own", "--from", "Orders"),
        WritingCommand("style", "new", "fresh"),
        WritingCommand("style", "eject", "small", "--as", "copy"),
        WritingCommand("style", "detach", "small") { app in
            let entry = ["source: /styles", "commit: \(String(repeating: "0", count: 40))", "content: sha256:0"]
            try app.write("small: { \(entry.joined(separator: ", ")) }\n", to: ".scaffold/styles.lock")
        },
        WritingCommand("style", "add", styles, "--path", "acme"),
        WritingCommand("style", "update") { app in
            let end = try app.run("style", "add", styles + "@1.0.0", "--path", "acme")
            try #require(end.code == 0, "\(end.errors)")
            let lock = try #require(app.text(".scaffold/styles.lock"))
            try app.write(lock.replacing("version: \"1.0.0\"", with: "version: ^1.0"), to: ".scaffold/styles.lock")
        },
    ]

    /// The address of a repository with two versions of a style.
    private static var styles: String { repository.url }

    /// Nothing changes it once it is made.
    private nonisolated(unsafe) static let repository: StyleRepository = {
        guard let repository = try? StyleRepository(), (try? repository.release(2)) != nil else {
            preconditionFailure("there is no repository of styles")
        }
        return repository
    }()
}
