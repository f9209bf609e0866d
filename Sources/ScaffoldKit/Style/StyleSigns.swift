/// By what an app of a style is told from others, where nobody says which style it has.
///
/// A style that has none is taken wherever the app shows anything of it.
public struct StyleSigns: Sendable, Equatable {
    /// A module that some file of the app imports (`UIKit`).
    var imported: String?
    /// A module that no more files import than that one.
    var rarer: String?
    /// Declarations of the app; of each list there is one.
    var app: [[DeclarationPattern]] = []
    /// Declarations that some module has all of; the `*` of each stands for the module's name.
    var module: [DeclarationPattern] = []

    var isEmpty: Bool { imported == nil && app.isEmpty && module.isEmpty }

    /// Whether the app is made with what the style is made with.
    func fitImports(of app: AppSurvey) -> Bool {
        guard let imported else { return true }
        let count = app.count(ofFilesImporting: imported)
        return count > 0 && count >= (rarer.map { app.count(ofFilesImporting: $0) } ?? 0)
    }

    /// Whether the app shows every sign.
    func fit(_ app: AppSurvey) -> Bool {
        guard fitImports(of: app) else { return false }
        let types = app.index.files.flatMap(\.types)
        let isOfStyle = self.app.allSatisfy { any in
            types.contains { type in any.contains { $0.fits(type.name, declaredBy: type.keyword) } }
        }
        return isOfStyle && (module.isEmpty || hasModule(among: types))
    }

    private func hasModule(among types: [TypeDeclaration]) -> Bool {
        let stems = module.map { pattern in Set(types.compactMap { pattern.star(in: $0) }) }
        guard let first = stems.first else { return false }
        return !stems.dropFirst().reduce(first) { $0.intersection($1) }.subtracting(Self.parts).isEmpty
    }

    /// What is named like a module and is the app itself.
    private static let parts: Set<String> = ["App", "Base", "Main", "Root"]
}

extension DeclarationPattern {
    /// What the `*` stands for in a type's name; `nil` where the type is none of the pattern.
    fileprivate func star(in type: TypeDeclaration) -> String? {
        guard fits(type.name, declaredBy: type.keyword), let star = name.firstIndex(of: "*") else { return nil }
        let after = name[name.index(after: star)...]
        let stem = String(type.name.dropFirst(name[..<star].count).dropLast(after.count))
        return stem.first?.isUppercase == true ? stem : nil
    }
}
