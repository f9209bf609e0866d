import Diagnostics
import YAMLReader

/// Findings that a team accepts for now, by rule and declaration, so that lines may move.
package struct Baseline: Sendable, Equatable {
    /// A finding of a baseline; several of one rule in one declaration are counted.
    package struct Entry: Sendable, Hashable {
        package var rule: String
        package var declaration: String
    }

    /// The accepted number of each.
    package private(set) var counts: [Entry: Int] = [:]

    /// A baseline of all findings.
    package init(of findings: [Finding]) {
        for finding in findings { counts[finding.entry, default: 0] += 1 }
    }

    private init(counts: [Entry: Int]) { self.counts = counts }

    /// Reads a baseline's file.
    ///
    /// - Throws: `Failure` for a text that is none.
    package init(_ source: YAMLSource) throws(Failure) {
        let reader = MappingReader(
            try source.root(),
            of: "the baseline",
            source: source.name,
            known: ["schema", "findings"]
        )
        for node in reader.list("findings") {
            let known = ["rule", "declaration", "count"]
            let entry = MappingReader(node, of: "the finding", source: source.name, known: known)
            guard let rule = entry.requiredText("rule"), let declaration = entry.requiredText("declaration") else {
                throw Failure(entry.problems.all[0])
            }
            let count = entry.text("count").map { Int32($0.value) ?? .max } ?? 1
            counts[Entry(rule: rule.value, declaration: declaration.value), default: 0] += max(Int(count), 0)
        }
        if let problem = reader.problems.all.first { throw Failure(problem) }
    }

    /// The baseline in JSON, sorted, so that two branches can be merged.
    package var text: String {
        let sorted = counts.sorted { ($0.key.rule, $0.key.declaration) < ($1.key.rule, $1.key.declaration) }
        let findings = sorted.map { entry, count in
            var members = [
                YAMLMember("rule", .string(entry.rule)), YAMLMember("declaration", .string(entry.declaration)),
            ]
            if count > 1 { members.append(YAMLMember("count", .int(count))) }
            return YAMLValue.object(members)
        }
        let object = YAMLValue.object([YAMLMember("schema", .int(1)), YAMLMember("findings", .array(findings))])
        return JSONWriter.write(object) + "\n"
    }

    /// Removes the findings that the baseline accepts.
    ///
    /// - Returns: The new findings, the entries without a finding, and the baseline without these.
    package func split(_ findings: [Finding]) -> (new: [Finding], stale: [Entry], kept: Baseline) {
        var left = counts
        var new: [Finding] = []
        for finding in findings {
            if let count = left[finding.entry], count > 0 {
                left[finding.entry] = count - 1
            } else {
                new.append(finding)
            }
        }
        let stale = left.filter { $0.value > 0 }
        var kept = counts
        for (entry, count) in stale {
            let rest = (kept[entry] ?? 0) - count
            kept[entry] = rest > 0 ? rest : nil
        }
        let sorted = stale.keys.sorted { ($0.rule, $0.declaration) < ($1.rule, $1.declaration) }
        return (new, sorted, Baseline(counts: kept))
    }
}

extension Finding {
    fileprivate var entry: Baseline.Entry { Baseline.Entry(rule: rule, declaration: declaration) }
}
