"""Apps in which public ones showed what was wrong: each is one text, with a line `== path` before each of its files."""


def files(text):
    parts = text.split("\n== ")[1:]
    return {path: code.rstrip("\n") + "\n" for path, _, code in (part.partition("\n") for part in parts)}


LIKE = ["module", "Wishes", "--like", "Movies"]
CASES = {}


def case(name, text, run=(LIKE,), **others):
    CASES[name] = {"files": files(text), "run": list(run), "fit": True, "back": list(run) == [LIKE], **others}


case('names: an alias within a type, of a namesake elsewhere', """
== App/Flow.swift
import UIKit

final class Flow {
    func setupMovies() -> UIViewController {
        let vc = Movies.ViewController()
        return vc
    }

    func setupSongs() -> UIViewController {
        let vc = Songs.ViewController()
        return vc
    }
}
== App/Movies/MoviesInteractor.swift
import UIKit

extension Movies {
    class Interactor {
        typealias Model = Movies.Model

        var movies: [Model.MovieModel] = []

        func add(title: String) {
            movies.append(Model.MovieModel(title: title))
        }
    }
}
== App/Movies/MoviesModels.swift
import UIKit

enum Movies {
    enum Model {
        struct MovieModel: Equatable {
            let title: String
        }
    }
    enum Event {}
}
== App/Movies/MoviesViewController.swift
import UIKit

extension Movies {
    class ViewController: UIViewController {
        var interactor = Interactor()
    }
}
== App/Songs/SongsModels.swift
import UIKit

enum Songs {
    enum Model {
        struct MovieModel {
            let length: Int
        }
    }

    class ViewController: UIViewController {
        var soundtrack: Model.MovieModel?
    }
}
""", has={'App/Wishes/WishesInteractor.swift': ['\\[Model\\.WishModel\\]', 'Model\\.WishModel\\(']})

case('extents: a namespace that holds the screen', """
== App/Flow.swift
import UIKit

final class Flow {
    func showTerms(path: String) -> UIViewController {
        let vc = Movies.ViewController()
        vc.interactor = Movies.Interactor(filePath: path)
        return vc
    }

    func setupSongs() -> UIViewController {
        let vc = Songs.ViewController()
        return vc
    }
}
== App/Movies/MoviesInteractor.swift
import UIKit

protocol MoviesBusinessLogic {
    typealias Event = Movies.Event

    func onViewDidLoad(request: Event.ViewDidLoad.Request)
}

extension Movies {
    typealias BusinessLogic = MoviesBusinessLogic

    class Interactor {
        let filePath: String

        init(filePath: String) {
            self.filePath = filePath
        }
    }
}

extension Movies.Interactor: Movies.BusinessLogic {
    func onViewDidLoad(request: Event.ViewDidLoad.Request) {}
}
== App/Movies/MoviesModels.swift
import UIKit

enum Movies {
    enum Model {}
    enum Event {}
}

extension Movies.Event {
    enum ViewDidLoad {
        struct Request {}
        struct Response {
            let text: String
        }
    }
}
== App/Movies/MoviesViewController.swift
import UIKit

extension Movies {
    class ViewController: UIViewController {
        var interactor: BusinessLogic?
    }
}
== App/Songs/SongsModels.swift
import UIKit

enum Songs {
    enum Model {
        struct SongModel {
            let length: Int
        }
    }

    class ViewController: UIViewController {
        var soundtrack: Model.SongModel?
    }
}
""", has={'App/Wishes/WishesViewController.swift': 'extension Wishes', 'App/Wishes/WishesModels.swift': 'enum Wishes'})

case('Tuist: targets whose names a helper makes, and cases that are folders', """
== Tuist.swift
import ProjectDescription

let tuist = Tuist(project: .tuist(plugins: [.local(path: .relativeToRoot("Plugins/DependencyPlugin"))]))
== Workspace.swift
import ProjectDescription

let workspace = Workspace(name: "Shop", projects: ["Projects/**"])
== Plugins/DependencyPlugin/Plugin.swift
import ProjectDescription

let plugin = Plugin(name: "DependencyPlugin")
== Plugins/DependencyPlugin/ProjectDescriptionHelpers/Modules.swift
import ProjectDescription

public enum ModulePath {
    public enum Feature: String, CaseIterable {
        case movies = "Movies"
        case songs = "Songs"

        public static let name = "Feature"
    }
}

public extension ProjectDescription.Path {
    static func feature(_ module: ModulePath.Feature) -> Self {
        .relativeToRoot("Projects/\\(ModulePath.Feature.name)/\\(ModulePath.Feature.name)\\(module.rawValue)")
    }
}
== Projects/App/Project.swift
import ProjectDescription

let project = Project(
    name: "Shop",
    targets: [
        .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "com.shop.app", sources: ["Sources/**"],
                dependencies: [.project(target: "Feature", path: .relativeToRoot("Projects/Feature"))])
    ]
)
== Projects/App/Sources/AppView.swift
import Feature
import SwiftUI

struct AppView: View {
    var body: some View {
        TabView {
            MoviesView()
            SongsView()
        }
    }
}
== Projects/Feature/Project.swift
import ProjectDescription
import ProjectDescriptionHelpers
import DependencyPlugin

let project = Project(
    name: "Feature",
    targets: [
        .feature(dependencies: ModulePath.Feature.allCases.map {
            .project(target: "Feature\\($0.rawValue)Implementation", path: .feature($0))
        })
    ]
)
== Projects/Feature/FeatureMovies/Project.swift
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "FeatureMovies",
    targets: [
        .feature(implements: "Movies"),
        .feature(tests: "Movies")
    ]
)
== Projects/Feature/FeatureMovies/Sources/MoviesModel.swift
import SwiftUI

@Observable
final class MoviesModel {
    var title = "Hello"
}
== Projects/Feature/FeatureMovies/Sources/MoviesView.swift
import SwiftUI

public struct MoviesView: View {
    @State private var model = MoviesModel()

    public init() {}

    public var body: some View {
        Text(model.title)
    }
}
== Projects/Feature/FeatureMovies/Tests/MoviesModelTests.swift
import XCTest
@testable import FeatureMoviesImplementation

final class MoviesModelTests: XCTestCase {
    func testTitle() {
        XCTAssertEqual(MoviesModel().title, "Hello")
    }
}
== Projects/Feature/FeatureSongs/Project.swift
import ProjectDescription
import ProjectDescriptionHelpers

let project = Project(
    name: "FeatureSongs",
    targets: [
        .feature(implements: "Songs"),
        .feature(tests: "Songs")
    ]
)
== Projects/Feature/FeatureSongs/Sources/SongsModel.swift
import SwiftUI

@Observable
final class SongsModel {
    var title = "Hello"
}
== Projects/Feature/FeatureSongs/Sources/SongsView.swift
import SwiftUI

public struct SongsView: View {
    @State private var model = SongsModel()

    public init() {}

    public var body: some View {
        Text(model.title)
    }
}
== Projects/Feature/FeatureSongs/Tests/SongsModelTests.swift
import XCTest
@testable import FeatureSongsImplementation

final class SongsModelTests: XCTestCase {
    func testTitle() {
        XCTAssertEqual(SongsModel().title, "Hello")
    }
}
== Projects/Feature/Sources/Exports.swift
@_exported import FeatureMoviesImplementation
@_exported import FeatureSongsImplementation
== Tuist/ProjectDescriptionHelpers/Target+Templates.swift
import ProjectDescription

public extension Target {
    static func feature(dependencies: [TargetDependency]) -> Self {
        make(name: "Feature", product: .staticFramework, sources: ["Sources/**"], dependencies: dependencies)
    }

    static func feature(implements name: String) -> Self {
        make(name: "Feature\\(name)Implementation", product: .staticFramework, sources: ["Sources/**"], dependencies: [])
    }

    static func feature(tests name: String) -> Self {
        make(name: "Feature\\(name)Tests", product: .unitTests, sources: ["Tests/**"], dependencies: [.target(name: "Feature\\(name)Implementation")])
    }

    static func make(name: String, product: Product, sources: SourceFilesList, dependencies: [TargetDependency]) -> Self {
        .target(name: name, destinations: .iOS, product: product, bundleId: "com.shop.\\(name)", sources: sources, dependencies: dependencies)
    }
}
""", run=[['module', 'FeatureWishes', '--like', 'FeatureMovies']], has={'Projects/Feature/FeatureWishes/Tests/WishesModelTests.swift': '@testable import FeatureWishesImplementation', 'Plugins/DependencyPlugin/ProjectDescriptionHelpers/Modules.swift': 'case wishes = "Wishes"', 'Projects/Feature/Sources/Exports.swift': '@_exported import FeatureWishesImplementation', 'Projects/Feature/FeatureWishes/Project.swift': 'feature\\(tests: "Wishes"\\)'})

case('reducers: one case of another enum opens the original', """
== App/AppFeature.swift
import ComposableArchitecture

@Reducer
struct AppFeature {
    @ObservableState
    struct State: Equatable {
        var home = HomeFeature.State()
        @Presents var movies: MoviesFeature.State?
        @Presents var songs: SongsFeature.State?
    }

    enum Action {
        case home(HomeFeature.Action)
        case movies(PresentationAction<MoviesFeature.Action>)
        case songs(PresentationAction<SongsFeature.Action>)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \\.home, action: \\.home) {
            HomeFeature()
        }
        Reduce { state, action in
            reduceRouting(&state, action)
        }
        .ifLet(\\.$movies, action: \\.movies) {
            MoviesFeature()
        }
        .ifLet(\\.$songs, action: \\.songs) {
            SongsFeature()
        }
    }
}
== App/AppFeatureRouting.swift
import ComposableArchitecture

extension AppFeature {
    func reduceRouting(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case let .home(action):
            return reduceHome(&state, action)

        case .movies, .songs:
            return .none
        }
    }

    private func reduceHome(_ state: inout State, _ action: HomeFeature.Action) -> Effect<Action> {
        switch action {
        case .delegate(.profileRequested):
            // the person's icon
            state.movies = MoviesFeature.State()
            return .none

        case let .delegate(.songRequested(title)):
            state.songs = SongsFeature.State(title: title)
            return .none

        default:
            return .none
        }
    }
}
== App/AppView.swift
import ComposableArchitecture
import SwiftUI

struct AppView: View {
    @Bindable var store: StoreOf<AppFeature>

    var body: some View {
        HomeView(store: store.scope(state: \\.home, action: \\.home))
            // the person's page
            .fullScreenCover(
                item: $store.scope(state: \\.movies, action: \\.movies)
            ) { filmStore in
                MoviesView(store: filmStore)
            }
            .fullScreenCover(
                item: $store.scope(state: \\.songs, action: \\.songs)
            ) { songsStore in
                SongsView(store: songsStore)
            }
    }
}
== App/Home/HomeFeature.swift
import ComposableArchitecture

@Reducer
struct HomeFeature {
    @ObservableState
    struct State: Equatable {}

    enum Action: Equatable {
        enum Delegate: Equatable {
            case profileRequested
            case songRequested(String)
        }

        case profileTapped
        case delegate(Delegate)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .profileTapped:
                return .send(.delegate(.profileRequested))

            case .delegate:
                return .none
            }
        }
    }
}
== App/Home/HomeView.swift
import ComposableArchitecture
import SwiftUI

struct HomeView: View {
    let store: StoreOf<HomeFeature>

    var body: some View {
        Button("Open") { store.send(.profileTapped) }
    }
}
== App/Movies/MoviesFeature.swift
import ComposableArchitecture

@Reducer
struct MoviesFeature {
    @ObservableState
    struct State: Equatable {
        var title = ""
    }

    enum Action: Equatable {
        case closeTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .closeTapped:
                return .none
            }
        }
    }
}
== App/Movies/MoviesView.swift
import ComposableArchitecture
import SwiftUI

struct MoviesView: View {
    let store: StoreOf<MoviesFeature>

    var body: some View {
        Text(store.title)
    }
}
== App/Songs/SongsFeature.swift
import ComposableArchitecture

@Reducer
struct SongsFeature {
    @ObservableState
    struct State: Equatable {
        var title = ""
    }

    enum Action: Equatable {
        case closeTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .closeTapped:
                return .none
            }
        }
    }
}
== App/Songs/SongsView.swift
import ComposableArchitecture
import SwiftUI

struct SongsView: View {
    let store: StoreOf<SongsFeature>

    var body: some View {
        Text(store.title)
    }
}
""", has={'App/AppFeature.swift': 'ifLet.*wishes'}, no={'App/AppFeatureRouting.swift': 'state\\.wishes'}, log='"state.movies = MoviesFeature.State\\(\\)" is not repeated')

