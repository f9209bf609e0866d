import SwiftOutline

/// The labels of a call.
struct CallShape {
    let labels: [String?]
    /// The labels of the trailing closures, of which the first has none.
    let closures: [String?]

    init(labels: [String?], closures: [String?] = []) { (self.labels, self.closures) = (labels, closures) }

    init(_ call: Call) { self.init(labels: call.arguments.map(\.label), closures: call.trailingClosures.map(\.label)) }

    /// `(title:_:)`, with trailing closures in braces.
    var text: String { "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" + closures.map { _ in " {…}" }.joined() }
}
