import Diagnostics

/// Writes an Xcode project file as Xcode does: objects by kind, with comments. The first save in Xcode thus changes nothing.
struct ProjectFileWriter {
    /// The project format of Xcode 16, the first with synchronised folders.
    static let objectVersion = 77

    func text(of objects: [ProjectObject], root: ProjectObject) -> String {
        var lines = [
            "// !$*UTF8*$!", "{", "\tarchiveVersion = 1;", "\tclasses = {", "\t};",
            "\tobjectVersion = \(Self.objectVersion);", "\tobjects = {",
        ]
        for isa in Set(objects.map(\.isa)).sorted() {
            lines += ["", "/* Begin \(isa) section */"]
            lines += objects.filter { $0.isa == isa }.sorted { $0.id < $1.id }.flatMap(self.lines)
            lines.append("/* End \(isa) section */")
        }
        lines += ["\t};", "\trootObject = \(written(root.reference, depth: 0));", "}", ""]
        return lines.joined(separator: "\n")
    }

    /// The lines of one object in the section of its kind.
    func lines(_ object: ProjectObject) -> [String] {
        let fields = [ProjectObject.Field("isa", object.isa)] + object.fields
        let head = "\t\t\(written(object.reference, depth: 0)) = "
        if ["PBXBuildFile", "PBXFileReference"].contains(object.isa) {
            return ["\(head)\(inline(.dictionary(fields)));"]
        }
        let text = head + "{\n" + fields.map { line($0, depth: 3) }.joined() + "\t\t};"
        return text.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    }

    /// An object among others on one line, which has no comments.
    func inline(_ object: ProjectObject) -> String {
        let fields = [ProjectObject.Field("isa", object.isa)] + object.fields
        return "\(object.id) = \(inline(ProjectObject.Value.dictionary(fields).withoutComments));"
    }

    private func line(_ field: ProjectObject.Field, depth: Int) -> String {
        "\(tabs(depth))\(quoted(field.key)) = \(written(field.value, depth: depth));\n"
    }

    private func written(_ value: ProjectObject.Value, depth: Int) -> String {
        switch value {
        case .text(let text): quoted(text)
        case .reference(let id, let comment): comment.isEmpty ? id : "\(id) /* \(comment) */"
        case .list(let values):
            "(\n" + values.map { "\(tabs(depth + 1))\(written($0, depth: depth + 1)),\n" }.joined() + "\(tabs(depth)))"
        case .dictionary(let fields):
            "{\n" + fields.map { line($0, depth: depth + 1) }.joined() + "\(tabs(depth))}"
        }
    }

    /// A value on one line.
    private func inline(_ value: ProjectObject.Value) -> String {
        switch value {
        case .text, .reference: written(value, depth: 0)
        case .list(let values): "(" + values.map { inline($0) + ", " }.joined() + ")"
        case .dictionary(let fields):
            "{" + fields.map { "\(quoted($0.key)) = \(inline($0.value)); " }.joined() + "}"
        }
    }

    private func tabs(_ depth: Int) -> String { String(repeating: "\t", count: depth) }

    /// Quotes a text unless the old property-list format allows it bare.
    func quoted(_ text: String) -> String {
        let isBare = !text.isEmpty && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || "_./".utf8.contains($0) }
        if isBare, !text.hasPrefix("//") { return text }
        guard text.utf8.contains(where: "\"\\\n\t".utf8.contains) else { return "\"\(text)\"" }
        let escaped = text.flatMap { character -> [Character] in
            switch character {
            case "\"", "\\": ["\\", character]
            case "\n": ["\\", "n"]
            case "\t": ["\\", "t"]
            default: [character]
            }
        }
        return "\"\(String(escaped))\""
    }
}
