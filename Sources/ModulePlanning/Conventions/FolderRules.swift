import AppModel
import Diagnostics
import FileTransaction
import Styles
import SwiftEdits

/// The folder rules of an app: where a style's pieces go, following the folders of the existing modules.
///
/// A piece that no module has follows a known piece whose usual folder starts the same. If the known pieces are in
/// `Features/…` instead of the style's `Modules/…`, all pieces go there.
struct FolderRules: Sendable, Equatable {
    /// A move from the style's folder to the app's. Both are templates.
    struct Move: Sendable, Hashable {
        var usual: [String]
        var found: [String]

        /// Whether the folder contains a screen's name.
        var isOfScreen: Bool { found.contains { $0.contains("screen.") } }
    }

    private var moves: [String: Move] = [:]
    private var roots: [Move] = []
    /// The top-level folders that contain sources.
    private var topFolders: Set<String> = []
    /// The top-level folder that contains all sources of the modules, if there is one.
    private var sourceFolder: String?
    /// The style's folder for all sources of its modules, if there is one.
    private var usualSource: String?
    /// The app's folders for shared files, keyed by the style's folder.
    private var sharedFolders: [[String]: [String]] = [:]

    init() {}

    /// - Parameters:
    ///   - shared: The pieces of the base app. A module may create some of them.
    ///   - tests: The style's folders for tests of the app.
    init(_ neighbours: Neighbours, pieces: [Piece], shared: [Piece] = [], app: PlannedApp, tests: [String]) {
        let byPiece = Dictionary(grouping: neighbours.files) { $0.piece }
        for piece in pieces {
            guard let files = byPiece[piece.id] else { continue }
            let usual = Self.folders(piece.path)
            let nested = files.filter { $0.screen?.isRoot != true }
            let all = (nested.isEmpty ? files : nested).map(\.folders)
            guard let common = all.mostCommon(by: { $0.joined() })?.element else { continue }
            let found = Self.generic(common, of: files, among: neighbours.files)
            moves[piece.id] = Move(usual: usual, found: Self.aligned(found, with: usual))
        }
        roots = Self.roots(Array(moves.values))
        topFolders = Set(app.paths.compactMap(Self.top))
        let tested = Set(app.testPaths)
        let holding = Set(neighbours.files.filter { !tested.contains($0.path) }.map { Self.top($0.path) ?? "" })
        let usual = Set(pieces.compactMap { Self.top($0.path) })
        if holding.count == 1, let only = holding.first, !only.isEmpty, !usual.contains(only),
            !neighbours.modules.contains(only)
        {
            sourceFolder = only
        }
        let sources = pieces.filter { $0.path.hasSuffix(".swift") }.compactMap { Self.top($0.path) }
        let tops = Set(sources).subtracting(tests)
        usualSource = tops.count == 1 ? tops.first : nil
        moveTests(tests, app)
        let declared = shared.compactMap { piece in
            piece.shared.flatMap { app.place(of: $0.name) }.map { (Self.folders(piece.path), Self.folders($0.source)) }
        }
        for (usual, places) in Dictionary(grouping: declared, by: { $0.0 }) {
            sharedFolders[usual] = places.map { $0.1 }.mostCommon { $0.joined() }?.element
        }
    }

    /// Generalizes a module's home folder that does not bear the module's name (`Authentication` for `Auth`): the home
    /// folders of the other modules replace it.
    private static func generic(_ found: [String], of files: [NeighbourFile], among all: [NeighbourFile]) -> [String] {
        let owners = Set(files.filter { $0.folders == found }.map(\.module))
        guard owners.count == 1, let owner = owners.first, !found.contains(where: { $0.contains("module.") }) else {
            return found
        }
        let others = all.filter { $0.module != owner }.map(\.folders)
        for depth in found.indices {
            let beside = others.filter { $0.count > depth && $0.starts(with: found[..<depth]) }.map { $0[depth] }
            guard !beside.contains(found[depth]) else { continue }
            // If the module also has a home folder with its name, the found folder holds files of the app.
            let hasOwnHome = all.contains { file in
                file.module == owner && file.folders.count > depth && file.folders.starts(with: found[..<depth])
                    && file.folders[depth].contains("module.")
            }
            guard !hasOwnHome else { return found }
            let homes = beside.filter { $0.contains("module.") }
            guard let home = homes.mostCommon(by: { $0 })?.element else { return found }
            return found[..<depth] + [home] + found[(depth + 1)...]
        }
        return found
    }

