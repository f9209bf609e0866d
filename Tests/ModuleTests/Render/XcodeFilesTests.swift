import BuiltInStyles
import Diagnostics
import FileTransaction
import Foundation
import StencilEngine
import TestSupport
import Testing

@testable import ModulePlanning
@testable import Styles
@testable import SwiftEdits

private let shopSettings: XcodeSettings = {
    var settings = XcodeSettings()
    settings.configurations = [
        .init(name: "Debug", isDebug: true), .init(name: "UAT", isDebug: false),
        .init(name: "Release", isDebug: false),
    ]
    settings.sources = ["Application", "Core"]
    settings.tests = ["Tests"]
    settings.info = "Application/Info.plist"
    settings.settingsFolder = "Configurations"
    settings.assets = "Core/Assets.xcassets"
    settings.remotePackages = [.init(url: "https://example.com/Injector", product: "Injector", version: "2.9.0")]
    settings.packages = "Packages/Common, Packages/Home"
    settings.arguments = ["-SampleData NO", "-Greeting \"<&\""]
    return settings
}()

struct XcodeFilesTests {
    /// The texts by path.
    private let files: [String: String]
    private let project: String
    private let scheme: String

    init() throws {
        files = try Self.texts()
        project = files["Shop.xcodeproj/project.pbxproj"] ?? ""
        scheme = files["Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme"] ?? ""
    }

    private static func texts(iOS major: Int = 15, testing tests: [PackageTests] = []) throws -> [String: String] {
        let library = StyleLibrary(files: BuiltInStyles.files)
        let style = try library.style(Located("uikit-mvvmc", at: SourceMark(source: "--style", column: 1)))
        let files = try XcodeFiles(
            of: (name: "Shop", bundle: "com.example.shop"),
            minimumIOS: "\(major).0",
            shopSettings,
            testing: tests,
            by: PieceRenderer(style: style),
            over: TemplateContext(["minimum": ["major": .int(major)]])
        )
        return Dictionary(uniqueKeysWithValues: try files.pieces.map { ($0.path.text, $0.text) })
    }

    @Test("every object that is named is there, with the keys that its kind needs, and every object is named")
    func references() throws {
        let objects = try CheckedProject(text: project)
        #expect(objects.problems == [])
        #expect(objects.count > 40)
    }

    @Test("a configuration without its settings file is left out, and without any file there are the usual ones")
    func configurations() {
        let two = shopSettings.fitting(["Configurations/UAT.xcconfig", "Configurations/Release.xcconfig"])
        #expect(two.configurations.map(\.name) == ["UAT", "Release"])
        #expect(two.settingsFolder == "Configurations")
        let none = shopSettings.fitting(["Application/Info.plist"])
        #expect(none.configurations.map(\.name) == ["Debug", "Release"])
        #expect(none.settingsFolder == nil)
    }

    @Test("a dangling reference, an orphan and a missing key are found")
    func brokenProject() throws {
        let link = try #require(project.split(separator: "\n").first { $0.contains("Common in Frameworks */ = ") })
        let dangling = try CheckedProject(text: project.replacingOccurrences(of: link + "\n", with: ""))
        #expect(dangling.problems.contains { $0.contains("names") && $0.contains("which is not there") })
        let keyless = try CheckedProject(
            text: project.replacingOccurrences(of: "productType = ", with: "productKind = ")
        )
        #expect(keyless.problems.contains { $0.contains("PBXNativeTarget") && $0.contains("productType") })
    }

    @Test("it states language mode, isolation and deployment target")
    func settings() {
        for line in [
            "SWIFT_VERSION = 6.0;", "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;",
            "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "SWIFT_STRICT_CONCURRENCY = complete;",
        ] {
            #expect(project.contains(line))
        }
    }

