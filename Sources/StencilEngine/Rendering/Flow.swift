/// How rendering goes on after a node.
enum Flow {
    case next
    /// A `break` or `continue` for a loop that lies `levels` loops further out.
    case leave(levels: Int, isContinue: Bool)
}
