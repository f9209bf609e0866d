/// Disable comments that disable nothing: the run finds them itself, once all findings are known.
struct SuperfluousSuppression: Check {
    static let parameters: [String] = []

    init(_ parameters: inout Parameters) {}
}
