import Combine
import Foundation
import SwiftUI
import Testing

@MainActor
final class BoundModel: ObservableObject {
    @Published var name = "a"
    @Published var stack: [Int] = []
}

struct BoundView: View {
    @ObservedObject var model: BoundModel

    var body: some View { Text(model.name) }

    var nameBinding: Binding<String> { $model.name }
}

@MainActor
@Suite("SwiftUI")
struct SwiftUIBehaviour {
    @Test("a binding to an observed object reads and writes it")
    func observedBinding() {
        let model = BoundModel()
        let binding = BoundView(model: model).nameBinding
        binding.wrappedValue = "b"
        #expect(model.name == "b")
    }

    @Test("a binding of closures calls them")
    func closureBinding() {
        let model = BoundModel()
        model.stack = [1, 2, 3]
        let isActive = Binding(
            get: { model.stack.count > 1 },
            set: { if !$0 { model.stack = Array(model.stack.prefix(1)) } }
        )
        #expect(isActive.wrappedValue)
        isActive.wrappedValue = false
        #expect(model.stack == [1])
    }

    @Test("a constant binding stays, and a part of a binding writes the whole")
    func otherBindings() {
        let constant = Binding.constant(1)
        constant.wrappedValue = 2
        #expect(constant.wrappedValue == 1)
        let model = BoundModel()
        let whole = Binding(get: { model.stack }, set: { model.stack = $0 })
        model.stack = [1]
        whole[0].wrappedValue = 5
        #expect(model.stack == [5])
    }

    @Test("a hosting controller keeps its view")
    func hosting() {
        let controller = UIHostingController(rootView: BoundView(model: BoundModel()))
        controller.loadViewIfNeeded()
        #expect(controller.rootView.model.name == "a")
    }

    @Test("a key with a value in it is a format, and one that is put together is not")
    func keys() {
        let value = "open"
        #expect(Text(LocalizedStringKey("state.\(value)")) != Text("state.open"))
        #expect(Text(LocalizedStringKey("state." + value)) == Text("state.open"))
    }

    @Test("an opaque view is still the view that it is")
    func opaqueType() {
        func make() -> some View { BoundView(model: BoundModel()) }
        #expect(make() is BoundView)
    }
}
