import AppModel
import Diagnostics
import ModuleSpecs
import SwiftEdits
import YAMLReader

/// Reads and validates a manifest, `style.yml`. Each unknown key, option, scope or template is a problem with a mark.
struct ManifestReader {
    /// The manifest's name in messages.
    private let source: String
    /// The paths of the templates, relative to the style's folder.
    let templates: Set<String>
    /// The manifest of the extended style. It supplies everything that this manifest omits.
    let base: StyleManifest?
    let log = ProblemLog()

    static let keys = [
        "schema", "name", "title", "summary", "document", "minimum", "options", "naming", "reserved",
        "reserved-members", "names", "app", "modules", "pieces", "wiring", "extends", "without", "recognised",
        "wiring-by-example", "destructive", "verbatim", "moved",
    ]
    static let pieceKeys = [
        "id", "title", "per", "when", "template", "path", "merge", "shared", "requires", "rule", "section", "checklist",
    ]

    /// The manifest with all its problems; `nil` if it has errors.
    static func read(
        _ root: YAMLNode,
        of source: String,
        templates: Set<String>,
        extending base: StyleManifest? = nil
    ) -> (manifest: StyleManifest?, problems: Problems) {
        let reader = ManifestReader(source: source, templates: templates, base: base)
        let manifest = reader.manifest(root)
        let problems = reader.log.problems
        return (problems.hasErrors ? nil : manifest, problems)
    }

    private func manifest(_ root: YAMLNode) -> StyleManifest {
        let reader = mapping(root, "the manifest", Self.keys)
        reader.checkSchema(hint: "a newer scaffold reads it")
        let name = reader.requiredText("name")?.value ?? ""
        let left = Set(without(reader))
        let destructive = reader.texts("destructive").map(\.value)
        let manifest = StyleManifest(
            name: name,
            about: StyleManifest.About(
                title: reader.text("title")?.value ?? base?.about.title ?? name,
                summary: reader.text("summary")?.value ?? base?.about.summary ?? ""
            ),
            minimumIOS: reader.minimumIOS()?.value ?? base?.minimumIOS ?? "15.0",
            options: (base?.options ?? []).overlaid(with: options(reader), by: \.name),
            naming: naming(reader),
            names: StyleManifest.Names(
                reserved: (base?.names.reserved ?? []) + reader.texts("reserved").map(\.value),
                reservedMembers: (base?.names.reservedMembers ?? []) + reader.texts("reserved-members").map(\.value),
                destructiveVerbs: destructive.isEmpty ? base?.names.destructiveVerbs ?? [] : destructive,
                chosen: (base?.names.chosen ?? [:]).merging(names(reader)) { $1 }
            ),
            app: app(reader, without: left),
            recognition: StyleManifest.Recognition(
                signs: signs(reader),
                modules: moduleDefinition(reader) ?? base?.recognition.modules
            ),
            isVerbatim: reader.value("verbatim")?.bool ?? base?.isVerbatim ?? false,
            pieces: (base?.pieces ?? []).filter { !left.contains($0.id) }
                .overlaid(with: pieces(reader.list("pieces"), defaultScope: .module), by: \.id),
            wirings: (base?.wirings ?? []).filter { !left.contains($0.id) }
                .overlaid(with: WiringReader(source: source, log: log).wirings(reader.list("wiring")), by: \.id),
            wiringByExample: reader.text("wiring-by-example") ?? base?.wiringByExample,
            moves: (base?.moves ?? []) + reader.list("moved").compactMap(move)
        )
        if manifest.pieces.isEmpty { reader.add("the style has no pieces", at: reader.mark) }
        checkDistinct(manifest.app.pieces + manifest.pieces)
        return manifest
    }

    /// The ids of the extended style's pieces and wirings that this style leaves out.
    private func without(_ reader: MappingReader) -> [String] {
        let known = (base.map { $0.pieces + $0.app.pieces } ?? []).map(\.id) + (base?.wirings ?? []).map(\.id)
        return reader.texts("without").map { name in
            if !known.contains(name.value) {
                let hint = Suggestion(among: known).hint(for: name.value)
                let owner = base.map { "the style \"\($0.name)\" has" } ?? "the style extends none that has"
                reader.add("\(owner) no piece or wiring \"\(name.value)\"", at: name.mark, hint: hint)
            }
            return name.value
        }
    }

    /// Reads `{ piece: factory, to: view-factory }` or `{ type: "{{ module.type }}Factory", to: "{{ module.type }}ViewFactory" }`.
    private func move(_ node: YAMLNode) -> Move? {
        let reader = mapping(node, "the move", ["piece", "type", "to"])
        if let piece = reader.text("piece")?.value {
            return .piece(from: piece, to: reader.text("to")?.value ?? piece)
        }
        guard let type = reader.requiredText("type"), let new = reader.requiredText("to") else { return nil }
        return .type(from: type.value, to: new.value, mark: type.mark)
    }

    private func naming(_ reader: MappingReader) -> StyleNaming {
        let usual = "{{ module.type }}{{ screen.pascal }}"
        guard let node = reader.value("naming") else {
            return base?.naming ?? StyleNaming(rootScreen: usual, screen: usual)
        }
        let naming = mapping(node, "\"naming\"", ["root-screen", "screen"])
        let screen = naming.text("screen")?.value ?? usual
        return StyleNaming(rootScreen: naming.text("root-screen")?.value ?? screen, screen: screen)
    }

