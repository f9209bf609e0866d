import Diagnostics
import Styles
import YAMLReader

/// The report of `scaffold style show`: a style's options and pieces.
struct StyleReport: CommandReport {
    private static let indent = "  "

    let manifest: StyleManifest

    func write(to console: Console) {
        console.output.writeLines(lines(width: console.width, style: console.outputStyle))
    }

    /// Lines of at most the given width, but paths are never broken.
    private func lines(width: Int, style: TextStyle) -> [String] {
        let heading = style(.bold, manifest.name) + ": " + manifest.about.title
        let summary = TextWrapper.wrap(manifest.about.summary, width: width)
        var sections = [[heading] + summary + ["Minimum iOS: \(manifest.minimumIOS)"]]
        if !manifest.options.isEmpty { sections.append([style(.bold, "OPTIONS:")] + optionLines(width: width)) }
        for scope in Piece.Scope.allCases {
            let pieces = scope == .app ? manifest.app.pieces : manifest.pieces.filter { $0.scope == scope }
            guard !pieces.isEmpty else { continue }
            sections.append([style(.bold, Self.title(of: scope) + ":")] + pieceLines(pieces, style: style))
        }
        return Array(sections.joined(separator: [""]))
    }

    private func optionLines(width: Int) -> [String] {
        let labels = manifest.options.map { option in
            "\(option.name)=\(option.values.isEmpty ? "<text>" : option.values.joined(separator: "|"))"
        }
        return zip(manifest.options, labels).flatMap { option, label in
            let help = "\(option.help) (default: \(option.defaultValue))"
            let margin = Self.indent + Self.indent + Self.indent
            return [Self.indent + label] + TextWrapper.wrap(help, width: width - margin.count).map { margin + $0 }
        }
    }

    private func pieceLines(_ pieces: [Piece], style: TextStyle) -> [String] {
        let rows = pieces.map { piece in
            let condition = piece.condition.map { style(.dim, "  if \($0)") } ?? ""
            return [TextTable.Cell(Self.indent + piece.id), TextTable.Cell(piece.path + condition)]
        }
        return TextTable(rows: rows).lines(style: style)
    }

    private static func title(of scope: Piece.Scope) -> String {
        switch scope {
        case .app: "ONCE FOR THE APP"
        case .module: "FOR THE MODULE"
        case .screen: "FOR EACH SCREEN"
        case .useCase: "FOR EACH USE CASE"
        case .type: "FOR EACH TYPE"
        }
    }
}

// MARK: - JSON

extension StyleReport {
    var json: YAMLValue {
        .object(
            manifest.headMembers + [
                YAMLMember("options", .array(manifest.options.map(Self.object))),
                YAMLMember("pieces", .array((manifest.app.pieces + manifest.pieces).map(Self.object))),
            ]
        )
    }

    private static func object(_ option: StyleOption) -> YAMLValue {
        .members([
            "name": .string(option.name),
            "values": .array(option.values.map(YAMLValue.string)),
            "default": .string(option.defaultValue),
            "help": .string(option.help),
        ])
    }

    private static func object(_ piece: Piece) -> YAMLValue {
        .members([
            "id": .string(piece.id),
            "title": .string(piece.title),
            "per": .string(piece.scope.rawValue),
            "path": .string(piece.path),
            "when": piece.condition.map(YAMLValue.string),
            "section": piece.guidance.section.map(YAMLValue.string),
            "checklist": piece.guidance.checklist.map(YAMLValue.string),
        ])
    }
}
