/// A pattern for declarations: a keyword, a name, and labels.
struct DeclarationQuery {
    private let kind: DeclarationKind?
    private let name: String
    private let hasLabels: Bool

    init(_ description: String) {
        let words = description.split(separator: " ", maxSplits: 1).map(String.init)
        let first = words.first ?? ""
        let kind = DeclarationKind.allCases.first { $0.keyword == first && !first.isEmpty }
        let isWhole = words.count == 2 || kind == .`init` || kind == .deinit || kind == .subscript
        self.kind = isWhole ? kind : nil
        name = self.kind == nil ? description : words[words.count - 1]
        hasLabels = name.hasSuffix(")")
    }

    func matches(_ declaration: Declaration) -> Bool {
        if let kind, declaration.kind != kind { return false }
        return hasLabels ? declaration.fullName == name : declaration.name == name
    }
}
