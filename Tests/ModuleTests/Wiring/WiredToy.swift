@testable import Styles

/// The toy style with wirings, and an app for it that a person wrote.
enum WiredToy {
    static let ids = ["route", "parse", "tab", "import", "factory", "reset"]

    static let manifest =
        ToyStyle.manifest + "\n" + """
            wiring:
              - id: route
                title: Route
                in: [enum AppRoute]
                add: enum-case
                text: case {{ module.value }}
              - id: parse
                title: Parser
                in: [type Parser, func parse, switch]
                add: switch-case
                text: |
                  case "{{ module.value }}":
                      return .{{ module.value }}
              - id: tab
                title: Tab
                in: [struct Tabs, call TabView]
                add: builder-element
                text: |
                  {{ module.type }}Screen()
                      .tag(1)
                present: "{{ module.type }}Screen()"
                optional: true
              - id: import
                title: Import
                in: [class ToyApp]
                add: import
                text: import {{ module.type }}
              - id: factory
                title: Factory
                in: [["extension ToyApp: Factory"], [class ToyApp]]
                add: member
                text: "func make{{ module.type }}() -> {{ module.type }}Module { {{ module.type }}Module() }"
              - id: reset
                title: Reset
                when: options.extras
                in: [class ToyApp, func reset]
                add: statement
                text: "{{ module.value }}.reset()"
            """

    static let library = StyleLibrary(
        files: ToyStyle.files.map { $0.path == "toy/style.yml" ? ($0.path, manifest) : $0 }
    )

    static let app = [
        "Sources/App.swift": """
        import Zebra

        final class ToyApp {
            func reset() {
            }
        }

        """,
        "Sources/Factories.swift": """
        extension ToyApp: Factory {
            func makeOrders() -> OrdersModule { OrdersModule() }
        }

        """,
        "Sources/AppRoute.swift": "enum AppRoute {\n\tcase orders\n}\n",
        "Sources/Links/Parser.swift": """
        enum Parser {}

        """,
        "Sources/Links/Parser+Parse.swift": """
        extension Parser {
          func parse(_ text: String) -> AppRoute? {
            switch text {
            case "orders":
              return .orders
            default:
              return nil
            }
          }
        }

        """,
        "Sources/Tabs.swift": """
        struct Tabs: View {
            var body: some View {
                TabView {
                    OrdersScreen()
                }
            }
        }

        """,
    ]
}
