/// The rules of a style: the common ones, those of the style that it extends, then its own, with its roles.
package struct RuleSet: Sendable {
    package var rules: [Rule]
    /// The roles of types in this style: view model, coordinator and so on.
    let roles: [Role]

    /// The rules as an app has changed them.
    func changed(by changes: [String: RuleChange]) -> RuleSet {
        var changed = self
        for index in rules.indices {
            if let change = changes[rules[index].id] { changed.rules[index].apply(change) }
        }
        return changed
    }

    package subscript(id: String) -> Rule? { rules.first { $0.id == id } }
}
