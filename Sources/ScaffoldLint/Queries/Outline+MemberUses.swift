import SwiftOutline

extension Outline {
    /// Where one of some expressions `Type.member` is written in a range of bytes.
    func uses(of expressions: Set<String>, in range: Range<Int>) -> [(name: String, range: Range<Int>)] {
        let lengths = Set(expressions.map(\.utf8.count))
        let tokens = tokens
        let places = tokens.indices(in: range)
        return places.dropLast(2).compactMap { index in
            let (type, member) = (tokens[index], tokens[index + 2])
            guard tokens[index + 1].kind == .period, type.kind == .identifier, member.kind == .identifier,
                index == places.lowerBound || tokens[index - 1].kind != .period,
                lengths.contains(type.length + 1 + member.length)
            else { return nil }
            let name = "\(text(type)).\(text(member))"
            return expressions.contains(name) ? (name, type.start..<member.end) : nil
        }
    }
}
