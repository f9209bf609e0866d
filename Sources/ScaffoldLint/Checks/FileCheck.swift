/// A check that looks at files one by one: few do, and an app has many files.
protocol FileCheck: Check {
    /// Looks at one file that is neither a test nor a manifest.
    func inspect(_ file: FileContext, _ report: inout Report)
}

extension FileCheck {
    var ofFiles: (any FileCheck)? { self }
}
