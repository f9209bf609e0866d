import AppModel
import SwiftOutline

/// Finds the targets of a graph's edges: the screens and coordinators that functions of coordinators, factories and containers make.
struct GraphTargetFinder {
    private let app: LintContext
    private let screens: Set<String>
    private let coordinators: Set<String>
    /// The functions with a body, by their names and types.
    private var functions: [String: [String: [Place]]] = [:]
    /// The types that have functions of a name and are no coordinators, sorted.
    private let makers: [String: [String]]
    /// The coordinators of the features' routes, by the cases that the app's routes have for them.
    private var features: [String: String] = [:]
    /// The coordinators that properties of coordinators store, by the properties' names.
    private var holders: [String: String] = [:]
    /// The answers, of which many calls have the same.
    private var known = Answers()

    private static let deepest = 5
    private static let mostConforming = 100

    init(app: LintContext, screens: Set<String>, coordinators: Set<String>) {
        self.app = app
        self.screens = screens
        self.coordinators = coordinators
        for type in app.model.sourceTypes {
            for member in type.members where member.declaration.kind == .func && member.declaration.bodyRange != nil {
                functions[member.declaration.name, default: [:]][type.name, default: []].append(member)
            }
        }
        makers = functions.mapValues { $0.keys.filter { !coordinators.contains($0) }.sorted() }
        for member in coordinators.sorted().compactMap(app.model.type).flatMap(\.members) {
            let name = member.declaration.name
            guard holders[name] == nil, let type = member.declaration.typeName, coordinators.contains(type) else {
                continue
            }
            holders[name] = type
        }
        var routes = RouteCoordinators(app.model)
        for found in app.model.sourceTypes.filter({ $0.kind == .enum }).flatMap(\.cases) {
            guard found.parameters.count == 1, app.model.type(found.parameters[0].typeName)?.kind == .enum,
                let owner = routes.coordinator(of: found.parameters[0].typeName), coordinators.contains(owner)
            else { continue }
            features[found.name] = owner
        }
    }

    // MARK: - Targets

    /// Everything that a coordinator's own members make, without itself.
    mutating func reached(from coordinator: String) -> [String] {
        if let found = known.reached[coordinator] { return found.all }
        let members = app.model.type(coordinator)?.members ?? []
        var found = Names()
        for member in members { found.add(made(in: member, of: coordinator, 0).filter { $0 != coordinator }) }
        known.reached[coordinator] = found
        return found.all
    }

    /// The targets of a call on a coordinator: what its method makes, or what it shows for the route in the arguments.
    mutating func targets(of method: String, _ arguments: [Expression.Argument], on coordinator: String) -> [String] {
        if let route = Self.route(arguments) {
            let shown = shown(route, by: coordinator)
            if !shown.isEmpty { return shown }
        }
        let name = coordinator + "." + method
        if let found = known.targets[name] { return found }
        let own = functions[method]?[coordinator] ?? []
        let found = own.flatMap { place in
            made(in: place, of: coordinator, 0).filter { $0 != coordinator } + passedOn(in: place, of: coordinator)
        }
        known.targets[name] = found
        return found
    }

    /// The case in the arguments: `detail` in `push(.detail(id: id))`.
    static func route(_ arguments: [Expression.Argument]) -> String? {
        for argument in arguments {
            switch argument.value {
            case .implicitMember(let name): return name
            case .call(.implicitMember(let name), _): return name
            default: continue
            }
        }
        return nil
    }

    /// The screens that a coordinator builds in the branch of a case.
    private mutating func shown(_ route: String, by coordinator: String) -> [String] {
        if known.shown[coordinator] == nil { known.shown[coordinator] = shown(by: coordinator) }
        return known.shown[coordinator]?[route] ?? []
    }

    /// The screens that a coordinator builds in the branches of its switches, by the names of the cases.
    private mutating func shown(by coordinator: String) -> [String: [String]] {
        var shown: [String: [String]] = [:]
        for member in app.model.type(coordinator)?.members ?? []
        where member.declaration.kind == .func && member.declaration.bodyRange != nil {
            let outline = app.model.files[member.file].outline
            for element in outline.code(in: member.declaration).switches.flatMap(\.cases) {
                let open = element.items.map { Self.name(of: $0.pattern.text) }.filter { shown[$0] == nil }
                guard !open.isEmpty else { continue }
                let found = element.code.calls.flatMap { call in
                    made(by: call, in: member, of: coordinator, 1) + ownMade(by: call, beside: member, of: coordinator)
                }
                .filter(screens.contains)
                if !found.isEmpty { for name in open { shown[name] = Set(found).sorted() } }
            }
        }
        return shown
    }

    /// The targets of a call of another method of the coordinator.
    private mutating func ownMade(by call: Call, beside member: Place, of coordinator: String) -> [String] {
        (functions[call.name]?[coordinator] ?? []).filter { $0.declaration.range != member.declaration.range }
            .flatMap { made(in: $0, of: coordinator, 1) }
    }

