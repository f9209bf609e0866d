import SwiftOutline

extension KnownType {
    /// The initialisers that code in a file can call: declared, memberwise, inherited, and of protocols' extensions.
    package func initializers(from file: SourceFile, depth: Int = 0) -> Signatures {
        var found = Signatures()
        let own = ownMembers(named: "init").filter { $0.declaration.kind == .`init` }
        found.all = own.filter { !$0.isPrivate || $0.file.path == file.path }.map(Signature.init)
        found.isComplete = kind != .protocol && !hasUnknownAttributes && depth < 20
        guard kind != .protocol, depth < 20 else { return found }
        let protocols = lineage.parts.filter { part in
            part.declaration.kind == .protocol || part.declaration.kind == .extension
        }
        found.all += protocols.flatMap { $0.members(named: "init") }.map(Signature.init)
        if kind == .class || kind == .actor {
            addInherited(to: &found, own: own.map(\.declaration), from: file, depth: depth)
        } else {
            add(ForeignTypes.initializers(of: lineage.foreign), to: &found)
        }
        if kind == .struct { found.all += declarations.compactMap { memberwise($0, from: file) } }
        return found
    }

    private func add(_ labels: [[String?]]?, to found: inout Signatures) {
        if let labels { found.all += labels.map { Signature($0) } } else { found.isComplete = false }
    }

    /// A class inherits all initialisers if it declares no designated one, and convenience ones if it overrides them all.
    private func addInherited(to found: inout Signatures, own: [Declaration], from file: SourceFile, depth: Int) {
        let designated = own.filter { !$0.hasModifier("convenience") }
        let overrides = own.contains { $0.hasModifier("override") }
        if let superclass {
            let isRequired = own.contains { $0.hasModifier("required") && !$0.isCoder }
            guard designated.isEmpty || overrides || isRequired else { return }
            let inherited = superclass.initializers(from: file, depth: depth + 1)
            found.all += inherited.all
            if !inherited.isComplete { found.isComplete = false }
        } else if designated.isEmpty {
            found.all.append(Signature([]))
            add(ForeignTypes.initializers(of: lineage.foreign), to: &found)
        } else {
            let known = ForeignTypes.initializers(of: lineage.foreign)
            if let known { found.all += known.filter { !$0.isEmpty }.map { Signature($0) } }
            if known == nil, overrides { found.isComplete = false }
        }
    }

    /// The initialiser that the compiler makes of a structure's stored properties.
    private func memberwise(_ part: DeclaredPart, from file: SourceFile) -> Signature? {
        let members = part.declaration.members
        if members.contains(where: { $0.kind == .`init` && !$0.isInsideConditional }) { return nil }
        let stored = members.filter { ($0.kind == .var || $0.kind == .let) && $0.isStored && !$0.isOfType }
        var slots: [CallSlot] = []
        for property in stored where property.kind == .var || property.initialValue == nil {
            let hasDefault =
                property.initialValue != nil || !property.attributes.isEmpty
                || property.isInsideConditional || property.hasModifier("lazy")
                || property.kind == .var && (property.type.map { TypeText($0.text).isOptional } ?? true)
            let isHidden = property.hasModifier(.private, or: .fileprivate)
            if isHidden, !hasDefault, part.file.path != file.path { return nil }
            // A property wrapper decides what is handed over.
            let isPlain = property.attributes.allSatisfy { ForeignTypes.plainWrappers.contains($0.name) }
            let type = isPlain ? property.type?.text ?? "" : ""
            slots.append(CallSlot(label: property.name, type: type, hasDefault: hasDefault))
        }
        return Signature(slots, of: part)
    }
}
