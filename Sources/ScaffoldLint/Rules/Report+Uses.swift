import AppModel
import SwiftOutline

extension Report {
    /// Records that a type uses what it should not use.
    ///
    /// - Parameters:
    ///   - name: What is used; its bytes are `range`.
    ///   - type: The type around the use.
    mutating func add(
        use name: String,
        at range: Range<Int>,
        in file: Int,
        of type: String,
        module: String? = nil,
        fix: Fix? = nil
    ) {
        let values = ["name": name, "type": type]
        add(range, in: file, of: "\(type)(\(name))", values, module: module, fix: fix)
    }

    /// Records an import that should not be there.
    ///
    /// - Parameter type: The type, or the target, that imports it.
    mutating func add(import found: Declaration, in file: Int, of type: String = "", detail: String = "") {
        let values = ["name": found.name, "type": type, "detail": detail]
        add(found.nameRange, in: file, of: "import \(found.name)", values)
    }
}

extension Site {
    /// The bytes of a name that begins at the site.
    func range(of name: String) -> Range<Int> { offset..<offset + name.utf8.count }
}
