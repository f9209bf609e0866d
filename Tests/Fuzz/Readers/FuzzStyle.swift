import Diagnostics
import Styles

/// A small style with every kind of file that it writes entries to, and an app of it.
enum FuzzStyle {
    static let name = Located("fuzz", at: SourceMark(source: "--style"))

    static let style: Style = {
        do throws(Failure) {
            return try StyleLibrary(files: files).style(name)
        } catch {
            fatalError(error.problems.map(\.description).joined(separator: "\n"))
        }
    }()

    static let files: [(path: String, text: String)] = [
        ("fuzz/style.yml", manifest), ("fuzz/rules.yml", rules), ("fuzz/checklist.yml", checklist),
        ("fuzz/module/Model.swift.stencil", "struct {{ module.type }}Model {\n    var title = \"\"\n}\n"),
        (
            "fuzz/module/View.swift.stencil",
            "struct {{ screen.type }}View {\n{% for parameter in screen.parameters %}\n    let {{ parameter.name }}: {{ parameter.type }}\n{% endfor %}\n}\n"
        ),
        ("fuzz/module/strings.yml.stencil", "{{ module.raw }}.title: \"{{ module.title }}\"\n"),
    ]

    static let manifest = """
        schema: 1
        name: fuzz
        title: Fuzz
        summary: Little of everything
        minimum: { iOS: "16.0" }
        options:
          tests: { values: [swift-testing, xctest], default: swift-testing, help: The framework of the tests }
        naming:
          root-screen: "{{ module.type }}{{ screen.pascal }}"
          screen: "{{ module.type }}{{ screen.pascal }}"
        app:
          entry: struct SmallApp
          pieces: []
        pieces:
          - id: model
            title: Model
            per: module
            template: module/Model.swift.stencil
            path: "Modules/{{ module.type }}/{{ module.type }}Model.swift"
            requires:
              - { declaration: "struct {{ module.type }}Model" }
          - id: view
            title: View
            per: screen
            template: module/View.swift.stencil
            path: "Modules/{{ module.type }}/Views/{{ screen.type }}View.swift"
          - id: strings
            title: Localised strings
            per: module
            merge: string-catalogue
            template: module/strings.yml.stencil
            path: Resources/Localizable.xcstrings
        wiring:
          - { id: route, title: Route, in: [enum AppRoute], add: enum-case, text: "case {{ module.value }}", optional: true }
          - { id: title, title: Title, in: [enum AppRoute, var title, switch], add: switch-case, text: "case .{{ module.value }}: return \\"{{ module.title }}\\"", optional: true }
          - { id: start, title: Start, in: [struct SmallApp, func start], add: statement, text: "open(.{{ module.value }})", optional: true }
          - { id: list, title: List, in: [struct SmallApp, var tabs, array], add: array-element, text: ".{{ module.value }}", optional: true }
          - { id: scheme, title: Scheme, in: [info-plist], add: url-scheme, text: "{{ module.value }}", optional: true }
          - { id: local, title: Local package, in: [project], add: local-package, text: "Packages/{{ module.type }}", optional: true }
          - { id: dependency, title: Dependency, in: [package Small], add: package-dependency, text: ".package(path: \\"Packages/{{ module.type }}\\")", optional: true }

        """

    static let rules = """
        schema: 1
        roles:
          view: { kinds: [struct], suffixes: [View], inherits: [View] }
        rules:
          - { id: placeholder, check: placeholder, severity: warning, title: No placeholder, message: "\\"{name}\\" is left over", why: It was meant to be filled in, section: All }

        """

    static let checklist = """
        schema: 1
        document: fuzz.md
        sections:
          - title: All
            items:
              - { text: The model, pieces: [model], rules: [placeholder] }
              - { text: Somebody looked, people: a person says so }

        """

    static let app: [String: String] = [
        "App/AppRoute.swift": """
        enum AppRoute {
            case home
            case orders

            var title: String {
                switch self {
                case .home: return "Home"
                case .orders: return "Orders"
                }
            }
        }

        """,
        "App/SmallApp.swift": """
        struct SmallApp {
            var tabs: [AppRoute] = [.home, .orders]

            func start() {
                open(.home)
                open(.orders)
            }
        }

        """,
        "App/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>CFBundleURLTypes</key>
        \t<array>
        \t\t<dict>
        \t\t\t<key>CFBundleURLSchemes</key>
        \t\t\t<array>
        \t\t\t\t<string>small</string>
        \t\t\t</array>
        \t\t</dict>
        \t</array>
        </dict>
        </plist>

        """,
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Small",
            dependencies: [
                .package(path: "Packages/Orders"),
            ],
            targets: [.target(name: "Small", dependencies: ["Orders"])]
        )

        """,
        "App.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        {
        \tarchiveVersion = 1;
        \tobjectVersion = 60;
        \tobjects = {
        \t\tA1 /* Small */ = { isa = PBXNativeTarget; buildConfigurationList = C1; buildPhases = (F1, ); name = Small; packageProductDependencies = ( ); productType = "com.apple.product-type.application"; };
        \t\tC1 = { isa = XCConfigurationList; buildConfigurations = (B1, ); };
        \t\tB1 /* Debug */ = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.0; SWIFT_VERSION = 6.0; }; name = Debug; };
        \t\tF1 = { isa = PBXFrameworksBuildPhase; files = ( ); };
        \t\tG1 = { isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
        \t\tP1 /* Project object */ = { isa = PBXProject; buildConfigurationList = C1; mainGroup = G1; packageReferences = ( ); targets = (A1, ); };
        \t};
        \trootObject = P1 /* Project object */;
        }

        """,
        "Resources/Localizable.xcstrings": """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "orders.title" : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Orders" } }
              }
            }
          },
          "version" : "1.0"
        }

        """,
        "Modules/Orders/OrdersModel.swift": "struct OrdersModel {\n    var title = \"\"\n}\n",
        "Modules/Orders/Views/OrdersListView.swift": "struct OrdersListView {\n}\n",
        ".scaffold/modules/Orders.yml": "name: Orders\nstyle: fuzz\nscreens: [list]\n",
        ".scaffold/modules/Orders.json": """
        {
          "schema": 1,
          "style": "fuzz",
          "spec": { "name": "Orders", "screens": ["list"] },
          "options": { "tests": "swift-testing" },
          "files": [
            { "path": "Modules/Orders/OrdersModel.swift", "sha256": "0000", "types": ["OrdersModel"] },
            { "path": "Modules/Orders/Views/OrdersListView.swift", "sha256": "0000", "types": ["OrdersListView"] }
          ],
          "insertions": [
            { "wiring": "route", "file": "App/AppRoute.swift", "add": "enum-case", "in": ["enum AppRoute"], "text": "case orders",
              "edits": [ { "old": "", "new": "\\n    case orders" } ] }
          ],
          "texts": [ { "file": "Resources/Localizable.xcstrings", "key": "orders.title", "value": "Orders", "new": true } ],
          "catalogues": ["Resources/Localizable.xcstrings"]
        }

        """,
    ]
}
