import BuiltInStyles
import ScaffoldLint

/// A picture of a graph as SVG, in the colours of the reader's light or dark appearance.
struct GraphPicture {
    private let layout: GraphLayout

    init(_ graph: AppGraph) { layout = GraphLayout(graph) }

    var svg: String {
        let (width, height) = (max(layout.width, 600), layout.height)
        let start =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\">"
        let lines =
            [start, Self.style, "<rect class=\"page\" width=\"\(width)\" height=\"\(height)\"/>"] + legend + drawing
        return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
    }

    private var drawing: [String] {
        layout.cards.map { Self.box($0, "card") }
            + layout.titles.map { Self.text($0.text, at: ($0.place.x, $0.place.y + 16), "title") }
            + layout.boxes.flatMap { Self.box($0.kind, $1, $0.name) }
            + layout.lines.map { Self.line($0.points, $0.edge.kind) }
            + layout.labels.map { Self.text($0.text, at: ($0.place.x, $0.place.y + 12), "label") }
    }

    private var legend: [String] {
        var lines: [String] = []
        for (number, kind) in AppGraph.Edge.Kind.allCases.enumerated() {
            let x = 16 + 120 * number
            lines += [Self.line([(x, 20), (x + 32, 20)], kind), Self.text(kind.rawValue, at: (x + 40, 24), "label")]
        }
        return lines + GraphLayout.legend.flatMap { Self.box($0, $1, $0.rawValue) }
    }

    private static func box(_ place: GraphLayout.Rectangle, _ look: String) -> String {
        "<rect class=\"\(look)\" x=\"\(place.x)\" y=\"\(place.y)\" width=\"\(place.width)\" height=\"\(place.height)\" rx=\"5\"/>"
    }

    private static func box(_ kind: AppGraph.Node.Kind, _ place: GraphLayout.Rectangle, _ name: String) -> [String] {
        [box(place, kind.rawValue), text(name, at: (place.x + 8, place.y + 16), "name")]
    }

    private static func text(_ text: String, at place: (x: Int, y: Int), _ look: String) -> String {
        "<text class=\"\(look)\" x=\"\(place.x)\" y=\"\(place.y)\">\(text.escapedForXML)</text>"
    }

    /// A line with round corners and an arrow at its end.
    private static func line(_ points: [(x: Int, y: Int)], _ kind: AppGraph.Edge.Kind) -> String {
        var path = "M\(points[0].x) \(points[0].y)"
        for number in points.indices.dropFirst().dropLast() {
            let point = points[number]
            let (before, after) = (near(point, points[number - 1]), near(point, points[number + 1]))
            path += "L\(before.x) \(before.y)Q\(point.x) \(point.y) \(after.x) \(after.y)"
        }
        let (end, before) = (points[points.count - 1], points[points.count - 2])
        let back = end.x > before.x ? -7 : 7
        return "<path class=\"\(kind)\" d=\"\(path)L\(end.x) \(end.y)\"/>"
            + "<path class=\"\(kind) tip\" d=\"M\(end.x + back) \(end.y - 4)L\(end.x) \(end.y)L\(end.x + back) \(end.y + 4)\"/>"
    }

    /// The point that is a corner's radius away from a point, towards another.
    private static func near(_ point: (x: Int, y: Int), _ other: (x: Int, y: Int)) -> (x: Int, y: Int) {
        func step(_ from: Int, _ to: Int) -> Int { from + max(-4, min(4, (to - from) / 2)) }
        return (step(point.x, other.x), step(point.y, other.y))
    }

    private static var style: String { "<style>\n" + BuiltInStyles.text("graph/style.css") + "</style>" }
}
