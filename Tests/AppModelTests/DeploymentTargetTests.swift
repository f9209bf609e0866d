import Diagnostics
import FileTransaction
import TestSupport
import Testing

@testable import AppModel

struct DeploymentTargetTests {
    private let project = "Shop.xcodeproj/project.pbxproj"

    private func target(_ files: [String: String]) throws -> String? {
        let folder = TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        return try DeploymentTarget(of: FileTree(root: folder.path)).version
    }

    @Test("the Xcode project says it; where targets differ, the oldest system counts")
    func xcode() throws {
        let text = "\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 17.0;\n\t\t\t\tIPHONEOS_DEPLOYMENT_TARGET = 16.4;\n"
        #expect(try target([project: text]) == "16.4")
        #expect(try target([project: "IPHONEOS_DEPLOYMENT_TARGET = \"$(MINIMUM)\";\n"]) == nil)
    }

    @Test("settings files say it, and a package does where there is no project")
    func others() throws {
        #expect(try target(["Config/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 16\r\n"]) == "16.0")
        let package = "let package = Package(name: \"Shop\", platforms: [.macOS(.v13), .iOS(PLACE)])\n"
        for (place, version) in [(".v16", "16.0"), (".v15_4", "15.4"), ("\"16.4\"", "16.4")] {
            #expect(try target(["Package.swift": package.replacing("PLACE", with: place)]) == version)
        }
        #expect(try target([:]) == nil)
    }

    @Test("the configuration has the last word")
    func configuration() throws {
        let files = [".scaffold.yml": "minimum: { iOS: 16.0 }\n", project: "IPHONEOS_DEPLOYMENT_TARGET = 15.0;\n"]
        #expect(try target(files) == "16.0")
        #expect(throws: Failure.self) { try target([".scaffold.yml": "minimum: { iOS: new }\n"]) }
    }

    @Test("versions are compared number by number")
    func order() {
        #expect(DeploymentTarget.isOlder("9.3", "15.0"))
        #expect(DeploymentTarget.isOlder("15.6", "16"))
        #expect(!DeploymentTarget.isOlder("16.0", "16"))
    }

    @Test("a version is up to three numbers as Xcode writes them")
    func version() {
        #expect(["16", "16.4", "18.0.1"].map { DeploymentTarget.version(in: $0) } == ["16.0", "16.4", "18.0.1"])
        let others = ["", "16.", "+18", "-1", "018", "1.2.3.4", "17a", "99999999999999999999"]
        #expect(others.compactMap { DeploymentTarget.version(in: $0) } == [])
    }
}
