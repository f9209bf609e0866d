import Diagnostics
import SwiftEdits
import SwiftOutline

/// Merges the changes between two renderings into a file, declaration by declaration. It inserts declarations of the later
/// rendering that the file lacks, and leaves those that a person has changed.
///
/// It finds one step at a time for the current file. Without an earlier rendering, every declaration that the file lacks is
/// new.
struct DeclarationMerge {
    /// The top-level types of the file that the merge covers.
    enum Scope {
        /// All types but those in other files.
        case file(besides: Set<String>)
        /// Only these types, and nothing else in the file.
        case types(Set<String>)
    }

    let old: SwiftDocument?
    let new: SwiftDocument
    let current: SwiftDocument
    let scope: Scope
    /// Set if people wrote the file. Their types get no superclass, stored property or initialiser.
    let people: HandWrittenCode?
    /// Changes that the merge could not apply; complete when no step is left.
    private(set) var notes: [GrowthNote] = []
    /// Changes that are left to people; complete when no step is left.
    private(set) var handWork: [ManualChange] = []

    /// The edits of the next step; empty when the merge is complete.
    mutating func step() throws(EditError.Reason) -> [SourceEdit] {
        if case .file = scope {
            let edits = try imports()
            if !edits.isEmpty { return edits }
        }
        return try declarations(
            old?.outline.declarations,
            new.outline.declarations.filter(isInScope),
            current.outline.declarations,
            within: nil
        )
    }

    private func isInScope(_ declaration: Declaration) -> Bool {
        guard declaration.kind != .import else { return false }
        switch scope {
        case .file(let others): return !(declaration.kind.isType && others.contains(declaration.name))
        case .types(let names): return declaration.kind.hasMembers && names.contains(declaration.name)
        }
    }

    // MARK: - Lists

    private func imports() throws(EditError.Reason) -> [SourceEdit] {
        let known = Set((old?.outline.declarations ?? []).filter { $0.kind == .import }.map(\.name))
        for declaration in new.outline.declarations where declaration.kind == .import {
            guard !known.contains(declaration.name), !declaration.isInsideConditional else { continue }
            let edit = Edit(.import, in: AnchorPath(steps: []), text: new.text(declaration.range))
            let edits = try ImportEdit(edit).edits(in: current)
            if !edits.isEmpty { return edits }
        }
        return []
    }

    /// - Parameter container: The type in the file that contains the last list; `nil` for the file itself.
    private mutating func declarations(
        _ old: [Declaration]?,
        _ new: [Declaration],
        _ current: [Declaration],
        within container: Declaration?
    ) throws(EditError.Reason) -> [SourceEdit] {
        let wanted = DeclarationKey.keyed(new, in: self.new)
        let before = self.old.map { DeclarationKey.keyed(old ?? [], in: $0) } ?? []
        let known = byKey(before)
        let own = byKey(DeclarationKey.keyed(current, in: self.current))
        let outside = byKey(container.map(membersElsewhere) ?? [])
        for (index, (key, declaration)) in wanted.enumerated() {
            let before = known[key]
            let now = own[key] ?? outside[key]
            var edits: [SourceEdit] = []
            if let now {
                edits = try merge(before, declaration, now)
            } else if before == nil {
                edits = try insert(index, of: wanted, among: own, within: container)
            } else {
                noteIfChanged(before, declaration, container)
            }
            if !edits.isEmpty { return edits }
        }
        let kept = Set(wanted.map(\.key))
        return takeOut(before.filter { !kept.contains($0.key) && isInScope($0.declaration) }, of: own)
    }

    /// Takes out what is written no more, where it stands as it was written.
    private mutating func takeOut(_ gone: [Keyed], of own: [DeclarationKey: Declaration]) -> [SourceEdit] {
        guard people == nil, let old else { return [] }
        for (key, before) in gone {
            guard let now = own[key] else { continue }
            if now.kind != .case, text(before, old) == text(now, current),
                let range = MergeText(document: current).lines(of: now, as: before, in: old)
            {
                return [SourceEdit(range, "".utf8)]
            }
            notes.append(
                GrowthNote(
                    line: current.line(of: now.range.lowerBound),
                    place: "\"\(now.kind.keyword) \(now.fullName)\"",
                    wanted: ""
                )
            )
        }
        return []
    }

