import SwiftUI

struct NoticeListView: View {
    @StateObject private var viewModel: NoticeListViewModel

    init(viewModel: @autoclosure @escaping () -> NoticeListViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        List(viewModel.notices, id: \.self) { Text($0) }
            .navigationTitle("Notices")
            .task { await viewModel.load() }
    }
}
