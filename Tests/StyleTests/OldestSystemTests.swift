import AppModel
import Diagnostics
import FileTransaction
import Foundation
import ModulePlanning
import ModuleSpecs
import Styles
import TestSupport
import Testing

/// A new app is written with what the oldest system that it is for has.
struct OldestSystemTests {
    private static let styles = StyleCase.library.names.filter { name in
        let style = try? StyleCase.library.style(Located(name, at: SourceMark(source: "--style")))
        return style?.manifest.options.contains { $0.name == "observation" } == true
    }

    @Test("from iOS 17 view models are observable, unless an option says otherwise", arguments: styles)
    func observes(style: String) throws {
        let (old, new) = (try texts(style, "16.4"), try texts(style, "17"))
        #expect(old.contains { $0.contains("ObservableObject") } && !old.contains { $0.contains("@Observable\n") })
        #expect(new.contains { $0.contains("@Observable\n") } && !new.contains { $0.contains("ObservableObject") })
        #expect(new.contains { $0.contains("ContentUnavailableView") })
        #expect(try texts(style, "26.0", ["observation": "combine"]).contains { $0.contains("ObservableObject") })
    }

    @Test("the project has the system as its deployment target", arguments: [("17", "17.0"), ("26.1", "26.1")])
    func deploymentTarget(_ stated: String, _ version: String) throws {
        let project = try #require(files("swiftui-mvvm", stated, [:])["Demo.xcodeproj/project.pbxproj"])
        #expect(project.contains("IPHONEOS_DEPLOYMENT_TARGET = \(version);"))
    }

    @Test("every package has the system as its platform", arguments: [("17", ".v17"), ("26.1", "\"26.1\"")])
    func platforms(_ stated: String, _ platform: String) throws {
        let manifests = try files("swinject-packages", stated, [:]).filter { $0.key.hasSuffix("/Package.swift") }
        #expect(manifests.count > 2)
        #expect(manifests.values.allSatisfy { $0.contains("platforms: [.iOS(\(platform))],") })
    }

    @Test("from iOS 26 targets of packages are on the main actor by default, and answers are decoded beside it")
    func isolation() throws {
        let manifests = try files("swinject-packages", "26", [:]).filter { $0.key.hasSuffix("/Package.swift") }
        #expect(manifests.values.allSatisfy { $0.hasPrefix("// swift-tools-version: 6.2\n") })
        #expect(manifests.values.allSatisfy { $0.contains(".defaultIsolation(MainActor.self)") })
        #expect(manifests.values.allSatisfy { $0.contains("platforms: [.iOS(.v26)],") })
        for style in StyleCase.library.names {
            #expect(try texts(style, "26").contains { $0.contains("@concurrent ") }, "\(style)")
            #expect(try !texts(style, "18").contains { $0.contains("@concurrent ") }, "\(style)")
        }
    }

    @Test("screens are in stacks from iOS 16")
    func stacks() throws {
        #expect(try !texts("swiftui-mvvmcr", "15").contains { $0.contains("NavigationStack") })
        #expect(try !texts("swiftui-mvvmcr", "16").contains { $0.contains("NavigationView") })
        #expect(try texts("swiftui-mvvmcr", "16", ["navigation": "links"]).contains { $0.contains("NavigationView") })
    }

    @Test("UIKit lists have diffable data sources if the system is stated, and are the document's tables otherwise")
    func lists() throws {
        let (stated, usual) = (try texts("uikit-mvvmc", "15"), try texts("uikit-mvvmc", nil))
        #expect(stated.contains { $0.contains("UICollectionViewDiffableDataSource") })
        #expect(!stated.contains { $0.contains("UITableView") })
        #expect(usual.contains { $0.contains("UITableViewDataSource") })
        #expect(!usual.contains { $0.contains("UICollectionView") })
        #expect(try !texts("uikit-mvvmc", "26", ["lists": "table"]).contains { $0.contains("UICollectionView") })
    }

    @Test(
        "what the style or an option cannot do is refused",
        arguments: [
            (
                "15",
                "--ios: error: the style \"swiftui-mvvm\" needs iOS 16.0, and the app is to run on iOS 15.0; \"16.0\" is the oldest"
            ),
            (
                "16",
                "--option: error: \"observation=observable\" needs iOS 17.0, and the app runs on iOS 16.0; iOS 16.0 has combine"
            ),
            ("new", "--ios: error: \"new\" is no version of iOS; \"17.0\" is one"),
            ("19", "--ios: error: \"19\" is no version of iOS; did you mean \"26.0\"? it follows iOS 18"),
            ("25.1", "--ios: error: \"25.1\" is no version of iOS; did you mean \"26.0\"? it follows iOS 18"),
            ("99", "--ios: error: \"99\" is no version of iOS; \"17.0\" is one"),
        ]
    )
    func refused(_ version: String, _ line: String) {
        let failure = #expect(throws: Failure.self) {
            try files("swiftui-mvvm", version, ["observation": "observable"])
        }
        #expect(failure?.lines.contains(line) == true)
    }

    private func texts(_ style: String, _ version: String?, _ options: [String: String] = [:]) throws -> [String] {
        try files(style, version, options).filter { $0.key.hasSuffix(".swift") }.map(\.value)
    }

    private func files(_ style: String, _ version: String?, _ options: [String: String]) throws -> [String: String] {
        var spec = AppSpec(name: Located("Demo", at: SourceMark(source: "<name>")))
        spec.minimumIOS = version.map { Located($0, at: SourceMark(source: "--ios")) }
        spec.options = options.map { name, value in
            Located(StyleChoice(option: name, value: value), at: SourceMark(source: "--option"))
        }
        let folder = TemporaryFolder(named: "Demo")
        var tree = try FileTree(root: folder.url.path)
        let found = try StyleCase.library.style(Located(style, at: SourceMark(source: "--style")))
        _ = try AppPlanner(style: found, frameworks: StyleCase.library.frameworks).plan(spec, in: &tree)
        _ = try tree.commit()
        return TemporaryFolder.files(in: folder.url)
    }
}
