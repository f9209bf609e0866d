/// Inserts objects, fields and list items into an Xcode project file, in Xcode's order.
struct ProjectInserter {
    let text: ByteText
    let objects: [ProjectField]
    /// The offset of the closing brace of the dictionary of all objects.
    let close: Int

    /// The edits that add objects of one kind, sorted by identifier, to those of the kind: by identifier.
    private func add(_ sorted: [ProjectObject], among alike: [ProjectField]) -> [SourceEdit] {
        var index = alike.count
        let edits = sorted.reversed().map { object in
            let lines = ProjectFileWriter().lines(object)
            // The last one with a smaller identifier is the same, or stands before, for the next object.
            while index > 0, alike[index - 1].key >= object.id { index -= 1 }
            if index > 0 { return SourceEdit(at: text.lineEnd(alike[index - 1].range.upperBound), before(lines).utf8) }
            return SourceEdit(at: text.lineStart(alike[0].range.lowerBound), after(lines).utf8)
        }
        return edits.reversed()
    }

    /// The edit that adds the first objects of a kind: in a section of their own where the others have some.
    private func newSection(_ isa: String, _ lines: [String]) -> SourceEdit {
        let next = start(ofSectionBehind: isa)
        let place = next ?? text.lineStart(close)
        guard hasSections else { return SourceEdit(at: place, after(lines).utf8) }
        let comment = { (word: String) in "/* \(word) \(isa) section */" }
        let section = after([comment("Begin")] + lines + [comment("End")])
        return SourceEdit(at: place, (next == nil ? after([""]) + section : section + after([""])).utf8)
    }

    /// The edits that add objects: among those of their kind, or in a new section; in a file of one line, behind all others.
    func add(_ objects: [ProjectObject]) -> [SourceEdit] {
        if let last = self.objects.last, text.indentation(at: last.range.lowerBound) == nil {
            let new = objects.sorted { ($0.isa, $0.id) < ($1.isa, $1.id) }.map { " " + ProjectFileWriter().inline($0) }
            return [SourceEdit(at: last.range.upperBound, new.joined().utf8)]
        }
        return Dictionary(grouping: objects, by: \.isa).sorted { $0.key < $1.key }.flatMap { isa, objects in
            let sorted = objects.sorted { $0.id < $1.id }
            let alike = self.objects.filter { $0.value["isa"]?.text == isa }
            return alike.isEmpty
                ? [newSection(isa, sorted.flatMap(ProjectFileWriter().lines))] : add(sorted, among: alike)
        }
    }

    /// A new item of a list.
    struct Item {
        let value: ProjectObject.Value
        /// The name by which lists are sorted.
        let name: String
        var isGroup = false
        /// The identifier that tells the item from others.
        let key: String

        /// Groups come before files.
        var rank: Int { isGroup ? 0 : 1 }
    }

    /// The edits that add items to a list: each among its neighbours where these are sorted, else behind the last one.
    func add(_ items: [Item], to key: String, of object: ProjectField, in project: ProjectObjects) -> [SourceEdit] {
        guard let list = object.value[key], let known = list.list, !known.isEmpty else {
            let all = items.sorted { ($0.rank, $0.name.lowercased()) < ($1.rank, $1.name.lowercased()) }
            return insert(all.map(\.value), to: key, of: object).map { [$0] } ?? []
        }
        let names = known.map { item in name(of: item, in: project) }
        let byIndex = Dictionary(grouping: items) { index(for: $0, among: names) }
        return byIndex.sorted { $0.key < $1.key }.compactMap { index, items in
            let all = items.sorted { ($0.rank, $0.name.lowercased()) < ($1.rank, $1.name.lowercased()) }
            return insert(all.map(\.value), at: index, to: known, of: object)
        }
    }

    /// The edit that adds an item to a list of an object. It adds the list if the object has none.
    func add(_ item: ProjectObject.Value, to key: String, of object: ProjectField) -> SourceEdit? {
        guard let known = object.value[key]?.list, !known.isEmpty else { return insert([item], to: key, of: object) }
        return insert([item], at: known.count, to: known, of: object)
    }

    // MARK: - Lists

    private func written(_ item: ProjectObject.Value) -> String? {
        if case .text(let text) = item { return ProjectFileWriter().quoted(text) }
        guard case .reference(let id, let comment) = item else { return nil }
        return comment.isEmpty || !hasSections ? id : "\(id) /* \(comment) */"
    }

