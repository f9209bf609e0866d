import Common
import SwiftUI

struct AppointmentsView: View {
    @ObservedObject var viewModel: AppointmentsViewModel

    var body: some View {
        content
            .navigationTitle("Appointments")
            .onAppear { Task { await viewModel.load() } }
    }

    @ViewBuilder
    private var content: some View {
        if let problem = viewModel.problem {
            ErrorView(icon: "phone.down", message: problem, retryTitle: "Call again") {
                Task { await viewModel.load() }
            }
        } else if viewModel.appointments.isEmpty {
            EmptyStateView(icon: "calendar", title: "Nothing booked")
        } else {
            List(viewModel.appointments) { Text($0.doctor) }
        }
    }
}
