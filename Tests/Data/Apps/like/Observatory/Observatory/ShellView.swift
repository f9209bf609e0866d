import Core
import SwiftUI

struct ShellView: View {
    let registry: FeatureRegistry
    @State private var selection: FeatureID? = .stars

    var body: some View {
        NavigationSplitView {
            List(registry.ids, selection: $selection) { id in
                Label(Features.name(of: id), systemImage: registry.symbol(of: id))
            }
        } detail: {
            if let selection, let entry = registry.entry(selection) {
                entry.makeRoot(context: context)
            }
        }
        .onOpenURL { url in
            selection = DeepLinks.feature(for: url) ?? selection
        }
    }

    private var context: FeatureContext {
        FeatureContext(open: { selection = $0 })
    }
}
