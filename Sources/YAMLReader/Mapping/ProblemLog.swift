import Diagnostics

/// The problems of one file, to which all of its readers add.
package final class ProblemLog {
    package var problems = Problems()

    package init() {}
}
