/// What a type, or an extension of one, has for members in one place; under no name, what a file declares besides.
struct RecordedMembers: Sendable, BitwiseCopyable {
    private static let mainActor: UInt32 = 1
    private static let isOfExtension: UInt32 = 2

    var type: RecordedName
    /// The members' names.
    var names: RecordRange
    /// The stored properties that say their types.
    var properties: RecordRange
    private var flags: UInt32

    init(_ members: TypeMembers, type: RecordedName, names: RecordRange, properties: RecordRange) {
        (self.type, self.names, self.properties) = (type, names, properties)
        flags = (members.isOnMainActor ? Self.mainActor : 0) | (members.isExtension ? Self.isOfExtension : 0)
    }

    /// Whether it says itself that it is isolated to the main actor.
    var isOnMainActor: Bool { flags & Self.mainActor != 0 }
    var isExtension: Bool { flags & Self.isOfExtension != 0 }
}
