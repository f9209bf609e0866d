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
    /// What is cut with screens that are left out; `nil` if all are copied.
    let screens: ScreenCuts?
    private let modules: AppModules
    private let module: AppModules.Module

    var app: AppModel { resolver.app }

    /// - Parameter new: The new name, and those of further types.
    /// - Throws: `Failure` if a screen cannot be left out.
    init(_ finder: ExtentFinder, _ extent: Extent, to new: (module: NameWords, types: [NameMap.Pair])) throws(Failure) {
        let app = finder.app
        (self.extent, self.new) = (extent, new.module)
        (modules, module) = (finder.modules, finder.module)
        names = CopyNames(finder, extent, to: new.module, new.types)
        let own = app.files.indices.filter { extent.holds(app.files[$0].path) }
        let staying = extent.left.union(extent.omitted)
        types = Set(own.flatMap { app.files[$0].visibleTypes }.map(\.name)).subtracting(staying)
        var code = CopiedCode()
        (code.files, code.targets) = (Set(own), Set(extent.targets))
        for file in own where extent.targets.isEmpty {
            let cuts = FileCuts(file: app.files[file], map: names.inner, left: staying, own: types).ranges
            code.cuts[file] = cuts ?? [0..<app.files[file].outline.source.count]
        }
        screens =
            try extent.omitted.isEmpty ? nil : ScreenCuts(app, in: code.files, without: extent, besides: code.cuts)
        code.cuts = screens?.ranges ?? code.cuts
        let index = NameIndex(of: app, names.outer, within: code.files, names.inner)
        resolver = NameResolver(index, of: app)
        code.bound = BoundNames(index, in: app, code).names
        self.code = code
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
        modules.modules.filter { other in
            guard other.words != module.words, other.files > 1 else { return false }
            let map = other.map(keeping: modules)
            return names.contains(where: map.matches)
        }
    }
}
