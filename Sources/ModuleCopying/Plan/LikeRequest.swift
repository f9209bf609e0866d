import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftOutline

/// A request to copy a module of the app under another name.
package struct LikeRequest: Sendable {
    /// The name of the new module.
    package var name: Located<String>
    /// The name of the module that is copied.
    package var exemplar: Located<String>
    package var options: ExtentOptions
    /// Further names of the exemplar, each with the new one: `Wish=Movie`.
    package var types: [Located<String>] = []
    /// The screens of the exemplar that are copied, each with the new one: `detail=MovieDetails`; all if empty.
    package var screens: [Located<String>] = []
    /// The module that gets the copy of one of its screens, which is the exemplar then.
    package var module: Located<String>?
    /// The targets that build the new files.
    package var targets: [Located<String>] = []

    package init(name: Located<String>, exemplar: Located<String>, options: ExtentOptions) {
        (self.name, self.exemplar, self.options) = (name, exemplar, options)
    }

    /// What says what is copied and as what, as a command line has it.
    var choices: [String] {
        (options.isFull ? ["--full"] : []) + (options.isOnlyFolder ? ["--only-folder"] : [])
            + types.map { "--types \($0.value)" } + screens.map { "--screens \($0.value)" }
    }

    /// The pairs of `types`.
    func typePairs() throws(Failure) -> [NameMap.Pair] {
        var pairs: [NameMap.Pair] = []
        for type in types {
            let names = try Self.names(type, as: "--types Wish=Movie")
            try Self.add(NameMap.Pair(old: NameWords(names.old), new: NameWords(names.new)), to: &pairs, type)
        }
        return pairs
    }

    /// Leaves the chosen screens in an extent.
    ///
    /// - Returns: The pairs of `screens` that have new names.
    /// - Throws: `Failure` if the module has no such screen.
    func choose(in extent: inout Extent, of app: AppModel, for name: NameWords) throws(Failure) -> [NameMap.Pair] {
        guard !screens.isEmpty else { return [] }
        let all = ModuleScreens(of: extent, in: app)
        var pairs: [NameMap.Pair] = []
        var chosen: [NameWords] = []
        for screen in screens {
            let isPair = screen.value.contains("=")
            let names =
                isPair
                ? try Self.names(screen, as: "--screens detail=MovieDetails") : (new: screen.value, old: screen.value)
            let old = try all.screen(named: Located(names.old, at: screen.mark))
            chosen.append(old)
            guard isPair else { continue }
            guard !all.own(old).isEmpty else {
                let message = "the screen \"\(old.pascal)\" has the module's own name, and gets that of the copy"
                throw Failure(message, at: screen.mark, hint: "--screens \(old.pascal)")
            }
            try Self.add(NameMap.Pair(old: old, new: Self.screen(names.new, of: name)), to: &pairs, screen)
        }
        let others = all.others(than: chosen)
        let stems = others.filter { !all.own($0).isEmpty }
        let gone = NameMap(findingExactly: stems, keeping: chosen)
        let omitted = others.reduce(into: Set<String>()) { $0.formUnion(all.types(of: $1)) }
        (extent.omitted, extent.omittedNames) = (omitted, gone)
        let isOmitted = { (file: Extent.File) in
            let types = app.file(at: file.path.text)?.visibleTypes.map(\.name) ?? []
            return types.isEmpty
                ? gone.matches(file.path.baseName) : types.allSatisfy { omitted.contains($0) || gone.matches($0) }
        }
        extent.omittedFiles = Set(extent.files.filter(isOmitted).map(\.path))
        extent.files.removeAll(where: isOmitted)
        return pairs
    }

    /// A new screen's words, which the module's stand before.
    static func screen(_ name: String, of module: NameWords) -> NameWords {
        let isWhole = NameMap(finding: module).matches(name)
        return NameWords((isWhole ? "" : module.pascal) + NameWords(name).pascal)
    }

    /// Adds a pair, whose names no other one may have.
    private static func add(_ pair: NameMap.Pair, to pairs: inout [NameMap.Pair], _ entry: Located<String>)
        throws(Failure)
    {
        let twin =
            pairs.contains { $0.old == pair.old } ? pair.old : pairs.contains { $0.new == pair.new } ? pair.new : nil
        if let twin { throw Failure("\"\(twin.pascal)\" is named twice", at: entry.mark) }
        pairs.append(pair)
    }

    /// The names of a pair.
    ///
    /// - Throws: `Failure` for an entry that is no pair.
    private static func names(_ pair: Located<String>, as example: String) throws(Failure) -> (new: String, old: String)
    {
        let parts = pair.value.split(separator: "=", omittingEmptySubsequences: false).map { String($0).trimmingSpaces }
        guard parts.count == 2, parts.allSatisfy({ SwiftIdentifier.isValid($0) && !SwiftIdentifier.isReservedType($0) })
        else {
            let hint = "the new name goes first, as in \(example)"
            throw Failure("\"\(pair.value)\" is no pair of names", at: pair.mark, hint: hint)
        }
        return (parts[0], parts[1])
    }
}
