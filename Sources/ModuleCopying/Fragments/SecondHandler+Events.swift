import AppModel
import Diagnostics
import SwiftOutline

extension SecondHandler {
    /// Whether a statement is in a closure for one event of a user: `MovieRow(onTap: { moviesRoute = MoviesRoute() })`.
    func isForEvent(_ fragment: CodeFragment, in code: Code) -> Bool {
        guard fragment.kind == .statement else { return false }
        return code.calls.contains { call in
            call.arguments.contains { argument in
                let words = NameWords(argument.label ?? "").words.map { $0.lowercased() }
                return argument.value.range.contains(fragment.range.lowerBound) && !Self.events.isDisjoint(with: words)
            }
        }
    }

    /// Whether a statement shows the copy, too, where one case of a switch shows the original:
    /// `case .profileTapped: movies = Movies()`.
    func isForOneCase(_ fragment: CodeFragment) -> Bool {
        let (file, code) = (fragment.file, resolver.code(of: fragment.file))
        guard fragment.kind == .statement,
            let assignment = code.assignments.first(where: { $0.range == fragment.range }),
            changes(assignment.value.range, in: file),
            let around = code.switches.flatMap(\.cases).last(where: { $0.range.contains(fragment.range.lowerBound) }),
            !around.isDefault, !changes(around.labelRange, in: file)
        else { return false }
        let target = resolver.tokens(in: assignment.target.range, of: file).last
        return (target.flatMap { resolver.candidates(for: $0, in: file) } ?? []).contains { site in
            let own = resolver.app.files[site.file].outline.declarations(around: site.offset).last
            return own?.nameRange.lowerBound == site.offset && own?.type?.text.hasSuffix("?") == true
        } && !FragmentFinder(resolver, in: file, by: copied).hasNeighbour(fragment)
    }
}
