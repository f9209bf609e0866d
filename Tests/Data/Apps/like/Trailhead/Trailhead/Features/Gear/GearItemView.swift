import SwiftUI

struct GearItemView: View {
    let item: GearItem
    @EnvironmentObject private var model: GearModel

    var body: some View {
        Button(item.isPacked ? "gear.unpack" : "gear.pack") { model.toggle(item) }
            .navigationTitle(item.name)
    }
}
