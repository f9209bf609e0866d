/// The signatures that a call may fit.
struct Signatures {
    var all: [Signature] = []
    /// Whether there are no others.
    var isComplete = true

    func fitting(_ call: CallShape) -> [Signature] { all.filter { $0.slots(for: call) != nil } }
}
