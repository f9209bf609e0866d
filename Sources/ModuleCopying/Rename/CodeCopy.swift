import AppModel
import Diagnostics
import ModulePlanning
import SwiftEdits
import SwiftOutline

/// Writes the text of a copy: copied names, comments and texts get the new module's words, and the rest stays as it is.
struct CodeCopy {
    private let resolver: NameResolver
    private let map: NameMap
    private let copied: CopiedCode
    private let texts = TextUse()
    /// Whether arguments that are aligned with the first one stay so; not with placeholders, whose length means nothing.
    private let isAligning: Bool
    /// The texts with the module's words that stay, such as paths and the names of images.
    private(set) var kept: [KeptText] = []
    /// Why texts of the module stay wherever they stand: parts of its paths, and names of images; once they are searched.
    private var names: [String: String]?
    /// The names of the module's resources, with and without their extensions.
    private let resources: Set<String>
    /// The names of its storyboards and nibs, which are no images.
    private let scenes: Set<String>
    /// Where manifests give names to targets, products and projects.
    private lazy var declared: [String: [Site]] = resolver.targetLists.keys.reduce(into: [:]) { sites, file in
        for value in resolver.code(of: file).calls.compactMap({ $0.argument(labelled: "name")?.value }) {
            sites[value.text.filter { $0 != "\"" }, default: []].append(
                Site(file: file, offset: value.range.lowerBound)
            )
        }
    }
    /// The codes that repeated statements give, which the copy makes up: others than the app may know them.
    private(set) var codes: [Site] = []
    private let tables: TextTables
    private let manifests: ManifestNames
    /// The keys of the app's texts that the copy has under new names.
    private(set) var keys: [String: String] = [:]

    private static let ofTool = "a tool makes the name; give the copy its own text or asset, and run the tool again"

    private static let ofBoth = "both modules have it; give the copy one of its own if it tells them apart"

    /// A text that stays, and why.
    struct KeptText: Equatable {
        let file: Int
        let offset: Int
        let text: String
        let reason: String
    }

    init(
        _ resolver: NameResolver,
        by copied: CopiedCode,
        _ tables: TextTables,
        _ manifests: ManifestNames,
        _ extent: Extent,
        isAligning: Bool
    ) {
        let files = extent.files.map(\.path)
        resources = extent.resources
        scenes = Set(files.filter { ["storyboard", "xib"].contains($0.fileExtension ?? "") }.map(\.baseName))
        (self.resolver, self.copied, self.tables) = (resolver, copied, tables)
        (self.manifests, self.isAligning) = (manifests, isAligning)
        map = resolver.index.map
    }

    /// The copy of a file, without what is cut and without its author and date.
    mutating func file(_ number: Int) -> String {
        FileHeader.withoutAuthor(text(0..<resolver.app.files[number].outline.source.count, in: number))
    }

    /// The copy of a range of bytes, without what is cut.
    mutating func text(_ range: Range<Int>, in number: Int) -> String {
        guard let cuts = copied.cuts[number], !cuts.isEmpty else { return whole(range, in: number) }
        let outline = resolver.app.files[number].outline
        let document = SwiftDocument(Array(outline.source.bytes), outline: outline)
        let rest = FileCuts.rest(besides: cuts, of: document).map { $0.clamped(to: range) }.filter { !$0.isEmpty }
        return rest.map { whole($0, in: number) }.joined()
    }

    private mutating func whole(_ range: Range<Int>, in number: Int) -> String {
        let outline = resolver.app.files[number].outline
        var columns = AlignedColumns(of: outline, from: range.lowerBound)
        var text = ""
        var end = range.lowerBound
        for index in outline.tokens.indices(in: range) {
            let token = outline.tokens[index]
            guard token.kind != .endOfFile, token.end <= range.upperBound else { break }
            let gap = gap(end..<token.start, outline)
            text += isAligning ? columns.aligned(gap, before: token) : gap
            if isAligning { columns.note(token, at: text) }
            text += written(index, in: number, outline)
            end = token.end
        }
        return text + gap(end..<range.upperBound, outline)
    }

