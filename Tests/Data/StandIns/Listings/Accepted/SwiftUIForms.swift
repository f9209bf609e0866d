// from: 15.0
import Combine
import SwiftUI

@MainActor
final class ProfileViewModel: ObservableObject {
    enum Plan: String, CaseIterable, Identifiable, Hashable {
        case free, paid

        var id: String { rawValue }
    }

    @Published var name = ""
    @Published var password = ""
    @Published var age = 0
    @Published var isSubscribed = false
    @Published var plan = Plan.free
    @Published var birthday = Date.now
    @Published var isConfirming = false
    @Published var selection: Plan?
    @Published var stack: [Plan] = [] {
        didSet { dropped += max(0, oldValue.count - stack.count) }
    }
    private(set) var dropped = 0

    var isValid: Bool { !name.isEmpty }

    func submit() async {}
    func delete() {}
}

struct ProfileForm: View {
    @ObservedObject var viewModel: ProfileViewModel
    @Environment(\.dismiss) private var dismiss
    @FocusState private var isNameFocused: Bool
    @State private var isExpanded = false

    var body: some View {
        Form {
            Section {
                TextField("profile.name", text: $viewModel.name)
                    .textContentType(.name)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .focused($isNameFocused)
                    .accessibilityIdentifier("profile.name")
                SecureField("profile.password", text: $viewModel.password)
                TextField("profile.age", value: $viewModel.age, format: .number)
                    .keyboardType(.numberPad)
            } header: {
                Text("profile.header")
            } footer: {
                Text("profile.footer \(viewModel.age)")
            }
            Section("profile.options") {
                Toggle("profile.subscribed", isOn: $viewModel.isSubscribed)
                Picker("profile.plan", selection: $viewModel.plan) {
                    ForEach(ProfileViewModel.Plan.allCases) { plan in
                        Text(plan.rawValue).tag(plan)
                    }
                }
                .pickerStyle(.segmented)
                DatePicker("profile.birthday", selection: $viewModel.birthday, displayedComponents: .date)
                    .labelsHidden()
                Stepper("profile.age", value: $viewModel.age, in: 0...120)
            }
            if isExpanded {
                Link("profile.help", destination: URL(fileURLWithPath: "/"))
            }
        }
        .navigationTitle("profile.title")
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("profile.cancel", role: .cancel) { dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("profile.save") {
                    Task { await viewModel.submit() }
                }
                .disabled(!viewModel.isValid)
            }
        }
        .confirmationDialog("profile.delete", isPresented: $viewModel.isConfirming, titleVisibility: .visible) {
            Button("profile.delete", role: .destructive, action: viewModel.delete)
        } message: {
            Text("profile.delete.message")
        }
        .interactiveDismissDisabled(viewModel.isValid)
        .onAppear { isNameFocused = true }
    }
}