    private func byKey(_ declarations: [Keyed]) -> [DeclarationKey: Declaration] {
        Dictionary(declarations.map { ($0.key, $0.declaration) }) { first, _ in first }
    }

    /// The members of a type in extensions in the same file.
    private func membersElsewhere(_ container: Declaration) -> [(key: DeclarationKey, declaration: Declaration)] {
        let members = current.outline.allDeclarations
            .filter { $0.kind.hasMembers && $0.name == container.name && $0 != container }.flatMap(\.members)
        return DeclarationKey.keyed(members, in: current)
    }

    private mutating func noteIfChanged(_ before: Declaration?, _ declaration: Declaration, _ container: Declaration?) {
        guard let before, let old, text(before, old) != text(declaration, new) else { return }
        let line = container.map { current.line(of: $0.range.lowerBound) } ?? 1
        let place = "\"\(declaration.kind.keyword) \(declaration.fullName)\", which is not there any more,"
        var note = GrowthNote(line: line, place: place, wanted: new.text(declaration.range))
        note.wantedLine = new.line(of: declaration.range.lowerBound)
        notes.append(note)
    }

    private func text(_ declaration: Declaration, _ document: SwiftDocument) -> TokenText {
        TokenText(declaration.range, in: document)
    }

    // MARK: - One declaration

    /// - Parameter before: The declaration in the earlier rendering, if any.
    private mutating func merge(_ before: Declaration?, _ declaration: Declaration, _ now: Declaration)
        throws(EditError.Reason) -> [SourceEdit]
    {
        if let before, let old, text(before, old) == text(declaration, new) { return [] }
        guard declaration.kind.hasMembers, now.kind.hasMembers else { return try mergeCode(before, declaration, now) }
        let edits = header(before, declaration, now)
        guard edits.isEmpty else { return edits }
        return try declarations(before?.members ?? [], declaration.members, now.members, within: now)
    }

    private mutating func mergeCode(_ before: Declaration?, _ declaration: Declaration, _ now: Declaration)
        throws(EditError.Reason) -> [SourceEdit]
    {
        // A person may have written a declaration of the same name. The tool does not change it.
        guard before != nil || old == nil, now.kind != .case || before != nil else { return [] }
        var merge = CodeMerge(
            old: before.flatMap { before in old.map { CodeMerge.Side(before, in: $0) } },
            new: CodeMerge.Side(declaration, in: new),
            current: CodeMerge.Side(now, in: current)
        )
        let edits = try merge.step()
        if people?.has(now.parent) == true, now.isLeftToPeople, !edits.isEmpty || !merge.notes.isEmpty {
            leave(declaration, in: now.parent, as: "changes of")
            return []
        }
        if edits.isEmpty { notes += merge.notes }
        return edits
    }

    /// Merges the header of a type: its conformances, attributes and modifiers.
    private mutating func header(_ before: Declaration?, _ declaration: Declaration, _ now: Declaration) -> [SourceEdit]
    {
        let known = before.map { $0.inheritance.map(\.text) } ?? []
        if declaration.kind != .extension {
            for inherited in declaration.inheritance where !known.contains(inherited.text) {
                let edit = Edit(.conformance, in: AnchorPath(steps: []), text: inherited.text)
                let edits = ConformanceEdit(edit).edits(addingTo: now, in: current)
                guard !edits.isEmpty else { continue }
                guard let people, people.has(now), people.isSuperclass(inherited, of: declaration) else { return edits }
                let line = current.line(of: now.range.lowerBound)
                let demand = "\"\(now.kind.keyword) \(now.name)\" needs the superclass \"\(inherited.text)\""
                handWork.append(ManualChange(line: line, demand: demand, wanted: new.text(headerRange(declaration))))
            }
        }
        guard let before, let old, people?.has(now) != true else { return [] }
        let wanted = headerText(declaration, new)
        let present = headerText(now, current)
        guard headerText(before, old) != wanted, present != wanted else { return [] }
        guard present == headerText(before, old) else {
            if !now.inheritance.isEmpty, Set(present.texts).isSuperset(of: wanted.texts) { return [] }
            notes.append(
                GrowthNote(
                    line: current.line(of: now.range.lowerBound),
                    place: "\"\(now.kind.keyword) \(now.name)\"",
                    wanted: new.text(headerRange(declaration)),
                    column: current.outline.source.position(at: now.range.lowerBound).column,
                    standing: current.text(headerRange(now)),
                    wantedLine: new.line(of: declaration.range.lowerBound)
                )
            )
            return []
        }
        return [SourceEdit(headerRange(now), new.text(headerRange(declaration)).utf8)]
    }

