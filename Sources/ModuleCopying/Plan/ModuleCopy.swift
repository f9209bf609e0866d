import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import Styles
import SwiftEdits
import SwiftOutline

/// A copy of a module: the texts of its files, and what is repeated in the app's other files.
struct ModuleCopy {
    let extent: Extent
    let new: NameWords
    let names: CopyNames
    private let app: AppModel
    private let owner: NameResolver
    private var copied: CopiedCode
    private let units: [CopyUnit]
    private var texts: [(path: RelativePath, text: String)] = []
    private(set) var edits: [(path: RelativePath, written: [UnitWriter.Written])] = []
    /// The units that have no copy, as they share their lines with others.
    private(set) var unwritten: Set<CopyUnit> = []
    /// The entries of string tables under new keys.
    private(set) var entries: [(path: RelativePath, edits: [SourceEdit])] = []
    private(set) var notes: [Problem] = []
    /// Notes on what leads to the screens that are left out.
    private(set) var cut: [Problem] = []

    /// - Parameters:
    ///   - new: The new name, and those of further types.
    ///   - unfit: The units that are not repeated.
    /// - Throws: `Failure` if names collide.
    init(
        _ finder: ExtentFinder,
        _ extent: Extent,
        to new: (module: NameWords, types: [NameMap.Pair]),
        without unfit: Set<CopyUnit>,
        _ frameworks: FrameworkNames,
        in app: AppModel,
        _ tree: FileTree
    ) throws(Failure) {
        (self.extent, self.new, self.app) = (extent, new.module, app)
        names = CopyNames(finder, extent, to: new.module, new.types, in: app)
        var copied = CopiedCode()
        copied.targets = Set(extent.targets)
        let own = app.files.indices.filter { extent.holds(app.files[$0].path) }
        let left = extent.left.union(extent.omitted)
        let declared = Set(own.flatMap { app.files[$0].visibleTypes }.map(\.name)).subtracting(left)
        for file in own {
            copied.files.insert(file)
            guard extent.targets.isEmpty else { continue }
            let cuts = FileCuts(file: app.files[file], map: names.inner, left: left, own: declared).ranges
            copied.cuts[file] = cuts ?? [0..<app.files[file].outline.source.count]
        }
        var screens: ScreenCuts?
        if !extent.omitted.isEmpty {
            screens = try ScreenCuts(app, in: copied.files, without: extent, besides: copied.cuts)
            copied.cuts = screens?.ranges ?? copied.cuts
        }
        let index = NameIndex(of: app, names.outer, within: Set(own), names.inner)
        owner = NameResolver(index, of: app)
        copied.bound = BoundNames(index, in: app, copied).names
        let (modules, module) = (finder.modules, finder.module)
        let closure = UnitClosure(owner, of: extent, from: copied, modules, module, without: unfit, screens)
        copied = closure.copied
        copied.kept = BoundNames.unclear(owner, copied)
        self.copied = copied
        let packages = Set(extent.folders.map { String($0.name) })
        units =
            closure.units
            + ManifestUnits(app: app, map: names.outer, copied: copied, names: copied.targets.union(packages)).units
        let problems = NameCollisions(owner: owner, copied: self.copied, frameworks: frameworks).problems
        guard !problems.hasErrors else { throw Failure(.conflict, problems.sorted, omitted: problems.omitted) }
        write(try TextTables(in: tree, without: Set(extent.files.map(\.path))))
        try noteScenes(of: declared, in: tree)
        let second = SecondHandler(owner: owner, copied: self.copied)
        unwritten.formUnion(closure.units.filter { second.isIn($0) || isUnused($0) })
        cut = listed(screens?.sourceSites ?? [], "is left out, as it belongs to a screen that is")
        notes = listed(closure.left, "is not repeated") + generated + notes
    }

    /// The generated files that name the module: what makes them has to run again.
    private var generated: [Problem] {
        owner.index.tokens.keys.sorted().filter { app.files[$0].isGenerated && !copied.files.contains($0) }.map {
            file in
            let path = app.files[file].path.text
            let tool = app.files[file].generator ?? "the tool that makes it"
            return Problem(
                "\(path) is generated, and names \"\(extent.name)\"; it is left as it is",
                at: SourceMark(source: path),
                hint: "run \(tool) again",
                severity: .note
            )
        }
    }

