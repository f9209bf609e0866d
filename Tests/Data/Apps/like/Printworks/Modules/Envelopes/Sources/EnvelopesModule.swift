import Shared
import SwiftUI

public final class EnvelopesModule: PrintModule {
    public init() {}

    public func makeView() -> some View {
        EnvelopesView()
    }

    public func pageDidChange(to page: String) {}
}
