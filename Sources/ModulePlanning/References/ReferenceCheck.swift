import AppModel
import Diagnostics
import FileTransaction
import Styles

/// Checks what a change set writes against the declarations of the app, so that no run leaves code that does not compile.
///
/// What cannot be known, such as a type of a package that is not in the app's folder, is trusted.
package struct ReferenceCheck {
    private let frameworks: FrameworkNames

    package init(frameworks: FrameworkNames) { self.frameworks = frameworks }

    /// Refuses the changes of a tree if they do not fit the app.
    ///
    /// - Parameters:
    ///   - module: The module that the changes add to the app, if they add one.
    ///   - known: The problems that a copied module has itself, by `key(of:)`.
    /// - Throws: `Failure` with all problems, or if the app cannot be read.
    package func check(_ tree: FileTree, adding module: String? = nil, besides known: Set<String> = []) throws(Failure)
    {
        let problems = try problems(in: tree, besides: known)
        guard problems.hasErrors else { return }
        var copy: String?
        if let module { copy = try AppModel.of(tree).copyCommand(for: module) }
        let advice = Failure.advice("--unchecked writes it all the same", orElse: copy)
        throw Failure(.conflict, problems.sorted + [advice], omitted: problems.omitted)
    }

    /// What does not fit in the changes of a tree, besides some problems, by `key(of:)`.
    package func problems(in tree: FileTree, besides known: Set<String> = []) throws(Failure) -> Problems {
        let found = try problems(of: tree.changes().map { ($0.path, $0.old) }, in: tree)
        var problems = Problems(found.all.filter { !known.contains(Self.key(of: $0)) })
        problems.omitted = found.omitted
        return problems
    }

    /// The message on a type that is not there.
    package static func missing(_ name: String) -> String {
        "there is no type \"\(name)\" in the app, nor in what the file imports"
    }

    /// A problem's message without the places that it names.
    static func key(of problem: Problem) -> String {
        let parts = problem.message.parted(by: " (")
        return parts[0] + parts.dropFirst().map { String($0.drop { $0 != ")" }) }.joined()
    }

    /// The keys of what does not fit in some files as they stand.
    package func standing(in paths: [RelativePath], of tree: FileTree) throws(Failure) -> [String] {
        try problems(of: paths.map { ($0, nil) }, in: tree).all.map(Self.key)
    }

    private func problems(of all: [(RelativePath, old: [UInt8]?)], in tree: FileTree) throws(Failure) -> Problems {
        let files = all.filter { $0.0.fileExtension == "swift" }
        guard !files.isEmpty else { return Problems() }
        let app = try AppDeclarations(of: tree)
        var scopes: [CodeScope] = []
        for (path, old) in files where !path.isManifest && AppModel.isWritten(path) {
            guard let new = try tree.read(path), let outline = try tree.outline(of: path) else { continue }
            let file = SourceFile(path: path, outline: outline)
            scopes.append(CodeScope(ChangedFile(file, changing: old, to: new), in: app))
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
