import BuiltInStyles
import Diagnostics
import ScaffoldLint

/// Checklists as a self-contained HTML page, for screens of any size and for print.
struct HTMLChecklist {
    let checklists: [ModuleChecklist]
    let isSingle: Bool
    /// The app's name.
    let app: String

    var text: String {
        let title = (isSingle ? checklists.first.map { "\(app): \($0.module)" } ?? app : app) + " – checklist"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title.escapedForXML)</title>
            <style>
            \(BuiltInStyles.text("checklist/style.css").dropLast())
            </style>
            </head>
            <body>
            <main>
            \(content.joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    private var content: [String] {
        guard let first = checklists.first else { return ["<p>The app has no modules.</p>"] }
        return isSingle ? module(first, level: 1) : table(first) + checklists.flatMap { module($0, level: 2) }
    }

    // MARK: - One module

    private func module(_ checklist: ModuleChecklist, level: Int) -> [String] {
        let needed = checklist.items.count - checklist.count(.notNeeded)
        let share = needed > 0 ? checklist.count(.done) * 100 / needed : 100
        var lines = [
            "<section class=\"module\" id=\"\(checklist.module.escapedForXML)\">",
            "<h\(level)>\(checklist.module.escapedForXML)</h\(level)>",
            "<p class=\"summary\">\(checklist.summary)"
                + " <span class=\"source\">\(checklist.document.escapedForXML)</span></p>",
            "<div class=\"bar\"><span style=\"width: \(share)%\"></span></div>",
        ]
        for section in checklist.sections {
            lines.append("<h\(level + 1)>\(section.title.escapedForXML)</h\(level + 1)>")
            lines.append("<ul class=\"items\">")
            lines += section.items.flatMap(item)
            lines.append("</ul>")
        }
        return lines + ["</section>"]
    }

    private func item(_ item: ModuleChecklist.Item) -> [String] {
        var lines = [
            "<li class=\"\(item.state.rawValue)\">",
            "<span class=\"box\" role=\"img\" aria-label=\"\(item.state.words)\">\(item.state.sign)</span>",
            "<div><span class=\"text\">\(Self.code(item.text))</span>",
        ]
        for text in [item.note, item.remark].compactMap({ $0 }) { lines.append("<p>\(text.escapedForXML)</p>") }
        for reason in item.reasons {
            let place = reason.place.map { "<code>\($0.escapedForXML)</code> " } ?? ""
            lines.append(
                "<p class=\"reason\">\(place)\(reason.message.escapedForXML) <small>\(reason.source.escapedForXML)</small></p>"
            )
        }
        return lines + ["</div>", "</li>"]
    }

    // MARK: - All modules

    private func table(_ first: ModuleChecklist) -> [String] {
        let heads = checklists.map { checklist in
            "<th scope=\"col\"><a href=\"#\(checklist.module.escapedForXML)\"><span>\(checklist.module.escapedForXML)</span></a></th>"
        }
        var lines = [
            "<h1>\(app.escapedForXML): checklist</h1>",
            "<p class=\"summary\">\(checklists.count.counted("module"))"
                + " <span class=\"source\">\(first.document.escapedForXML)</span></p>",
            "<div class=\"scroll\"><table>",
            "<thead><tr><th></th>\(heads.joined())</tr></thead>",
            "<tbody>",
        ]
        var number = 0
        for section in first.sections {
            lines.append(
                "<tr class=\"group\"><th scope=\"rowgroup\">\(section.title.escapedForXML)</th>"
                    + String(repeating: "<td></td>", count: checklists.count) + "</tr>"
            )
            for item in section.items {
                lines.append("<tr><th scope=\"row\">\(Self.code(item.text))</th>\(cells(number))</tr>")
                number += 1
            }
        }
        return lines + [
            "</tbody>", "</table></div>", "<p class=\"legend\">✓ done · ✗ open · ? for people · – not needed</p>",
        ]
    }

    private func cells(_ number: Int) -> String {
        checklists.map { checklist in
            let state = checklist.state(ofItem: number)
            return "<td class=\"\(state.rawValue)\" aria-label=\"\(state.words)\">\(state.sign)</td>"
        }
        .joined()
    }

    // MARK: - Text

    /// The text in HTML, with back-ticked parts as code.
    private static func code(_ text: String) -> String {
        text.mappingParts(between: "`", inside: { "<code>\($0.escapedForXML)</code>" }, outside: \.escapedForXML)
    }
}
