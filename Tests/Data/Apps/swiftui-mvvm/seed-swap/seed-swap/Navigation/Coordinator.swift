import Foundation

enum PresentationStyle {
    case push
    case sheet
}

struct Presentation: Identifiable {
    let id = UUID()
    let route: Route
}

protocol Coordinator: AnyObject {
    var selectedTab: AppTab { get }

    func navigate(to route: Route, as style: PresentationStyle)
    func pop(count: Int)
    func switchTab(to tab: AppTab)
}
