import Foundation
import SwiftUI

extension Error {
    /// What a screen says of the failure: offline it is up to the person, and if the server fails, a matter of waiting.
    public var userMessage: Text {
        switch self as Error {
        case URLError.notConnectedToInternet, URLError.networkConnectionLost, URLError.dataNotAllowed:
            Text("common.error.offline", bundle: .module)
        case NetworkError.status(500...):
            Text("common.error.server", bundle: .module)
        default:
            CommonText.error
        }
    }
}
