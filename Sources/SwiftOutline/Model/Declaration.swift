/// A declaration.
///
/// A `let` or `var` with several bindings is several declarations, as is a `case` with several elements. They share their
/// `range`; all but the first have `isContinuation`.
package struct Declaration: Sendable {
    @usableFromInline let reading: Reading
    @usableFromInline let index: Int

    var record: DeclarationRecord { reading.records[index] }

    @inlinable package var kind: DeclarationKind { reading.records[index].kind }

    /// The bytes of the declaration from its first attribute or modifier, without comments.
    package var range: Range<Int> { reading.range(of: record.whole) ?? 0..<0 }

    /// The name without back-ticks; empty if it is missing.
    ///
    /// For an extension it is the extended type, for an import the module or symbol, for an operator the operator, for
    /// `init`, `deinit`, `subscript` and accessors the keyword.
    package var name: String { reading.source.text(nameRange).withoutBackticks }

    /// Whether the declaration has this name. Faster than comparing `name`.
    package func isNamed(_ name: String) -> Bool {
        let range = nameRange
        if reading.source.reads(name, in: range) { return true }
        return range.count == name.utf8.count + 2 && self.name == name
    }

    /// The bytes of the name with its back-ticks; empty and after the keyword if it is missing.
    package var nameRange: Range<Int> {
        if let range = reading.range(of: record.name), !range.isEmpty { return range }
        let end = reading.tokens[Int(record.introducer)].end
        return end..<end
    }

    /// The bytes of the declaration's keyword.
    package var keywordRange: Range<Int> { reading.tokens[Int(record.introducer)].range }

    /// Whether this is not the first binding of its `let` or `var`, or the first element of its `case`.
    package var isContinuation: Bool { record.flags.contains(.follows) }

    /// Whether the declaration is local, in a body.
    package var isLocal: Bool { record.flags.contains(.local) }

    package var isAsync: Bool { record.flags.contains(.async) }

    /// The generic clause with its angle brackets; the primary associated types of a protocol.
    package var genericClause: Fragment? {
        let (start, end) = (Int(record.generics.start), Int(record.generics.end))
        return end > start ? reading.fragment(start..<end) : nil
    }

    /// The generic `where` clause with its keyword.
    package var whereClause: Fragment? { reading.fragment(of: record.generics.requirements) }

    /// The type: the annotation of a variable, the result of a function, subscript or macro, the aliased type.
    package var type: Fragment? { reading.fragment(of: record.type) }

    /// The value after `=`: the initial value of a variable, the raw value of a case, the definition of a macro.
    package var initialValue: Fragment? { reading.fragment(of: record.initializer) }

    /// The range of the members, body or accessors with the braces.
    package var bodyRange: Range<Int>? {
        guard record.body != DeclarationRecord.none else { return nil }
        let brace = reading.tokens[Int(record.body)]
        let end = brace.match.map { reading.tokens[$0].end } ?? Int(record.whole.end)
        return brace.start..<max(brace.end, end)
    }

    /// Whether the body has a closing brace.
    package var isBodyClosed: Bool {
        record.body != DeclarationRecord.none && reading.tokens[Int(record.body)].match != nil
    }

    /// The enclosing declaration.
    package var parent: Declaration? {
        let parent = record.family.parent
        return parent == DeclarationRecord.none ? nil : Declaration(reading: reading, index: Int(parent))
    }

    /// The members, without accessors.
    package var members: [Declaration] {
        kind.hasMembers ? reading.children(from: index + 1, to: Int(record.family.end)) : []
    }

    /// The accessors; empty for an implicit getter.
    package var accessors: [Declaration] {
        switch kind {
        case .var, .let, .subscript:
            reading.children(from: index + 1, to: Int(record.family.end)).filter { $0.kind == .accessor }
        default: []
        }
    }

    /// Whether a variable or subscript has a getter without `get`.
    package var hasImplicitGetter: Bool { record.flags.contains(.implicitGetter) }

    /// Whether this is a stored variable, with or without observers.
    package var isStored: Bool {
        guard kind == .let || kind == .var, !hasImplicitGetter else { return false }
        return accessors.allSatisfy { $0.name == "willSet" || $0.name == "didSet" }
    }

    /// Whether the declaration is within an `#if`, `#elseif` or `#else` of its parent.
    package var isInsideConditional: Bool { record.flags.contains(.conditional) }
}

extension Declaration: Equatable {
    /// Whether two values are the same declaration of the same reading.
    package static func == (left: Declaration, right: Declaration) -> Bool {
        left.reading === right.reading && left.index == right.index
    }
}
