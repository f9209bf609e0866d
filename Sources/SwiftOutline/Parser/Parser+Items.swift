// Lists of declarations, statements and directives.

extension Parser {
    /// Reads items up to the limit.
    mutating func items(_ items: Items) {
        let outerConditions = conditions
        while hasMore {
            let before = place
            item(items, outerConditions: outerConditions)
            if place == before { skipOne() }
        }
        conditions = outerConditions
    }

    /// Reads an item, if one starts here.
    private mutating func item(_ items: Items, outerConditions: Int) {
        switch kind {
        case .poundIf where !startsConditionalAttributes():
            conditions += 1
            skipDirectiveLine()
        case .poundElseif, .poundElse:
            skipDirectiveLine()
        case .poundEndif:
            if conditions > outerConditions { conditions -= 1 }
            advance()
        case .poundSourceLocation:
            advance()
            if kind == .leftParenthesis { skipGroup() }
        default:
            singleItem(items)
        }
    }

    /// Reads a declaration, statement or expression, if one starts here.
    mutating func singleItem(_ items: Items) {
        if kind == .semicolon {
            advance()
        } else if startsDeclaration(items) {
            if readsCode, items != .members {
                statement { $0.declaration(items) }
            } else {
                declaration(items)
            }
        } else if items != .members {
            codeItem()
        } else {
            skipOne()
        }
    }
}
