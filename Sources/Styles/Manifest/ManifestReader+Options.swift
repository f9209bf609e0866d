import AppModel
import Diagnostics
import YAMLReader

extension ManifestReader {
    func options(_ reader: MappingReader) -> [StyleOption] {
        reader.entries("options").map { entry in
            let option = mapping(
                entry.value,
                "the option \"\(entry.key.text ?? "")\"",
                ["per", "values", "default", "default-since", "help", "minimum", "follow"]
            )
            let values = option.texts("values").map(\.value)
            let chosen = option.requiredText("default")
            if let chosen, !values.isEmpty, !values.contains(chosen.value) {
                option.add(
                    "the default \"\(chosen.value)\" is none of the values",
                    at: chosen.mark,
                    hint: "they are \(values.joined(separator: ", "))"
                )
            }
            var result = StyleOption(
                name: entry.key.text ?? "",
                values: values,
                defaultValue: chosen?.value ?? values.first ?? "",
                help: option.text("help")?.value ?? ""
            )
            if let scope = option.text("per") {
                result.isOfApp = scope.value == Piece.Scope.app.rawValue
                if !result.isOfApp {
                    option.add("\"\(scope.value)\" is no scope of an option", at: scope.mark, hint: "it is app")
                }
            }
            result.minimumIOS = versions("minimum", of: values, option)
            result.defaultSince = versions("default-since", of: values, option)
            follow(option, &result)
            return result
        }
    }

    /// Reads `follow: { xctest: import XCTest, swift-testing: import Testing }`. The value with the sign `otherwise`
    /// applies if the app shows none of the other signs.
    private func follow(_ reader: MappingReader, _ option: inout StyleOption) {
        for item in reader.entries("follow") {
            let value = item.key.text ?? ""
            guard option.values.contains(value) else {
                reader.add(
                    "\"\(value)\" is none of the values",
                    at: reader.mark(of: item.key),
                    hint: Suggestion(among: option.values).hint(for: value)
                )
                continue
            }
            for sign in item.value.sequence ?? [item.value] {
                guard let text = reader.text(sign, of: "the sign of \"\(value)\"") else { continue }
                follow(text, for: value, &option)
            }
        }
    }

    private func follow(_ sign: Located<String>, for value: String, _ option: inout StyleOption) {
        if sign.value == "otherwise" {
            option.otherwise = value
        } else if sign.value.hasPrefix("import ") {
            let module = String(sign.value.dropFirst("import ".count)).trimmingSpaces
            option.signs.append(StyleOption.Sign(value: value, evidence: .importing(module)))
        } else if sign.value.hasPrefix("parameter ") {
            // `parameter completion of type <M>UseCase`
            let words = sign.value.split(separator: " ", maxSplits: 3).map(String.init)
            let type = Located(words.count == 4 && words[2] == "of" ? words[3] : sign.value, at: sign.mark)
            guard let pattern = declaration(type) else { return }
            option.signs.append(StyleOption.Sign(value: value, evidence: .parameter(words[1], of: pattern)))
        } else if sign.value.contains(" with ") {
            // `class <M>ViewModel with Observable`
            let words = sign.value.split(separator: " ")
            let type = Located(words.dropLast(2).joined(separator: " "), at: sign.mark)
            guard words.count > 2, words[words.count - 2] == "with", let pattern = declaration(type) else { return }
            let evidence = StyleOption.Evidence.marked(pattern, with: String(words[words.count - 1]))
            option.signs.append(StyleOption.Sign(value: value, evidence: evidence))
        } else if let pattern = declaration(sign) {
            option.signs.append(StyleOption.Sign(value: value, evidence: .declaration(pattern)))
        }
    }

    /// iOS versions keyed by values of the option.
    private func versions(_ key: String, of values: [String], _ option: MappingReader) -> [String: String] {
        var versions: [String: String] = [:]
        for item in option.entries(key) {
            let value = item.key.text ?? ""
            if values.contains(value) {
                versions[value] = option.text(item.value, of: "the version of \"\(value)\"")?.value
            } else {
                option.add("\"\(value)\" is none of the values", at: option.mark(of: item.key))
            }
        }
        return versions
    }
}
