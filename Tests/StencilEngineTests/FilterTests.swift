import StencilEngine
import Testing

@Suite("Filters")
struct FilterTests {
    private let context: TemplateDictionary = [
        "list": ["b", "a"], "mixed": ["One", 2, true, 10.5], "nothing": nil, "upper": "uppercase",
        "joining": "join:\", \"",
        "lines": "One\n\nTwo\n", "path": "some/folder/test.jpg", "word": "self", "digits": "Hey1World2!",
    ]

    @Test(
        "Stencil's filters",
        arguments: [
            ("{{ \"hello wORLD\"|capitalize }}", "Hello World"),
            ("{{ \"it's a well-known 1st\"|capitalize }}", "It's A Well-Known 1St"),
            ("{{ \"stencil\"|uppercase }} {{ \"Stencil\"|lowercase }}", "STENCIL stencil"),
            ("{{ list|uppercase }}", #"["B", "A"]"#),
            ("{{ nothing|default:\"x\" }} {{ list|default:\"x\"|join }}", "x ba"),
            ("{{ list|join:\", \" }} {{ list|join }} {{ mixed|join:\"-\" }}", "b, a ba One-2-true-10.5"),
            ("{{ \"One, Two\"|split:\", \"|join:\"/\" }} {{ \"a b\"|split|join:\"/\" }}", "One/Two a/b"),
            ("{{ lines|indent }}", "One\n\n    Two\n"),
            ("{{ lines|indent:2,\"\t\",true }}", "\t\tOne\n\n\t\tTwo\n"),
            ("{{ \"x\"|filter:upper }} {{ list|filter:joining }}", "X b, a"),
            ("{{ list | join : \", \" | uppercase }}", "B, A"),
        ]
    )
    func stencil(template: String, expected: String) throws {
        #expect(try rendering(template, context) == expected)
    }

    @Test(
        "StencilSwiftKit's filters for texts",
        arguments: [
            ("{{ path|basename }} {{ \"/tmp/\"|basename }} {{ \"/\"|basename }}", "test.jpg tmp /"),
            (
                "{{ path|dirname }} {{ \"/tmp/x/\"|dirname }} {{ \"/tmp\"|dirname }} {{ \"a.txt\"|dirname }} {{ \"./a/./b\"|dirname }} {{ \"..\"|dirname }}",
                "some/folder /tmp / . a ../.."
            ),
            ("{{ \"Hello\"|contains:\"el\" }} {{ \"Hello\"|contains:\"yo\" }}", "true false"),
            ("{{ \"Hello\"|hasPrefix:\"He\" }} {{ \"Hello\"|hasSuffix:\"He\" }}", "true false"),
            (
                "{{ \"Hello\"|!contains:\"el\" }} {{ \"Hello\"|!hasPrefix:\"x\" }} {{ \"Hello\"|!hasSuffix:\"lo\" }}",
                "false true false"
            ),
            ("{{ word|escapeReservedKeywords }} {{ \"selfie\"|escapeReservedKeywords }}", "`self` selfie"),
            ("{{ \"Hi There!\"|lowerFirstLetter }}", "hi There!"),
            (
                "{{ \"peopleChooser\"|upperFirstLetter }} {{ \"peopleChooser\"|titlecase }}",
                "PeopleChooser PeopleChooser"
            ),
            ("{{ \"Hello\"|replace:\"l\",\"k\" }}", "Hekko"),
            ("{{ \" a b \n  c \"|removeNewlines }} {{ \" a b \n  c \"|removeNewlines:\"leading\" }}", "abc a b c"),
            ("{{ \"a\u{A0}b\u{200B}c\"|removeNewlines }}", "abc"),
        ]
    )
    func texts(template: String, expected: String) throws {
        #expect(try rendering(template, context) == expected)
    }

    @Test(
        "a letter is no part of a character with a combining mark or a modifier",
        arguments: [
            ("{{ s|contains:\"e\" }}", "e\u{301}", "false"), ("{{ s|replace:\"e\",\"a\" }}", "e\u{301}e", "e\u{301}a"),
            ("{{ s|split:\"_\"|join:\"-\" }}", "a_b_\u{FE0F}c_d", "a-b_\u{FE0F}c-d"),
            ("{{ s|replace:\"👍\",\"x\" }}", "👍🏽👍", "👍🏽x"),
            ("{{ s|snakeToCamelCase }}", "_\u{FE0F}a_b", "__\u{FE0F}aB"),
        ]
    )
    func wholeCharacters(template: String, input: String, expected: String) throws {
        #expect(try rendering(template, ["s": .string(input)]) == expected)
    }

    @Test(
        "lowerFirstWord lowers a capital or an acronym",
        arguments: [
            ("PeoplePicker", "peoplePicker"), ("URLChooser", "urlChooser"), ("X", "x"), ("x", "x"),
            ("strING", "strING"),
            ("STRing_with_words", "stRing_with_words"), ("PLEASE_STOP", "please_STOP"), ("", ""), ("Éclair", "éclair"),
        ]
    )
    func lowerFirstWord(input: String, expected: String) throws {
        #expect(try rendering("{{ s|lowerFirstWord }}", ["s": .string(input)]) == expected)
    }

    @Test(
        "camelToSnakeCase parts words, and keeps their case if told so",
        arguments: [
            ("SomeCapString", "some_cap_string", "Some_Cap_String"),
            ("someCapString", "some_cap_string", "some_Cap_String"),
            ("String_With_WoRds", "string_with_wo_rds", "String_With_Wo_Rds"),
            ("string_wiTH_WOrds", "string_wi_th_w_ords", "string_wi_TH_W_Ords"),
            ("STRing_with_words", "st_ring_with_words", "ST_Ring_with_words"),
            ("URLChooser", "url_chooser", "URL_Chooser"),
            ("PLEASE_STOP_SCREAMING!", "please_stop_screaming!", "PLEASE_STOP_SCREAMING!"),
            ("a__b__c", "a__b__c", "a__b__c"),
            ("strING", "str_ing", "str_ING"), ("X", "x", "X"), ("", "", ""),
            ("URLChooserFooB", "url_chooser_foo_b", "URL_Chooser_Foo_B"),
            ("SHA256Hash", "sha256_hash", "SHA256_Hash"), ("a-b", "a_b", "a_b"),
        ]
    )
    func camelToSnakeCase(input: String, lowered: String, kept: String) throws {
        let context: TemplateDictionary = ["s": .string(input)]
        #expect(try rendering("{{ s|camelToSnakeCase }}", context) == lowered)
        #expect(try rendering("{{ s|camelToSnakeCase:\"true\" }}", context) == lowered)
        #expect(
            try rendering("{{ s|camelToSnakeCase:\"no\" }} {{ s|camelToSnakeCase:false }}", context)
                == "\(kept) \(kept)"
        )
    }

