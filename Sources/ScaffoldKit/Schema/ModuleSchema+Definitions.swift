import YAMLReader

/// The definitions in the schema's `$defs`.
extension ModuleSchema {
    /// Any scalar except null: the reader takes numbers and booleans as text.
    static let text: YAMLValue = ["type": ["string", "number", "boolean"]]

    static let texts: YAMLValue = .optional("array", ["items": .reference("text")])

    static let parameters: YAMLValue = .optional(
        "object",
        [
            "description": "Names with their types, and default values after \"=\".",
            "additionalProperties": .either(
                [
                    "type": "string", "pattern": .string(SpecPattern.typeWithDefault),
                    "examples": ["String", "EditorMode = .update"],
                ],
                .reference("arrayType")
            ),
        ]
    )

    /// `[Favorite]` or `[String: Int]` without quotes, which YAML parses as a list of one scalar or one mapping.
    static let arrayType: YAMLValue = [
        "type": "array",
        "items": .either(
            writtenType,
            .reference("arrayType"),
            [
                "type": "object", "minProperties": 1, "maxProperties": 1,
                "additionalProperties": .either(writtenType, .reference("arrayType")),
            ]
        ),
        "minItems": 1, "maxItems": 1,
    ]

    private static let writtenType: YAMLValue = ["type": "string", "pattern": .string(SpecPattern.type)]

    static let screen: YAMLValue = .either(
        .described(
            "A screen's name, with its parameters in parentheses if it has any.",
            .language(SpecPattern.screen, examples: ["list", "detail(itemId: String)"])
        ),
        .mapping(
            [
                "name": .reference("text"),
                "parameters": .described(
                    "What the screen needs to be shown; {} says that it surely needs nothing.",
                    .reference("parameters")
                ),
                "kind": .described(
                    "What the screen is for; it decides which view is written.",
                    .choice(of: ScreenKind.self)
                ),
                "presentation": .described("How the screen comes to be seen.", .choice(of: Presentation.self)),
                "type": .described("The stem of the screen's type names, such as \"Login\".", .optionalText),
                "useCases": .described("The names of the use cases that belong to the screen.", .reference("texts")),
            ],
            required: ["name"]
        )
    )

    static let route: YAMLValue = .either(
        .described(
            "The URL pattern: \":itemId/edit\"; empty for the module's own path; \"none\" if no URL leads there.",
            .optionalText
        ),
        .mapping(
            [
                "path": .described("The URL pattern.", .reference("text")),
                "defaults": .described(
                    "Swift expressions for parameters that a URL may leave out.",
                    .optional("object", ["additionalProperties": .reference("text")])
                ),
            ],
            required: ["path"]
        )
    )

    static let useCase: YAMLValue = .either(
        .described(
            "A Swift signature; quoted if it contains \": \".",
            .language(SpecPattern.useCase, examples: ["getFavorites() -> [Favorite]", "removeFavorite(id: String)"])
        ),
        .mapping(
            [
                "name": .reference("text"),
                "parameters": .reference("parameters"),
                "returns": .either(
                    ["type": "string", "pattern": .string(SpecPattern.type), "examples": ["Favorite"]],
                    .reference("arrayType")
                ),
            ],
            required: ["name"]
        )
    )

    static let type: YAMLValue = .either(
        .described(
            "A struct with its properties or an enum with its cases.",
            [
                "type": "string", "pattern": .string(SpecPattern.declaration),
                "examples": ["Favorite(id: String, title: String)", "EditorMode(create|update)"],
            ]
        ),
        .mapping(
            ["struct": .reference("text"), "enum": ["type": "null"], "properties": .reference("parameters")],
            required: ["struct"]
        ),
        .mapping(
            [
                "enum": .reference("text"), "struct": ["type": "null"],
                "cases": ["type": "array", "items": .reference("text"), "minItems": 1],
            ],
            required: ["enum", "cases"]
        )
    )

    static let tab: YAMLValue = .described(
        "The module's place in the app's tab bar: a title, a title and an icon, or \"none\".",
        .either(
            .optionalText,
            .mapping(
                [
                    "title": .optionalText,
                    "icon": .described("The name of an SF Symbol.", .optionalText),
                ],
                required: []
            )
        )
    )
}
