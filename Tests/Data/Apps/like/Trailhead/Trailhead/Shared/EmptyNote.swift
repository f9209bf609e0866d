import SwiftUI

struct EmptyNote: View {
    let text: LocalizedStringKey
    let symbol: String

    var body: some View {
        VStack {
            Image(systemName: symbol)
            Text(text)
        }
    }
}
