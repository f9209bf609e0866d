import Diagnostics

extension FilterInput {
    func joined() throws(Problem) -> TemplateValue {
        guard case .array(let elements) = value else { return value }
        let separator = arguments.first?.text ?? ""
        let texts = elements.map(\.text)
        let length = texts.reduce(0) { $0 + $1.utf8.count }
        try check(resultBytes: separator.utf8.count, times: texts.count, besides: length)
        return .string(texts.joined(separator: separator))
    }

    func split() -> TemplateValue {
        guard case .string(let text) = value else { return value }
        return .array(Text.split(text, at: arguments.first?.text ?? " ").map(TemplateValue.string))
    }

    /// The text with its lines indented; empty lines stay empty.
    func indented() throws(Problem) -> String {
        let indentation = try indentation()
        let indentsFirst = try boolIndentArgument()
        guard !indentation.isEmpty else { return value.text }
        let lines = value.text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false)
        try check(resultBytes: indentation.utf8.count, times: lines.count)
        var result: [UInt8] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { result.append(.lineFeed) }
            let isEmpty = line.isEmpty || line.elementsEqual([.carriageReturn])
            if index == 0 ? indentsFirst : !isEmpty { result.append(contentsOf: indentation.utf8) }
            result.append(contentsOf: line)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func indentation() throws(Problem) -> String {
        let width = try indentWidth()
        guard arguments.count > 1 else { return String(repeating: " ", count: width) }
        guard case .string(let unit) = arguments[1] else { throw wrongArgument(1, "a string") }
        try check(resultBytes: unit.utf8.count, times: width)
        return String(repeating: unit, count: width)
    }

    private func indentWidth() throws(Problem) -> Int {
        guard let first = arguments.first else { return 4 }
        guard case .int(let width) = first, width >= 0 else { throw wrongArgument(0, "a whole number") }
        try check(resultBytes: width)
        return width
    }

    private func boolIndentArgument() throws(Problem) -> Bool {
        guard arguments.count > 2 else { return false }
        guard case .bool(let value) = arguments[2] else { throw wrongArgument(2, "true or false") }
        return value
    }
}
