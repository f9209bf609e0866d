import Envelopes
import Labels
import Posters
import Shared

/// The modules of the app, each with what it needs.
@MainActor
final class Modules {
    private let press = Press()
    private(set) lazy var posters = PostersModule(press: press)
    private(set) lazy var labels = LabelsModule(press: press)
    private(set) lazy var envelopes = EnvelopesModule()

    var all: [any PrintModule] {
        [posters, labels, envelopes]
    }
}
