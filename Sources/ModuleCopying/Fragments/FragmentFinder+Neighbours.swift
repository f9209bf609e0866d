import Diagnostics
import SwiftEdits
import SwiftOutline

extension FragmentFinder {
    /// Whether an argument without a label is one of any number: `TabBar(movies, songs)` for `init(_ tabs: Tab...)`.
    func isOfList(_ element: CodeElement) -> Bool {
        guard element.argument?.label == nil else { return false }
        if isAwaited(element) { return true }
        guard
            let call = resolver.code(of: file).calls.last(where: { call in
                call.arguments.contains { $0.range == element.range }
            })
        else { return false }
        let signatures = resolver.scope(of: file).callee(of: call)?.signatures.all ?? []
        return signatures.contains { $0.slots.contains(where: \.isVariadic) }
    }

    /// Whether an element is one of several values that are only awaited: `_ = await (movies, songs)`.
    private func isAwaited(_ element: CodeElement) -> Bool {
        element.list.count > 1
            && resolver.code(of: file).assignments.contains { assignment in
                let first = outline.tokens.firstIndex(from: assignment.value.range.lowerBound)
                return assignment.target.text == "_" && outline.text(outline.tokens[first]) == "await"
                    && outline.tokens.firstIndex(from: element.list[0].range.lowerBound) == first + 2
            }
    }

    /// Whether the list has a fragment of the same form for something else.
    func hasNeighbour(_ fragment: CodeFragment) -> Bool {
        let own = unmodified(fragment.range)
        let chain = fragment.kind == .statement ? chain(of: fragment.range) : []
        return fragment.siblings.contains { other in
            guard other != fragment.range else { return false }
            if isLike(own, unmodified(other)) { return true }
            let names = self.chain(of: other)
            return !chain.isEmpty && chain.count == names.count && !matches(other)
                && zip(chain, names).allSatisfy { $0 == $1 || map.matches($0) }
        }
    }

    /// The tokens of a call with a closure, without what is called on its result: `Tab(…) { … }` of `Tab(…) { … }.hidden(true)`; else all.
    private func unmodified(_ range: Range<Int>) -> Range<Int> {
        let all = outline.tokens.indices(in: range)
        var end = all.lowerBound
        while end < all.upperBound {
            end = max(outline.tokens[end].match ?? end, end) + 1
            if outline.tokens[end].kind == .period, outline.tokens[end - 1].kind == .rightBrace { break }
        }
        return all.lowerBound..<min(end, all.upperBound)
    }

    /// The names of a chain of calls without what is in their brackets, as of a tab's view and its modifiers; none if it is short.
    func chain(of range: Range<Int>) -> [String] {
        var names: [String] = []
        let all = outline.tokens.indices(in: range)
        var index = all.lowerBound
        while index < all.upperBound {
            names.append(outline.text(outline.tokens[index]))
            index = max(outline.tokens[index].match ?? index, index) + 1
        }
        return names.count { $0 == "." } > 1 ? names : []
    }

    private func isLike(_ own: Range<Int>, _ other: Range<Int>) -> Bool {
        let (own, other) = (own.filter(isNoRoot), other.filter(isNoRoot))
        guard own.count == other.count, !own.isEmpty else { return false }
        var (named, alike, plain) = (0, 0, 0)
        for (left, right) in zip(own, other) {
            let (left, right) = (outline.tokens[left], outline.tokens[right])
            guard left.kind == right.kind else { return false }
            guard left.kind == .identifier else { continue }
            if left.keyword.isReserved || right.keyword.isReserved {
                guard left.keyword == right.keyword else { return false }
                continue
            }
            let (name, counterpart) = (outline.name(left), outline.name(right))
            guard !map.matches(counterpart) else { return false }
            if map.matches(name) {
                named += 1
            } else {
                plain += 1
                if name == counterpart { alike += 1 }
            }
        }
        return named > 0 && alike * 2 >= plain
    }

    /// Whether a token is no part of the type that a key path names.
    private func isNoRoot(_ index: Int) -> Bool {
        let name = outline.tokens[index].kind == .period ? index + 1 : index
        let first = outline.source.bytes(in: outline.tokens[name].range).first
        return first?.isUppercase != true || !outline.isInKeyPath(name)
    }

    /// The call in a chain that stands on a line of its own, or gives views an object: `.environmentObject(movies)`.
    func link(at offset: Int) -> CodeFragment? {
        let calls = resolver.code(of: file).calls
        for call in calls.reversed() where call.argumentsRange?.contains(offset) == true {
            let end = calls.filter { $0.range.lowerBound == call.range.lowerBound }.map(\.range.upperBound).max()
            let links = outline.links(of: call.range.lowerBound..<(end ?? call.range.upperBound))
            if let own = links.first(where: { $0.contains(offset) }) {
                return CodeFragment(file: file, range: own, kind: .statement, siblings: links)
            }
            guard call.givesEnvironment else { continue }
            let period = outline.tokens[outline.tokens.firstIndex(from: call.callee.range.upperBound) - 2].start
            let own = period..<call.range.upperBound
            return CodeFragment(file: file, range: own, kind: .statement, siblings: [own])
        }
        return nil
    }
}

extension Call {
    /// Whether a call in a chain gives all views in it an object.
    var givesEnvironment: Bool {
        ["environment", "environmentObject"].contains(name) && arguments.count == 1 && callee.text.contains(".")
    }
}
