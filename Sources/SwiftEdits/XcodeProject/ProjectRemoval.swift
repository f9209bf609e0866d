extension ProjectFile {
    /// The edits that take files and folders out of the project: their references, their entries in build phases and in exceptions of
    /// synchronised folders, and the groups and phases that were added for them and are empty now.
    package func removing(_ paths: Set<String>) -> [SourceEdit] {
        var gone = Set(
            groups.order.filter { id in
                objects[id]?.value["isa"]?.text == "PBXFileReference" && groups.paths[id].map(paths.contains) == true
            }
        )
        guard !gone.isEmpty else { return exceptions(paths) }
        for id in groups.order.reversed() {
            guard let group = objects[id], let children = group.value["children"]?.list, !children.isEmpty else {
                continue
            }
            if isOurs(group), children.allSatisfy({ $0.text.map(gone.contains) == true }) { gone.insert(id) }
        }
        for file in objects.objects(of: "PBXBuildFile") where file.value["fileRef"]?.text.map(gone.contains) == true {
            gone.insert(file.key)
        }
        for (target, kind) in targets.flatMap({ target in ["Sources", "Resources"].map { (target, $0) } }) {
            let id = ObjectIdentity(of: label(Self.purpose(ofPhase: kind, of: target.name))).text
            let files = objects[id]?.value["files"]?.list ?? []
            if !files.isEmpty, files.allSatisfy({ $0.text.map(gone.contains) == true }) { gone.insert(id) }
        }
        return entries(gone) + objectEdits(gone) + exceptions(paths)
    }

    /// Whether a group is removed with its last file: one that the tool added, or one for the languages of a file.
    private func isOurs(_ group: ProjectField) -> Bool {
        if group.value["isa"]?.text == "PBXVariantGroup" { return true }
        guard let folder = groups.paths[group.key] else { return false }
        return group.key == ObjectIdentity(of: label("group \(folder)")).text
    }

    /// The edits that take objects out of the lists of others.
    private func entries(_ gone: Set<String>) -> [SourceEdit] {
        fields.filter { !gone.contains($0.key) }.flatMap { object -> [SourceEdit] in
            let key = listKey(of: object.value["isa"]?.text ?? "")
            return items(gone, in: object.value[key]?.list ?? [])
        }
    }

    /// The edits that take paths out of the exceptions of synchronised folders.
    private func exceptions(_ paths: Set<String>) -> [SourceEdit] {
        synchronised.flatMap { folder in
            let inner = Set(paths.compactMap(folder.inner))
            return folder.exceptions.flatMap { items(inner, in: $0.owner.value[$0.key]?.list ?? []) }
        }
    }

    /// The edits that take texts out of a list.
    private func items(_ gone: Set<String>, in list: [ProjectNode]) -> [SourceEdit] {
        let isGone = list.map { $0.text.map(gone.contains) == true }
        let first = isGone.firstIndex(of: false) ?? list.count
        return list.indices.filter { isGone[$0] }.map { index in
            SourceEdit(range(ofItem: index, in: list, hasStaying: index > first), [])
        }
    }

    /// The bytes of an item that is taken out of a list: its line; in a list on one line with the comma before it, or, where no item
    /// before it stays, with that behind it.
    private func range(ofItem index: Int, in list: [ProjectNode], hasStaying: Bool) -> Range<Int> {
        let item = list[index]
        guard text.isOnOneLine(list) else {
            return text.lines(item.range.lowerBound..<text.endOfItem(item.range.upperBound).offset)
        }
        if hasStaying { return text.end(of: list[index - 1])..<text.end(of: item) }
        return item.range.lowerBound..<(index + 1 < list.count ? list[index + 1].range.lowerBound : text.end(of: item))
    }

    /// The edits that take objects out of the file, with the sections that become empty.
    private func objectEdits(_ gone: Set<String>) -> [SourceEdit] {
        Dictionary(grouping: fields.filter { gone.contains($0.key) }) { $0.value["isa"]?.text ?? "" }
            .flatMap { isa, objects -> [SourceEdit] in
                if objects.count == self.objects.objects(of: isa).count, let section = section(isa, around: objects) {
                    return [SourceEdit(section, [])]
                }
                return objects.map { SourceEdit(range(of: $0), []) }
            }
    }

    /// The lines of an object; of one that is among others on its line, also the spaces before it.
    private func range(of object: ProjectField) -> Range<Int> {
        guard text.indentation(at: object.range.lowerBound) == nil else { return text.lines(object.range) }
        let before = text.bytes[..<object.range.lowerBound].reversed().prefix(while: \.isBlank).count
        return object.range.lowerBound - before..<object.range.upperBound
    }

    /// The lines of a section with the empty line before it, which the last section has, too.
    private func section(_ isa: String, around objects: [ProjectField]) -> Range<Int>? {
        guard let first = objects.first, let last = objects.last else { return nil }
        let open = "\(text.newline)\(text.newline)/* Begin \(isa) section */\(text.newline)"
        let close = "/* End \(isa) section */\(text.newline)"
        let inner = text.lines(first.range.lowerBound..<last.range.upperBound)
        let (start, end) = (inner.lowerBound - open.utf8.count, inner.upperBound + close.utf8.count)
        guard start >= 0, end <= text.bytes.count, text.text(start..<inner.lowerBound) == open,
            text.text(inner.upperBound..<end) == close
        else { return nil }
        return start + text.newline.utf8.count..<end
    }
}

extension ByteText {
    /// Whether the items of a list, of which there are some, begin on the line of its parenthesis.
    func isOnOneLine(_ list: [ProjectNode]) -> Bool { indentation(at: list[0].range.lowerBound) == nil }

    /// The offset behind an item of a list and its comment, before its comma.
    func end(of item: ProjectNode) -> Int {
        let end = endOfItem(item.range.upperBound)
        return end.hasComma ? end.offset - 1 : end.offset
    }
}
