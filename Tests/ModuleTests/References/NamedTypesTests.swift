import Testing

@Suite("References: types and modules")
struct NamedTypesTests {
    @Test("a type is of the app, of an imported framework, of Swift, or a parameter")
    func types() throws {
        let code = WrittenCode(
            """
            import SwiftUI

            struct Screen<Content: View>: View {
                @State private var error: 1️⃣NetworkError?
                let item: Item
                let alias: Alias
                let map: [String: URL]
                let content: Content
                let service: any Service
                var body: some View { content.task { _ = Item.Kind.self } }
                typealias Own = Int
                let own: Own
                func run<Value>(_ value: Value) -> Result<Value, Error> {
                    #if canImport(Missing)
                    #endif
                    return .success(value)
                }
            }
            #Preview("Screen") { EmptyView() }
            """,
            in: "struct Item { enum Kind {} }\ntypealias Alias = Int\nprotocol Service {}"
        )
        #expect(try code.mistakes() == [])
    }

    @Test("a file that imports a module without a list is trusted")
    func unknownImport() throws {
        let code = WrittenCode("import Alamofire\nlet session: Session? = nil\n", in: "struct Item {}")
        #expect(try code.mistakes() == [])
    }

    @Test("a type of another package's target is imported")
    func packages() throws {
        let start = "// swift-tools-version: 5.9\nimport PackageDescription\n"
        let common = start + "let package = Package(name: \"Common\", targets: [.target(name: \"Common\")])\n"
        let home = start + "let package = Package(name: \"Home\", targets: [.target(name: \"Home\")])\n"
        let app = [
            "Packages/Common/Package.swift": common, "Packages/Home/Package.swift": home,
            "Packages/Common/Sources/Common/Loader.swift": "public struct Loader { public init(url: String) {} }",
            "Packages/Common/Sources/Common/Button.swift": "struct Button {}",
        ]
        let lost = WrittenCode(
            "import SwiftUI\nlet loader: 1️⃣Loader? = nil\nlet button = Button(\"a\") {}\n",
            at: "Packages/Home/Sources/Home/Home.swift",
            in: app
        )
        #expect(try lost.mistakes() == [])
        let good = WrittenCode(
            "import Common\nlet loader: Loader? = nil\nlet other = 1️⃣Loader(path: \"a\")\n",
            at: "Packages/Home/Sources/Home/Home.swift",
            in: app
        )
        #expect(try good.mistakes() == [])
    }

    @Test("tests import a module that exists")
    func testedModule() throws {
        let app = [
            "App.xcodeproj/project.pbxproj":
                "name = \"my-app\";\nproductName = \"my-app\";\nPRODUCT_NAME = \"$(TARGET_NAME)\";\n",
            "App/App.swift": "struct Item {}",
        ]
        let code = WrittenCode("import Testing\n@testable import 1️⃣MyApp\n", at: "Tests/ItemTests.swift", in: app)
        #expect(try code.mistakes() == [])
        let good = WrittenCode("import Testing\n@testable import my_app\n", at: "Tests/ItemTests.swift", in: app)
        #expect(try good.mistakes() == [])
    }
}
