import Diagnostics
import FileTransaction
import ModulePlanning
import YAMLReader

/// The files of a learnt style: manifest, templates, and a text for people.
struct LearntStyleText {
    private let style: String
    private let module: LearntModule
    private let pieces: [(id: String, file: LearntFile)]
    private let entries: [(id: String, entry: LearntEntry)]
    /// The rules that are switched off.
    var broken: [String] = []
    /// The modules learnt from beside what the templates give for them.
    var compared: [ModuleComparison] = []

    init(_ style: String, _ module: LearntModule) {
        (self.style, self.module) = (style, module)
        var names = DistinctNames()
        pieces = module.files.map { (names.name(($0.scope == .screen ? "screen-" : "") + $0.role.kebab), $0) }
        entries = module.entries.map { entry in
            let place = NameWords(
                entry.anchor.last.map { String($0.split { "( ".contains($0) }.dropFirst().first ?? "app") } ?? ""
            )
            let type =
                entry.anchor.count > 1
                ? NameWords(String(entry.anchor[0].split(separator: " ").last ?? "")).kebab + "-" : ""
            return (names.name("\(type)\(place.kebab.isEmpty ? "list" : place.kebab)-\(entry.kind.rawValue)"), entry)
        }
    }

    var files: [(path: String, text: String)] {
        [
            ("style.yml", manifest), ("checklist.yml", checklist), ("rules.yml", rules), ("README.md", readme),
        ] + pieces.map { (template(of: $0), module.template(of: $0.file)) }
    }

    private var exemplars: String { ([module.name] + module.others).joined(separator: ", ") }

    private func template(of piece: (id: String, file: LearntFile)) -> String {
        "module/\(piece.id).\(piece.file.path.fileExtension ?? "txt").stencil"
    }

    // MARK: - The manifest

