import AppModel
import Diagnostics
import FileTransaction

/// Checks what a change set writes against the declarations of the app, so that no run leaves code that does not compile.
///
/// What cannot be known, such as a type of a package that is not in the app's folder, is trusted.
package struct ReferenceCheck {
    private let frameworks: FrameworkNames

    package init(frameworks: FrameworkNames) {
        self.frameworks = frameworks
    }

    /// Refuses the changes of a tree if they do not fit the app.
    ///
    /// - Parameter module: The module that the changes add to the app, if they add one.
    /// - Throws: `Failure` with all problems, or if the app cannot be read.
    package func check(_ tree: FileTree, adding module: String? = nil) throws(Failure) {
        let problems = try problems(in: tree)
        guard problems.hasErrors else { return }
        var copy: String?
        if let module { copy = AppModules(of: try AppModel.of(tree)).copyCommand(for: module) }
        let advice = Failure.advice("--unchecked writes it all the same", orElse: copy)
        throw Failure(.conflict, problems.sorted + [advice], omitted: problems.omitted)
    }

    /// What does not fit in the changes of a tree.
    func problems(in tree: FileTree) throws(Failure) -> Problems {
        let changes = tree.changes().filter { $0.new != nil && $0.path.fileExtension == "swift" }
        guard !changes.isEmpty else { return Problems() }
        let app = try AppDeclarations(of: tree)
        var scopes: [CodeScope] = []
        for change in changes where !change.path.isManifest && AppModel.isWritten(change.path) {
            guard let new = change.new, let outline = try tree.outline(of: change.path) else { continue }
            let file = SourceFile(path: change.path, outline: outline)
            scopes.append(CodeScope(ChangedFile(file, changing: change.old, to: new), in: app))
        }
        var problems = Problems()
        problems.add(NamedTypes(app: app, frameworks: frameworks).problems(in: scopes))
        for scope in scopes {
            problems.add(FittingCalls(scope: scope).problems)
            problems.add(MetRequirements(scope: scope).problems)
            problems.add(CoveredCases(scope: scope).problems)
        }
        problems.add(try TestedModules(app: app, tree: tree).problems(in: scopes))
        return problems
    }
}
