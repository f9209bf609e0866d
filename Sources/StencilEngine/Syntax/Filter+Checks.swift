import Diagnostics

extension Filter {
    /// The problem of literal arguments, found at parse time by applying the filter to a sample; `nil` if there is none.
    func failure(withLiterals arguments: [StencilExpression]) -> Problem? {
        var values: [TemplateValue] = []
        for argument in arguments {
            guard case .literal(let value) = argument else { return nil }
            values.append(value)
        }
        var sample = FilterInput(
            filter: self,
            value: sampleInput,
            arguments: values,
            largestResult: 1 << 20,
            mostSteps: 10_000
        )
        do throws(Problem) {
            _ = try sample.result()
            return nil
        } catch {
            return error
        }
    }

    private var sampleInput: TemplateValue {
        switch self {
        case .int255toFloat, .percent: 0
        case .join: []
        default: ""
        }
    }
}
