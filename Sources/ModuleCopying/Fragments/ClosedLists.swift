import AppModel
import SwiftOutline

/// Tells whether a list takes no entry more for a copy: other code counts on the number, places or types of what is in it.
struct ClosedLists {
    private let resolver: NameResolver
    private let copied: CopiedCode

    init(_ resolver: NameResolver, _ copied: CopiedCode) { (self.resolver, self.copied) = (resolver, copied) }

    func contain(_ fragment: CodeFragment) -> Bool {
        switch fragment.kind {
        case .arrayElement:
            isReadByPosition(fragment) || isOfOriginals(listOf: fragment) || passesOriginal(fragment)
        case .statement:
            FixedBlocks(resolver, copied).contain(fragment) || isCountedOn(fragment) || isOfOriginals(baseOf: fragment)
                || passesOriginal(fragment)
        default: false
        }
    }

    // MARK: - Places

    /// Whether a fragment is an element of an array that is read by position, where another one would shift those behind it.
    private func isReadByPosition(_ fragment: CodeFragment) -> Bool {
        guard resolver.app.files[fragment.file].outline.colon(in: fragment.range) == nil,
            let name = list(of: fragment)?.name
        else { return false }
        return resolver.app.files.contains { file in
            guard file.role == .source, file.outline.source.contains(name) else { return false }
            let outline = file.outline
            return outline.tokens.indices.dropLast().contains { index in
                guard outline.tokens[index].kind == .identifier, outline.name(outline.tokens[index]) == name else {
                    return false
                }
                return outline.isSubscripted(index) || index > 1 && outline.text(outline.tokens[index - 2]) == "zip"
            }
        }
    }

    /// The declaration whose value is the literal that an element is in.
    private func list(of element: CodeFragment) -> Declaration? {
        let code = resolver.code(of: element.file)
        guard let list = code.arrayLiterals.last(where: { $0.range.contains(element.range.lowerBound) }) else { return nil }
        return code.declarations.last { $0.initialValue?.range == list.range }
    }

    /// What reads a list by the places or the number of its elements.
    private static let counting: Set = [
        "count", "endIndex", "first", "indices", "last", "popLast", "remove", "removeFirst", "removeLast", "swapAt",
    ]

    /// Whether a statement adds to a list, and another one in the file counts on what is in it then.
    private func isCountedOn(_ fragment: CodeFragment) -> Bool {
        let (file, outline) = (fragment.file, resolver.app.files[fragment.file].outline)
        let call = resolver.code(of: file).calls.last {
            $0.range == fragment.range && ["append", "insert"].contains($0.name)
        }
        guard let call, let list = outline.names(in: call.callee.range).dropLast().last else { return false }
        let block = (fragment.siblings.first?.lowerBound ?? 0)..<(fragment.siblings.last?.upperBound ?? 0)
        return outline.tokens.indices.dropLast(2).contains { index in
            guard outline.tokens[index].kind == .identifier, outline.name(outline.tokens[index]) == list else {
                return false
            }
            let isInBlock = block.contains(outline.tokens[index].start)
            let (next, behind) = (outline.tokens[index + 1], outline.tokens[index + 2])
            if outline.isSubscripted(index) { return isInBlock || behind.kind == .integer }
            return isInBlock && next.kind == .period && Self.counting.contains(outline.name(behind))
        }
    }

    /// Whether the place of an enum's case leads to an element of a list that gets none for the copy: `titles[rawValue]`.
    func contain(case fragment: CodeFragment) -> Bool {
        guard fragment.kind == .enumCase, let type = fragment.declaration?.parent else { return false }
        let count = type.members.count { $0.kind == .case }
        return resolver.app.files.indices.contains { file in
            let outline = resolver.app.files[file].outline
            guard resolver.app.files[file].role == .source,
                outline.source.contains("rawValue") || outline.source.contains("firstIndex")
            else { return false }
            return outline.tokens.indices.dropFirst().contains { index in
                guard outline.isSubscripted(index - 1), let end = outline.tokens[index].match else { return false }
                let names = outline.names(in: outline.tokens[index].start..<outline.tokens[end].end)
                let around = outline.declarations(around: outline.tokens[index].start).last(where: \.kind.hasMembers)
                let value = names.firstIndex { ["rawValue", "firstIndex"].contains($0) }
                guard value != nil, elements(before: index, of: file) == count else { return false }
                return names.contains(type.name) || around.map { TypeText.bare(of: $0.name) } == type.name
            }
        }
    }

