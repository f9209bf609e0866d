import SwiftUI

public enum Illustration: String {
    case sleepingDog
    case emptyBowl
}

public struct PlaceholderView: View {
    private let illustration: Illustration
    private let message: String

    public init(_ illustration: Illustration, message: String) {
        self.illustration = illustration
        self.message = message
    }

    public var body: some View {
        VStack {
            Image(illustration.rawValue)
            Text(message)
        }
    }
}

public struct ErrorView: View {
    private let illustration: Illustration
    private let message: String

    public init(_ illustration: Illustration, message: String) {
        self.illustration = illustration
        self.message = message
    }

    public var body: some View {
        PlaceholderView(illustration, message: message)
    }
}
