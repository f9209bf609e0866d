import AppModel
import Diagnostics
import SwiftOutline

/// Views that navigate themselves: with links, with actions of the environment, or through a coordinator instead of their view model.
///
/// Views with a view model, and views of a module that these contain, are checked; a coordinator's own view may navigate.
struct ViewNavigation: Check {
    @Parameter({ $0.text("in") }) private var role: String
    @Parameter({ $0.texts("of") }) private var coordinators: [String]
    /// Types and modifiers that navigate: `NavigationLink`.
    @Parameter({ $0.set("links") }) private var links: Set<String>
    /// Modifiers that navigate if they show a view that has a view model: `sheet`.
    @Parameter({ $0.set("sheets") }) private var sheets: Set<String>
    /// Actions of the environment with which a screen closes itself: `dismiss`.
    @Parameter({ $0.set("environment") }) private var environment: Set<String>

    func inspect(_ app: LintContext, _ report: inout Report) {
        let screens = ScreenLink(app: app)
        for view in app.types(in: role) where view.kind == .struct {
            let model = screens.viewModel(of: view)
            let own = coordinators(of: view, app)
            guard model != nil || app.modules.stem(of: view.name) != nil && own.isEmpty else { continue }
            let isStack = bindsStack(view, of: model, app)
            let names = Names(
                closers: Set(view.storedProperties.filter(isOfEnvironment).map(\.name)),
                own: isStack ? [] : own,
                ofModel: model.flatMap { app.model.type($0) }.map { coordinators(of: $0, app) } ?? []
            )
            for part in view.parts { inspect(part, of: view, names, isStack: isStack, screens, &report) }
        }
    }

    /// Whether the view binds its stack to a coordinator or router, and maps what that decides to screens:
    /// `NavigationStack(path: $coordinator.path)`.
    private func bindsStack(_ view: TypeDeclaration, of model: String?, _ app: LintContext) -> Bool {
        let property = model.flatMap { view.property(ofType: $0)?.name } ?? ""
        return app.code(of: view).flatMap(\.calls).contains { call in
            guard call.name == "NavigationStack", let path = call.arguments.first?.value.text else { return false }
            return (path.contains(".") || !path.hasPrefix("$")) && !path.hasPrefix("$\(property).")
        }
    }

    /// The properties through which a view can navigate.
    private struct Names {
        let closers: Set<String>
        let own: Set<String>
        let ofModel: Set<String>
    }

    private func isOfEnvironment(_ property: Declaration) -> Bool {
        property.attributes.contains { attribute in
            attribute.name == "Environment" && environment.contains { SwiftWords(attribute.text).contains($0) }
        }
    }

    private func coordinators(of type: TypeDeclaration, _ app: LintContext) -> Set<String> {
        Set(type.storedProperties.filter { app.has(typeOf: $0, oneOf: coordinators) }.map(\.name))
    }

    private func inspect(
        _ part: Place,
        of view: TypeDeclaration,
        _ names: Names,
        isStack: Bool,
        _ screens: ScreenLink,
        _ report: inout Report
    ) {
        let file = screens.app.model.file(of: part)
        let (outline, tokens) = (file.outline, file.outline.tokens)
        for index in tokens.indices(in: part.declaration.range)
        where tokens[index].kind == .identifier && index + 1 < tokens.endIndex && !file.isPreview(tokens[index].start) {
            let word = outline.text(tokens[index])
            guard
                isLink(word, before: tokens[index + 1]) && (!isStack || word.isCapitalized)
                    || navigates(word, index, names, tokens)
                        && !givesContent(Site(file: part.file, offset: tokens[index].start), index, in: screens.app)
                    || isBoundToNavigate(word, index, names, outline)
                    || !isStack && sheets.contains(word) && shows(index + 1, in: outline, besides: view, screens)
            else { continue }
            report.add(use: word, at: tokens[index].range, in: part.file, of: view.name)
        }
    }

    private func isLink(_ word: String, before next: Token) -> Bool {
        links.contains(word) && (next.kind == .leftParenthesis || next.kind == .leftBrace)
    }

    /// Whether the name calls the coordinator or closes the screen.
    private func navigates(_ word: String, _ index: Int, _ names: Names, _ tokens: TokenList) -> Bool {
        let next = tokens[index + 1]
        let isMember = index > 0 && tokens[index - 1].kind == .period
        let isOfSelf = isMember && index > 1 && tokens[index - 2].keyword == .self
        let goesOn = next.kind == .period || next.kind == .postfixQuestion
        if names.closers.contains(word), !isMember || isOfSelf { return next.kind == .leftParenthesis || goesOn }
        if names.own.contains(word), !isMember || isOfSelf { return goesOn }
        return names.ofModel.contains(word) && isMember && !isOfSelf && goesOn
    }

    /// Whether the coordinator's method makes the content of a sheet or destination: `.sheet(item: $route) { coordinator.view(for: $0) }`.
    private func givesContent(_ site: Site, _ index: Int, in app: LintContext) -> Bool {
        let outline = app.model.files[site.file].outline
        guard index + 3 < outline.tokens.endIndex, outline.tokens[index + 3].kind == .leftParenthesis else {
            return false
        }
        let methods = app.members.methods[outline.text(outline.tokens[index + 2])] ?? []
        return !methods.isEmpty && methods.allSatisfy { app.isView($0.declaration) }
            && app.calls(around: site).contains { sheets.contains($0) || links.contains($0) && !$0.isCapitalized }
    }

    /// Whether the name is a coordinator's that is bound to another, by which the code after it navigates:
    /// `if let coordinator = viewModel.coordinator { coordinator.push() }`.
    private func isBoundToNavigate(_ word: String, _ index: Int, _ names: Names, _ outline: Outline) -> Bool {
        let tokens = outline.tokens
        let start = outline.pathStart(of: index)
        guard start > 2, tokens[start - 1].kind == .equal,
            tokens[start - 3].keyword == .let || tokens[start - 3].keyword == .var,
            ![.period, .postfixQuestion].contains(tokens[index + 1].kind)
        else { return false }
        let local = outline.text(tokens[start - 2])
        guard names.ofModel.contains(word) && start < index || names.own.contains(word) && local != word else {
            return false
        }
        let end = outline.openBracket(before: start).flatMap { tokens[$0].match } ?? index
        return (index..<max(index, end)).contains { place in
            tokens[place].kind == .identifier && outline.text(tokens[place]) == local
                && tokens[place - 1].kind != .period && [.period, .postfixQuestion].contains(tokens[place + 1].kind)
        }
    }

    /// Whether the closure after the modifier's arguments shows another screen. A view with the same view model is part of the view if
    /// that view model controls the modifier.
    private func shows(_ index: Int, in outline: Outline, besides view: TypeDeclaration, _ screens: ScreenLink) -> Bool
    {
        let tokens = outline.tokens
        guard tokens[index].kind == .leftParenthesis, let close = tokens[index].match, close + 1 < tokens.endIndex,
            tokens[close + 1].kind == .leftBrace, let end = tokens[close + 1].match
        else { return false }
        return outline.names(in: tokens[close + 1].start..<tokens[end].end).contains { name in
            guard name != view.name, let other = screens.app.model.type(name), other.kind == .struct,
                let model = screens.viewModel(of: other)
            else { return false }
            guard model == screens.viewModel(of: view) else { return true }
            let property = view.property(ofType: model)?.name ?? ""
            return !outline.source.text(tokens[index].start..<tokens[close].end).contains("$\(property).")
        }
    }
}
