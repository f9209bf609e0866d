import SwiftOutline

// How code uses a name: to open something, or only to tell what it is.

extension Outline {
    /// Whether a name is used as a value, and not in a cast, a pattern, a key path, or as the type of something.
    func isUse(_ index: Int) -> Bool {
        if isInKeyPath(index) || isPattern(index) { return false }
        let isMember = index > 0 && tokens[index - 1].kind == .period
        let start = isMember ? startOfBase(of: index) : index
        let next = tokens[index + 1]
        guard name(tokens[index]).first?.isUppercase == true else {
            // A function that is called or given, or a case; a property may have its name.
            let isCase = isMember && (start == index - 1 || text(tokens[start]).first?.isUppercase == true)
            let isGiven = index > 0 && tokens[index - 1].kind == .colon
            return isCase || isGiven || [.leftParenthesis, .leftBrace].contains(next.kind)
        }
        let isMade = next.kind == .period && text(tokens[index + 2]).first?.isLowercase == true
        return [.leftParenthesis, .leftBrace].contains(next.kind) || isMade && tokens[index + 2].keyword != .self
    }

    /// Whether a name is in a cast or a pattern.
    func isPattern(_ index: Int) -> Bool {
        let start = index > 0 && tokens[index - 1].kind == .period ? startOfBase(of: index) : index
        let marks: [TokenKind] = [.postfixQuestion, .infixQuestion, .exclamation, .leftParenthesis, .period]
        let before = start > 0 ? tokens[..<start].last { !marks.contains($0.kind) } : nil
        return before.map { [.as, .is, .case, .let].contains($0.keyword) || text($0) == "case" } == true
    }

    /// Whether a case is only asked for something: `FeatureFlag.movies.enabled`.
    func isAsked(_ index: Int) -> Bool {
        tokens[index + 1].kind == .period
            && ["enabled", "id", "isEnabled", "name", "rawValue", "title"].contains(text(tokens[index + 2]))
    }

    /// Whether a value of a type is only read: `MoviesFlow.id`.
    func isRead(_ index: Int) -> Bool {
        var end = index + 1
        while tokens[end].kind == .period { end += 2 }
        return end > index + 1 && name(tokens[index]).first?.isUppercase == true
            && ![.leftParenthesis, .leftBrace].contains(tokens[end].kind)
    }
}