case('reducers: a cover that is the only one', """
== App/AppFeature.swift
import ComposableArchitecture

@Reducer
struct AppFeature {
    @ObservableState
    struct State: Equatable {
        var home = HomeFeature.State()
        @Presents var movies: MoviesFeature.State?
        @Presents var songs: SongsFeature.State?
    }

    enum Action {
        case home(HomeFeature.Action)
        case movies(PresentationAction<MoviesFeature.Action>)
        case songs(PresentationAction<SongsFeature.Action>)
    }

    var body: some ReducerOf<Self> {
        Scope(state: \\.home, action: \\.home) {
            HomeFeature()
        }
        Reduce { state, action in
            reduceRouting(&state, action)
        }
        .ifLet(\\.$movies, action: \\.movies) {
            MoviesFeature()
        }
        .ifLet(\\.$songs, action: \\.songs) {
            SongsFeature()
        }
    }
}
== App/AppFeatureRouting.swift
import ComposableArchitecture

extension AppFeature {
    func reduceRouting(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .home, .movies, .songs:
            return .none
        }
    }
}
== App/AppView.swift
import ComposableArchitecture
import SwiftUI

struct AppView: View {
    @Bindable var store: StoreOf<AppFeature>

    var body: some View {
        HomeView(store: store.scope(state: \\.home, action: \\.home))
            .fullScreenCover(
                item: $store.scope(state: \\.movies, action: \\.movies)
            ) { filmStore in
                MoviesView(store: filmStore)
            }
            .onAppear { print("shown") }
    }
}
== App/Home/HomeFeature.swift
import ComposableArchitecture

@Reducer
struct HomeFeature {
    @ObservableState
    struct State: Equatable {}

    enum Action: Equatable {
        enum Delegate: Equatable {
            case profileRequested
            case songRequested(String)
        }

        case profileTapped
        case delegate(Delegate)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .profileTapped:
                return .send(.delegate(.profileRequested))

            case .delegate:
                return .none
            }
        }
    }
}
== App/Home/HomeView.swift
import ComposableArchitecture
import SwiftUI

struct HomeView: View {
    let store: StoreOf<HomeFeature>

    var body: some View {
        Button("Open") { store.send(.profileTapped) }
    }
}
== App/Movies/MoviesFeature.swift
import ComposableArchitecture

@Reducer
struct MoviesFeature {
    @ObservableState
    struct State: Equatable {
        var title = ""
    }

    enum Action: Equatable {
        case closeTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .closeTapped:
                return .none
            }
        }
    }
}
== App/Movies/MoviesView.swift
import ComposableArchitecture
import SwiftUI

struct MoviesView: View {
    let store: StoreOf<MoviesFeature>

    var body: some View {
        Text(store.title)
    }
}
== App/Songs/SongsFeature.swift
import ComposableArchitecture

@Reducer
struct SongsFeature {
    @ObservableState
    struct State: Equatable {
        var title = ""
    }

    enum Action: Equatable {
        case closeTapped
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .closeTapped:
                return .none
            }
        }
    }
}
== App/Songs/SongsView.swift
import ComposableArchitecture
import SwiftUI

struct SongsView: View {
    let store: StoreOf<SongsFeature>

    var body: some View {
        Text(store.title)
    }
}
""", has={'App/AppView.swift': 'fullScreenCover\\(\\s*item: \\$store\\.scope\\(state: \\\\\\.wishes, action: \\\\\\.wishes\\)\\s*\\) \\{ filmStore in\\s*WishesView'})

case('a package: the tests of a target lie in a folder of their own', """
== Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "shop",
    products: [.library(name: "App", targets: ["MoviesFeatures", "SongsFeatures"])],
    targets: [
        .target(name: "MoviesFeatures", path: "Sources/Features/MoviesFeatures"),
        .target(name: "SongsFeatures", path: "Sources/Features/SongsFeatures"),
        .testTarget(name: "MoviesFeaturesTests", dependencies: ["MoviesFeatures"]),
        .testTarget(name: "SongsFeaturesTests", dependencies: ["SongsFeatures"])
    ]
)
== Sources/Features/MoviesFeatures/Movies.swift
public struct MoviesFeature {
    public init() {}
}
== Sources/Features/MoviesFeatures/MoviesApp.swift
public struct MoviesAppFeature {
    public var root = MoviesFeature()

    public init() {}
}
== Sources/Features/SongsFeatures/Songs.swift
public struct SongsFeature {
    public init() {}
}
== Sources/Features/SongsFeatures/SongsApp.swift
public struct SongsAppFeature {
    public var root = SongsFeature()

    public init() {}
}
== Tests/MoviesFeaturesTests/MoviesAppTests.swift
import XCTest
@testable import MoviesFeatures

final class MoviesAppTests: XCTestCase {
    func testRoot() {
        _ = MoviesAppFeature().root
    }
}
== Tests/SongsFeaturesTests/SongsAppTests.swift
import XCTest
@testable import SongsFeatures

final class SongsAppTests: XCTestCase {
    func testRoot() {
        _ = SongsAppFeature().root
    }
}
""", run=[['module', 'WishesFeatures', '--like', 'MoviesFeatures']], build=True, has={'Package.swift': 'testTarget\\(name: "WishesFeaturesTests"', 'Tests/WishesFeaturesTests/WishesAppTests.swift': 'WishesAppFeature'})

case('names: a type of a library that the app uses', """
== App/Movies/MoviesViewController.swift
import UIKit

final class MoviesViewController: UIViewController {
    let viewModel = MoviesViewModel()
}
== App/Movies/MoviesViewModel.swift
import Foundation

final class MoviesViewModel {}
== App/Songs/SongsCoverController.swift
import ImageViewer
import UIKit

final class SongsCoverController: UIViewController {
    func showCovers() {
        let gallery = GalleryViewController(startIndex: 0, itemsDataSource: self, configuration: [.deleteButtonMode(.none)])
        present(gallery, animated: true)
    }
}

extension SongsCoverController: GalleryItemsDataSource {
    func itemCount() -> Int { 0 }
}
== App/Songs/SongsViewController.swift
import UIKit

final class SongsViewController: UIViewController {
    let viewModel = SongsViewModel()
}
== App/Songs/SongsViewModel.swift
import Foundation

final class SongsViewModel {}
""", run=[['module', 'Gallery', '--like', 'Movies']], refuse=True, back=False)

case('comments: code, and a file of nothing else', """
== App/Movies/MoviesFlow.swift
// import UIKit
//
// final class MoviesFlow {
//     let movie = Movie()
// }
== App/Movies/MoviesViewController.swift
import UIKit

final class MoviesViewController: UIViewController {
    let viewModel = MoviesViewModel()

//    func cell(for index: Int) {
//        let movie = viewModel.movies[index]
//        cell.show(movie)
//        let all: [Movie] = []
//    }
}
== App/Movies/MoviesViewModel.swift
import Foundation

final class MoviesViewModel {
    // import class Shop.Movie
}
== App/Songs/SongsViewController.swift
import UIKit

final class SongsViewController: UIViewController {
    let viewModel = SongsViewModel()
}
== App/Songs/SongsViewModel.swift
import Foundation

final class SongsViewModel {}
""", run=[['module', 'Gallery', '--like', 'Movies']], back=False, has={'App/Gallery/GalleryViewController.swift': ['let galleryItem =', 'show\\(galleryItem\\)']}, absent=['App/Gallery/GalleryFlow.swift'])

case('generated names: of a storyboard that is copied', """
== .gitignore
Storyboards.swift
Localizable.strings
== swiftgen.yml
input_dir: App
output_dir: App/Generated
ib:
  inputs: App
  outputs:
    - templateName: scenes-swift5
      output: Storyboards.swift
== App/HeadlineLabel.swift
import UIKit

final class HeadlineLabel: UILabel {
    override func awakeFromNib() {
        super.awakeFromNib()
        text = NSLocalizedString(text ?? "", comment: "")
    }
}
== App/Movies/Movies.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" initialViewController="Y6W-OH-hqX">
    <scenes>
        <scene sceneID="s0d-6b-0kx">
            <objects>
                <viewController id="Y6W-OH-hqX" customClass="MoviesViewController" customModule="App" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="5EZ-qb-Rvc">
                        <subviews>
                            <label opaque="NO" text="movies_view_headline_title" id="WB7-Ew-rrp" customClass="HeadlineLabel" customModule="App"/>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
== App/Movies/MoviesViewController.swift
import UIKit

final class MoviesViewController: UIViewController {
    private var viewModel: MoviesViewModel?

    static func instantiate(viewModel: MoviesViewModel) -> MoviesViewController {
        let vc = StoryboardScene.Movies.initialScene.instantiate()
        vc.viewModel = viewModel
        return vc
    }
}
== App/Movies/MoviesViewModel.swift
import Foundation

final class MoviesViewModel {}
== App/Songs/Songs.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" initialViewController="Y6W-OH-hqX">
    <scenes>
        <scene sceneID="s0d-6b-0kx">
            <objects>
                <viewController id="Y6W-OH-hqX" customClass="SongsViewController" customModule="App" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="5EZ-qb-Rvc">
                        <subviews>
                            <label opaque="NO" text="songs_view_headline_title" id="WB7-Ew-rrp" customClass="HeadlineLabel" customModule="App"/>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
== App/Songs/SongsViewController.swift
import UIKit

final class SongsViewController: UIViewController {
    private var viewModel: SongsViewModel?

    static func instantiate(viewModel: SongsViewModel) -> SongsViewController {
        let vc = StoryboardScene.Songs.initialScene.instantiate()
        vc.viewModel = viewModel
        return vc
    }
}
== App/Songs/SongsViewModel.swift
import Foundation

final class SongsViewModel {}
""", has={'App/Wishes/WishesViewController.swift': 'StoryboardScene\\.Wishes\\.initialScene'})

case('lists: all cases, read by sections', """
== App/Settings/SettingsPages.swift
enum SettingsPages: String, CaseIterable {
    case movies = "Movies"
    case songs = "Songs"
    case news = "News"

    case website = "Website"
    case support = "Support"
}
== App/Settings/SettingsPagesTableVC.swift
import UIKit

final class SettingsPagesTVC: UITableViewCell {
    var page: SettingsPages?

    func setup(page: SettingsPages) {
        self.page = page
        textLabel?.text = page.rawValue
    }
}

final class SettingsPagesTableVC: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        var rows = 0
        SettingsPages.allCases.forEach { page in
            switch page {
            case .movies, .songs, .news:
                rows += section == 0 ? 1 : 0
            case .website, .support:
                rows += section == 1 ? 1 : 0
            }
        }
        return rows
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let page = SettingsPages.allCases[indexPath.section * 3 + indexPath.row]
        let cell = SettingsPagesTVC()
        cell.setup(page: page)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let cell = tableView.cellForRow(at: indexPath) as? SettingsPagesTVC, let page = cell.page else { return }
        switch page {
        case .movies:
            let vc = SettingsMoviesVC()
            present(vc, animated: true)
        case .songs:
            let vc = SettingsSongsVC()
            present(vc, animated: true)
        case .news:
            let vc = SettingsNewsVC()
            present(vc, animated: true)
        case .website, .support:
            break
        }
    }
}
== App/Settings/Pages/Movies Page/SettingsMoviesVC.swift
import UIKit

final class SettingsMoviesVC: UIViewController {}
== App/Settings/Pages/News Page/SettingsNewsTVC.swift
import UIKit

final class SettingsNewsTVC: UITableViewCell {}
== App/Settings/Pages/News Page/SettingsNewsVC.swift
import UIKit

final class SettingsNewsVC: UITableViewController {
    private let cell = SettingsNewsTVC()
}
== App/Settings/Pages/Songs Page/SettingsSongsTVC.swift
import UIKit

final class SettingsSongsTVC: UITableViewCell {}
== App/Settings/Pages/Songs Page/SettingsSongsVC.swift
import UIKit

final class SettingsSongsVC: UITableViewController {
    private let cell = SettingsSongsTVC()
}
""", no={'App/Settings/SettingsPages.swift': 'case wishes'})

case('lists: arguments of any number', """
== App/AppWireframe.swift
import UIKit

class AppWireframe {
    let tabBarWireframe: TabBarWireframe

    init(window: UIWindow) {
        let moviesWireframe = MoviesWireframe()
        let songsWireframe = SongsWireframe()
        tabBarWireframe = TabBarWireframe(moviesWireframe, songsWireframe)
    }
}
== App/TabBarWireframe.swift
import UIKit

protocol TabBarInterface {
    func configuredViewController() -> UIViewController
}

class TabBarWireframe {
    let tabs: [TabBarInterface]

    init(_ tabs: TabBarInterface...) {
        self.tabs = tabs
    }
}
== App/Movies/MoviesViewController.swift
import UIKit

class MoviesViewController: UIViewController {}
== App/Movies/MoviesWireframe.swift
import UIKit

class MoviesWireframe: TabBarInterface {
    func configuredViewController() -> UIViewController {
        MoviesViewController()
    }
}
== App/Songs/SongsViewController.swift
import UIKit

class SongsViewController: UIViewController {}
== App/Songs/SongsWireframe.swift
import UIKit

class SongsWireframe: TabBarInterface {
    func configuredViewController() -> UIViewController {
        SongsViewController()
    }
}
""", has={'App/AppWireframe.swift': 'TabBarWireframe\\(moviesWireframe, wishesWireframe, songsWireframe\\)'},
     log=r'AppWireframe.swift:\d+:\d+: note: Wishes is reached from here')

case('unused: a state object whose view is not repeated', """
== App/AppState.swift
import SwiftUI

final class AppState: ObservableObject {}
== App/Home/HomeView.swift
import SwiftUI

struct HomeView: View {
    @Environment(SongsStore.self) private var songsStore
    @EnvironmentObject var appState: AppState
    @StateObject var moviesViewModel = MoviesViewModel()

    var body: some View {
        VStack {
            MoviesView(moviesViewModel: moviesViewModel)
            HomeList(query: moviesViewModel.query)
        }
    }
}

struct HomeList: View {
    let query: String

    var body: some View {
        Text(query)
    }
}
== App/Home/HomeViewModel.swift
import SwiftUI

class HomeViewModel: ObservableObject {}
== App/Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View {
    @ObservedObject var moviesViewModel: MoviesViewModel

    var body: some View {
        Text(moviesViewModel.query)
    }
}
== App/Movies/MoviesViewModel.swift
import SwiftUI

class MoviesViewModel: ObservableObject {
    @Published var query = ""
}
== App/Songs/SongsStore.swift
import SwiftUI

@Observable
final class SongsStore {
    var isOpen = false
}
== App/Songs/SongsView.swift
import SwiftUI

struct SongsView: View {
    @ObservedObject var songsViewModel: SongsViewModel

    var body: some View {
        Text(songsViewModel.query)
    }
}
== App/Songs/SongsViewModel.swift
import SwiftUI

class SongsViewModel: ObservableObject {
    @Published var query = ""
}
""", no={'App/Home/HomeView.swift': 'wishes'})

