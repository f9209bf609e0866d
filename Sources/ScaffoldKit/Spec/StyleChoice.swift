/// One option of the style with the value that was chosen for it.
public struct StyleChoice: Sendable, Hashable {
    public let option: String
    public let value: String

    public init(option: String, value: String) {
        self.option = option
        self.value = value
    }
}

extension [Located<StyleChoice>] {
    /// These choices and, for the options that they leave open, those of others.
    package func filled(from others: Self) -> Self {
        let stated = Set(map(\.value.option))
        return self + others.filter { !stated.contains($0.value.option) }
    }
}
