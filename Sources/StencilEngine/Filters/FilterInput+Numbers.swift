import Diagnostics

extension FilterInput {
    /// A 255th, with the digits that a single-precision number has, as StencilSwiftKit prints it.
    func fraction() throws(Problem) -> TemplateValue {
        guard case .int(let number) = value else { throw wrongNumber("a whole number") }
        return .double(Double((Float(number) / 255).description) ?? Double(number) / 255)
    }

    /// The whole per cents of a number, computed in single precision as in StencilSwiftKit.
    func percentage() throws(Problem) -> String {
        guard let number = value.number else { throw wrongNumber("a number") }
        guard let whole = Int(exactly: (Float(number) * 100).rounded(.towardZero)) else {
            throw Problem("filter \"percent\" cannot take a number as large as \(number)")
        }
        return "\(whole)%"
    }

    /// The number that hexadecimal digits stand for, null if there are other signs among them.
    func wholeNumber() throws(Problem) -> TemplateValue {
        guard case .string(let digits) = value else { throw wrongNumber("a string") }
        return Int(digits, radix: 16).map(TemplateValue.int) ?? .null
    }

    private func wrongNumber(_ expected: String) -> Problem {
        Problem("filter \"\(filter.rawValue)\" needs \(expected), not \(value.kindName)")
    }
}