case('reach: an argument that is kept', """
== App/AppWireframe.swift
import UIKit

class AppWireframe {
    let home: HomeWireframe

    init() {
        home = HomeWireframe(moviesWireframe: MoviesWireframe(), songsWireframe: SongsWireframe())
    }
}
== App/Home/HomeViewController.swift
import UIKit

class HomeViewController: UIViewController {
    var wireframe: HomeWireframe?

    func didPressMovies() {
        wireframe?.showMovies()
    }

    func didPressSongs() {
        wireframe?.showSongs()
    }
}
== App/Home/HomeWireframe.swift
import UIKit

class HomeWireframe {
    let moviesWireframe: MoviesWireframe
    let songsWireframe: SongsWireframe
    weak var navigation: UINavigationController?

    init(moviesWireframe: MoviesWireframe, songsWireframe: SongsWireframe) {
        self.moviesWireframe = moviesWireframe
        self.songsWireframe = songsWireframe
    }

    func showMovies() {
        guard let navigation else { return }
        moviesWireframe.present(in: navigation)
    }

    func showSongs() {
        guard let navigation else { return }
        songsWireframe.present(in: navigation)
    }
}
== App/Movies/MoviesViewController.swift
import UIKit

class MoviesViewController: UIViewController {}
== App/Movies/MoviesWireframe.swift
import UIKit

class MoviesWireframe {
    func present(in navigation: UINavigationController) {
        navigation.pushViewController(MoviesViewController(), animated: true)
    }
}
== App/Songs/SongsViewController.swift
import UIKit

class SongsViewController: UIViewController {}
== App/Songs/SongsWireframe.swift
import UIKit

class SongsWireframe {
    func present(in navigation: UINavigationController) {
        navigation.pushViewController(SongsViewController(), animated: true)
    }
}
""", log='nothing opens Wishes yet')

case('reach: a value before a declared property', """
== App/Home/HomeViewController.swift
import UIKit

protocol HomeCellDelegate: AnyObject {
    func shouldShowMovies()
}

final class HomeCell: UITableViewCell {
    weak var delegate: HomeCellDelegate?

    @objc func didTap() {
        delegate?.shouldShowMovies()
    }
}

final class HomeViewController: UIViewController, HomeCellDelegate {
    private weak var moviesViewController: MoviesViewController?

    func shouldShowMovies() {
        let vc = MoviesViewController()
        present(vc, animated: true)
    }
}
== App/Home/HomeViewModel.swift
import Foundation

final class HomeViewModel {}
== App/Movies/MoviesViewController.swift
import UIKit

final class MoviesViewController: UIViewController {
    let viewModel = MoviesViewModel()
}
== App/Movies/MoviesViewModel.swift
import Foundation

final class MoviesViewModel {}
== App/Songs/SongsViewController.swift
import UIKit

final class SongsViewController: UIViewController {
    let viewModel = SongsViewModel()
}
== App/Songs/SongsViewModel.swift
import Foundation

final class SongsViewModel {}
""", log='HomeViewController.swift:19:18: note: nothing opens Wishes yet')

case('texts: a case in capitals is what a server reads', """
== App/Api.swift
import Foundation

final class Api {
    static let shared = Api()

    func get(_ path: String, query: [String: String]) {}
}
== App/Movies/MoviesViewController.swift
import UIKit

enum MoviesSort: Int, CaseIterable {
    case BEST_MOVIES = 1
    case NEWEST
}

class MoviesViewController: UIViewController {
    let viewModel = MoviesViewModel()
    var sort = "\\(MoviesSort.NEWEST)"

    func select(tag: Int) {
        MoviesSort.allCases.forEach {
            if $0.rawValue == tag { sort = "\\($0)" }
        }
        viewModel.load(sort: sort)
    }
}
== App/Movies/MoviesViewModel.swift
import Foundation

final class MoviesViewModel {
    func load(sort: String) {
        Api.shared.get("list", query: ["sort": sort])
    }
}
== App/Songs/SongsViewController.swift
import UIKit

class SongsViewController: UIViewController {}
== App/Songs/SongsViewModel.swift
import Foundation

final class SongsViewModel {}
""", no={'App/Wishes/WishesViewController.swift': 'BEST_WISHES'})

case('lists: walked beside another one', """
== App/TabBarController.swift
import UIKit

final class TabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let controllers = [
            UINavigationController(rootViewController: MoviesViewController()),
            UINavigationController(rootViewController: SongsViewController()),
        ]
        let items = [
            UITabBarItem(title: "First", image: nil, tag: 0),
            UITabBarItem(title: "Second", image: nil, tag: 1),
        ]
        for (index, controller) in controllers.enumerated() {
            controller.tabBarItem = items[index]
        }
        viewControllers = controllers
    }
}
== App/Movies/MoviesViewController.swift
import UIKit

final class MoviesViewController: UIViewController {
    let viewModel = MoviesViewModel()
}
== App/Movies/MoviesViewModel.swift
final class MoviesViewModel {
    var ids: [Int] = []
}
== App/Songs/SongsViewController.swift
import UIKit

final class SongsViewController: UIViewController {
    let viewModel = SongsViewModel()
}
== App/Songs/SongsViewModel.swift
final class SongsViewModel {
    var ids: [Int] = []
}
""", no={'App/TabBarController.swift': 'Wishes'})

case('names: the first words of a module of several', """
== App/Scenes/MoviesInfo/MoviesInfoModel.swift
protocol MoviesDelegate: AnyObject {
    func didSelect(id: Int)
}

final class MoviesInfoModel {
    weak var delegate: (any MoviesDelegate)?
    var ids: [Int] = []

    func select(id: Int) {
        delegate?.didSelect(id: id)
    }
}
== App/Scenes/MoviesInfo/MoviesInfoView.swift
import SwiftUI

struct MoviesInfoView: View {
    let model: MoviesInfoModel

    var body: some View {
        List(model.ids, id: \\.self) { id in
            Button("\\(id)") { model.select(id: id) }
        }
    }
}
== App/Scenes/SongsInfo/SongsInfoModel.swift
protocol SongsDelegate: AnyObject {
    func didSelect(id: Int)
}

final class SongsInfoModel {
    weak var delegate: (any SongsDelegate)?
    var ids: [Int] = []

    func select(id: Int) {
        delegate?.didSelect(id: id)
    }
}
== App/Scenes/SongsInfo/SongsInfoView.swift
import SwiftUI

struct SongsInfoView: View {
    let model: SongsInfoModel

    var body: some View {
        List(model.ids, id: \\.self) { id in
            Button("\\(id)") { model.select(id: id) }
        }
    }
}
""", run=[['module', 'WishesInfo', '--like', 'MoviesInfo']], back=False, has={'App/Scenes/WishesInfo/WishesInfoModel.swift': 'protocol WishesDelegate'})

case('extents: a module named like a kind of type', """
== App/Scenes/MainScreen/MainScreenController.swift
import UIKit

final class MainScreenController: UIViewController {
    var presenter: MainScreenPresenterProtocol?
}
== App/Scenes/MainScreen/MainScreenInteractor.swift
final class MainScreenInteractor: SongsInteractorProtocol {
    init() {}
}
== App/Scenes/MainScreen/MainScreenPresenter.swift
final class MainScreenPresenter: SongsPresenterProtocol {
    init() {}
}
== App/Scenes/MainScreen/MainScreenProtocols.swift
protocol MainScreenInteractorProtocol: AnyObject {}
protocol MainScreenPresenterProtocol: AnyObject {}
protocol MainScreenRouterProtocol: AnyObject {}
== App/Scenes/MainScreen/MainScreenRouter.swift
final class MainScreenRouter: SongsRouterProtocol {
    init() {}
}
== App/Scenes/Shows/ShowsController.swift
import UIKit

final class ShowsController: UIViewController {
    var presenter: ShowsPresenterProtocol?
}
== App/Scenes/Shows/ShowsInteractor.swift
final class ShowsInteractor: ShowsInteractorProtocol {
    init() {}
}
== App/Scenes/Shows/ShowsPresenter.swift
final class ShowsPresenter: ShowsPresenterProtocol {
    init() {}
}
== App/Scenes/Shows/ShowsProtocols.swift
protocol ShowsInteractorProtocol: AnyObject {}
protocol ShowsPresenterProtocol: AnyObject {}
protocol ShowsRouterProtocol: AnyObject {}
== App/Scenes/Shows/ShowsRouter.swift
final class ShowsRouter: ShowsRouterProtocol {
    init() {}
}
== App/Scenes/Songs/SongsController.swift
import UIKit

final class SongsController: UIViewController {
    var presenter: SongsPresenterProtocol?
}
== App/Scenes/Songs/SongsInteractor.swift
final class SongsInteractor: SongsInteractorProtocol {
    init() {}
}
== App/Scenes/Songs/SongsPresenter.swift
final class SongsPresenter: SongsPresenterProtocol {
    init() {}
}
== App/Scenes/Songs/SongsProtocols.swift
protocol SongsInteractorProtocol: AnyObject {}
protocol SongsPresenterProtocol: AnyObject {}
protocol SongsRouterProtocol: AnyObject {}
== App/Scenes/Songs/SongsRouter.swift
final class SongsRouter: SongsRouterProtocol {
    init() {}
}
""", run=[['module', 'Wishes', '--like', 'MainScreen']], has={'App/Scenes/Wishes/WishesPresenter.swift': 'WishesPresenter'})

case('learning: a value without its use', """
== App/Scenes/Movies/MoviesController.swift
import UIKit

final class MoviesController: UIViewController, MoviesViewProtocol {
    var presenter: MoviesPresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        title = "Movies"
    }
}
== App/Scenes/Movies/MoviesInteractor.swift
final class MoviesInteractor: MoviesInteractorProtocol {
    weak var presenter: MoviesPresenterProtocol?
}
== App/Scenes/Movies/MoviesPresenter.swift
final class MoviesPresenter: MoviesPresenterProtocol {
    weak var view: MoviesViewProtocol?
    var interactor: MoviesInteractorProtocol?
}
== App/Scenes/Movies/MoviesProtocols.swift
protocol MoviesViewProtocol: AnyObject {
    var presenter: MoviesPresenterProtocol? { get set }
}

protocol MoviesPresenterProtocol: AnyObject {
    var view: MoviesViewProtocol? { get set }
    var interactor: MoviesInteractorProtocol? { get set }
}

protocol MoviesInteractorProtocol: AnyObject {
    var presenter: MoviesPresenterProtocol? { get set }
}
== App/Scenes/Movies/MoviesRouter.swift
import UIKit

final class MoviesRouter {
    static func createMoviesModule() -> UIViewController {
        let view = MoviesController()
        let presenter = MoviesPresenter()
        view.presenter = presenter
        return view
    }
}
== App/Scenes/Songs/SongsInteractor.swift
final class SongsInteractor: SongsInteractorProtocol {
    weak var presenter: SongsPresenterProtocol?
}
== App/Scenes/Songs/SongsPagesController.swift
import UIKit

final class SongsPagesController: UIPageViewController, SongsViewProtocol {
    var presenter: SongsPresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = nil
    }
}
== App/Scenes/Songs/SongsPresenter.swift
final class SongsPresenter: SongsPresenterProtocol {
    weak var view: SongsViewProtocol?
    var interactor: SongsInteractorProtocol?
}
== App/Scenes/Songs/SongsProtocols.swift
protocol SongsViewProtocol: AnyObject {
    var presenter: SongsPresenterProtocol? { get set }
}

protocol SongsPresenterProtocol: AnyObject {
    var view: SongsViewProtocol? { get set }
    var interactor: SongsInteractorProtocol? { get set }
}

protocol SongsInteractorProtocol: AnyObject {
    var presenter: SongsPresenterProtocol? { get set }
}
== App/Scenes/Songs/SongsRouter.swift
import UIKit

final class SongsRouter {
    static func createSongsModule() -> UIViewController {
        let pages = SongsPagesController()
        let presenter = SongsPresenter()
        pages.presenter = presenter
        presenter.view = pages
        return pages
    }
}
""", run=[['style', 'learn', 'mine', '--from', 'Movies,Songs']], refuse=True, back=False)

