import AppModel

extension ModuleSpec {
    /// The spec with its missing sections taken from an earlier spec.
    ///
    /// `scaffold module Favorites --screens list,detail,edit` changes only the screens of an existing module. Its use
    /// cases, types and routes keep their earlier values.
    package func filled(from earlier: ModuleSpec) -> ModuleSpec {
        var spec = self
        if spec.style == nil { spec.style = earlier.style }
        spec.options = spec.options.filled(from: earlier.options)
        if spec.screens.isEmpty { spec.screens = earlier.screens }
        if spec.routes.isEmpty { spec.routes = earlier.routes }
        if spec.useCases.isEmpty { spec.useCases = earlier.useCases }
        if spec.types.isEmpty { spec.types = earlier.types }
        if spec.links.isEmpty { spec.links = earlier.links }
        if spec.aliases.isEmpty { spec.aliases = earlier.aliases }
        if spec.tab == nil { spec.tab = earlier.tab }
        return spec
    }
}
