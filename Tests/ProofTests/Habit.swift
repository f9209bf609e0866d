import Foundation

/// What a person may write instead of what the tool does: it compiles, and lint mends it.
enum Habit: String, CaseIterable {
    case strongCoordinator = "vc.weak-coordinator"
    case strongClosures = "vc.weak-self-sink"
    case literalTexts = "l10n"
    case printing = "no-print"

    /// The style whose rules have something to say about it.
    var style: String { self == .printing ? "swiftui-mvvmcr" : "uikit-mvvmc" }

    /// The source as a person with this habit writes it.
    func applied(to source: String) -> String {
        switch self {
        case .strongCoordinator:
            source.replacingOccurrences(of: "weak var coordinator", with: "var coordinator")
        case .strongClosures:
            source.replacing(#/\.sink \{ \[weak self\] in self\?\.([^\n]*)\n/#) { ".sink { self.\($0.1)\n" }
        case .literalTexts:
            source.replacing(#/String\(localized: "common\.(\w+)"\)/#) { "\"The common \($0.1)\"" }
        case .printing:
            source.replacing(#/Logger\.orders\.\w+\(/#) { _ in "print(" }
                .replacingOccurrences(of: "import OSLog\n", with: "")
        }
    }

    /// Rewrites a module's own sources.
    ///
    /// - Returns: How many files are others now.
    func rewrite(_ module: String, of app: URL) throws -> Int {
        let paths = FileManager.default.enumerator(atPath: app.path)?.compactMap { $0 as? String } ?? []
        var count = 0
        for path in paths where path.contains(module) && path.hasSuffix(".swift") && !path.contains("Tests") {
            let file = app.appendingPathComponent(path)
            let old = try String(contentsOf: file, encoding: .utf8)
            let new = applied(to: old)
            guard new != old else { continue }
            try Data(new.utf8).write(to: file)
            count += 1
        }
        return count
    }
}
