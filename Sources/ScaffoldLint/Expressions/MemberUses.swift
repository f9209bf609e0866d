import SwiftOutline

/// Where `Type.member` is written.
struct MemberUses: Sequence {
    private let wanted: [(text: String, type: [UInt8], member: [UInt8])]
    private let outline: Outline
    private let range: Range<Int>

    init(of expressions: MemberExpressions, in outline: Outline, within range: Range<Int>) {
        wanted = expressions.all
        self.outline = outline
        self.range = range
    }

    func makeIterator() -> [(name: String, range: Range<Int>)].Iterator {
        var found: [(name: String, range: Range<Int>)] = []
        guard !wanted.isEmpty else { return found.makeIterator() }
        let places = outline.tokens(in: range)
        let bounds = places.startIndex..<places.endIndex
        outline.tokens.withUnsafeBufferPointer { tokens in
            for index in bounds.dropLast(2) where tokens[index + 1].kind == .period {
                guard tokens[index].kind == .identifier, tokens[index + 2].kind == .identifier,
                    index == bounds.lowerBound || tokens[index - 1].kind != .period
                else { continue }
                let (type, member) = (tokens[index], tokens[index + 2])
                let hit = wanted.first { each in
                    each.member.count == member.length && each.type.count == type.length
                        && bytes(member).elementsEqual(each.member) && bytes(type).elementsEqual(each.type)
                }
                if let hit { found.append((hit.text, type.start..<member.end)) }
            }
        }
        return found.makeIterator()
    }

    private func bytes(_ token: Token) -> ArraySlice<UInt8> { outline.source.bytes(in: token.range) }
}
