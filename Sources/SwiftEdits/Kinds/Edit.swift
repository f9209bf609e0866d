/// One entry that a file should have: what it says, what kind it is of, and where it belongs.
package struct Edit: Sendable, Equatable {
    /// What is added.
    package enum Kind: String, Sendable, CaseIterable {
        case enumCase = "enum-case"
        case switchCase = "switch-case"
        /// Another pattern of an existing case.
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
        /// An argument of the package or of a target in a `Package.swift`: a product, a target, resources.
        case packageArgument = "package-argument"
        /// A scheme that an `Info.plist` declares.
        case urlScheme = "url-scheme"
        /// A local package of an Xcode project, linked to its app.
        case localPackage = "local-package"
    }

    package var kind: Kind
    package var anchor: AnchorPath
    /// The entry, in any layout: it takes on that of the file.
    package var text: String
    /// The sibling that it follows: a member (`func start`), a label, or some tokens of a statement or an element; ignored if there
    /// is no such sibling.
    package var after: String?
    /// The title of the `// MARK:` under which a member goes, if the type has it.
    package var section: String?
    /// Whether the list is kept sorted; `nil` to detect it.
    package var sorted: Bool?
    /// Tokens whose presence in the anchored place means that the entry exists, however it was changed.
    package var present: String?

    package init(_ kind: Kind, in anchor: AnchorPath, text: String, after: String? = nil) {
        self.kind = kind
        self.anchor = anchor
        self.text = text
        self.after = after
    }
}

// Every switch names all kinds, so that the compiler asks for the answers of a new one.
extension Edit.Kind {
    /// Whether entries of this kind are in Swift files of the app and are found by declaration.
    package var isOfSwift: Bool {
        switch self {
        case .enumCase, .switchCase, .casePattern, .member, .statement, .arrayElement, .builderElement: true
        case .argument, .parameter, .conformance, .import: true
        case .packageDependency, .targetDependency, .packageArgument, .urlScheme, .localPackage: false
        }
    }

    /// Whether entries of this kind are elements of a list with commas.
    package var isOfList: Bool {
        switch self {
        case .arrayElement, .argument, .parameter, .conformance, .casePattern: true
        case .packageDependency, .targetDependency, .packageArgument: true
        case .enumCase, .switchCase, .member, .statement, .builderElement, .import, .urlScheme, .localPackage: false
        }
    }

    /// Whether entries of this kind belong in a package manifest.
    package var isOfManifest: Bool {
        switch self {
        case .packageDependency, .targetDependency, .packageArgument: true
        case .enumCase, .switchCase, .casePattern, .member, .statement, .arrayElement, .builderElement: false
        case .argument, .parameter, .conformance, .import, .urlScheme, .localPackage: false
        }
    }

    /// Whether entries of this kind may be in any file that extends the type of the anchor.
    package var mayStandElsewhere: Bool { self == .member || self == .conformance }
}
