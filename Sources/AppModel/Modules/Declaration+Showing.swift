import Diagnostics
import FileTransaction
import SwiftOutline

extension Declaration {
    /// Whether the type shows a module: by its name, or as a view, a view controller or a reducer, also of a kind that the app or a
    /// library brings (`ConnectedView`, `UITableViewController`).
    package var showsModule: Bool {
        if RoleWords.isMark(NameWords(name).words) { return true }
        return isView || isReducer
    }

    /// Whether the type is a view or a view controller, also of a kind that the app or a library brings.
    package var isView: Bool {
        inheritance.lazy.map { TypeText.bare(of: $0.text) }.contains { base in
            base.hasSuffix("ViewController") || kind == .struct && base.hasSuffix("View")
        }
    }

    /// Whether the type changes a state for the views that show it; an app may have a reducer's protocol of its own.
    package var isReducer: Bool {
        hasAttribute("Reducer") || name.hasSuffix("Reducer")
            || inheritance.contains { TypeText.bare(of: $0.text).hasSuffix("Reducer") }
    }

    /// Whether a program starts with the type, so that there can be no second one.
    package var isEntryPoint: Bool {
        ["main", "UIApplicationMain", "NSApplicationMain"].contains { hasAttribute($0) }
    }
}

extension RelativePath {
    /// The name of a file up to its first dot or plus sign.
    package var baseName: String { String(name.prefix { $0 != "." && $0 != "+" }) }
}
