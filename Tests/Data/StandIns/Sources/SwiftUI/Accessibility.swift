/// What an element is to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var names: Set<String>

    public init() {
        names = []
    }

    private init(_ name: String) {
        names = [name]
    }

    public static let isButton = AccessibilityTraits("isButton")
    public static let isHeader = AccessibilityTraits("isHeader")
    public static let isSelected = AccessibilityTraits("isSelected")
    public static let isLink = AccessibilityTraits("isLink")
    public static let isImage = AccessibilityTraits("isImage")
    public static let isStaticText = AccessibilityTraits("isStaticText")
    public static let isModal = AccessibilityTraits("isModal")
    public static let updatesFrequently = AccessibilityTraits("updatesFrequently")

    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(names.union(other.names)) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with(names.intersection(other.names))
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with(names.symmetricDifference(other.names))
    }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        names.formUnion(newMember.names)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        guard contains(member) else { return nil }
        names.subtract(member.names)
        return member
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        names.formSymmetricDifference(other.names)
    }

    private func with(_ names: Set<String>) -> AccessibilityTraits {
        var traits = AccessibilityTraits()
        traits.names = names
        return traits
    }
}

/// What becomes of an element's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a person can do with an element.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}

extension View {
    nonisolated private func attached() -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier())
    }

    nonisolated public func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }

    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { attached() }

    nonisolated public func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { attached() }

    nonisolated public func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { attached() }

    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
    nonisolated public func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
    nonisolated public func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { modified() }
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attached() }
}