    private func app(_ reader: MappingReader, without left: Set<String>) -> StyleManifest.BaseApp {
        var inherited = base?.app ?? StyleManifest.BaseApp(entry: nil, pieces: [], xcode: nil, modules: [])
        inherited.pieces.removeAll { left.contains($0.id) }
        guard let node = reader.value("app") else { return inherited }
        let app = mapping(node, "\"app\"", ["entry", "pieces", "modules", "provides", "xcode"])
        let isList = app.value("entry")?.sequence != nil
        let texts = isList ? app.texts("entry") : [app.text("entry")].compactMap { $0 }
        let entries = texts.compactMap { declaration($0) }
        let found = pieces(app.list("pieces"), defaultScope: .app)
        let modules = modules(app)
        let provides = app.texts("provides").map(\.value)
        let xcode = app.value("xcode").map { node in
            XcodeSettingsReader(reader: mapping(node, "\"xcode\"", XcodeSettingsReader.keys)).settings()
        }
        return StyleManifest.BaseApp(
            entry: entries.first ?? inherited.entry,
            otherEntries: entries.isEmpty ? inherited.otherEntries : Array(entries.dropFirst()),
            pieces: inherited.pieces.overlaid(with: found, by: \.id),
            xcode: xcode ?? inherited.xcode,
            modules: modules,
            provides: inherited.provides + provides
        )
    }

    /// Reads the definition of a module:
    /// `modules: { declarations: [class <M>Coordinator, type <M>DIContainer], screens: [class <M>ViewModel], enough: 2, none: [App] }`.
    private func moduleDefinition(_ reader: MappingReader) -> ModuleDefinition? {
        guard let node = reader.value("modules") else { return nil }
        let modules = mapping(node, "\"modules\"", ["declarations", "screens", "tests", "enough", "none", "compared"])
        var definition = ModuleDefinition(declarations: patterns("declarations", modules))
        definition.screens = patterns("screens", modules)
        definition.tests = patterns("tests", modules)
        if let text = modules.text("enough") {
            if let number = Int(text.value), number > 0 {
                definition.enough = number
            } else {
                modules.add("\"\(text.value)\" is no number of declarations", at: text.mark)
            }
        }
        definition.none = Set(modules.texts("none").map(\.value))
        definition.isCompared = modules.value("compared")?.bool ?? false
        return definition
    }

    /// Declarations with a placeholder for the module's name.
    private func patterns(_ key: String, _ reader: MappingReader) -> [DeclarationPattern] {
        reader.texts(key).compactMap { text in
            guard let pattern = declaration(text) else { return nil }
            if pattern.hole == nil {
                let message = "\"\(text.value)\" has no place for a module's name"
                log.problems.add(message, at: text.mark, hint: "\"class <M>Coordinator\" has one")
            }
            return pattern
        }
    }

    /// Reads the signs of the style:
    /// `recognised: { imports: UIKit, over: SwiftUI, app: [class Router], module: [type <M>DIContainer, class <M>Coordinator] }`.
    private func signs(_ reader: MappingReader) -> StyleSigns {
        guard let node = reader.value("recognised") else { return base?.recognition.signs ?? StyleSigns() }
        let signs = mapping(node, "\"recognised\"", ["imports", "over", "app", "module"])
        var result = StyleSigns()
        result.imported = signs.text("imports")?.value
        result.rarer = signs.text("over")?.value
        result.app = signs.list("app").map { item in
            (item.sequence ?? [item]).compactMap { signs.text($0, of: "the sign").flatMap { declaration($0) } }
        }
        result.module = signs.texts("module").compactMap { declaration($0) }
        return result
    }

    /// The first modules of a new app, in the form of `--modules`: `Home`, `Home(main)`.
    private func modules(_ app: MappingReader) -> [ModuleSpec] {
        let texts = app.texts("modules")
        if texts.isEmpty, let base { return base.app.modules }
        return (texts.isEmpty ? [Located("Home", at: app.mark)] : texts).flatMap { text in
            let (specs, found) = UsualModule.specs([text.value], flag: "modules")
            log.problems.add(found.all.map { Problem($0.message, at: text.mark, hint: $0.hint, severity: $0.severity) })
            return specs
        }
    }

    private func names(_ reader: MappingReader) -> [String: [AnchorPath]] {
        let anchors = WiringReader(source: source, log: log)
        var names: [String: [AnchorPath]] = [:]
        for entry in reader.entries("names") { names[entry.key.text ?? ""] = anchors.names(entry.value, reader) }
        return names
    }

    func mapping(_ node: YAMLNode, _ subject: String, _ keys: [String]) -> MappingReader {
        MappingReader(node, of: subject, source: source, known: keys, log: log)
    }

    private func checkDistinct(_ pieces: [Piece]) {
        var seen: Set<String> = []
        for piece in pieces where !piece.id.isEmpty && !seen.insert(piece.id).inserted {
            log.problems.add("the piece \"\(piece.id)\" is declared twice", at: piece.mark)
        }
    }
}

extension Array {
    /// The list with the elements of another list added; they replace those with the same key.
    fileprivate func overlaid(with others: [Element], by key: (Element) -> String) -> [Element] {
        let known = Set(map(key))
        return map { element in others.last { key($0) == key(element) } ?? element }
            + others.filter { !known.contains(key($0)) }
    }
}
