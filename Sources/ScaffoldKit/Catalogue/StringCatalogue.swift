import YAMLReader

struct StringCatalogue {
    struct Entry: Sendable, Equatable {
        var key: String
        var value: String
        var comment: String?
    }

    static func adding(_ entries: [Entry], to bytes: [UInt8]?, name: String) throws(Problem) -> [UInt8] {
        var members: [YAMLMember] = []
        if let bytes, case .object(let strings)? = try YAMLSource(name: name, bytes: bytes).root().value["strings"] {
            members = strings
        }
        for entry in entries where !members.contains(where: { $0.key == entry.key }) {
            var value: [YAMLMember] = []
            if let comment = entry.comment { value.append(YAMLMember("comment", .string(comment))) }
            value.append(YAMLMember("extractionState", "manual"))
            value.append(
                YAMLMember(
                    "localizations",
                    .object([
                        YAMLMember(
                            "en",
                            .object([
                                YAMLMember(
                                    "stringUnit",
                                    .object([
                                        YAMLMember("state", "translated"), YAMLMember("value", .string(entry.value)),
                                    ])
                                )
                            ])
                        )
                    ])
                )
            )
            members.append(YAMLMember(entry.key, .object(value)))
        }
        members.sort { $0.key < $1.key }
        return Array(
            (JSONWriter.write(
                .object([
                    YAMLMember("sourceLanguage", "en"), YAMLMember("strings", .object(members)),
                    YAMLMember("version", "1.0"),
                ])
            ) + "\n").utf8
        )
    }
}
