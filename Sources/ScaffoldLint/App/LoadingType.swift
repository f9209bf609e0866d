import SwiftOutline

/// Whether a view model loads: an asynchronous method of its own waits for something that it keeps to be shown.
///
/// What only sends does not load: `save()`, `logIn()`, `addToBasket()`.
struct LoadingType {
    let index: SourceIndex

    /// How methods begin that load, whatever they are called further.
    private static let words = ["load", "fetch", "refresh", "reload", "retrieve", "getall", "search"]

    func loads(_ type: IndexedType) -> Bool {
        let shown = Set(type.storedProperties.filter(Self.isShown).map(\.name))
        return type.members.contains { member in
            guard member.declaration.kind == .func, member.declaration.isAsync || startsTask(member),
                let body = member.declaration.bodyRange
            else { return false }
            let tokens = index.file(of: member).outline.tokens(in: body)
            guard tokens.contains(where: { $0.keyword == .await }) else { return false }
            let name = member.declaration.name.lowercased()
            return Self.words.contains { name.hasPrefix($0) } || keeps(member, shown)
        }
    }

    /// A method that is not asynchronous itself may begin a task that is.
    private func startsTask(_ member: Place) -> Bool {
        guard let body = member.declaration.bodyRange else { return false }
        let outline = index.file(of: member).outline
        return outline.tokens(in: body).contains {
            $0.kind == .identifier && outline.source.bytes(in: $0.range).elementsEqual("Task".utf8)
        }
    }

    /// Whether a property is more than a sign that something was done: `isSent` is one.
    private static func isShown(_ property: Declaration) -> Bool {
        guard property.isPublished || property.kind == .var else { return false }
        let type = property.type?.text ?? property.initialValue?.text ?? ""
        return !["Bool", "Bool?", "true", "false"].contains(type) && !property.name.lowercased().contains("error")
    }

    /// Whether the method puts what it waited for into a property, itself or by a name of its own.
    private func keeps(_ method: Place, _ shown: Set<String>) -> Bool {
        let code = index.file(of: method).outline.code(in: method.declaration)
        let awaited = Set(
            code.declarations.filter { $0.isLocal && $0.initialValue?.text.hasAwait == true }.map(\.name)
        )
        return code.assignments.contains { assignment in
            let target = assignment.target.text.split(separator: ".").last.map(String.init) ?? ""
            guard shown.contains(target) else { return false }
            let value = assignment.value.text
            return value.hasAwait || !awaited.isEmpty && awaited.contains { SwiftWords(value).contains($0) }
        }
    }
}

extension String {
    /// Whether an expression waits.
    fileprivate var hasAwait: Bool { SwiftWords(self).contains("await") }
}