    private mutating func written(_ index: Int, in number: Int, _ outline: Outline) -> String {
        let token = outline.tokens[index]
        let text = outline.text(token)
        switch token.kind {
        case .identifier, .dollarIdentifier:
            guard let name = outline.spelling(token), let new = map.renamed(name) else { return text }
            if tables.symbols.contains(name), resolver.asksForText(at: index, in: number) {
                kept.append(KeptText(file: number, offset: token.start, text: ".\(text)", reason: Self.ofTool))
                return text
            }
            guard resolver.isCopied(index, in: number, by: copied) else {
                if isOfCopiedFile(index, in: number, outline) { return new }
                keepGenerated(index, in: number, outline)
                return text
            }
            if text.hasPrefix("$") { return "$" + new }
            // A member may have the name of a keyword.
            let isMember = index > 0 && outline.tokens[index - 1].kind == .period
            let isName = isMember && SwiftIdentifier.isValid(new) && !SwiftIdentifier.isReservedMember(new)
            return isName ? new : SwiftIdentifier.escaped(new)
        case .string, .stringStart, .stringMiddle, .stringEnd:
            let name = text.filter { $0 != "\"" }
            let title = resolver.isTitle(index, in: outline) ? map.title(for: name) : nil
            let new = title.map { "\"\($0)\"" } ?? map.renamed(text: text, where: isKept)
            guard new != text else {
                if copied.files.contains(number), isIdentifier(token, in: number) {
                    kept.append(KeptText(file: number, offset: token.start, text: text, reason: Self.ofBoth))
                }
                return text
            }
            if let own = manifestText(text, at: token.start, in: number) { return own }
            let literal = resolver.code(of: number).stringLiterals.first { $0.range.lowerBound == token.start }
            if let key = literal.flatMap({ tables.key(of: $0.segments) }), isKey(key, index, in: number) {
                keys[key] = map.renamed(text: key, where: isKept)
                return map.renamed(text: text, where: isKept)
            }
            let isManifest = resolver.app.files[number].role == .manifest
            let isKey = copied.files.contains(number) && !isManifest && outline.isDictionaryKey(index)
            let isImage = tables.images.contains(name) && texts.mayBeImage(name, at: token.start, in: outline)
            let reason =
                isKey
                ? TextUse.key
                : texts.reason(toKeep: index, in: outline, ofManifest: isManifest) ?? (isImage ? TextUse.image : nil)
            if reason == TextUse.path {
                let path = String(name.drop { $0 == ")" })
                if let own = manifests.path(ofFile: path) { return text.replacingAll(path, with: own) }
            }
            if scenes.contains(name) { return new }
            if reason != TextUse.image, reason != TextUse.decoded, resources.contains(name) { return new }
            if let reason = reason ?? nameReason(text, in: number) {
                let whole = literal.map { outline.source.text($0.range) } ?? text
                let isRead = reason == TextUse.path && resolver.app.files[number].role == .test
                let all = isRead && name.hasSuffix(".swift") ? TextUse.pathOfOriginal : reason
                kept.append(KeptText(file: number, offset: token.start, text: whole, reason: all))
                return text
            }
            if isCode(name, token, in: number) { codes.append(Site(file: number, offset: token.start)) }
            return new
        default: return text
        }
    }

    /// Whether a literal that is a key of the app's texts may stand for the text: one word alone may be anything, unless it is shown.
    private func isKey(_ key: String, _ index: Int, in number: Int) -> Bool {
        let outline = resolver.app.files[number].outline
        guard NameWords(key).words.count == 1, key.first?.isLowercase == true else { return true }
        let around = resolver.code(of: number).calls.last { $0.range.contains(outline.tokens[index].start) }
        let line = around.map { outline.names(in: $0.range) } ?? []
        let next = outline.tokens[index + 1].kind == .period ? outline.text(outline.tokens[index + 2]) : ""
        return resolver.isTitle(index, in: outline) || (line + [next]).contains { $0.lowercased().contains("locali") }
            || ["tr", "text", "string"].contains(around?.name.lowercased() ?? "")
    }

    /// Whether a text is a code and what a repeated statement gives: `return "unit_movies"`.
    private func isCode(_ name: String, _ token: Token, in number: Int) -> Bool {
        let parts = name.split { "_.".contains($0) }
        guard !copied.files.contains(number), !name.contains(" "), parts.count > 1 else { return false }
        let (outline, code) = (resolver.app.files[number].outline, resolver.code(of: number))
        return code.statements.contains { statement in
            let own = outline.tokens(in: statement.range)
            let isReturned = own.count == 2 && own.first?.keyword == .return
            return own.last?.range == token.range
                && (own.count == 1 || isReturned || code.assignments.contains { $0.value.range == token.range })
        }
    }

    /// Why a text of the module stays: other code has it, or a path with it, as the name of what stays.
    private mutating func nameReason(_ text: String, in number: Int) -> String? {
        guard copied.files.contains(number) else { return nil }
        let known = names ?? Dictionary(copied.files.sorted().flatMap(keptNames)) { first, _ in first }
        names = known
        return known[text.filter { $0 != "\"" }]
    }

    private func keptNames(in file: Int) -> [(String, String)] {
        let outline = resolver.app.files[file].outline
        return outline.tokens.indices.flatMap { index -> [(String, String)] in
            let text = outline.text(outline.tokens[index])
            guard [.string, .stringStart, .stringMiddle, .stringEnd].contains(outline.tokens[index].kind),
                map.renamed(text: text) != text, let reason = texts.reason(toKeep: index, in: outline)
            else { return [] }
            let content = text.filter { $0 != "\"" }
            switch reason {
            case TextUse.path: return content.split(separator: "/").map { (String($0), reason) }
            case TextUse.long:
                let words = content.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
                return words.filter { NameWords($0).words.count > 1 && map.matches($0) }.map { ($0, reason) }
            // A word alone may be anything.
            case TextUse.image where NameWords(content).words.count > 1: return [(content, reason)]
            default: return []
            }
        }
    }

