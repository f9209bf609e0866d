import AppModel
import Diagnostics
import SwiftEdits
import SwiftOutline

/// What of a module's files a copy leaves out because it shows screens that are left out.
///
/// The smallest unit of a mention goes: a case, an element, a statement, or the member around it, whose mentions then go, too.
struct ScreenCuts {
    private let app: AppModel
    private let files: Set<Int>
    /// The words of the screens that are left out.
    private let stems: NameMap
    /// The types and members that are left out.
    private var gone: Set<String>
    /// The bytes that are cut, by file.
    private(set) var ranges: [Int: [Range<Int>]]
    private var sites: [Site] = []

    /// - Parameters:
    ///   - files: The module's files.
    ///   - cuts: What of them is cut for other reasons.
    /// - Throws: `Failure` for a mention that is no unit of its own.
    init(_ app: AppModel, in files: Set<Int>, without extent: Extent, besides cuts: [Int: [Range<Int>]]) throws(Failure)
    {
        (self.app, self.files, gone, ranges, stems) = (app, files, extent.omitted, cuts, extent.omittedNames)
        var count = -1
        while count != ranges.values.reduce(0, { $0 + $1.count }) {
            count = ranges.values.reduce(0) { $0 + $1.count }
            for file in files.sorted() { try cut(file) }
        }
    }

    /// Where the units begin that are cut, besides those of tests.
    var sourceSites: [Site] {
        sites.filter { app.files[$0.file].role == .source }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    }

    /// Whether some code names a screen that is left out.
    func isNamed(in range: Range<Int>, of file: Int) -> Bool {
        app.files[file].outline.names(in: range).contains { stems.bears($0) }
    }

    private mutating func cut(_ file: Int) throws(Failure) {
        let source = app.files[file]
        let document = SwiftDocument(Array(source.outline.source.bytes), outline: source.outline)
        for token in source.outline.tokens where token.kind == .identifier {
            let name = source.outline.name(token)
            guard gone.contains(name) || stems.bears(name), !isCut(token.start, in: file) else { continue }
            guard let unit = unit(at: token.start, in: file) else {
                throw Failure(
                    "\"\(name)\" belongs to a screen that is left out, and is no unit of its own here",
                    at: app.mark(of: Site(file: file, offset: token.start)),
                    hint: "name its screen in --screens, too"
                )
            }
            if let member = unit.member { gone.insert(member) }
            sites.append(Site(file: file, offset: unit.range.lowerBound))
            ranges[file, default: []].append(FileCuts.withLines(unit.range, in: document))
        }
    }

    private func isCut(_ offset: Int, in file: Int) -> Bool { ranges[file]?.contains { $0.contains(offset) } ?? false }

    /// The unit around a mention, and the name of the member that it is.
    private func unit(at offset: Int, in file: Int) -> (range: Range<Int>, member: String?)? {
        let outline = app.files[file].outline
        for element in app.files[file].code().elements(around: offset).reversed() {
            if let declaration = element.declaration, !declaration.isLocal {
                return isFree(declaration) ? (declaration.range, declaration.name) : nil
            }
            switch element.kind {
            case .element: return (Self.range(of: element), nil)
            case .switchCase:
                guard let found = element.switchCase, found.labelRange.contains(offset) else { continue }
                return found.items.count == 1 ? (element.range, nil) : nil
            case .statement:
                if let modifier = modifier(at: offset, of: element.range, in: outline) { return (modifier, nil) }
                guard let statement = element.statement, statement.declaration == nil,
                    ![.return, .guard, .throw].contains(statement.keyword),
                    !outline.isWholeBody(element.range, ofBuilder: false)
                else { continue }
                return (element.range, nil)
            default: continue
            }
        }
        return nil
    }

    /// The modifier of a view that a mention is in: `.sheet(isPresented: $isShown) { DetailsView() }`.
    private func modifier(at offset: Int, of view: Range<Int>, in outline: Outline) -> Range<Int>? {
        let around = outline.declarations(around: offset).last { !$0.isLocal && $0.kind != .accessor }
        guard around?.type?.text.hasPrefix("some ") == true else { return nil }
        return outline.links(of: view).first { $0.contains(offset) }
    }

    /// Whether a declaration can go without others that have its name and stay.
    private func isFree(_ declaration: Declaration) -> Bool {
        if declaration.kind == .`init` || declaration.hasModifier("override") { return false }
        let name = declaration.kind == .extension ? TypeText.bare(of: declaration.name) : declaration.name
        if gone.contains(name) || stems.bears(name) { return true }
        guard !declaration.kind.hasMembers else { return false }
        let all = app.files.indices.flatMap { index in
            app.files[index].outline.allDeclarations.filter {
                $0.isNamed(name) && !$0.isLocal && !isCut($0.range.lowerBound, in: index)
                    && files.contains(index) != ($0.parent?.kind == .protocol)
            }
        }
        return all.count == 1
    }

    /// The bytes of an element with the comma behind it, or else before it.
    private static func range(of element: CodeElement) -> Range<Int> {
        let list = element.list.map(\.range)
        guard let place = list.firstIndex(of: element.range), list.count > 1 else { return element.range }
        return place + 1 < list.count
            ? element.range.lowerBound..<list[place + 1].lowerBound
            : list[place - 1].upperBound..<element.range.upperBound
    }
}
