import Testing

@testable import YAMLReader

/// The value of a text, which must hold a document.
func value(of text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> YAMLValue {
    try #require(try YAMLReader.read(text), sourceLocation: sourceLocation).value
}

/// The problem of a text, which must have one.
func problem(in text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> YAMLProblem {
    try #require(throws: YAMLProblem.self, sourceLocation: sourceLocation) { try YAMLReader.read(text) }
}

/// `line:column` of a problem.
func place(_ problem: YAMLProblem) -> String {
    "\(problem.position.line):\(problem.position.column)"
}

/// A text and the value that it must be read as.
struct Reading: Sendable, CustomTestStringConvertible {
    let text: String
    let value: YAMLValue

    init(_ text: String, _ value: YAMLValue) {
        self.text = text
        self.value = value
    }

    var testDescription: String { text.debugDescription }
}

/// A text and the problem that it must be refused with.
struct Refusal: Sendable, CustomTestStringConvertible {
    let text: String
    let place: String
    let message: String
    let hint: String?

    init(_ text: String, _ place: String, _ message: String, hint: String? = nil) {
        self.text = text
        self.place = place
        self.message = message
        self.hint = hint
    }

    var testDescription: String { text.debugDescription }

    func check(kind: YAMLProblem.Kind, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let problem = try problem(in: text, sourceLocation: sourceLocation)
        #expect(YAMLReaderTests.place(problem) == place, sourceLocation: sourceLocation)
        #expect(problem.message == message, sourceLocation: sourceLocation)
        #expect(problem.kind == kind, sourceLocation: sourceLocation)
        if let hint { #expect(problem.hint == hint, sourceLocation: sourceLocation) }
    }
}
