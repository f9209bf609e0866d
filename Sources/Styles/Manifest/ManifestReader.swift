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
    private let templates: Set<String>
    /// The manifest of the extended style. It supplies everything that this manifest omits.
    private let base: StyleManifest?
    private let log = ProblemLog()

    static let keys = [
        "schema", "name", "title", "summary", "document", "minimum", "options", "naming", "reserved",
        "reserved-members", "names", "app", "modules", "pieces", "wiring", "extends", "without", "recognised",
        "wiring-by-example", "destructive", "verbatim",
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
            wiringByExample: reader.text("wiring-by-example") ?? base?.wiringByExample
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

    private func options(_ reader: MappingReader) -> [StyleOption] {
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

    private func pieces(_ nodes: [YAMLNode], defaultScope: Piece.Scope) -> [Piece] {
        nodes.compactMap { piece($0, defaultScope: defaultScope) }
    }

    private func piece(_ node: YAMLNode, defaultScope: Piece.Scope) -> Piece? {
        let reader = mapping(node, "the piece", Self.pieceKeys)
        guard node.entries != nil else { return nil }
        let id = reader.requiredText("id")
        let inherited = base.flatMap { base in (base.pieces + base.app.pieces).first { $0.id == id?.value } }
        let template = inherited == nil ? reader.requiredText("template") : reader.text("template")
        let path = inherited == nil ? reader.requiredText("path") : reader.text("path")
        if let template, !templates.contains(template.value) {
            let hint = Suggestion(among: templates).hint(for: template.value)
            reader.add("there is no template \"\(template.value)\"", at: template.mark, hint: hint)
        }
        let scope = reader.choice("per", as: Piece.Scope.self)
        if let scope, (scope.value == .app) != (defaultScope == .app) {
            reader.add(
                "a piece of the \(defaultScope.rawValue) cannot be made per \(scope.value.rawValue)",
                at: scope.mark
            )
        }
        return Piece(
            id: id?.value ?? "",
            title: reader.text("title")?.value ?? inherited?.title ?? id?.value ?? "",
            scope: scope?.value ?? inherited?.scope ?? defaultScope,
            condition: reader.text("when")?.value ?? inherited?.condition,
            template: template?.value ?? inherited?.template ?? "",
            path: path?.value ?? inherited?.path ?? "",
            merge: reader.choice("merge", as: Piece.Merge.self)?.value ?? inherited?.merge,
            shared: reader.text("shared").flatMap { declaration($0) } ?? inherited?.shared,
            requires: reader.has("requires") ? requirements(reader) : inherited?.requires ?? [],
            guidance: reader.guidance(besides: inherited?.guidance),
            mark: reader.mark
        )
    }

    private func requirements(_ reader: MappingReader) -> [Requirement] {
        reader.list("requires").compactMap { node in
            let requirement = mapping(
                node,
                "the requirement",
                ["declaration", "inherits", "member", "modifiers", "when", "rule"]
            )
            let rule = requirement.text("rule")?.value
            let condition = requirement.text("when")?.value
            if let member = requirement.text("member") {
                let demand = Requirement.Demand.member(
                    member.value,
                    modifiers: requirement.texts("modifiers").map(\.value)
                )
                return Requirement(demand: demand, condition: condition, rule: rule, mark: requirement.mark)
            }
            guard let text = requirement.requiredText("declaration"), let pattern = declaration(text) else {
                return nil
            }
            let demand = Requirement.Demand.declaration(pattern, inherits: requirement.texts("inherits").map(\.value))
            return Requirement(demand: demand, condition: condition, rule: rule, mark: requirement.mark)
        }
    }

    private func declaration(_ text: Located<String>) -> DeclarationPattern? {
        if let pattern = DeclarationPattern(text.value) { return pattern }
        log.problems.add(
            "\"\(text.value)\" is no declaration",
            at: text.mark,
            hint: "\"class AppDIContainer\" is one, and \"class <M>Coordinator\" stands for several"
        )
        return nil
    }

    private func mapping(_ node: YAMLNode, _ subject: String, _ keys: [String]) -> MappingReader {
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
