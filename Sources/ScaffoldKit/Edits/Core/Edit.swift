/// One entry that a file should have: what it says, what kind it is of, and where it belongs.
public struct Edit: Sendable, Equatable {
    /// What is added.
    public enum Kind: String, Sendable, CaseIterable {
        case enumCase = "enum-case"
        case switchCase = "switch-case"
        /// A further pattern of a case that is there.
        case casePattern = "case-pattern"
        /// A property, method, initialiser, nested type or requirement.
        case member
        case statement
        case arrayElement = "array-element"
        /// An element in a closure or body of a result builder.
        case builderElement = "builder-element"
        case argument
        case parameter
        case conformance
        case `import`
        /// A package that a `Package.swift` depends on.
        case packageDependency = "package-dependency"
        /// A product or target that a target of a `Package.swift` depends on.
        case targetDependency = "target-dependency"
        /// Something that a `Package.swift` says of the package or of a target: a product, a target, resources.
        case packageArgument = "package-argument"
        /// A scheme that an `Info.plist` declares.
        case urlScheme = "url-scheme"
        /// A local package of an Xcode project, linked to its app.
        case localPackage = "local-package"
    }

    public var kind: Kind
    public var anchor: AnchorPath
    /// The entry, in any layout: it takes on that of the file.
    public var text: String
    /// The sibling that it follows: a member (`func start`), a label, or some tokens of a statement or an element; where there
    /// is none such, the entry goes where it would go without.
    public var after: String?
    /// The title of the `// MARK:` under which a member goes, where there is one.
    public var section: String?
    /// Whether the list is kept sorted; `nil` to see whether it is.
    public var sorted: Bool?
    /// Tokens whose presence in the anchored place means that the entry is there, whatever else has become of it.
    public var present: String?

    public init(
        _ kind: Kind,
        in anchor: AnchorPath,
        text: String,
        after: String? = nil,
        section: String? = nil,
        sorted: Bool? = nil,
        present: String? = nil
    ) {
        self.kind = kind
        self.anchor = anchor
        self.text = text
        self.after = after
        self.section = section
        self.sorted = sorted
        self.present = present
    }
}

extension Edit.Kind {
    /// Whether entries of this kind stand in Swift files of the app, to be found by declaration.
    public var isOfSwift: Bool {
        switch self {
        case .packageDependency, .targetDependency, .packageArgument, .urlScheme, .localPackage: false
        default: true
        }
    }

    /// Whether entries of this kind may stand in any file that extends the type which the anchor names.
    var mayStandElsewhere: Bool { self == .member || self == .conformance }
}