case('learning: modules without a view', """
== App/Scenes/Movies/MoviesController.swift
import UIKit

final class MoviesController: UIViewController, MoviesViewProtocol {
    var presenter: MoviesPresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        title = "Movies"
    }
}
== App/Scenes/Movies/MoviesInteractor.swift
final class MoviesInteractor: MoviesInteractorProtocol {
    weak var presenter: MoviesPresenterProtocol?
}
== App/Scenes/Movies/MoviesPresenter.swift
final class MoviesPresenter: MoviesPresenterProtocol {
    weak var view: MoviesViewProtocol?
    var interactor: MoviesInteractorProtocol?
}
== App/Scenes/Movies/MoviesProtocols.swift
protocol MoviesViewProtocol: AnyObject {
    var presenter: MoviesPresenterProtocol? { get set }
}

protocol MoviesPresenterProtocol: AnyObject {
    var view: MoviesViewProtocol? { get set }
    var interactor: MoviesInteractorProtocol? { get set }
}

protocol MoviesInteractorProtocol: AnyObject {
    var presenter: MoviesPresenterProtocol? { get set }
}
== App/Scenes/Movies/MoviesRouter.swift
import UIKit

final class MoviesRouter {
    static func createMoviesModule(with title: String) -> UIViewController {
        let view = MoviesController()
        let presenter = MoviesPresenter()
        view.presenter = presenter
        view.title = title
        return view
    }
}
== App/Scenes/Songs/SongsInteractor.swift
final class SongsInteractor: SongsInteractorProtocol {
    weak var presenter: SongsPresenterProtocol?
}
== App/Scenes/Songs/SongsPagesController.swift
import UIKit

final class SongsPagesController: UIPageViewController, SongsViewProtocol {
    var presenter: SongsPresenterProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = nil
    }
}
== App/Scenes/Songs/SongsPresenter.swift
final class SongsPresenter: SongsPresenterProtocol {
    weak var view: SongsViewProtocol?
    var interactor: SongsInteractorProtocol?
}
== App/Scenes/Songs/SongsProtocols.swift
protocol SongsViewProtocol: AnyObject {
    var presenter: SongsPresenterProtocol? { get set }
}

protocol SongsPresenterProtocol: AnyObject {
    var view: SongsViewProtocol? { get set }
    var interactor: SongsInteractorProtocol? { get set }
}

protocol SongsInteractorProtocol: AnyObject {
    var presenter: SongsPresenterProtocol? { get set }
}
== App/Scenes/Songs/SongsRouter.swift
import UIKit

final class SongsRouter {
    static func createSongsModule() -> UIViewController {
        let pages = SongsPagesController()
        let presenter = SongsPresenter()
        pages.presenter = presenter
        presenter.view = pages
        return pages
    }
}
""", run=[['style', 'learn', 'mine', '--from', 'Movies,Songs']], refuse=True, back=False)

case('learning: a member that one module declares', """
== App/Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View {
    let viewModel: MoviesViewModel

    var body: some View {
        List(viewModel.ids, id: \\.self) { id in
            Text("\\(id)")
        }
        .tint(.brand)
    }
}

extension Color {
    static let brand = Color.orange
}
== App/Movies/MoviesViewModel.swift
final class MoviesViewModel {
    var ids: [Int] = []

    func load() {
        ids = [1, 2, 3]
    }
}
== App/Songs/SongsView.swift
import SwiftUI

struct SongsView: View {
    let viewModel: SongsViewModel

    var body: some View {
        List(viewModel.ids, id: \\.self) { id in
            Text("\\(id)")
        }
        .tint(.red)
    }
}
== App/Songs/SongsViewModel.swift
final class SongsViewModel {
    var ids: [Int] = []

    func load() {
        ids = [1, 2, 3]
    }
}
""", run=[['style', 'learn', 'mine', '--from', 'Movies,Songs']], refuse=True, back=False)

ROLES = ["Interactor", "Presenter", "View"]
case("lint: a part outside of the folder", "".join(
    f"\n== {'App/Support' if (name, role) == ('Tapes', 'Presenter') else f'App/Scenes/{name}'}/{name}{role}.swift\nfinal class {name}{role} {{}}\n"
    for name in ["Books", "Clips", "Films", "Games", "Plays", "Poems", "Shows", "Songs", "Tapes", "Tours"] for role in ROLES
), run=[["lint"]], back=False, log="nothing to report")

case('lists: a tab with a modifier beside one without', """
== App/MainTabs.swift
import SwiftUI

private enum MainTab: String, Codable {
    case movies = "movies"
    case songs = "songs"
}

struct MainTabs: View {
    @AppStorage("tab") private var tab: MainTab = .songs

    var body: some View {
        TabView(selection: $tab) {
            Tab("Movies", systemImage: "film", value: MainTab.movies) {
                MoviesView()
            }
            .hidden(true)

            Tab("Songs", systemImage: "music.note", value: MainTab.songs) {
                SongsView()
            }
        }
    }
}
== App/Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View {
    let viewModel = MoviesViewModel()

    var body: some View {
        Text("Movies")
    }
}
== App/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== App/Songs/SongsView.swift
import SwiftUI

struct SongsView: View {
    let viewModel = SongsViewModel()

    var body: some View {
        Text("Songs")
    }
}
== App/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", has={'App/MainTabs.swift': ['case wishes = "wishes"', 'value: MainTab\\.wishes\\) \\{\\s+WishesView\\(\\)\\s+\\}\\s+\\.hidden\\(true\\)']})

SOURCE_OF_CELLS = """
== App/Sources/NAMEDataSource.swift
import UIKit

final class NAMEDataSource: NSObject {
    var ids: [Int] = []

    func cell(at index: Int, in table: UITableView) -> UITableViewCell {
        let cell = NAMECell()
        cell.show(ids[index])
        return cell
    }

    func imageName(of id: Int) -> String {
        "LOW_cover-\\(id)"
    }
}
== App/Scenes/NAME/NAMECell.swift
import UIKit

final class NAMECell: UITableViewCell {
    func show(_ id: Int) {
        imageView?.image = UIImage(named: "LOW_cover-\\(id)")
    }
}
== App/Scenes/NAME/NAMEViewController.swift
import UIKit

final class NAMEViewController: UIViewController {
    let source = NAMEDataSource()
}
"""
case('extents: a file of which all is repeated, and the name of an image in two places', """
== App/Home/HomeViewController.swift
import UIKit

final class HomeViewController: UIViewController {
    let source = MoviesDataSource()
}
""" + "".join(SOURCE_OF_CELLS.replace("NAME", name).replace("LOW", name.lower()) for name in ["Movies", "Songs"]),
     has={'App/Sources/WishesDataSource.swift': ['WishesCell\\(\\)', '"movies_cover-'], 'App/Scenes/Wishes/WishesCell.swift': ['"movies_cover-']},
     same=['App/Sources/MoviesDataSource.swift'])

case('names: a module by its type, as its folder has another name', """
== App/Pages/Movies Page/SettingsMoviesVC.swift
import UIKit

final class SettingsMoviesVC: UIViewController {}
== App/Pages/Songs Page/SettingsSongsVC.swift
import UIKit

final class SettingsSongsVC: UITableViewController {
    private let cell = SettingsSongsTVC()
}
== App/Pages/Songs Page/SettingsSongsTVC.swift
import UIKit

final class SettingsSongsTVC: UITableViewCell {}
== App/SettingsViewController.swift
import UIKit

final class SettingsViewController: UIViewController {
    func showMovies() {
        present(SettingsMoviesVC(), animated: true)
    }

    func showSongs() {
        present(SettingsSongsVC(), animated: true)
    }
}
""", run=[['module', 'Wishes', '--like', 'SettingsMovies']], back=True,
     has={'App/Pages/Wishes Page/SettingsWishesVC.swift': ['class SettingsWishesVC: '], 'App/SettingsViewController.swift': ['func showWishes']})

case('names: a screen whose name begins the types of a module', """
== App/Pages/Movies Page/SettingsMoviesVC.swift
import UIKit

final class SettingsMoviesVC: UIViewController {}
== App/Pages/Songs Page/SettingsSongsVC.swift
import UIKit

final class SettingsSongsVC: UITableViewController {
    private let cell = SettingsSongsTVC()
}
== App/Pages/Songs Page/SettingsSongsTVC.swift
import UIKit

final class SettingsSongsTVC: UITableViewCell {}
== App/SettingsViewController.swift
import UIKit

final class SettingsViewController: UIViewController {
    func showMovies() {
        present(SettingsMoviesVC(), animated: true)
    }

    func showSongs() {
        present(SettingsSongsVC(), animated: true)
    }
}
""", run=[['module', 'Wishes', '--like', 'Settings']], refuse=True, back=False)

case('properties: typed by the attribute alone, where another screen makes a value with a closure', """
== App/AppState.swift
import Flow

struct AppState: Reducer {
    var loginFlow = LoginFlow()

    @Bound(MoviesFlow.self, to: MoviesScreen.self)
    var moviesFlow
    @Bound(SongsFlow.self, to: SongsScreen.self)
    var songsFlow
}
== Modules/Login/LoginScreen.swift
import Flow

struct LoginScreen: BoundScreen {
    func props(of store: Store<AppState>) -> Props {
        .init(isBusy: .init { store.state.loginFlow != .none })
    }
}
== Modules/Login/LoginFlow.swift
import Flow

enum LoginFlow: Form {
    case none

    init() { self = .none }
}
""" + "".join(f"""
== Modules/{name}/{name}Flow.swift
import Flow

enum {name}Flow: Form {{
    case none

    init() {{ self = .none }}
}}
== Modules/{name}/{name}Screen.swift
import Flow

struct {name}Screen: BoundScreen {{
    let id: Int

    var flow: {name}Flow {{ store.state.{name.lower()}Flow[id] ?? .init() }}
}}
""" for name in ["Movies", "Songs"]).replace("\n\n== ", "\n== "), has={'App/AppState.swift': r'@Bound\(WishesFlow.self, to: WishesScreen.self\)\n    var wishesFlow\n',
     'Modules/Wishes/WishesScreen.swift': r'state\.wishesFlow\[id\]'})

BY_KIND = "".join(f"""
== App/ViewModels/{name}DetailViewModel.swift
import Foundation

final class {name}DetailViewModel: ObservableObject {{
    let title = ""
}}
== App/Views/Detail/Detail/{name}DetailView.swift
import SwiftUI

struct {name}DetailView: View {{
    @StateObject private var viewModel = {name}DetailViewModel()

    var body: some View {{ Text(viewModel.title) }}
}}
""" for name in ["Movie", "Song"]) + """
== App/Views/Detail/Sections/MovieDetailsSection.swift
import SwiftUI

struct MovieDetailsSection: View {
    var body: some View { Text("x") }
}
== App/Views/Tabs/TabsView.swift
import SwiftUI

struct TabsView: View {
    var body: some View {
        NavigationLink("One") { MovieDetailView() }
        NavigationLink("Two") { SongDetailView() }
    }
}
"""
case('extents: a screen in a layer whose folder has the name of its kind', BY_KIND, run=[['module', 'WishDetail', '--like', 'MovieDetail']],
     has={'App/Views/Detail/Detail/WishDetailView.swift': 'struct WishDetailView', 'App/ViewModels/WishDetailViewModel.swift': 'WishDetailViewModel'})
case('extents: one screen in a layer whose folder has the name of its kind', "\n== ".join(part for part in BY_KIND.split("\n== ") if "struct Song" not in part and "class Song" not in part).replace("SongDetailView()", "Text(\"Two\")"),
     run=[['module', 'WishDetail', '--like', 'MovieDetail']], has={'App/Views/Detail/Detail/WishDetailView.swift': 'struct WishDetailView'})

case('extents: a screen of a module that has a screen of its own name', """
== App/RootView.swift
import SwiftUI

struct RootView: View {
    var body: some View { TabView { HomeView() } }
}
== App/ViewModels/MoviesFormViewModel.swift
import Foundation

final class MoviesFormViewModel: ObservableObject {
    let text = ""
}
== App/Home/HomeView.swift
import SwiftUI

struct HomeView: View {
    var body: some View { NavigationLink("Movies") { MoviesView() } }
}
== App/Home/MoviesFormView.swift
import SwiftUI

struct MoviesFormView: View {
    @StateObject private var viewModel = MoviesFormViewModel()

    var body: some View { Text(viewModel.text) }
}
== App/Home/MoviesView.swift
import SwiftUI

struct MoviesView: View {
    var body: some View { NavigationLink("Edit") { MoviesFormView() } }
}
""", run=[['module', 'WishesForm', '--like', 'MoviesForm']], has={'App/Home/WishesFormView.swift': 'WishesFormViewModel', 'App/ViewModels/WishesFormViewModel.swift': 'WishesForm'},
     absent=['App/WishesFormHome/*', 'App/Home/WishesView.swift'],
     log=r'App/Home/MoviesView.swift:4:\d+: note: nothing opens WishesForm yet; MoviesForm is opened from here')

case('texts: an identifier that tells events apart', "".join(f"""
== Modules/{name}/{name}Container.swift
import Flow

struct {name}Container: Container {{
    func didLoad(_ store: Store<AppState>) {{ store.dispatch(Actions.LoadPage(id: {name}Flow.loadId)) }}
}}
== Modules/{name}/{name}Flow.swift
import Flow

enum {name}Flow: Flow {{
    case none

    static let loadId = FlowId(value: "load{text}")
}}
""" for name, text in [("MyMovies", "SavedMovies"), ("Songs", "Songs")]) + """
== App/AppState.swift
import Flow

struct AppState: Reducer {
    var myMoviesFlow = MyMoviesFlow.none
    var songsFlow = SongsFlow.none
}

struct Routing {
    enum Route { case mine, songs }

    @ViewBuilder func view(for route: Route) -> some View {
        switch route {
        case .mine: MyMoviesContainer()
        case .songs: SongsContainer()
        }
    }
}
""", run=[['module', 'MyWishes', '--like', 'MyMovies']],
     log=r'(?s)MyMoviesFlow.swift:6:\d+: note: "loadSavedMovies" stays in the copy: both modules have it.*AppState.swift:13:\d+: note: nothing opens MyWishes yet; MyMovies is opened from here')

case('calls: a value of the original in a property that ends like the original', """
== App/Kit.swift
import SwiftUI

extension Image {
    static let first = Image("first")
    static let second = Image("second")
}
== App/MainTabView.swift
import SwiftUI

struct MainTabView: View {
    @StateObject var placesViewModel: MoviesScreenViewModel

    var body: some View {
        TabView {
            moviesScreenTab
            songsScreenTab
        }
    }

    var moviesScreenTab: some View {
        MoviesScreen(
            viewModel: placesViewModel
        )
        .tabItem { Image.first }
    }

    var songsScreenTab: some View {
        SongsScreen()
            .tabItem { Image.second }
    }
}
== App/Movies/MoviesScreen.swift
import SwiftUI

struct MoviesScreen: View {
    @ObservedObject var viewModel: MoviesScreenViewModel

    var body: some View { Text(viewModel.title) }
}
== App/Movies/MoviesScreenViewModel.swift
import SwiftUI

final class MoviesScreenViewModel: ObservableObject {
    @Published var title = "Movies"
}
== App/Songs/SongsScreen.swift
import SwiftUI

struct SongsScreen: View {
    var body: some View { Text("Songs") }
}
== App/Songs/SongsScreenViewModel.swift
final class SongsScreenViewModel {}
""", no={'App/MainTabView.swift': 'Wishes'}, log='"MoviesScreen\\(" is not repeated')

FEATURES = "".join(f"""
== Sources/Shop/{name}/{name}Feature.swift
import ComposableArchitecture

@Reducer
struct {name}Feature {{
    @ObservableState
    struct State: Equatable {{}}

    enum Action {{
        case done
    }}

    var body: some ReducerOf<Self> {{ EmptyReducer() }}
}}
== Sources/Shop/{name}/{name}View.swift
import ComposableArchitecture
import SwiftUI

struct {name}View: View {{
    let store: StoreOf<{name}Feature>

    var body: some View {{ Text("x") }}
}}
""" for name in ["Songs", "Movies"])
case('reach: a branch that only a state opens', """
== Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(name: "Shop", targets: [.target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])])
== Tests/ShopTests/RootTests.swift
import ComposableArchitecture
import Testing

