import Combine

// MARK: - About View Model Input Protocol
@MainActor
protocol AboutViewModelInput: AnyObject {}

// MARK: - About View Model Output Protocol
@MainActor
protocol AboutViewModelOutput: ObservableObject {}

// MARK: - About View Model
@MainActor
final class AboutViewModel: AboutViewModelOutput {}

// MARK: - About View Model Input Implementation
extension AboutViewModel: AboutViewModelInput {}
