// from: 17.0
import Observation
import SwiftUI

@MainActor
@Observable
final class CounterModel {
    var count = 0
    var name = ""
}

struct CounterView: View {
    @Bindable var model: CounterModel
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack {
            if model.count == 0 {
                ContentUnavailableView("counter.empty", systemImage: "number", description: Text("counter.hint"))
            } else {
                ContentUnavailableView {
                    Label("counter.none", systemImage: "number")
                } description: {
                    Text("counter.hint")
                } actions: {
                    Button("counter.add") { model.count += 1 }
                }
            }
            ContentUnavailableView.search(text: model.name)
            TextField("counter.name", text: $model.name)
        }
        .onChange(of: model.count) { old, new in
            model.name = "\(old) \(new)"
        }
        .onChange(of: scenePhase) {
            model.count = 0
        }
    }
}

struct RestoredView: View {
    let model: CounterModel
    @SceneStorage("location") private var location: URL?
    @SceneStorage("isOpen") private var isOpen = false

    var body: some View {
        CounterView(model: model)
            .onAppear {
                if let location, isOpen { model.name = location.absoluteString }
            }
            .onChange(of: model.name) { _, current in
                location = URL(string: current)
            }
    }
}

#Preview("counter", traits: .sizeThatFitsLayout) {
    CounterView(model: CounterModel())
}