    /// What a list of targets has for the path of copied files, and for a product of another package.
    private mutating func manifestText(_ literal: String, at offset: Int, in number: Int) -> String? {
        guard resolver.targetLists[number] != nil else { return nil }
        let content = literal.filter { $0 != "\"" }
        let folder = resolver.app.files[number].path.parent?.text ?? ""
        if let path = manifests.path(of: content, in: folder) { return literal.replacingAll(content, with: path) }
        let call = resolver.code(of: number).calls.last { $0.argumentsRange?.contains(offset) == true }
        // The names of conditions stay in the code, too.
        let isForeign = ["external", "package", "product", "sdk", "xcframework", "define", "unsafeFlags"].contains(
            call?.name
        )
        // So does what is declared elsewhere, and not for the copy.
        let others = declared[content] ?? []
        let isOther = !others.isEmpty && !others.contains { copied.holds($0.offset, in: $0.file) }
        return (isForeign || isOther) && !manifests.contains(content, in: folder) ? literal : nil
    }

    /// Whether a tool makes a name of that of a storyboard or nib that is copied: `StoryboardScene.Movies`, `R.nib.moviesCell`.
    private func isOfCopiedFile(_ index: Int, in number: Int, _ outline: Outline) -> Bool {
        let name = outline.text(outline.tokens[index])
        return scenes.contains { [$0, NameWords($0).camel].contains(name) }
            && GeneratedName(at: index, in: number, of: resolver) != nil
    }

    /// Keeps a name that another tool makes from what the copy has under a new name, or from what it shares.
    private mutating func keepGenerated(_ index: Int, in number: Int, _ outline: Outline) {
        guard let chain = GeneratedName(at: index, in: number, of: resolver),
            !kept.contains(where: { $0.file == number && $0.offset == chain.range.lowerBound })
        else { return }
        let text = "\"\(outline.source.text(chain.range))\""
        kept.append(KeptText(file: number, offset: chain.range.lowerBound, text: text, reason: Self.ofTool))
    }

    /// Whether a word of a text or comment is the name of something that stays.
    private func isKept(_ word: String) -> Bool {
        guard word.first?.isUppercase == true, NameWords(word).words.count > 1 else { return false }
        let sites = resolver.index.sites[word] ?? []
        return !sites.isEmpty && !sites.contains(where: copied.holds)
    }

    /// Whether a literal is the value of a constant that tells events of the app's modules apart:
    /// `static let loadId = FlowId(value: "load")`.
    private func isIdentifier(_ token: Token, in number: Int) -> Bool {
        let outline = resolver.app.files[number].outline
        guard let own = outline.declarations(around: token.start).last, own.isOfType, own.kind == .let,
            NameWords(own.name).words.last?.lowercased() == "id", let value = own.initialValue?.range
        else { return false }
        return resolver.code(of: number).calls.contains {
            $0.range == value && $0.arguments.count == 1 && $0.arguments[0].value.range == token.range
        }
    }

    /// The white space and comments of a gap.
    private func gap(_ range: Range<Int>, _ outline: Outline) -> String {
        guard !range.isEmpty else { return "" }
        let text = outline.source.text(range)
        guard text.utf8.contains(UInt8(ascii: "/")) else { return text }
        let lines = text.parted(by: "\n").map { map.renamed(text: $0, isCode: Self.isCode($0), where: isKept) }
        return lines.joined(separator: "\n")
    }

    /// Whether a line of a comment is code.
    private static func isCode(_ line: String) -> Bool {
        let code = String(line.drop { $0 == " " || $0 == "/" })
        let starts = ["import ", "let ", "var ", "func ", "class ", "struct ", "return ", "}", "."]
        let isCall = code.parted(by: "(").dropLast().contains { $0.last?.isLetter == true }
        return starts.contains(where: code.hasPrefix) || code.hasSuffix("{") || code.contains(" = ") || isCall
    }

    /// A file's text with another name of the file in its header.
    static func withName(_ new: some StringProtocol, insteadOf old: some StringProtocol, _ bytes: [UInt8]) -> [UInt8] {
        guard bytes.starts(with: "//".utf8) else { return bytes }
        var lines = String(decoding: bytes, as: UTF8.self).parted(by: "\n")
        let header = lines.prefix { $0.hasPrefix("//") }
        guard let index = header.firstIndex(where: { $0.drop { $0 == "/" || $0 == " " } == old }) else { return bytes }
        lines[index] = String(lines[index].dropLast(old.count)) + new
        return Array(lines.joined(separator: "\n").utf8)
    }
}
