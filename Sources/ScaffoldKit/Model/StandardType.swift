/// A type of Swift or Foundation that a spec may name, with values of it for tests, previews and empty forms.
public struct StandardType: Sendable, Equatable {
    public let name: String
    public let kind: ParameterKind
    /// Two different values. `{}` stands for the name that the value is for, `{#}` for a number that follows from it.
    let samples: (String, String)
    /// The value of an empty form.
    let blank: String
    /// The module to import for it.
    let module: String

    public static func == (left: StandardType, right: StandardType) -> Bool { left.name == right.name }

    /// The type of that name, or `nil` for a type that is neither Swift's nor Foundation's.
    public static func named(_ name: String) -> StandardType? { table[name] }

    public static var names: [String] { table.keys.sorted() }

    private static let table: [String: StandardType] = {
        var table: [String: StandardType] = [:]
        for type in all { table[type.name] = type }
        return table
    }()

    private static let all: [StandardType] =
        integers + [
            make("String", .string, "\"{}-1\"", "\"{}-2\"", "\"\"", "Swift"),
            make("Substring", .other, "\"{}-1\"", "\"{}-2\"", "\"\"", "Swift"),
            make("Character", .other, "\"a\"", "\"b\"", "\" \"", "Swift"),
            make("Double", .double, "{#}.5", "{#}.5", "0", "Swift"),
            make("Float", .other, "{#}.5", "{#}.5", "0", "Swift"),
            make("Bool", .bool, "true", "false", "false", "Swift"),
            make("CGFloat", .other, "{#}.5", "{#}.5", "0", "Foundation"),
            make("TimeInterval", .other, "{#}", "{#}", "0", "Foundation"),
            make("Decimal", .other, "Decimal({#})", "Decimal({#})", "Decimal(0)", "Foundation"),
            make(
                "Date",
                .date,
                "Date(timeIntervalSince1970: {#})",
                "Date(timeIntervalSince1970: {#})",
                "Date()",
                "Foundation"
            ),
            make("Data", .other, "Data([{#}])", "Data([{#}])", "Data()", "Foundation"),
            make(
                "UUID",
                .uuid,
                "UUID(uuidString: \"6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A{#}\")!",
                "UUID(uuidString: \"0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D{#}\")!",
                "UUID()",
                "Foundation"
            ),
            make(
                "URL",
                .url,
                "URL(string: \"https://example.com/{}-1\")!",
                "URL(string: \"https://example.com/{}-2\")!",
                "URL(string: \"https://example.com\")!",
                "Foundation"
            ),
        ]

    private static let integers: [StandardType] =
        ["Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
        .map { make($0, .other, "{#}", "{#}", "0", "Swift") } + [make("Int", .int, "{#}", "{#}", "0", "Swift")]

    private static func make(
        _ name: String,
        _ kind: ParameterKind,
        _ sample: String,
        _ other: String,
        _ blank: String,
        _ module: String
    ) -> StandardType {
        StandardType(name: name, kind: kind, samples: (sample, other), blank: blank, module: module)
    }
}
