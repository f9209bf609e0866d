import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import Styles
import SwiftEdits
import SwiftOutline

/// A copy of a module: the texts of its files, and what is repeated in the app's other files.
struct ModuleCopy {
    let module: CopiedModule
    private(set) var copied: CopiedCode
    let fragments: [CodeFragment]
    private var texts: [(path: RelativePath, text: String)] = []
    private(set) var edits: [(path: RelativePath, written: [FragmentWriter.Written])] = []
    /// The fragments that have no copy, as they share their lines with others.
    private(set) var unwritten: Set<CodeFragment> = []
    /// The entries of string tables under new keys.
    private(set) var entries: [(path: RelativePath, edits: [SourceEdit])] = []
    /// The module's own string tables with the keys of the copy.
    private var tablesOfCopy: [RelativePath: [UInt8]] = [:]
    private(set) var notes: [Problem] = []
    /// Where the app mentions the module and nothing is repeated.
    private(set) var left: [Site] = []
    /// What of the fragments would be half the original's.
    private let halves: Problems
    /// What a generator's manifest gets.
    let generator: GeneratorEntries
    /// The names in manifests that cannot be repeated where they stand.
    let unplaced: [UnplacedName]

    var extent: Extent { module.extent }
    var app: AppModel { module.app }
    var resolver: NameResolver { module.resolver }

    /// - Parameters:
    ///   - unfit: The fragments that are not repeated.
    ///   - isAligning: Whether lines stay aligned with what is before them, although names get longer.
    /// - Throws: `Failure` if names collide.
    init(
        of module: CopiedModule,
        without unfit: Set<CodeFragment>,
        _ generator: GeneratorEntries,
        _ tables: TextTables,
        isAligning: Bool,
        _ frameworks: FrameworkNames,
        in tree: FileTree
    ) throws(Failure) {
        self.module = module
        var closure = FragmentSearch(of: module, without: unfit)
        closure.search()
        (copied, halves) = (closure.copied, closure.halves)
        copied.kept = BoundNames.unclear(module.resolver, copied)
        self.generator = generator
        let manifests = ManifestFragments(of: module, named: generator.names, beside: copied)
        copied = manifests.copied
        fragments = closure.fragments + manifests.fragments
        unplaced = manifests.unplaced + generator.unplaced
        let problems = NameCollisions(resolver: resolver, copied: copied, frameworks: frameworks).problems
        guard !problems.hasErrors else { throw Failure(.conflict, problems.sorted, omitted: problems.omitted) }
        left = closure.counted + closure.keys + closure.left + closure.handlers + manifests.left
        notes = listed(left, "is not repeated") + generated
        let extensions =
            fragments.compactMap { fragment in fragment.declaration.map { (fragment.file, $0) } }
            + copied.files.sorted().flatMap { file in app.files[file].outline.declarations.map { (file, $0) } }
        for (file, own) in extensions { copied.cuts[file, default: []] += members(knownIn: own, of: file) }
        write(tables, isAligning)
        notes += try scenes(in: tree) + scripts(in: tree)
        notes += fragments.compactMap(unreset) + fragments.compactMap(secondObject) + ungiven
        notes += counts + fragments.compactMap(storedVersion)
        let second = SecondHandler(resolver: resolver, copied: copied)
        notes += fragments.flatMap { fragment in
            second.shared(by: fragment).map { keptStatement($0, of: fragment) }
        }
        notes += closure.fragments.filter { $0.kind == .member }.flatMap(keptPaths)
        let (grown, repeated) = (GrownSignatures(resolver, copied), Set(closure.fragments))
        let uncovered = fragments.contains { $0.kind == .enumCase } ? self.uncovered : []
        unwritten.formUnion(
            closure.fragments.filter {
                second.isIn($0) || second.givesAway($0) || isUnused($0) || isCase($0, among: uncovered)
                    || grown.isUnmet($0, by: repeated) || leadsToOriginal($0) || isOfOwnCase($0)
            }
        )
    }

    private mutating func write(_ tables: TextTables, _ isAligning: Bool) {
        var copy = CodeCopy(resolver, by: copied, tables, generator.names, extent, isAligning: isAligning)
        for file in copied.files.sorted() {
            if isEmptied(file) { continue }
            texts.append((app.files[file].path, copy.file(file)))
        }
        notes += fragments.compactMap(madeUp)
        let indices = fragments.compactMap { $0.declaration?.parent }.filter(isIndex)
        let numbered = Set(indices.map { $0.members.count { $0.kind == .case } })
        for (file, fragments) in Dictionary(grouping: fragments, by: \.file).sorted(by: { $0.key < $1.key }) {
            let written = FragmentWriter(app.files[file], module.names.outer, numbered: numbered).write(fragments) {
                copy.text($0, in: file)
            }
            edits.append((app.files[file].path, written.filter { !$0.edits.isEmpty }))
            unwritten.formUnion(written.filter(\.edits.isEmpty).flatMap(\.fragments))
        }
        let keys = copy.keys.sorted { $0.key < $1.key }.map { (old: $0.key, new: $0.value) }
        (entries, tablesOfCopy) = (tables.copies(keys), tables.copied(keys))
        notes += tables.notes(on: copy.keys.keys.sorted(), of: extent.name)
        notes += keptTexts(copy.kept) + copy.codes.map(madeUp)
    }

