extension Int {
    /// The number with its noun: `1 file`, `3 files`.
    package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
