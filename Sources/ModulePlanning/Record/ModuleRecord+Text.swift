import AppModel
import ModuleSpecs
import YAMLReader

extension ModuleRecord {
    /// The record as JSON.
    var text: String {
        let value = YAMLValue.members([
            "schema": .int(1), "module": .string(module), "style": .string(style),
            "state": state.map(YAMLValue.string), "like": like.map(YAMLValue.string),
            "defaults": like != nil || defaults == 1 ? nil : .int(defaults),
            "copyOptions": .list(copyOptions.map(YAMLValue.string)),
            "spec": spec.map { SpecWriter(style: style).value(of: $0, named: module) },
            "minimum": minimumIOS.map(YAMLValue.string),
            "modules": .list(modules.map { SpecWriter(style: style).value(of: $0, named: $0.name.value) }),
            "options": .mapping(options.map { YAMLMember($0.option, .string($0.value)) }),
            "files": .array(files.sorted { $0.path < $1.path }.map(value)),
            "insertions": .list(insertions.map(\.value)),
            "passages": .list(passages.map(value)),
            "texts": .list(texts.map(value)),
            "catalogues": .list(catalogues.map(YAMLValue.string)),
            "helpers": .list(common.helpers.sorted { $0.path < $1.path }.map(value)),
            "shared": .list(common.entries.map(value)),
        ])
        return JSONWriter.write(value) + "\n"
    }

    private func value(_ file: File) -> YAMLValue {
        .members([
            "path": .string(file.path), "sha256": .string(file.hash), "types": .list(file.types.map(YAMLValue.string)),
            "byHand": file.isByHand ? .bool(true) : nil,
        ])
    }

    private func value(_ passage: Passage) -> YAMLValue {
        .members(["file": .string(passage.file), "text": .string(passage.text)])
    }

    private func value(_ helper: Helper) -> YAMLValue {
        .members(["path": .string(helper.path), "sha256": .string(helper.hash), "names": value(helper.names)])
    }

    private func value(_ entry: SharedEntry) -> YAMLValue {
        .members(["entry": entry.insertion.value, "names": value(entry.names)])
    }

    private func value(_ text: Text) -> YAMLValue {
        .members([
            "file": .string(text.file), "key": .string(text.key), "value": .string(text.entry.value),
            "comment": text.entry.comment.map(YAMLValue.string), "new": text.isNew ? nil : .bool(false),
        ])
    }

    private func value(_ names: [String: Int]) -> YAMLValue {
        .object(names.sorted { $0.key < $1.key }.map { YAMLMember($0.key, .int($0.value)) })
    }
}
