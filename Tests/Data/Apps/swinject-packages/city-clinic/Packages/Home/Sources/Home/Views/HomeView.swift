import SwiftUI

struct HomeView: View {
    @ObservedObject var viewModel: HomeViewModel

    var body: some View {
        List {
            Text(viewModel.greeting)
            Button("Appointments") { viewModel.appointmentsTapped() }
            Button("Prescriptions") { viewModel.prescriptionsTapped() }
        }
    }
}
