import SwiftUI

struct GearView: View {
    @EnvironmentObject private var model: GearModel
    @EnvironmentObject private var navigation: Navigation

    var body: some View {
        List(model.items) { item in
            Button(item.name) { navigation.push(.gearItem(item)) }
        }
    }
}
