import AppModel
import Diagnostics
import SwiftOutline

/// Tells whether a repeated fragment would handle what its original handles already, so that one tap leads to both modules.
struct SecondHandler {
    static let events: Set<String> = ["tap", "gesture", "target", "touch", "press"]
    /// What handles the values of a stream, if its arguments are closures.
    private static let streams: Set<String> = ["subscribe", "bind", "sink", "drive", "emit"]

    let resolver: NameResolver
    let copied: CopiedCode

    func isIn(_ fragment: CodeFragment) -> Bool {
        let (file, range) = (fragment.file, fragment.range)
        let head = FragmentFinder(resolver, in: file, by: copied).head(of: fragment)
        // A switch needs its case all the same.
        let isHalf = fragment.kind == .statement && !kept(in: fragment).isEmpty
        if head != range, isHalf || !tells(head, in: file) || isMixed(head, in: file) { return true }
        if Registration(fragment, resolver, copied)?.replacesOriginal == true { return true }
        if keepsKey(fragment) || keepsFlag(fragment) || isForOneCase(fragment) { return true }
        // A storyboard gives the original its control.
        if fragment.declaration?.hasAttribute("IBAction") == true { return true }
        let code = resolver.code(of: file)
        if isForEvent(fragment, in: code) { return true }
        return code.calls.contains { call in
            // A link of a chain is a part of its call.
            handlesSame(call, in: fragment) || composesOriginal(call, in: fragment)
                || call.range.upperBound <= range.upperBound && call.callee.range.upperBound > range.lowerBound
                    && isSecond(call, in: fragment)
        }
            || code.assignments.contains { assignment in
                guard range.contains(assignment.range.lowerBound), matches(assignment.target.range, in: file) else {
                    return false
                }
                return changes(assignment.target.range, in: file)
                    ? isOfOriginals(assignment.value, in: file) : isOther(assignment.value.range, in: fragment)
            }
    }

    /// Whether a pair of cases has the copy's at one place and the original's at the other: `(.showWishes, .movies)`.
    private func isMixed(_ head: Range<Int>, in file: Int) -> Bool {
        let (outline, code) = (resolver.app.files[file].outline, resolver.code(of: file))
        let items = code.switches.flatMap(\.cases).flatMap(\.items).filter { head.contains($0.range.lowerBound) }
        return items.contains { item in
            let parts = outline.parts(ofPattern: item.range).filter { matches($0, in: file) }
            let copies = parts.filter { resolver.namesCopied($0, in: file, by: copied) }
            return !copies.isEmpty && copies.count < parts.count
        }
    }

    /// Whether a condition tells the copy from the original, and not only by the name of a value that it binds.
    private func tells(_ head: Range<Int>, in file: Int) -> Bool {
        resolver.hasOwnText(head, in: file)
            || resolver.tokens(in: head, of: file).contains { token in
                let sites = resolver.candidates(for: token, in: file) ?? []
                return resolver.isCopied(token, in: file, by: copied)
                    && !(!sites.isEmpty && sites.allSatisfy { $0.kind == .local && head.contains($0.offset) })
            }
    }

    /// What a repeated case or function does for the copy as it does for the original.
    func shared(by fragment: CodeFragment) -> [Range<Int>] {
        guard fragment.kind != .switchCase else {
            return (kept(in: fragment) + [sharedValue(in: fragment)].compactMap(\.self)).map(\.range)
        }
        guard fragment.kind == .member else { return [] }
        let calls = resolver.code(of: fragment.file).calls.filter { fragment.range.contains($0.range.lowerBound) }
        // What tells it from others, or places it: `tag: Path.movies[0]`.
        let keys = calls.flatMap(\.arguments).filter { $0.label.map(Self.keys.contains) == true }
        return keys.map(\.value.range).filter {
            matches($0, in: fragment.file) && !changes($0, in: fragment.file) && isOfOriginal($0, in: fragment.file)
        }
    }

