import Diagnostics

extension Filter {
    /// What is wrong with arguments that stand in the template itself, before it is ever rendered; nil if nothing is.
    func failure(withLiterals arguments: [Expression]) -> Problem? {
        var values: [TemplateValue] = []
        for argument in arguments {
            guard case .literal(let value) = argument else { return nil }
            values.append(value)
        }
        let sample = FilterInput(
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
