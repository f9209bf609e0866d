import AppModel
import ScaffoldKit
import SwiftOutline

/// Finds the targets of a graph's edges: the screens and coordinators that functions of coordinators, factories and containers make.
struct GraphTargetFinder {
    private let app: LintContext
    private let screens: Set<String>
    private let coordinators: Set<String>
    /// The functions with a body, by their names.
    private var functions: [String: [(type: String, place: Place)]] = [:]
    /// The coordinators of the features' routes, by the cases that the app's routes have for them.
    private var features: [String: String] = [:]

    private static let deepest = 5

    init(app: LintContext, screens: Set<String>, coordinators: Set<String>) {
        self.app = app
        self.screens = screens
        self.coordinators = coordinators
        for type in app.model.sourceTypes {
            for member in type.members where member.declaration.kind == .func && member.declaration.bodyRange != nil {
                functions[member.declaration.name, default: []].append((type.name, member))
            }
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
    func reached(from coordinator: String) -> [String] {
        guard let type = app.model.type(coordinator) else { return [] }
        var found: [String] = []
        for member in type.members {
            for target in made(in: member, of: coordinator, 0) where target != coordinator && !found.contains(target) {
                found.append(target)
            }
        }
        return found
    }

    /// The targets of a call on a coordinator: what its method makes, or what it shows for the route in the arguments.
    func targets(of method: String, _ arguments: [Expression.Argument], on coordinator: String) -> [String] {
        if let route = Self.route(arguments) {
            let shown = shown(route, by: coordinator)
            if !shown.isEmpty { return shown }
        }
        let own = (functions[method] ?? []).filter { $0.type == coordinator }
        return own.flatMap { entry in
            made(in: entry.place, of: coordinator, 0).filter { $0 != coordinator }
                + passedOn(in: entry.place, of: coordinator)
        }
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
    private func shown(_ route: String, by coordinator: String) -> [String] {
        guard let type = app.model.type(coordinator) else { return [] }
        for member in type.members where member.declaration.kind == .func && member.declaration.bodyRange != nil {
            let outline = app.model.files[member.file].outline
            for value in outline.code(in: member.declaration).switches {
                for element in value.cases
                where element.items.contains(where: { Self.name(of: $0.pattern.text) == route }) {
                    let found = element.code.calls.flatMap { call in
                        made(by: call, in: member, of: coordinator, 1)
                            + ownMade(by: call, beside: member, of: coordinator)
                    }
                    .filter(screens.contains)
                    if !found.isEmpty { return Array(Set(found)).sorted() }
                }
            }
        }
        return []
    }

    /// The targets of a call of another method of the coordinator.
    private func ownMade(by call: Call, beside member: Place, of coordinator: String) -> [String] {
        (functions[call.name] ?? []).filter { entry in
            entry.type == coordinator && entry.place.declaration.range != member.declaration.range
        }
        .flatMap { made(in: $0.place, of: coordinator, 1) }
    }

    /// The targets of a route of the app in the arguments: `open(.orders(.detail(id: id)))`.
    private func linked(_ arguments: [Expression.Argument]) -> [String] {
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
    private func passedOn(in member: Place, of coordinator: String) -> [String] {
        let scope = LinkScope(model: app.model, file: member.file, owner: coordinator)
        let found = scope.outline.code(in: member.declaration).calls.flatMap { call -> [String] in
            guard case .call(let callee, let arguments) = scope.expression(call.range) else { return [] }
            let linked = linked(arguments)
            guard linked.isEmpty else { return linked }
            guard case .member(let base, _) = callee, let property = base.path?.last,
                let other = holder(of: property), other != coordinator
            else { return [] }
            let shown = Self.route(arguments).map { self.shown($0, by: other) } ?? []
            return shown.isEmpty ? [other] : shown
        }
        // A parent that only passes the call on, such as one that changes the tab, is not a target.
        let targets = found.filter { !coordinators.contains($0) || !reached(from: $0).contains(coordinator) }
        return targets.isEmpty ? found : targets
    }

    /// The coordinator that a property of any coordinator is of.
    private func holder(of property: String) -> String? {
        for name in coordinators {
            let type = app.model.type(name)?.members(named: property).first?.declaration.typeName
            if let type, coordinators.contains(type) { return type }
        }
        return nil
    }

    // MARK: - Constructions

    /// The screens and coordinators that a function makes.
    private func made(in member: Place, of type: String, _ depth: Int) -> [String] {
        guard depth < Self.deepest else { return [] }
        let outline = app.model.files[member.file].outline
        return outline.code(in: member.declaration).calls.flatMap { made(by: $0, in: member, of: type, depth) }
    }

    /// The screens and coordinators that a call makes, itself or through other functions.
    private func made(by call: Call, in member: Place, of type: String, _ depth: Int) -> [String] {
        let name = call.name
        if screens.contains(name) || coordinators.contains(name) { return [name] }
        guard name.utf8.first.map({ $0 >= 0x61 }) ?? false, depth < Self.deepest, let found = functions[name] else {
            return []
        }
        // Other coordinators are not searched.
        let makers = found.filter { !coordinators.contains($0.type) || $0.type == type }
        guard let maker = chosen(makers, for: call, in: member, of: type) else { return [] }
        guard maker.place.declaration.range != member.declaration.range || maker.place.file != member.file else {
            return []
        }
        if maker.type == type, coordinators.contains(type) { return [] }
        return made(in: maker.place, of: maker.type, depth + 1)
    }

    /// Of several functions of one name, the one of the receiver's type, or else the one whose type's name is most like the caller's.
    private func chosen(
        _ makers: [(type: String, place: Place)],
        for call: Call,
        in member: Place,
        of type: String
    ) -> (type: String, place: Place)? {
        guard makers.count > 1 else { return makers.first }
        let callee = call.callee.text.filter { !"?! \n".contains($0) }.split(separator: ".").dropLast()
        if let property = callee.last.map(String.init),
            let name = app.model.type(type)?.members(named: property).first?.declaration.typeName
        {
            let conforming = Set(app.conformances[name] ?? [])
            if let maker = makers.first(where: { $0.type == name || conforming.contains($0.type) }) { return maker }
        }
        return makers.mostAlike(to: type, by: \.type)
    }
}
