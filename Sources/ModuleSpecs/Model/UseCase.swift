import Diagnostics

/// A use case of the module, with the screen that owns it.
package struct UseCase: Sendable, Equatable {
    package var name: String
    package var words: NameWords
    package var parameters: [Parameter]
    /// The result, or what the stream delivers.
    package var returns: TypeReference?
    /// The stream or publisher that delivers the results; `nil` if there is one result.
    package var stream: TypeReference?
    /// The enum of the errors that it throws; `nil` if it may throw any error.
    package var failure: TypeReference?
    /// The screen that owns it. Another may share it: a form loads the item with the use case of the detail screen.
    package var screen: String

    package var returnsArray: Bool { returns?.element != nil }

    package var verb: String { words.words.first?.lowercased() ?? "" }

    /// What the words after the verb name: `orderNote` of `saveOrderNote`.
    var object: String { NameWords(words.words.dropFirst().joined(separator: " ")).camel }

    /// The number of the page that it reads, for a list that grows at its end.
    package var page: Parameter? {
        guard returnsArray, returns?.isOptional == false, stream == nil, isReading else { return nil }
        return parameters.first { $0.name == "page" && $0.type == .named("Int") }
    }

    /// The text that it searches for, on a screen with a search field. A list of pages has none.
    package var search: Parameter? {
        guard verb == "search", returnsArray, stream == nil, page == nil else { return nil }
        return parameters.first { $0.type == .named("String") && !$0.isID && $0.defaultValue == nil }
    }

    /// Whether it deletes or removes something, by the verbs of the style.
    package var isDestructive = false

    /// Whether it only reads data.
    package var isReading: Bool {
        ["get", "fetch", "load", "find", "search", "list", "read", "observe", "check"].contains(verb) || stream != nil
            || (returnsArray && !isDestructive && !isSubmitting)
    }

    /// Whether its name suggests that it submits user input.
    package var isSubmitting: Bool {
        [
            "save", "update", "create", "add", "submit", "edit", "register", "login", "log", "send", "sign", "set",
            "change", "reset",
        ]
        .contains(verb)
    }

    /// The variable name for a stored result: `favorites` for `getFavorites`.
    package var resultName: String {
        let rest = isReading && words.words.count > 1 ? words.words.dropFirst() : words.words[...]
        let name = NameWords(rest.joined(separator: " ")).camel
        return isReading ? name : name + "Result"
    }
}