    /// The number of elements in the literal that a subscript reads.
    private func elements(before bracket: Int, of file: Int) -> Int? {
        let outline = resolver.app.files[file].outline
        let last = outline.tokens[bracket - 1]
        if last.kind == .rightSquare {
            return resolver.code(of: file).arrayLiterals.first { $0.range.upperBound == last.end }?.elements.count
        }
        let name = outline.name(last)
        for file in resolver.app.files.indices where resolver.app.files[file].outline.source.contains(name) {
            let code = resolver.code(of: file)
            let value = code.declarations.first { $0.name == name }?.initialValue?.range
            if let literal = code.arrayLiterals.first(where: { $0.range == value }) { return literal.elements.count }
        }
        return nil
    }

    // MARK: - Types

    /// Whether the elements of a literal have the original's type.
    private func isOfOriginals(listOf element: CodeFragment) -> Bool {
        list(of: element).map { isOfOriginals($0, in: element.file) } ?? false
    }

    /// Whether a statement begins with the name of a list of the original's type: `items.append(…)`.
    private func isOfOriginals(baseOf statement: CodeFragment) -> Bool {
        let outline = resolver.app.files[statement.file].outline
        guard let name = outline.names(in: statement.range).first(where: { $0 != "self" }) else { return false }
        let lists = resolver.code(of: statement.file).declarations.filter {
            $0.name == name && [.let, .var].contains($0.kind)
        }
        return !lists.isEmpty && lists.allSatisfy { isOfOriginals($0, in: statement.file) }
    }

    private func isOfOriginals(_ list: Declaration, in file: Int) -> Bool {
        guard !copied.holds(list.nameRange.lowerBound, in: file), let type = list.type ?? list.initialValue,
            type.text.hasPrefix("[") || type.text.contains("<")
        else { return false }
        return list.type != nil || type.text.hasSuffix("()")
            ? resolver.namesCopied(type.range, in: file, by: copied) : false
    }

    /// Whether a call hands what is the copy's to functions that take the original's alone.
    private func passesOriginal(_ fragment: CodeFragment) -> Bool {
        let file = fragment.file
        return resolver.code(of: file).calls.contains { call in
            guard call.range.lowerBound >= fragment.range.lowerBound, call.range.upperBound <= fragment.range.upperBound,
                call.arguments.contains(where: { isCopied($0.value.range, in: file) }),
                !isCopied(call.callee.range, in: file)
            else { return false }
            let fitting = functions(named: call.name).compactMap { file, function -> Bool? in
                let part = DeclaredPart(file: resolver.app.files[file], declaration: function)
                guard let slots = Signature(part).slots(for: CallShape(call)) else { return nil }
                return !copied.holds(function.nameRange.lowerBound, in: file)
                    && zip(call.arguments, slots).contains { argument, slot in
                        let own = function.parameters.first { $0.name == slot.name && $0.argumentLabel == slot.label }
                        return isCopied(argument.value.range, in: fragment.file)
                            && own.map { isCopied($0.type.range, in: file) } == true
                    }
            }
            return !fitting.isEmpty && fitting.allSatisfy(\.self)
        }
    }

    private func functions(named name: String) -> [(file: Int, declaration: Declaration)] {
        resolver.app.files.indices.filter { resolver.app.files[$0].outline.source.contains(name) }.flatMap { file in
            resolver.app.files[file].outline.allDeclarations.filter {
                ($0.kind == .func || $0.kind == .case) && $0.isNamed(name) && !$0.parameters.isEmpty
            }
            .map { (file, $0) }
        }
    }

    private func isCopied(_ range: Range<Int>, in file: Int) -> Bool {
        resolver.namesCopied(range, in: file, by: copied)
    }
}

extension Outline {
    /// Whether a value is read by a subscript.
    fileprivate func isSubscripted(_ index: Int) -> Bool {
        let (value, next) = (tokens[index], tokens[index + 1])
        return next.kind == .leftSquare && next.start == value.end
            && (value.kind == .identifier || value.kind == .rightSquare)
    }
}
