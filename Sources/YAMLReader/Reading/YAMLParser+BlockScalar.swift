import Diagnostics

/// Literal (`|`) and folded (`>`) scalars.
extension YAMLParser {
    /// The treatment of final line breaks.
    private enum Chomping {
        case clip, strip, keep
    }

    private struct Header {
        var folded: Bool
        var indentation: Int?
        var chomping = Chomping.clip
    }

    /// The text so far, with the state for adding a line.
    private struct Lines {
        let folded: Bool
        var text: [UInt8] = []
        var isEmpty = true
        var emptyLines = 0
        private var lastIsSpaced = false

        init(folded: Bool) { self.folded = folded }

        mutating func append(_ line: ArraySlice<UInt8>) {
            let isSpaced = line.first.map(\.isBlank) ?? false
            if !isEmpty, folded, !lastIsSpaced, !isSpaced {
                text.append(emptyLines: emptyLines)
            } else {
                breakLines(emptyLines + (isEmpty ? 0 : 1))
            }
            text.append(contentsOf: line)
            lastIsSpaced = isSpaced
            isEmpty = false
            emptyLines = 0
        }

        mutating func finish(_ chomping: Chomping) {
            switch chomping {
            case .strip: break
            case .clip: breakLines(isEmpty ? 0 : 1)
            case .keep: breakLines(emptyLines + (isEmpty ? 0 : 1))
            }
        }

        private mutating func breakLines(_ count: Int) {
            text.append(contentsOf: repeatElement(.lineFeed, count: count))
        }
    }

    mutating func readBlockScalar(parent: Int) throws(YAMLProblem) -> YAMLNode {
        let start = offset
        let header = try readHeader()
        var end = offset
        try finishHeader()
        let column = try contentColumn(header, parent: parent)
        var lines = Lines(folded: header.folded)
        while let line = try nextLine(column: column) {
            if line.isEmpty {
                lines.emptyLines += 1
            } else {
                lines.append(bytes[line])
                end = line.upperBound
            }
        }
        lines.finish(header.chomping)
        moveToContent()
        let style: YAMLScalar.Style = header.folded ? .folded : .literal
        let scalar = YAMLScalar(text: String(decoding: lines.text, as: UTF8.self), style: style)
        return node(.scalar(scalar), from: start, to: end)
    }

    // MARK: Header

    private mutating func readHeader() throws(YAMLProblem) -> Header {
        var header = Header(folded: current == .greater)
        var chomped = false
        offset += 1
        while !atLineEnd, !current.isBlank {
            if (0x31...0x39).contains(current), header.indentation == nil {
                header.indentation = Int(current - .zero)
            } else if current == .plus || current == .minus, !chomped {
                header.chomping = current == .plus ? .keep : .strip
                chomped = true
            } else {
                throw headerProblem()
            }
            offset += 1
        }
        return header
    }

    private mutating func finishHeader() throws(YAMLProblem) {
        skipBlanks()
        if current == .hash, followsBlank { skipToLineEnd() }
        guard atLineEnd else { throw headerProblem() }
        consumeBreak()
    }

    private func headerProblem() -> YAMLProblem {
        invalid(
            at: offset,
            "unexpected \(Quoting.quoted(restOfLine(from: offset))) after \"|\" or \">\"",
            hint: "only a digit from 1 to 9, \"+\" or \"-\" may follow; the text begins on the next line"
        )
    }

    // MARK: Lines

    /// The column of the text: from the header, or that of the first line that is not empty.
    private mutating func contentColumn(_ header: Header, parent: Int) throws(YAMLProblem) -> Int {
        if let indentation = header.indentation { return parent + indentation }
        let saved = (offset: offset, lineStart: lineStart)
        defer { (offset, lineStart) = saved }
        var deepest = (column: 0, offset: offset)
        while true {
            while current == .space { offset += 1 }
            let column = offset - lineStart
            if !atLineEnd {
                if column <= parent || atDocumentMarker { break }
                guard deepest.column <= column else {
                    throw invalid(
                        at: deepest.offset,
                        "an empty line is indented deeper than the first line of the text",
                        hint: "take the spaces out of the empty line, or give the indentation after \"|\" or \">\""
                    )
                }
                return column
            }
            if column > deepest.column { deepest = (column, offset) }
            if atEnd { break }
            consumeBreak()
        }
        return max(deepest.column, parent + 1)
    }

    /// Reads a line.
    ///
    /// - Returns: Its text; `nil` at the end of the scalar, with the parser at the start of the line.
    private mutating func nextLine(column: Int) throws(YAMLProblem) -> Range<Int>? {
        if atEnd || (column == 0 && atDocumentMarker) { return nil }
        while current == .space, offset - lineStart < column { offset += 1 }
        let start = offset
        if offset - lineStart < column, !atLineEnd {
            if current == .tab { throw tabProblem(at: offset) }
            offset = lineStart
            return nil
        }
        skipToLineEnd()
        let end = offset
        consumeBreak()
        return start..<end
    }
}
