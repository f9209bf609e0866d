import AppModel
import SwiftOutline

/// A name that another tool makes of an asset, a nib or a text, such as `L10n.moviesTitle` or `R.nib.eventCell`.
struct GeneratedName {
    /// The types that R.swift, SwiftGen and Tuist make, or the ends of their names; the app may have no type of the name by hand.
    private static let types: Set<String> = [
        "R", "L10n", "FontFamily", "ColorName", "StoryboardScene", "StoryboardSegue",
    ]
    private static let typeEnds = ["Asset", "Assets", "Strings"]

    /// The ends of the names that Tuist makes of a target's.
    private static let targetEnds = ["Asset", "FontFamily", "Resources", "Strings"]

    /// The types whose values Xcode makes of an asset's name, as in `Image(.moviesIcon)`.
    static let resources: Set<String> = [
        "Image", "UIImage", "Color", "UIColor", "ImageResource", "ColorResource",
    ]

    /// The names that Tuist makes of a target's: `MoviesResources`.
    static func made(of target: String) -> [String] { targetEnds.map { target + $0 } }

    /// Whether a name is one of those of a target.
    static func isMade(_ name: String, ofOneOf targets: Set<String>) -> Bool {
        targetEnds.contains { name.hasSuffix($0) && targets.contains(String(name.dropLast($0.count))) }
    }

    /// The bytes of the whole chain of names.
    let range: Range<Int>

    /// - Returns: `nil` if the token is no part of such a name.
    init?(at index: Int, in file: Int, of resolver: NameResolver) {
        let (outline, app, names) = (resolver.app.files[file].outline, resolver.app, resolver.index)
        var (first, last) = (index, index)
        while first > 1, outline.tokens[first - 1].kind == .period {
            // R.swift has a call in the chain: `R.string(preferredLanguages: all).localizable.moviesTitle`.
            let last = first - 2
            let before = outline.tokens[last].kind == .rightParenthesis ? (outline.tokens[last].match ?? 0) - 1 : last
            guard before >= 0, outline.tokens[before].kind == .identifier else { break }
            first = before
        }
        while last + 2 < outline.tokens.count, outline.tokens[last + 1].kind == .period,
            outline.tokens[last + 2].kind == .identifier
        {
            last += 2
        }
        range = outline.tokens[first].start..<outline.tokens[last].end
        let name = outline.text(outline.tokens[first])
        let head = resolver.aliased(name).map { String($0.prefix { $0 != "." }) } ?? name
        let sites = names.sites[outline.text(outline.tokens[index])] ?? []
        let isInGeneratedFile = !sites.isEmpty && sites.allSatisfy { app.files[$0.file].isGenerated }
        let isOfTool = Self.types.contains(head) || Self.typeEnds.contains(where: head.hasSuffix)
        let isMade =
            head.first?.isUppercase == true && app.types(named: head).allSatisfy { app.file(of: $0).isGenerated }
        if first < index, isMade, isInGeneratedFile || isOfTool { return }
        guard resolver.isResource(index, in: file), resolver.candidates(for: index, in: file)?.isEmpty ?? true else {
            return nil
        }
    }
}
