import SwiftEdits
import SwiftOutline

/// What of a file a mention of a screen belongs to: a case, an element, a statement, or the declaration around it.
struct ScreenFragment {
    var range: Range<Int>
    /// The name of the declaration that it is.
    private(set) var member: String?
    /// Whether it is the only element of a list.
    private(set) var isAlone = false
    /// Whether it says what happens at an event: a second one would open two screens at once.
    private(set) var isHandler = false

    /// The smallest fragment around a mention; `nil` if there is none that can go by itself.
    ///
    /// - Parameter isFree: Whether a declaration can go.
    init?(at offset: Int, in outline: Outline, _ isFree: (Declaration) -> Bool) {
        let elements = Array(outline.code().elements(around: offset).reversed())
        for (index, element) in elements.enumerated() {
            if let declaration = element.declaration, !declaration.isLocal {
                guard isFree(declaration) else { return nil }
                (range, member) = (declaration.range, declaration.name)
                return
            }
            switch element.kind {
            case .element:
                (range, isAlone) = (Self.range(of: element), element.list.count == 1)
                return
            case .switchCase:
                guard let found = element.switchCase, found.labelRange.contains(offset) else { continue }
                guard found.items.count == 1 else { return nil }
            case .statement:
                if let modifier = Self.modifier(at: offset, of: element.range, in: outline) {
                    range = modifier
                    return
                }
                guard let statement = element.statement, statement.declaration == nil,
                    ![.return, .guard, .throw].contains(statement.keyword),
                    !outline.isWholeBody(element.range, ofBuilder: false)
                else { continue }
                // A case needs a statement.
                let isInCase = elements[(index + 1)...].first?.kind == .switchCase
                guard !isInCase || element.list.count > 1 else { return nil }
                let isBranch = [.if, .switch, .for, .while, .do].contains(statement.keyword)
                isHandler = !isBranch && outline.tokens(in: element.range).contains { $0.kind == .leftBrace }
            default: continue
            }
            range = element.range
            return
        }
        return nil
    }

    /// The modifier of a view that a mention is in: `.sheet(isPresented: $isShown) { DetailsView() }`.
    private static func modifier(at offset: Int, of view: Range<Int>, in outline: Outline) -> Range<Int>? {
        let around = outline.declarations(around: offset).last { !$0.isLocal && $0.kind != .accessor }
        guard around?.type?.text.hasPrefix("some ") == true else { return nil }
        return outline.links(of: view).first { $0.contains(offset) }
    }

    /// The bytes of an element with the comma behind it, or else before it.
    private static func range(of element: CodeElement) -> Range<Int> {
        let list = element.list.map(\.range)
        guard let place = list.firstIndex(of: element.range), list.count > 1 else { return element.range }
        return place + 1 < list.count
            ? element.range.lowerBound..<list[place + 1].lowerBound
            : list[place - 1].upperBound..<element.range.upperBound
    }
}
