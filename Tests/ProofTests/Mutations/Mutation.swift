import Foundation

/// One way to break generated code that its tests must notice.
struct Mutation: Sendable {
    /// The kinds of mistake of which every style's tests must catch one at least.
    enum Kind: String, CaseIterable {
        case errorNotShown, loadingFlagLeftOn, wrongRoute, navigationLeftOut, parametersSwapped, registrationMissing
        case parserBranchGone, percentEncodingDropped, useCaseNotCalled, coordinatorKeptAlive, retryDoesNothing
        /// Where a style has no cache: what is shown stays although it has changed.
        case cacheNeverCleared
        case other
    }

    let kind: Kind
    /// What is broken, in words.
    let what: String
    /// The file's path; `{M}` stands for the module's name.
    let file: String
    /// A text of the file; `{M}` stands for the module's name, `{m}` for the same with a small initial.
    let find: String
    let replacement: String
    /// The suite that must fail: that of what is broken, `{M}ListViewModelTests`, so that others may be broken beside it.
    let suite: String

    init(
        _ kind: Kind,
        _ what: String,
        in file: String,
        _ find: String,
        _ replacement: String,
        suite: String
    ) {
        self.kind = kind
        self.what = what
        self.file = file
        self.find = find
        self.replacement = replacement
        self.suite = suite
    }

    /// Whether every module has one of it.
    var isOfModule: Bool { suite.contains("{M}") }

    func suite(in module: String) -> String { filled(suite, module) }

    /// Breaks an app's files.
    func apply(to app: URL, module: String) throws {
        let url = app.appendingPathComponent(filled(file, module))
        guard let text = try? String(contentsOf: url, encoding: .utf8) else {
            throw ProofError("\(what): there is no file \"\(filled(file, module))\"")
        }
        let wanted = filled(find, module)
        guard text.contains(wanted) else {
            throw ProofError("\(what): \"\(filled(file, module))\" does not hold\n\(wanted)")
        }
        let broken = text.replacingOccurrences(of: wanted, with: filled(replacement, module))
        try Data(broken.utf8).write(to: url)
    }

    private func filled(_ text: String, _ module: String) -> String {
        text.replacingOccurrences(of: "{M}", with: module)
            .replacingOccurrences(of: "{m}", with: module.lowercased())
    }
}

extension Mutation {
    /// Properties that are not tracked in the styles that have `observation=observable`, by their names.
    static let untracked: [String: [Mutation]] = [
        "swiftui-mvvm": [
            .untracked("private(set) var items", in: "Application/ViewModels/{M}ListViewModel.swift"),
            .untracked("var title", in: "Application/ViewModels/{M}RenameViewModel.swift"),
            .untracked("var presented", in: "Presentation/Coordinator/AppCoordinator.swift"),
        ],
        "swiftui-mvvmcr": [
            .untracked("private(set) var items", in: "Sources/ViewModels/{M}/{M}ListViewModel.swift"),
            .untracked("private(set) var isWorking", in: "Sources/ViewModels/{M}/{M}DetailViewModel.swift"),
            .untracked("var title", in: "Sources/ViewModels/{M}/{M}RenameViewModel.swift"),
            .untracked("var presented", in: "Sources/Coordinator/Features/{M}Coordinator.swift"),
            .untracked("private(set) var isAuthenticated", in: "Sources/Coordinator/AppCoordinator.swift"),
        ],
        "swinject-packages": [
            .untracked("private(set) var items", in: "Packages/{M}/Sources/{M}/{M}/ViewModels/{M}ViewModel.swift"),
            .untracked(
                "private(set) var isWorking",
                in: "Packages/{M}/Sources/{M}/{M}Detail/ViewModels/{M}DetailViewModel.swift"
            ),
            .untracked("var title", in: "Packages/{M}/Sources/{M}/{M}Rename/ViewModels/{M}RenameViewModel.swift"),
        ],
    ]

    private static func untracked(_ property: String, in file: String) -> Mutation {
        let type = file.split(separator: "/").last.map { $0.replacingOccurrences(of: ".swift", with: "") } ?? ""
        return Mutation(
            .other,
            "\"\(property)\" of \(type) is not tracked",
            in: file,
            "    \(property)",
            "    @ObservationIgnored \(property)",
            suite: "\(type)Tests"
        )
    }

    /// The mutations of each style, by its name.
    static let all: [String: [Mutation]] = [
        "swiftui-mvvm": swiftUI,
        "swiftui-mvvmcr": swiftUICoordinatorRouter,
        "swinject-packages": swinjectPackages,
        "uikit-mvvmc": uikitCoordinator,
    ]
}
