/// A sample text with placeholders: `{}` for a name, `{#}` for a number.
struct SampleText {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func filled(stem: String, number: Int) -> String {
        var result = ""
        var rest = text[...]
        while let brace = rest.firstIndex(of: "{"), let close = rest[brace...].firstIndex(of: "}") {
            result += rest[..<brace]
            result += rest[brace...close] == "{}" ? stem : String(number)
            rest = rest[rest.index(after: close)...]
        }
        return result + rest
    }

    /// A two-digit number derived from the name. It differs between the two variants, and usually between the names of one
    /// parameter list.
    static func number(for name: String, _ variant: Samples.Variant) -> Int {
        let sum = name.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
        return 10 + sum % 40 * 2 + (variant == .first ? 0 : 1)
    }
}
