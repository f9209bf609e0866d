import Foundation

extension Notification.Name {
    static let exhibitsDidChange = Notification.Name("museum.exhibits.didChange")
    static let artistsDidChange = Notification.Name("museum.artists.didChange")
    static let toursDidChange = Notification.Name("museum.tours.didChange")
}
