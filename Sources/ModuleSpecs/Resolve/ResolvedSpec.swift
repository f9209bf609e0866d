import Diagnostics

/// A resolved spec: a spec with its module.
package struct ResolvedSpec: Sendable {
    package let spec: ModuleSpec
    package let module: Module

    package init(spec: ModuleSpec, module: Module) { (self.spec, self.module) = (spec, module) }

    /// The spec that states what an earlier one left open and a run assumed, where this one would assume something else.
    ///
    /// A type that was assumed for the list does not change because a screen is added: its files are written, and people use it. If a
    /// screen changes, what was assumed for it follows.
    package func keepingAssumptions(of earlier: ResolvedSpec) -> ModuleSpec {
        var spec = spec
        guard earlier.spec.screens.allSatisfy(spec.hasScreen) else { return spec }
        for type in earlier.module.types where !type.isDeclared && !earlier.states(type) && !states(type) {
            guard let new = module.type(type.name), new.shape != type.shape else { continue }
            spec.types.append(TypeSpec(type, at: spec.name.mark))
        }
        return spec
    }

    private func states(_ type: DataType) -> Bool {
        spec.types.contains { NameWords($0.name.value).pascal == type.name }
    }
}

extension ModuleSpec {
    /// Whether another spec has the same screens in the same order, so that it leaves the same open of them.
    package func hasSameScreens(as other: ModuleSpec) -> Bool {
        screens.count == other.screens.count
            && zip(screens, other.screens).allSatisfy { $0.isLike($1) && $0.kind?.value == $1.kind?.value }
    }

    /// Whether the spec has the screen with the same parameters.
    fileprivate func hasScreen(_ screen: ScreenSpec) -> Bool { screens.contains { $0.isLike(screen) } }
}

extension ScreenSpec {
    /// Whether another screen has the same name and parameters.
    fileprivate func isLike(_ other: ScreenSpec) -> Bool {
        let parameters = { (screen: ScreenSpec) in
            screen.parameters?.map { [$0.name.value, $0.type.value.text, $0.defaultValue?.value ?? ""] }
        }
        return NameWords(name.value).camel == NameWords(other.name.value).camel
            && parameters(self) == parameters(other)
    }
}

extension TypeSpec {
    fileprivate init(_ type: DataType, at mark: SourceMark) {
        let properties = type.properties.map { property in
            ParameterSpec(
                name: Located(property.name, at: mark),
                type: Located(property.type, at: mark),
                defaultValue: property.defaultValue.map { Located($0, at: mark) }
            )
        }
        let cases = type.cases.map { Located($0, at: mark) }
        self.init(
            name: Located(type.name, at: mark),
            shape: type.isEnumeration ? .enumeration(cases) : .structure(properties)
        )
    }
}
