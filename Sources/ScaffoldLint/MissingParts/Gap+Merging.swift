import ModulePlanning
import SwiftOutline

extension Gap {
    /// Merges the gap into the other findings of its module.
    ///
    /// A missing piece replaces the findings of its rule about its declarations. Several entries of one rule are one finding.
    func merge(into findings: inout [Finding]) {
        if case .piece(let piece) = part {
            let text = piece.isSwift ? piece.file.outline : Outline(piece.text)
            findings.removeAll { other in
                other.rule == finding.rule && other.piece == nil && text.mentions(other.declaration)
            }
        } else if let index = findings.firstIndex(where: isSaid) {
            findings[index].fix = findings[index].fix ?? finding.fix
            findings[index].piece = findings[index].piece ?? finding.piece
            return
        }
        findings.append(finding)
    }

    /// Whether a finding says the same: one of a check about the same type, or one about another entry with the same rule.
    private func isSaid(by known: Finding) -> Bool {
        guard known.rule == finding.rule else { return false }
        switch part {
        case .piece: return false
        case .lost(let parts):
            if known.declaration == finding.declaration { return true }
            return known.piece == nil && parts.count == 1 && !parts[0].isStatement && known.names(parts[0])
        case .entry(let id): return known.piece == id || finding.rule != "wire.missing"
        }
    }
}

extension LostPart {
    /// Whether the part is a statement. A type has many, so that a finding about the type is not about one of them.
    fileprivate var isStatement: Bool {
        if case .statement = self { true } else { false }
    }
}

extension Finding {
    /// Whether the finding is about the type that a part belongs to.
    fileprivate func names(_ part: LostPart) -> Bool {
        declaration == part.type || declaration.hasPrefix(part.type + ".") || declaration.hasPrefix(part.type + "(")
    }
}

extension Outline {
    /// Whether the text names the type of a declaration's path.
    fileprivate func mentions(_ declaration: String) -> Bool {
        let type = declaration.prefix { $0 != "." && $0 != "(" }
        return tokens.contains { $0.kind == .identifier && source.bytes(in: $0.range).elementsEqual(type.utf8) }
    }
}