    /// Whether an enum numbers its cases by their order, and something is selected by such a number: `selectedIndex = tab.rawValue`.
    private func isIndex(_ type: Declaration) -> Bool {
        guard type.members.contains(where: { $0.kind == .case && $0.isOfNumbers && $0.initialValue == nil }) else {
            return false
        }
        return app.files.contains { file in
            file.role == .source && file.outline.selects { $0.last.map(file.outline.text) == "rawValue" }
        }
    }

    /// Whether a file is all comment, or nothing but imports would be left of it.
    private func isEmptied(_ file: Int) -> Bool {
        if isComment(app.files[file]) { return !isAllOfFolder(app.files[file].path) }
        guard let cuts = copied.cuts[file] else { return false }
        let outline = app.files[file].outline
        let rest = outline.declarations.filter { $0.kind != .import }
        return cuts.contains(0..<outline.source.count)
            || !rest.isEmpty && rest.allSatisfy { own in cuts.contains { $0.clamped(to: own.range) == own.range } }
    }

    private func isComment(_ file: SourceFile) -> Bool { file.outline.tokens.first?.kind == .endOfFile }

    /// Whether a module that is a target of its own has nothing but comments in the folder of a file: a manifest may name the folder.
    private func isAllOfFolder(_ path: RelativePath) -> Bool {
        guard !extent.targets.isEmpty, let folder = path.parent else { return false }
        return extent.files.filter { $0.path.isInside(folder) }.allSatisfy {
            app.file(at: $0.path.text).map(isComment) == true
        }
    }

    /// Notes on the texts that stay; those of one file and reason in one, if they are more than a few.
    private func keptTexts(_ all: [CodeCopy.KeptText]) -> [Problem] {
        all.indices.compactMap { index in
            let first = all[index]
            let alike = all.filter { $0.file == first.file && $0.reason == first.reason }
            guard alike.count < 4 || alike[0] == first else { return nil }
            let rest = alike.count < 4 ? "" : " and \(alike.count - 1) more like it"
            let mark = app.mark(of: Site(file: first.file, offset: first.offset))
            let lines = first.text.split(separator: "\n").map(String.init)
            let text = lines.count > 1 ? "\"\(lines[1].trimmingSpaces) …\"" : first.text
            let message = "\(text)\(rest) \(rest.isEmpty ? "stays" : "stay") in the copy: \(first.reason)"
            return Problem(message, at: mark, severity: .note)
        }
    }

    /// The members of a copied extension that the extended type has already: neither their names nor their types are copied.
    private func members(knownIn own: Declaration, of file: Int) -> [Range<Int>] {
        guard own.kind == .extension, !resolver.changes(own.nameRange, in: file, by: copied),
            // Under another condition it may declare them, too.
            own.whereClause.map({ resolver.changes($0.range, in: file, by: copied) }) != true,
            // A copied type that keeps its name is another one, in a target of its own.
            !app.types(named: TypeText.bare(of: own.name)).contains(where: isCopied)
        else { return [] }
        let outline = app.files[file].outline
        let document = SwiftDocument(Array(outline.source.bytes), outline: outline)
        let isOther = copied.files.contains(file)
        let known = own.members.filter { member in
            let both = [own, member]
            if isOther, both.contains(where: { $0.hasModifier(.private, or: .fileprivate) }) { return false }
            if isApart(file), !both.contains(where: { $0.hasModifier(.public, or: .package) }) { return false }
            let end = (member.bodyRange ?? member.initialValue?.range)?.lowerBound ?? member.range.upperBound
            return !resolver.changes(member.range.lowerBound..<end, in: file, by: copied)
        }
        let isEmptied = isOther && own.inheritance.isEmpty && known.count == own.members.count
        return (isEmptied ? [own] : known).map { FileCuts.withLines($0.range, in: document) }
    }

    /// Whether the copy of a file is built by a target of its own, which does not see what others keep to themselves.
    private func isApart(_ file: Int) -> Bool {
        !copied.targets.isEmpty && copied.files.contains(file)
            && extent.folders.contains(where: app.files[file].path.isInside)
    }

