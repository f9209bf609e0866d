import AppModel
import Diagnostics

extension StyleSigns {
    /// Whether the app's imports match the style's.
    func fitImports(of app: PlannedApp) -> Bool { imports(in: app)?.isFound ?? true }

    /// Looks for each sign in the app.
    ///
    /// - Parameter modules: The style's definition of a module.
    func found(in app: PlannedApp, where modules: ModuleDefinition) -> [StyleSign] {
        [imports(in: app)].compactMap { $0 } + self.app.map { declared($0, in: app.model) }
            + (module.isEmpty ? [] : [moduleSign(in: app.model, where: modules)])
    }

    private func imports(in app: PlannedApp) -> StyleSign? {
        guard let imported else { return nil }
        let count = app.count(ofFilesImporting: imported)
        guard let rarer else {
            return StyleSign(demand: "import \(imported)", isFound: count > 0, evidence: count.counted("file"))
        }
        let others = app.count(ofFilesImporting: rarer)
        return StyleSign(
            demand: "import \(imported), in as many files as \(rarer) or more",
            isFound: count > 0 && count >= others,
            evidence: "\(count.counted("file")), \(rarer) in \(others)"
        )
    }

    private func declared(_ patterns: [DeclarationPattern], in app: AppModel) -> StyleSign {
        let names = patterns.flatMap { app.types(fitting: $0).map(\.name) }
        return StyleSign(
            demand: Self.list(patterns.map(\.text), "or"),
            isFound: !names.isEmpty,
            evidence: names.isEmpty ? "" : Self.list(names, "and")
        )
    }

    private func moduleSign(in app: AppModel, where modules: ModuleDefinition) -> StyleSign {
        let types = module.map { pattern in Set(app.types(fitting: pattern).map(\.name)) }
        let found = modules.modules(in: app).keys.filter { name in
            zip(module, types).allSatisfy { pattern, types in
                types.contains(pattern.hole?.name(name) ?? pattern.name)
            }
        }
        let near = zip(module, types).map { pattern, types in
            "\(pattern.text): \(types.isEmpty ? "none" : Self.list(types.sorted(), "and"))"
        }
        return StyleSign(
            demand: "a module <M> that has \(Self.list(module.map(\.text), "and"))",
            isFound: !found.isEmpty,
            evidence: found.isEmpty ? near.joined(separator: "; ") : Self.list(found.sorted(), "and")
        )
    }

    /// The first of the names as a phrase, with the number of the others.
    private static func list(_ names: [String], _ conjunction: String) -> String {
        let shown = names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
        return shown.count < 2
            ? shown.joined() : shown.dropLast().joined(separator: ", ") + " \(conjunction) \(shown[shown.endIndex - 1])"
    }
}

extension DeclarationPattern {
    fileprivate var text: String { "\(keyword.split(separator: "|").joined(separator: " or ")) \(name)" }
}
