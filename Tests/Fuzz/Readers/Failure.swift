/// Ends the process over an input that a reader has not read as it promises; the input has been kept.
func fail(_ message: String) {
    fatalError(message)
}
