import Diagnostics
import Testing
import YAMLReader

@testable import ModuleSpecs

/// Which use case submits a form.
struct FormChoiceTests {
    private static let types = "Ticket(id: Int, title: String),Comment(id: Int, text: String)"
    private static let both = "createTicket(ticket: Ticket),updateTicket(ticket: Ticket)"

    private func submitters(_ screens: String, _ useCases: String) throws -> [String: String] {
        let (module, problems) = resolve(
            flags("Tickets", screens: screens, useCases: "getTickets -> [Ticket]," + useCases, types: Self.types)
        )
        #expect(problems.errors == [])
        var found: [String: String] = [:]
        for screen in try #require(module).screens { found[screen.value] = screen.work.submit }
        return found
    }

    @Test(
        "a form is submitted by the use case that its name asks for, in any order",
        arguments: [
            ("list,edit(ticketId: Int)", both, ["edit": "updateTicket"]),
            ("list,add", "updateTicket(ticket: Ticket),createTicket(ticket: Ticket)", ["add": "createTicket"]),
            ("list,new,edit(ticketId: Int)", both, ["new": "createTicket", "edit": "updateTicket"]),
            ("list,edit(ticketId: Int),compose", both, ["edit": "updateTicket", "compose": "createTicket"]),
            ("list,editTicket(ticketId: Int)", both, ["editTicket": "updateTicket"]),
            (
                "list,rename(ticketId: Int)", "createTicket(title: String),renameTicket(id: Int, title: String)",
                ["rename": "renameTicket"]
            ),
            (
                "list,edit(ticketId: Int)", "createTicket(ticket: Ticket),changeTicket(ticket: Ticket)",
                ["edit": "changeTicket"]
            ),
            (
                "list,edit(ticketId: Int)", "createTicket(ticket: Ticket),saveTicket(ticket: Ticket)",
                ["edit": "saveTicket"]
            ),
            (
                "list,edit(ticketId: Int)", "createTicket(title: String),updateTicket(id: Int, title: String)",
                ["edit": "updateTicket"]
            ),
        ]
    )
    func names(screens: String, useCases: String, expected: [String: String]) throws {
        #expect(try submitters(screens, useCases) == expected)
    }

    @Test("a form whose name says neither is about what it has the identifier of, else about a new thing")
    func identifiers() throws {
        #expect(try submitters("list,ticketForm(ticketId: Int)", Self.both)["ticketForm"] == "updateTicket")
        let turned = "updateTicket(ticket: Ticket),createTicket(ticket: Ticket)"
        #expect(try submitters("list,ticketForm", turned)["ticketForm"] == "createTicket")
    }

    @Test("forms about several things are submitted by the use cases that name them")
    func things() throws {
        let useCases = "updateComment(comment: Comment),updateTicket(ticket: Ticket),createComment(comment: Comment)"
        #expect(
            try submitters("list,edit(ticketId: Int),editComment(commentId: Int),addComment(ticketId: Int)", useCases)
                == ["edit": "updateTicket", "editComment": "updateComment", "addComment": "createComment"]
        )
    }

    @Test("a form that no use case fits gets one, and what is about a new thing stays with the list")
    func none() throws {
        let (module, problems) = resolve(
            flags(
                "Tickets",
                screens: "list,edit(ticketId: Int)",
                useCases: "getTickets -> [Ticket],createTicket(ticket: Ticket)",
                types: Self.types
            )
        )
        let tickets = try #require(module)
        #expect(tickets.screens.map(\.work.submit) == [nil, "updateTicket"])
        #expect(tickets.screens[0].work.actions == ["createTicket"])
        #expect(
            problems.notes.contains("note: the screen \"edit\" gets the use case \"updateTicket(ticket: Ticket)\"")
        )
    }

    private let stated = """
        name: Tickets
        screens:
          - list
          - name: edit
            parameters: { ticketId: Int }
            useCases: [USECASE]
        useCases:
          - "getTickets() -> [Ticket]"
          - "createTicket(ticket: Ticket)"
          - "updateTicket(ticket: Ticket)"
          - "changeTicket(ticket: Ticket)"
        types: ["Ticket(id: Int, title: String)"]
        """

    @Test("of several that fit, the first submits, which a note says; the screen can state another")
    func several() throws {
        let (module, problems) = resolve(
            flags(
                "Tickets",
                screens: "list,edit(ticketId: Int)",
                useCases: "getTickets -> [Ticket],changeTicket(ticket: Ticket),updateTicket(ticket: Ticket)",
                types: Self.types
            )
        )
        #expect(try #require(module).screens[1].work.submit == "changeTicket")
        #expect(
            problems.notes.contains(
                "--screens:6: note: the screen \"edit\" is sent with \"changeTicket\"; with \"updateTicket\" if the spec says \"useCases: [updateTicket]\" of the screen"
            )
        )
        for useCase in ["updateTicket", "changeTicket"] {
            let text = stated.replacingAll("USECASE", with: useCase)
            let spec = try #require(SpecFile(YAMLSource(name: "t.yml", text: text)).spec().spec)
            let (module, problems) = ModuleResolver.resolve(spec, in: Surroundings())
            #expect(module?.screens[1].work.submit == useCase)
            #expect(!problems.notes.contains { $0.contains("is sent with") })
        }
    }

    @Test("what the screen itself states submits it, whatever it is called")
    func statedForAnotherPurpose() throws {
        let text = stated.replacingAll("USECASE", with: "createTicket").split(separator: "\n")
            .filter { !$0.contains("updateTicket") && !$0.contains("changeTicket") }.joined(separator: "\n")
        let spec = try #require(SpecFile(YAMLSource(name: "t.yml", text: text)).spec().spec)
        #expect(ModuleResolver.resolve(spec, in: Surroundings()).module?.screens[1].work.submit == "createTicket")
    }
}
