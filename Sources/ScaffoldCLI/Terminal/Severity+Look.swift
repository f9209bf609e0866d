import Diagnostics

extension Severity {
    var look: TextStyle.Look {
        switch self {
        case .error: .boldRed
        case .warning: .boldYellow
        case .note: .boldBlue
        }
    }
}
