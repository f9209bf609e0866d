import Diagnostics

/// What has to succeed before a commit is complete: the files are in their places, and go back if it throws.
package struct Verification {
    /// What runs. If this process is killed meanwhile, the next run says what was cut off.
    package let command: String
    package let run: () throws(Failure) -> Void

    package init(command: String, run: @escaping () throws(Failure) -> Void) {
        (self.command, self.run) = (command, run)
    }
}
