/// One declaration of a file.
///
/// A `let` or `var` with several bindings is several declarations, and so is a `case` with several elements: they
/// share their `range`, and all but the first are `isContinuation`.
public struct Declaration: Sendable {
    @usableFromInline let reading: Reading
    @usableFromInline let index: Int

    var record: DeclarationRecord { reading.records[index] }

    /// What is declared.
    @inlinable public var kind: DeclarationKind { reading.records[index].kind }

    /// The bytes of the declaration, from its first attribute or modifier to its end; comments are not in it.
    public var range: Range<Int> {
        reading.range(from: record.first, to: record.end) ?? 0..<0
    }

    /// The name, without back-ticks: of an extension the extended type, of an import the module or symbol, of an
    /// operator the operator; `init`, `deinit`, `subscript`, `get` are their own names; empty where it is missing.
    public var name: String {
        reading.source.text(nameRange).withoutBackticks
    }

    /// The bytes of the name, without back-ticks.
    public var nameBytes: ArraySlice<UInt8> { reading.source.bytes(in: nameRange).withoutBackticks }

    /// Whether this is the name, in the very bytes, without making a string of it.
    public func isNamed(_ name: String) -> Bool {
        let range = nameRange
        if reading.source.reads(name, in: range) { return true }
        return range.count == name.utf8.count + 2 && self.name == name
    }

    /// The bytes of the name, with its back-ticks; empty, and behind the keyword, where it is missing.
    public var nameRange: Range<Int> {
        if let range = reading.range(from: record.name, to: record.nameEnd) { return range }
        let end = reading.tokens[Int(record.introducer)].end
        return end..<end
    }

    /// The bytes of the keyword that introduces the declaration.
    public var keywordRange: Range<Int> { reading.tokens[Int(record.introducer)].range }

    /// Whether this is not the first binding of its `let` or `var`, or the first element of its `case`.
    public var isContinuation: Bool { record.flags.contains(.follows) }

    /// Whether the declaration stands in a body, among statements.
    public var isLocal: Bool { record.flags.contains(.local) }

    /// Whether the declaration is `async`.
    public var isAsync: Bool { record.flags.contains(.async) }

    /// The generic clause with its angle brackets; the primary associated types of a protocol.
    public var genericClause: Fragment? {
        guard record.genericEnd > record.genericStart else { return nil }
        return Fragment(source: reading.source, range: Int(record.genericStart)..<Int(record.genericEnd))
    }

    /// The generic `where` clause with its keyword.
    public var whereClause: Fragment? { reading.fragment(from: record.whereClause, to: record.whereEnd) }

    /// The type: the annotation of a variable, the result of a function, subscript or macro, the aliased type.
    public var type: Fragment? { reading.fragment(from: record.type, to: record.typeEnd) }

    /// The value behind `=`: the initial value of a variable, the raw value of a case, the definition of a macro.
    public var initialValue: Fragment? {
        reading.fragment(from: record.initializer, to: record.initializerEnd)
    }

    /// The braces and all between them: members, body or accessors.
    public var bodyRange: Range<Int>? {
        guard record.body != DeclarationRecord.none else { return nil }
        let brace = reading.tokens[Int(record.body)]
        let end = brace.match.map { reading.tokens[$0].end } ?? Int(record.end)
        return brace.start..<max(brace.end, end)
    }

    /// Whether the body has its closing brace.
    public var isBodyClosed: Bool {
        record.body != DeclarationRecord.none && reading.tokens[Int(record.body)].match != nil
    }

    /// The declaration around this one.
    public var parent: Declaration? {
        record.parent == DeclarationRecord.none ? nil : Declaration(reading: reading, index: Int(record.parent))
    }

    /// The members, in their order; without accessors.
    public var members: [Declaration] {
        kind.hasMembers ? reading.children(from: index + 1, to: Int(record.subtreeEnd)) : []
    }

    /// The accessors, in their order; empty where there is none, or only a getter without its keyword.
    public var accessors: [Declaration] {
        switch kind {
        case .var, .let, .subscript:
            reading.children(from: index + 1, to: Int(record.subtreeEnd)).filter { $0.kind == .accessor }
        default: []
        }
    }

    /// Whether the braces of a variable or subscript hold a getter without its keyword.
    public var hasImplicitGetter: Bool { record.flags.contains(.implicitGetter) }

    /// Whether this is a variable without a getter: one that takes up storage, observers or not.
    public var isStored: Bool {
        guard kind == .let || kind == .var, !hasImplicitGetter else { return false }
        return accessors.allSatisfy { $0.name == "willSet" || $0.name == "didSet" }
    }

    /// The condition of the innermost `#if` or `#elseif` around the declaration within its parent, or `#else`.
    public var condition: Fragment? {
        guard record.condition != DeclarationRecord.none else { return nil }
        let directive = reading.tokens[Int(record.condition)]
        var last = Int(record.condition)
        while last + 1 < reading.tokens.count - 1, !reading.tokens[last + 1].startsLine { last += 1 }
        return Fragment(source: reading.source, range: directive.start..<reading.tokens[last].end)
    }

    /// Whether the declaration stands in an `#if` within its parent.
    public var isInsideConditional: Bool { record.condition != DeclarationRecord.none }
}

extension Declaration: Equatable {
    /// Whether two values stand for the same declaration of the same reading.
    public static func == (left: Declaration, right: Declaration) -> Bool {
        left.reading === right.reading && left.index == right.index
    }
}