    /// Leaves a stored property or an initialiser to people.
    private mutating func leave(_ declaration: Declaration, in container: Declaration?, as change: String) {
        let what = declaration.kind == .`init` ? "initialiser" : "stored property \"\(declaration.name)\""
        let type = container.map { "\"\($0.kind.keyword) \($0.name)\"" } ?? "the file"
        let demand = change.isEmpty ? "\(type) needs the \(what)" : "\(type) needs \(change) its \(what)"
        let line = container.map { current.line(of: $0.range.lowerBound) } ?? 1
        let text = MergeText(document: new).entry(declaration.range).plain
        handWork.append(ManualChange(line: line, demand: demand, wanted: text))
    }

    private func headerRange(_ declaration: Declaration) -> Range<Int> {
        declaration.range.lowerBound..<(declaration.bodyRange?.lowerBound ?? declaration.range.upperBound)
    }

    private func headerText(_ declaration: Declaration, _ document: SwiftDocument) -> TokenText {
        TokenText(headerRange(declaration), in: document)
    }

    // MARK: - Insertion

    private typealias Keyed = (key: DeclarationKey, declaration: Declaration)

    private mutating func insert(
        _ index: Int,
        of wanted: [Keyed],
        among own: [DeclarationKey: Declaration],
        within container: Declaration?
    ) throws(EditError.Reason) -> [SourceEdit] {
        let declaration = wanted[index].declaration
        if people?.has(container) == true, declaration.isLeftToPeople {
            leave(declaration, in: container, as: "")
            return []
        }
        let known = container.map { current.text($0.range) } ?? ""
        let chunk = MergeText(document: new).chunk(
            of: declaration,
            isTopLevel: container == nil,
            without: { known.contains($0) }
        )
        let previous = wanted[..<index].lazy.reversed().compactMap { own[$0.key] }.first
        let next = wanted[(index + 1)...].lazy.compactMap { own[$0.key] }.first
        guard let container, let body = container.bodyRange else {
            return TopLevelInserter(document: current).insert(chunk, behind: previous, before: next)
        }
        try current.checkClosed(body)
        if declaration.kind == .case { return try addCase(declaration, chunk, behind: previous, to: container) }
        let list = MemberList(container, body, in: current)
        return insert(chunk, into: list, behind: previous, before: next)
    }

    private func insert(
        _ chunk: MemberText.Chunk,
        into list: MemberList,
        behind previous: Declaration?,
        before next: Declaration?
    ) -> [SourceEdit] {
        let heading = chunk.declaration.parent.flatMap { parent in
            parent.bodyRange.map { MemberList(parent, $0, in: new) }?.heading(above: chunk.declaration)
        }
        if let heading, list.hasSection(titled: heading), previous.flatMap(list.heading(above:)) != heading {
            if let next, list.heading(above: next) == heading { return list.insert(chunk, before: next) }
            return list.insert(chunk, after: nil, section: heading, sorted: nil)
        }
        if let previous { return list.insert(chunk, behind: previous) }
        if let next { return list.insert(chunk, before: next) }
        return list.insert(chunk, after: nil, section: heading, sorted: nil)
    }

    private func addCase(
        _ declaration: Declaration,
        _ chunk: MemberText.Chunk,
        behind previous: Declaration?,
        to container: Declaration
    ) throws(EditError.Reason) -> [SourceEdit] {
        let isShared =
            declaration.isContinuation
            || (declaration.parent?.members ?? []).contains {
                $0.isContinuation && $0.range == declaration.range
            }
        let entry = isShared ? MergeText(document: new).singleCase(declaration) : chunk.entry
        var edit = Edit(.enumCase, in: AnchorPath(steps: []), text: entry.plain)
        edit.after = previous?.kind == .case ? previous?.name : nil
        return try EnumCaseEdit(edit).edits(addingTo: container, in: current)
    }
}
