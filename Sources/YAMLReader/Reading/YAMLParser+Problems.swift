import Diagnostics

/// The parser's problems.
extension YAMLParser {
    func invalid(at place: Int, _ message: String, hint: String? = nil) -> YAMLProblem {
        YAMLProblem(position: source.position(at: place), message: message, hint: hint, kind: .invalid)
    }

    func outside(at place: Int, _ message: String, hint: String? = nil) -> YAMLProblem {
        YAMLProblem(position: source.position(at: place), message: message, hint: hint, kind: .outsideSubset)
    }

    /// The text from an offset to the end of its line, without a comment.
    func restOfLine(from place: Int) -> String {
        var end = place
        var index = place
        while index < bytes.count, !bytes[index].isBreak {
            if bytes[index] == .hash, index > place, bytes[index - 1].isBlank { break }
            index += 1
            if !bytes[index - 1].isBlank { end = index }
        }
        return text(place, end)
    }

    /// A tab in the indentation.
    func tabProblem(at place: Int) -> YAMLProblem {
        invalid(at: place, "tab used as indentation", hint: "indent with spaces")
    }

    /// An anchor, alias or tag: `&`, `*` or `!` at the start of a node.
    func propertyProblem() -> YAMLProblem {
        var end = offset
        while end < bytes.count, !bytes[end].isBlank, !bytes[end].isBreak { end += 1 }
        let name = Quoting.quoted(text(offset, end))
        let (kind, advice) =
            switch current {
            case .ampersand: ("anchor", "remove it")
            case .asterisk: ("alias", "write the value out")
            default: ("tag", "remove it")
            }
        let hint = "\(advice), or quote \(name) if it is text"
        return outside(at: offset, "\(kind) \(name) is not supported", hint: hint)
    }

    func explicitKeyProblem() -> YAMLProblem {
        outside(
            at: offset,
            "a key marked with \"?\" is not supported",
            hint: "write \"key: value\", or quote the text if no key is meant"
        )
    }

    func collectionKeyProblem(at place: Int) -> YAMLProblem {
        outside(
            at: place,
            "a list or mapping as a key is not supported",
            hint: "use text as the key; quote the key if brackets are part of it"
        )
    }

    /// A mapping where none may start, at its colon.
    ///
    /// - Parameter place: The start of the text that probably needs quotes.
    func misplacedMapping(textFrom place: Int) -> YAMLProblem {
        let hint: String
        if let word = Quoting.wordWithColonButNoSpace(in: text(place, offset)) {
            hint = "put a space after \":\" in \(Quoting.quoted(word))"
        } else if place < lineStart {
            hint = "the text begins in line \(source.position(at: place).line); quote it if the colon is part of it"
        } else {
            hint = Quoting.hint(forWhole: restOfLine(from: place))
        }
        return invalid(at: offset, "\": \" cannot stand inside text that has no quotes", hint: hint)
    }

    /// Text on the line after a closing quote, a closing bracket or a mark.
    ///
    /// - Parameter text: The starts of the texts that may need quotes: of the key in `edit(mode: "new")`, of the value in
    ///   `[String]?`.
    func leftoverProblem(after subject: String, text: (key: Int?, value: Int)?) -> YAMLProblem {
        let whole: Int? =
            if let key = text?.key, Quoting.leavesParenthesisOpen(bytes[key..<offset]) {
                key
            } else if let value = text?.value, value >= lineStart, isTypeInBrackets(from: value) {
                value
            } else {
                nil
            }
        return invalid(
            at: offset,
            "unexpected \(Quoting.quoted(restOfLine(from: offset))) after \(subject)",
            hint: whole.map { Quoting.hint(forWhole: restOfLine(from: $0)) }
        )
    }

    /// Whether text follows the end of a bracketed collection without a space.
    private func isTypeInBrackets(from start: Int) -> Bool {
        bytes[start].isFlowIndicator && !bytes[offset - 1].isBlank && !current.isFlowIndicator
    }

    /// A line that is indented deeper than its collection.
    func indentationProblem(expected column: Int) -> YAMLProblem {
        let outer = column == 0 ? "do not indent it" : "indent it by \(spaces(column))"
        let hint = leftColumn.map { "\(outer), or indent it by \(spaces($0))" } ?? outer
        return invalid(
            at: offset,
            "this line is indented by \(spaces(indent)), which fits nothing above it",
            hint: hint
        )
    }

    func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }
}
