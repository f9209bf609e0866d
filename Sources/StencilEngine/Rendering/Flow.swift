/// The control flow after a node.
enum Flow {
    case next
    /// A `break` or `continue` of the loop that is `levels` further out.
    case leave(levels: Int, isContinue: Bool)
}