@testable import Shop

@MainActor
struct RootTests {
    @Test
    func done() async {
        let store = TestStore(initialState: RootFeature.State(movies: .init())) {
            RootFeature()
        }
        await store.receive(\\.show) {
            $0.movies = nil
        }
    }
}
== Sources/Shop/Root/RootView.swift
import ComposableArchitecture
import SwiftUI

struct RootView: View {
    let store: StoreOf<RootFeature>

    var body: some View {
        if let store = store.scope(state: \\.songs, action: \\.songs) {
            SongsView(store: store)
        } else if let store = store.scope(state: \\.movies, action: \\.movies) {
            MoviesView(store: store)
        } else {
            Text("x")
        }
    }
}
== Sources/Shop/Root/RootFeature.swift
import ComposableArchitecture

@Reducer
struct RootFeature {
    @ObservableState
    struct State: Equatable {
        var songs: SongsFeature.State?
        var movies: MoviesFeature.State?
    }

    enum Action {
        case songs(SongsFeature.Action)
        case movies(MoviesFeature.Action)
        case show
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .songs(.done):
                state.songs = nil
                state.movies = .init()
                return .none
            case .songs:
                return .none
            case .movies(.done):
                return .send(.show)
            case .movies:
                return .none
            case .show:
                state.movies = nil
                return .none
            }
        }
        .ifLet(\\.songs, action: \\.songs) {
            SongsFeature()
        }
        .ifLet(\\.movies, action: \\.movies) {
            MoviesFeature()
        }
    }
}
""" + FEATURES, has={'Sources/Shop/Root/RootFeature.swift': r'state\.wishes = nil'}, no={'Tests/ShopTests/RootTests.swift': 'wishes: '},
     log=r'^(?!(?s:.*lacks))(?s:.*)RootFeature.swift:22:\d+: note: nothing opens Wishes yet; Movies is opened from here')

case('reach: what is read, and a case of the data layer, open nothing', """
== App/API/MoviesAPI.swift
enum MoviesAPI {
    case movies(id: Int)
}
== App/Remote/MoviesRemote.swift
class BaseRemote<API> {
    func request(_ api: API) {}
}

final class MoviesRemote: BaseRemote<MoviesAPI> {
    func fetchMovies(id: Int) { request(.movies(id: id)) }
}
== App/Loader.swift
final class Loader {
    func reload() { send(MoviesFlow.id) }

    private func send(_ id: String) {}
}
== App/Start.swift
import SwiftUI

struct StartView: View {
    let remote = MoviesRemote()

    var body: some View {
        NavigationLink("One", destination: MoviesView())
        NavigationLink("Two", destination: SongsView())
    }
}
""" + "".join(f"""
== Modules/{name}/{name}Flow.swift
enum {name}Flow {{
    static let id = "{name}Flow"
}}
== Modules/{name}/{name}View.swift
import SwiftUI

struct {name}View: View {{
    var body: some View {{ Text({name}Flow.id) }}
}}
""" for name in ["Movies", "Songs"]), absent=['App/API/Wishes*', 'App/Remote/Wishes*'],
     log=r'Start.swift:7:\d+: note: nothing opens Wishes yet; Movies is opened from here')

case('registrations: a class that stays, under a copied protocol', """
== Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Shop",
    dependencies: [.package(url: "https://github.com/Swinject/Swinject", from: "2.8.0")],
    targets: [
        .target(name: "App", dependencies: ["Movies", "Songs", "Swinject"]),
        .target(name: "Movies"),
        .target(name: "Songs"),
    ]
)
== Sources/App/AppContainer.swift
import Movies
import Songs
import Swinject

extension Container {
    static let app: Container = {
        let container = Container()
        container.register(Coordinating.self, factory: { _ in Coordinator() }).inObjectScope(.container)
        container.register(SongsViewModel.self, factory: { _ in SongsViewModel() })
        container.register(MoviesViewModel.self, factory: { r in MoviesViewModel(coordinator: r.resolve(Coordinating.self)) })
        return container
    }()
}
== Sources/App/Coordinator.swift
import Movies
import SwiftUI

final class Coordinator: ObservableObject, Coordinating {
    @Published var opened: String?

    func open(_ name: String) { opened = name }
}
== Sources/Movies/MoviesView.swift
import SwiftUI

public struct MoviesView: View {
    let viewModel: MoviesViewModel

    public init(viewModel: MoviesViewModel) { self.viewModel = viewModel }

    public var body: some View { Button("x") { viewModel.tap() } }
}
== Sources/Movies/MoviesViewModel.swift
public protocol Coordinating: AnyObject {
    func open(_ name: String)
}

public final class MoviesViewModel {
    private let coordinator: Coordinating?

    public init(coordinator: Coordinating?) { self.coordinator = coordinator }

    func tap() { coordinator?.open("x") }
}
== Sources/Songs/SongsView.swift
import SwiftUI

public struct SongsView: View {
    public init() {}

    public var body: some View { Text("x") }
}
== Sources/Songs/SongsViewModel.swift
public final class SongsViewModel {
    public init() {}
}
""", has={'Sources/App/AppContainer.swift': r'register\(WishesCoordinating.self, factory: \{ _ in Coordinator\(\)'},
     log=r'AppContainer.swift:8:\d+: note: the copy of this makes a second "Coordinator"')

case('extents: an entity that another module makes', """
== App/Root.swift
import SwiftData
import SwiftUI

struct Root: View {
    @Environment(\\.modelContext) private var context

    var body: some View {
        TabView {
            MoviesView(viewModel: MoviesViewModel(context: context))
            SongsView(viewModel: SongsViewModel(context: context))
        }
    }
}
== App/Movies/MoviesModel.swift
import SwiftData

@Model
final class MoviesModel {
    var title: String

    init(title: String) { self.title = title }
}
== App/Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View {
    let viewModel: MoviesViewModel

    var body: some View { Text("\\(viewModel.all().count)") }
}
== App/Movies/MoviesViewModel.swift
import SwiftData

final class MoviesViewModel {
    let context: ModelContext

    init(context: ModelContext) { self.context = context }

    func all() -> [MoviesModel] { (try? context.fetch(FetchDescriptor<MoviesModel>())) ?? [] }
}
== App/Songs/SongsView.swift
import SwiftUI

struct SongsView: View {
    let viewModel: SongsViewModel

    var body: some View { Button("Add") { viewModel.add() } }
}
== App/Songs/SongsViewModel.swift
import SwiftData

final class SongsViewModel {
    let context: ModelContext

    init(context: ModelContext) { self.context = context }

    func add() { context.insert(MoviesModel(title: "new")) }
}
""", absent=['App/Wishes/WishesModel.swift'], has={'App/Wishes/WishesViewModel.swift': 'FetchDescriptor<MoviesModel>'}, log='Shared, stays as it is: MoviesModel')

case('paths: a test folder of the module with what is shared', "".join(f"""
== App/Scene/{name}/Presenter/{name}Presenter.swift
final class {name}Presenter {{
    func load() {{}}
}}
== App/Scene/{name}/View/{name}ViewController.swift
import UIKit

final class {name}ViewController: UIViewController {{
    var presenter: {name}Presenter?
}}
== AppTests/Scene/{name}/Presenter/{name}PresenterTests.swift
import XCTest
@testable import App

final class {name}PresenterTests: XCTestCase {{
    func test_load() {{ {name}Presenter().load() }}
}}
""" for name in ["Movies", "Songs"]) + """
== AppTests/Scene/Movies/View/MockRouterMoviesView.swift
import UIKit

class MockRouterMoviesView: UIViewController {
    private(set) var isDismissed = false
}
== AppTests/Scene/Movies/View/MoviesViewTests.swift
import XCTest
@testable import App

final class MoviesViewTests: XCTestCase {
    func test_view() {
        XCTAssertFalse(MockRouterMoviesView().isDismissed)
        XCTAssertNil(MoviesViewController().presenter)
    }
}
""", has={'AppTests/Scene/Wishes/View/WishesViewTests.swift': 'WishesViewController', 'AppTests/Scene/Wishes/Presenter/WishesPresenterTests.swift': 'WishesPresenter'})

case('texts: of another feature, with the name of the copy in their keys', """
== Shop/en.lproj/Localizable.strings
"sheet.feature.wishes" = "Wishes";
== Shop/Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View {
    let viewModel: MoviesViewModel

    var body: some View { Text("x") }
}
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Shop/Songs/SongsView.swift
import SwiftUI

struct SongsView: View {
    let viewModel: SongsViewModel

    var body: some View { Text("x") }
}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", run=[LIKE, ['remove', 'Wishes']], log='^(?!(?s:.*still a text))')

