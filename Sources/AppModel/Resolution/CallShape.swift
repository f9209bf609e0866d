import SwiftOutline

/// The labels of a call.
package struct CallShape {
    let labels: [String?]
    /// The labels of the trailing closures, of which the first has none.
    let closures: [String?]

    package init(labels: [String?], closures: [String?] = []) { (self.labels, self.closures) = (labels, closures) }

    package init(_ call: Call) {
        self.init(labels: call.arguments.map(\.label), closures: call.trailingClosures.map(\.label))
    }

    /// `(title:_:)`, with trailing closures in braces.
    package var text: String {
        "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")" + closures.map { _ in " {…}" }.joined()
    }
}
