import Diagnostics
import FileTransaction
import Foundation
import Styles
import TestSupport
import Testing

/// The style of an app that is there is found, whichever other styles there are.
struct StyleFinderTests {
    @Test(
        "by the modules that the tool has written, and without them by the app's declarations",
        arguments: StyleCase.library.names
    )
    func found(style: String) throws {
        let folder = TemporaryFolder(named: "Demo")
        try StyleCase(style: style, spec: "list-detail").generate(in: folder.url)
        #expect(try find(in: folder.url) == style)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(".scaffold"))
        #expect(try find(in: folder.url) == style)
    }

    @Test(
        "for sure by what only an app of the style has",
        arguments: [
            ("uikit-mvvmc", "import UIKit\nclass CartDIContainer {}\nclass CartCoordinator {}"),
            ("swinject-packages", "import Swinject\nclass CartAssembly {}\nprotocol CartCoordinatorFactoryProtocol {}"),
            (
                "swiftui-mvvm",
                "import SwiftUI\nclass AppContainer {}\nprotocol Navigator {}\nclass AppNavigator {}\nenum Destination {}\n"
                    + "class CartRepository {}\nprotocol CartRepositoryProtocol {}"
            ),
            (
                "swiftui-mvvmcr",
                "import SwiftUI\nclass DependencyContainer {}\nclass AppCoordinator {}\nenum AppRoute {}\n"
                    + "class CartCoordinator {}\nstruct CartViewFactory {}"
            ),
        ]
    )
    func shown(style: String, source: String) throws {
        let found = try find(source)
        #expect(found.style.name == style)
        #expect(found.evidence == .declarations)
    }

    @Test("in apps that people wrote in the style", arguments: StyleCase.library.names)
    func written(style: String) throws {
        for group in [Repository.fixtures, Repository.apps] {
            let folder = group.appendingPathComponent(style)
            let apps = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.contains(".") }
            #expect(apps.count > 1)
            for app in apps {
                let found = try StyleFinder(StyleCase.library)
                    .find(nil, in: FileTree(root: folder.appendingPathComponent(app).path))
                #expect(found.style.name == style, "\(app)")
                #expect(found.evidence == .declarations, "\(app)")
                #expect(found.refusal() == nil)
            }
        }
    }

    @Test(
        "as a guess, of a style that is made with the same framework, where the app is of none",
        arguments: [
            ("uikit-mvvmc", "import UIKit\nclass CartSceneDIContainer {}\nclass CartFlowCoordinator {}"),
            ("uikit-mvvmc", "import UIKit\nclass CartCoordinator {}\nclass CartViewModel {}"),
            ("swiftui-mvvm", "import SwiftUI\nclass CartViewModel {}\nstruct CartView {}\nstruct CartRepository {}"),
            ("swiftui-mvvmcr", "import SwiftUI\nclass CartCoordinator {}\nenum CartRoute {}"),
            (
                "swiftui-mvvm",
                "import SwiftUI\nclass AppContainer {}\nclass CartCoordinator {}\nclass CartRepository {}\n"
                    + "protocol CartRepositoryProtocol {}"
            ),
            ("uikit-mvvmc", "struct Cart {}"),
        ]
    )
    func supposed(style: String, source: String) throws {
        let found = try find(source)
        #expect(found.style.name == style)
        #expect(found.evidence == .nothing)
        #expect(found.refusal()?.message == "the app is of none of the styles")
    }

    private func find(_ source: String) throws -> FoundStyle {
        let folder = TemporaryFolder(named: "Demo")
        try Data(source.utf8).write(to: folder.url.appendingPathComponent("App.swift"))
        return try StyleFinder(StyleCase.library).find(nil, in: FileTree(root: folder.url.path))
    }

    private func find(in folder: URL) throws -> String {
        try StyleFinder(StyleCase.library).find(nil, in: FileTree(root: folder.path)).style.name
    }
}
