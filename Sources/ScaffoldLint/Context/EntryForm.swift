import AppModel
import Diagnostics

/// Whether a view is a form, or sends something on a tap, instead of showing data that it loads.
struct EntryForm {
    private let view: TypeDeclaration
    private let app: LintContext
    /// Everything that the view names.
    private let names: Set<String>

    /// The endings of the names of controls that change a value: SwiftUI's and most custom ones.
    private static let controls = ["Field", "Editor", "Picker", "Toggle", "Slider", "Stepper", "Input", "InputView"]
    /// Parts of the names, in lower case, of values that filter or sort a list.
    private static let searches = ["search", "query", "filter", "sort"]
    /// Views that list things; a control in one of them filters the list.
    private static let lists: Set<String> = ["List", "Table"]
    /// Modifiers with which a view acts without a tap.
    private static let appearances: Set<String> = ["task", "onAppear", "refreshable", "onReceive", "onChange"]

    init(_ view: TypeDeclaration, in app: LintContext) {
        self.view = view
        self.app = app
        names = Set(app.names(in: view))
    }

    /// Whether the view is a `Form`, or binds a control or three parts to its view model and lists nothing.
    func isForm(of model: String) -> Bool {
        if names.contains("Form") { return true }
        guard names.isDisjoint(with: Self.lists),
            let property = view.property(ofType: model)
        else { return false }
        let bound = calls(binding: "$\(property.name).")
        return bound.count > 2 || bound.contains { name in Self.controls.contains(where: name.hasSuffix) }
    }

    /// Whether the view lists nothing, and its view model sends something and says that it does; or it lists choices, of which one is sent.
    func sends(by model: TypeDeclaration) -> Bool {
        let loading = LoadingType(model: app.model)
        if names.isDisjoint(with: Self.lists), loading.saysThatItSends(model) { return true }
        return listsChoices
            && model.members.contains { member in
                names.contains(member.declaration.name) && !LoadingType.isNamedLoading(member) && loading.waits(member)
            }
    }

    /// Whether the view acts without a tap.
    var actsOnAppearance: Bool { !names.isDisjoint(with: Self.appearances) }

    /// Whether the view asks its view model for something on a tap, and for nothing when it appears; nor does the view
    /// model begin by itself.
    ///
    /// - Parameter inTask: Whether a method counts, too, that is not asynchronous but begins a task.
    func asksOnDemand(_ model: TypeDeclaration, inTask: Bool) -> Bool {
        guard !actsOnAppearance else { return false }
        let loading = LoadingType(model: app.model)
        guard !model.members.contains(where: { $0.declaration.kind == .`init` && loading.startsTask($0) }) else {
            return false
        }
        return model.members.contains {
            $0.declaration.kind == .func && names.contains($0.declaration.name)
                && ($0.declaration.isAsync || inTask && loading.startsTask($0))
        }
    }

    /// Whether the view lists something, but only all cases of enumerations and what is in the environment.
    var listsChoices: Bool {
        let lists = app.code(of: view).flatMap(\.calls).filter { ["ForEach", "List"].contains($0.name) }
        let listed = lists.compactMap(\.arguments.first).filter { $0.label == nil }.map(\.value.text)
        let others = view.storedProperties.filter { $0.hasAttribute("Environment") }.map { $0.name + "." }
        return !listed.isEmpty
            && listed.allSatisfy { $0.hasSuffix(".allCases") || others.contains(where: $0.hasPrefix) }
    }

    /// The controls and parts that are given a binding of the view model.
    private func calls(binding prefix: String) -> [String] {
        app.code(of: view).flatMap(\.calls).filter { call in
            guard call.name.first?.isUppercase == true else { return false }
            return call.arguments.contains { argument in
                let value = argument.value.text
                let name = value.dropFirst(prefix.count).lowercased()
                return value.hasPrefix(prefix) && !Self.searches.contains { name.contains($0) }
            }
        }.map(\.name)
    }
}
