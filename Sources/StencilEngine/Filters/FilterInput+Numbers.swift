import Diagnostics

extension FilterInput {
    /// The number divided by 255, in single precision as in StencilSwiftKit.
    func fraction() throws(Problem) -> TemplateValue {
        guard case .int(let number) = value else { throw wrongNumber("a whole number") }
        return .double(Double((Float(number) / 255).description) ?? Double(number) / 255)
    }

    /// The number as a whole percentage, in single precision as in StencilSwiftKit.
    func percentage() throws(Problem) -> String {
        guard let number = value.number else { throw wrongNumber("a number") }
        guard let whole = Int(exactly: (Float(number) * 100).rounded(.towardZero)) else {
            throw Problem("filter \"percent\" cannot take a number as large as \(number)")
        }
        return "\(whole)%"
    }

    /// The number of hexadecimal digits; null for other characters.
    func wholeNumber() throws(Problem) -> TemplateValue {
        guard case .string(let digits) = value else { throw wrongNumber("a string") }
        return Int(digits, radix: 16).map(TemplateValue.int) ?? .null
    }

    private func wrongNumber(_ expected: String) -> Problem {
        Problem("filter \"\(filter.rawValue)\" needs \(expected), not \(value.kindName)")
    }
}
