import Diagnostics
import SwiftOutline

/// What the string literals of a module are for: some name things that are not copied.
struct TextUse: Sendable {
    private static let ofAssets: Set<String> = [
        "Image", "UIImage", "Color", "UIColor", "ImageResource", "ColorResource", "SystemImage", "NSImage",
        "Font", "UIFont",
    ]
    private static let assetLabels: Set<String> = [
        "named", "systemName", "systemImage", "image", "imageName", "icon", "asset",
    ]
    private static let keyLabels: Set<String> = [
        "forKey", "key", "keyPath", "entityName", "forEntityName", "forResource", "withExtension",
    ]
    private static let ofPaths: Set = ["endpoint", "path", "url"]
    /// The reason of paths to stay.
    static let path = "a path"
    /// That of a path to code which a test reads.
    static let pathOfOriginal = "a path; this test fails if it expects names of the copy there"
    static let long = "a text of several lines"
    static let image = "the name of an image"
    /// The reason of keys to stay that others write.
    static let decoded = "a key of what is decoded"
    static let key = "a stored key"
    private static let fileLabels: Set<String> = [
        "forName", "fileName", "filename", "file", "json", "jsonName", "tableName",
    ]

    /// Why a literal with the module's words stays; `nil` if the copy has its own, as the sources of a package's target are.
    func reason(toKeep index: Int, in outline: Outline, ofManifest isManifest: Bool = false) -> String? {
        let text = outline.text(outline.tokens[index])
        let content = text.filter { $0 != "\"" }
        let label = label(before: index, in: outline)
        if isManifest, label == "path" { return nil }
        if text.contains("\n") { return Self.long }
        if isDecoded(index, in: outline) { return Self.decoded }
        if text.contains("://") || content.contains("/") && !content.contains(" ") { return Self.path }
        let callee = label == nil ? callee(before: index, in: outline) : nil
        let isImage = label == "name" && isOfImage(call: index, in: outline)
        if label.map(Self.assetLabels.contains) ?? callee.map(Self.ofAssets.contains) ?? false || isImage {
            return Self.image
        }
        let role = role(at: outline.tokens[index].start, in: outline)
        if Self.ofPaths.contains(role), !content.contains(" ") { return Self.path }
        if content.contains("."), !content.contains(" "), ["symbol", "icon", "image"].contains(role) {
            return Self.image
        }
        if label.map(Self.keyLabels.contains) ?? isKey(index, in: outline) { return Self.key }
        if let label, Self.fileLabels.contains(label) { return "the name of a file" }
        return nil
    }

    /// Whether a literal that is the name of an image or colour is no other text: it is no raw value, and several words, or what it is for
    /// says so.
    func mayBeImage(_ name: String, at offset: Int, in outline: Outline) -> Bool {
        guard outline.declarations(around: offset).last?.kind != .case, !name.contains(" ") else { return false }
        return NameWords(name).words.count > 1
            || ["symbol", "icon", "image", "color", "colour"].contains(role(at: offset, in: outline))
    }

    private func isDecoded(_ index: Int, in outline: Outline) -> Bool {
        outline.declarations(around: outline.tokens[index].start).contains {
            $0.kind == .enum && $0.inherits("CodingKey")
        }
    }

    /// Whether a literal is assigned to a variable that is there for keys.
    private func isKey(_ index: Int, in outline: Outline) -> Bool {
        index > 1 && outline.tokens[index - 1].kind == .equal
            && Self.keyLabels.contains(outline.text(outline.tokens[index - 2]))
            && (index < 3 || ![.let, .var].contains(outline.tokens[index - 3].keyword))
    }

    /// The label of the argument that a literal is, or is a part of: `systemImage: isOn ? "bell" : "bell.slash"`.
    private func label(before index: Int, in outline: Outline) -> String? {
        var start = index
        while start > 0, ![.comma, .leftParenthesis, .leftSquare, .leftBrace].contains(outline.tokens[start - 1].kind) {
            start = min(outline.tokens[start - 1].match ?? start - 1, start - 1)
        }
        guard start + 1 < index, outline.tokens[start].kind == .identifier, outline.tokens[start + 1].kind == .colon
        else { return nil }
        return outline.name(outline.tokens[start])
    }

    /// The last word of the innermost declaration's name, which says what it is of: `symbol`, `iconName`.
    private func role(at offset: Int, in outline: Outline) -> String {
        let own = outline.declarations(around: offset).last { $0.kind != .accessor }
        return NameWords(own?.name ?? "").words.map { $0.lowercased() }.last { $0 != "name" } ?? ""
    }

    /// Whether the call around an argument makes an image, by its name: `IconView(name: "movies.fill")`.
    private func isOfImage(call index: Int, in outline: Outline) -> Bool {
        var start = index - 1
        while start > 0, outline.tokens[start].kind != .leftParenthesis {
            start = min(outline.tokens[start].match ?? start, start) - 1
        }
        let callee = callee(before: start + 1, in: outline).map { NameWords($0).words } ?? []
        return callee.contains { ["image", "icon", "symbol"].contains($0.lowercased()) }
    }

    private func callee(before index: Int, in outline: Outline) -> String? {
        guard index > 1, outline.tokens[index - 1].kind == .leftParenthesis,
            outline.tokens[index - 2].kind == .identifier
        else { return nil }
        return outline.name(outline.tokens[index - 2])
    }
}

extension Outline {
    /// Whether a literal is a key of a dictionary: `userInfo["name"]`, `["name": name]`.
    func isDictionaryKey(_ index: Int) -> Bool {
        guard index > 1, [.comma, .leftSquare].contains(tokens[index - 1].kind) else { return false }
        var bracket = index - 1
        while bracket > 0, ![.leftSquare, .leftParenthesis, .leftBrace].contains(tokens[bracket].kind) {
            bracket = min(tokens[bracket].match ?? bracket, bracket) - 1
        }
        guard tokens[bracket].kind == .leftSquare else { return false }
        return tokens[index + 1].kind == .colon
            || bracket == index - 1 && tokens[index + 1].kind == .rightSquare && isSubscripted(bracket - 1)
    }
}
