import ScaffoldKit

/// The module of each coordinator and screen: the longest stem of a module or coordinator that its name begins with.
struct GraphModules {
    private let map: ModuleMap
    private let stems: Set<String>

    init(_ app: LintContext, coordinators: Set<String>) {
        map = app.modules
        var stems = Set(app.modules.modules.map(\.name))
        for name in coordinators {
            for suffix in ["FlowCoordinator", "Coordinator"] where name.hasSuffix(suffix) && name != suffix {
                stems.insert(String(name.dropLast(suffix.count)))
                break
            }
        }
        self.stems = stems
    }

    func module(of type: String, at path: RelativePath) -> String? {
        var end = type.endIndex
        while end > type.startIndex {
            let stem = String(type[..<end])
            if stems.contains(stem), end == type.endIndex || type[end].isUppercase || type[end].isNumber { return stem }
            type.formIndex(before: &end)
        }
        return path.components.dropLast().reversed().map(String.init).first(where: stems.contains)
    }
}
