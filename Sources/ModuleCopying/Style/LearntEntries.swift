import AppModel
import Diagnostics
import FileTransaction
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// Finds the entries of a style that write what a copy of a module writes beside the module's own.
///
/// A place is taken only if the app has it once, if the module's own entry counts as there, and if another module's entry fits.
struct LearntEntries {
    let sources: AppSources
    let placeholder: ModulePlaceholder
    /// The file of the app that has the module's entries.
    let path: RelativePath
    let document: SwiftDocument

    /// The entries for what is repeated in the file; none if no place of a style leads there.
    func entries(of written: FragmentWriter.Written) -> [LearntEntry] {
        guard let first = written.fragments.first, let last = written.fragments.last else { return [] }
        var written = written
        if first.kind == .enumCase, written.kind == .casePattern {
            // A style gives a case that shares its line with the braces a line of its own.
            (written.kind, written.text) = (.enumCase, "case \(written.text)")
        }
        let lead = document.startsLine(first.range.lowerBound) ? document.indentation(at: first.range.lowerBound) : ""
        let isOfCases = written.kind == .switchCase && written.fragments.count > 1
        let ranges = isOfCases ? written.fragments.map(\.range) : [first.range.lowerBound..<last.range.upperBound]
        let copies = isOfCases ? Self.cases(of: written.text) : [written.text]
        guard ranges.count == copies.count else { return [] }
        let found = zip(zip(ranges, copies), written.fragments).compactMap { texts, fragment in
            let original = Self.withoutLead(lead + document.text(texts.0))
            return entry(original, Self.withoutLead(lead + texts.1), written, isOfCases ? fragment : first)
        }
        return found.count == ranges.count ? found : []
    }

    private func entry(_ original: String, _ copy: String, _ written: FragmentWriter.Written, _ fragment: CodeFragment)
        -> LearntEntry?
    {
        var copy = copy
        let isNumbered =
            fragment.kind == .enumCase && fragment.declaration?.initialValue.map { Int($0.text) != nil } == true
        // The number of the last case but one is the next module's own.
        if isNumbered, let equal = copy.lastIndex(of: "=") { copy = String(copy[..<equal]).trimmingSpaces }
        let expected = try? SourceEdit.apply(written.edits, to: document.bytes)
        var fitting: LearntEntry?
        for anchor in anchors(of: written, at: fragment.range) {
            for after in isNumbered ? [nil] : [nil, Self.name(of: fragment, original)] {
                for (own, text) in texts(original, copy, fragment) {
                    guard let bytes = result(text, own, written.kind, anchor, after) else { continue }
                    let entry = LearntEntry(
                        path: path,
                        kind: written.kind,
                        anchor: anchor.map { placeholder.template($0, of: $0) },
                        text: placeholder.template(text, of: own),
                        copy: text,
                        after: after
                    )
                    if bytes == expected { return entry }
                    if fitting == nil || fitting?.after == nil && after != nil && fitting?.anchor == entry.anchor {
                        fitting = entry
                    }
                }
            }
        }
        return fitting
    }

    /// The file with the copy's entry; `nil` if the place is not the file's, or the entry does not fit.
    private func result(_ text: String, _ own: String, _ kind: Edit.Kind, _ anchor: [String], _ after: String?)
        -> [UInt8]?
    {
        let steps = anchor.compactMap { try? AnchorStep($0) }
        guard !steps.isEmpty, steps.count == anchor.count else { return nil }
        let edit = Edit(kind, in: AnchorPath(steps: steps), text: text, after: after)
        let standing = Edit(kind, in: AnchorPath(steps: steps), text: own)
        guard let place = try? sources.place(of: edit, explains: false), place.path == path,
            (try? standing.edits(for: document.bytes, read: document))?.isEmpty == true,
            let edits = try? edit.edits(for: document.bytes, read: document), !edits.isEmpty
        else { return nil }
        return try? SourceEdit.apply(edits, to: document.bytes)
    }

    // MARK: - Candidates

    /// The anchors that may lead to a fragment, the shortest first.
    private func anchors(of written: FragmentWriter.Written, at range: Range<Int>) -> [[String]] {
        let offset = range.lowerBound
        let code = document.outline.code()
        let calls = code.calls.filter { $0.range.contains(offset) && $0.range.count > range.count }
        if !written.kind.isOfSwift {
            guard let manifest = try? PackageManifest(document) else { return [] }
            let package = ["package \(manifest.name ?? "")"]
            let names = calls.compactMap { $0.text("name") }
            return ["target", "product"].flatMap { kind in names.map { package + ["\(kind) \($0)"] } } + [package]
        }
        if written.kind == .import {
            return document.outline.declarations.filter(\.isVisibleType).map { [$0.anchorStep] }
        }
        // The members of an extension are those of its type.
        let around = document.outline.declarations(around: offset)
            .filter { $0.kind != .accessor && !range.contains($0.nameRange.lowerBound) }
        let base = written.anchor.isEmpty ? around.map(\.anchorStep) : written.anchor
        // The app declares no such type if the extension is of a framework's.
        let extended = around.map { $0.kind == .extension ? "extension \($0.name)" : $0.anchorStep }
        var steps = [[], ["switch"], ["array"], ["closure"]]
        for assignment in code.assignments where assignment.range.contains(offset) {
            steps.append(["assignment \(document.text(assignment.target.range))"])
        }
        for call in calls.reversed() {
            steps.append(["call \(call.name)"])
            for argument in call.arguments where argument.range.contains(offset) {
                guard let label = argument.label else { continue }
                steps += [["argument \(label)"], ["call \(call.name)", "argument \(label)"]]
            }
        }
        for found in code.switches.flatMap(\.cases)
        where found.range.contains(offset) && found.range.lowerBound < offset {
            steps += found.isDefault ? [["default"]] : found.items.map { ["case \(document.text($0.range))"] }
        }
        return steps.map { base + $0 } + (extended == base ? [] : steps.map { extended + $0 })
    }

    /// The forms of an entry and of the module's own: an element of a package's list stands in its argument.
    private func texts(_ original: String, _ copy: String, _ fragment: CodeFragment) -> [(String, String)] {
        guard fragment.kind == .packageArgument else { return [(original, copy)] }
        let arguments = document.outline.code().calls.flatMap(\.arguments)
        let around = arguments.filter {
            $0.range.contains(fragment.range.lowerBound) && $0.range.count > fragment.range.count
        }
        return around.compactMap(\.label).reversed().map { ("\($0): [\(original)]", "\($0): [\(copy)]") }
    }

    /// The text that distinguishes a fragment from its siblings.
    private static func name(of fragment: CodeFragment, _ text: String) -> String? {
        switch fragment.kind {
        case .enumCase: fragment.declaration?.name
        case .member: fragment.declaration?.anchorStep
        case .argument, .parameter: String(text.prefix { $0 != ":" })
        case .statement, .builderElement, .arrayElement: text.contains("\n") ? nil : text
        default: nil
        }
    }

    /// The cases in the copy of several.
    private static func cases(of text: String) -> [String] {
        let document = SwiftDocument(Array("switch value {\n\(text)\n}\n".utf8))
        return (document.outline.code().switches.first?.cases ?? []).map { document.text($0.range) }
    }

    /// A text whose lines lose the indentation of the first.
    private static func withoutLead(_ text: String) -> String {
        let lead = text.prefix { $0 == " " || $0 == "\t" }
        return text.parted(by: "\n")
            .map { $0.hasPrefix(lead) ? String($0.dropFirst(lead.count)) : $0 }.joined(separator: "\n")
    }
}
