import AppModel
import Diagnostics
import FileTransaction
import ModuleSpecs
import Styles
import SwiftEdits
import SwiftOutline

/// A module of the app beside what the templates of its style render for it.
package struct ModuleComparison {
    /// A file of the module, as it is and as the template has it.
    package struct File {
        package let piece: String
        package let path: RelativePath
        /// The file's text; `nil` if the app has no such file.
        package let standing: [UInt8]?
        package let rendered: [UInt8]
        package let parts: [Part]

        package var isSwift: Bool { path.fileExtension == "swift" }

        package var lines: (rendered: CodeLines, standing: CodeLines) {
            (CodeLines(rendered), CodeLines(standing ?? []))
        }

        /// Whether the texts are the same, but for the lines of a header that name an author and a date.
        package var isSame: Bool {
            guard let standing else { return false }
            return standing == rendered
                || FileHeader.withoutAuthor(String(decoding: standing, as: UTF8.self)).utf8.elementsEqual(rendered)
        }
    }

    /// A declaration of a file: a type, or a member of it.
    package struct Part {
        /// Where a declaration is.
        package enum Place: String, Sendable {
            case both
            /// In both with another text.
            case differs
            case template
            case hand
        }

        package let name: String
        package let place: Place
    }

    package let module: String
    package let style: String
    package let files: [File]
    let spec: ModuleSpec

    /// - Throws: `Failure` if the app has no such module of the style.
    package init(of name: Located<String>, with style: Style, in tree: FileTree) throws(Failure) {
        let module = NameWords(name.value).pascal
        let kept = try KeptSpec.read(module, in: tree)?.spec
        let app = try PlannedApp(of: tree)
        let planner = AdoptionPlanner(style: style)
        guard var spec = kept ?? planner.spec(of: module, in: app) else {
            throw planner.unknown(name, module, style.manifest.modules(in: app.model))
        }
        spec.style = Located(style.name, at: name.mark)
        let rendered = try ModuleRepair(style: style, in: tree).module(spec)
        try self.init(of: spec, rendered, in: app.model, tree)
    }

    /// Compares a module as its spec renders.
    package init(of spec: ModuleSpec, _ rendered: RenderedModule, in app: AppModel, _ tree: FileTree) throws(Failure) {
        var files: [File] = []
        for piece in rendered.pieces where !piece.isMerged {
            let path = try Self.path(of: piece, in: app, tree)
            let standing = try tree.read(path)
            files.append(
                File(
                    piece: piece.piece.id,
                    path: path,
                    standing: standing,
                    rendered: Array(piece.text.utf8),
                    parts: piece.isSwift ? Self.parts(standing ?? [], Array(piece.text.utf8)) : []
                )
            )
        }
        (module, style, self.files, self.spec) = (spec.typeName, spec.style?.value ?? "", files, spec)
    }

    /// Where the app has what a piece declares.
    private static func path(of piece: RenderedPiece, in app: AppModel, _ tree: FileTree) throws(Failure)
        -> RelativePath
    {
        guard piece.isSwift, try !tree.hasFile(piece.path) else { return piece.path }
        let types = piece.file.outline.declarations.filter(\.isVisibleType).lazy.compactMap {
            app.visibleType($0.name)
        }
        return types.first.map { app.file(of: $0).path } ?? piece.path
    }

    private static func parts(_ standing: [UInt8], _ rendered: [UInt8]) -> [Part] {
        let (hand, template) = (declarations(standing), declarations(rendered))
        let own = Dictionary(hand, uniquingKeysWith: { first, _ in first })
        let known = Set(template.map(\.name))
        return template.map { name, text in
            Part(name: name, place: own[name].map { $0 == text ? .both : .differs } ?? .template)
        } + hand.filter { !known.contains($0.name) }.map { Part(name: $0.name, place: .hand) }
    }

    /// The members of all types and the declarations outside of types, with their tokens.
    private static func declarations(_ bytes: [UInt8]) -> [(name: String, text: [String])] {
        let outline = Outline(String(decoding: bytes, as: UTF8.self))
        return outline.allDeclarations.filter { !$0.isLocal && !$0.isContinuation && $0.kind != .accessor }.map {
            declaration in
            let range = declaration.bodyRange.map {
                declaration.kind.hasMembers ? declaration.range.lowerBound..<$0.lowerBound : declaration.range
            }
            let owner = declaration.parent.map { "\($0.name)." } ?? ""
            return (owner + declaration.anchorStep, outline.tokens(in: range ?? declaration.range).map(outline.text))
        }
    }

    /// The number of declarations that the templates give, and how many of these the module has, with whatever text.
    package var declarations: (rendered: Int, standing: Int) {
        let parts = files.flatMap(\.parts).filter { $0.place != .hand }
        return (parts.count, parts.count { $0.place != .template })
    }

    /// Whether the module is of the kind that the style is for: it has two of three declarations or more.
    package var isAlike: Bool { 3 * declarations.standing >= 2 * declarations.rendered }

    /// Whether it has two of three files of such a module, and of the declarations in these.
    package var isAlikeInPart: Bool {
        let all = files.filter { !$0.parts.isEmpty }
        let there = all.filter { $0.standing != nil }
        let parts = there.flatMap(\.parts).filter { $0.place != .hand }
        return 3 * there.count >= 2 * all.count && 3 * parts.count { $0.place != .template } >= 2 * parts.count
    }

    /// The lines of Swift that the templates give, how many of them the module's files have, and how many these have.
    package var lines: (rendered: Int, shared: Int, standing: Int) {
        files.filter(\.isSwift).reduce((0, 0, 0)) { sum, file in
            let (rendered, standing) = file.lines
            return (sum.0 + rendered.count, sum.1 + rendered.shared(with: standing), sum.2 + standing.count)
        }
    }

    /// The lines of each file that the templates do not give.
    package var dropped: [(path: RelativePath, lines: [Int])] {
        files.filter(\.isSwift).map { ($0.path, $0.lines.standing.missing(in: $0.lines.rendered)) }
            .filter { !$0.lines.isEmpty }
    }

    /// The lines of each file that the templates give and that one of some other modules lacks.
    package func kept(besides others: [ModuleComparison]) -> [(path: RelativePath, lines: [Int])] {
        files.filter(\.isSwift).map { file in
            let (rendered, standing) = file.lines
            let lacking = others.flatMap(\.files).filter { $0.piece == file.piece }.map(\.lines)
                .flatMap { $0.rendered.missing(in: $0.standing) }
            return (file.path, Set(lacking.compactMap { standing.number(of: $0, in: rendered) }).sorted())
        }
        .filter { !$0.lines.isEmpty }
    }

    /// How many lines of the module are reproduced.
    package var noteOnLines: Problem {
        let lines = lines
        return Problem(
            "of \(lines.rendered.counted("line")) that the templates give for \"\(module)\", its files have \(lines.shared), "
                + "and \(lines.standing - lines.shared) more",
            severity: .note
        )
    }

    /// How much of the module is reproduced.
    package var note: Problem {
        let same = files.count { $0.isSame }
        let others = files.filter { !$0.isSame }.map(\.path.text)
        return Problem(
            "the templates give \(same) of \(files.count.counted("file")) of \"\(module)\" to the byte",
            hint: others.isEmpty
                ? nil
                : "scaffold style diff \(style) \(module) shows what differs in \(others.joined(separator: ", "))",
            severity: .note
        )
    }
}
