/// What ends the lines of a team's files.
enum LineBreak: Sendable, Hashable {
    case lf
    /// A carriage return and a line feed, as files are saved on Windows, or checked out with `core.autocrlf`.
    case crlf

    /// What more than half of these files have, `lf` where neither has.
    init(commonTo files: [[UInt8]]) {
        let pairs = files.count { FileLayout(of: $0, isSwift: false).isCRLF }
        self = pairs * 2 > files.count ? .crlf : .lf
    }

    /// A rendered text, whose lines end in a line feed, as the team would have saved it.
    func saved(_ text: String) -> String {
        switch self {
        case .lf: text
        case .crlf: String(decoding: LineText(Array(text.utf8)).bytes(isCRLF: true), as: UTF8.self)
        }
    }
}