    @Test(
        "snakeToCamelCase joins words, and drops leading underscores if told so",
        arguments: [
            ("snake_case", "SnakeCase", "SnakeCase"), ("snAke_case", "SnAkeCase", "SnAkeCase"),
            ("SNAKE_CASE", "SnakeCase", "SnakeCase"), ("__snake_case", "__SnakeCase", "SnakeCase"),
            ("__y_z!", "__YZ!", "YZ!"),
            ("string_wiTH_WOrds", "StringWiTHWOrds", "StringWiTHWOrds"), ("URLChooser", "URLChooser", "URLChooser"),
            ("PLEASESTOPSCREAMING!", "Pleasestopscreaming!", "Pleasestopscreaming!"), ("a__b__c", "ABC", "ABC"),
            ("", "", ""),
            ("X", "X", "X"),
        ]
    )
    func snakeToCamelCase(input: String, kept: String, stripped: String) throws {
        let context: TemplateDictionary = ["s": .string(input)]
        #expect(try rendering("{{ s|snakeToCamelCase }} {{ s|snakeToCamelCase:\"0\" }}", context) == "\(kept) \(kept)")
        #expect(
            try rendering("{{ s|snakeToCamelCase:true }} {{ s|snakeToCamelCase:\"yes\" }}", context)
                == "\(stripped) \(stripped)"
        )
    }

    @Test(
        "swiftIdentifier makes an identifier in three ways",
        arguments: [
            ("hello", "hello", "Hello", "Hello"), ("42hello", "_42hello", "_42hello", "_42hello"),
            ("some$URL", "some_URL", "Some_URL", "SomeURL"),
            ("25 Ultra Light", "_25_Ultra_Light", "_25_Ultra_Light", "_25UltraLight"),
            ("26_extra_ultra_light", "_26_extra_ultra_light", "_26_extra_ultra_light", "_26ExtraUltraLight"),
            ("foo_bar.baz.qux-yay", "foo_bar_baz_qux_yay", "Foo_bar_Baz_Qux_Yay", "FooBarBazQuxYay"),
            (".SFNSDisplay", "_SFNSDisplay", "_SFNSDisplay", "SFNSDisplay"),
            ("HEADER_TITLE", "HEADER_TITLE", "HEADER_TITLE", "HeaderTitle"),
            ("multiLine\nKey", "multiLine_Key", "MultiLine_Key", "MultiLineKey"),
            ("some😎emoji", "some😎emoji", "Some😎emoji", "Some😎emoji"),
            (
                "12 @ 34 % 56 + 78 Hello world", "_12___34___56___78_Hello_world", "_12___34___56___78_Hello_World",
                "_12345678HelloWorld"
            ),
            ("", "", "", ""),
            // U+2764 is replaced, and the variation selector after it becomes one character with the underscore.
            ("I\u{2764}\u{FE0F}you", "I_\u{FE0F}you", "I_\u{FE0F}you", "I_\u{FE0F}you"),
        ]
    )
    func swiftIdentifier(input: String, valid: String, normal: String, pretty: String) throws {
        let context: TemplateDictionary = ["s": .string(input)]
        #expect(try rendering("{{ s|swiftIdentifier:\"valid\" }}", context) == valid)
        #expect(try rendering("{{ s|swiftIdentifier }}", context) == normal)
        #expect(try rendering("{{ s|swiftIdentifier:\"normal\" }}", context) == normal)
        #expect(try rendering("{{ s|swiftIdentifier:\"pretty\" }}", context) == pretty)
    }

    @Test(
        "the filters for numbers",
        arguments: [
            ("{{ \"FC\"|hexToInt }} {{ \"fcFf\"|hexToInt }} <{{ \"0x12\"|hexToInt }}>", "252 64767 <>"),
            ("{{ 240|int255toFloat }} {{ 128|int255toFloat }} {{ 255|int255toFloat }}", "0.9411765 0.5019608 1.0"),
            ("{{ 0.23|percent }} {{ 0.779|percent }} {{ 1.234|percent }} {{ 0.29|percent }}", "23% 77% 123% 29%"),
        ]
    )
    func numbers(template: String, expected: String) throws {
        #expect(try rendering(template) == expected)
    }

    @Test(
        "every word that Swift reserves is escaped",
        arguments: [
            "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
            "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
            "struct",
            "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
            "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any",
            "as",
            "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
        ]
    )
    func reservedWords(word: String) throws {
        #expect(
            try rendering("{{ w|escapeReservedKeywords }}", ["w": .string(word)])
                == (word == "await" ? word : "`\(word)`")
        )
    }

    @Test(
        "a filter refuses what it cannot use",
        arguments: [
            ("{{ list|camelToSnakeCase }}", "t:1:9: error: filter \"camelToSnakeCase\" needs a string, not an array"),
            ("{{ nothing|basename }}", "t:1:12: error: filter \"basename\" needs a string, not null"),
            ("{{ word|uppercase:1 }}", "t:1:9: error: filter \"uppercase\" takes no arguments, not 1"),
            ("{{ word|replace:\"a\" }}", "t:1:9: error: filter \"replace\" takes 2 to 3 arguments, not 1"),
            (
                "{{ word|indent:\"x\" }}",
                "t:1:9: error: the first argument of filter \"indent\" must be a whole number, not a string"
            ),
            (
                "{{ word|swiftIdentifier:\"prety\" }}",
                "t:1:9: error: filter \"swiftIdentifier\" has no mode \"prety\"; did you mean \"pretty\"?"
            ),
            ("{{ 5|hexToInt }}", "t:1:6: error: filter \"hexToInt\" needs a string, not a number"),
            ("{{ word|percent }}", "t:1:9: error: filter \"percent\" needs a number, not a string"),
            ("{{ word|filter:\"frob\" }}", "t:1:9: error: unknown filter \"frob\""),
            ("{{ word| }}", "t:1:10: error: a filter must follow \"|\""),
            ("{{ word|join: }}", "t:1:15: error: a value is missing"),
        ]
    )
    func refusals(template: String, expected: String) {
        #expect(failure(template, context).hasPrefix(expected + "\n"))
    }
}
