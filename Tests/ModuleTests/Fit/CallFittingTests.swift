import AppModel
import Diagnostics
import FileTransaction
import Testing

@testable import ModulePlanning
@testable import Styles

/// Calls in rendered code follow the app's declarations.
struct CallFittingTests {
    private static let app = """
        class BaseScreen<Model>: UIViewController {
            init(_ model: Model, name: String) {}
            required init?(coder: NSCoder) { nil }
        }
        enum BarStyle { case plain, tinted(Int) }
        class BarBuilder {
            func style(_ style: BarStyle) -> BarBuilder { self }
        }
        protocol Router { func show(_ screen: UIViewController, in place: Place, onGone: @escaping () -> Void) }
        class BaseFlow {
            let router: any Router
            init(name: String, router: any Router) {}
        }
        struct Link { init(_ parts: String...) {} }
        struct EmptyView { let icon: String; let message: String }
        struct Setup { let address: String; let isMocked: Bool }
        extension Setup { init(info: [String: Any] = [:]) { address = ""; isMocked = true } }
        class PlotsFlow: BaseFlow {
            init(router: any Router) { super.init(name: "plots", router: router) }
            func start() { router.show(PlotsScreen(model, name: "plots.list"), in: .stack) {} }
            func bar() { BarBuilder().style(.plain) }
        }
        class PlotsScreen: BaseScreen<PlotsModel> {
            let empty = EmptyView(icon: "leaf", message: "No plots")
        }
        """

    @Test(
        "labels are those of the declaration, and what is missing is as in the neighbours' calls, in the module's name"
    )
    func superclass() {
        let text = fitted("class FavoritesFlow: BaseFlow { init(router: any Router) { super.init(router: router) } }")
        #expect(text.contains(#"super.init(name: "favorites", router: router)"#))
    }

    @Test("an initialiser that a class of the module inherits is called as it is declared")
    func inherited() {
        let text = fitted("class FavoritesScreen: BaseScreen<M> {}\nfunc make() { FavoritesScreen(viewModel: model) }")
        #expect(text.contains(#"FavoritesScreen(model, name: "favorites.list")"#))
    }

    @Test("a function of the app gets the further arguments of the neighbours' calls")
    func function() {
        let text = fitted("class FavoritesFlow: BaseFlow { func start() { router.show(screen, animated: true) } }")
        #expect(text.contains("router.show(screen, in: .stack, onGone: {})"))
    }

    @Test("a case that the app's enumeration lacks becomes the neighbours'")
    func enumeration() {
        #expect(fitted("let bar = BarBuilder().style(.large)").contains(".style(.plain)"))
    }

    @Test("a memberwise initialiser gets the parameters that the style does not know")
    func memberwise() {
        #expect(
            fitted(#"let view = EmptyView(message: "None")"#).contains(#"EmptyView(icon: "leaf", message: "None")"#)
        )
    }

    @Test("a call that fits stays as it is, byte for byte")
    func fits() {
        let text = #"let view = EmptyView(icon:  "a", message: "b")"#
        #expect(fitted(text) == text)
    }

    @Test("a structure whose own initialiser is in an extension has the memberwise one, too")
    func besideMemberwise() {
        let text = #"let setup = Setup(address: "a", isMocked: false)"#
        #expect(fitted(text) == text)
    }

    @Test(
        "a case with the module's name is one that the module's entry brings, and parameters that repeat take any number"
    )
    func ofTheModule() {
        let text = "let bar = BarBuilder().style(.favorites)\nlet link = Link(\"a\", \"b\")"
        #expect(fitted(text) == text)
    }

    @Test("what the app does not declare is not touched, nor what the module declares itself")
    func others() {
        let text = "struct EmptyView { init(x: Int) {} }\nlet view = EmptyView(x: 1)\nlet other = Unknown(1)"
        #expect(fitted(text) == text)
    }

    private func fitted(_ text: String) -> String {
        let app = AppModel([(RelativePath(trusted: "App/All.swift"), Array(Self.app.utf8))])
        let names = NeighbourNames(NameWords("Favorites"), among: ModuleNames(["Plots"]))
        let piece = RenderedPiece.ofTest(text)
        let draft = PieceDraft(piece: piece.piece, path: piece.path, text: text, demands: [])
        return CallFitting([draft], in: app, names: names).fitted[0].text
    }
}

extension RenderedPiece {
    /// A piece with a text.
    static func ofTest(_ text: String, at path: String = "App/Favorites.swift") -> RenderedPiece {
        let piece = Piece(
            id: "piece",
            title: "Piece",
            scope: .module,
            template: "",
            path: path,
            requires: [],
            mark: SourceMark(source: "style.yml")
        )
        return RenderedPiece(piece: piece, path: RelativePath(trusted: path), text: text)
    }
}
