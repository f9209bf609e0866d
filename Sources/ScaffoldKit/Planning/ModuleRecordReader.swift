import YAMLReader

/// Reads a module's record; what it does not understand it passes over, since people do not write it.
struct ModuleRecordReader {
    let module: String
    let source: String

    func record(_ root: YAMLNode) -> ModuleRecord {
        var record = ModuleRecord(module: module, style: root["style"]?.text ?? "", files: files(root["files"]))
        record.spec = root["spec"].flatMap { node in
            var reader = SpecFileReader(node, source: source)
            let spec = reader.spec()
            return reader.problems.hasErrors ? nil : spec
        }
        record.options = (root["options"]?.entries ?? []).compactMap { entry in
            guard let name = entry.key.text, let value = entry.value.text else { return nil }
            return StyleChoice(option: name, value: value)
        }
        record.insertions = (root["insertions"]?.sequence ?? []).compactMap(insertion)
        record.texts = (root["texts"]?.sequence ?? []).compactMap { node in
            guard let file = node["file"]?.text, let key = node["key"]?.text, let value = node["value"]?.text else {
                return nil
            }
            return ModuleRecord.Text(file: file, key: key, value: value, isNew: node["new"]?.bool ?? true)
        }
        record.catalogues = texts(root["catalogues"])
        record.helpers = files(root["helpers"])
        return record
    }

    private func files(_ node: YAMLNode?) -> [ModuleRecord.File] {
        (node?.sequence ?? []).compactMap { node in
            guard let path = node["path"]?.text, let hash = node["sha256"]?.text else { return nil }
            return ModuleRecord.File(path: path, hash: hash, types: texts(node["types"]))
        }
    }

    private func insertion(_ node: YAMLNode) -> WiringInsertion? {
        guard let id = node["wiring"]?.text, let file = node["file"]?.text,
            let kind = node["add"]?.text.flatMap(Edit.Kind.init(rawValue:)), let text = node["text"]?.text
        else { return nil }
        let edits = (node["edits"]?.sequence ?? []).compactMap { edit -> WiringInsertion.Replacement? in
            guard let old = edit["old"]?.text, let new = edit["new"]?.text else { return nil }
            return WiringInsertion.Replacement(old: old, new: new)
        }
        return WiringInsertion(
            wiring: id,
            file: file,
            kind: kind,
            anchor: texts(node["in"]),
            text: text,
            edits: edits
        )
    }

    private func texts(_ node: YAMLNode?) -> [String] {
        (node?.sequence ?? []).compactMap(\.text)
    }
}
