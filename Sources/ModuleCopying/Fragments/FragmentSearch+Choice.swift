import AppModel
import Diagnostics
import SwiftOutline

extension FragmentSearch {
    /// The values of a property whose module is not shown: what hides the original hides the copy.
    private static let resets: Set = ["nil", "false"]

    /// Whether the fragment around a mention is repeated.
    func isRepeated(_ fragment: CodeFragment, _ token: Int, _ finder: FragmentFinder) -> Bool {
        let offset = app.files[fragment.file].outline.tokens[token].start
        let meaning = resolver.candidates(for: token, in: fragment.file) ?? []
        // A label or property of the copied code is repeated with the code that constructs or declares it.
        let isOfOtherCode = meaning.contains { !copied.files.contains($0.file) }
        switch fragment.kind {
        case .import where fragment.declaration?.hasAttribute("_exported") == true: return true
        case .import: return copied.fragments[fragment.file]?.isEmpty == false
        case .casePattern: return true
        case .switchCase where isGrown(finder.head(of: fragment), in: fragment.file): return false
        case .switchCase where meaning.allSatisfy({ $0.kind == .enumCase }): return isNeeded(switchCase: fragment)
        case .argument where fragment.range.lowerBound == offset:
            // A test has the arguments that have to be there for those of the code.
            return isOfOtherCode && app.files[fragment.file].role != .test
        case .argument where !isLabelCopied(fragment): return false
        default: break
        }
        if isOfItself(fragment) { return false }
        guard finder.isDistinct(fragment), !isSecondConformance(fragment), fragment.declaration?.isEntryPoint != true,
            !related(to: fragment).contains(where: { copied.files.contains($0.file) && !holds($0) && !isOfCopied($0) })
        else { return false }
        if let assignment = resolver.code(of: fragment.file).assignments.first(where: { $0.range == fragment.range }) {
            guard finder.matches(assignment.target.range),
                finder.matches(assignment.value.range) || finder.hasNeighbour(fragment)
                    || Self.resets.contains(assignment.value.text)
            else { return false }
            if assignment.target.range.contains(offset) {
                // What a test expects of the code's state is of the original, but its own values are set for the copy, too.
                let isOfTest = meaning.contains { $0.file == fragment.file }
                return isOfOtherCode && (app.files[fragment.file].role != .test || isOfTest)
            }
        }
        guard app.files[fragment.file].role == .source, open.contains(fragment.file),
            !ClosedLists(resolver, copied).contain(fragment)
        else { return false }
        return finder.hasNeighbour(fragment) || isAlternative(fragment) || isComposition(fragment)
            || isGiven(fragment) || Registration(fragment, resolver, copied)?.isOfCopy == true
            || fragment.isNamed && isOfModule(fragment, meaning, finder)
    }

    /// Whether a requirement asks for something of a copied type, which no member that stays can be.
    private func isOfCopied(_ place: Place) -> Bool {
        let own = place.declaration
        let type = own.nameRange.upperBound..<(own.bodyRange?.lowerBound ?? own.range.upperBound)
        return own.parent?.kind == .protocol && resolver.namesCopied(type, in: place.file, by: copied)
    }

    /// Whether a type has a file of its own, which would be copied if the type was the module's, and the module does not use it.
    private func isOfItself(_ fragment: CodeFragment) -> Bool {
        let file = app.files[fragment.file]
        guard let own = fragment.declaration, own.kind.isType, own.parent == nil, own.name == file.path.baseName else {
            return false
        }
        // What is beside it may be its protocol.
        return file.visibleTypes.allSatisfy { $0.name == own.name || resolver.index.map.matches($0.name) }
            && !copied.files.contains { app.files[$0].outline.source.contains(own.name) }
    }

    /// Whether a call composes what is repeated: its arguments are paths to that, as in `Scope(state: \.movies, action: \.movies)`.
    private func isComposition(_ fragment: CodeFragment) -> Bool {
        guard fragment.kind == .statement else { return false }
        let (outline, calls) = (app.files[fragment.file].outline, resolver.code(of: fragment.file).calls)
        let paths = calls.filter {
            // A link of a chain is a part of its call.
            fragment.range.contains($0.callee.range.upperBound) && $0.range.upperBound == fragment.range.upperBound
        }
        func isPath(_ argument: CallArgument) -> Bool {
            let tokens = outline.tokens.indices(in: argument.value.range)
            return ["\\", "/"].contains(outline.text(outline.tokens[tokens.lowerBound]).prefix(1))
                && resolver.isCopied(tokens.upperBound - 1, in: fragment.file, by: copied)
        }
        return paths.contains { call in
            // The paths may be those of a value: `$store.scope(state: \.movies, action: \.movies)`.
            let value = call.arguments.count == 1 ? call.arguments[0].value.range : nil
            let inner = calls.first { $0.range == value && $0.arguments.allSatisfy(isPath) }
            let all = inner?.arguments ?? call.arguments
            let others = all.filter { !isPath($0) }
            // What composes may be a closure, or what makes the copy's own.
            return all.count > others.count + 1 && others.isEmpty != call.trailingClosures.isEmpty
                && others.allSatisfy { resolver.namesCopied($0.value.range, in: fragment.file, by: copied) }
        }
    }

