import AppModel
import Diagnostics
import SwiftOutline

/// The app's own methods and initialisers that localise a text that they are given: a literal for them is a key.
struct LocalisingMethods {
    let app: LintContext

    /// Whether a method of a name, or an initialiser of a type of that name, localises its argument.
    func localise(_ label: String, _ number: Int, _ name: String) -> Bool {
        places(named: name).contains { place in
            let parameters = place.declaration.parameters
            let given = label.isEmpty ? parameters.dropFirst(number).first : parameters.first { $0.label == label }
            guard place.declaration.bodyRange != nil, let given else { return false }
            return isLocalised(given.name, in: place, app.model.file(of: place).outline)
        }
    }

    private func places(named name: String) -> [Place] {
        let initializers = app.model.type(name)?.members.filter { $0.declaration.kind == .`init` } ?? []
        return app.members.methods[name, default: []] + initializers
    }

    /// Whether a method localises a value: `String(localized: title)`, `NSLocalizedString(title, comment: "")`, `title.localized`.
    private func isLocalised(_ name: String, in method: Place, _ outline: Outline) -> Bool {
        let isLocalising = { (word: String) in word.lowercased().contains("locali") }
        let isPassed = outline.code(in: method.declaration).calls.contains { call in
            call.arguments.contains { argument in
                (isLocalising(call.name) || argument.label.map(isLocalising) == true)
                    && outline.names(in: argument.value.range).contains(name)
            }
        }
        guard !isPassed, let body = method.declaration.bodyRange else { return isPassed }
        let (tokens, indices) = (outline.tokens, outline.tokens.indices(in: body))
        return indices.dropLast(2).contains { index in
            tokens[index].kind == .identifier && tokens[index + 1].kind == .period
                && isLocalising(outline.text(tokens[index + 2])) && outline.text(tokens[index]) == name
        }
    }
}
