import SwiftUI

@MainActor
public protocol PrintModule: AnyObject {
    associatedtype Root: View

    func makeView() -> Root
    func pageDidChange(to page: String)
}
