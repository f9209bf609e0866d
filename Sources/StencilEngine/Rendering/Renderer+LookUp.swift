import Diagnostics

extension Renderer {
    /// The value of a path.
    ///
    /// - Returns: `nil` if there is none and `isTolerant` is set. Null is a value, and its members are null.
    mutating func lookUp(_ path: VariablePath, isTolerant: Bool) throws(Failure) -> TemplateValue? {
        var (found, members) = try root(of: path)
        guard var value = found else {
            if isTolerant { return nil }
            throw undefined(path)
        }
        while let member = members.popFirst() {
            let member = try resolved(member)
            found = Self.member(member, of: value)
            guard let next = found else {
                if isTolerant { return nil }
                throw missing(member, of: value, in: path, remaining: members.count)
            }
            value = next
        }
        return value
    }

    /// The value of a path's first name, and the remaining members.
    private mutating func root(
        of path: VariablePath
    ) throws(Failure) -> (TemplateValue?, ArraySlice<VariablePath.Member>) {
        let members = path.members[...]
        if let value = scope.variables[path.name] { return (value, members) }
        reads.insert(path.name)
        if let value = context.values[path.name] { return (value, members) }
        switch path.name {
        case "forloop": return loopRoot(members)
        case "block": return try blockRoot(members)
        default: return (nil, members)
        }
    }

    private func loopRoot(
        _ members: ArraySlice<VariablePath.Member>
    ) -> (TemplateValue?, ArraySlice<VariablePath.Member>) {
        guard let innermost = loops.last else { return (nil, members) }
        guard let first = members.first, first.subscripted == nil else { return (.dictionary(loopDictionary), members) }
        if let value = innermost.member(first.name) { return (value, members.dropFirst()) }
        if let labelled = loops.last(where: { $0.label == first.name }) {
            return (.dictionary(labelled.dictionary), members.dropFirst())
        }
        return (.dictionary(loopDictionary), members)
    }

    /// `forloop` with the labelled loops around it.
    private var loopDictionary: TemplateDictionary {
        guard let innermost = loops.last else { return TemplateDictionary() }
        var dictionary = innermost.dictionary
        for loop in loops.reversed() {
            if let label = loop.label, dictionary[label] == nil { dictionary[label] = .dictionary(loop.dictionary) }
        }
        return dictionary
    }

    private mutating func blockRoot(
        _ members: ArraySlice<VariablePath.Member>
    ) throws(Failure) -> (TemplateValue?, ArraySlice<VariablePath.Member>) {
        if let first = members.first, first.name == "super", !blocks.open.isEmpty {
            guard let text = try parentText(at: first.offset) else { return (.dictionary(blocks.rendered), members) }
            return (.string(text), members.dropFirst())
        }
        return (blocks.rendered.count == 0 && blocks.open.isEmpty ? nil : .dictionary(blocks.rendered), members)
    }

    /// The member with the value of its brackets as its name.
    private mutating func resolved(_ member: VariablePath.Member) throws(Failure) -> VariablePath.Member {
        guard let subscripted = member.subscripted else { return member }
        let key = try value(of: subscripted)
        switch key {
        case .string, .int: return VariablePath.Member(name: key.text, offset: member.offset)
        default: throw failure(at: member.offset, "cannot look up \(key.kindName)")
        }
    }

    private static func member(_ member: VariablePath.Member, of value: TemplateValue) -> TemplateValue? {
        switch value {
        case .null: .null
        case .dictionary(let dictionary):
            if let value = dictionary[member.name] {
                value
            } else if case .count = member.role {
                .int(dictionary.count)
            } else {
                nil
            }
        case .array(let elements): self.member(member, of: elements) { $0 }
        case .string(let text): self.member(member, of: text) { .string(String($0)) }
        case .bool, .int, .double: nil
        }
    }

    private static func member<Elements: BidirectionalCollection>(
        _ member: VariablePath.Member,
        of elements: Elements,
        _ value: (Elements.Element) -> TemplateValue
    ) -> TemplateValue? {
        switch member.role {
        case .key: return nil
        case .count: return .int(elements.count)
        case .first: return elements.first.map(value) ?? .null
        case .last: return elements.last.map(value) ?? .null
        case .index(let position):
            guard position >= 0,
                let index = elements.index(elements.startIndex, offsetBy: position, limitedBy: elements.endIndex),
                index < elements.endIndex
            else { return nil }
            return value(elements[index])
        }
    }

    // MARK: - Errors

    private func undefined(_ path: VariablePath) -> Failure {
        let known = scope.variables.allNames + context.values.keys + (loops.isEmpty ? [] : ["forloop"])
        let hint =
            switch path.name {
            case "forloop": "it exists only in a loop"
            case "null", "none": "\"nil\" is the value of what is empty"
            default: Suggestion(among: known).hint(for: path.name)
            }
        return failure(at: path.offset, "undefined variable \"\(path.name)\"", hint: hint)
    }

    private func missing(
        _ member: VariablePath.Member,
        of value: TemplateValue,
        in path: VariablePath,
        remaining: Int
    ) -> Failure {
        let parent = ([path.name] + path.members.dropLast(remaining + 1).map(\.shownName)).joined(separator: ".")
        switch (value, member.role) {
        case (.dictionary(let dictionary), _):
            let message =
                parent == "block" && member.name == "super"
                ? "no parent of the template has this block" : "\"\(parent)\" has no key \"\(member.name)\""
            return failure(at: member.offset, message, hint: Suggestion(among: dictionary.keys).hint(for: member.name))
        case (.array(let elements), .index): return outOfRange(member, parent, elements.count)
        case (.string(let text), .index): return outOfRange(member, parent, text.count)
        case (.array, _), (.string, _):
            let hint = Suggestion(among: ["first", "last", "count"]).hint(for: member.name)
            return failure(
                at: member.offset,
                "\"\(parent)\" is \(value.kindName) and has no \"\(member.name)\"",
                hint: hint
            )
        default:
            return failure(at: member.offset, "\"\(parent)\" is \(value.kindName) and has no \"\(member.name)\"")
        }
    }

    private func outOfRange(_ member: VariablePath.Member, _ parent: String, _ count: Int) -> Failure {
        let size = count == 1 ? "1 element" : "\(count) elements"
        return failure(at: member.offset, "\"\(parent)\" has no element \(member.name)", hint: "it has \(size)")
    }
}

extension VariablePath.Member {
    /// The name as messages show it.
    fileprivate var shownName: String { subscripted == nil ? name : "[…]" }
}
