import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftOutline

/// A module that is copied: its code without what stays, the copy's names, and what the app's names mean.
struct CopiedModule {
    let extent: Extent
    /// The copy's name.
    let new: NameWords
    let names: CopyNames
    let resolver: NameResolver
    /// The code of the module's files that is copied.
    let code: CopiedCode
    /// The types that the copy declares anew.
    let types: Set<String>
    /// The names of files that stay and are no Swift, such as sounds.
    let standing: Set<String>
    /// What is cut with screens that are left out; `nil` if all are copied.
    let screens: ScreenCuts?
    /// What is said of types that a tool makes for the copy when it runs again, such as mocks of its protocols.
    let made: [String]
    private let modules: AppModules
    private let named: NamedModules
    private let module: AppModules.Module

    var app: AppModel { resolver.app }

    /// - Parameter new: The new name, and those of further types.
    /// - Throws: `Failure` if a screen cannot be left out.
    init(_ finder: ExtentFinder, _ extent: Extent, to new: (module: NameWords, types: [NameMap.Pair])) throws(Failure) {
        let app = finder.app
        (self.extent, self.new) = (extent, new.module)
        (modules, module) = (finder.modules, finder.module)
        named = NamedModules(modules.modules)
        let others = try finder.tree.files().filter { $0.fileExtension != "swift" && !extent.holds($0) }
        standing = Set(others.map(\.baseName))
        let own = app.files.indices.filter { extent.holds(app.files[$0].path) }
        let staying = extent.left.union(extent.omitted)
        types = Self.types(of: own.map { app.files[$0] }, besides: staying)
        let declarations = AppDeclarations(standing: app, writing: [])
        names = CopyNames(finder, extent, types, to: new.module, new.types, in: declarations)
        var code = CopiedCode()
        (code.files, code.targets) = (Set(own), Set(extent.targets))
        for file in own where extent.targets.isEmpty {
            let cuts = FileCuts(file: app.files[file], map: names.inner, left: staying, own: types)
            code.cuts[file] = cuts.ranges ?? [0..<app.files[file].outline.source.count]
            for declaration in cuts.lacking { try Self.check(declaration, of: file, in: app, code.files) }
        }
        screens =
            try extent.omitted.isEmpty ? nil : ScreenCuts(app, in: code.files, without: extent, besides: code.cuts)
        code.cuts = screens?.ranges ?? code.cuts
        let index = NameIndex(of: app, names.outer, within: code, names.inner)
        resolver = NameResolver(index, in: declarations)
        var made = extent.targets.compactMap(index.map.renamed).flatMap(GeneratedName.made).map(ReferenceCheck.missing)
        for (name, sites) in index.sites {
            let isOfTarget = GeneratedName.isMade(name, ofOneOf: code.targets)
            guard isOfTarget || types.contains(where: { name != $0 && name.hasPrefix($0) }) else { continue }
            for site in sites where site.kind == .type && site.owner.isEmpty && app.files[site.file].isGenerated {
                // The members of a target's texts and images follow the resources, which keep their names.
                let own = isOfTarget ? site.offset..<site.offset + 1 : site.scope
                code.fragments[site.file, default: []].append(own)
                made += [index.map.renamed(name)].compactMap { $0.map(ReferenceCheck.missing) }
            }
        }
        self.made = made
        code.bound = BoundNames(index, in: app, code).names
        self.code = code
    }

    /// The visible types that some files declare, with the aliases that stand for one of them or for each other.
    private static func types(of files: [SourceFile], besides staying: Set<String>) -> Set<String> {
        var types = Set(files.flatMap(\.visibleTypes).map(\.name)).subtracting(staying)
        let aliases = files.flatMap { file in
            file.outline.declarations.filter { $0.kind == .typealias && !$0.hasModifier(.private, or: .fileprivate) }
                .map { (name: $0.name, parts: file.outline.names(in: $0.range)) }
        }
        var count = -1
        while count != types.count {
            count = types.count
            types.formUnion(aliases.filter { !types.isDisjoint(with: $0.parts) }.map(\.name))
        }
        return types
    }

    /// Refuses a copy that would use a function or value of the original's types.
    private static func check(_ declaration: Declaration, of file: Int, in app: AppModel, _ files: Set<Int>)
        throws(Failure)
    {
        let name = declaration.name
        let outlines = files.map { app.files[$0].outline }
        // Where another declaration has the name, the copy may use that one.
        guard outlines.flatMap(\.allDeclarations).count(where: { $0.isNamed(name) }) == 1 else { return }
        let isUsed = outlines.contains { outline in
            outline.tokens.indices.contains { index in
                let token = outline.tokens[index]
                return token.kind == .identifier && outline.name(token) == name && token.range != declaration.nameRange
                    && (index == 0 || outline.tokens[index - 1].kind != .period)
                    && outline.tokens[index + 1].kind != .colon
            }
        }
        guard isUsed else { return }
        let mark = app.mark(of: Site(file: file, offset: declaration.nameRange.lowerBound))
        let message = "\"\(name)\" is of a type that is copied, and has no name for the copy"
        throw Failure(message, at: mark, hint: "give it the module's name, or make it a member of a type of the module")
    }

    // MARK: - Other modules

    /// Whether a file belongs to another module and names no module but this one, so that it is a link to it.
    func isLink(_ file: SourceFile) -> Bool {
        guard let home = modules.owner(of: file.path), home.words != module.words else { return false }
        let names = file.outline.tokens.lazy.filter { $0.kind == .identifier }.map(file.outline.text)
        return modules(besides: home, namedIn: Set(names)).count < 2
    }

    /// The other modules whose words some names have.
    func otherModules(namedIn names: Set<String>) -> [AppModules.Module] { modules(besides: module, namedIn: names) }

    private func modules(besides module: AppModules.Module, namedIn names: Set<String>) -> [AppModules.Module] {
        named.modules(namedIn: names).filter { $0.words != module.words && $0.files > 1 }
    }
}
