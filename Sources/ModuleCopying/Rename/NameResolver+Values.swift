import AppModel
import SwiftOutline

// Cases by the values that they are given.

extension NameResolver {
    /// Those of some cases that take a value of a type that a call names.
    ///
    /// Types of one name may be several: `.movies(Movies.State())` gives no value of the nested `ServerRoute.Movies`.
    func taking(_ cases: [NameSite], _ token: Int, _ file: Int) -> [NameSite] {
        let outline = app.files[file].outline
        let values = outline.tokens[token].end..<outline.tokens[outline.tokens[token + 1].match ?? token].end
        let names = Set(outline.names(in: values).filter { $0.first?.isUppercase == true })
        let types = self.types(in: values, of: file)
        return cases.preferring { site in
            parameters(of: site).contains { !names.isDisjoint(with: app.files[site.file].outline.names(in: $0)) }
        }
        .preferring { site in
            parameters(of: site).contains { !types.isDisjoint(with: self.types(in: $0, of: site.file)) }
        }
    }

    private func parameters(of site: NameSite) -> [Range<Int>] {
        app.files[site.file].outline.declarations(around: site.offset).last?.parameters.map(\.range) ?? []
    }

    /// The types with the module's words that some code names.
    private func types(in range: Range<Int>, of file: Int) -> Set<Site> {
        Set(
            tokens(in: range, of: file).flatMap { candidates(for: $0, in: file) ?? [] }
                .filter { $0.kind == .type }.map(\.site)
        )
    }

    /// The calls in a range of bytes of which it is not clear whether what they call is copied, though their values are.
    func unclearCalls(in range: Range<Int>, of file: Int, by copied: CopiedCode) -> [Int] {
        let outline = app.files[file].outline
        return tokens(in: range, of: file).filter { token in
            guard outline.tokens[token + 1].kind == .leftParenthesis, let end = outline.tokens[token + 1].match,
                token > 0, outline.tokens[token - 1].kind == .period, outline.startOfBase(of: token) == token - 1,
                let sites = candidates(for: token, in: file), sites.contains(where: copied.holds),
                !sites.allSatisfy(copied.holds)
            else { return false }
            return namesCopied(outline.tokens[token].end..<outline.tokens[end].end, in: file, by: copied)
        }
    }
}
