import Foundation
import Styles
import TestSupport
import Testing

/// What destroys, and what is not known: the parts of a screen that its own tests cannot see.
@Suite("Actions and values of generated modules")
struct ActionTests {
    @Test(
        "a SwiftUI button that destroys asks first, and a row's takes more than one gesture",
        arguments: [
            "swiftui-mvvm", "swiftui-mvvmcr", "swinject-packages",
        ]
    )
    func asksFirst(_ style: String) throws {
        let files = TemporaryFolder.files(in: Repository.golden.appendingPathComponent("\(style)/use-cases"))
        let detail = try #require(files.first { $0.key.hasSuffix("/OrdersDetailView.swift") }?.value)
        #expect(detail.contains(".confirmationDialog("))
        #expect(detail.contains("isConfirmingCancelOrder = true"))
        #expect(detail.components(separatedBy: "viewModel.cancelOrder()").count == 2)
        #expect(detail.contains(".disabled(viewModel.is"))
        let rows = files.values.filter { $0.contains(".swipeActions") }
        #expect(!rows.isEmpty && rows.allSatisfy { $0.contains(".swipeActions(allowsFullSwipe: false)") })
    }

    @Test("an enum with a case \"unknown\" reads as that what it does not know", arguments: StyleCase.library.names)
    func unknownCase(_ style: String) throws {
        let app = try StyledApp(style, modules: ["orders"])
        try app.module("Parcels", screens: "list", types: "Parcel(id: String, state: Stage),Stage(sent|unknown)")
        let stage = try #require(app.sources.first { $0.key.hasSuffix("/Stage.swift") }?.value)
        #expect(stage.contains("init(from decoder: Decoder) throws") && stage.contains("?? .unknown"))
    }

    @Test("what a form can read besides is asked for by a button of the form", arguments: StyleCase.library.names)
    func readsOfForm(_ style: String) throws {
        let app = try StyledApp(style, modules: ["orders"])
        try app.module(
            "Drafts",
            screens: "edit",
            useCases: "getDraft -> Draft,saveDraft(draft: Draft),getTopics -> [String]",
            types: "Draft(id: String, title: String)"
        )
        let files = app.sources.filter { $0.key.contains("Drafts") && $0.key.hasSuffix("ViewModel.swift") }
        #expect(files.values.contains { $0.contains("func getTopics() async {") })
    }

    @Test(
        "a further result that may lack its list is shown where it has one",
        arguments: StyleCase.library.names.filter { $0 != "uikit-mvvmc" }
    )
    func optionalList(_ style: String) throws {
        let app = try StyledApp(style, modules: ["orders"])
        try app.module(
            "Items",
            screens: "list",
            useCases: "getItems -> [Item],getTags -> [Tag]?",
            types: "Item(id: String, title: String),Tag(id: String, name: String)"
        )
        #expect(app.sources.values.contains { $0.contains("if let tags = viewModel.tags, !tags.isEmpty {") })
    }
}