    private var manifest: String {
        var lines = [
            "schema: 1", "name: \(style)", "title: \(NameWords(style).title)",
            "summary: Learnt from \(exemplars)", "verbatim: true",
        ]
        if let naming = module.naming {
            lines += ["naming:", "  root-screen: \(JSONWriter.quoted(naming.root))"]
            lines.append("  screen: \(JSONWriter.quoted(naming.screen ?? naming.root))")
        }
        let marks = pieces.filter { !$0.file.isTest }.flatMap { module.types(of: $0.file).compactMap(mark) }
        if !marks.isEmpty {
            lines += ["recognised:", "  module: [\(marks.prefix(2).map(JSONWriter.quoted).joined(separator: ", "))]"]
            lines += [
                "modules:", "  declarations: [\(marks.map(JSONWriter.quoted).joined(separator: ", "))]",
                "  enough: \((2 * marks.count + 2) / 3)", "  none: [App]",
                "  compared: true",
            ]
        }
        lines.append("pieces:")
        for piece in pieces { lines += self.lines(of: piece) }
        if !entries.isEmpty { lines.append("wiring:") }
        for entry in entries { lines += self.lines(of: entry) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func lines(of piece: (id: String, file: LearntFile)) -> [String] {
        var lines = [
            "  - id: \(piece.id)", "    title: \(JSONWriter.quoted(title(of: piece.file)))",
            "    template: \(template(of: piece))", "    path: \(JSONWriter.quoted(module.place(of: piece.file)))",
        ]
        if piece.file.scope != .module {
            lines += ["    per: screen", "    when: \(piece.file.scope == .root ? "" : "not ")screen.isRoot"]
        }
        let types = module.types(of: piece.file)
        if !types.isEmpty, piece.file.isShared {
            lines += ["    requires:"] + types.map { "      - { declaration: \(JSONWriter.quoted($0)) }" }
        }
        return lines
    }

    private func lines(of entry: (id: String, entry: LearntEntry)) -> [String] {
        var lines = [
            "  - id: \(entry.id)", "    title: \(JSONWriter.quoted(title(of: entry.entry)))",
            "    in: [\(entry.entry.anchor.map(JSONWriter.quoted).joined(separator: ", "))]",
            "    add: \(entry.entry.kind.rawValue)",
        ]
        if let after = entry.entry.after { lines.append("    after: \(JSONWriter.quoted(after))") }
        lines += ["    optional: true", "    text: |-"]
        lines += entry.entry.text.replacingAll("\r\n", with: "\n").parted(by: "\n").map {
            $0.isEmpty ? "" : "      \($0)"
        }
        return lines
    }

    private func title(of file: LearntFile) -> String {
        file.role.sentence + (file.scope == .screen ? " of each further screen" : "")
    }

    private func title(of entry: LearntEntry) -> String {
        let kind = entry.kind.rawValue.replacingAll("-", with: " ")
        return "\(kind.prefix(1).uppercased())\(kind.dropFirst()) in \(entry.anchor.joined(separator: ", "))"
    }

    // MARK: - Checklist and rules

    private var checklist: String {
        var lines = ["schema: 1", "document: README.md", "sections:", "  - title: Files", "    items:"]
        lines += pieces.flatMap { piece in
            ["      - text: \(JSONWriter.quoted(title(of: piece.file)))", "        pieces: [\(piece.id)]"]
        }
        if !entries.isEmpty { lines += ["  - title: Entries in the app's files", "    items:"] }
        lines += entries.flatMap { entry in
            ["      - text: \(JSONWriter.quoted(title(of: entry.entry)))", "        wirings: [\(entry.id)]"]
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The rules that the modules themselves break are none of the app's.
    private var rules: String {
        let head =
            "# The app's own modules break these rules, so they are off. Remove an entry to switch the rule on.\n"
            + "schema: 1\n"
        guard !broken.isEmpty else { return head }
        return head + "rules:\n" + broken.map { "  - id: \($0)\n    severity: off\n" }.joined()
    }

    /// The pattern of a type by which modules are found: `class <M>ViewModel`.
    private func mark(_ type: String) -> String? {
        let parts = type.parted(by: "{{ module.type }}")
        return parts.count == 2 && !parts[1].contains("{") && !parts[0].contains("{")
            ? "\(parts[0])<M>\(parts[1])" : nil
    }

    // MARK: - For people

    private var readme: String {
        var lines = [
            "# \(NameWords(style).title)", "", "Learnt from \(exemplars).", "", "| piece | learnt from |",
            "| --- | --- |",
        ]
        lines += pieces.map { "| \($0.id) | `\($0.file.path)` |" }
        lines += entries.isEmpty ? [] : ["", "| entry | in |", "| --- | --- |"]
        lines += entries.map { "| \($0.id) | `\($0.entry.path)` |" }
        lines += linesByFile
        let left = module.left
        if !left.isEmpty { lines += ["", "Not learnt; look whether a new module needs it:", ""] }
        lines += left.map { "- \($0.mark?.description ?? ""): \($0.message)" }
        lines += ["", "`scaffold style diff \(style) \(module.name)` compares the module with the templates.", ""]
        return lines.joined(separator: "\n")
    }
}

extension LearntStyleText {
    /// How many lines of the modules the templates give.
    var sharedLines: Int { compared.reduce(0) { $0 + $1.lines.shared } }

    /// How much of each module is reproduced, and what only one of them has.
    var notes: [Problem] {
        compared.map { compared.count > 1 ? $0.noteOnLines : $0.note }
            + kept.map { path, lines in
                let text = "only \(module.name) has \(Self.list(lines)), which the templates give"
                return Problem(text, at: SourceMark(source: path.text, line: lines[0]), severity: .note)
            }
    }

    /// The lines of the module whose text the templates have, and that others lack.
    private var kept: [(path: RelativePath, lines: [Int])] {
        let own = compared.first { $0.module == module.name }
        return own?.kept(besides: compared.filter { $0.module != module.name }) ?? []
    }

    /// The lines that are kept from one module, and those that the templates leave out, by file.
    private var linesByFile: [String] {
        let sections = [
            ("Kept from \(module.name) alone", kept), ("Left out", compared.flatMap(\.dropped)),
        ]
        return sections.filter { !$0.1.isEmpty }.flatMap { title, files in
            ["", "\(title):", ""] + files.map { "- `\($0.path)`: \(Self.list($0.lines))" }
        }
    }

    /// `lines 3, 5–9`
    private static func list(_ lines: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for line in lines {
            if let last = ranges.last, last.upperBound + 1 == line {
                ranges[ranges.count - 1] = last.lowerBound...line
            } else {
                ranges.append(line...line)
            }
        }
        let texts = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
        return "\(lines.count == 1 ? "line" : "lines") \(texts.joined(separator: ", "))"
    }
}

/// Names that are each given once.
private struct DistinctNames {
    private var known: [String: Int] = [:]

    mutating func name(_ name: String) -> String {
        let count = (known[name] ?? 0) + 1
        known[name] = count
        return count == 1 ? name : "\(name)-\(count)"
    }
}
