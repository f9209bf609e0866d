import Diagnostics
import FileTransaction
import SwiftEdits

extension ProjectUpdate {
    /// Adds the test targets of new packages to the test plans that run those of others, and takes out those of removed ones.
    mutating func editTestPlans(
        adding added: [RelativePath],
        removing removed: [RelativePath],
        in tree: inout FileTree
    ) throws(Failure) {
        let targets = { (paths: [RelativePath]) in
            PackageTests.targets(among: paths).map { TestPlan.Target($0.target, of: $0.package) }
        }
        let (new, gone) = (targets(added), targets(removed))
        guard !new.isEmpty || !gone.isEmpty else { return }
        for path in try tree.files(extensions: ["xctestplan"]) {
            try edit(path, in: &tree) { bytes in
                guard let plan = TestPlan(bytes, at: path.text) else { return [] }
                return plan.adding(new) + plan.removing(gone)
            }
        }
    }
}
