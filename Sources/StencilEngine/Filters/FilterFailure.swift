/// Why a filter cannot do its work.
struct FilterFailure: Error {
    let message: String
    var hint: String?
}
