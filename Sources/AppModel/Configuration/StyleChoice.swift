import Diagnostics

/// A choice for a style: an option and its value.
package struct StyleChoice: Sendable, Hashable {
    package let option: String
    package let value: String

    package init(option: String, value: String) {
        self.option = option
        self.value = value
    }
}

extension [Located<StyleChoice>] {
    /// These choices, completed with those of others for options without a choice.
    package func filled(from others: Self) -> Self {
        let stated = Set(map(\.value.option))
        return self + others.filter { !stated.contains($0.value.option) }
    }
}
