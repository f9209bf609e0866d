import AppModel
import Diagnostics
import ModuleSpecs
import SwiftOutline

// Members that frameworks and the app's assets have.

extension NameResolver {
    /// The properties of view controllers that are UIKit's objects.
    private static let ofUIKit: Set = ["navigationItem", "tabBarItem", "navigationController", "tabBarController"]

    /// Whether a member is one of UIKit's objects, to which only extensions add any.
    private func isOfUIKit(_ token: Int, in outline: Outline) -> Bool {
        let receiver = outline.tokens[..<(token - 1)].last { ![.postfixQuestion, .exclamation].contains($0.kind) }
        return receiver.map { Self.ofUIKit.contains(outline.text($0)) } == true
    }

    /// Whether a member is of a value whose type the app does not declare.
    func isOfElsewhere(_ token: Int, in file: Int) -> Bool {
        isOfUIKit(token, in: app.files[file].outline) || scope(of: file).foreignOwner(ofName: token) != nil
    }

    /// Whether a declaration belongs to a type of the app. Types of elsewhere have what extends them, or protocols of the app.
    func isOfOwnType(_ site: NameSite) -> Bool {
        app.types(named: site.owner).contains { $0.declaration.kind != .protocol }
    }

    /// Whether what is before a member may be the name of a module, so that the member may be a top-level type.
    func mayFollowModule(_ token: Int, in outline: Outline) -> Bool {
        guard token > 1, outline.startOfBase(of: token) == token - 2 else { return false }
        let base = outline.text(outline.tokens[token - 2])
        return base.first?.isUppercase == true && app.types(named: base).isEmpty
    }

    /// Whether a member is an asset of the app or another image or colour, as its place asks for no type of the app.
    func isResource(_ token: Int, in file: Int) -> Bool {
        let outline = app.files[file].outline
        guard token > 2, outline.tokens[token - 1].kind == .period else { return false }
        let before = [outline.tokens[token - 3], outline.tokens[token - 2]].map(outline.text)
        if before == ["resource", ":"] { return true }
        let isMade = before[1] == "(" && GeneratedName.resources.contains(before[0])
        let expected = isMade ? before[0] : scope(of: file).expectedTypeName(ofName: token)
        let type = expected.map { TypeText.bare(of: $0) } ?? before[1]
        return GeneratedName.resources.contains(type) && app.types(named: type).isEmpty
            && (expected != nil || type.hasSuffix("Resource")) && !(isMade && app.hasMember("init(_:)", of: type))
    }

    /// The functions of frameworks whose first argument is a text that people read.
    private static let ofTexts: Set = [
        "accessibilityLabel", "alert", "Button", "confirmationDialog", "ContentUnavailableView", "Label",
        "LabeledContent", "Link", "Menu", "navigationTitle", "Picker", "Section", "Tab", "Text", "TextField", "Toggle",
    ]

    /// Whether an implicit member is a text that people read: `.navigationTitle(.movies)`, `String(localized: .movies)`.
    func asksForText(at token: Int, in file: Int) -> Bool {
        let outline = app.files[file].outline
        guard token > 2, outline.tokens[token - 1].kind == .period, outline.startOfBase(of: token) == token - 1 else {
            return false
        }
        let (before, first) = (outline.tokens[token - 2], outline.text(outline.tokens[token - 3]))
        if before.kind == .colon { return first == "localized" }
        return before.kind == .leftParenthesis && Self.ofTexts.contains(first)
            && scope(of: file).expectedTypeName(ofName: token) == nil
    }

    /// What a member is of, if nothing in the app declares it, such as what a tool makes: `Assets` of `Assets.moviesTab`.
    func foreignBase(of token: Int, in file: Int) -> String? {
        let outline = app.files[file].outline
        guard token > 2, outline.tokens[token - 2].kind == .identifier, outline.tokens[token - 2].keyword == .none,
            outline.tokens[token - 1].kind == .period, outline.tokens[token - 3].kind != .period,
            !outline.isProjection(outline.tokens[token - 2])
        else { return nil }
        let name = outline.name(outline.tokens[token - 2])
        let isKnown =
            !app.types(named: name).isEmpty || app.hasValue(name) || declarations.hasModule(name)
            || app.files[file].imports.contains { $0.isNamed(name) }
        // A local value or a parameter is named without a member where it is bound.
        let isBound = {
            NameTable([name, "`\(name)`"]).uses(in: outline).contains { outline.tokens[$0.token + 1].kind != .period }
        }
        return isKnown || isInherited(name, at: outline.tokens[token].start, in: file) || isBound() ? nil : name
    }

    /// Whether a value may be a property of a class of elsewhere, which the class around a place inherits.
    private func isInherited(_ name: String, at offset: Int, in file: Int) -> Bool {
        guard name.first?.isLowercase == true else { return false }
        let around = app.files[file].outline.declarations(around: offset).filter { $0.kind == .class }
        return around.contains { own in
            !declarations.type(of: DeclaredPart(file: app.files[file], declaration: own)).isClosed
        }
    }

    /// The types that the app's functions have for the argument that begins at a place, whichever type they extend.
    func parameterTypes(for offset: Int, in file: Int) -> Set<String> {
        for call in code(of: file).calls.reversed() {
            guard let argument = call.arguments.first(where: { $0.value.range.lowerBound == offset }) else { continue }
            let functions = declarations(named: call.name).filter { targetLists[$0.file] == targetLists[file] }
            let parameters = functions.flatMap(\.declaration.parameters).filter { $0.argumentLabel == argument.label }
            return Set(
                parameters.compactMap { $0.type.text.split(separator: ".").last.map { TypeText.bare(of: String($0)) } }
            )
        }
        return []
    }
}