    /// Whether a link of a chain gives views an object that is copied, without which those of the copy crash.
    private func isGiven(_ fragment: CodeFragment) -> Bool {
        resolver.code(of: fragment.file).calls.contains { call in
            call.givesEnvironment && call.range.upperBound == fragment.range.upperBound
                && call.range.lowerBound < fragment.range.lowerBound
                && resolver.namesCopied(call.arguments[0].range, in: fragment.file, by: copied)
        }
    }

    /// Whether an argument's label is that of a parameter that is repeated, or does not name the module. What takes one of the module's
    /// own is the module's, too.
    private func isLabelCopied(_ fragment: CodeFragment) -> Bool {
        let outline = app.files[fragment.file].outline
        let label = outline.tokens.firstIndex(from: fragment.range.lowerBound)
        return outline.tokens[label + 1].kind != .colon
            || resolver.index.map.renamed(outline.name(outline.tokens[label])) == nil
            || resolver.isCopied(label, in: fragment.file, by: copied)
                && resolver.candidates(for: label, in: fragment.file)?.contains { !copied.files.contains($0.file) }
                    == true
    }

    /// Whether a pattern gets a value more, which its case has for the copy.
    private func isGrown(_ pattern: Range<Int>, in file: Int) -> Bool {
        known.contains { $0.kind == .argument && $0.file == file && pattern.contains($0.range.lowerBound) }
    }

    /// Whether a fragment in another branch of the same `#if` is repeated.
    private func isAlternative(_ fragment: CodeFragment) -> Bool {
        let outline = app.files[fragment.file].outline
        return known.contains { other in
            guard other.file == fragment.file, other.kind == fragment.kind, other.siblings == fragment.siblings else {
                return false
            }
            let (first, last) = other.position < fragment.position ? (other, fragment) : (fragment, other)
            guard first.range.upperBound <= last.range.lowerBound else { return false }
            let kinds = outline.tokens(in: first.range.upperBound..<last.range.lowerBound).map(\.kind)
            return kinds.contains { [.poundElse, .poundElseif].contains($0) }
                && !kinds.contains { [.poundIf, .poundEndif].contains($0) }
        }
    }

    /// Whether a switch needs the case: one in a link is left out if the switch has another case for the rest.
    private func isNeeded(switchCase fragment: CodeFragment) -> Bool {
        if open.contains(fragment.file) { return true }
        let around = resolver.code(of: fragment.file).switches.first {
            $0.cases.contains { $0.range == fragment.range }
        }
        return around?.cases.contains(where: \.isDefault) != true
    }

    /// Whether it is a conformance of a type that stays to a protocol that stays.
    private func isSecondConformance(_ fragment: CodeFragment) -> Bool {
        guard let own = fragment.declaration, own.kind == .extension, let last = own.inheritance.last else {
            return false
        }
        return !resolver.changes(own.nameRange.lowerBound..<last.range.upperBound, in: fragment.file, by: copied)
    }

    /// Whether a fragment of the module's name is all the module's, though nothing beside it has its form.
    func isOfModule(_ fragment: CodeFragment, _ meaning: [NameSite], _ finder: FragmentFinder) -> Bool {
        if fragment.kind == .member, copy.extent.home.contains(app.files[fragment.file].path) { return true }
        let isInjected =
            meaning.contains { $0.kind == .member && copied.files.contains($0.file) }
            && fragment.declaration?.attributes.isEmpty == false
        guard isInjected || meaning.contains(where: { $0.kind == .type }) else { return false }
        if let local = fragment.declaration, local.isLocal { return isListed(local, in: fragment.file, finder) }
        return fragment.kind != .switchCase || finder.matches(fragment.range)
    }

    /// Whether a local variable is an element of a list, beside those of other modules.
    private func isListed(_ local: Declaration, in file: Int, _ finder: FragmentFinder) -> Bool {
        let outline = app.files[file].outline
        let around = outline.declarations(around: local.range.lowerBound).last { !$0.kind.hasMembers }
        let scope = around?.range ?? local.range
        return (resolver.index.tokens[file] ?? []).contains { token in
            let place = outline.tokens[token]
            guard scope.contains(place.start), place.start > local.range.upperBound,
                outline.spelling(place) == local.name,
                let fragment = finder.fragment(at: place.start)
            else { return false }
            return finder.hasNeighbour(fragment)
        }
    }
}
