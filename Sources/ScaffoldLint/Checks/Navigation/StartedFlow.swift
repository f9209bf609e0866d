import AppModel
import Diagnostics
import SwiftOutline

/// The uses of a coordinator after the call that makes it.
struct StartedFlow {
    let file: Int
    /// The bytes of the name of the initialiser or factory method.
    let range: Range<Int>
    private let index: Int
    private let outline: Outline
    private let starters: Set<String>
    private let adders: Set<String>

    private static let dropped = "is started, but not added to a parent"
    private static let idle = "is made, but never started"
    /// The largest body that is looked through for each call in it, in bytes.
    private static let largestBody = 1 << 16

    init(_ site: Site, starters: Set<String>, adders: Set<String>, in app: LintContext) {
        outline = app.model.files[site.file].outline
        index = outline.tokens.firstIndex(from: site.offset)
        file = site.file
        range = outline.tokens[index].range
        self.starters = starters
        self.adders = adders
    }

    /// What is missing, for the message; `nil` if nothing is missing, or the sources do not settle it.
    var lack: String? {
        let tokens = outline.tokens
        let offset = tokens[index].start
        // `container.makeCartCoordinator().start()`
        if let close = tokens[index + 1].match, close + 2 < tokens.endIndex, tokens[close + 1].kind == .period {
            return isStarter(close + 2) && isStatement(index) ? Self.dropped : nil
        }
        let around = outline.declarations(around: offset)
        guard let function = around.last(where: { !$0.kind.hasMembers && $0.bodyRange != nil }),
            function.range.count <= Self.largestBody
        else { return nil }
        let local = outline.code(in: function).declarations.first {
            $0.isLocal && $0.initialValue?.range.contains(offset) == true
        }
        guard let local, let body = function.bodyRange else { return nil }
        return lack(of: local.name, in: body, besides: local.range)
    }

    private func lack(of name: String, in body: Range<Int>, besides declaration: Range<Int>) -> String? {
        var isStarted = false
        var isAdded = false
        for index in outline.tokens.indices(in: body)
        where outline.tokens[index].kind == .identifier && text(index) == name
            && !declaration.contains(outline.tokens[index].start)
        {
            let next = outline.tokens[index + 1].kind == .postfixQuestion ? index + 2 : index + 1
            if outline.tokens[next].kind == .period {
                isStarted = isStarted || isStarter(next + 1)
            } else if let taker = outline.caller(of: index) {
                if !adders.contains(taker) { return nil }
                isAdded = true
            } else {
                return nil
            }
        }
        if !isStarted { return Self.idle }
        return isAdded ? nil : Self.dropped
    }

    /// Whether a method's name begins with the word of one that starts a flow: `startPush`.
    private func isStarter(_ index: Int) -> Bool { NameWords(text(index)).words.first.map(starters.contains) == true }

    private func text(_ index: Int) -> String { outline.text(outline.tokens[index]) }

    /// Whether the call's result is unused: its expression begins a line.
    private func isStatement(_ index: Int) -> Bool {
        let tokens = outline.tokens
        var start = index
        while start > 1, !tokens[start].startsLine {
            let before = tokens[start - 1]
            if before.kind == .leftBrace { return true }
            if [.rightParenthesis, .rightSquare].contains(before.kind), let open = before.match {
                start = open
            } else if [.period, .identifier, .postfixQuestion].contains(before.kind) || before.keyword == .self {
                if before.keyword == .return || before.keyword == .await { return false }
                start -= 1
            } else {
                return false
            }
        }
        return tokens[start].keyword != .return && tokens[start].keyword != .let
    }
}
