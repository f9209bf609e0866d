import YAMLReader

/// What `scaffold doctor` found.
struct DoctorReport {
    let diagnoses: [Diagnosis]

    /// Whether the tool cannot do its work.
    var hasErrors: Bool { diagnoses.contains { $0.state == .error } }

    /// The report without what another check has come upon, too: a configuration that cannot be read keeps many from their work.
    var tellingOnce: DoctorReport {
        var told: Set<String> = []
        return DoctorReport(diagnoses: diagnoses.filter { $0.state != .error || told.insert($0.message).inserted })
    }

    func text(width: Int, style: TextStyle) -> String {
        let states = (Diagnosis.State.allCases.map(\.rawValue.count).max() ?? 0) + 2
        let topics = (diagnoses.map(\.topic.count).max() ?? 0) + 2
        let margin = String(repeating: " ", count: states + topics)
        var lines: [String] = []
        for diagnosis in diagnoses {
            let state = diagnosis.state.rawValue
            let head =
                style(diagnosis.state.look, state) + String(repeating: " ", count: states - state.count)
                + diagnosis.topic + String(repeating: " ", count: topics - diagnosis.topic.count)
            let room = max(width - margin.count, 24)
            let message = diagnosis.message.split(separator: "\n").flatMap { TextWrapper.wrap(String($0), width: room) }
            let advice = diagnosis.advice.map { TextWrapper.wrap("→ " + $0, width: room) } ?? []
            lines.append(head + (message.first ?? ""))
            lines += (message.dropFirst() + advice).map { margin + $0 }
        }
        return (lines + ["", style(.bold, summary)]).joined(separator: "\n") + "\n"
    }

    var summary: String {
        let words = [Diagnosis.State.error, .warning, .note].compactMap { state -> String? in
            let count = diagnoses.count { $0.state == state }
            return count == 0 ? nil : "\(count) \(state.rawValue)\(count == 1 ? "" : "s")"
        }
        return words.isEmpty ? "everything is in order" : words.joined(separator: ", ")
    }

    var json: YAMLValue {
        let checks = diagnoses.map { diagnosis in
            YAMLValue.members([
                "topic": .string(diagnosis.topic), "state": .string(diagnosis.state.rawValue),
                "message": .string(diagnosis.message), "advice": diagnosis.advice.map(YAMLValue.string),
            ])
        }
        let summary = Diagnosis.State.allCases.map { state in
            YAMLMember(state.rawValue, .int(diagnoses.count { $0.state == state }))
        }
        return .members(["checks": .array(checks), "summary": .object(summary)])
    }
}
