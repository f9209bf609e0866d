/// A standard type of Swift or Foundation, with sample values for tests, previews and empty forms.
package struct StandardType: Sendable {
    package let name: String
    package let kind: ParameterKind
    /// Two different values. `{}` stands for the name of the value, `{#}` for a number derived from that name.
    package let samples: (String, String)
    /// The initial value in an empty form.
    package let blank: String
    /// The module that declares it.
    package let module: String

    /// The standard type with a name, or `nil` for any other type.
    package static func named(_ name: String) -> StandardType? { table[name] }

    package static var names: [String] { table.keys.sorted() }

    /// The types of Swift, Foundation and Combine that use cases are often written with, and that have no sample values: a
    /// spec cannot declare them either.
    static let unspecified: Set<String> = [
        "Any", "AnyCancellable", "AnyObject", "AnyPublisher", "AsyncSequence", "AsyncStream", "AsyncThrowingStream",
        "Error", "Never", "Observable", "Published", "Publisher", "Result", "Task", "Void",
    ]

    private static let table = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    private static let all: [StandardType] =
        integers + [
            make("String", .string, "\"{}-1\"", or: "\"{}-2\"", "\"\"", "Swift"),
            make("Substring", .other, "\"{}-1\"", or: "\"{}-2\"", "\"\"", "Swift"),
            make("Character", .other, "\"a\"", or: "\"b\"", "\" \"", "Swift"),
            make("Double", .double, "{#}.5", "0", "Swift"),
            make("Float", .other, "{#}.5", "0", "Swift"),
            make("Bool", .bool, "true", or: "false", "false", "Swift"),
            make("CGFloat", .other, "{#}.5", "0", "Foundation"),
            make("TimeInterval", .other, "{#}", "0", "Foundation"),
            make("Decimal", .decimal, "Decimal({#})", "Decimal(0)", "Foundation"),
            make("Date", .date, "Date(timeIntervalSince1970: {#})", "Date()", "Foundation"),
            make("Data", .other, "Data([{#}])", "Data()", "Foundation"),
            make(
                "UUID",
                .uuid,
                "UUID(uuidString: \"6A2F1C3E-0D54-4B7E-9C1A-2F0E5D7B8A{#}\")!",
                or: "UUID(uuidString: \"0B9D7E52-3C41-4F6A-8E2D-7A1C5F3B9D{#}\")!",
                "UUID()",
                "Foundation"
            ),
            make(
                "URL",
                .url,
                "URL(string: \"https://example.com/{}-1\")!",
                or: "URL(string: \"https://example.com/{}-2\")!",
                "URL(string: \"https://example.com\")!",
                "Foundation"
            ),
        ]

    private static let integers: [StandardType] =
        ["Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"]
        .map { make($0, .other, "{#}", "0", "Swift") } + [make("Int", .int, "{#}", "0", "Swift")]

    /// - Parameter other: A second sample, where the first has no number to tell them apart.
    private static func make(
        _ name: String,
        _ kind: ParameterKind,
        _ sample: String,
        or other: String? = nil,
        _ blank: String,
        _ module: String
    ) -> StandardType {
        StandardType(name: name, kind: kind, samples: (sample, other ?? sample), blank: blank, module: module)
    }
}