    /// The labels of arguments by which values are told apart, or placed.
    private static let keys: Set = ["id", "key", "forKey", "tag", "path", "code", "at"]

    /// Whether a call or tuple keeps the literal by which it is told from the others: `register("film") { MoviesViewModel() }`.
    private func keepsKey(_ fragment: CodeFragment) -> Bool {
        guard fragment.kind == .statement || fragment.kind == .arrayElement else { return false }
        let (file, outline) = (fragment.file, resolver.app.files[fragment.file].outline)
        let tokens = outline.tokens.indices(in: fragment.range)
        let call = resolver.code(of: file).calls.first {
            $0.range.lowerBound == fragment.range.lowerBound && $0.range.upperBound == fragment.range.upperBound
        }
        func isKept(_ range: Range<Int>) -> Bool {
            let all = outline.tokens.indices(in: range)
            return all.count == 1 && [.string, .integer].contains(outline.tokens[all.lowerBound].kind)
                && !changes(range, in: file)
        }
        // Two views of one tag: neither can be selected.
        let hasTag = resolver.code(of: file).calls.contains { call in
            call.name == "tag" && call.range.lowerBound == fragment.range.lowerBound
                && call.range.upperBound <= fragment.range.upperBound
                && call.arguments.contains { argument in
                    outline.tokens[outline.tokens.firstIndex(from: argument.value.range.lowerBound)].kind != .integer
                        && !changes(argument.value.range, in: file)
                }
        }
        // `Tab("Movies", value: .movies) { … }`, too.
        let labelled = call.map { $0.trailingClosures.isEmpty ? [] : $0.arguments.filter { $0.label == "value" } } ?? []
        let hasValue = labelled.contains { argument in
            let value = outline.tokens.indices(in: argument.value.range)
            return value.count == 2 && outline.tokens[value.lowerBound].kind == .period
                && !changes(argument.value.range, in: file)
        }
        if hasTag || hasValue { return true }
        guard let call else {
            return tokens.count > 2 && outline.tokens[tokens.lowerBound].kind == .leftParenthesis
                && outline.tokens[tokens.lowerBound + 2].kind == .comma
                && isKept(outline.tokens[tokens.lowerBound + 1].range)
        }
        return call.arguments.enumerated().contains { index, argument in
            let isKey = argument.label.map(Self.keys.contains) ?? (index == 0)
            let isAlone = call.arguments.count == 1 && call.trailingClosures.isEmpty
            return isKey && !isAlone && isKept(argument.value.range)
        }
    }

    /// Whether a flag of the original's decides about an element, so that both modules would show at once: `Cover(isMoviesShown) { … }`.
    private func keepsFlag(_ fragment: CodeFragment) -> Bool {
        guard fragment.kind == .statement || fragment.kind == .arrayElement else { return false }
        let (file, outline) = (fragment.file, resolver.app.files[fragment.file].outline)
        let blocks = resolver.code(of: file).closures.map(\.range)
        return resolver.tokens(in: fragment.range, of: file).contains { token in
            let place = outline.tokens[token]
            let isOutside = !blocks.contains { fragment.range.contains($0.lowerBound) && $0.contains(place.start) }
            return isOutside && !changes(place.range, in: file)
                && (resolver.candidates(for: token, in: file) ?? []).contains { site in
                    let own = resolver.app.files[site.file].outline.declarations(around: site.offset).last
                    return own?.kind == .var && own?.nameRange.lowerBound == site.offset
                        && (own?.type?.text == "Bool" || ["true", "false"].contains(own?.initialValue?.text))
                }
        }
    }

