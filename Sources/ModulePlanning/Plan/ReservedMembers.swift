import Diagnostics
import ModuleSpecs
import Styles

/// Refuses screen parameters with the name of a reserved member of the style's view models.
struct ReservedMembers {
    let manifest: StyleManifest

    func check(_ module: Module, spec: ModuleSpec) throws(Failure) {
        var problems = Problems()
        for (screen, stated) in zip(module.screens, spec.screens) {
            for parameter in screen.parameters where manifest.names.reservedMembers.contains(parameter.name) {
                let mark = stated.parameters?.first { $0.name.value == parameter.name }?.name.mark ?? stated.name.mark
                problems.add(
                    "every view model of the style \"\(manifest.name)\" has a member \"\(parameter.name)\" of its own",
                    at: mark,
                    hint: "\"\(NameWords(parameter.name + " Value").camel)\" would do for the parameter"
                )
            }
        }
        guard problems.all.isEmpty else { throw Failure(problems) }
    }
}
