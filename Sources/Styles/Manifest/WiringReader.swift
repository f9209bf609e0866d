import Diagnostics
import SwiftEdits
import YAMLReader

/// Reads and checks the `wiring` of a style's manifest. It reports every unknown key, kind and anchor step with its position.
struct WiringReader {
    private let source: String
    let log: ProblemLog

    static let keys = [
        "id", "title", "per", "when", "having", "lacking", "in", "add", "text", "after", "present", "like", "mark",
        "sorted", "optional", "shared", "rule", "section", "checklist",
    ]

    /// - Parameter source: The manifest's name, for messages.
    init(source: String, log: ProblemLog = ProblemLog()) { (self.source, self.log) = (source, log) }

    /// Reads the valid entries. `problems` has the errors of the others.
    func wirings(_ nodes: [YAMLNode]) -> [Wiring] {
        var seen: Set<String> = []
        return nodes.compactMap { node in
            guard let wiring = wiring(node) else { return nil }
            if !wiring.id.isEmpty, !seen.insert(wiring.id).inserted {
                log.problems.add("the wiring \"\(wiring.id)\" is declared twice", at: wiring.mark)
            }
            return wiring
        }
    }

    private func wiring(_ node: YAMLNode) -> Wiring? {
        let reader = MappingReader(node, of: "the wiring", source: source, known: Self.keys, log: log)
        guard node.entries != nil else { return nil }
        let id = reader.requiredText("id")
        let kind = kind(reader)
        let sibling = reader.text("like")?.value
        let text = sibling == nil ? reader.requiredText("text") : reader.text("text")
        let scope = reader.choice("per", as: Piece.Scope.self)
        if let scope, scope.value == .app {
            reader.add("a wiring is made for a module, not for the app", at: scope.mark)
        }
        if reader.value("in") == nil { _ = reader.requiredText("in") }
        let places = anchors("in", reader)
        if let kind { check(kind, text, places.first ?? [], reader) }
        var entry = Wiring.Entry(kind?.value ?? .member, text?.value ?? "")
        entry.after = reader.text("after")?.value
        entry.present = reader.text("present")?.value
        entry.sibling = sibling
        entry.heading = reader.text("mark")?.value
        entry.sorted = reader.flag("sorted")
        var wiring = Wiring(
            id: id?.value ?? "",
            title: reader.text("title")?.value ?? id?.value ?? "",
            scope: scope?.value ?? .module,
            entry: entry,
            isOptional: reader.flag("optional") ?? false,
            mark: reader.mark
        )
        wiring.place.condition = reader.text("when")?.value
        wiring.place.having = anchors("having", reader).map { $0.map(\.value) }
        wiring.place.lacking = anchors("lacking", reader).map { $0.map(\.value) }
        wiring.place.anchors = places.map { $0.map(\.value) }
        wiring.isShared = reader.flag("shared") ?? false
        wiring.guidance = reader.guidance()
        return wiring
    }

    private func kind(_ reader: MappingReader) -> Located<Edit.Kind>? {
        if !reader.has("add") { _ = reader.requiredText("add") }
        return reader.choice("add", as: Edit.Kind.self)
    }

    // MARK: - Anchors

    /// The anchors of declarations that an app may name differently. The last step of each matches the declaration with the
    /// name.
    func names(_ node: YAMLNode, _ reader: MappingReader) -> [AnchorPath] {
        let nodes = reader.list(node, of: "a name's list of anchors") ?? []
        return nodes.compactMap { node in
            let steps = steps(reader.list(node, of: "an anchor") ?? [], reader)
            let found = steps.compactMap { try? AnchorStep($0.value) }
            guard found.count == steps.count else { return nil }
            if found.last?.name.isEmpty ?? true {
                reader.add("an anchor of a name ends in what bears the name", at: reader.mark(of: node))
            }
            return AnchorPath(steps: found)
        }
    }

    /// Reads an anchor, or a list of alternative anchors.
    private func anchors(_ key: String, _ reader: MappingReader) -> [[Located<String>]] {
        guard reader.value(key) != nil else { return [] }
        let nodes = reader.list(key)
        guard nodes.contains(where: { $0.sequence != nil }) else { return [steps(nodes, reader)] }
        return nodes.map { node in steps(reader.list(node, of: "an anchor") ?? [], reader) }
    }

    private func steps(_ nodes: [YAMLNode], _ reader: MappingReader) -> [Located<String>] {
        let steps = nodes.compactMap { reader.text($0, of: "a step of an anchor") }
        for step in steps {
            do throws(EditError.Reason) {
                _ = try AnchorStep(Self.filled(step.value))
            } catch {
                reader.add(error.message, at: step.mark)
            }
        }
        return steps
    }

    /// Fills the placeholders of a template with names, to check its form.
    private static func filled(_ template: String) -> String {
        guard template.utf8.contains(UInt8(ascii: "{")) else { return template }
        var result = ""
        var rest = Substring(template)
        while let open = rest.firstIndex(of: "{") {
            result += rest[..<open]
            guard let end = rest[open...].range(ofClosing: "}") else { return result + "x" }
            result += rest[open...].hasPrefix("{{") ? "x" : ""
            rest = rest[end...]
        }
        return result + rest
    }

    // MARK: - Checks

    private func check(
        _ kind: Located<Edit.Kind>,
        _ text: Located<String>?,
        _ steps: [Located<String>],
        _ reader: MappingReader
    ) {
        if let text, text.value.trimmingSpaces.isEmpty { reader.add("the wiring adds nothing", at: text.mark) }
        for step in steps {
            guard let place = try? AnchorStep(Self.filled(step.value)).place, place.isOfSwift != kind.value.isOfSwift
            else { continue }
            let others = AnchorStep.outsideSwift.joined(separator: ", ")
            reader.add(
                "\"\(step.value)\" is no place for \"\(kind.value.rawValue)\"",
                at: step.mark,
                hint: kind.value.isOfSwift ? "a declaration is one" : "it is one of \(others)"
            )
        }
    }
}

extension Substring {
    /// The index after the braces that close a placeholder at the start.
    fileprivate func range(ofClosing brace: Character) -> Index? {
        var index = startIndex
        while let close = self[index...].firstIndex(of: brace) {
            index = self.index(after: close)
            if self[..<close].last == brace || self[..<close].last == "%" { return index }
        }
        return nil
    }
}
