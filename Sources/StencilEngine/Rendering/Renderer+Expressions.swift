import Diagnostics

extension Renderer {
    /// The value of an expression.
    ///
    /// - Throws: Also for an undefined variable, unless rendering is lenient.
    mutating func value(of expression: StencilExpression) throws(Failure) -> TemplateValue {
        switch expression {
        case .literal(let value): return value
        case .variable(let path): return try lookUp(path, isTolerant: isLenient) ?? .null
        case .filtered(let operand, let calls): return try filtered(operand, by: calls)
        case .range(let from, let through, let offset): return try range(from, through, at: offset)
        case .choice(let value, let condition, let otherwise):
            if try isTrue(condition) { return try self.value(of: value) }
            return try otherwise.map { expression throws(Failure) in try self.value(of: expression) } ?? .null
        case .not, .all, .any, .comparison: return .bool(try isTrue(expression))
        }
    }

    /// Whether an expression is true in `if`.
    mutating func isTrue(_ expression: StencilExpression) throws(Failure) -> Bool {
        switch expression {
        case .not(let inner): return try !isTrue(inner)
        case .all(let operands):
            for operand in operands where try !isTrue(operand) { return false }
            return true
        case .any(let operands):
            for operand in operands where try isTrue(operand) { return true }
            return false
        case .comparison(let comparison, let left, let right):
            let left = try value(of: left)
            return Self.compare(left, comparison, try value(of: right))
        default: return try value(of: expression).isTrue
        }
    }

    private static func compare(
        _ left: TemplateValue,
        _ comparison: StencilExpression.Comparison,
        _ right: TemplateValue
    ) -> Bool {
        switch comparison {
        case .equal: left.isEqual(to: right)
        case .notEqual: !left.isEqual(to: right)
        case .contained: isContained(left, in: right)
        case .less: compare(left, right, by: <)
        case .lessOrEqual: compare(left, right, by: <=)
        case .greater: compare(left, right, by: >)
        case .greaterOrEqual: compare(left, right, by: >=)
        }
    }

    /// Compares numbers. All other values are neither less nor greater, as in Stencil.
    private static func compare(
        _ left: TemplateValue,
        _ right: TemplateValue,
        by areInOrder: (Double, Double) -> Bool
    ) -> Bool {
        guard let left = left.number, let right = right.number else { return false }
        return areInOrder(left, right)
    }

    private static func isContained(_ value: TemplateValue, in container: TemplateValue) -> Bool {
        switch (value, container) {
        case (_, .array(let elements)): elements.contains { $0.isEqual(to: value) }
        case (.string(let part), .string(let text)): Text.contains(text, part)
        case (.string(let key), .dictionary(let dictionary)): dictionary[key] != nil
        case (.null, .null): true
        default: false
        }
    }

    private mutating func range(
        _ from: StencilExpression,
        _ through: StencilExpression,
        at offset: Int
    ) throws(Failure) -> TemplateValue {
        let lower = try bound(from, at: offset)
        let upper = try bound(through, at: offset)
        let (distance, isTooLong) = upper.subtractingReportingOverflow(lower)
        guard !isTooLong, distance.magnitude <= UInt(max(0, limits.steps)) else {
            throw failure(at: offset, "the range from \(lower) to \(upper) is too long")
        }
        try count(steps: Int(distance.magnitude) / 8, at: offset)
        return .array(stride(from: lower, through: upper, by: lower <= upper ? 1 : -1).map(TemplateValue.int))
    }

    private mutating func bound(_ expression: StencilExpression, at offset: Int) throws(Failure) -> Int {
        let value = try value(of: expression)
        switch value {
        case .int(let number): return number
        case .double(let number):
            if let whole = Int(exactly: number.rounded(.towardZero)) { return whole }
            throw failure(at: offset, "the bound \(number) of the range is too large")
        default: throw failure(at: offset, "the bounds of a range must be numbers, not \(value.kindName)")
        }
    }

    // MARK: - Filters

    private mutating func filtered(_ operand: StencilExpression, by calls: [FilterCall]) throws(Failure)
        -> TemplateValue
    {
        guard calls[0].filter == .default else { return try apply(calls[...], to: try value(of: operand)) }
        let value = try defaulted(operand, by: calls[0].arguments)
        return try apply(calls.dropFirst(), to: value)
    }

    private mutating func apply(
        _ calls: ArraySlice<FilterCall>,
        to value: TemplateValue
    ) throws(Failure) -> TemplateValue {
        var value = value
        for call in calls { value = try apply(call, to: value) }
        return value
    }

    /// The first value that is not null, of the operand and the defaults. Only the last default must be defined.
    private mutating func defaulted(_ operand: StencilExpression, by defaults: [StencilExpression]) throws(Failure)
        -> TemplateValue
    {
        for candidate in [operand] + defaults.dropLast() {
            guard case .variable(let path) = candidate else {
                let value = try value(of: candidate)
                if !value.isNull { return value }
                continue
            }
            if let value = try lookUp(path, isTolerant: true), !value.isNull { return value }
        }
        return try defaults.last.map { expression throws(Failure) in try value(of: expression) } ?? .null
    }

    /// Applies a filter within the limits.
    mutating func apply(_ call: FilterCall, to value: TemplateValue) throws(Failure) -> TemplateValue {
        let arguments = try call.arguments.map { argument throws(Failure) in try self.value(of: argument) }
        try count(steps: 1 + FilterInput.size(of: value) / 64, at: call.offset)
        if call.filter == .filter { return try applyNamedFilter(arguments[0], to: value, at: call.offset) }
        var input = FilterInput(
            filter: call.filter,
            value: value,
            arguments: arguments,
            largestResult: remainingBytes,
            mostSteps: remainingSteps
        )
        let result: TemplateValue
        do throws(Problem) {
            result = try input.result()
        } catch {
            throw failure(at: call.offset, error.message, hint: error.hint)
        }
        try count(steps: input.steps, at: call.offset)
        return result
    }

    /// Applies the filters that a text such as `"join:', '"` names.
    private mutating func applyNamedFilter(
        _ name: TemplateValue,
        to value: TemplateValue,
        at offset: Int
    ) throws(Failure) -> TemplateValue {
        let source = TemplateSource(name.text, name: template.name)
        let calls: [FilterCall]
        do throws(SyntaxProblem) {
            var reader = TagReader(source.bytes, 0..<source.bytes.count)
            calls = [try reader.filterCall()] + (try reader.filterCalls())
            try reader.expectEnd()
        } catch {
            throw failure(at: offset, error.message, hint: error.hint)
        }
        guard calls.allSatisfy({ $0.filter != .filter }) else {
            throw failure(at: offset, "filter \"filter\" cannot name itself")
        }
        var value = value
        for call in calls {
            value = try apply(FilterCall(filter: call.filter, arguments: call.arguments, offset: offset), to: value)
        }
        return value
    }
}
