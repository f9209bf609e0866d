import Diagnostics

@testable import Styles

/// A style that exists only as test data: it shows that the core knows no style by name.
enum ToyStyle {
    static let manifest = """
        schema: 1
        name: toy
        title: Toy
        summary: A style for tests
        minimum: { iOS: "15.0" }
        options:
          tests: { values: [swift-testing, xctest], default: swift-testing, help: The framework of the tests }
          extras: { values: [on, off], default: off, help: Further files }
        naming:
          root-screen: "{{ module.type }}"
          screen: "{{ module.type }}{{ screen.pascal }}"
        reserved-members: [items]
        app:
          entry: class ToyApp
          pieces:
            - { id: app, title: App, template: app/App.swift.stencil, path: App/ToyApp.swift }
            - { id: clock, title: Clock, template: app/Clock.swift.stencil, path: App/Clock.swift, shared: struct Clock }
        pieces:
          - id: module
            title: Module
            per: module
            template: module/Module.swift.stencil
            path: "{{ module.type }}/{{ module.type }}Module.swift"
            requires:
              - { declaration: "struct {{ module.type }}Module" }
          - id: screen
            title: Screen
            per: screen
            template: module/Screen.swift.stencil
            path: "{{ module.type }}/{{ screen.type }}Screen.swift"
          - id: use-case
            title: Use case
            per: use-case
            template: module/UseCase.swift.stencil
            path: "{{ module.type }}/{{ useCase.type }}UseCase.swift"
          - id: type
            title: Type
            per: type
            template: module/Type.swift.stencil
            path: "Types/{{ type.name }}.swift"
          - id: extra
            title: Extra
            when: options.extras
            template: module/Module.swift.stencil
            path: "{{ module.type }}/Extra.txt"
          - id: strings
            title: Strings
            merge: string-catalogue
            template: module/strings.yml.stencil
            path: Localizable.xcstrings
        destructive: [remove, delete]
        """

    static let files: [(path: String, text: String)] = [
        ("toy/style.yml", manifest),
        (
            "toy/app/App.swift.stencil",
            "class ToyApp {\n    let modules = [{% for module in app.modules %}\"{{ module.type }}\"{% endfor %}]\n}\n"
        ),
        ("toy/app/Clock.swift.stencil", "struct Clock {}\n"),
        (
            "toy/module/Module.swift.stencil",
            "struct {{ module.type }}Module {\n    let title = \"{{ module.title }}\"\n}\n"
        ),
        (
            "toy/module/Screen.swift.stencil",
            "import SwiftUI\n\nstruct {{ screen.type }}Screen {\n{% for parameter in screen.parameters %}\n    let {{ parameter.name }}: {{ parameter.type }}\n{% endfor %}\n}\n"
        ),
        (
            "toy/module/UseCase.swift.stencil",
            "struct {{ useCase.type }}UseCase {\n    func execute({{ useCase.declaration }}){% if useCase.returns %} -> {{ useCase.returns }}?{% endif %} { nil }\n}\n"
        ),
        (
            "toy/module/Type.swift.stencil",
            "{{ type.kind }} {{ type.name }} {\n{% for property in type.properties %}\n    var {{ property.name }}: {{ property.type }}\n{% endfor %}\n{% for case in type.cases %}\n    case {{ case.value }}\n{% endfor %}\n}\n"
        ),
        (
            "toy/module/strings.yml.stencil",
            "{% for screen in module.screens %}\n{{ screen.key }}.title: {{ screen.title }}\n{% endfor %}\n"
        ),
        ("frameworks/SwiftUI.txt", "# SwiftUI\nView\nToolbarScreen\nList\n"),
        ("frameworks/Swift.txt", "Error\n"),
    ]

    static let library = StyleLibrary(files: files)

    static var style: Style {
        get throws { try library.style(Located("toy", at: SourceMark(source: "--style"))) }
    }
}
