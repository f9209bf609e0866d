import Foundation
import Testing

@testable import ScaffoldCLI

@Suite("The environment")
struct EnvironmentTests {
    @Test("of the process is read, of a test is exactly what it says")
    func variables() {
        setenv("SCAFFOLD_TEST_VARIABLE", "é", 1)
        #expect(Environment.process["SCAFFOLD_TEST_VARIABLE"] == "é")
        #expect(Environment.process["SCAFFOLD_TEST_NO_SUCH_VARIABLE"] == nil)
        #expect(Environment([:])["SCAFFOLD_TEST_VARIABLE"] == nil)
        #expect(Environment(["A": ""])["A"]?.isEmpty == true)
        #expect(!Environment(["A": ""]).isSet("A"))
    }
}
