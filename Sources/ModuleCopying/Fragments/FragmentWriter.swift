import AppModel
import Diagnostics
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// Writes the repeated fragments of one file, each beside its original.
struct FragmentWriter {
    /// A fragment's copy, as the record keeps it.
    struct Written {
        let fragments: [CodeFragment]
        /// The edits of the file; empty where the fragments share their lines with others, so that they have no copy.
        let edits: [SourceEdit]
        var kind: Edit.Kind
        let anchor: [String]
        var text: String
    }

    private let document: SwiftDocument
    private let map: NameMap
    /// The numbers of cases of the enums whose raw values select an element.
    private let numbered: Set<Int>

    init(_ source: SourceFile, _ map: NameMap, numbered: Set<Int>) {
        document = SwiftDocument(Array(source.outline.source.bytes), outline: source.outline)
        (self.map, self.numbered) = (map, numbered)
    }

    /// The copies of some fragments.
    ///
    /// - Parameter text: Gives the text of a copy.
    func write(_ fragments: [CodeFragment], _ text: (Range<Int>) -> String) -> [Written] {
        let outer = fragments.filter { fragment in
            !fragments.contains {
                $0 != fragment && $0.range.contains(fragment.range.lowerBound) && $0.range.count > fragment.range.count
            }
        }
        return runs(of: outer.sorted { $0.range.lowerBound < $1.range.lowerBound }).map { write($0, text) }
    }

    /// Groups fragments that follow each other without an empty line, so that their copies do, too.
    private func runs(of fragments: [CodeFragment]) -> [[CodeFragment]] {
        var runs: [[CodeFragment]] = []
        for fragment in fragments {
            guard let last = runs.last?.last, !fragment.isInList, !fragment.isBranch,
                last.kind == fragment.kind,
                last.part == nil, fragment.part == nil, last.siblings == fragment.siblings,
                fragment.position == last.position + 1,
                !document.hasDirective(in: last.range.upperBound..<fragment.range.lowerBound),
                !document.hasBlankLine(in: last.range.upperBound..<source(of: fragment).lowerBound)
                    || isSection(runs[runs.count - 1][0])
            else {
                runs.append([fragment])
                continue
            }
            runs[runs.count - 1].append(fragment)
        }
        return runs
    }

    /// A fragment with its comments, from the first one behind a mark that does not name the module: that is of all below it.
    private func source(of fragment: CodeFragment) -> Range<Int> {
        let isOwn = { (text: String) in map.renamed(text: text) != text }
        let whole = CopyInserter(document).source(of: fragment.range) { $0.contains("MARK:") && isOwn($0) }
        let comments = document.outline.comments(before: fragment.range.lowerBound)
            .filter { whole.contains($0.range.lowerBound) }
        guard let mark = comments.lastIndex(where: { $0.text.contains("MARK:") && !isOwn($0.text) }) else {
            return whole
        }
        let start = comments.dropFirst(mark + 1).first?.range.lowerBound ?? fragment.range.lowerBound
        return start..<whole.upperBound
    }

    /// Whether a fragment begins with a mark that names the module.
    private func isSection(_ fragment: CodeFragment) -> Bool {
        document.text(source(of: fragment).lowerBound..<fragment.range.lowerBound).contains("MARK:")
    }

    private func write(_ run: [CodeFragment], _ text: (Range<Int>) -> String) -> Written {
        let (first, last) = (run[0], run[run.count - 1])
        func written(_ copy: String, by edits: [SourceEdit], as kind: Edit.Kind? = nil) -> Written {
            Written(fragments: run, edits: edits, kind: kind ?? first.kind, anchor: anchor(of: first), text: copy)
        }
        if first.isInList {
            let copy = tagged([first], text(first.range))
            let list = ListInserter(document: document, brackets: nil, elements: first.siblings)
            let isNumbered =
                first.kind == .arrayElement
                && (numbered.contains(first.siblings.count) || document.outline.selectsByNumber)
            return written(copy, by: list.insert(copy, after: isNumbered ? first.siblings.count - 1 : first.position))
        }
        if first.isBranch {
            let copy = "else " + text(first.range)
            return written(copy, by: [SourceEdit(at: first.range.upperBound, (" " + copy).utf8)])
        }
        let end = endOfNumbers(around: first)
        if let part = first.part {
            let copy = "case " + valued(first, text, part)
            if let edits = CopyInserter(document).insert(copy, after: end?.range ?? first.range, isApart: false) {
                return written(copy, by: edits)
            }
            // The cases share their line with the braces.
            let (name, place) = (valued(first, text, part), (end?.elementRange ?? part).upperBound)
            return written(name, by: [SourceEdit(at: place, (", " + name).utf8)], as: .casePattern)
        }
        let source = source(of: first).lowerBound..<last.range.upperBound
        let copy = tagged(run, valued(first, text, source))
        let isApart = isApart(first, last, source)
        if let edits = CopyInserter(document).insert(copy, after: end?.range ?? source, isApart: isApart) {
            return written(copy, by: edits)
        }
        if copy.hasPrefix(".") { return written(copy, by: [SourceEdit(at: last.range.upperBound, copy.utf8)]) }
        // Properties and cases may share their line with others and with the braces.
        let isProperty = first.kind == .member && [.let, .var].contains(first.declaration?.kind)
        guard isProperty || first.kind == .switchCase else { return written(copy, by: []) }
        let separator = document.text(last.range).hasSuffix(";") ? " " : "; "
        let edits = [SourceEdit(at: last.range.upperBound, (separator + copy).utf8)]
        return written(copy, by: edits)
    }

