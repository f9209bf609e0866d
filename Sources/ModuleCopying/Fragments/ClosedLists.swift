import AppModel
import Diagnostics
import SwiftOutline

/// Tells whether a list takes no entry more for a copy: other code counts on the number, places or types of what is in it.
struct ClosedLists {
    private let resolver: NameResolver
    private let copied: CopiedCode

    init(_ resolver: NameResolver, _ copied: CopiedCode) { (self.resolver, self.copied) = (resolver, copied) }

    func contain(_ fragment: CodeFragment) -> Bool {
        guard fragment.kind == .arrayElement || fragment.kind == .statement else { return false }
        return FixedBlocks(resolver, copied).contain(fragment) || isStacked(fragment) || isReadByPosition(fragment)
            || isOfOriginals(fragment)
            || passesOriginal(fragment)
    }

    /// Whether an element is a screen on the stack of a navigation controller, of which the last one shows.
    private func isStacked(_ fragment: CodeFragment) -> Bool {
        guard fragment.kind == .arrayElement else { return false }
        let (code, outline) = (resolver.code(of: fragment.file), resolver.app.files[fragment.file].outline)
        guard let list = code.arrayLiterals.last(where: { $0.range.contains(fragment.range.lowerBound) }) else {
            return false
        }
        let call = code.calls.last { $0.name == "setViewControllers" && $0.arguments.first?.value.range == list.range }
        let assignment = code.assignments.last { $0.value.range == list.range }
        let names = (call?.callee ?? assignment?.target).map { outline.names(in: $0.range) } ?? []
        guard ["setViewControllers", "viewControllers"].contains(names.last) else { return false }
        guard let receiver = names.dropLast().last else { return false }
        if NameWords(receiver).words.contains(where: { $0.lowercased().hasPrefix("nav") }) { return true }
        // A parameter, or a value of a condition, has its type on its line.
        return outline.tokens.indices.dropFirst().contains { index in
            let (token, before) = (outline.tokens[index], outline.tokens[index - 1])
            guard token.kind == .identifier, outline.name(token) == receiver,
                [.let, .var].contains(before.keyword) || outline.tokens[index + 1].kind == .colon
            else { return false }
            let line = outline.source.text(token.start..<outline.source.count).prefix { !$0.isNewline }
            return line.prefix(200).contains("NavigationController")
        }
    }

    // MARK: - Places

    /// What reads a list by the places or the number of its elements.
    private static let counting: Set = ["count", "endIndex", "first", "last", "popLast", "removeLast", "swapAt"]

    /// Whether a fragment is an element of an array that is read by position, where another one would shift those behind it; or adds to
    /// a list whose elements the statements beside it count on.
    private func isReadByPosition(_ fragment: CodeFragment) -> Bool {
        let own = resolver.app.files[fragment.file]
        let isElement = fragment.kind == .arrayElement
        let name = isElement ? list(of: fragment)?.name : grownList(of: fragment)
        guard let name, !isElement || own.outline.colon(in: fragment.range) == nil else { return false }
        let block = (fragment.siblings.first?.lowerBound ?? 0)..<(fragment.siblings.last?.upperBound ?? 0)
        return resolver.app.files.contains { file in
            guard file.role == .source, file.outline.source.contains(name) else { return false }
            let outline = file.outline
            return outline.tokens.indices.dropLast(2).contains { index in
                let (token, next, behind) = (
                    outline.tokens[index], outline.tokens[index + 1], outline.tokens[index + 2]
                )
                guard token.kind == .identifier, outline.name(token) == name else { return false }
                let isBeside = !isElement && file.path == own.path && block.contains(token.start)
                if outline.isSubscripted(index) { return isElement || isBeside || behind.kind == .integer }
                if isElement, outline.name(behind) == "enumerated", outline.isWalkedBesideOther(index) { return true }
                return isElement
                    ? index > 1 && outline.text(outline.tokens[index - 2]) == "zip"
                    : isBeside && next.kind == .period && Self.counting.contains(outline.name(behind))
            }
        }
    }

    /// The declaration whose value is the literal that an element is in.
    private func list(of element: CodeFragment) -> Declaration? {
        let code = resolver.code(of: element.file)
        let list = code.arrayLiterals.last { $0.range.contains(element.range.lowerBound) }
        return list.flatMap { list in code.declarations.last { $0.initialValue?.range == list.range } }
    }

    /// The list that a statement adds to: `items.append(…)`, `items += […]`.
    private func grownList(of statement: CodeFragment) -> String? {
        let (code, outline) = (resolver.code(of: statement.file), resolver.app.files[statement.file].outline)
        if let assignment = code.assignments.first(where: { $0.range == statement.range }) {
            return outline.names(in: assignment.target.range).last
        }
        let call = code.calls.last { $0.range == statement.range && ["append", "insert"].contains($0.name) }
        return call.flatMap { outline.names(in: $0.callee.range).dropLast().last }
    }

