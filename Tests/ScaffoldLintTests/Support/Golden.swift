import BuiltInStyles
import Diagnostics
import FileTransaction
import Foundation
import Styles
import TestSupport

@testable import ScaffoldLint

/// The golden apps of the styles.
enum Golden {
    static let styles = ["swiftui-mvvm", "swiftui-mvvmcr", "swinject-packages", "uikit-mvvmc"]

    static func tree(_ style: String, _ spec: String = "list-detail") throws -> FileTree {
        try FileTree(root: Repository.golden.appendingPathComponent(style).appendingPathComponent(spec).path)
    }

    static func style(_ name: String) throws -> Style {
        try StyleLibrary(files: BuiltInStyles.files).style(Located(name, at: SourceMark(source: name)))
    }
}
