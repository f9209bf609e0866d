import AppModel
import Diagnostics
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// What of a module's files a copy leaves out because it shows screens that are left out.
///
/// The smallest fragment of a mention goes: a case, an element, a statement, or the member around it, whose mentions then go, too.
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
    /// - Throws: `Failure` for a mention that is no fragment of its own.
    init(_ app: AppModel, in files: Set<Int>, without extent: Extent, besides cuts: [Int: [Range<Int>]]) throws(Failure)
    {
        (self.app, self.files, gone, ranges, stems) = (app, files, extent.omitted, cuts, extent.omittedNames)
        var count = -1
        while count != ranges.values.reduce(0, { $0 + $1.count }) {
            count = ranges.values.reduce(0) { $0 + $1.count }
            for file in files.sorted() { try cut(file) }
        }
    }

    /// Where the fragments begin that are cut, besides those of tests.
    var sourceSites: [Site] {
        sites.filter { app.files[$0.file].role == .source }.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
    }

    /// Whether some code names a screen that is left out.
    func isNamed(in range: Range<Int>, of file: Int) -> Bool {
        app.files[file].outline.names(in: range).contains { stems.matches($0) }
    }

    private mutating func cut(_ file: Int) throws(Failure) {
        let source = app.files[file]
        let document = SwiftDocument(Array(source.outline.source.bytes), outline: source.outline)
        for token in source.outline.tokens where token.kind == .identifier {
            let name = source.outline.name(token)
            guard gone.contains(name) || stems.matches(name), !isCut(token.start, in: file) else { continue }
            guard let fragment = ScreenFragment(at: token.start, in: source.outline, isFree) else {
                let message = "\"\(name)\" belongs to a screen that is left out, and is no unit of its own here"
                let mark = app.mark(of: Site(file: file, offset: token.start))
                throw Failure(message, at: mark, hint: "name its screen in --screens, too")
            }
            if let member = fragment.member { gone.insert(member) }
            sites.append(Site(file: file, offset: fragment.range.lowerBound))
            ranges[file, default: []].append(FileCuts.withLines(fragment.range, in: document))
        }
    }

    private func isCut(_ offset: Int, in file: Int) -> Bool { ranges[file]?.contains { $0.contains(offset) } ?? false }

    /// Whether a declaration can go without others that have its name and stay.
    private func isFree(_ declaration: Declaration) -> Bool {
        if declaration.kind == .`init` || declaration.hasModifier("override") { return false }
        let name = declaration.kind == .extension ? TypeText.bare(of: declaration.name) : declaration.name
        if gone.contains(name) || stems.matches(name) { return true }
        guard !declaration.kind.hasMembers else { return false }
        let all = app.files.indices.flatMap { index in
            app.files[index].outline.allDeclarations.filter {
                $0.isNamed(name) && !$0.isLocal && !isCut($0.range.lowerBound, in: index)
                    && files.contains(index) != ($0.parent?.kind == .protocol)
            }
        }
        return all.count == 1
    }
}
