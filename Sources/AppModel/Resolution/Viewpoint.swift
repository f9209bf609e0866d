import Diagnostics
import SwiftOutline

/// A place in the sources that names are looked up from.
package struct Viewpoint {
    package let file: SourceFile
    /// The declarations around the place, outer before inner.
    package let enclosing: [Declaration]

    init(file: SourceFile, enclosing: [Declaration]) { (self.file, self.enclosing) = (file, enclosing) }

    /// The place of a declaration, which sees its own generic parameters.
    package init(_ part: DeclaredPart) {
        var enclosing = [part.declaration]
        while let parent = enclosing[0].parent { enclosing.insert(parent, at: 0) }
        self.init(file: part.file, enclosing: enclosing)
    }

    /// The declaration around the place that has a generic parameter.
    package func owner(ofGeneric name: String) -> Declaration? {
        enclosing.last { $0.kind != .protocol && isGeneric(name, in: $0) }
    }

    /// The types that a generic parameter has to conform to; none if it is the same as another type.
    func constraints(on name: String, of owner: Declaration) -> [String] {
        let clauses = enclosing.drop { $0 != owner }.compactMap { $0.whereClause?.text.dropFirst("where".count) }
        let parameters = GenericArguments.items(in: (owner.genericClause?.text ?? "")[...])
        var found: [String] = []
        for requirement in parameters + clauses.flatMap({ $0.split(separator: ",").map(String.init) }) {
            let sides = requirement.split(separator: ":", maxSplits: 1).map { String($0).trimmingSpaces }
            if sides.count == 2, sides[0] == name { found += TypeText.parts(of: sides[1]) }
            if requirement.contains("=="), requirement.contains(name) { return [] }
        }
        return found
    }

    /// Whether a generic parameter, or a member that stands for a type, has the name.
    func isGeneric(_ name: String, in declaration: Declaration) -> Bool {
        declaration.genericClause != nil && GenericArguments.parameters(of: declaration).contains(name)
    }
}
