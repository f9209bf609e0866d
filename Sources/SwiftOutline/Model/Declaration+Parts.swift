import Diagnostics

// The parts of a declaration, which are parsed on access.

extension Declaration {
    /// The attributes, including those in an `#if` before the declaration.
    package var attributes: [Attribute] {
        guard record.whole.start != record.introducer else { return [] }
        let end = Int(record.introducer)
        return reading.parse(from: record.whole.start) { parser in
            var attributes: [Attribute] = []
            while parser.index < end {
                switch parser.kind {
                case .at: attributes.append(parser.attributeParts(reading.source))
                case .poundIf, .poundElse, .poundElseif: parser.skipDirectiveLine()
                case .poundEndif: parser.advance()
                default: return attributes
                }
            }
            return attributes
        } ?? []
    }

    /// Whether the declaration has an attribute; the name is without `@`.
    package func hasAttribute(_ name: String) -> Bool { attributes.contains { $0.name == name } }

    package var modifiers: [Modifier] {
        guard record.whole.start != record.introducer else { return [] }
        let end = Int(record.introducer)
        return reading.parse(from: record.whole.start) { parser in
            parser.attributes()
            var modifiers: [Modifier] = []
            while parser.index < end {
                modifiers.append(parser.modifierParts(reading.source))
            }
            return modifiers
        } ?? []
    }

    /// Whether the declaration has a modifier, with any detail.
    package func hasModifier(_ name: String) -> Bool { hasModifier { reading.source.reads(name, in: $0.range) } }

    /// Whether the declaration has one of two modifiers. Faster than by name.
    package func hasModifier(_ keyword: Keyword, or other: Keyword) -> Bool {
        hasModifier { $0.keyword == keyword || $0.keyword == other }
    }

    private func hasModifier(where passes: (Token) -> Bool) -> Bool {
        guard record.whole.start != record.introducer else { return false }
        let end = Int(record.introducer)
        return reading.parse(from: record.whole.start) { parser in
            parser.attributes()
            while parser.index < end {
                if passes(parser.tokens[parser.index]) { return true }
                _ = parser.modifierParts(reading.source)
            }
            return false
        } ?? false
    }

    /// The explicit access level: `public`, `private` and so on, but not `private(set)`.
    package var accessLevel: String? {
        modifiers.first { modifier in
            modifier.detailRange == nil
                && ["open", "public", "package", "internal", "fileprivate", "private"].contains(modifier.name)
        }?.name
    }

    /// The inherited types and conformances as written.
    package var inheritance: [Fragment] { inheritedTypes.map(\.written) }

    /// Whether the declaration inherits a type, also with attributes such as `@unchecked`.
    package func inherits(_ name: String) -> Bool { inheritedTypes.contains { $0.bare.text == name } }

    /// The inherited types, as written, and without attributes and `any`.
    private var inheritedTypes: [(written: Fragment, bare: Fragment)] {
        guard !record.inheritance.isMissing else { return [] }
        return reading.parse(from: record.inheritance.start) { parser in
            var types: [(written: Fragment, bare: Fragment)] = []
            repeat {
                let start = Int(parser.place.start)
                parser.typeAttributes()
                if parser.keyword == .any { parser.advance() }
                let bareStart = Int(parser.place.start)
                if parser.keyword == .class { parser.advance() } else { parser.type() }
                let end = Int(parser.lastEnd)
                guard end > bareStart else { break }
                types.append((reading.fragment(start..<end), reading.fragment(bareStart..<end)))
            } while parser.skip(.comma) && parser.place.start < record.inheritance.end
            return types
        } ?? []
    }

    /// The bytes of one element of a `case` with several: the name, the associated values and the raw value.
    package var elementRange: Range<Int> {
        let ends = [nameRange, parametersRange, initialValue?.range].compactMap { $0?.upperBound }
        return nameRange.lowerBound..<(ends.max() ?? nameRange.upperBound)
    }

    /// The range of the parameters with the parentheses.
    package var parametersRange: Range<Int>? {
        guard record.parameters != DeclarationRecord.none else { return nil }
        let open = reading.tokens[Int(record.parameters)]
        return open.start..<(open.match.map { reading.tokens[$0].end } ?? Int(record.whole.end))
    }

