import AppModel
import SwiftOutline

/// Searches a screen for a sign that data is loading, missing or could not be loaded: in the view, in the views of the app that it
/// contains, and in the app's own modifiers. Another screen, which has its own view model, is not searched.
struct ShownStateSearch {
    private let view: TypeDeclaration
    private let viewModel: String
    private let words: ShownWords
    private let screens: ScreenLink
    /// The views and modifiers that have been searched.
    private var seen: Set<String>

    private var app: LintContext { screens.app }

    /// The largest number of views around a view that is searched.
    private static let deepest = 3

    /// Code of a view or modifier to search.
    private struct Part {
        let code: [Place]
        /// Whether it gets its data from the view around it, as that does from the screen.
        let isGiven: Bool
    }

    init(of view: TypeDeclaration, viewModel: String, for words: ShownWords, _ screens: ScreenLink) {
        (self.view, self.viewModel, self.words, self.screens) = (view, viewModel, words, screens)
        seen = [view.name]
    }

    mutating func finds() -> Bool { finds(in: Part(code: view.parts, isGiven: true), depth: 0) }

    private mutating func finds(in part: Part, depth: Int) -> Bool {
        for place in part.code {
            if hasSign(place) { return true }
            guard depth < Self.deepest else { continue }
            for contained in contained(in: place, of: part) where finds(in: contained, depth: depth + 1) { return true }
        }
        return false
    }

    /// Whether the code itself has a sign.
    private func hasSign(_ place: Place) -> Bool {
        let outline = app.model.file(of: place).outline
        return outline.tokens.indices(in: place.declaration.range).contains { index in
            switch outline.tokens[index].kind {
            case .string, .stringStart: words.say(index, in: outline)
            case .identifier: words.fit(index, in: outline, app)
            default: false
            }
        }
    }

    /// The views and modifiers that the code names and that have not been searched.
    private mutating func contained(in place: Place, of part: Part) -> [Part] {
        let outline = app.model.file(of: place).outline
        var found: [Part] = []
        for index in outline.tokens.indices(in: place.declaration.range)
        where outline.tokens[index].kind == .identifier {
            let name = outline.text(outline.tokens[index])
            let contained = modifier(name, at: index, in: outline) ?? view(name, at: index, in: outline, of: part)
            if let contained, seen.insert(name).inserted { found.append(contained) }
        }
        return found
    }

    /// A modifier of the app's own that takes a closure.
    private func modifier(_ name: String, at index: Int, in outline: Outline) -> Part? {
        guard let code = app.members.modifiers[name] else { return nil }
        let tokens = outline.tokens
        var next = index + 1
        if next < tokens.endIndex, tokens[next].kind == .leftParenthesis { next = (tokens[next].match ?? next) + 1 }
        guard next < tokens.endIndex, tokens[next].kind == .leftBrace else { return nil }
        return Part(code: code, isGiven: false)
    }

    /// A view of the app that is no other screen. A view that gets a property of the part around it is none if its view model is in the
    /// environment.
    private func view(_ name: String, at index: Int, in outline: Outline, of part: Part) -> Part? {
        guard let view = app.model.type(name), view.kind == .struct,
            view.inherits("View") || view.inherits("ViewModifier")
        else { return nil }
        let isGiven = part.isGiven && gives(part, at: index, in: outline)
        if let own = screens.viewModel(of: view), own != viewModel {
            guard isGiven, view.property(ofType: own)?.hasAttribute("EnvironmentObject") == true else { return nil }
        }
        return Part(code: view.parts, isGiven: isGiven)
    }

    /// Whether a part gives one of its properties, as the only or first argument, to the view at an index: `Row(item: item)`.
    private func gives(_ part: Part, at index: Int, in outline: Outline) -> Bool {
        let tokens = outline.tokens
        guard index + 5 < tokens.endIndex, [.comma, .rightParenthesis].contains(tokens[index + 5].kind)
        else { return false }
        let given = outline.text(tokens[index + 4])
        return part.code.flatMap(\.declaration.members).contains { $0.isStored && $0.name == given }
    }
}
