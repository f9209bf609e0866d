import SwiftOutline

/// Carries what changed between two renderings over to a file by its declarations: what the later rendering has and the file lacks is
/// inserted, what a person has changed since is left.
///
/// It finds one step at a time, for the file as it stands then; without an earlier rendering, whatever the file lacks is new.
struct DeclarationMerge {
    /// The types at the file's top level that are to be looked at.
    enum Scope {
        /// All but those that stand in other files.
        case file(besides: Set<String>)
        /// Only these, and nothing else of the file.
        case types(Set<String>)
    }

    let old: SwiftDocument?
    let new: SwiftDocument
    let current: SwiftDocument
    let scope: Scope
    /// What could not be carried over: complete when no step is left.
    private(set) var notes: [GrowthNote] = []

    init(old: SwiftDocument?, new: SwiftDocument, current: SwiftDocument, scope: Scope) {
        self.old = old
        self.new = new
        self.current = current
        self.scope = scope
    }

    /// The edits of the next step; none when nothing is left to do.
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

    /// - Parameter container: The type in the file whose members the last list is; `nil` for the file itself.
    private mutating func declarations(
        _ old: [Declaration]?,
        _ new: [Declaration],
        _ current: [Declaration],
        within container: Declaration?
    ) throws(EditError.Reason) -> [SourceEdit] {
        let wanted = DeclarationKey.keyed(new, in: self.new)
        let known = self.old.map { DeclarationKey.keyed(old ?? [], in: $0) } ?? []
        let own = DeclarationKey.keyed(current, in: self.current)
        let outside = container.map(membersElsewhere) ?? []
        for (index, (key, declaration)) in wanted.enumerated() {
            let before = known.first { $0.key == key }?.declaration
            let now = own.first { $0.key == key }?.declaration ?? outside.first { $0.key == key }?.declaration
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
        return []
    }

    /// What extensions in the same file declare of a type.
    private func membersElsewhere(_ container: Declaration) -> [(key: DeclarationKey, declaration: Declaration)] {
        let members = current.outline.allDeclarations
            .filter { $0.kind.hasMembers && $0.name == container.name && $0 != container }.flatMap(\.members)
        return DeclarationKey.keyed(members, in: current)
    }

    private mutating func noteIfChanged(_ before: Declaration?, _ declaration: Declaration, _ container: Declaration?) {
        guard let before, let old, text(before, old) != text(declaration, new) else { return }
        let line = container.map { current.line(of: $0.range.lowerBound) } ?? 1
        let place = "\"\(declaration.kind.keyword) \(declaration.fullName)\", which is not there any more,"
        notes.append(GrowthNote(line: line, place: place, wanted: new.text(declaration.range)))
    }

    private func text(_ declaration: Declaration, _ document: SwiftDocument) -> TokenText {
        TokenText(declaration.range, in: document)
    }

    // MARK: - One declaration

    /// - Parameter before: The declaration in the earlier rendering, if that had it.
    private mutating func merge(_ before: Declaration?, _ declaration: Declaration, _ now: Declaration)
        throws(EditError.Reason) -> [SourceEdit]
    {
        if let before, let old, text(before, old) == text(declaration, new) { return [] }
        guard declaration.kind.hasMembers, now.kind.hasMembers else {
            return try mergeCode(before, declaration, now)
        }
        let edits = header(before, declaration, now)
        guard edits.isEmpty else { return edits }
        return try declarations(before?.members ?? [], declaration.members, now.members, within: now)
    }

    private mutating func mergeCode(_ before: Declaration?, _ declaration: Declaration, _ now: Declaration)
        throws(EditError.Reason) -> [SourceEdit]
    {
        // What a person has written under the same name is not the tool's to change.
        guard before != nil || old == nil, now.kind != .case || before != nil else { return [] }
        var merge = CodeMerge(
            old: before.flatMap { before in old.map { CodeMerge.Side(before, in: $0) } },
            new: CodeMerge.Side(declaration, in: new),
            current: CodeMerge.Side(now, in: current)
        )
        let edits = try merge.step()
        if edits.isEmpty { notes += merge.notes }
        return edits
    }

    /// What stands before the members of a type: its conformances, attributes and modifiers.
    private mutating func header(_ before: Declaration?, _ declaration: Declaration, _ now: Declaration) -> [SourceEdit]
    {
        let known = before.map { $0.inheritance.map(\.text) } ?? []
        if declaration.kind != .extension {
            for inherited in declaration.inheritance where !known.contains(inherited.text) {
                let edit = Edit(.conformance, in: AnchorPath(steps: []), text: inherited.text)
                let edits = ConformanceEdit(edit).edits(addingTo: now, in: current)
                if !edits.isEmpty { return edits }
            }
        }
        guard let before, let old else { return [] }
        let wanted = headerText(declaration, new)
        let present = headerText(now, current)
        guard headerText(before, old) != wanted, present != wanted else { return [] }
        guard present == headerText(before, old) else {
            if !now.inheritance.isEmpty, Set(present.texts).isSuperset(of: wanted.texts) { return [] }
            notes.append(
                GrowthNote(
                    line: current.line(of: now.range.lowerBound),
                    place: "\"\(now.kind.keyword) \(now.name)\"",
                    wanted: new.text(headerRange(declaration))
                )
            )
            return []
        }
        return [SourceEdit(headerRange(now), new.text(headerRange(declaration)).utf8)]
    }

    private func headerRange(_ declaration: Declaration) -> Range<Int> {
        declaration.range.lowerBound..<(declaration.bodyRange?.lowerBound ?? declaration.range.upperBound)
    }

    private func headerText(_ declaration: Declaration, _ document: SwiftDocument) -> TokenText {
        TokenText(headerRange(declaration), in: document)
    }

    // MARK: - Insertion

    private typealias Keyed = (key: DeclarationKey, declaration: Declaration)

    private func insert(_ index: Int, of wanted: [Keyed], among own: [Keyed], within container: Declaration?)
        throws(EditError.Reason) -> [SourceEdit]
    {
        let declaration = wanted[index].declaration
        let known = container.map { current.text($0.range) } ?? ""
        let chunk = MergeText(document: new).chunk(
            of: declaration,
            isTopLevel: container == nil,
            without: { known.contains($0) }
        )
        let previous = own.last { candidate in
            candidate.key == wanted[..<index].last { entry in own.contains { $0.key == entry.key } }?.key
        }?.declaration
        let next = own.first { candidate in
            candidate.key == wanted[(index + 1)...].first { entry in own.contains { $0.key == entry.key } }?.key
        }?.declaration
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