    package var parameters: [DeclaredParameter] {
        guard record.parameters != DeclarationRecord.none, kind != .accessor, kind != .macroExpansion else { return [] }
        let isCase = kind == .case
        return reading.parse(from: record.parameters) { parser in
            var parameters: [DeclaredParameter] = []
            parser.group { parser in
                while parser.hasMore {
                    let before = parser.index
                    parameters.append(parser.parameterParts(reading.source, isCase: isCase))
                    if !parser.skip(.comma), parser.index == before { parser.skipOne() }
                }
            }
            return parameters
        } ?? []
    }

    /// The name with its argument labels: `move(from:to:)`, `init(_:)`, `loading`.
    package var fullName: String {
        guard record.parameters != DeclarationRecord.none else { return name }
        let labels = parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }
        return name + "(" + labels.joined() + ")"
    }
}

// MARK: - Reading parts

extension Parser {
    fileprivate mutating func attributeParts(_ source: SourceText) -> Attribute {
        let start = Int(place.start)
        let nameStart = Int(next.startOffset)
        attribute()
        let end = max(Int(lastEnd), start)
        // The arguments are the group at the end of the attribute.
        var nameEnd = end
        let last = tokens[index - 1]
        if last.kind == .rightParenthesis, let open = last.match, tokens[open].start > nameStart {
            nameEnd = tokens[open - 1].end
        }
        return Attribute(source: source, range: start..<end, nameRange: min(nameStart, nameEnd)..<nameEnd)
    }

    fileprivate mutating func modifierParts(_ source: SourceText) -> Modifier {
        let start = Int(place.start)
        let word = keyword
        advance()
        let wordEnd = Int(lastEnd)
        var detail: Range<Int>?
        if kind == .leftParenthesis, Self.takesDetail(word) {
            let detailStart = Int(place.start)
            skipGroup()
            detail = detailStart..<Int(lastEnd)
        }
        return Modifier(source: source, range: start..<Int(lastEnd), nameRange: start..<wordEnd, detailRange: detail)
    }

    fileprivate mutating func parameterParts(_ source: SourceText, isCase: Bool) -> DeclaredParameter {
        let start = Int(place.start)
        var attributes: [Attribute] = []
        // In an enum case, attributes belong to the type of the associated value.
        while !isCase, kind == .at { attributes.append(attributeParts(source)) }
        while keyword == .isolated || keyword == ._const, !startsParameterName() { advance() }
        var label = ""
        var name = ""
        var nameRange: Range<Int>?
        if !isCase || startsParameterName() {
            let namesStart = Int(place.start)
            if isArgumentLabel(tokens[index]), hasMore {
                label = source.text(tokens[index].range).withoutBackticks
                name = label
                advance()
                if isArgumentLabel(tokens[index]), hasMore {
                    name = source.text(tokens[index].range).withoutBackticks
                    advance()
                }
                nameRange = namesStart..<Int(lastEnd)
            }
            _ = skip(.colon)
        }
        let typeStart = Int(place.start)
        type()
        let type = Fragment(source: source, range: typeStart..<max(typeStart, Int(lastEnd)))
        let isVariadic = isOperator("...")
        if isVariadic { advance() }
        var defaultValue: Fragment?
        if skip(.equal) {
            let valueStart = Int(place.start)
            expression(.basic)
            defaultValue = Fragment(source: source, range: valueStart..<max(valueStart, Int(lastEnd)))
        }
        return DeclaredParameter(
            attributes: attributes,
            label: label,
            name: name,
            nameRange: nameRange,
            type: type,
            isVariadic: isVariadic,
            defaultValue: defaultValue,
            range: start..<max(start, Int(lastEnd))
        )
    }
}

extension String {
    /// The name without its back-ticks.
    var withoutBackticks: String {
        guard utf8.count > 2, utf8.first == .backquote, utf8.last == .backquote else { return self }
        return String(dropFirst().dropLast())
    }
}
