import AppModel
import Diagnostics
import ModulePlanning
import Styles

/// Makes the ticked checklists of modules.
struct ChecklistMaker {
    let checklist: Checklist
    let style: Style
    let verdicts: LintVerdicts

    /// - Throws: `Failure` for an invalid condition in the checklist.
    func checklist(of inspection: ModuleInspection) throws(Failure) -> ModuleChecklist {
        let sections = try checklist.sections.map { (section) throws(Failure) in
            let items = try section.items.map { (item) throws(Failure) in try ticked(item, inspection) }
            return ModuleChecklist.Section(title: section.title, items: items)
        }
        return ModuleChecklist(
            module: inspection.module,
            style: style.name,
            document: checklist.document,
            sections: sections
        )
    }

    private func ticked(_ item: Checklist.Item, _ inspection: ModuleInspection) throws(Failure) -> ModuleChecklist.Item
    {
        var result = ModuleChecklist.Item(text: item.text, note: item.note, state: .done, reasons: [], remark: nil)
        if let needed = item.needed, !(try inspection.isTrue(needed, at: item.mark)) {
            result.state = .notNeeded
            result.remark = item.otherwise
            return result
        }
        let parts = inspection.parts.filter { part in
            part.kind == .piece ? item.pieces.contains(part.id) : item.wirings.contains(part.id)
        }
        let missing = parts.filter { !$0.isThere }
        result.reasons = missing.map(Self.reason)
        var isDecided = !parts.isEmpty
        for rule in item.rules {
            guard let findings = verdicts.findings(of: rule, in: inspection.module) else { continue }
            isDecided = true
            // A missing part is reported once.
            let isReported = { (finding: Finding) in
                missing.contains { $0.id == finding.piece } || result.reasons.contains(Self.reason(finding))
                    || finding.rule == AppGapFinder.moduleRule && !missing.isEmpty
            }
            result.reasons += findings.filter { !isReported($0) }.map(Self.reason)
        }
        if !result.reasons.isEmpty {
            result.state = .open
        } else if item.people != nil || !isDecided {
            result.state = .people
            result.isForPeople = true
            result.remark = item.people
        }
        return result
    }

    private static func reason(_ part: ModuleInspection.Part) -> ModuleChecklist.Reason {
        let what = part.missing.prefix(3).joined(separator: ", ")
        let more = part.missing.count > 3 ? " and \(part.missing.count - 3) more" : ""
        return ModuleChecklist.Reason(
            message: "\(part.title): " + (part.obstacle ?? "\(what)\(more) is missing"),
            place: part.path,
            source: part.id
        )
    }

    private static func reason(_ finding: Finding) -> ModuleChecklist.Reason {
        ModuleChecklist.Reason(
            message: finding.message,
            place: "\(finding.file):\(finding.span.line):\(finding.span.column)",
            source: finding.rule
        )
    }
}
