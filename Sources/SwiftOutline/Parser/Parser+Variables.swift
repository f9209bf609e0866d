// Variables, cases and accessors.

extension Parser {
    /// Reads the bindings or cases of a declaration, which end where the last of them does.
    mutating func list(
        _ record: DeclarationRecord,
        _ start: NodeStart,
        _ read: (inout Parser, inout DeclarationRecord) -> Void
    ) {
        var (record, start) = (record, start)
        var index = records.count
        advance()
        repeat {
            add(record, start, read)
            record.flags.insert(.follows)
            start.subtree = nodes.count
        } while skip(.comma)
        while index < records.count {
            if records[index].family.parent == record.family.parent { records[index].whole.end = lastEnd }
            index = Int(records[index].family.end)
        }
    }

    mutating func enumCase(_ record: inout DeclarationRecord) {
        name(&record)
        parameters(&record)
        initializerClause(&record)
    }

    mutating func binding(_ record: inout DeclarationRecord) {
        record.name = part { $0.pattern() }
        if skip(.colon) { typeAnnotation(&record) }
        initializerClause(&record)
        guard kind == .leftBrace else { return }
        if record.initializer.isMissing || !startsLine || startsObservers() { accessors(&record) }
    }

    // MARK: - Accessors

    /// Whether the brace opens observers instead of a trailing closure of the value.
    mutating func startsObservers() -> Bool {
        let next = next
        if next.keyword == .didSet || next.keyword == .willSet || next.keyword == .`init` { return true }
        guard next.kind == .at else { return false }
        return lookingAhead { parser in
            parser.advance()
            while parser.skip(.at) {
                if parser.isWord("_accessorBlock") { return true }
                guard parser.isName else { return false }
                parser.advance()
                if parser.kind == .leftParenthesis { parser.skipGroup() }
            }
            return parser.keyword == .didSet || parser.keyword == .willSet || parser.keyword == .`init`
        }
    }

    /// Reads the accessors or the implicit getter in braces.
    mutating func accessors(_ record: inout DeclarationRecord) {
        record.body = here
        let isList = lookingAhead { parser in
            parser.advance()
            return parser.startsAccessor()
        }
        guard isList else {
            record.flags.insert(.implicitGetter)
            block(.code)
            return
        }
        braces { parser in
            while parser.hasMore, parser.startsAccessor() { parser.accessor() }
            // Anything else is read as code.
            if parser.hasMore, parser.readsCode { parser.items(.code) }
        }
    }

    private mutating func startsAccessor() -> Bool {
        guard kind == .at || kind == .identifier else { return false }
        return lookingAhead { parser in
            while parser.kind == .at { parser.attribute() }
            while parser.isAccessorModifier { parser.advance() }
            return parser.isAccessorKeyword
        }
    }

    private var isAccessorModifier: Bool {
        switch keyword {
        case .oldConsuming, .consuming, .borrowing, .mutating, .nonmutating, .yielding: true
        default: false
        }
    }

    private var isAccessorKeyword: Bool {
        guard kind == .identifier else { return false }
        switch keyword {
        case .get, .set, .didSet, .willSet, .unsafeAddress, .addressWithOwner, ._read, ._modify, .`init`, .borrow:
            return true
        case .none:
            return Self.rareAccessors.contains { isWord($0) }
        default:
            return false
        }
    }

    private static let rareAccessors: [StaticString] = [
        "addressWithNativeOwner", "unsafeMutableAddress", "mutableAddressWithOwner", "mutableAddressWithNativeOwner",
    ]

    private mutating func accessor() {
        var record = DeclarationRecord(kind: .accessor, parent: parent, first: here)
        if conditions > 0 { record.flags.insert(.conditional) }
        let start = nodeStart
        attributes()
        while isAccessorModifier { advance() }
        record.introducer = here
        add(record, start) { parser, record in
            parser.name(&record)
            if parser.kind == .leftParenthesis {
                record.parameters = parser.here
                parser.skipGroup()
            }
            parser.effects(&record.flags)
            parser.body(&record)
        }
    }
}
