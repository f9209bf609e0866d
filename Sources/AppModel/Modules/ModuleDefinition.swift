/// A style's definition of a module: the declarations whose presence under a name makes that name a module.
package struct ModuleDefinition: Sendable, Equatable {
    /// Patterns of declarations that contain the module's name: `class <M>Coordinator`.
    package var declarations: [DeclarationPattern]
    /// Patterns of declarations that every screen has. They alone do not make a module.
    package var screens: [DeclarationPattern] = []
    /// Patterns of declarations in test targets: `struct <M>RouteTests`.
    package var tests: [DeclarationPattern] = []
    /// The number of matching patterns that make a module.
    package var enough = 2
    /// Names that are never modules, because they belong to the app itself.
    package var none: Set<String> = []
    /// Whether modules without a spec are compared with the templates, too.
    package var isCompared = false

    package init(declarations: [DeclarationPattern]) { self.declarations = declarations }

    /// The modules of an app by name, each with its declarations in the order of the definition, without those of
    /// tests.
    ///
    /// - Parameter kept: Names that are modules even if none of their declarations remain.
    package func modules(in app: AppModel, besides kept: Set<String> = []) -> [String: [TypeDeclaration]] {
        let ofScreens = declarations.count..<declarations.count + screens.count
        var found: [String: [Int: TypeDeclaration]] = [:]
        for (number, pattern) in (declarations + screens + tests).enumerated() {
            guard let hole = pattern.hole else { continue }
            let role = number < ofScreens.upperBound ? SourceFile.Role.source : .test
            let kinds = pattern.kinds
            for type in app.types {
                guard let stem = hole.stem(of: type.nameOfRole), kinds.contains(type.kind),
                    app.file(of: type).role == role
                else { continue }
                found[stem, default: [:]][number] = type
            }
        }
        let shown = found.filter { name, types in
            types.count >= enough && !none.contains(name) && !types.keys.allSatisfy(ofScreens.contains)
        }
        let modules = shown.merging(kept.map { ($0, found[$0] ?? [:]) }) { shown, _ in shown }
        return modules.mapValues { types in
            types.filter { $0.key < ofScreens.upperBound }.sorted { $0.key < $1.key }.map(\.value)
        }
    }
}
