/// The line break of a team's files.
enum LineBreak: Sendable, Hashable {
    case lf
    /// A carriage return and a line feed, as in files saved on Windows or checked out with `core.autocrlf`.
    case crlf

    /// The line break of more than half of the files, by default `lf`.
    init(commonTo files: [[UInt8]]) {
        let pairs = files.count { FileLayout(of: $0, isSwift: false).isCRLF }
        self = pairs * 2 > files.count ? .crlf : .lf
    }

    /// A rendered text, in which lines end in a line feed, with the team's line breaks.
    func saved(_ text: String) -> String {
        switch self {
        case .lf: text
        case .crlf: String(decoding: LineText(Array(text.utf8)).bytes(isCRLF: true), as: UTF8.self)
        }
    }
}
