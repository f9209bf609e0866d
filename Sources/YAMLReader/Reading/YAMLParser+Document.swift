import Diagnostics

/// The document: directives, `---`, `...`.
extension YAMLParser {
    mutating func readStream() throws(YAMLProblem) -> YAMLNode? {
        moveToContent()
        let directives = try readDirectives()
        while isDocumentMarker(.dot) {
            guard !directives else { throw directivesWithoutDocument() }
            try finishDocumentEnd()
        }
        if atEnd {
            guard !directives else { throw directivesWithoutDocument() }
            try checkQuotedOnlyCharacters()
            return nil
        }
        let root = try readDocument(afterDirectives: directives)
        try readRest()
        try checkQuotedOnlyCharacters()
        return root
    }

    private mutating func readDocument(afterDirectives: Bool) throws(YAMLProblem) -> YAMLNode {
        if isDocumentMarker(.minus) {
            offset += 3
            return try readRoot(place: .documentLine)
        }
        guard !afterDirectives else { throw directivesWithoutDocument() }
        return try readRoot(place: .document)
    }

    /// Reads the rest of the text: an end mark and comments only.
    private mutating func readRest() throws(YAMLProblem) {
        var ended = false
        while isDocumentMarker(.dot) {
            try finishDocumentEnd()
            ended = true
        }
        guard !atEnd else { return }
        if ended || isDocumentMarker(.minus) {
            throw outside(at: offset, "a second document is not supported", hint: "keep one document in a file")
        }
        if tabbed { throw tabProblem(at: lineStart + indent) }
        throw invalid(
            at: offset,
            "unexpected \(Quoting.quoted(restOfLine(from: offset))) after the end of the document"
        )
    }

    private mutating func finishDocumentEnd() throws(YAMLProblem) {
        offset += 3
        try finishLine(after: "\"...\"")
    }

    // MARK: Directives

    private mutating func readDirectives() throws(YAMLProblem) -> Bool {
        var version = false
        var any = false
        while current == .percent, offset == lineStart {
            let start = offset
            let words = directiveWords()
            if words[0] == "%TAG" {
                throw outside(at: start, "tags are not supported, nor is \"%TAG\"", hint: "remove the line")
            }
            if words[0] == "%YAML" {
                guard !version else { throw invalid(at: start, "a second \"%YAML\" directive") }
                try checkVersion(words, at: start)
                version = true
            }
            any = true
            moveToContent()
        }
        return any
    }

    /// Reads the words of a directive, up to the start of the next line.
    private mutating func directiveWords() -> [String] {
        var words: [String] = []
        while !atLineEnd {
            let start = offset
            while !atLineEnd, !current.isBlank { offset += 1 }
            words.append(text(start, offset))
            skipBlanks()
            if current == .hash { skipToLineEnd() }
        }
        consumeBreak()
        return words
    }

    /// Accepts any version 1.x as 1.2 (section 6.8.1). Unknown directives are ignored (section 6.8).
    private func checkVersion(_ words: [String], at place: Int) throws(YAMLProblem) {
        guard words.count == 2 else {
            throw invalid(at: place, "\"%YAML\" must be followed by one version", hint: "write \"%YAML 1.2\"")
        }
        let parts = words[1].utf8.split(separator: .dot, omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }) else {
            throw invalid(at: place, "\(Quoting.quoted(words[1])) is no YAML version", hint: "write \"%YAML 1.2\"")
        }
        guard parts[0].elementsEqual([0x31]) else {
            throw invalid(at: place, "YAML \(words[1]) is not known", hint: "write \"%YAML 1.2\"")
        }
    }

    private func directivesWithoutDocument() -> YAMLProblem {
        invalid(at: offset, "directives must be followed by a document", hint: "start the document with \"---\"")
    }
}
