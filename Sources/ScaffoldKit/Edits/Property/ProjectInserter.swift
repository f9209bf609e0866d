/// Puts objects, fields and list items into an Xcode project file, where Xcode would put them.
struct ProjectInserter {
    let text: ByteText
    let objects: [ProjectField]
    /// The end of the dictionary of all objects: its closing brace.
    let close: Int

    /// The edit that adds an object: among those of its kind by identifier, else in a section of its own.
    func add(_ object: ProjectObject) -> SourceEdit {
        let lines = ProjectFileWriter().lines(object)
        let alike = objects.filter { $0.value["isa"]?.text == object.isa }
        if let previous = alike.last(where: { $0.key < object.id }) ?? alike.last {
            let isFirst = previous.key > object.id
            guard isFirst else { return SourceEdit(at: endOfLine(previous.range.upperBound), before(lines).utf8) }
            return SourceEdit(at: text.lineStart(alike[0].range.lowerBound), after(lines).utf8)
        }
        let comment = { (word: String) in "/* \(word) \(object.isa) section */" }
        let section = [comment("Begin")] + lines + [comment("End")]
        guard let next = start(ofSectionBehind: object.isa) else {
            return SourceEdit(at: text.lineStart(close), (after([""]) + after(hasSections ? section : lines)).utf8)
        }
        return SourceEdit(at: next, (after(hasSections ? section : lines) + after([""])).utf8)
    }

    /// The edit that adds an item to a list of an object, or the list itself where there is none.
    func add(_ item: ProjectObject.Value, to key: String, of object: ProjectField) -> SourceEdit? {
        guard case .reference(let id, let comment) = item else { return nil }
        let written = comment.isEmpty ? id : "\(id) /* \(comment) */"
        let indentation = (text.indentation(at: object.range.lowerBound) ?? "\t\t") + "\t"
        if let list = object.value[key] {
            guard let items = list.list else { return nil }
            let line = before(["\(indentation)\t\(written),"])
            guard let last = items.last else {
                return SourceEdit(list.range, ("(" + line + text.newline + indentation + ")").utf8)
            }
            return SourceEdit(at: endOfItem(last), line.utf8)
        }
        let field = ["\(indentation)\(key) = (", "\(indentation)\t\(written),", "\(indentation));"]
        let fields = object.value.fields ?? []
        let next = fields.first { $0.key != "isa" && $0.key > key }
        guard let next else { return fields.last.map { SourceEdit(at: $0.range.upperBound, before(field).utf8) } }
        return SourceEdit(at: text.lineStart(next.range.lowerBound), after(field).utf8)
    }

    // MARK: - Places

    private func before(_ lines: [String]) -> String { lines.map { text.newline + $0 }.joined() }
    private func after(_ lines: [String]) -> String { lines.map { $0 + text.newline }.joined() }

    private var hasSections: Bool { sectionStart(of: "PBXProject") != nil }

    private func endOfLine(_ offset: Int) -> Int {
        var end = offset
        while end < text.bytes.count, text.bytes[end].isBlank { end += 1 }
        return end < text.bytes.count && text.bytes[end].isBreak ? end : offset
    }

    /// The offset behind an item, its comment and its comma.
    private func endOfItem(_ item: ProjectNode) -> Int {
        var end = item.range.upperBound
        while end < text.bytes.count, text.bytes[end] != UInt8(ascii: ","), !text.bytes[end].isBreak {
            end += 1
        }
        return end < text.bytes.count && text.bytes[end] == UInt8(ascii: ",") ? end + 1 : end
    }

    /// The start of the first section, or object where there are none, whose kind comes behind another.
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
