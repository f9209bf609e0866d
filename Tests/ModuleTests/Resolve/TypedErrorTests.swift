import Diagnostics
import Testing
import YAMLReader

@testable import ModuleSpecs

/// Use cases that say which errors they throw.
struct TypedErrorTests {
    private func resolved(
        _ useCase: String,
        types: String = "Ticket(id: Int)",
        in surroundings: Surroundings = Surroundings()
    ) -> (module: Module?, problems: Problems) {
        resolve(flags("Tickets", screens: "list", useCases: useCase, types: types), in: surroundings)
    }

    private static let declared = "Ticket(id: Int),TicketError(offline|unknown)"

    @Test(
        "effects are read as Swift writes them",
        arguments: [
            ("getTickets() throws(TicketError) -> [Ticket]", "TicketError"),
            ("getTickets() async throws(TicketError)->[Ticket]", "TicketError"),
            ("getTickets throws( TicketError ) -> [Ticket]", "TicketError"),
            ("getTickets()throws (TicketError) -> [Ticket]", "TicketError"),
            ("getTickets() async throws -> [Ticket]", nil),
            ("getTickets() async -> [Ticket]", nil),
            ("getTickets() throws(any Error) -> [Ticket]", nil),
            ("getTickets() throws(Error) -> [Ticket]", nil),
            ("getTickets async -> [Ticket]", nil),
        ] as [(String, String?)]
    )
    func effects(text: String, error: String?) throws {
        let (module, problems) = resolved(text, types: Self.declared)
        #expect(problems.errors == [])
        let useCase = try #require(module?.useCases.first)
        #expect(useCase.name == "getTickets")
        #expect(useCase.failure?.text == error)
        #expect(useCase.returns?.text == "[Ticket]")
    }

    @Test("a use case that only throws, and several after each other")
    func several() throws {
        let text = "getTickets -> [Ticket],send(ticket: Ticket) throws(TicketError),sync() throws,asyncImport()"
        let (module, problems) = resolved(text, types: Self.declared)
        #expect(problems.errors == [])
        #expect(module?.useCases.map(\.name) == ["getTickets", "send", "sync", "asyncImport"])
        #expect(module?.useCases.map { $0.failure?.text } == [nil, "TicketError", nil, nil])
    }

    @Test(
        "what is no effect of Swift is refused where it stands",
        arguments: [
            ("load() throws(", "--use-cases:15: error: expected a type, found the end"),
            ("load() throws()", "--use-cases:15: error: expected a type, found \")\""),
            ("load() throws(A", "--use-cases:16: error: expected \")\" after the type of the error, found the end"),
            ("load() throws async", "--use-cases:15: error: expected a comma, found \"a\""),
            ("load() rethrows", "--use-cases:8: error: expected a comma, found \"r\""),
        ]
    )
    func malformed(text: String, error: String) {
        #expect(flags("F", useCases: text).spec().problems.errors == [error])
    }

    @Test(
        "what cannot be thrown is refused where it stands",
        arguments: [
            (
                "throws(TicketEror)",
                "there is no type \"TicketEror\"; did you mean \"TicketError\"? or declare it: --types 'TicketEror(offline|unknown)' or \"types\" in the spec"
            ),
            (
                "throws(NetError)",
                "there is no type \"NetError\"; declare it: --types 'NetError(offline|unknown)' or \"types\" in the spec"
            ),
            (
                "throws(Ticket)",
                "the use case \"getTickets\" cannot throw \"Ticket\", which is no enum; an enum with a case for failed requests can be thrown: --types 'TicketsError(offline|unknown)'"
            ),
            (
                "throws(String)",
                "the use case \"getTickets\" cannot throw \"String\", which is no enum; an enum with a case for failed requests can be thrown: --types 'TicketsError(offline|unknown)'"
            ),
            (
                "throws([TicketError])",
                "the use case \"getTickets\" cannot throw \"[TicketError]\", which is no enum; an enum with a case for failed requests can be thrown: --types 'TicketsError(offline|unknown)'"
            ),
        ]
    )
    func refused(effect: String, message: String) {
        let (_, problems) = resolved("getTickets() \(effect) -> [Ticket]", types: Self.declared)
        #expect(problems.errors == ["--use-cases:21: error: " + message])
    }

    @Test("the case that stands for a failed request is the one named so, else the last, and a note says it once")
    func failureCase() {
        for (cases, expected) in [("unknown|offline", "unknown"), ("offline|failed", "failed"), ("a|b", "b")] {
            let (module, problems) = resolved(
                "getTickets() throws(TicketError) -> [Ticket],sync throws(TicketError)",
                types: "Ticket(id: Int),TicketError(\(cases))"
            )
            #expect(module?.type("TicketError")?.failureCase == expected)
            #expect(
                problems.notes == [
                    "--use-cases:21: note: a request that fails throws \"TicketError.\(expected)\"; to tell the causes apart is left to you"
                ]
            )
        }
    }

    @Test("an enum of the app is thrown if it is an Error, and kept among the module's types")
    func appsErrors() throws {
        var error = DataType(
            name: "TicketError",
            shape: .enumeration(["offline", "unknown"]),
            declaredAt: SourceMark(source: "App/TicketError.swift", line: 3, column: 6)
        )
        let useCase = "getTickets() throws(TicketError) -> [Ticket]"
        let (module, problems) = resolved(useCase, in: Surroundings(types: ["TicketError": error]))
        #expect(problems.errors == [])
        #expect(module?.types.map(\.name) == ["Ticket", "TicketError"])
        error.isUnthrowable = true
        #expect(
            resolved(useCase, in: Surroundings(types: ["TicketError": error])).problems.errors == [
                "--use-cases:21: error: the enum \"TicketError\" is declared at App/TicketError.swift:3:6 and is no Error; add \": Error\" there"
            ]
        )
    }

    @Test("a spec file says it in a signature or under a key, and what is written is read back")
    func specFile() throws {
        let text = """
            name: Tickets
            screens: [list]
            useCases:
              - getTickets() throws(TicketError) -> [Ticket]
              - name: send
                parameters: { ticket: Ticket }
                throws: TicketError
              - { name: sync, throws: any Error }
            types: ["Ticket(id: Int)", TicketError(offline|unknown)]
            """
        let (spec, problems) = SpecFile(YAMLSource(name: "t.yml", text: text)).spec()
        #expect(problems.errors == [])
        #expect(spec?.useCases.map { $0.failure?.value.text } == ["TicketError", "TicketError", nil])
        let written = SpecWriter(style: "toy").text(of: try #require(spec), named: "Tickets")
        #expect(written.contains("- getTickets() throws(TicketError) -> [Ticket]\n"))
        #expect(written.contains("- \"send(ticket: Ticket) throws(TicketError)\"\n"))
        let again = SpecFile(YAMLSource(name: "t.yml", text: written)).spec()
        #expect(again.problems.all.isEmpty)
        #expect(again.spec?.useCases.map { $0.failure?.value.text } == ["TicketError", "TicketError", nil])
    }

    @Test("an error that is left open says what to do")
    func emptyError() {
        let file = "name: F\nscreens: [list]\nuseCases:\n  - name: send\n    throws:\n"
        #expect(
            SpecFile(YAMLSource(name: "f.yml", text: file)).spec().problems.errors == [
                "f.yml:5:12: error: \"throws\" of \"send\" is empty; leave it out, or name a type, as in \"throws: OrderError\""
            ]
        )
    }
}