    /// The statement of a new case that is a literal, where most other cases of the switch have one of their own.
    func sharedValue(in fragment: CodeFragment) -> Statement? {
        let (file, outline) = (fragment.file, resolver.app.files[fragment.file].outline)
        let around = resolver.code(of: file).switches.last { $0.cases.contains { $0.range == fragment.range } }
        let all = (around?.cases ?? []).filter { !$0.isDefault }.map { found -> Statement? in
            guard found.statements.count == 1 else { return nil }
            let values = outline.tokens(in: found.statements[0].range).filter { $0.keyword != .return }
            return values.count == 1 && [.string, .integer].contains(values[0].kind) ? found.statements[0] : nil
        }
        let literals = all.compactMap(\.self)
        let texts = Set(literals.map { $0.text.split(separator: " ").last ?? "" })
        guard let own = all.first(where: { $0.map { fragment.range.contains($0.range.lowerBound) } == true }), let own,
            texts.count == literals.count, literals.count > 1, literals.count * 2 > all.count,
            !changes(own.range, in: file)
        else { return nil }
        return own
    }

    /// The statements in the blocks of a fragment that do for the copy what they do for the original: they set or call what is its own
    /// and stays.
    func kept(in fragment: CodeFragment) -> [Statement] {
        let (file, code) = (fragment.file, resolver.code(of: fragment.file))
        let inner = code.statements.filter {
            fragment.range.contains($0.range.lowerBound) && $0.range.upperBound <= fragment.range.upperBound
        }
        return inner.filter { statement in
            let range = statement.range
            return range != fragment.range
                && !inner.contains { $0.range != range && range.contains($0.range.lowerBound) }
                && !code.closures.contains {
                    fragment.range.contains($0.range.lowerBound) && $0.range.contains(range.lowerBound)
                }
                && !changes(range, in: file) && isOfOriginal(range, in: file)
        }
    }

    /// Whether a case would hand a value of a copied type to what is the original's: `case .movies(let route): open(route, in: moviesFlow)`.
    func givesAway(_ fragment: CodeFragment) -> Bool {
        guard fragment.kind == .switchCase else { return false }
        let (file, outline) = (fragment.file, resolver.app.files[fragment.file].outline)
        let head = FragmentFinder(resolver, in: file, by: copied).head(of: fragment)
        let hasCopiedType = resolver.tokens(in: head, of: file).contains { token in
            (resolver.candidates(for: token, in: file) ?? []).contains { site in
                let own = resolver.app.files[site.file].outline.declarations(around: site.offset).last
                return own?.parameters.contains { changes($0.range, in: site.file) } == true
            }
        }
        let bound = Set(outline.names(in: head).filter { !resolver.index.map.matches($0) })
        return hasCopiedType
            && kept(in: fragment).contains { !bound.isDisjoint(with: outline.names(in: $0.range)) }
    }

    /// Whether some code names a value or function of the original's, and no service.
    private func isOfOriginal(_ range: Range<Int>, in file: Int) -> Bool {
        let outline = resolver.app.files[file].outline
        return resolver.tokens(in: range, of: file).contains { token in
            let name = outline.name(outline.tokens[token])
            return name.first?.isLowercase == true && !RoleWords.isShared(NameWords(name).words)
                && resolver.candidates(for: token, in: file)?.allSatisfy { site in
                    site.kind != .local && site.kind != .label && !resolver.app.files[site.file].isGenerated
                } == true
        }
    }

    private func isSecond(_ call: Call, in fragment: CodeFragment) -> Bool {
        let (file, callee) = (fragment.file, call.callee.range)
        let outline = resolver.app.files[file].outline
        let event = call.argument(labelled: "for").map { outline.names(in: $0.value.range) } ?? []
        let words = (outline.names(in: callee) + event).flatMap { NameWords($0).words }.map { $0.lowercased() }
        let isOfClosures = call.arguments.allSatisfy { $0.value.text.hasPrefix("{") || $0.value.text == "self" }
        let isEvent = words.contains { Self.events.contains($0) || isOfClosures && Self.streams.contains($0) }
        // What is called of the original's own, such as its button, has one value.
        let end = outline.tokens.indices(in: callee).last { outline.tokens[$0].kind == .period } ?? 0
        let receiver = callee.lowerBound..<max(callee.lowerBound, outline.tokens[end].start)
        let isOfOriginal = call.range == fragment.range && matches(receiver, in: file)
        guard isEvent || isOfOriginal, !changes(callee, in: file), !isNew(callee, in: fragment) else { return false }
        return matches(callee, in: file) || changes(callee.upperBound..<call.range.upperBound, in: file)
    }

