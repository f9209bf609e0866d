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

    @Test("several that fit equally well are refused, unless the screen states one")
    func several() throws {
        let (module, problems) = resolve(
            flags(
                "Tickets",
                screens: "list,edit(ticketId: Int)",
                useCases: "getTickets -> [Ticket],changeTicket(ticket: Ticket),updateTicket(ticket: Ticket)",
                types: Self.types
            )
        )
        #expect(module == nil)
        #expect(
            problems.errors == [
                "--screens:6: error: the screen \"edit\" can be sent with \"changeTicket\" and \"updateTicket\"; \"useCases: [changeTicket]\" of the screen in the spec decides"
            ]
        )
        for useCase in ["updateTicket", "changeTicket"] {
            let text = stated.replacingAll("USECASE", with: useCase)
            let spec = try #require(SpecFile(YAMLSource(name: "t.yml", text: text)).spec().spec)
            let (module, problems) = ModuleResolver.resolve(spec, in: Surroundings())
            #expect(module?.screens[1].work.submit == useCase)
            #expect(problems.errors == [])
        }
    }

    @Test(
        "a form is not sent with an invented use case where the spec has one of that name",
        arguments: [
            ("list,create", "createTicket(photo: Data)", "create", "createTicket"),
            ("list,edit()", "updateTicket(id: Int, title: String)", "edit", "updateTicket"),
        ]
    )
    func invented(screens: String, useCase: String, screen: String, name: String) {
        let (module, problems) = resolve(flags("Tickets", screens: screens, useCases: useCase, types: Self.types))
        #expect(module == nil)
        #expect(
            problems.errors == [
                "--screens:6: error: the screen \"\(screen)\" does not have all that \"\(name)\" takes, and no other use case sends it; give it the parameters; or \"useCases:\" of the screen in the spec says what sends it"
            ]
        )
    }

    @Test("a form that changes an item of a list gets the item's id, as a detail does")
    func identifierOfChange() throws {
        for useCases in ["", ",updateTicket(id: Int, title: String)", ",updateTicket(ticket: Ticket)"] {
            for screen in ["edit", "editTicket", "editor"] {
                let (module, problems) = resolve(
                    flags(
                        "Tickets",
                        screens: "list,\(screen)",
                        useCases: "getTickets -> [Ticket]" + useCases,
                        types: Self.types
                    )
                )
                let form = try #require(module).screens[1]
                #expect(form.parameters == [Parameter(name: "itemId", type: .named("Int"))])
                #expect(form.work.submit == "updateTicket")
                #expect(problems.notes.contains { $0.contains("the screen \"\(screen)\" gets \"itemId: Int\"") })
            }
        }
        for screens in ["list,add", "list,edit()", "list,changePassword", "detail,edit", "list,editComment"] {
            let (module, _) = resolve(flags("Tickets", screens: screens, types: Self.types))
            #expect(try #require(module).screens[1].parameters.isEmpty, "\(screens)")
        }
    }

    @Test("a form that changes the only thing of a module loads it first")
    func onlyThing() throws {
        let (module, _) = resolve(
            flags(
                "Profile",
                screens: "main(),edit",
                useCases: "getProfile -> Profile,updateProfile(profile: Profile)",
                types: "Profile(name: String, email: String)"
            )
        )
        #expect(try #require(module).screens[1].work.load == "getProfile")
    }

    @Test("the id of something else is not that of what a form sends")
    func otherIdentifiers() throws {
        let types = "Review(id: String, productId: String, authorId: String, text: String)"
        for (screens, useCases, expected) in [
            ("list,review(productId: String)", "getReviews -> [Review],submitReview(review: Review)", nil as String?),
            ("list,addReview(productId: String)", "getReviews -> [Review],addReview(review: Review)", nil),
            ("list,edit(itemId: String)", "getReviews -> [Review],updateReview(review: Review)", "itemId"),
            ("list,write(reviewId: String)", "getReviews -> [Review],saveReview(review: Review)", "reviewId"),
        ] {
            let (resolved, _) = resolve(flags("Reviews", screens: screens, useCases: useCases, types: types))
            let module = try #require(resolved)
            let form = module.screens[1]
            let type = try #require(module.type("Review"))
            let submit = try #require(module.useCases.last)
            let identifier = try #require(type.identifier)
            #expect(module.supplies(form, identifier, of: type, to: submit) == expected, "\(screens)")
            let author = try #require(type.properties.first { $0.name == "authorId" })
            #expect(module.supplies(form, author, of: type, to: submit) == nil)
        }
    }

    @Test("a use case of which no screen has all that it takes is said")
    func uncalled() throws {
        let (_, problems) = resolve(
            flags(
                "Tickets",
                screens: "list",
                useCases: "getTickets -> [Ticket],createTicket(ticket: Ticket)",
                types: Self.types
            )
        )
        #expect(
            problems.notes.contains(
                "--use-cases:24: note: no screen calls \"createTicket\": \"list\" has no \"ticket: Ticket\""
            )
        )
    }

    @Test("what the screen itself states submits it, whatever it is called")
    func statedForAnotherPurpose() throws {
        let text = stated.replacingAll("USECASE", with: "createTicket").split(separator: "\n")
            .filter { !$0.contains("updateTicket") && !$0.contains("changeTicket") }.joined(separator: "\n")
        let spec = try #require(SpecFile(YAMLSource(name: "t.yml", text: text)).spec().spec)
        #expect(ModuleResolver.resolve(spec, in: Surroundings()).module?.screens[1].work.submit == "createTicket")
    }
}
