import Diagnostics
import Testing

@Suite("Severity")
struct SeverityTests {
    @Test("A note weighs less than a warning, a warning less than an error")
    func order() {
        #expect(Severity.allCases.shuffled().sorted() == [.note, .warning, .error])
    }
}