    /// Whether the place of an enum's case leads to an element of a list that gets none for the copy: `titles[rawValue]`.
    func contain(case fragment: CodeFragment) -> Bool {
        guard fragment.kind == .enumCase, let type = fragment.declaration?.parent else { return false }
        let count = type.members.count { $0.kind == .case }
        return resolver.app.files.indices.contains { file in
            let outline = resolver.app.files[file].outline
            guard outline.source.contains(type.name),
                ["rawValue", "firstIndex", "allCases"].contains(where: outline.source.contains)
            else { return false }
            return outline.tokens.indices.dropFirst().contains { index in
                guard outline.isSubscripted(index - 1), let end = outline.tokens[index].match else { return false }
                let start = outline.tokens[index].start
                let names = outline.names(in: start..<outline.tokens[end].end)
                // Sections of all cases have their lengths: `allCases[indexPath.section * 3 + indexPath.row]`.
                if index > 2, [type.name, ".", "allCases"] == outline.tokens[index - 3..<index].map(outline.text) {
                    return (index..<end).contains { outline.text(outline.tokens[$0]) == "*" }
                }
                let around = outline.declarations(around: start).last(where: \.kind.hasMembers)
                return (names.contains("rawValue") || names.contains("firstIndex"))
                    && (names.contains(type.name) || around.map { TypeText.bare(of: $0.name) } == type.name)
                    && elements(before: index, of: file) == count
            }
        }
    }

    /// The number of elements in the literal that a subscript reads.
    private func elements(before bracket: Int, of file: Int) -> Int? {
        let (outline, code) = (resolver.app.files[file].outline, resolver.code(of: file))
        let last = outline.tokens[bracket - 1]
        if let list = code.arrayLiterals.first(where: { $0.range.upperBound == last.end }) {
            return list.elements.count
        }
        return resolver.declarations(named: outline.name(last)).lazy.compactMap { file, value in
            resolver.code(of: file).arrayLiterals.first { $0.range == value.initialValue?.range }?.elements.count
        }.first
    }

    // MARK: - Types

    /// Whether the elements of a list have the original's type.
    private func isOfOriginals(_ fragment: CodeFragment) -> Bool {
        if fragment.kind == .statement { return grownList(of: fragment).map(isOfOriginals) ?? false }
        return list(of: fragment).map { isOfOriginals($0, in: fragment.file) } ?? false
    }

    /// Whether all values of a name have the original's type, or one with it: a list, a closure that takes it.
    private func isOfOriginals(named name: String) -> Bool {
        let values = resolver.declarations(named: name).filter { [.let, .var].contains($0.declaration.kind) }
        return !values.isEmpty && values.allSatisfy { isOfOriginals($0.declaration, in: $0.file) }
    }

    private func isOfOriginals(_ value: Declaration, in file: Int) -> Bool {
        let made = value.initialValue.flatMap { $0.text.hasPrefix("[") && $0.text.hasSuffix("()") ? $0 : nil }
        guard !copied.holds(value.nameRange.lowerBound, in: file), let type = value.type ?? made else { return false }
        return type.text.contains { "[<(".contains($0) } && isCopied(type.range, in: file)
    }

    /// Whether a call hands what is the copy's to functions that take the original's alone.
    private func passesOriginal(_ fragment: CodeFragment) -> Bool {
        let file = fragment.file
        return resolver.code(of: file).calls.contains { call in
            guard fragment.range.contains(call.range.lowerBound), call.range.upperBound <= fragment.range.upperBound,
                call.arguments.contains(where: { isCopied($0.value.range, in: file) }),
                !isCopied(call.callee.range, in: file)
            else { return false }
            let named = resolver.declarations(named: call.name).filter { [.func, .case].contains($0.declaration.kind) }
            let fitting = (named.isEmpty ? resolver.declarations(named: "callAsFunction") : named).compactMap {
                isOther($0.declaration, in: $0.file, than: call, in: file)
            }
            return fitting.isEmpty ? isOfOriginals(named: call.name) : fitting.allSatisfy(\.self)
        }
    }

    /// Whether a function takes none of the copy's values that a call has; `nil` if the call does not fit it.
    private func isOther(_ function: Declaration, in declaring: Int, than call: Call, in file: Int) -> Bool? {
        let part = DeclaredPart(file: resolver.app.files[declaring], declaration: function)
        guard let slots = Signature(part).slots(for: CallShape(call)) else { return nil }
        guard !copied.holds(function.nameRange.lowerBound, in: declaring) else { return false }
        return zip(call.arguments, slots).contains { argument, slot in
            let own = function.parameters.first { $0.name == slot.name && $0.argumentLabel == slot.label }
            guard let own, isCopied(argument.value.range, in: file) else { return false }
            // A structure or a final class is no other.
            let types = resolver.app.types(named: TypeText.bare(of: own.type.text)).map(\.place.declaration)
            let isOne = !types.isEmpty && types.allSatisfy { $0.kind == .struct || $0.hasModifier("final") }
            return isOne || isCopied(own.type.range, in: declaring)
        }
    }

    private func isCopied(_ range: Range<Int>, in file: Int) -> Bool {
        resolver.namesCopied(range, in: file, by: copied)
    }
}

extension Outline {
    /// Whether a list is walked with numbers by which another one is read: `for (index, screen) in screens.enumerated()`.
    fileprivate func isWalkedBesideOther(_ list: Int) -> Bool {
        guard list > 2, tokens[list - 1].keyword == .in, let open = tokens[list - 2].match, open < list,
            let brace = firstToken(.leftBrace, in: list..<tokens.count), let end = tokens[brace].match
        else { return false }
        let number = name(tokens[open + 1])
        return (brace..<end).contains { isSubscripted($0) && name(tokens[$0 + 2]) == number }
    }

    /// Whether a value is read by a subscript.
    func isSubscripted(_ index: Int) -> Bool {
        let (value, next) = (tokens[index], tokens[index + 1])
        return next.kind == .leftSquare && next.start == value.end
            && [.identifier, .rightSquare, .postfixQuestion].contains(value.kind)
    }
}
