import Diagnostics

/// One thing that the module can do, with the screen that it belongs to.
public struct UseCase: Sendable, Equatable {
    public var name: String
    public var words: NameWords
    public var parameters: [Parameter]
    public var returns: TypeReference?
    /// The screen that owns it. Another may borrow it: a form loads what the detail screen shows.
    public var screen: String

    public var returnsArray: Bool { returns?.element != nil }

    var verb: String { words.words.first?.lowercased() ?? "" }

    /// Whether it takes something away.
    public var isDestructive: Bool {
        ["remove", "delete", "clear", "cancel", "discard", "unfollow"].contains(verb)
    }

    /// Whether it only reads.
    public var isReading: Bool {
        ["get", "fetch", "load", "find", "search", "list", "read", "observe", "check"].contains(verb)
            || (returnsArray && !isDestructive && !isSubmitting)
    }

    /// Whether its name says that it sends something which a person entered.
    public var isSubmitting: Bool {
        [
            "save", "update", "create", "add", "submit", "edit", "register", "login", "log", "send", "sign", "set",
            "change", "reset",
        ]
        .contains(verb)
    }

    /// `favorites` of `getFavorites`: the name for a result that is kept.
    public var resultName: String {
        let rest = isReading && words.words.count > 1 ? words.words.dropFirst() : words.words[...]
        let name = NameWords(rest.joined(separator: " ")).camel
        return isReading ? name : name + "Result"
    }
}
