import Diagnostics
import FileTransaction
import ModuleSpecs
import StencilEngine
import Styles

/// The values that templates see for one module: shared ones, and those of each screen, use case and type.
struct ModuleValues {
    /// A screen, use case, type or the module itself, with its values.
    struct Item {
        /// The name in code; empty for the module itself.
        let name: String
        let values: TemplateContext
    }

    /// The value of `module`.
    let module: TemplateDictionary
    let shared: TemplateContext
    private let items: [Piece.Scope: [Item]]

    init(_ module: Module, _ choices: StyleChoices, in context: PlanningContext) throws(Failure) {
        let builder = ContextBuilder(
            module: module,
            screenTypes: try Self.screenTypes(module, context),
            reservedMembers: Set(context.style.manifest.names.reservedMembers)
        )
        self.module = builder.moduleValue()
        shared = TemplateContext("module", .dictionary(self.module), over: context.values(choices))
        let base = TemplateContext("paths", .dictionary(try Self.paths(shared, context)), over: shared)
        func item(_ name: String, _ key: String, _ value: TemplateDictionary) -> Item {
            Item(name: name, values: TemplateContext(key, .dictionary(value), over: base))
        }
        items = [
            .module: [Item(name: "", values: base)],
            .screen: module.screens.map { item($0.value, "screen", builder.screenValue($0)) },
            .useCase: module.useCases.map { useCase in
                item(useCase.name, "useCase", builder.useCaseValue(useCase, on: builder.owner(of: useCase)))
            },
            .type: module.types.filter { !$0.isDeclared }.map { item($0.name, "type", builder.typeValue($0)) },
        ]
    }

    /// The items that the templates of a scope are rendered for.
    func items(of scope: Piece.Scope) -> [Item] { items[scope] ?? items[.module] ?? [] }

    /// The value of `paths`: the file and folder of each piece that is rendered once per module, by the piece's id.
    private static func paths(_ values: TemplateContext, _ context: PlanningContext) throws(Failure)
        -> TemplateDictionary
    {
        var paths: TemplateDictionary = [:]
        for piece in context.style.manifest.pieces where piece.scope == .module {
            let path = try context.renderer.path(of: piece, in: values)
            let folder = path.components.dropLast().joined(separator: "/")
            paths[NameWords(piece.id).camel] = ["file": .string(path.text), "folder": .string(folder)]
        }
        return paths
    }

    /// The stems of the screens' type names: from the spec, else from the style's naming template.
    private static func screenTypes(_ module: Module, _ context: PlanningContext) throws(Failure) -> [String: String] {
        let naming = context.style.manifest.naming
        let (item, items) = GrammaticalNumber.items(of: module.words)
        var types: [String: String] = [:]
        for screen in module.screens {
            if let custom = screen.customType {
                types[screen.value] = custom
                continue
            }
            let values: TemplateDictionary = [
                "module": [
                    "type": .string(module.type), "value": .string(module.words.camel),
                    "item": ["pascal": .string(item.pascal)], "items": ["pascal": .string(items.pascal)],
                ],
                "screen": ["pascal": .string(screen.words.pascal), "raw": .string(screen.words.camel)],
            ]
            let template = screen.isRoot ? naming.rootScreen : naming.screen
            types[screen.value] = try context.renderer.naming(template, in: TemplateContext(values))
        }
        return types
    }
}