    /// What handles an event in a closure.
    private static let handlers: Set = ["sink", "subscribe", "onReceive", "addObserver"]

    /// Whether the closures that handle an event of the module have nothing of it, so that those of the copy's event would do the same.
    private func handlesSame(_ call: Call, in fragment: CodeFragment) -> Bool {
        guard fragment.kind == .statement, Self.handlers.contains(call.name),
            fragment.range.contains(call.callee.range.upperBound)
        else { return false }
        let closures = resolver.code(of: fragment.file).closures.map(\.range).filter {
            $0.lowerBound >= call.callee.range.upperBound && $0.upperBound <= call.range.upperBound
        }
        return !closures.isEmpty && !closures.contains { changes($0, in: fragment.file) }
    }

    /// Whether a call composes what is the original's again, by its paths or with what is behind them:
    /// `.ifLet(\.movies, action: \.movies) { child }`.
    private func composesOriginal(_ call: Call, in fragment: CodeFragment) -> Bool {
        let paths = call.arguments.map(\.value).filter { ["\\", "/"].contains($0.text.prefix(1)) }.map(\.range)
        guard fragment.kind == .statement || fragment.kind == .arrayElement, paths.count > 1,
            fragment.range.contains(call.callee.range.upperBound), call.range.upperBound <= fragment.range.upperBound
        else { return false }
        let closures = paths[paths.count - 1].upperBound..<call.range.upperBound
        return !paths.contains { changes($0, in: fragment.file) }
            || !call.trailingClosures.isEmpty && !changes(closures, in: fragment.file)
    }

    /// Whether a value is a parameter that has no copy, of a type that has one.
    private func isOfOriginals(_ value: Fragment, in file: Int) -> Bool {
        guard !changes(value.range, in: file) else { return false }
        let around = resolver.app.files[file].outline.declarations(around: value.range.lowerBound)
        let own = around.flatMap(\.parameters).last { $0.name == value.text }
        return own.map { resolver.namesCopied($0.type.range, in: file, by: copied) } ?? false
    }

    /// Whether a value is not the original's, as a local value that only has another name would be.
    private func isOther(_ value: Range<Int>, in fragment: CodeFragment) -> Bool {
        let (file, code) = (fragment.file, resolver.code(of: fragment.file))
        let tokens = resolver.app.files[file].outline.tokens.indices(in: value)
        let local = tokens.count == 1 ? resolver.candidates(for: tokens.lowerBound, in: file)?.first : nil
        let declared = code.declarations.first { $0.nameRange.lowerBound == local?.offset && $0.isLocal }
        guard let declared, let made = declared.initialValue, fragment.range.contains(declared.range.lowerBound) else {
            return changes(value, in: file)
        }
        return changes(made.range, in: file)
    }

    /// Whether a receiver is made in the fragment, such as a button of its own.
    private func isNew(_ receiver: Range<Int>, in fragment: CodeFragment) -> Bool {
        let outline = resolver.app.files[fragment.file].outline
        guard receiver.lowerBound >= fragment.range.lowerBound,
            let base = outline.names(in: receiver).first(where: { $0 != "self" })
        else { return false }
        return base.first?.isUppercase == true
            || outline.tokens.indices(in: fragment.range).dropFirst().contains { index in
                outline.name(outline.tokens[index]) == base
                    && ([.let, .var].contains(outline.tokens[index - 1].keyword)
                        || outline.tokens[index + 1].kind == .colon)
            }
    }

    func changes(_ range: Range<Int>, in file: Int) -> Bool { resolver.changes(range, in: file, by: copied) }

    private func matches(_ range: Range<Int>, in file: Int) -> Bool { !resolver.tokens(in: range, of: file).isEmpty }
}