    /// Moves tests to the app's own test folder, if its name ends in `Tests`.
    private mutating func moveTests(_ usual: [String], _ app: PlannedApp) {
        let packages = app.model.files.filter { $0.role == .manifest }.map { Self.folders($0.path.text) }
        let homes = app.testPaths.compactMap { path -> [String]? in
            let folders = Self.folders(path)
            guard let end = folders.firstIndex(where: { $0.hasSuffix("Tests") && !$0.hasSuffix("UITests") }),
                !packages.contains(where: { !$0.isEmpty && folders.starts(with: $0) })
            else { return nil }
            return Array(folders[...end])
        }
        guard let most = homes.mostCommon(by: { $0.joined() })?.element else { return }
        for folder in usual where [folder] != most && !roots.contains(where: { $0.usual == [folder] }) {
            roots.insert(Move(usual: [folder], found: most), at: 0)
        }
    }

    private static func top(_ path: String) -> String? {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        return String(path[..<slash])
    }

    /// The path template of a piece: the style's file name in the app's folder.
    func path(for piece: Piece) -> String {
        let usual = Self.folders(piece.path)
        let name = piece.path.split(separator: "/").last.map(String.init) ?? piece.path
        let isSource = StringCatalogue.extensions.union(["swift"]).contains { name.hasSuffix(".\($0)") }
        let folders =
            piece.scope == .app
            ? sharedFolder(usual, isSource: isSource)
            : moves[piece.id]?.found ?? moved(usual, isSource: isSource, isOfScreen: piece.scope == .screen)
        return (folders + [name]).joined(separator: "/")
    }

    /// The folder of a piece that belongs to no module: with similar pieces, never in a module's own folder.
    private func sharedFolder(_ usual: [String], isSource: Bool) -> [String] {
        if let found = sharedFolders[usual] { return found }
        let folders = moved(usual, isSource: isSource, isOfScreen: true)
        guard let own = folders.firstIndex(where: { $0.contains("{{") }) else { return folders }
        return folders.prefix(min(own, 1)) + usual.suffix(1)
    }

    /// - Parameters:
    ///   - isSource: Whether the file must belong to a target, as Swift sources and string catalogues do.
    ///   - isOfScreen: Whether the folder may contain a screen's name. Pieces that a module has once have no screen.
    private func moved(_ usual: [String], isSource: Bool, isOfScreen: Bool) -> [String] {
        for root in roots where usual.starts(with: root.usual) && (isOfScreen || !root.isOfScreen) {
            return root.found + usual.dropFirst(root.usual.count)
        }
        guard isSource, let first = usual.first, !topFolders.contains(first), let sourceFolder else { return usual }
        return [sourceFolder] + (first == usualSource ? usual.dropFirst() : usual[...])
    }

    /// The common parts of the known moves, the longest usual folder first. Equal folders at the ends of both paths are
    /// removed.
    private static func roots(_ moves: [Move]) -> [Move] {
        var votes: [Move: Int] = [:]
        for move in moves where move.usual != move.found {
            votes[move, default: 0] += 1
            votes[trimmed(move), default: 0] += 1
            if let module = moduleRoot(move) { votes[module, default: 0] += 1 }
        }
        for move in moves where move.usual == move.found { votes[trimmed(move), default: 0] += 1 }
        var best: [[String]: Move] = [:]
        for (move, count) in votes {
            guard let rival = best[move.usual] else {
                best[move.usual] = move
                continue
            }
            let other = votes[rival] ?? 0
            if (count, rival.found.joined()) > (other, move.found.joined()) { best[move.usual] = move }
        }
        return best.values.filter { $0.usual != $0.found }.sorted {
            ($1.usual.count, $0.usual.joined()) < ($0.usual.count, $1.usual.joined())
        }
    }

    private static func trimmed(_ move: Move) -> Move {
        var move = move
        while let last = move.usual.last, last == move.found.last {
            move.usual.removeLast()
            move.found.removeLast()
        }
        return move
    }

    /// The part of a move down to the folder with the module's name.
    private static func moduleRoot(_ move: Move) -> Move? {
        func end(_ folders: [String]) -> Int? { folders.firstIndex { $0.contains("module.") } }
        guard let usual = end(move.usual), let found = end(move.found) else { return nil }
        return Move(usual: Array(move.usual[...usual]), found: Array(move.found[...found]))
    }

    /// The found folders with equal folders at the end replaced by the style's own, which distinguish root screens from
    /// others.
    private static func aligned(_ found: [String], with usual: [String]) -> [String] {
        var equal = 0
        while equal < min(found.count, usual.count) {
            let other = found[found.count - 1 - equal]
            let own = usual[usual.count - 1 - equal]
            let isModuleFolderAbove = found.dropLast(equal + 1).contains { $0.contains("module.") }
            let isOfScreen =
                own.contains("{{ screen.type }}")
                && (other == "{{ screen.type }}" || other.hasPrefix("{{ module.type }}") && isModuleFolderAbove)
            guard own == other || isOfScreen else { break }
            equal += 1
        }
        return Array(found.dropLast(equal) + usual.suffix(equal))
    }

    private static func folders(_ path: String) -> [String] { path.split(separator: "/").dropLast().map(String.init) }
}