    private mutating func write(_ tables: TextTables) {
        for unit in units { copied.cuts[unit.file, default: []] += members(knownIn: unit) }
        var copy = CodeCopy(owner, by: copied, tables)
        for file in copied.files.sorted() {
            if copied.cuts[file]?.first == 0..<app.files[file].outline.source.count { continue }
            texts.append((app.files[file].path, copy.file(file)))
        }
        notes += units.compactMap(shift)
        for (file, units) in Dictionary(grouping: units, by: \.file).sorted(by: { $0.key < $1.key }) {
            let written = UnitWriter(app.files[file], names.outer).write(units) { copy.text($0, in: file) }
            edits.append((app.files[file].path, written.filter { !$0.edits.isEmpty }))
            unwritten.formUnion(written.filter(\.edits.isEmpty).flatMap(\.units))
        }
        entries = tables.copies(copy.keys.sorted { $0.key < $1.key }.map { (old: $0.key, new: $0.value) })
        notes += copy.kept.map { kept in
            let mark = app.mark(of: Site(file: kept.file, offset: kept.offset))
            return Problem("\(kept.text) stays in the copy: \(kept.reason)", at: mark, severity: .note)
        }
    }

    /// The members of a repeated extension that the extended type has already: neither their names nor their types are copied.
    private func members(knownIn unit: CopyUnit) -> [Range<Int>] {
        guard let own = unit.declaration, own.kind == .extension, !names.outer.bears(own.name) else { return [] }
        let outline = app.files[unit.file].outline
        let document = SwiftDocument(Array(outline.source.bytes), outline: outline)
        let known = own.members.filter { member in
            let end = member.bodyRange?.lowerBound ?? member.range.upperBound
            return !owner.changes(member.range.lowerBound..<end, in: unit.file, by: copied)
        }
        return known.map { FileCuts.withLines($0.range, in: document) }
    }

    /// The note on a new case of an enum that numbers its cases by their order, with others below it.
    private func shift(by unit: CopyUnit) -> Problem? {
        guard unit.kind == .enumCase, let own = unit.declaration, own.initialValue == nil, let type = own.parent,
            ["Int", "UInt"].contains(type.inheritance.first?.text),
            type.members.last(where: { $0.kind == .case })?.nameRange != own.nameRange
        else { return nil }
        let mark = app.mark(of: Site(file: unit.file, offset: own.nameRange.lowerBound))
        let message = "the cases of \"\(type.name)\" below \"\(own.name)\" get the next number"
        return Problem(message, at: mark, hint: "move the new one to the end if numbers are stored", severity: .note)
    }

    /// Whether a unit is a local or private value that no other unit uses.
    private func isUnused(_ unit: CopyUnit) -> Bool {
        guard let own = unit.declaration, [.let, .var].contains(own.kind),
            own.isLocal || own.hasModifier(.private, or: .fileprivate)
        else { return false }
        let outline = app.files[unit.file].outline
        return !units.contains { other in
            other != unit && other.file == unit.file && outline.names(in: other.range).contains(own.name)
        }
    }

    /// The files of the copy: the old paths with the new bytes.
    func files(in tree: FileTree) throws(Failure) -> [(path: RelativePath, bytes: [UInt8])] {
        var files = texts.map { (path: $0.path, bytes: Array($0.text.utf8)) }
        let swift = Set(app.files.map(\.path))
        for file in extent.files where !swift.contains(file.path) {
            guard let bytes = try tree.read(file.path) else { continue }
            guard ["xib", "storyboard"].contains(file.path.fileExtension ?? "") else {
                files.append((file.path, bytes))
                continue
            }
            let text = String(decoding: bytes, as: UTF8.self)
            guard let scenes = StoryboardScenes.without(extent.omitted, in: text) else { continue }
            files.append((file.path, Array(names.inner.renamed(text: scenes).utf8)))
        }
        return files
    }

    /// Notes the scenes that other storyboards have of the module's types.
    private mutating func noteScenes(of types: Set<String>, in tree: FileTree) throws(Failure) {
        for path in try tree.files(extensions: ["storyboard"]) where !extent.holds(path) {
            let lines = String(decoding: try tree.read(path) ?? [], as: UTF8.self).parted(by: "\n")
            for (number, line) in lines.enumerated() {
                guard let type = types.first(where: { line.contains("customClass=\"\($0)\"") }) else { continue }
                let mark = SourceMark(source: path.text, line: number + 1)
                let message = "\"\(type)\" is not repeated in the storyboard"
                notes.append(Problem(message, at: mark, hint: "copy its scene in Xcode", severity: .note))
            }
        }
    }

    /// Notes on what is left as it is, one a line.
    private func listed(_ sites: [Site], _ message: String) -> [Problem] {
        var seen: Set<String> = []
        return sites.compactMap { site in
            let file = app.files[site.file]
            let number = file.lines.position(at: site.offset).line
            guard seen.insert("\(site.file):\(number)").inserted else { return nil }
            let line = file.outline.source.text(file.lines.range(ofLine: number)).trimmingSpaces
            return Problem("\"\(line)\" \(message)", at: app.mark(of: site), severity: .note)
        }
    }
}
