import Testing
import YAMLReader

/// The evaluator itself, on small schemas.
@Suite struct SchemaEvaluatorTests {
    @Test(
        "a schema accepts and refuses as the standard says",
        arguments: [
            (["type": "string"], ["a", ""], [1, nil, [], [:], true]),
            (["type": ["number", "null"]], [1, 1.5, nil], ["1", false]),
            (["enum": ["a", nil]], ["a", nil], ["b", 1]),
            (["pattern": "^a+$"], ["a", "aa", 1, nil], ["", "ab", "ba"]),
            (["items": ["type": "string"]], [[], ["a"], "a", [:]], [[1], ["a", 1]]),
            (["maxItems": 1], [[1], [], "a"], [[1, 2]]),
            (["minItems": 1], [[1], "a"], [[]]),
            (["required": ["a"]], [["a": 1], []], [[:], ["b": 1]]),
            (["properties": ["a": ["type": "string"]]], [["a": "x"], ["b": 1], 1], [["a": 1]]),
            (
                ["properties": ["a": true], "additionalProperties": false], [["a": 1], [:], "b"],
                [["b": 1], ["a": 1, "b": 2]]
            ),
            (["additionalProperties": ["type": "null"]], [["a": nil], [:]], [["a": 1]]),
            (["anyOf": [["type": "string"], ["minItems": 2, "type": "array"]]], ["a", [1, 2]], [[1], 1]),
            (["$ref": "#/$defs/a", "$defs": ["a": ["type": "string"]]], ["a"], [1]),
            (["title": "a", "description": "b", "examples": [1], "$schema": "c"], [1, nil, "a"], []),
            (true, [1, nil], []), (false, [], [1, nil]),
        ] as [(YAMLValue, [YAMLValue], [YAMLValue])]
    )
    func schemaAcceptsAndRefusesAsTheStandardSays(
        schema: YAMLValue,
        accepted: [YAMLValue],
        refused: [YAMLValue]
    ) throws {
        let evaluator = SchemaEvaluator(root: schema)
        for value in accepted { #expect(try evaluator.accepts(value), "\(value)") }
        for value in refused { #expect(try !evaluator.accepts(value), "\(value)") }
    }

    @Test(
        "what the evaluator does not know is no silent pass",
        arguments: [["format": "email"], ["type": "text"], ["$ref": "#/a"], ["pattern": 1], 1] as [YAMLValue]
    )
    func whatTheEvaluatorDoesNotKnowIsNoSilentPass(schema: YAMLValue) {
        #expect(throws: SchemaEvaluator.Unknown.self) { try SchemaEvaluator(root: schema).accepts("a") }
    }
}
