import AppModel
import Diagnostics

/// Types of some roles that a type without one of the allowed roles constructs. Previews, tests, and types that only previews use may
/// construct them, and so may closures that register with a container; a type that is private to its file is not checked.
struct ConstructedOutside: Check {
    @Parameter({ $0.texts("of") }) private var made: [String]
    @Parameter({ $0.texts("allowed-in") }) private var makers: [String]
    /// Mocks, and names that belong to no screen: a list's view model constructs those of its cells.
    @Parameter({ $0.exemptNames() }) private var exempt: ExemptNames
    /// A declaration of the module without which its types are not checked: its absence has a rule of its own.
    @Parameter({ $0.optionalStem("for") }) private var precondition: NamePattern?
    /// The role of the views that view models must not construct, nor links of other screens.
    @Parameter({ $0.texts("views") }) private var views: [String]
    @Parameter({ $0.set("links") }) private var links: Set<String>
    /// The roles that may call the makers' methods. If the app has such a class, views must not call them.
    @Parameter({ $0.texts("asked-by") }) private var askers: [String]
    /// Superclasses of rows, and what registers rows for their view models: those belong to no screen either.
    @Parameter({ $0.set("not-taken-by") }) private var rows: Set<String>

    func inspect(_ app: LintContext, _ report: inout Report) {
        let helpers = PreviewHelpers(app, in: app.model.files.filter { !$0.previews.isEmpty })
        let screens = ScreenLink(app: app)
        let rowModels = rowModels(screens)
        lazy var factories = factories(in: app)
        for type in app.types(in: made + views)
        where !exempt.contains(type.name) && !rowModels.contains(type.name) && isChecked(type.name, in: app) {
            let isView = app.has(type.name, oneOf: views)
            for site in app.uses(of: type.name) {
                let around = app.scopes(of: site)
                guard let scope = around.last, !isHidden(type.place, in: site.file),
                    !around.contains(where: { name in
                        name == type.name || exempt.contains(name) || app.has(name, oneOf: makers)
                            || app.model.type(name)?.members(named: type.name).first?.declaration.kind == .func
                            || helpers.have(name, in: site.file) || isFactory(name, at: site, in: app)
                    }),
                    !isView || isScreen(type, at: site, in: around[0], screens), !app.isRegistered(site)
                else { continue }
                report.add(use: type.name, at: site.range(of: type.name), in: site.file, of: scope)
            }
            for method in factories[type.name]?.sorted() ?? [] {
                for site in app.uses(of: method) {
                    guard let scope = app.type(around: site), app.has(scope.name, oneOf: views),
                        !stores(scope, oneOf: askers, in: app)
                    else { continue }
                    report.add(use: type.name, at: site.range(of: method), in: site.file, of: scope.name)
                }
            }
        }
    }

    /// Whether a factory by another name makes it: a type all of whose methods make something, a computed property of a type without
    /// methods, or a static method of another type's extension.
    private func isFactory(_ scope: String, at site: Site, in app: LintContext) -> Bool {
        guard !app.has(scope, oneOf: made + views + [RoleName.coordinator]) else { return false }
        let types = app.model.types(named: scope)
        guard let type = types.first(where: site.isWithin) else {
            let around = app.model.files[site.file].outline.declarations(around: site.offset)
            return types.isEmpty && around.contains { $0.kind == .func && $0.hasModifier("static") && $0.type != nil }
        }
        let methods = type.methods
        if methods.isEmpty {
            return type.members.map(\.declaration).contains { part in
                part.kind == .var && !part.isStored && part.name != "body" && part.range.contains(site.offset)
            }
        }
        return !type.hasForeignSuperclass(in: app.model)
            && methods.allSatisfy { method in
                !views.isEmpty && method.name != "body" && app.isView(method)
                    || method.type != nil && NameWords(method.name).words.first.map(Self.verbs.contains) == true
            }
    }

    private static let verbs: Set<String> = ["make", "build", "create", "assemble", "compose", "configure"]

    /// The makers' methods that views must not call, by the type that they return.
    private func factories(in app: LintContext) -> [String: Set<String>] {
        guard app.types(in: askers).contains(where: { $0.kind == .class }) else { return [:] }
        let methods = app.types(in: makers).filter { !app.has($0.name, oneOf: askers) }.flatMap(\.methods)
        return methods.reduce(into: [:]) { $0[$1.typeName ?? "", default: []].insert($1.name) }
    }

    /// Whether a view model constructs a view, or the link of another screen does, with a view model that it is given.
    private func isScreen(_ view: TypeDeclaration, at site: Site, in scope: String, _ screens: ScreenLink) -> Bool {
        let app = screens.app
        guard !app.types(in: makers).isEmpty else { return false }
        if app.has(scope, oneOf: made) { return true }
        guard let model = screens.viewModel(of: view), screens.isLinked(site, by: links) else { return false }
        // A view that stores the coordinator shows what that has decided.
        guard let other = app.model.type(scope), !stores(other, oneOf: makers, in: app) else { return false }
        return screens.viewModel(of: other) != model
            && !app.uses(of: model).contains { $0.file == site.file && app.scope(of: $0) == scope }
    }

    private func stores(_ type: TypeDeclaration, oneOf roles: [String], in app: LintContext) -> Bool {
        type.storedProperties.contains { app.has(typeOf: $0, oneOf: roles) }
    }

    /// The view models that rows store or take, and no screen has.
    private func rowModels(_ screens: ScreenLink) -> Set<String> {
        guard !rows.isEmpty else { return [] }
        let app = screens.app
        let taken = app.model.sourceTypes.filter { app.model.isKind($0, of: rows) }.flatMap { row in
            row.storedProperties.compactMap(\.typeName) + row.members.flatMap(\.declaration.parameters).map(\.typeName)
        }
        let registered = app.model.sourceTypes.flatMap(\.members).compactMap(\.declaration.type?.text)
            .filter { $0.utf8.last == UInt8(ascii: ">") }.map { SwiftWords($0).words.map(String.init) }
            .filter { !rows.isDisjoint(with: $0) }
        return Set(taken + registered.joined()).subtracting(screens.viewModels(of: RoleName.viewController))
    }

    /// Whether only the file that constructs the type can name it.
    private func isHidden(_ type: Place, in file: Int) -> Bool { type.file == file && type.declaration.isHidden }

    private func isChecked(_ name: String, in app: LintContext) -> Bool {
        guard let precondition, let module = app.modules.stem(of: name) else { return true }
        return app.model.type(precondition.name(module)) != nil
    }
}
