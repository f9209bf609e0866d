import YAMLReader

/// The JSON Schema (draft 2020-12) of module specs, for editors that complete and check YAML.
///
/// It accepts everything that `SpecFile` reads. It cannot check what depends on the app or on the whole spec: unknown
/// types, duplicate names, ambiguous routes. Nor does it check the parts in parentheses of a text such as
/// `detail(itemId: String)`.
package struct ModuleSchema: Sendable {
    /// The suggested names for `style`. Other names are valid too, because a team may have its own styles.
    private let styles: [String]

    /// - Parameter styles: The suggested names for `style`.
    package init(styles: [String] = []) {
        self.styles = styles
    }

    /// The schema as indented JSON that ends in a line break.
    package var json: String {
        JSONWriter.write(value) + "\n"
    }

    package var value: YAMLValue {
        [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "Module spec of scaffold",
            "description":
                "What \"scaffold module\" is asked to make: a feature with its screens, routes and use cases.",
            "type": "object",
            "properties": properties,
            "required": ["name"],
            "additionalProperties": false,
            "$defs": [
                "text": Self.text,
                "texts": Self.texts,
                "parameters": Self.parameters,
                "arrayType": Self.arrayType,
                "screen": Self.screen,
                "route": Self.route,
                "useCase": Self.useCase,
                "type": Self.type,
                "tab": Self.tab,
            ],
        ]
    }

    private var properties: YAMLValue {
        [
            "name": .described(
                "The module's name in any spelling: \"Favorites\", \"favorite-items\".",
                ["$ref": "#/$defs/text", "examples": ["Favorites"]]
            ),
            "style": style,
            "options": .described(
                "Choices among the style's options (scaffold style show <style>).",
                .optional("object", ["additionalProperties": .reference("text")])
            ),
            "screens": .described(
                "The module's screens; the first is the root.",
                .optional("array", ["items": .reference("screen")])
            ),
            "routes": .described(
                "The URLs of screens, below the module's own path.",
                .optional("object", ["additionalProperties": .reference("route")])
            ),
            "useCases": .described(
                "What the module can do.",
                .optional("array", ["items": .reference("useCase")])
            ),
            "types": .described(
                "The structs and enums that the module declares.",
                .optional("array", ["items": .reference("type")])
            ),
            "links": .described(
                "Screens of other features that this one navigates to: \"Orders.detail\", or \"Orders\" for its root.",
                .reference("texts")
            ),
            "aliases": .described("Further first components of the module's URLs.", .reference("texts")),
            "tab": .reference("tab"),
        ]
    }

    private var style: YAMLValue {
        let members = YAMLValue.optionalText.members
        let examples = styles.isEmpty ? [] : [YAMLMember("examples", .array(styles.map(YAMLValue.string)))]
        return .described(
            "The architecture that the module follows (scaffold style list).",
            .object(members + examples)
        )
    }
}
