/// The signatures that a call may fit.
package struct Signatures {
    package var all: [Signature] = []
    /// Whether there are no others.
    package var isComplete = true

    package init(all: [Signature] = [], isComplete: Bool = true) { (self.all, self.isComplete) = (all, isComplete) }

    package func fitting(_ call: CallShape) -> [Signature] { all.filter { $0.slots(for: call) != nil } }
}