    /// Inserts items into a list that has some.
    private func insert(
        _ items: [ProjectObject.Value],
        at index: Int,
        to known: [ProjectNode],
        of object: ProjectField
    ) -> SourceEdit? {
        if text.isOnOneLine(known) {
            let values = items.compactMap(written)
            return index == 0
                ? SourceEdit(at: known[0].range.lowerBound, values.map { $0 + ", " }.joined().utf8)
                : SourceEdit(at: text.end(of: known[index - 1]), values.map { ", " + $0 }.joined().utf8)
        }
        let indentation = (text.indentation(at: object.range.lowerBound) ?? "\t\t") + "\t\t"
        let lines = items.compactMap(written).map { "\(indentation)\($0)," }
        if index == 0 { return SourceEdit(at: text.lineStart(known[0].range.lowerBound), after(lines).utf8) }
        let end = text.endOfItem(known[index - 1].range.upperBound)
        return SourceEdit(at: end.offset, ((end.hasComma ? "" : ",") + before(lines)).utf8)
    }

    /// Fills an empty list, or adds the list.
    private func insert(_ items: [ProjectObject.Value], to key: String, of object: ProjectField) -> SourceEdit? {
        guard let outer = text.indentation(at: object.range.lowerBound) else { return fill(items, key, of: object) }
        let indentation = outer + "\t"
        let lines = items.compactMap(written).map { "\(indentation)\t\($0)," }
        if let list = object.value[key] {
            guard list.list != nil else { return nil }
            return SourceEdit(list.range, ("(" + before(lines) + text.newline + indentation + ")").utf8)
        }
        let field = ["\(indentation)\(key) = ("] + lines + ["\(indentation));"]
        let fields = object.value.fields ?? []
        let next = fields.first { $0.key != "isa" && $0.key > key }
        guard let next else { return fields.last.map { SourceEdit(at: $0.range.upperBound, before(field).utf8) } }
        return SourceEdit(at: text.lineStart(next.range.lowerBound), after(field).utf8)
    }

    /// The same in an object that is among others on its line.
    private func fill(_ items: [ProjectObject.Value], _ key: String, of object: ProjectField) -> SourceEdit? {
        let list = "(" + items.compactMap(written).joined(separator: ", ") + ")"
        if let known = object.value[key] { return known.list.map { _ in SourceEdit(known.range, list.utf8) } }
        return object.value.fields?.last.map { SourceEdit(at: $0.range.upperBound, " \(key) = \(list);".utf8) }
    }

    /// The name of an item of a list: that of a file, a group, or what a build phase builds.
    private func name(of item: ProjectNode, in project: ProjectObjects) -> (name: String, isGroup: Bool) {
        guard let object = item.text.flatMap({ project[$0] }) else { return (item.text ?? "", false) }
        let shown = object.value["fileRef"]?.text.flatMap { project[$0] } ?? object
        let isFolder = ["PBXGroup", "PBXFileSystemSynchronizedRootGroup"].contains(shown.value["isa"]?.text)
        return (ProjectGroups.name(of: shown), isFolder)
    }

    /// The place for an item: by name in a sorted list, or among the files or groups that stand together and are sorted.
    private func index(for item: Item, among known: [(name: String, isGroup: Bool)]) -> Int {
        let index = SortedPlace.index(for: item.name, among: known.map(\.name), sorted: nil)
        let alike = known.indices.filter { known[$0].isGroup == item.isGroup }
        guard index == known.count, let first = alike.first, alike.count < known.count,
            alike.last == first + alike.count - 1
        else { return index }
        return first + SortedPlace.index(for: item.name, among: alike.map { known[$0].name }, sorted: nil)
    }

    // MARK: - Places

    private func before(_ lines: [String]) -> String { lines.map { text.newline + $0 }.joined() }
    private func after(_ lines: [String]) -> String { lines.map { $0 + text.newline }.joined() }

    private var hasSections: Bool { sectionStart(of: "PBXProject") != nil }

    /// The start of the first section whose kind sorts after this one; without sections, of the first such object.
    private func start(ofSectionBehind isa: String) -> Int? {
        let kinds = objects.compactMap { $0.value["isa"]?.text }.filter { $0 > isa }
        guard let kind = kinds.min() else { return nil }
        if let start = sectionStart(of: kind) { return start }
        return objects.first { $0.value["isa"]?.text == kind }.map { text.lineStart($0.range.lowerBound) }
    }

    private func sectionStart(of isa: String) -> Int? {
        guard let first = objects.first(where: { $0.value["isa"]?.text == isa }) else { return nil }
        let lineStart = text.lineStart(first.range.lowerBound)
        let comment = "/* Begin \(isa) section */" + text.newline
        let start = lineStart - comment.utf8.count
        return start >= 0 && text.text(start..<lineStart) == comment ? start : nil
    }
}
