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
        isOfUIKit(token, in: app.files[file].outline) || isOfFrameworks(token, in: app.files[file].outline)
            || scope(of: file).foreignOwner(ofName: token) != nil
    }

    /// The functions, labels and properties of frameworks that take cases of enums of theirs.
    private static let ofOwnCases: Set = [
        "onSubmit", "submitLabel", "keyboardType", "textContentType", "returnKeyType", "contentMode",
        "barButtonSystemItem", "tabBarSystemItem", "systemItem",
    ]

    /// Whether an implicit member is a case of a framework's enum: `.onSubmit(of: .search)`, `systemItem: .search`.
    private func isOfFrameworks(_ token: Int, in outline: Outline) -> Bool {
        guard token > 4, outline.startOfBase(of: token) == token - 1,
            [.colon, .equal, .leftParenthesis].contains(outline.tokens[token - 2].kind)
        else { return false }
        let name = outline.text(outline.tokens[token - 3])
        return Self.ofOwnCases.contains(name == "of" ? outline.text(outline.tokens[token - 5]) : name)
    }

    /// Whether a declaration belongs to a type of the app. Types of elsewhere have what extends them, or protocols of the app.
    func isOfOwnType(_ site: NameSite) -> Bool {
        app.types(named: site.owner).contains { $0.declaration.kind != .protocol }
    }

    /// Whether a member cannot be a declaration, by what is before it: the name of a module has what is at the top level of the module,
    /// and anything else has only members.
    func isHidden(_ site: NameSite, behind token: Int, in file: Int) -> Bool {
        let outline = app.files[file].outline
        let base = token > 1 ? outline.text(outline.tokens[token - 2]) : ""
        let mayBeModule =
            token > 1 && outline.startOfBase(of: token) == token - 2 && base.first?.isUppercase == true
            && app.types(named: base).isEmpty
        guard site.owner.isEmpty else {
            return mayBeModule && site.owner != base && app.files[file].imports.contains { $0.isNamed(base) }
        }
        return mayBeModule ? app.isOutside(app.files[site.file], of: base) : site.kind == .type
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

    /// Whether a literal is a title that people read: `.navigationTitle("Movies")`, `controller.title = "Movies"`.
    func isTitle(_ token: Int, in outline: Outline) -> Bool {
        guard token > 1 else { return false }
        let name = outline.text(outline.tokens[token - 2])
        switch outline.tokens[token - 1].kind {
        case .leftParenthesis: return Self.ofTexts.contains(name)
        case .colon, .equal: return ["title", "text", "placeholder", "prompt"].contains(name)
        default: return false
        }
    }

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

    /// What a member is of, if nothing in the app declares that, such as what a tool makes: `Assets` of `Assets.moviesTab`, `Rows` of
    /// `Texts.Rows.movies`.
    func foreignBase(of token: Int, in file: Int) -> String? {
        let outline = app.files[file].outline
        var head = token
        while head > 1, outline.tokens[head - 1].kind == .period, outline.tokens[head - 2].kind == .identifier,
            outline.tokens[head - 2].keyword == .none
        {
            head -= 2
        }
        guard head > 0, head < token, outline.tokens[head - 1].kind != .period,
            !outline.isProjection(outline.tokens[head])
        else { return nil }
        let (name, base) = (outline.name(outline.tokens[head]), outline.name(outline.tokens[token - 2]))
        guard head == token - 2 || name.first?.isUppercase == true else { return nil }
        if let aliased = aliased(name) {
            let path = aliased.split(separator: ".").map { TypeText.bare(of: String($0)) }
            guard let first = path.first, let last = path.last, !isKnown(first, in: file) else { return nil }
            return head == token - 2 ? last : base
        }
        // A local value or a parameter is named without a member where it is bound.
        let isBound = {
            NameTable([name, "`\(name)`"]).uses(in: outline).contains { outline.tokens[$0.token + 1].kind != .period }
        }
        return isKnown(name, in: file) || isInherited(name, at: outline.tokens[token].start, in: file) || isBound()
            ? nil : base
    }

    private func isKnown(_ name: String, in file: Int) -> Bool {
        !app.types(named: name).isEmpty || app.hasValue(name) || declarations.hasModule(name)
            || app.files[file].imports.contains { $0.isNamed(name) }
    }

    /// The type that all aliases of a name stand for; `nil` if there is none, or they differ in the first name of its path.
    func aliased(_ name: String) -> String? {
        let types = declarations(named: name).filter { $0.declaration.kind == .typealias }
            .map { $0.declaration.aliasedTypes.first ?? "" }
        let heads = Set(types.map { $0.split(separator: ".").first ?? "" })
        return heads.count == 1 ? types.first : nil
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
