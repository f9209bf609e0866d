import Diagnostics
import Styles

/// `scaffold style list`.
struct StyleListCommand: Command {
    let name = "list"

    let switches: [any SwitchDefinition] = [CommonOptions.json]

    func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
        invocation.show(StyleListReport(manifests: try manifests(in: invocation.stylesHere())))
        return .done
    }

    /// All manifests, or the problems of all that cannot be read.
    private func manifests(in library: StyleLibrary) throws(Failure) -> [StyleManifest] {
        var manifests: [StyleManifest] = []
        var problems = Problems()
        for name in library.names {
            do throws(Failure) {
                manifests.append(try library.style(named: name).manifest)
            } catch {
                problems.add(error.problems)
            }
        }
        guard problems.all.isEmpty else { throw Failure(problems) }
        return manifests
    }
}