    private func isCopied(_ type: TypeDeclaration) -> Bool {
        copied.holds(type.declaration.nameRange.lowerBound, in: type.place.file)
    }

    /// Whether no other fragment uses one that only its file or body can use: a local or private value, or one of the environment; of a
    /// type that stays, a private extension or function without a name of its own.
    private func isUnused(_ fragment: CodeFragment) -> Bool {
        guard let own = fragment.declaration,
            own.isLocal || ["EnvironmentObject", "ObservedObject", "StateObject"].contains(where: own.hasAttribute)
                || [own, own.parent].contains(where: { $0?.hasModifier(.private, or: .fileprivate) == true })
        else { return false }
        let isValue = own.kind == .let || own.kind == .var
        let isUnnamed = own.kind == .func && resolver.index.map.renamed(own.name) == nil
        let isPart = own.kind == .extension && !resolver.changes(own.nameRange, in: fragment.file, by: copied)
        guard isValue || isUnnamed || isPart else { return false }
        let outline = app.files[fragment.file].outline
        let names = isPart ? own.members.map(\.name) : [own.name]
        return !fragments.contains { other in
            other != fragment && other.file == fragment.file
                && outline.names(in: other.range).contains(where: names.contains)
        }
    }

    /// The repeated cases for which a switch over their enum has to have a case, and cannot get it.
    private var uncovered: Set<Site> {
        let patterns = fragments.filter { [.switchCase, .casePattern, .argument].contains($0.kind) }
        return Set(
            resolver.index.tokens.keys.flatMap { file in
                resolver.code(of: file).switches.filter { around in
                    !around.cases.contains(where: \.isDefault)
                        && !patterns.contains { $0.file == file && around.range.contains($0.range.lowerBound) }
                }
                .flatMap { copiedCases(in: $0, of: file) }
            }
        )
    }

    private func isCase(_ fragment: CodeFragment, among sites: Set<Site>) -> Bool {
        guard fragment.kind == .enumCase, let own = fragment.declaration else { return false }
        return sites.contains(Site(file: fragment.file, offset: own.nameRange.lowerBound))
    }

    /// The copied cases that a switch without a pattern for the rest names.
    private func copiedCases(in around: Switch, of file: Int) -> [Site] {
        let (outline, items) = (app.files[file].outline, around.cases.flatMap(\.items).map(\.pattern))
        guard !items.contains(where: { $0.text == "_" || $0.text.hasPrefix("let ") }) else { return [] }
        let tokens = items.flatMap { resolver.tokens(in: $0.range, of: file) }.filter { token in
            outline.tokens[token - 1].kind == .period && resolver.isCopied(token, in: file, by: copied)
        }
        return tokens.flatMap { resolver.candidates(for: $0, in: file) ?? [] }.map(\.site)
    }

    /// The files outside of the module, with its words in their names, of which all is repeated: they are files of the module.
    var repeatedFiles: [SourceFile] {
        let repeated = Dictionary(grouping: fragments, by: \.file).mapValues { Set($0.map(\.range)) }
        return repeated.keys.sorted().filter { number in
            let file = app.files[number]
            return module.names.outer.matches(file.path.baseName)
                && file.outline.declarations.allSatisfy {
                    $0.kind == .import || repeated[number]?.contains($0.range) == true
                }
        }.map { app.files[$0] }
    }

    /// Refuses fragments that would be half the original's.
    func checkWhole() throws(Failure) {
        guard !halves.hasErrors else { throw Failure(.wiring, halves.sorted, omitted: halves.omitted) }
    }

    /// The files of the copy: the old paths with the new bytes.
    func files(in tree: FileTree) throws(Failure) -> [(path: RelativePath, bytes: [UInt8])] {
        var files = texts.map { (path: $0.path, bytes: Array($0.text.utf8)) }
        let swift = Set(app.files.map(\.path))
        for file in extent.files where !swift.contains(file.path) {
            guard let bytes = try tree.read(file.path) else { continue }
            if let text = generator.files[file.path] {
                files.append((file.path, Array(text.utf8)))
                continue
            }
            let text = String(decoding: bytes, as: UTF8.self)
            switch file.path.fileExtension {
            case "md": files.append((file.path, Array(module.names.inner.renamed(text: text).utf8)))
            case "xib", "storyboard":
                guard let scenes = StoryboardScenes.without(extent.omitted, in: text) else { continue }
                let own = InterfaceFile(text: scenes).renamed(by: module.names.inner, resources: extent.resources)
                files.append((file.path, Array(own.utf8)))
            default: files.append((file.path, tablesOfCopy[file.path] ?? bytes))
            }
        }
        return files
    }
}