    /// The last case of an enum that numbers its cases by their order: a new one goes behind it, so that all keep their numbers.
    private func endOfNumbers(around fragment: CodeFragment) -> Declaration? {
        guard fragment.kind == .enumCase, let own = fragment.declaration, own.initialValue == nil, own.isOfNumbers
        else {
            return nil
        }
        return own.parent?.members.last { $0.kind == .case }
    }

    /// The text of a copy; that of a case with the raw value that the copy gets.
    private func valued(_ fragment: CodeFragment, _ text: (Range<Int>) -> String, _ source: Range<Int>) -> String {
        guard fragment.kind == .enumCase, let own = fragment.declaration else { return text(source) }
        let value = own.initialValue?.range
        let new: String
        switch CopiedRawValue(of: own, named: text(own.nameRange), copied: value.map(text)) {
        case .asCopied, .none: return text(source)
        case .next: new = ""
        case .text(let number): new = " = " + number
        }
        let end = own.nameRange.upperBound
        return text(source.lowerBound..<end) + new + text((value?.upperBound ?? end)..<source.upperBound)
    }

    /// The text of a copy with the next tag, where each fragment of the list has one of its own.
    private func tagged(_ run: [CodeFragment], _ text: String) -> String {
        let ranges = run.map(\.range)
        let others = run[0].siblings.filter { !ranges.contains($0) }.flatMap(tags)
        guard let own = ranges.flatMap(tags).first, let last = others.max(), !others.contains(own) else { return text }
        let new = max(own, last) + 1
        return text.replacingAll("tag(\(own))", with: "tag(\(new))").replacingAll("tag: \(own)", with: "tag: \(new)")
    }

    /// The numbers of tags: of `.tag(1)` and of `tag: 1`.
    private func tags(in range: Range<Int>) -> [Int] {
        let outline = document.outline
        return outline.tokens.indices(in: range).dropLast(2).compactMap { index in
            guard outline.text(outline.tokens[index]) == "tag" else { return nil }
            return Int(outline.text(outline.tokens[index + 2]))
        }
    }

    /// Whether an empty line stands between the fragments of the list around these.
    private func isApart(_ first: CodeFragment, _ last: CodeFragment, _ source: Range<Int>) -> Bool {
        let above = first.position > 0 ? first.siblings[first.position - 1] : nil
        let isApartAbove = above.map { document.hasBlankLine(in: $0.upperBound..<source.lowerBound) }
        guard last.position + 1 < last.siblings.count else {
            return isApartAbove ?? (document.text(source).contains("\n") && first.kind == .member)
        }
        // The last one of a group stays in it.
        if isApartAbove == false, first.kind != .statement || above.map(kinds) == kinds(first.range) { return false }
        let next = CopyInserter(document).source(of: last.siblings[last.position + 1])
        return document.hasBlankLine(in: last.range.upperBound..<next.lowerBound)
    }

    private func kinds(_ range: Range<Int>) -> [TokenKind] { document.outline.tokens(in: range).map(\.kind) }

    private func anchor(of fragment: CodeFragment) -> [String] {
        var steps: [String] = []
        for declaration in document.outline.declarations(around: fragment.range.lowerBound) {
            guard declaration.range != fragment.range else { break }
            if declaration.kind == .accessor { continue }
            // The step of such an extension leads to the type, too.
            if declaration.kind == .extension, declaration.inheritance.isEmpty { return [] }
            steps.append(declaration.anchorStep)
        }
        return steps.allSatisfy { (try? AnchorStep($0)) != nil } ? steps : []
    }
}

extension Outline {
    /// Whether the file selects one of several by its number, as of tabs: a new one goes behind the others, so that all keep theirs.
    fileprivate var selectsByNumber: Bool {
        selects { $0.first?.kind == .integer }
            || tokens.indices.dropLast().contains { isSelection($0) && tokens[$0 + 1].kind == .leftBrace }
    }

    /// Whether it sets what is selected, or compares it with a value, for which something is true.
    func selects(_ isWanted: ([Token]) -> Bool) -> Bool {
        tokens.indices.dropLast(3).contains { index in
            guard isSelection(index), ["=", "=="].contains(text(tokens[index + 1])) else { return false }
            var end = index + 3
            while end + 2 < tokens.count, tokens[end].kind == .period { end += 2 }
            return isWanted(Array(tokens[(index + 2)..<end]))
        }
    }

    private func isSelection(_ index: Int) -> Bool {
        tokens[index].kind == .identifier && name(tokens[index]).hasPrefix("selected")
    }
}