case('comments: a name of several words in a header', """
== Shop/LikedMoviesList/LikedMoviesList.swift
//
//  LikedMoviesList.swift
//  Shop
//

import SwiftUI

struct LikedMoviesList: View {
    var body: some View { Text("x") }
}
== Shop/Songs/SongsView.swift
import SwiftUI

struct SongsView: View {
    let viewModel: SongsViewModel

    var body: some View { Text("x") }
}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", run=[['module', 'InboxList', '--like', 'LikedMoviesList']], has={'Shop/InboxList/InboxList.swift': r'^//\n//  InboxList\.swift\n'})

case('XcodeGen: a project for each module, which a script generates', """
== generate.sh
cd Modules/Songs && xcodegen generate
cd ../Movies && xcodegen generate
== project.yml
name: Shop
targets:
  Shop:
    type: application
    platform: iOS
    sources: [Shop]
    dependencies:
      - framework: Songs.framework
        implicit: true
      - framework: Movies.framework
        implicit: true
fileGroups:
  [
    Modules/Songs/Songs.xcodeproj,
    Modules/Movies/Movies.xcodeproj,
  ]
== Shop/App.swift
import Movies
import Songs
""" + "".join(f"""
== Modules/{name}/project.yml
name: {name}
targets:
  {name}:
    type: framework
    platform: iOS
    sources:
      - {name}/
== Modules/{name}/{name}/{name}Log.swift
public final class {name}Log {{}}
""" for name in ["Movies", "Songs"]), has={'Modules/Wishes/project.yml': 'name: Wishes'},
     log=r'(?s)a project of its own from Modules/Wishes/project.yml.*generate.sh:2: note: "cd ../Movies && xcodegen generate" is not repeated')

case('removal: a large extension that was repeated', """
== App/Extensions.swift
""" + "".join(f"""struct {name}Card {{
    let {name.lower()}ViewModel = {name}ViewModel()
    let isLarge: Bool
}}

private extension {name}Card {{
    var titles: [Int: String] {{ {name.lower()}ViewModel.titles }}
""" + "".join(f"""
    func line{number}(for index: Int, in sections: [Int]) -> String? {{
        guard let first = sections.first, let title = titles[index], first < index, isLarge else {{ return nil }}
        return title + "\\(first)" + (titles[first] ?? "")
    }}
""" for number in range(12)) + "}\n\n" for name in ["Movies", "Songs"]) + "".join(f"""
== App/{name}/{name}View.swift
struct {name}View {{
    let card = {name}Card(isLarge: true)
    let viewModel = {name}ViewModel()
}}
== App/{name}/{name}ViewModel.swift
final class {name}ViewModel {{
    let titles: [Int: String] = [:]
}}
""" for name in ["Movies", "Songs"]), has={'App/Extensions.swift': 'private extension WishesCard'})

# ---- Labels belong to what is called
case('names: the label of a value of elsewhere that is called', """
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {
    private let likeUseCase: any LikeUseCase

    init(likeUseCase: any LikeUseCase) {
        self.likeUseCase = likeUseCase
    }

    func like(moviesId: Int) async {
        try? await likeUseCase(moviesId: moviesId)
    }
}
== Shop/Movies/MoviesView.swift
struct MoviesView {
    var viewModel: MoviesViewModel

    func like() async { await viewModel.like(moviesId: 1) }
}
== Shop/Likes/LikeUseCase.swift
protocol LikeUseCase {
    func callAsFunction(moviesId: Int) async throws
}
== Shop/Songs/SongsView.swift
struct SongsView {}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", typecheck={'Shop/*.swift': ''},
     has={'Shop/Wishes/WishesViewModel.swift': [r'likeUseCase\(moviesId: wishesId\)', r'func like\(wishesId: Int\)'],
          'Shop/Wishes/WishesView.swift': r'like\(wishesId: 1\)'})

case('names: labels of functions and initialisers that libraries have', """
== Shop/Movies/MoviesView.swift
import Library

struct MoviesView {
    let movie: Library.Movie
    let tracker: Library.Tracker
    let catalogue: Catalogue

    init(movie: Library.Movie, tracker: Library.Tracker, catalogue: Catalogue, moviesTitle: String = "") {
        self.movie = movie
        self.tracker = tracker
        self.catalogue = catalogue
    }

    func track(moviesTitle: String) {
        tracker.track(moviesTitle: moviesTitle)
        Library.start(moviesTitle: moviesTitle)
        catalogue.show(moviesTitle: moviesTitle)
        open(.init(moviesTitle: moviesTitle))
    }

    func open(_ movie: Library.Movie) {
        if let moviesTitle = movie.moviesTitle { track(moviesTitle: moviesTitle) }
    }
}

func moviesPreview(_ tracker: Library.Tracker, _ catalogue: Catalogue) -> MoviesView {
    MoviesView(movie: .init(moviesTitle: "x"), tracker: tracker, catalogue: catalogue, moviesTitle: "y")
}
== Shop/Movies/MoviesViewModel.swift
import Library

final class MoviesViewModel: Library.Model {
    struct Row {
        var moviesTitle = ""
    }

    var row = Row(moviesTitle: "x")

    init(moviesTitle: String) {
        super.init(moviesTitle: moviesTitle)
        row = .init(moviesTitle: moviesTitle)
        row = Self.row(moviesTitle: moviesTitle)
    }

    static func row(moviesTitle: String) -> Row {
        func made(moviesTitle: String) -> Row { .init(moviesTitle: moviesTitle) }
        return made(moviesTitle: moviesTitle)
    }
}
== Shop/App/Catalogue.swift
struct Catalogue {
    func show(moviesTitle: String) {}
}
== Shop/Songs/SongsView.swift
struct SongsView {}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", has={'Shop/Wishes/WishesView.swift': [
    r'tracker\.track\(moviesTitle: (\w+)\)', r'Library\.start\(moviesTitle: ', r'catalogue\.show\(moviesTitle: ',
    r'open\(\.init\(moviesTitle: ', r'WishesView\(wish: \.init\(moviesTitle: "x"\).*, wishesTitle: "y"\)',
    r'\{ track\(wishesTitle: '],
    'Shop/Wishes/WishesViewModel.swift': [
    r'super\.init\(moviesTitle: ', r'row = \.init\(wishesTitle: ', r'Row\(wishesTitle: "x"\)', r'Self\.row\(wishesTitle: ',
    r'func made\((\w+): String\) -> Row \{ \.init\(wishesTitle: \1\)[\s\S]*made\(\1: ']})

case('names: a type of another module with the name of the module\'s', """
== Shop/Movies/MoviesView.swift
import Library
import SwiftUI

struct MoviesView: View {
    @StateObject var viewModel = MoviesViewModel()

    var body: some View { Text("x") }
}
== Shop/Movies/MoviesViewModel.swift
import SwiftUI

final class MoviesViewModel: ObservableObject {}
== Shop/Songs/SongsView.swift
import Library
import SwiftUI

struct SongsView: View {
    var body: some View { Library.MoviesView(1) }
}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
== Shop/Actors/ActorsView.swift
import Library
import SwiftUI

struct ActorsView: View {
    var body: some View { Library.MoviesView(1) }
}
== Shop/Actors/ActorsViewModel.swift
final class ActorsViewModel {}
== Shop/App/DayView.swift
import Library
import SwiftUI

struct DayView: View {
    var body: some View {
        VStack {
            DayHeaderView(title: "x")
                .padding()

            DayMoviesPanelView(title: "x")
                .padding()
        }
    }
}

private struct DayHeaderView: View {
    let title: String

    var body: some View { Text(title) }
}

private struct DayMoviesPanelView: View {
    let title: String

    var body: some View {
        Library.MoviesView(2)
    }
}
""", same=['Shop/App/DayView.swift', 'Shop/Songs/SongsView.swift'], has={'Shop/Wishes/WishesView.swift': 'struct WishesView'},
     log='note: nothing opens Wishes yet\n')

# ---- What tools make
MADE = """
== Modules/NAME/Sources/Environment.swift
typealias Texts = NAMEStrings
== Modules/NAME/Sources/NAMEView.swift
import SwiftUI

public struct NAMEView: View {
    @StateObject private var viewModel = NAMEViewModel()

    public init() {}

    public var body: some View {
        Label(Texts.NAMEList.title, image: NAMEAsset.NAMEIcon.name)
    }
}
== Modules/NAME/Sources/NAMEViewModel.swift
import SwiftUI

final class NAMEViewModel: ObservableObject {}
== Modules/NAME/Derived/Sources/TuistStrings+NAME.swift
// Generated using tuist — https://github.com/tuist/tuist
import Foundation

public enum NAMEStrings {
    public enum NAMEList {
        public static let title = NAMEStrings.tr("Localizable", "NAME_list.title")
    }

    private static func tr(_ table: String, _ key: String) -> String { key }
}
== Modules/NAME/Derived/Sources/TuistAssets+NAME.swift
// Generated using tuist — https://github.com/tuist/tuist
public enum NAMEAsset {
    public static let NAMEIcon = NAMEImages(name: "NAMEIcon")
}

public struct NAMEImages {
    public let name: String
}
== Modules/NAME/Resources/en.lproj/Localizable.strings
"NAME_list.title" = "Title";
== Modules/NAME/Project.swift
import ProjectDescription

let project = Project(name: "NAME", targets: [
    .target(name: "NAME", destinations: .iOS, product: .framework, bundleId: "com.example.NAME", sources: ["Sources/**"], resources: ["Resources/**"])
])
"""
case('texts: members of what Tuist has made for the module\'s target', MADE.replace("NAME", "Movies") + MADE.replace("NAME", "Songs").lstrip() + """
== Workspace.swift
import ProjectDescription

let workspace = Workspace(name: "Shop", projects: ["App", "Modules/*"])
== App/Project.swift
import ProjectDescription

let project = Project(name: "Shop", targets: [
    .target(name: "Shop", destinations: .iOS, product: .app, bundleId: "com.example.shop", sources: ["Sources/**"], dependencies: [
        .project(target: "Movies", path: "../Modules/Movies"),
        .project(target: "Songs", path: "../Modules/Songs"),
    ])
])
== App/Sources/ShopApp.swift
import Movies
import Songs
import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                MoviesView()
                SongsView()
            }
        }
    }
}
""", has={'Modules/Wishes/Sources/WishesView.swift': [r'Label\(Texts\.MoviesList\.title, image: WishesAsset\.MoviesIcon\.name\)'],
          'Modules/Wishes/Sources/Environment.swift': 'typealias Texts = WishesStrings',
          'Modules/Wishes/Resources/en.lproj/Localizable.strings': 'Movies_list'},
     log='"Texts.MoviesList.title" stays in the copy')

case('texts: what a tool makes behind an alias, with the name of a case', """
== Shop/Movies/MoviesContent.swift
final class MoviesContent {}
== Shop/Movies/MoviesController.swift
import UIKit

final class MoviesController: UIViewController {
    private let content = MoviesContent()
}
== Shop/Songs/SongsContent.swift
final class SongsContent {}
== Shop/Songs/SongsController.swift
import UIKit

final class SongsController: UIViewController {
    private let content = SongsContent()
}
== Shop/Account/AccountController.swift
import UIKit

final class AccountController: UIViewController {
    typealias Texts = Strings.AccountModule

    enum Row: CaseIterable {
        case movies, songs

        var title: String {
            switch self {
            case .movies: Texts.Rows.movies
            case .songs: Texts.Rows.songs
            }
        }

        var hint: String {
            switch self {
            case .movies: Strings.AccountModule.Hints.movies
            case .songs: Strings.AccountModule.Hints.songs
            }
        }

        var icon: UIImage {
            switch self {
            case .movies: Palette.Icons.movies
            case .songs: Palette.Icons.songs
            }
        }
    }

    func open(_ row: Row) {
        switch row {
        case .movies: navigationController?.pushViewController(MoviesController(), animated: true)
        case .songs: navigationController?.pushViewController(SongsController(), animated: true)
        }
    }
}
== Shop/App/Palette.swift
import UIKit

typealias Palette = UIColor

extension UIColor {
    enum Icons {
        static let movies = UIImage()
        static let songs = UIImage()
    }
}
""", has={'Shop/Account/AccountController.swift': [
    r'case \.wishes: Texts\.Rows\.movies\n', r'case \.wishes: Strings\.AccountModule\.Hints\.movies\n',
    r'case \.wishes: Palette\.Icons\.movies\n', r'case \.wishes: navigationController\?\.pushViewController\(WishesController']},
     log=r'"Texts\.Rows\.movies" stays in the copy')

case('texts: images that reach a view through a value', """
== Shop/Movies/MoviesList.swift
import SwiftUI

struct MoviesList: View {
    var body: some View { Text("rows") }
}
== Shop/Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View {
    var body: some View { MoviesList() }
}
== Shop/Songs/SongsList.swift
import SwiftUI

struct SongsList: View {
    var body: some View { Text("rows") }
}
== Shop/Songs/SongsView.swift
import SwiftUI

struct SongsView: View {
    var body: some View { SongsList() }
}
== Shop/RootView.swift
import SwiftUI

struct RootView: View {
    var body: some View {
        TabView {
            MoviesView()
                .tabItem { TabItem.movies.image }
                .tag(TabItem.movies.rawValue)
            SongsView()
                .tabItem { TabItem.songs.image }
                .tag(TabItem.songs.rawValue)
        }
    }
}
== Shop/TabItem.swift
import SwiftUI

enum TabItem: Int {
    case movies
    case songs

    var image: Image {
        let name: String
        switch self {
        case .movies:
            name = "movies"
        case .songs:
            name = "songs"
        }
        return Image(name)
    }

    var title: String {
        switch self {
        case .movies: "movies"
        case .songs: "songs"
        }
    }

    var badge: String {
        switch self {
        case .movies: return "badge_movies"
        case .songs: return "badge_songs"
        }
    }
}
== Shop/Assets.xcassets/movies.imageset/Contents.json
{}
== Shop/Assets.xcassets/songs.imageset/Contents.json
{}
== Shop/Assets.xcassets/badges/badge_movies.imageset/Contents.json
{}
""", has={'Shop/TabItem.swift': [r'case \.wishes:\n            name = "movies"', r'case \.wishes: "wishes"', r'case \.wishes: return "badge_movies"']},
     log='"badge_movies" stays in the copy: the name of an image')

case('texts: a made-up code that a switch gives', """
== Shop/Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View {
    let viewModel: MoviesViewModel

    var body: some View { BannerView(unit: .movies) }
}
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Shop/Songs/SongsView.swift
import SwiftUI

struct SongsView: View {
    let viewModel: SongsViewModel

    var body: some View { BannerView(unit: .songs) }
}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
== Shop/Banners/BannerView.swift
import SwiftUI

struct BannerView: View {
    let unit: Unit

    var body: some View { Text(unit.key) }
}
== Shop/Banners/Unit.swift
enum Unit {
    case movies
    case songs

    var key: String {
        switch self {
        case .movies:
            return "UNIT_MOVIES"
        case .songs:
            return "UNIT_SONGS"
        }
    }

    var title: String {
        switch self {
        case .movies: "Movies"
        case .songs: "Songs"
        }
    }
}
""", has={'Shop/Banners/Unit.swift': [r'return "UNIT_WISHES"', r'case \.wishes: "Wishes"']},
     log='Unit.swift:8:20: note: the copy of this has a made-up value instead of "UNIT_MOVIES"; ')

# ---- Tests
case('tests: one that reads a file of the module by its path', """
== Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Shop",
    targets: [
        .target(name: "Shop"),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    ]
)
== Sources/Shop/Movies/MoviesView.swift
struct MoviesView {
    let viewModel: MoviesViewModel
}
== Sources/Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Sources/Shop/Songs/SongsView.swift
struct SongsView {
    let viewModel: SongsViewModel
}
== Sources/Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
== Sources/Shop/Root/MoviesLink.swift
import Foundation

let songsLink = SongsView(viewModel: SongsViewModel())
let songsAddress = "movies/songs"
== Tests/ShopTests/MoviesViewModelTests.swift
import Foundation
import Testing

@testable import Shop

struct MoviesViewModelTests {
    @Test
    func viewHasItsModel() throws {
        _ = MoviesViewModel()
        let source = try text("Sources/Shop/Movies/MoviesView.swift")
        #expect(source.contains("let viewModel: MoviesViewModel"))
        let model = try text("../Shop/Movies/MoviesViewModel.swift")
        #expect(model.contains("class MoviesViewModel"))
        let link = try text("Sources/Shop/Root/MoviesLink.swift")
        #expect(!link.isEmpty)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOfFile: "\\(#filePath)/../../../\\(path)", encoding: .utf8)
    }
}
""", has={'Tests/ShopTests/WishesViewModelTests.swift': [
    r'text\("Sources/Shop/Wishes/WishesView\.swift"\)', r'let viewModel: WishesViewModel', r'text\("\.\./Shop/Wishes/WishesViewModel\.swift"\)',
    r'text\("Sources/Shop/Root/MoviesLink\.swift"\)']},
     log='"Sources/Shop/Root/MoviesLink.swift" stays in the copy: a path; this test fails if ')

REDUCER = """
== Package.swift
// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Shop",
    targets: [
        .target(name: "Shop"),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    ]
)
== Sources/Shop/Movies/MoviesView.swift
import ComposableArchitecture
import SwiftUI

