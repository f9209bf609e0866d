import Foundation
import SwiftUI

extension Error {
    /// What a screen says of the failure: offline it is up to the person, and if the server fails, a matter of waiting.
    var userMessage: LocalizedStringKey {
        switch self as Error {
        case URLError.notConnectedToInternet, URLError.networkConnectionLost, URLError.dataNotAllowed:
            "common.error.offline"
        case NetworkError.status(500...):
            "common.error.server"
        default:
            "common.error"
        }
    }
}
