import ScaffoldLint
import YAMLReader

/// The report of `scaffold routes resolve`: the route that takes a URL, and why others do not.
struct ResolutionReport: CommandReport {
    let resolution: RouteResolution
    /// Whether to list links that begin differently too.
    let showsAll: Bool

    func write(to console: Console) {
        let style = console.outputStyle
        let output = console.output
        output.writeLine(style(.bold, resolution.url.text))
        if let link = resolution.link {
            let call = link.route
            output.writeLine(
                "  \(style(.green, "→")) \(style(.boldGreen, call))  \(style(.dim, "\(link.file):\(link.span.line)"))"
            )
            output.writeLine("    of the pattern \(link.pattern.text)")
            for (name, value) in resolution.values where !name.isEmpty {
                output.writeLine("    \(name): \"\(value)\"")
            }
            if let coordinator = link.coordinator { output.writeLine("    shown by \(coordinator)") }
            for condition in resolution.conditions {
                output.writeLine("    " + style(.yellow, "if") + " " + condition)
            }
        } else {
            output.writeLine("  " + style(.boldRed, "no route takes it"))
        }
        writeRefusals(to: console)
    }

    private func writeRefusals(to console: Console) {
        let style = console.outputStyle
        let near = resolution.refusals.filter(\.isNear)
        let isNone = resolution.link == nil && near.isEmpty
        let shown = showsAll ? resolution.refusals : near
        if !shown.isEmpty {
            console.output.writeLine()
            console.output.writeLine(resolution.link == nil ? "Why not:" : "Why no other:")
            let table = TextTable(
                rows: shown.map { refusal in
                    [TextTable.Cell("  " + refusal.link.pattern.text, .cyan), TextTable.Cell(refusal.reason)]
                }
            )
            console.output.writeLines(table.lines(style: style))
        }
        let others = resolution.refusals.count - shown.count
        guard others > 0 else { return }
        if isNone { writeBeginnings(to: console) }
        let count = others == 1 ? "1 other route begins" : "\(others) other routes begin"
        console.output.writeLine(style(.dim, "  \(count) differently (--all lists them)"))
    }

    /// Writes the beginnings of the app's URLs.
    private func writeBeginnings(to console: Console) {
        var beginnings: [String] = []
        for refusal in resolution.refusals {
            guard case .text(let text) = refusal.link.pattern.pieces.first, !beginnings.contains(text) else { continue }
            beginnings.append(text)
        }
        guard !beginnings.isEmpty else { return }
        console.output.writeLine("  they begin with " + beginnings.prefix(12).joined(separator: ", "))
    }
}

// MARK: - JSON

extension ResolutionReport {
    var json: YAMLValue {
        .members([
            "url": .string(resolution.url.text),
            "route": resolution.link.map(RoutesReport.object) ?? .null,
            "values": .array(
                resolution.values.map { .members(["name": .string($0.name), "value": .string($0.value)]) }
            ),
            "conditions": .array(resolution.conditions.map(YAMLValue.string)),
            "others": .array(
                resolution.refusals.map { refusal in
                    .members([
                        "url": .string(refusal.link.pattern.text),
                        "route": .string(refusal.link.route),
                        "reason": .string(refusal.reason),
                    ])
                }
            ),
        ])
    }
}