struct MoviesView: View {
    let store: StoreOf<MoviesFeature>

    var body: some View { Text("x") }
}
== Sources/Shop/Movies/MoviesFeature.swift
import ComposableArchitecture

@Reducer
struct MoviesFeature {
    @ObservableState
    struct State: Equatable {}

    enum Action {
        case delegate(Delegate)
        case movies

        enum Delegate { case done }
    }

    var body: some ReducerOf<Self> { EmptyReducer() }
}
== Sources/Shop/Songs/SongsView.swift
import ComposableArchitecture
import SwiftUI

struct SongsView: View {
    let store: StoreOf<SongsFeature>

    var body: some View { Text("x") }
}
== Sources/Shop/Songs/SongsFeature.swift
import ComposableArchitecture

@Reducer
struct SongsFeature {
    @ObservableState
    struct State: Equatable {}

    enum Action {
        case delegate(Delegate)

        enum Delegate { case done }
    }

    var body: some ReducerOf<Self> { EmptyReducer() }
}
== Sources/Shop/Root/RootView.swift
import ComposableArchitecture
import SwiftUI

struct RootView: View {
    let store: StoreOf<RootFeature>

    var body: some View {
        if let store = store.scope(state: \\.songs, action: \\.songs) {
            SongsView(store: store)
        } else if let store = store.scope(state: \\.movies, action: \\.movies) {
            MoviesView(store: store)
        } else {
            Text("x")
        }
    }
}
== Sources/Shop/Root/RootFeature.swift
import ComposableArchitecture

@Reducer
struct RootFeature {
    @ObservableState
    struct State: Equatable {
        var songs: SongsFeature.State?
        var movies: MoviesFeature.State?
        var isShown = false
    }

    enum Action {
        case onAppear
        case songs(SongsFeature.Action)
        case movies(MoviesFeature.Action)
        case show
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .onAppear:
                state.songs = .init()
                return .none
            case .songs(.delegate(.done)):
                state.songs = nil
                state.movies = .init()
                return .none
            case .songs:
                return .none
            case .movies(.delegate(.done)):
                return .send(.show)
            case .movies:
                return .none
            case .show:
                state.movies = nil
                state.isShown = true
                return .none
            }
        }
        .ifLet(\\.songs, action: \\.songs) {
            SongsFeature()
        }
        .ifLet(\\.movies, action: \\.movies) {
            MoviesFeature()
        }
    }
}
== Tests/ShopTests/RootTests.swift
import ComposableArchitecture
import Testing

@testable import Shop

@MainActor
struct RootTests {
    @Test
    func moviesDone() async {
        let store = TestStore(
            initialState: RootFeature.State(
                movies: .init()
            )
        ) {
            RootFeature()
        }
        await store.send(.movies(.delegate(.done)))
        await store.receive(\\.show) {
            $0.movies = nil
            $0.isShown = true
        }
    }

    @Test
    func songsDone() async {
        let store = TestStore(initialState: RootFeature.State(songs: .init())) {
            RootFeature()
        }
        await store.send(.songs(.delegate(.done))) {
            $0.songs = nil
            $0.movies = MoviesFeature.State()
        }
    }
}
"""
case('tests: an optional state that tests of the app expect to be reset', REDUCER, same=['Tests/ShopTests/RootTests.swift'],
     has={'Sources/Shop/Root/RootFeature.swift': [r'state\.wishes = nil']},
     log=r'(?s)\A(?!.*lacks).*RootFeature\.swift:27:23: note: nothing opens Wishes yet; Movies is opened from here')

case('places: a state with a namesake in a type that has nothing to do with it', """
== Shop/Clients/PostClient.swift
struct PostClient {
    var movies: (String) async throws -> Void
}
== Shop/Songs/SongsPage.swift
import ComposableArchitecture
import SwiftUI

@Reducer
struct SongsFeature {
    @ObservableState
    struct State: Equatable { var title = "" }

    enum Action {
        case songs
    }

    var body: some ReducerOf<Self> { EmptyReducer() }
}

struct SongsPage: View {
    let store: StoreOf<SongsFeature>

    var body: some View { Text("x") }
}
== Shop/Movies/MoviesPage.swift
import ComposableArchitecture
import SwiftUI

@Reducer
struct MoviesFeature {
    @ObservableState
    struct State: Equatable { var title = "" }

    enum Action {
        case movies
    }

    var body: some ReducerOf<Self> { EmptyReducer() }
}

struct MoviesPage: View {
    let store: StoreOf<MoviesFeature>

    var body: some View { Text("x") }
}
== Shop/Main/MainPage.swift
import ComposableArchitecture
import SwiftUI

@Reducer
struct MainFeature {
    @ObservableState
    struct State: Equatable {
        var title = "x"
        @Presents var songs: SongsFeature.State?
        @Presents var movies: MoviesFeature.State?
    }

    enum Action {
        case tapped
        case songs(PresentationAction<SongsFeature.Action>)
        case movies(PresentationAction<MoviesFeature.Action>)
        case showSongs(String)
        case showMovies(String)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .tapped:
                return .merge(
                    .send(.showSongs("x")),
                    .send(.showMovies("x"))
                )
            case .songs:
                return .none
            case .movies:
                return .none
            case let .showSongs(title):
                state.songs = .init(
                    title: title
                )
                return .none
            case let .showMovies(title):
                state.movies = .init(
                    title: title
                )
                return .none
            }
        }
        .ifLet(\\.$songs, action: \\.songs) {
            SongsFeature()
        }
        .ifLet(\\.$movies, action: \\.movies) {
            MoviesFeature()
        }
    }
}

struct MainPage: View {
    @Bindable var store: StoreOf<MainFeature>

    var body: some View {
        Text("x")
            .sheet(item: $store.scope(state: \\.$songs, action: \\.songs)) { store in
                SongsPage(store: store)
            }
            .sheet(item: $store.scope(state: \\.$movies, action: \\.movies)) { store in
                MoviesPage(store: store)
            }
    }
}
""", has={'Shop/Main/MainPage.swift': [r'case showWishes\(String\)', r'case let \.showWishes\(title\):\n                state\.wishes = \.init\(']},
     log='nothing opens Wishes yet; Movies is opened from here')

case('names: the labels of a closure of which a macro makes a function', """
== Shop/Movies/MoviesClient.swift
import DependenciesMacros

@DependencyClient
struct MoviesClient {
    var load: (_ moviesId: Int) async throws -> Void
}
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {
    let client: MoviesClient
    let service: LikeClient

    init(client: MoviesClient, service: LikeClient) {
        self.client = client
        self.service = service
    }

    func load(moviesId: Int) async throws {
        try await client.load(moviesId: moviesId)
        try await service.like(moviesId: moviesId)
    }
}
== Shop/Likes/LikeClient.swift
import DependenciesMacros

@DependencyClient
struct LikeClient {
    var like: (_ moviesId: Int) async throws -> Void
}
== Shop/Songs/SongsView.swift
struct SongsView {}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", has={'Shop/Wishes/WishesClient.swift': r'_ wishesId: Int',
          'Shop/Wishes/WishesViewModel.swift': [r'client\.load\(wishesId: wishesId\)', r'service\.like\(moviesId: wishesId\)']})

case('interface files: what is Interface Builder\'s stays', """
== Shop/Movies/MoviesViewController.swift
import UIKit

final class MoviesViewController: UIViewController {}
== Shop/Movies/MoviesCell.swift
import UIKit

final class MoviesCell: UITableViewCell {}
== Shop/Movies/MoviesCell.xib
<?xml version="1.0" encoding="UTF-8"?>
<document>
    <objects>
        <!--Movies Cell-->
        <tableViewCell contentMode="movies" reuseIdentifier="MoviesCell" customClass="MoviesCell" customModule="Shop">
            <moviesBar key="moviesView" systemItem="movies" image="movies_icon"/>
            <string key="text">Our movies</string>
            <userDefinedRuntimeAttribute keyPath="moviesKey" value="movies"/>
        </tableViewCell>
    </objects>
    <resources><image name="movies_icon" width="1"/></resources>
</document>
== Shop/Tabs/Tabs.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document>
    <viewControllerPlaceholder storyboardName="MoviesViewController" id="a"/>
</document>
== Shop/Movies/MoviesViewController.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document>
    <scenes>
        <scene><objects><viewController storyboardIdentifier="Movies" customClass="MoviesViewController"/></objects></scene>
    </scenes>
</document>
== Shop/Songs/SongsViewController.swift
import UIKit

final class SongsViewController: UIViewController {}
""", has={'Shop/Wishes/WishesCell.xib': [
    '<!--Wishes Cell-->', 'contentMode="movies" reuseIdentifier="WishesCell" customClass="WishesCell"',
    '<moviesBar key="moviesView" systemItem="movies" image="movies_icon"/>', 'Our wishes', 'keyPath="wishesKey" value="wishes"',
    '<image name="movies_icon"']},
     log=r'Tabs\.storyboard:3: note: "MoviesViewController" is not repeated in the storyboard')

case('types: what a shared protocol requires is shared', """
== Shop/Core/Cell.swift
final class ProfileCell {
    weak var delegate: MoviesManagerDelegate?
}
== Shop/Movies/MoviesPresenter.swift
protocol MoviesManagerDelegate: AnyObject {
    var manager: MoviesSearchManaging? { get set }
    func use(_ rows: MoviesRowsReading, then: (MoviesSorting) -> Void)
}

protocol MoviesSearchManaging {}
protocol MoviesRowsReading {}
protocol MoviesSorting {}

final class MoviesPresenter: MoviesManagerDelegate {
    var manager: MoviesSearchManaging?
    func use(_ rows: MoviesRowsReading, then: (MoviesSorting) -> Void) {}
}
== Shop/Movies/MoviesSearchManager.swift
final class MoviesSearchManager: MoviesSearchManaging, MoviesRowsReading, MoviesSorting {}
== Shop/Movies/MoviesViewController.swift
final class MoviesViewController {
    let presenter = MoviesPresenter()
}
== Shop/Songs/SongsViewController.swift
final class SongsViewController {}
== Shop/Songs/SongsPresenter.swift
final class SongsPresenter {}
""", typecheck={'Shop/*': ''}, has={'Shop/Wishes/WishesPresenter.swift': [
    r'class WishesPresenter: MoviesManagerDelegate', r'var manager: MoviesSearchManaging\?', 'rows: MoviesRowsReading, then: \\(MoviesSorting']})

case('types: a view model of a row that only shared code makes is shared', """
== Shop/Core/Row.swift
class RowViewModel {}
== Shop/Movies/MoviesViewController.swift
final class MoviesViewController {
    let rows = Library().rows
    func cells() -> [TotalCell] { rows.map { _ in TotalCell() } }
}
== Shop/Movies/Library.swift
final class Library {
    var rows: [RowViewModel] { [TotalViewModel()] }
}
== Shop/Movies/TotalCell.swift
final class TotalViewModel: RowViewModel {}

final class TotalCell {
    func bind(_ row: RowViewModel) -> Bool { row is TotalViewModel }
}
== Shop/Songs/SongsViewController.swift
final class SongsViewController {
    let library: Library
    init(library: Library) { self.library = library }
}
""", typecheck={'Shop/*': ''}, no={'Shop/Wishes/*': 'WishesTotalViewModel'})