    /// The targets of a route of the app in the arguments: `open(.orders(.detail(id: id)))`.
    private mutating func linked(_ arguments: [Expression.Argument]) -> [String] {
        for argument in arguments {
            guard case .call(.implicitMember(let feature), let inner) = argument.value, let owner = features[feature]
            else {
                continue
            }
            let shown = Self.route(inner).map { self.shown($0, by: owner) } ?? []
            return shown.isEmpty ? [owner] : shown
        }
        return []
    }

    /// The `detail` of `.detail(let id)` and `.orders(.detail)`.
    private static func name(of pattern: String) -> String {
        String(pattern.drop { $0 == "." || $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// The targets of calls on another coordinator: `parent?.ordersCoordinator.push(.detail(id: id))`.
    private mutating func passedOn(in member: Place, of coordinator: String) -> [String] {
        let outline = app.model.file(of: member).outline
        let found = outline.code(in: member.declaration).calls.flatMap { call -> [String] in
            guard case .call(let callee, let arguments) = outline.expression(in: call.range) else { return [] }
            let linked = linked(arguments)
            guard linked.isEmpty else { return linked }
            guard case .member(let base, _) = callee, let property = base.path?.last,
                let other = holders[property], other != coordinator
            else { return [] }
            let shown = Self.route(arguments).map { self.shown($0, by: other) } ?? []
            return shown.isEmpty ? [other] : shown
        }
        // A parent that only passes the call on, such as one that changes the tab, is not a target.
        let targets = found.filter { !coordinators.contains($0) || !reaches(coordinator, from: $0) }
        return targets.isEmpty ? found : targets
    }

    private mutating func reaches(_ target: String, from coordinator: String) -> Bool {
        _ = reached(from: coordinator)
        return known.reached[coordinator]?.contains(target) ?? false
    }

    // MARK: - Constructions

    /// The screens and coordinators that a function makes, each once.
    private mutating func made(in member: Place, of type: String, _ depth: Int) -> [String] {
        guard depth < Self.deepest else { return [] }
        if let found = known.made[member.site]?[depth] { return found }
        let outline = app.model.files[member.file].outline
        var found = Names()
        for call in outline.code(in: member.declaration).calls {
            found.add(made(by: call, in: member, of: type, depth))
        }
        known.made[member.site, default: [:]][depth] = found.all
        return found.all
    }

    /// The screens and coordinators that a call makes, itself or through other functions.
    private mutating func made(by call: Call, in member: Place, of type: String, _ depth: Int) -> [String] {
        let name = call.name
        if screens.contains(name) || coordinators.contains(name) { return [name] }
        guard name.utf8.first.map({ $0 >= 0x61 }) ?? false, depth < Self.deepest,
            let maker = maker(for: call, of: type), let place = functions[name]?[maker]?.first,
            place.site != member.site
        else { return [] }
        if maker == type, coordinators.contains(type) { return [] }
        return made(in: place, of: maker, depth + 1)
    }

    /// Of several types with functions of one name, the receiver's, or else the one whose name is most like the caller's. Other
    /// coordinators are not searched.
    private func maker(for call: Call, of type: String) -> String? {
        let types = makers[call.name] ?? []
        let isOwn = coordinators.contains(type) && functions[call.name]?[type] != nil
        guard types.count + (isOwn ? 1 : 0) > 1 else { return isOwn ? type : types.first }
        // The receiver is the last name before the function's.
        let callee = call.callee.ending.filter { !"?! \n".contains($0) }.split(separator: ".").dropLast()
        if let property = callee.last.map(String.init),
            let name = app.model.type(type)?.members(named: property).first?.declaration.typeName
        {
            let conforming = (app.conformances[name] ?? []).prefix(Self.mostConforming)
            let fitting = ([name] + conforming).first {
                functions[call.name]?[$0] != nil && ($0 == type || !coordinators.contains($0))
            }
            if let fitting { return fitting }
        }
        return isOwn ? type : types.mostAlikeInOrder(to: type, by: \.self)
    }
}

extension GraphTargetFinder {
    /// Names in the order in which they were added, each once.
    private struct Names {
        private(set) var all: [String] = []
        private var seen: Set<String> = []

        func contains(_ name: String) -> Bool { seen.contains(name) }

        mutating func add(_ names: [String]) { all += names.filter { seen.insert($0).inserted } }
    }

    private struct Answers {
        var reached: [String: Names] = [:]
        /// By the coordinator's name and the method's.
        var targets: [String: [String]] = [:]
        var shown: [String: [String: [String]]] = [:]
        /// By the functions, and how many calls have led to them.
        var made: [Site: [Int: [String]]] = [:]
    }
}
