extension Edit {
    /// The error that tells a person what to do instead.
    package func failure(_ reason: EditError.Reason) -> EditError {
        EditError(reason: reason, anchor: anchor.description, text: EntryText(text).plain)
    }

    /// The replacements that add the entry to a file; empty if the file has it.
    ///
    /// - Parameter document: The same bytes, where they have been read already.
    package func edits(for bytes: [UInt8], read document: SwiftDocument? = nil) throws(EditError.Reason) -> [SourceEdit]
    {
        switch kind {
        case .urlScheme: try URLSchemeEdit(edit: self).edits(for: bytes)
        case .localPackage: try LocalPackageEdit(self).edits(for: bytes)
        default: try edits(in: document ?? SwiftDocument(bytes))
        }
    }

    /// The replacements that add the entry to a Swift file; empty if the file has it.
    package func edits(in document: SwiftDocument) throws(EditError.Reason) -> [SourceEdit] {
        guard !EntryText(text).isEmpty else { throw .text("there is nothing to add") }
        switch kind {
        case .enumCase: return try EnumCaseEdit(self).edits(in: document)
        case .switchCase: return try SwitchCaseEdit(self).edits(in: document)
        case .casePattern: return try CasePatternEdit(edit: self).edits(in: document)
        case .member: return try MemberEdit(edit: self).edits(in: document)
        case .statement, .builderElement: return try StatementEdit(edit: self).edits(in: document)
        case .arrayElement: return try ArrayElementEdit(edit: self).edits(in: document)
        case .argument: return try ArgumentEdit(edit: self).edits(in: document)
        case .parameter: return try ParameterEdit(edit: self).edits(in: document)
        case .conformance: return try ConformanceEdit(self).edits(in: document)
        case .import: return try ImportEdit(self).edits(in: document)
        case .packageDependency: return try PackageDependencyEdit(edit: self).edits(in: document)
        case .targetDependency: return try TargetDependencyEdit(edit: self).edits(in: document)
        case .packageArgument: return try PackageArgumentEdit(edit: self).edits(in: document)
        case .urlScheme, .localPackage: throw .unsuitable("this is no Swift file")
        }
    }

    /// The place that the anchor leads to, or `nil` if it contains the tokens of `present`.
    func target(in document: SwiftDocument) throws(EditError.Reason) -> AnchorTarget? {
        let target = try AnchorFinder(document: document).target(of: anchor)
        guard let present else { return target }
        let range = target.range ?? 0..<document.bytes.count
        return TokenText(present).stands(in: range, of: document) ? nil : target
    }
}
