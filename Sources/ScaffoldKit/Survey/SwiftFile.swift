/// What the planner has to know of a Swift file: what it imports and which types it declares.
struct SwiftFile: Sendable {
    let imports: [String]
    let types: [TypeDeclaration]

    init(path: String, bytes: [UInt8]) {
        var imports: [String] = []
        var types: [TypeDeclaration] = []
        for (index, line) in String(decoding: bytes, as: UTF8.self).split(
            separator: "\n",
            omittingEmptySubsequences: false
        ).enumerated() {
            guard let first = line.first, first != " ", first != "/" else { continue }
            let words = line.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }).map(
                String.init
            )
            if words.first == "import", words.count > 1 { imports.append(words[1]) }
            guard let at = words.firstIndex(where: { ["class", "struct", "enum", "protocol", "actor"].contains($0) }),
                at + 1 < words.count
            else { continue }
            types.append(
                TypeDeclaration(
                    keyword: words[at],
                    name: words[at + 1],
                    mark: SourceMark(source: path, line: index + 1, column: 1),
                    shape: nil
                )
            )
        }
        self.imports = imports
        self.types = types
    }
}
