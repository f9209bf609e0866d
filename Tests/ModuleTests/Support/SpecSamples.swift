import Diagnostics

@testable import ModuleSpecs

/// Reads a spec from flags, the way a command line gives it.
func flags(
    _ name: String,
    screens: String? = nil,
    routes: String? = nil,
    useCases: String? = nil,
    types: String? = nil,
    links: String? = nil,
    aliases: String? = nil,
    tab: String? = nil
) -> SpecFlags {
    var flags = SpecFlags(name: name)
    flags.screens = screens.map { [$0] } ?? []
    flags.routes = routes.map { [$0] } ?? []
    flags.useCases = useCases.map { [$0] } ?? []
    flags.types = types.map { [$0] } ?? []
    flags.links = links.map { [$0] } ?? []
    flags.aliases = aliases.map { [$0] } ?? []
    flags.tab = tab
    return flags
}

/// The module that flags give, with the problems of reading and resolving them.
func resolve(_ flags: SpecFlags, in surroundings: Surroundings = Surroundings()) -> (
    module: Module?, problems: Problems
) {
    let (spec, problems) = flags.spec()
    let (module, more) = ModuleResolver.resolve(spec, in: surroundings)
    var all = problems
    all.add(more.all)
    return (all.hasErrors ? nil : module, all)
}

extension Problems {
    /// The errors as they are printed.
    var errors: [String] {
        sorted.filter { $0.severity == .error }.map(\.description)
    }

    /// The notes as they are printed.
    var notes: [String] {
        sorted.filter { $0.severity == .note }.map(\.description)
    }
}
