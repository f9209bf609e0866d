import AppModel
import Diagnostics
import ModulePlanning
import SwiftOutline

extension LearntModule {
    /// Keeps only what other modules of its kind have, too, and what that needs.
    ///
    /// - Parameter needed: How many of the other modules must have a part.
    mutating func keep(sharedWith modules: [LearntModule], needed: Int) {
        others = Set(modules.map(\.name)).subtracting([name]).sorted()
        let counterparts = modules.map(counterparts)
        var isKept = entries.indices.map { index in counterparts.count { $0.contains(index) } >= needed }
        var texts: [String?]
        let swift = files.indices.filter { files[$0].isSwift }
        repeat {
            let kept = zip(entries, isKept).filter(\.1).map(\.0)
            texts = skeleton(of: swift, modules, mentions: kept.reduce(into: []) { $0.formUnion($1.mentions) }, needed)
        } while restore(&isKept, texts.compactMap { $0 })
        keepEntries(isKept)
        let declared = modules.map { module in
            let functions = Set(module.copies.flatMap { LearntFile.functions(in: $0.text) })
            return (hasScreen: module.hasScreen, types: module.typeNames, functions: functions)
        }
        for (index, text) in zip(swift, texts) { shorten(index, to: text ?? "", besides: declared) }
        dropDanglingEntries()
        let gone = Set(zip(swift, texts).filter { $0.1 == nil }.map { files[$0.0].path })
        files.removeAll { file in
            if file.isSwift { return gone.contains(file.path) }
            let needed = file.scope == .screen ? min(needed, modules.count(where: \.hasScreen)) : needed
            return modules.count { $0.files.contains { $0.key == file.key } } < needed
        }
    }

    private mutating func keepEntries(_ isKept: [Bool]) {
        let mark = SourceMark(source: name)
        left += zip(entries, isKept).filter { !$0.1 }.map {
            Problem("only \(name) has this in \"\($0.0.path)\": \($0.0.text)", at: mark, severity: .note)
        }
        entries = zip(entries, isKept).filter(\.1).map(\.0)
    }

    /// Replaces the copy of a file by what of it is shared.
    ///
    /// - Parameter others: The types and functions of each of the other modules.
    private mutating func shorten(
        _ index: Int,
        to text: String,
        besides others: [(hasScreen: Bool, types: [String], functions: Set<String>)]
    ) {
        let shared = others.dropFirst().reduce(others[0].functions) { $0.intersection($1.functions) }
        let left = files[index].functions(leftOutOf: text, sharedAs: shared, placeholder.own)
        emptied += left.map { name, mark in
            Problem("\"\(name)\" is left out, as the modules share no statement of it", at: mark, severity: .note)
        }
        files[index].copy = withoutOwnComments(text)
        let types = Set(Outline(text).declarations.filter(\.isVisibleType).map(\.name))
        let isOfScreen = files[index].scope == .screen
        files[index].isShared = others.allSatisfy { isOfScreen && !$0.hasScreen || !types.isDisjoint(with: $0.types) }
    }

    /// A text without the lines that comment on what one of the modules is called.
    private func withoutOwnComments(_ text: String) -> String {
        let names = ([name] + self.others).map { NameWords($0) }
        let map = NameMap(findingExactly: names + names.map(GrammaticalNumber.other))
        return text.parted(by: "\n").filter { !$0.trimmingSpaces.hasPrefix("//") || map.renamed(text: $0) == $0 }
            .joined(separator: "\n")
    }

    /// The entries that another module has, too: those that declare the same name, and of the others as many as it has.
    private func counterparts(in other: LearntModule) -> Set<Int> {
        var rest = other.entries
        var found: Set<Int> = []
        for isNamed in [true, false] {
            for (index, entry) in entries.enumerated() where !found.contains(index) {
                let place = rest.firstIndex { $0.isAlike(entry) && (!isNamed || $0.declared == entry.declared) }
                if let place {
                    rest.remove(at: place)
                    found.insert(index)
                }
            }
        }
        return found
    }

    private func skeleton(of swift: [Int], _ modules: [LearntModule], mentions: Set<String>, _ needed: Int) -> [String?]
    {
        let texts = modules.map { $0.copies.map(\.text) }
        let screens = modules.count { $0.hasScreen }
        let all = (all: needed, ofScreens: needed == modules.count ? screens : max(1, screens / 2))
        return SharedSkeleton(
            swift.map { files[$0].copy },
            others: texts,
            mentions: mentions,
            needed: all,
            required: required
        ).texts
    }

    /// The copies of its files of Swift.
    var copies: [(key: String, text: String)] { files.filter(\.isSwift).map { ($0.key, $0.copy) } }

    private var typeNames: [String] {
        copies.flatMap { Outline($0.text).declarations }.filter(\.isVisibleType).map(\.name)
    }

    /// What a style that is learnt from one module is.
    var noteOnOne: Problem {
        let text = "the style is \(name) as it is, as nothing shows which of it other modules have"
        return Problem(text, hint: "what it uses of the rest of the app, its modules use, too", severity: .note)
    }

    /// How many lines of Swift its files have, without factories, and how many of these another module has in files of the same
    /// roles.
    func linesByRole(sharedWith other: LearntModule) -> [(role: String, all: Int, shared: Int)] {
        let texts = Dictionary(other.copies, uniquingKeysWith: { "\($0)\n\($1)" })
        let all = files.filter { $0.isSwift && (other.hasScreen || $0.scope != .screen) && !$0.isFactory }
        return all.map { file in
            let lines = file.copy.parted(by: "\n").filter { other.hasScreen || !ModulePlaceholder.isOfScreen($0) }
            let own = CodeLines(lines.joined(separator: "\n").utf8)
            let shared = own.shared(with: CodeLines((texts[file.key] ?? "").utf8))
            return (file.role.sentence, own.count, shared)
        }
    }

    /// Keeps the entries that what stays needs: those that declare a name in it, and those that a case of an enum needs.
    ///
    /// - Returns: Whether there are any.
    private func restore(_ isKept: inout [Bool], _ texts: [String]) -> Bool {
        let outlines = texts.map { Outline($0) }
        var names = outlines.reduce(into: Set<String>()) { $0.formUnion($1.names(in: 0..<$1.source.count)) }
        var cases: Set<String> = []
        for (entry, _) in zip(entries, isKept).filter(\.1) {
            names.formUnion(entry.mentions)
            if entry.kind == .enumCase, let name = entry.declared { cases.insert(name) }
        }
        var isChanged = false
        for (index, entry) in entries.enumerated() where !isKept[index] {
            let isOfCase = [.switchCase, .casePattern].contains(entry.kind) && !cases.isDisjoint(with: entry.mentions)
            guard isOfCase || entry.declared.map(names.contains) == true else { continue }
            (isKept[index], isChanged) = (true, true)
        }
        return isChanged
    }
}
