// Attributes and modifiers.

extension Parser {
    /// Reads attributes, and `#if` blocks that contain only attributes.
    mutating func attributes() {
        while true {
            if kind == .at {
                attribute()
            } else if kind == .poundIf {
                guard startsConditionalAttributes() else { return }
                readConditionalAttributes()
            } else {
                return
            }
        }
    }

    /// Reads an attribute at its `@`. Records the code in its arguments, unless it is an attribute of a type.
    mutating func attribute(ofType: Bool = false) {
        advance()
        switch attributeStyle {
        case .bare:
            advance()
        case .arguments:
            advance()
            if kind == .leftParenthesis, !startsLine { skipGroup() }
        case .custom:
            guard simpleType(allowsOptional: false) else { return }
            guard kind == .leftParenthesis, !startsLine, startsAttributeArguments() else { return }
            if ofType { skipGroup() } else { readCode { $0.arguments(.basic) } }
        }
    }

    private enum AttributeStyle {
        /// Takes no arguments.
        case bare
        /// Takes arguments with their own grammar.
        case arguments
        /// Takes arguments as a call does.
        case custom
    }

    private var attributeStyle: AttributeStyle {
        guard kind == .identifier, next.kind != .doubleColon else { return .custom }
        switch keyword {
        case .capitalSendable, .rethrows, .escaping, .autoclosure: return .bare
        case .available: return .arguments
        default: break
        }
        return Self.attributesWithGrammar.contains { isWord($0) } ? .arguments : .custom
    }

    private static let attributesWithGrammar: [StaticString] = [
        "objc", "abi", "backDeployed", "_backDeploy", "_spi_available", "differentiable", "derivative", "transpose",
        "specialized", "_specialize", "_dynamicReplacement", "_documentation", "_effects", "_implements",
        "_originallyDefinedIn", "attached", "freestanding",
    ]

    /// Whether the parenthesis belongs to the attribute: in `@A (b)`, `(b)` may be a type.
    private mutating func startsAttributeArguments() -> Bool {
        if isAdjacent { return true }
        // Nested look-ahead would not be linear.
        guard !lookAhead.looksBehindArguments else { return false }
        lookAhead.looksBehindArguments = true
        defer { lookAhead.looksBehindArguments = false }
        return lookingAhead { parser in
            parser.skipGroup()
            return parser.kind == .at || parser.startsDeclaration(.code)
        }
    }

    /// Whether an `#if` contains attributes of the next declaration.
    mutating func startsConditionalAttributes() -> Bool { lookingAhead { $0.readConditionalAttributes() } }

    /// Reads an `#if` block of attributes. Returns whether it was one.
    @discardableResult
    private mutating func readConditionalAttributes() -> Bool {
        var nesting = 0
        var sawAttribute = false
        while hasMore {
            switch kind {
            case .poundIf:
                nesting += 1
                // Unlimited nesting would not be linear.
                guard nesting <= Self.maximumDirectives else { return false }
                skipDirectiveLine()
            case .poundElse, .poundElseif:
                skipDirectiveLine()
            case .poundEndif:
                guard startsLine else { return false }
                nesting -= 1
                if nesting == 0, !sawAttribute { return false }
                advance()
                if nesting == 0 { return true }
            case .at:
                sawAttribute = true
                attribute()
            default:
                return false
            }
        }
        return false
    }

    /// Skips a directive with its condition, up to the next line.
    mutating func skipDirectiveLine() {
        advance()
        while hasMore, !startsLine { skipOne() }
    }

    // MARK: - Modifiers

    /// Whether a keyword may be a modifier of a declaration.
    static func isModifier(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .oldConsuming, .setterAccess, ._const, ._local, .async, .borrowing, .class, .consuming, .convenience,
            .distributed, .dynamic, .fileprivate, .final, .indirect, .infix, .internal, .isolated, .lazy, .mutating,
            .nonisolated, .nonmutating, .open, .optional, .override, .package, .postfix, .prefix, .private, .public,
            .reasync, .required, .rethrows, .sending, .static, .unowned, .weak:
            true
        default:
            false
        }
    }

    static func takesDetail(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .fileprivate, .internal, .nonisolated, .package, .open, .private, .public, .unowned: true
        default: false
        }
    }

    mutating func modifiers() {
        while kind == .identifier {
            switch keyword {
            case .class:
                let isModifier = lookingAhead { parser in
                    parser.advance()
                    return parser.keyword == .override || parser.startsDeclaration(.code)
                }
                guard isModifier else { return }
                advance()
            case .rethrows, .sending:
                return
            case let keyword:
                guard Self.isModifier(keyword) else { return }
                advance()
                if Self.takesDetail(keyword), kind == .leftParenthesis { skipGroup() }
            }
        }
    }
}
