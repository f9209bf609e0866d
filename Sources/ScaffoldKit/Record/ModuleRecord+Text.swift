import YAMLReader

extension ModuleRecord {
    /// The record as JSON.
    var text: String {
        var members = [
            YAMLMember("schema", .int(1)), YAMLMember("module", .string(module)), YAMLMember("style", .string(style)),
        ]
        if let like { members.append(YAMLMember("like", .string(like))) }
        if let spec { members.append(YAMLMember("spec", SpecWriter(style: style).value(of: spec, named: module))) }
        if !options.isEmpty {
            members.append(YAMLMember("options", .object(options.map { YAMLMember($0.option, .string($0.value)) })))
        }
        members.append(YAMLMember("files", .array(files.sorted { $0.path < $1.path }.map(value))))
        if !insertions.isEmpty { members.append(YAMLMember("insertions", .array(insertions.map(\.value)))) }
        if !passages.isEmpty { members.append(YAMLMember("passages", .array(passages.map(value)))) }
        if !texts.isEmpty { members.append(YAMLMember("texts", .array(texts.map(value)))) }
        if !catalogues.isEmpty { members.append(YAMLMember("catalogues", .array(catalogues.map { .string($0) }))) }
        if !helpers.isEmpty {
            members.append(YAMLMember("helpers", .array(helpers.sorted { $0.path < $1.path }.map(value))))
        }
        if !shared.isEmpty { members.append(YAMLMember("shared", .array(shared.map(value)))) }
        return JSONWriter.write(.object(members)) + "\n"
    }

    private func value(_ file: File) -> YAMLValue {
        var members = [YAMLMember("path", .string(file.path)), YAMLMember("sha256", .string(file.hash))]
        if !file.types.isEmpty { members.append(YAMLMember("types", .array(file.types.map { .string($0) }))) }
        if file.isByHand { members.append(YAMLMember("byHand", .bool(true))) }
        return .object(members)
    }

    private func value(_ passage: Passage) -> YAMLValue {
        .object([YAMLMember("file", .string(passage.file)), YAMLMember("text", .string(passage.text))])
    }

    private func value(_ helper: Helper) -> YAMLValue {
        .object([
            YAMLMember("path", .string(helper.path)), YAMLMember("sha256", .string(helper.hash)),
            YAMLMember("names", value(helper.names)),
        ])
    }

    private func value(_ entry: SharedEntry) -> YAMLValue {
        .object([YAMLMember("entry", entry.insertion.value), YAMLMember("names", value(entry.names))])
    }

    private func value(_ names: [String: Int]) -> YAMLValue {
        .object(names.sorted { $0.key < $1.key }.map { YAMLMember($0.key, .int($0.value)) })
    }

    private func value(_ text: Text) -> YAMLValue {
        .object(
            [
                YAMLMember("file", .string(text.file)), YAMLMember("key", .string(text.key)),
                YAMLMember("value", .string(text.value)),
            ] + (text.isNew ? [] : [YAMLMember("new", .bool(false))])
        )
    }
}
