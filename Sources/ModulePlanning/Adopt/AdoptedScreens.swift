import AppModel
import Diagnostics
import ModuleSpecs
import Styles
import SwiftOutline

/// The adopted screens of a hand-written module: the stems with files for the style's screen pieces.
package struct AdoptedScreens {
    /// The usual names of the screen that a module begins with.
    package static let usualRoots: Set = ["List", "Main", "Home"]

    let module: String
    let files: [NeighbourFile]
    let sources: ModuleSources
    let app: PlannedApp
    /// The minimum number of screen pieces; a single one may be a row or a cell.
    let needed: Int
    /// The pieces of the style.
    let pieces: [Piece]
    /// The cases of the module's route, in source order.
    let cases: [Declaration]
    /// Whether the style names root screens after the module, so that the screen's own name must be inferred.
    let isRootNamedByModule: Bool

    func screens() -> [ScreenSpec] {
        stems.map { stem in
            var screen = ScreenSpec(name: Located(name(of: stem), at: mark(of: stem)))
            screen.parameters = parameters(of: stem)
            if !stem.type.hasPrefix(module) { screen.type = Located(stem.type, at: mark(of: stem)) }
            return screen
        }
    }

    private var stems: [NeighbourFile.ScreenName] {
        // The first screen and the others may have a piece each for types of the same name.
        let types = Dictionary(pieces.map { ($0.id, $0.typeNames.first { $0.hole == .screen }) }) { first, _ in first }
        var found: [NeighbourFile.ScreenName: Set<PieceName?>] = [:]
        for file in files {
            if let screen = file.screen { found[screen, default: []].insert(types[file.piece] ?? nil) }
        }
        let order = cases.map { NameWords($0.name).pascal }
        return found.filter { isScreen($0.key, $0.value, order) }.keys.sorted { left, right in
            (rank(left, order), left.type) < (rank(right, order), right.type)
        }
    }

    /// Whether files with this name form a screen: the route has a case for it, or there are enough pieces. A name
    /// without the module's name may be a row with its own model.
    private func isScreen(_ screen: NeighbourFile.ScreenName, _ types: Set<PieceName?>, _ order: [String]) -> Bool {
        if order.contains(screen.own) { return true }
        return (screen.type.hasPrefix(module) || screen.own != screen.type) && types.count >= needed
    }

    /// The sort rank of a screen: the screen with the module's name is the root, else a list that the route has not, else the
    /// route's first case.
    private func rank(_ screen: NeighbourFile.ScreenName, _ order: [String]) -> Int {
        if screen.isRoot { return -1 }
        if let index = order.firstIndex(of: screen.own) { return index }
        return Self.usualRoots.contains(screen.own) ? -1 : order.count
    }

    private func name(of screen: NeighbourFile.ScreenName) -> String {
        guard screen.own.isEmpty else { return NameWords(screen.own).camel }
        guard isRootNamedByModule else { return NameWords(module).camel }
        let others = Set(stems.map(\.own))
        if let first = cases.first(where: { !others.contains(NameWords($0.name).pascal) && $0.parameters.isEmpty }) {
            return first.name
        }
        let rows: Set = ["UITableView", "UICollectionView", "List", "ForEach"]
        let hasRows = sources.hasType(mentioning: rows) {
            $0.hasPrefix(screen.type) && app.model.visibleType($0) != nil
        }
        return hasRows ? "list" : "main"
    }

    private func mark(of screen: NeighbourFile.ScreenName) -> SourceMark {
        SourceMark(source: files.first { $0.screen == screen }?.path ?? "")
    }

    // MARK: - Parameters

    /// The parameters of the route's case, else the value parameters of the initializers of the screen's classes; empty
    /// if there are none.
    private func parameters(of screen: NeighbourFile.ScreenName) -> [ParameterSpec] {
        if let found = cases.first(where: { NameWords($0.name).pascal == screen.own }) {
            let values = values(found.parameters)
            if values.count == found.parameters.count { return values }
        }
        let patterns = pieces.flatMap(\.typeNames).filter { $0.hole == .screen }.map(\.pattern)
        let own = Set(patterns.map { $0.name(screen.type) })
        let found = own.sorted().flatMap { sources.declarations($0) }.flatMap(\.members)
            .filter { $0.kind == .`init` }.map { values($0.parameters) }
        return found.max { $0.count < $1.count } ?? []
    }

    private func values(_ parameters: [DeclaredParameter]) -> [ParameterSpec] {
        parameters.compactMap { parameter in
            guard !parameter.name.isEmpty, !parameter.isVariadic,
                let type = AdoptedType.read(parameter.type.text), isValue(type)
            else { return nil }
            let mark = SourceMark(source: module)
            return ParameterSpec(name: Located(parameter.name, at: mark), type: Located(type, at: mark))
        }
    }

    /// Whether a spec can name the type of a parameter: a standard type, or a plain structure or enumeration of the
    /// app.
    private func isValue(_ type: TypeReference) -> Bool {
        type.names.allSatisfy { name in
            if StandardType.named(name) != nil { return true }
            guard let declared = app.model.visibleType(name) else { return false }
            return declared.shape != nil && !AdoptedType.isService(name)
        }
    }
}
