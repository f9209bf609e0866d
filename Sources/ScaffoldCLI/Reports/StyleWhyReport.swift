import Diagnostics
import Styles
import YAMLReader

/// The report of `scaffold style why`: the app's style, and the signs of the styles.
struct StyleWhyReport: CommandReport {
    /// The name of the app's folder.
    let app: String
    let found: FoundStyle
    let verdicts: [StyleVerdict]

    func write(to console: Console) {
        let style = console.outputStyle
        console.output.writeLines(TextWrapper.wrap(summary, width: console.width))
        for verdict in verdicts {
            console.output.writeLine()
            console.output.writeLine(style(.bold, verdict.style))
            for sign in verdict.signs {
                let (mark, look) = sign.isFound ? ("✓", TextStyle.Look.green) : ("✗", .boldRed)
                let text = sign.demand + (sign.evidence.isEmpty ? "" : ": " + sign.evidence)
                let row = LabelledText("  " + mark, styled: "  " + style(look, mark), text)
                console.output.writeLines(row.lines(column: 4, textWidth: max(console.width - 4, 24)))
            }
        }
    }

    private var summary: String {
        if let refusal = found.refusal() {
            return "\(app): \(refusal.message), so modules are copied (--like), or written with --style"
        }
        if found.evidence == .nothing { return "\(app): there is no app yet, so --style may choose any" }
        return "\(app): \(found.style.name), \(found.evidence.reason)"
    }

    var json: YAMLValue {
        let styles = verdicts.map { verdict in
            let signs = verdict.signs.map { sign in
                YAMLValue.members([
                    "sign": .string(sign.demand), "found": .bool(sign.isFound), "evidence": .string(sign.evidence),
                ])
            }
            return YAMLValue.members([
                "name": .string(verdict.style), "shown": .bool(verdict.isOfStyle), "signs": .array(signs),
            ])
        }
        let isKnown = found.evidence != .nothing
        return .members([
            "style": isKnown ? .string(found.style.name) : nil,
            "styleFrom": isKnown ? .string(found.evidence.rawValue) : nil,
            "styles": .array(styles),
        ])
    }
}