    @Test("it names the icon and the colour that the asset catalogue has")
    func assets() throws {
        #expect(project.contains("ASSETCATALOG_COMPILER_APPICON_NAME = AppIcon;"))
        #expect(project.contains("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = AccentColor;"))
        let assets = files.filter { $0.key.hasPrefix("Core/Assets.xcassets/") }
        #expect(
            assets.keys.sorted() == [
                "Core/Assets.xcassets/AccentColor.colorset/Contents.json",
                "Core/Assets.xcassets/AppIcon.appiconset/Contents.json", "Core/Assets.xcassets/Contents.json",
            ]
        )
        for text in assets.values {
            let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
            #expect(object?["info"] != nil)
        }
    }

    /// What reads a property list and says whether it is one: Apple's program, or GNUstep's.
    #if os(macOS)
    private static let reader = ["plutil", "-lint"]
    #else
    private static let reader = ["plparse"]
    #endif

    @Test("another reader of property lists accepts it", .enabled(if: SearchPath.has(reader[0]), "there is none"))
    func lint() throws {
        let folder = TemporaryFolder()
        let file = try folder.write(project, to: "project.pbxproj")
        #expect(try Program.run(Self.reader + [file]).status == 0)
    }

    @Test("it is of Xcode 26, which proposes no upgrade")
    func upgrade() {
        #expect(project.contains("LastUpgradeCheck = 2600;"))
        #expect(scheme.contains("LastUpgradeVersion = \"2600\""))
        #expect(files[".gitignore"]?.contains("xcuserdata/") == true)
    }

    @Test(
        "from iOS 26 on, the app is on the main actor by default and its tests are not",
        arguments: [(15, "NO", 0), (26, "YES", 3)]
    )
    func isolation(major: Int, isApproachable: String, onMainActor: Int) throws {
        let project = try #require(Self.texts(iOS: major)["Shop.xcodeproj/project.pbxproj"])
        let lines = project.split(separator: "\n").map { $0.drop { $0 == "\t" } }
        #expect(lines.count { $0 == "SWIFT_APPROACHABLE_CONCURRENCY = \(isApproachable);" } == 3)
        #expect(lines.count { $0 == "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;" } == onMainActor)
        #expect(lines.count { $0 == "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;" } == 3 - onMainActor)
    }

    @Test("a test plan runs the tests of packages beside the app's")
    func testPlan() throws {
        #expect(self.files["Shop.xctestplan"] == nil)
        let paths = [
            "Packages/Home/Package.swift", "Packages/Home/Tests/HomeTests/HomeTests.swift", "Tests/ShopTests.swift",
        ]
        let tests = PackageTests.targets(among: paths.map { RelativePath(trusted: $0) })
        let files = try Self.texts(testing: tests)
        let plan = try #require(files["Shop.xctestplan"])
        let targets = try #require(
            (JSONSerialization.jsonObject(with: Data(plan.utf8)) as? [String: Any])?["testTargets"] as? [[String: Any]]
        )
        let names = targets.compactMap { ($0["target"] as? [String: Any])?["name"] as? String }
        #expect(names == ["ShopTests", "HomeTests"])
        let scheme = try #require(files["Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme"])
        #expect(scheme.contains("container:Shop.xctestplan") && !scheme.contains("<Testables>"))
    }

    @Test("each configuration beside those for development and for release has a scheme, which runs and archives it")
    func schemes() throws {
        let folder = "Shop.xcodeproj/xcshareddata/xcschemes/"
        #expect(
            files.keys.filter { $0.hasPrefix(folder) }.sorted() == [
                folder + "Shop UAT.xcscheme", folder + "Shop.xcscheme",
            ]
        )
        func configurations(of scheme: String) throws -> [String] {
            try #require(files[folder + scheme]).split(separator: "\n")
                .compactMap { $0.contains("buildConfiguration = ") ? String($0.split(separator: "\"")[1]) : nil }
        }
        // To test, to run, to profile, to analyze, to archive.
        #expect(try configurations(of: "Shop.xcscheme") == ["Debug", "Debug", "Release", "Debug", "Release"])
        #expect(try configurations(of: "Shop UAT.xcscheme") == ["Debug", "UAT", "UAT", "Debug", "UAT"])
    }

    @Test("the scheme offers the launch arguments, switched off")
    func launchArguments() {
        #expect(
            scheme.contains(
                """
                      </BuildableProductRunnable>
                      <CommandLineArguments>
                         <CommandLineArgument
                            argument = "-SampleData NO"
                            isEnabled = "NO">
                         </CommandLineArgument>
                         <CommandLineArgument
                            argument = "-Greeting &quot;&lt;&amp;&quot;"
                            isEnabled = "NO">
                         </CommandLineArgument>
                      </CommandLineArguments>
                   </LaunchAction>
                """
            )
        )
    }

    @Test("tests run without the launch arguments, which they would not expect")
    func testsWithoutArguments() throws {
        let action = try #require(scheme.components(separatedBy: "<TestAction").last)
        #expect(action.prefix { $0 != ">" }.contains("shouldUseLaunchSchemeArgsEnv = \"NO\""))
    }

    @Test("it is the same at every run")
    func stable() throws {
        #expect(try XcodeFilesTests().project == project)
        #expect(scheme.contains(ProjectDescription.id("target app", of: "Shop")))
    }
}
