import Styles

/// Two small styles, so that the commands can be tried without those that travel in the binary.
enum CommandStyles {
    static let library = StyleLibrary(files: files)

    static let files: [(path: String, text: String)] = [
        ("default-style", "toy\n"),
        ("toy/style.yml", manifest),
        ("toy/module/Model.swift.stencil", "struct {{ module.type }}Model {}\n"),
        (
            "toy/module/View.swift.stencil",
            "{% if options.comments %}\n/// A view.\n{% endif %}\nstruct {{ screen.type }}View {}\n"
        ),
        ("toy/module/strings.yml.stencil", "{{ module.raw }}.title: \"{{ module.title }}\"\n"),
        ("plain/style.yml", plainManifest),
        ("plain/Readme.stencil", "{{ module.title }}\n"),
    ]

    private static let manifest = """
        schema: 1
        name: toy
        title: Toy
        summary: A model, and a view for each screen
        minimum: { iOS: "16.0" }
        options:
          comments: { values: [on, off], default: on, help: Whether views have comments. }
          tests: { values: [swift-testing, xctest], default: swift-testing, help: The framework of the tests. }
        naming:
          root-screen: "{{ module.type }}{{ screen.pascal }}"
          screen: "{{ module.type }}{{ screen.pascal }}"
        app:
          entry: class ToyApp
          pieces: []
        pieces:
          - id: model
            title: Model
            per: module
            template: module/Model.swift.stencil
            path: "Modules/{{ module.type }}/{{ module.type }}Model.swift"
            section: Step 1
            checklist: Model created
          - id: view
            title: View
            per: screen
            when: "not screen.isRoot or options.comments"
            template: module/View.swift.stencil
            path: "Modules/{{ module.type }}/Views/{{ screen.type }}View.swift"
          - id: strings
            title: Localised strings
            per: module
            merge: string-catalogue
            template: module/strings.yml.stencil
            path: Resources/Localizable.xcstrings

        """

    private static let plainManifest = """
        schema: 1
        name: plain
        title: Plain
        summary: One page
        app:
          pieces: []
        pieces:
          - { id: page, title: Page, per: module, template: Readme.stencil, path: "{{ module.type }}.md" }

        """
}