case('names: words that run together stay so', """
== Shop/Movies/MoviesView.swift
import SwiftUI

struct MoviesView: View {
    var body: some View {
        searchButton()
            .navigationTitle("Movies")
            .onSubmit(of: .search) {}
    }
}

struct searchButton: View {
    var body: some View { Text("Movies").accessibilityLabel("a11y.movies.toggle \\\\(1)") }
}

struct MoviesView_Previews: PreviewProvider {
    // GET /movies?all=1, as in src/movies/types.ts
    static var previews: some View { MoviesView() }
}
== Shop/Movies/Movies+Rows.swift
//
//  Movies+Rows.swift
//

struct MoviesRows {}
== Shop/Movies/summary-card.swift
import SwiftUI

struct SummaryCard: View {
    var body: some View { Text("Sum") }
}
== Shop/Songs/SongsView.swift
import SwiftUI

struct SongsView: View {
    var body: some View { Text("Songs") }
}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", run=[["module", "SavedFilms", "--like", "Movies"]], has={
    'Shop/SavedFilms/SavedFilmsView.swift': [
        r'SavedFilmsView_Previews', r'struct SavedFilmsSearchButton', r'\.navigationTitle\("Saved Films"\)', r'"a11y\.savedFilms\.toggle ',
        r'GET /movies\?all=1, as in src/movies/types\.ts'],
    'Shop/SavedFilms/SavedFilms+Rows.swift': r'//  SavedFilms\+Rows\.swift',
    'Shop/SavedFilms/saved-films-summary-card.swift': 'struct SavedFilmsSummaryCard'})

case('names: a screen whose folder has another name', """
== Shop/Menu/MainMenuView.swift
import SwiftUI

struct MainMenuView: View {
    private var menuButtons: some View { Text("Menu") }
    var body: some View { menuButtons }
}
== Shop/App.swift
import SwiftUI

struct Root: View {
    var body: some View { MainMenuView() }
}
""", run=[["module", "Wishes", "--like", "MainMenu"]], back=True, has={'Shop/Wishes/WishesView.swift': ['struct WishesView', 'menuButtons']})

case('names: a screen of one type beside others in a module\'s folder', """
== Shop/Profile/ProfileCoordinator.swift
final class ProfileCoordinator {
    func start() { _ = LoginViewController(viewModel: DefaultLoginViewModel()) }
}
== Shop/Profile/View/LoginViewController.swift
final class LoginViewController {
    let viewModel: LoginViewModel
    init(viewModel: LoginViewModel) { self.viewModel = viewModel }
}
== Shop/Profile/View/PageViewController.swift
final class PageViewController {}
== Shop/Profile/ViewModel/DefaultLoginViewModel.swift
protocol LoginViewModelInput {}

typealias LoginViewModel = LoginViewModelInput

final class DefaultLoginViewModel: LoginViewModel {}
== Shop/Home/HomeViewController.swift
final class HomeViewController {}
== Shop/Home/HomeViewModel.swift
final class HomeViewModel {}
""", typecheck={'Shop/*': ''}, run=[["module", "Wishes", "--like", "Login"]], back=True,
     has={'Shop/Profile/View/WishesViewController.swift': 'class WishesViewController'})

case('names: a module with the name of a layer', """
== Shop/Sources/SourcesPresenter.swift
final class SourcesPresenter {}
== Shop/Sources/SourcesRouter.swift
final class SourcesRouter {}
== Shop/Sources/SourcesViewController.swift
import UIKit

final class SourcesViewController: UIViewController {
    let presenter = SourcesPresenter()
    let router = SourcesRouter()
}
== Shop/Songs/SongsViewController.swift
import UIKit

final class SongsViewController: UIViewController {}
== Shop/Songs/SongsPresenter.swift
final class SongsPresenter {}
""", run=[["module", "Wishes", "--like", "Sources"]], back=True,
     has={'Shop/Wishes/WishesViewController.swift': ['let presenter = WishesPresenter', 'let router = WishesRouter']})

case('lists: local values that are awaited together', """
== Shop/Core/Sync.swift
actor Sync {
    func all() async {
        async let songs = syncSongs()
        async let movies = syncMovies()

        _ = await (songs, movies)
    }

    private func syncSongs() async { _ = SongsActions() }

    private func syncMovies() async { _ = MoviesActions() }
}
== Shop/Movies/MoviesActions.swift
struct MoviesActions {}
== Shop/Movies/MoviesView.swift
struct MoviesView {}
== Shop/Songs/SongsActions.swift
struct SongsActions {}
== Shop/Songs/SongsView.swift
struct SongsView {}
""", typecheck={'Shop/*': ''}, has={'Shop/Core/Sync.swift': r'\(songs, movies, wishes\)'}, log='nothing opens Wishes yet')

TAGS = """
== Shop/Core/Tag.swift
enum Tag: Int {
    case songs, movies, tours
}
== Shop/Core/Tabs.swift
final class Tabs {
    var selectedIndex: Int?
    let all: [Any] = [
        SongsScreen(),
        MoviesScreen(),
        ToursScreen(),
    ]

    func open(_ tag: Tag) { SELECT }
}
== Shop/Movies/MoviesScreen.swift
struct MoviesScreen { let tag = Tag.movies }
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Shop/Songs/SongsScreen.swift
struct SongsScreen { let tag = Tag.songs }
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
== Shop/Tours/ToursScreen.swift
struct ToursScreen { let tag = Tag.tours }
== Shop/Tours/ToursViewModel.swift
final class ToursViewModel {}
"""

case('lists: in the order of the numbers that select', TAGS.replace('SELECT', 'selectedIndex = tag.rawValue'), typecheck={'Shop/*': ''},
     has={'Shop/Core/Tag.swift': r'songs, movies, tours\n    case wishes', 'Shop/Core/Tabs.swift': r'ToursScreen\(\),\n        WishesScreen\(\)'})

case('lists: beside the exemplar\'s where no number selects', TAGS.replace('SELECT', 'print(tag.rawValue)'), typecheck={'Shop/*': ''},
     has={'Shop/Core/Tabs.swift': r'MoviesScreen\(\),\n        WishesScreen\(\)'})

case('said: what counts cases, versions of a store, and texts that are told apart', """
== Shop/Core/Kind.swift
enum Kind: String, CaseIterable {
    case songs
    case movies
}
== Shop/Core/Router.swift
final class Router {
    var tab = 0

    func open(_ category: String) {
        switch category {
        case "songs": tab = 1
        case "movies": tab = 2
        default: tab = 0
        }
    }
}
== Shop/Core/Schema.swift
import SwiftData

enum FirstSchema: VersionedSchema {
    static var models: [any PersistentModel.Type] { [SongsModel.self, MoviesModel.self] }
}
== Shop/Movies/MoviesModel.swift
import SwiftData

@Model
final class MoviesModel {}
== Shop/Movies/MoviesView.swift
struct MoviesView { let kind = Kind.movies }
== Shop/Songs/SongsModel.swift
import SwiftData

@Model
final class SongsModel {}
== Shop/Songs/SongsView.swift
struct SongsView { let kind = Kind.songs }
== ShopTests/KindTests.swift
import Testing

struct KindTests {
    @Test func count() {
        #expect(Kind.allCases.count == 2)
    }
}
""", log=r'(?s)(?=.*Router\.swift:7:14: note: "case "movies": tab = 2" is not repeated)(?=.*KindTests\.swift:5.*counts the cases)(?=.*changes "FirstSchema", a version of the store)')

case('texts: names of types and files that stay', """
== Shop/Core/Sound.swift
enum Sound: String {
    case songs = "sound_songs"
    case movies = "sound_movies"
}
== Shop/Core/Ids.swift
enum Ids {
    static let playSongsVC = "PlaySongsViewController"
    static let playMoviesVC = "PlayMoviesViewController"
}
== Shop/Play/PlayMoviesViewController.swift
final class PlayMoviesViewController {}
== Shop/Resources/sound_movies.mp3
x
== Shop/Movies/MoviesView.swift
struct MoviesView {
    let sound = Sound.movies
    let id = Ids.playMoviesVC
    let operation = "GetMoviesByName"
    let query = \"\"\"
        query GetMoviesByName { all }
        \"\"\"
}
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Shop/Songs/SongsView.swift
struct SongsView {
    let sound = Sound.songs
    let id = Ids.playSongsVC
}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", typecheck={'Shop/*.swift': ''}, has={'Shop/Wishes/WishesView.swift': [
    r'Sound\.movies', r'Ids\.playMoviesVC', 'operation = "GetMoviesByName"', 'query GetMoviesByName']},
     same=['Shop/Core/Sound.swift', 'Shop/Core/Ids.swift'])

case('reached: by a case that a list gets, and not by one that is asked', """
== Shop/Core/Flags.swift
enum Flag: String {
    case songs
    case movies

    var enabled: Bool { rawValue.isEmpty }
}
== Shop/Core/News.swift
struct Announcement { let isOn: Bool }

struct News {
    let all = [
        Announcement(isOn: Flag.songs.enabled),
        Announcement(isOn: Flag.movies.enabled),
    ]
}
== Shop/Movies/MoviesView.swift
struct MoviesView { let flag = Flag.movies }
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Shop/Songs/SongsView.swift
struct SongsView { let flag = Flag.songs }
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", typecheck={'Shop/*': ''}, log='nothing opens Wishes yet')

case('reached: by a row that is made of a value before it', """
== Shop/Core/Item.swift
enum Item {
    case songs(title: String)
    case movies(title: String)
}
== Shop/Home/HomeRows.swift
final class HomeRows {
    var items: [Item] = []

    func load() {
        let songsTitle = "Songs"
        items.append(Item.songs(title: songsTitle))

        let moviesTitle = "Movies"
        items.append(Item.movies(title: moviesTitle))
    }

    func screen(of item: Item) -> Any {
        switch item {
        case .songs: return SongsView()
        case .movies: return MoviesView()
        }
    }
}
== Shop/Movies/MoviesView.swift
struct MoviesView {}
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Shop/Songs/SongsView.swift
struct SongsView {}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", typecheck={'Shop/*': ''}, log=r'HomeRows\.swift:\d+:\d+: note: Wishes is reached from here')

case('form: the body behind aligned parameters keeps its place', """
== Shop/Movies/MoviesView.swift
struct MoviesView {}
== Shop/Movies/Values+Movies.swift
extension Int {
    func movies(delayed: Bool = false,
                onFailure: (String?) -> Void) -> Int {
        added(delayed ? 1 : 0,
              2)
    }

    private func added(_ first: Int, _ second: Int) -> Int { first + second }
}
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Shop/Songs/SongsView.swift
struct SongsView {}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", typecheck={'Shop/*': ''}, run=[["module", "SavedFilms", "--like", "Movies"]],
     has={'Shop/SavedFilms/Values+SavedFilms.swift': r'\n    func savedFilms\(delayed: Bool = false,\n                    onFailure: \(String\?\) -> Void\) -> Int \{\n        added\(delayed \? 1 : 0,\n              2\)\n    \}\n'})

case('said: handlers that a type has for each module', """
== Shop/Tabs/Tabs.swift
protocol TabsHandling: AnyObject {
    var onSongsSelect: ((Int) -> Void)? { get set }
    var onMoviesSelect: ((Int) -> Void)? { get set }
}

final class Tabs: TabsHandling {
    var onSongsSelect: ((Int) -> Void)?
    var onMoviesSelect: ((Int) -> Void)?

    func select(_ number: Int) {
        switch number {
        case 0: onSongsSelect?(number)
        default: onMoviesSelect?(number)
        }
    }
}
== Shop/Tabs/TabsFlow.swift
final class TabsFlow {
    let tabs = Tabs()

    func start() {
        tabs.onSongsSelect = { _ in _ = SongsScreen() }
        tabs.onMoviesSelect = { number in
            guard number > 0 else { return }
            _ = MoviesScreen()
        }
    }
}
== Shop/Movies/MoviesScreen.swift
struct MoviesScreen {}
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Shop/Songs/SongsScreen.swift
struct SongsScreen {}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", typecheck={'Shop/*': ''}, log=r'Tabs\.swift:3:9: note: "var onMoviesSelect')

case('reached: not by a list of what is asked of a server', """
== Shop/Core/Product.swift
enum Product: String {
    case songs = "shop.songs"
    case movies = "shop.movies"
}
== Shop/Core/Store.swift
final class Store {
    let asked: [Product] = [.songs, .movies]
}
== Shop/Movies/MoviesScreen.swift
struct MoviesScreen { let product = Product.movies }
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Shop/Songs/SongsScreen.swift
struct SongsScreen { let product = Product.songs }
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", typecheck={'Shop/*': ''}, log='nothing opens Wishes yet')

case('texts: a word that happens to be a key', """
== Shop/en.lproj/Localizable.strings
"movies" = "Movies";
"songs" = "Songs";
== Shop/Core/Track.swift
func track(_ event: String, value: String) {}
== Shop/Movies/MoviesScreen.swift
struct MoviesScreen {
    func show() { track("tapped", value: "movies") }
}
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Shop/Songs/SongsScreen.swift
struct SongsScreen {}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", typecheck={'Shop/*.swift': ''}, same=['Shop/en.lproj/Localizable.strings'])

case('generated: mocks of Cuckoo without its header', """
== Shop/Movies/MoviesView.swift
struct MoviesView {}
== Shop/Movies/MoviesRouting.swift
protocol MoviesRouting {}
== Shop/Root/RootRouting.swift
protocol RootRouting {
    func showSongs()
    func showMovies()
}

final class RootRouter: RootRouting {
    func showSongs() { _ = SongsView() }
    func showMovies() { _ = MoviesView() }
}
== Shop/Songs/SongsView.swift
struct SongsView {}
== Shop/Songs/SongsRouting.swift
protocol SongsRouting {}
== ShopTests/Mocks.swift
import Cuckoo

final class MockRootRouting: RootRouting {
    let cuckoo_manager = 0
    func showSongs() {}
    func showMovies() {}
}
""", same=['ShopTests/Mocks.swift'])

case('generated: names of R.swift behind languages', """
== Shop/Movies/MoviesView.swift
struct MoviesView {
    let title = R.string(preferredLanguages: ["en"]).localizable.moviesTitle()
}
== Shop/Movies/README.md
# Movies

`MoviesView` shows all movies.
== Shop/Movies/MoviesViewModel.swift
final class MoviesViewModel {}
== Shop/Songs/SongsView.swift
struct SongsView {}
== Shop/Songs/SongsViewModel.swift
final class SongsViewModel {}
""", has={'Shop/Wishes/WishesView.swift': r'localizable\.moviesTitle\(\)', 'Shop/Wishes/README.md': '# Wishes\n\n`WishesView` shows all wishes'},
     log='localizable.moviesTitle.* stays in the copy')

case('reached: by a type whose extension makes its view controller', """
== Shop/Core/Main.swift
import UIKit

protocol Navigating {
    func first() -> UIViewController
}

final class Main {
    private var all: [Navigating]

    init() {
        all = [
            SongsNavigator(),
            MoviesNavigator(),
        ]
        let controllers = all.map { $0.first() }
        _ = controllers
    }
}
== Shop/Movies/MoviesController.swift
import UIKit

final class MoviesController: UIViewController {}
== Shop/Movies/MoviesNavigator.swift
import UIKit

final class MoviesNavigator {}

extension MoviesNavigator: Navigating {
    func first() -> UIViewController { MoviesController() }
}
== Shop/Songs/SongsController.swift
import UIKit

final class SongsController: UIViewController {}
== Shop/Songs/SongsNavigator.swift
import UIKit

final class SongsNavigator {}

extension SongsNavigator: Navigating {
    func first() -> UIViewController { SongsController() }
}
""", log=r'Main\.swift:\d+:\d+: note: Wishes is reached from here')
