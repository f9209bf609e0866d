import BuiltInStyles
import Foundation
import Styles
import TestSupport
import Testing

@testable import ScaffoldCLI

/// A name that people use is theirs: nothing that a person wrote gets a superclass, a stored property or an initialiser.
@Suite("Names that are taken")
struct TakenNameTests {
    private static let library = StyleLibrary(files: BuiltInStyles.files)
    private let folder = TemporaryFolder()

    private static let screen = """
        import UIKit

        final class ChatViewController: UITableViewController {
            private let room: String

            init(room: String) {
                self.room = room
                super.init(style: .plain)
            }

            required init?(coder: NSCoder) { nil }
        }

        """

    private func run(_ arguments: String...) -> CommandRun {
        CommandRun(arguments + ["--output", folder.path("Shop")], styles: Self.library)
    }

    private var files: [String: String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path("Shop"))) ?? []
        return Dictionary(paths.compactMap { path in folder.text("Shop/\(path)").map { (path, $0) } }) { $1 }
    }

    private func app(_ screens: String = "list,detail") {
        #expect(run("module", "Orders", "--screens", screens).code == .done)
    }

    /// Runs a command that has to be refused with code 3, and returns what it says.
    private func refusal(_ arguments: String...) -> String {
        let before = files
        let run = CommandRun(arguments + ["--output", folder.path("Shop")], styles: Self.library)
        #expect(run.code == .conflict)
        #expect(files == before)
        return run.errors
    }

    // MARK: - New modules

    @Test(
        "a module of a name that a person uses is refused with the position, wherever the file is",
        arguments: ["Modules/Chat/Presentation/ChatMain/ChatViewController.swift", "Chat/Chat.swift"]
    )
    func byHand(path: String) throws {
        app()
        try folder.write(Self.screen, to: "Shop/\(path)")
        #expect(
            refusal("module", "Chat", "--screens", "list") == """
                \(path):3:13: error: "class ChatViewController" is not scaffold's, and the module "Chat" would declare it
                note: nothing was written; another name for the module would do

                """
        )
        #expect(run("module", "Talks", "--screens", "list").code == .done)
    }

    @Test("a view of the module's own name is the module in another form, and --force writes one beside it")
    func bareName() throws {
        #expect(run("module", "Orders", "--style", "swiftui-mvvmcr", "--screens", "list").code == .done)
        try folder.write(
            "import SwiftUI\n\nstruct ChatView: View { var body: some View { EmptyView() } }\n",
            to: "Shop/Chat.swift"
        )
        #expect(
            refusal("module", "Chat", "--screens", "list") == """
                Chat.swift:3:8: error: "struct ChatView" is not scaffold's, and has the name of the module "Chat"
                note: nothing was written; another name for the module would do

                """
        )
        #expect(run("module", "Chat", "--screens", "list", "--force").code == .done)
    }

    @Test("a module of the app's own base is refused, too")
    func base() {
        app()
        let errors = refusal("module", "Loading", "--screens", "list")
        #expect(errors.contains("LoadingViewController.swift:"))
        #expect(errors.hasSuffix("note: nothing was written; another name for the module would do\n"))
    }

    @Test("a module that is there by hand is refused, and adopting it is the way on")
    func module() throws {
        app()
        try FileManager.default.removeItem(atPath: folder.path("Shop/.scaffold"))
        let path = "Shop/Modules/Orders/Navigation/OrdersCoordinator.swift"
        try folder.write("// By hand.\n" + (folder.text(path) ?? ""), to: path)
        let errors = refusal("module", "Orders", "--screens", "list,detail")
        #expect(errors.hasPrefix("Modules/Orders/Navigation/OrdersCoordinator.swift:"))
        #expect(errors.contains("; scaffold adopt Orders reads the module that is there, so that it can grow;"))
        #expect(run("adopt", "Orders").code == .done)
        #expect(run("screen", "Orders", "edit").code == .done)
    }

    @Test("files that are there as they would be written are no obstacle")
    func same() throws {
        app()
        try FileManager.default.removeItem(atPath: folder.path("Shop/.scaffold"))
        #expect(run("module", "Orders", "--screens", "list,detail").code == .done)
    }

    // MARK: - Growing

    @Test("a screen whose view a person wrote is refused, in a module of the tool and in an adopted one")
    func screen() throws {
        app()
        let text = Self.screen.replacing("ChatViewController", with: "OrdersEditViewController")
        try folder.write(text, to: "Shop/Edit.swift")
        let own = refusal("screen", "Orders", "edit")
        #expect(own.hasPrefix("Edit.swift:3:13: error: \"class OrdersEditViewController\" is not scaffold's"))
        #expect(own.contains("another name for the screen would do; scaffold adopt Orders --force reads the spec"))
        try FileManager.default.removeItem(atPath: folder.path("Shop/.scaffold"))
        try folder.write(
            "name: Orders\nstyle: uikit-mvvmc\nscreens: [list, detail]\n",
            to: "Shop/.scaffold/modules/Orders.yml"
        )
        #expect(refusal("screen", "Orders", "edit").hasPrefix("Edit.swift:3:13: error: "))
    }

    @Test("an adopted module gets nothing but what is new, and what a person has to do is said before")
    func handWork() throws {
        app()
        try FileManager.default.removeItem(atPath: folder.path("Shop/.scaffold"))
        let path = "Modules/Orders/Presentation/OrdersDetail/OrdersDetailViewModel.swift"
        let text = try #require(folder.text("Shop/\(path)"))
        let head = "final class OrdersDetailViewModel: OrdersDetailViewModelOutput {\n"
        try folder.write(text.replacing(head, with: head + "    // By hand.\n"), to: "Shop/\(path)")
        #expect(run("adopt", "Orders").code == .done)
        let adopted = files
        #expect(run("module", "Orders").code == .done)
        #expect(files.filter { !$0.key.hasPrefix(".scaffold/") } == adopted.filter { !$0.key.hasPrefix(".scaffold/") })
        let errors = refusal("module", "Orders", "--use-cases", "getOrders -> [Order],archive(id: String)")
        #expect(errors.contains("\(path):"))
        #expect(errors.contains(", and a person wrote it; add it by hand\n"))
        #expect(errors.contains("archive"))
        #expect(errors.hasSuffix("--partial writes it at once\n"))
    }
}
