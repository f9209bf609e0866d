import Testing

@testable import ScaffoldKit

struct AppSurveyTests {
    private func survey(_ files: [String: String]) throws -> AppSurvey {
        let app = try ToyApp(files: files)
        return try withExtendedLifetime(app) { try AppSurvey(of: FileTree(root: app.root)) }
    }

    @Test("an extension is found by the type that it extends")
    func extensions() throws {
        let survey = try survey(["Log.swift": "extension Logger {\n    static let app = 1\n}\nstruct Clock {}\n"])
        #expect(survey.has(DeclarationPattern("extension Logger")))
        #expect(!survey.has(DeclarationPattern("struct Logger")))
        #expect(!survey.has(DeclarationPattern("extension Clock")))
        #expect(survey.has(DeclarationPattern("struct Clock")))
    }
}
