/// Types with a member of each, ready to be sought: `UserDefaults.standard`.
struct MemberExpressions: Sendable {
    let all: [(text: String, type: [UInt8], member: [UInt8])]
    /// The members' marks, by which a file's `NameFilter` knows them.
    let marks: [Int]

    init(_ expressions: [String]) {
        all = expressions.compactMap { text in
            let parts = text.split(separator: ".")
            guard parts.count == 2 else { return nil }
            return (text, Array(parts[0].utf8), Array(parts[1].utf8))
        }
        marks = Set(all.map { $0.member.withUnsafeBufferPointer(NameFilter.mark) }).sorted()
    }
}
