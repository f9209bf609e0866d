import AppModel
import Diagnostics
import FileTransaction
import SwiftOutline

/// Checks that an enum's own switches cover the cases that the change set adds to it.
struct CoveredCases {
    let scope: CodeScope

    var problems: [Problem] {
        let file = scope.changed.file
        return file.typesAndExtensions.filter { $0.kind == .enum }.flatMap { type -> [Problem] in
            let cases = type.members.filter { $0.kind == .case && scope.changed.isAdded($0.range) }
            guard !cases.isEmpty, !cases.contains(where: \.isInsideConditional) else { return [] }
            let known = scope.app.type(of: DeclaredPart(file: file, declaration: type))
            return known.parts.flatMap { part in switches(of: part).flatMap { uncovered(cases, in: $0, of: part) } }
        }
    }

    /// The switches over `self` in one part of an enum.
    private func switches(of part: DeclaredPart) -> [Switch] {
        part.file.outline.code(in: part.declaration).switches.filter { found in
            guard found.subject.text == "self" else { return false }
            let around = part.file.outline.declarations(around: found.range.lowerBound)
            return around.last(where: \.kind.hasMembers)?.range == part.declaration.range
        }
    }

    private func uncovered(_ cases: [Declaration], in found: Switch, of part: DeclaredPart) -> [Problem] {
        let outline = part.file.outline
        guard found.cases.allSatisfy({ !$0.isDefault }) else { return [] }
        let patterns = found.cases.flatMap(\.items).map(\.pattern)
        let names = Set(
            patterns.flatMap { outline.tokens(in: $0.range).filter { $0.kind == .identifier }.map(outline.name) }
        )
        // A pattern without a case's name covers everything, as does a tuple's or a variable's.
        guard patterns.allSatisfy({ $0.firstByte == UInt8(ascii: ".") || $0.text.hasPrefix("let .") }) else {
            return []
        }
        let mark = SourceMark(part.file.lines.position(at: found.range.lowerBound), in: part.file.path.text)
        return cases.filter { !names.contains($0.name) }.map { missing in
            Problem(
                "the switch does not cover \"\(missing.name)\" (\(scope.changed.mark(missing.nameRange.lowerBound)))",
                at: mark,
                hint: "add a case for it"
            )
        }
    }
}
