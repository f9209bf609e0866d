import Diagnostics

// The kind of module that an app has most of.

extension AppModules {
    /// Modules that are made alike.
    package struct Kind: Sendable {
        /// The names of the modules, the most usual first.
        package var names: [String] = []
        /// What most of them have, such as `View` and `ViewModel`, sorted.
        package var roles: [String] = []
        /// The names of those that have something, by what any of them has.
        package var having: [String: Set<String>] = [:]
        /// The names of the modules that are worth copying, the likeliest first: those that have all of the kind, those that have most
        /// of it, and the others; small ones before large ones.
        package var ranking: [String] = []
    }

    /// The kind of module that the app has most of: the others have two of three of what the most usual one has, or more.
    package var usualKind: Kind {
        let named = NamedModules(modules)
        let all = likely.map { module in
            let map = named.map(of: module)
            return (name: module.name, roles: Set(module.types.filter(map.matches).map { map.role(of: $0).joined() }))
        }
        // The share of roles in common, as a large module is like all others in a few; of modules with the same roles once.
        let counts = Dictionary(all.map { ($0.roles, 1) }, uniquingKeysWith: +)
        let likeness = all.map { own in
            counts.reduce(0) { sum, other in
                let both = own.roles.count(where: other.key.contains)
                return sum + 1_000_000 * both / max(own.roles.count + other.key.count - both, 1) * other.value
            }
        }
        guard let best = likeness.indices.max(by: { likeness[$0] < likeness[$1] }) else { return Kind() }
        let usual = all[best]
        let others = all.filter {
            $0.name != usual.name && 3 * $0.roles.intersection(usual.roles).count >= 2 * usual.roles.count
        }
        let roles = usual.roles.filter { role in
            !role.isEmpty && 3 * others.count { $0.roles.contains(role) } >= 2 * others.count
        }
        var kind = Kind(names: [usual.name] + others.map(\.name), roles: roles.sorted())
        for module in [usual] + others {
            for role in module.roles where !role.isEmpty { kind.having[role, default: []].insert(module.name) }
        }
        let ranks = likely.map { module in
            let isWhole = kind.roles.allSatisfy { kind.having[$0]?.contains(module.name) == true }
            return (kind.names.contains(module.name) ? isWhole ? 0 : 1 : 2, module.tokens, module.name)
        }
        kind.ranking = ranks.sorted(by: <).map(\.2)
        return kind
    }

    /// The modules of several files, or all where each has one.
    private var likely: [Module] {
        let several = modules.filter { $0.files > 1 }
        return several.isEmpty ? modules : several
    }
}

extension AppModel {
    /// The kind of module that the app has most of, for all that ask in a run.
    package var usualKind: AppModules.Kind {
        let modules = modules
        return derived { _ in modules.usualKind }
    }

    /// The command that writes a module as a copy of the likeliest other one; `nil` if there is none.
    package func copyCommand(for module: String) -> String? {
        usualKind.ranking.first { $0 != module }.map { "scaffold module \(module) --like \($0)" }
    }
}
