/// Gives equal elements equal numbers.
package struct Numbering<Element: Hashable> {
    private var numbers: [Element: Int] = [:]

    package init() {}

    package mutating func numbers(_ elements: some Sequence<Element>) -> [Int] {
        elements.map { element in
            let next = numbers.count
            let known = numbers[element, default: next]
            if known == next { numbers[element] = next }
            return known
        }
    }
}
