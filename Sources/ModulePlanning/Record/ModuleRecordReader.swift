import AppModel
import Diagnostics
import ModuleSpecs
import SwiftEdits
import YAMLReader

/// Reads a module's record. It ignores entries that it does not understand, as people do not write records.
struct ModuleRecordReader {
    let module: String
    let source: String

    func record(_ root: YAMLNode) -> ModuleRecord {
        let files = (root["files"]?.sequence ?? []).compactMap { node -> ModuleRecord.File? in
            guard let path = node["path"]?.text, let hash = node["sha256"]?.text else { return nil }
            var file = ModuleRecord.File(path: path, hash: hash, types: texts(node["types"]))
            file.isByHand = node["byHand"]?.bool ?? false
            return file
        }
        let name = module.isEmpty ? root["module"]?.text ?? "" : module
        var record = ModuleRecord(module: name, style: root["style"]?.text ?? "", files: files)
        record.state = root["state"]?.text
        // What an earlier version of the tool has written has no number, and a copy needs none.
        if root["like"] == nil { record.defaults = root["defaults"]?.text.flatMap { Int($0) } ?? 1 }
        record.spec = root["spec"].flatMap(spec)
        record.modules = (root["modules"]?.sequence ?? []).compactMap(spec)
        record.minimumIOS = root["minimum"]?.text
        record.like = root["like"]?.text
        record.copyOptions = texts(root["copyOptions"])
        record.options = (root["options"]?.entries ?? []).compactMap { entry in
            guard let name = entry.key.text, let value = entry.value.text else { return nil }
            return StyleChoice(option: name, value: value)
        }
        record.insertions = (root["insertions"]?.sequence ?? []).compactMap(insertion)
        record.passages = (root["passages"]?.sequence ?? []).compactMap { node in
            guard let file = node["file"]?.text, let text = node["text"]?.text else { return nil }
            return ModuleRecord.Passage(file: file, text: text)
        }
        record.texts = (root["texts"]?.sequence ?? []).compactMap { node in
            guard let file = node["file"]?.text, let key = node["key"]?.text, let value = node["value"]?.text else {
                return nil
            }
            let entry = StringCatalogue.Entry(key: key, value: value, comment: node["comment"]?.text)
            return ModuleRecord.Text(file: file, entry: entry, isNew: node["new"]?.bool ?? true)
        }
        record.catalogues = texts(root["catalogues"])
        record.common.helpers = (root["helpers"]?.sequence ?? []).compactMap(helper)
        record.common.entries = (root["shared"]?.sequence ?? []).compactMap { node in
            node["entry"].flatMap(insertion).map { ModuleRecord.SharedEntry(insertion: $0, names: names(node)) }
        }
        return record
    }

    private func spec(_ node: YAMLNode) -> ModuleSpec? {
        let reader = SpecFileReader(node, source: source)
        let spec = reader.spec()
        return reader.problems.hasErrors ? nil : spec
    }

    private func helper(_ node: YAMLNode) -> ModuleRecord.Helper? {
        guard let path = node["path"]?.text, let hash = node["sha256"]?.text else { return nil }
        return ModuleRecord.Helper(path: path, hash: hash, names: names(node))
    }

    private func names(_ node: YAMLNode) -> [String: Int] {
        var names: [String: Int] = [:]
        for entry in node["names"]?.entries ?? [] {
            guard let name = entry.key.text, let count = entry.value.text.flatMap({ Int($0) }) else { continue }
            names[name] = count
        }
        return names
    }

    private func insertion(_ node: YAMLNode) -> WiringInsertion? {
        guard let id = node["wiring"]?.text, let file = node["file"]?.text,
            let kind = node["add"]?.text.flatMap(Edit.Kind.init(rawValue:)), let text = node["text"]?.text
        else { return nil }
        let edits = (node["edits"]?.sequence ?? []).compactMap { edit -> WiringInsertion.Replacement? in
            guard let old = edit["old"]?.text, let new = edit["new"]?.text else { return nil }
            return WiringInsertion.Replacement(old: old, new: new)
        }
        return WiringInsertion(wiring: id, file: file, kind: kind, anchor: texts(node["in"]), text: text, edits: edits)
    }

    private func texts(_ node: YAMLNode?) -> [String] { (node?.sequence ?? []).compactMap(\.text) }
}
