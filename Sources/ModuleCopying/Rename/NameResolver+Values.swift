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

    /// Those of some functions and cases whose parameters have the labels of a call; in a pattern, a case's may be left out.
    func taking(argumentsOf token: Int, _ file: Int, _ sites: [NameSite]) -> [NameSite] {
        let end = app.files[file].outline.tokens[token].end
        guard let call = code(of: file).calls.first(where: { $0.callee.range.upperBound == end }) else { return sites }
        return sites.preferring { site in
            let source = app.files[site.file]
            guard let own = source.outline.declarations(around: site.offset).last else { return false }
            let isPattern = own.kind == .case && call.arguments.allSatisfy { $0.label == nil }
            return isPattern && own.parameters.count == call.arguments.count
                || Signature(DeclaredPart(file: source, declaration: own)).slots(for: CallShape(call)) != nil
        }
    }

    /// Whether the type of a member or of an initialiser's label can be made with the arguments of a call.
    func isMade(_ site: NameSite, by call: Call) -> Bool {
        initializers(around: site)?.fitting(CallShape(call)).isEmpty == false
    }

    /// Whether all initialisers of the type of a member are known.
    func isClosed(_ site: NameSite) -> Bool { initializers(around: site)?.isComplete != false }

    private func initializers(around site: NameSite) -> Signatures? {
        let file = app.files[site.file]
        let around = file.outline.declarations(around: site.offset).last(where: \.kind.hasMembers)
        return around.map { declarations.type(of: DeclaredPart(file: file, declaration: $0)).initializers(from: file) }
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

// Names of notifications.

extension NameResolver {
    /// Whether a value names a notification that other code posts or observes, too: it stays, so that both still meet.
    func isSharedNotification(_ site: NameSite, besides copied: CopiedCode) -> Bool {
        guard site.kind == .member, site.isStatic, !site.isCallable,
            let own = app.files[site.file].outline.declarations(around: site.offset).last,
            [.let, .var].contains(own.kind),
            [own.parent?.name, own.type?.text, own.initialValue?.text.parted(by: "(").first].contains(where: {
                $0?.hasSuffix("Notification.Name") == true
            })
        else { return false }
        return index.tokens.contains { file, tokens in
            let outline = app.files[file].outline
            return !copied.files.contains(file) && app.files[file].role == .source
                && tokens.map { outline.tokens[$0] }.contains { token in
                    outline.name(token) == own.name && !index.isDeclaration(token.start, in: file)
                        && !copied.holds(token.start, in: file)
                }
        }
    }
}

extension Outline {
    /// The elements of a pattern that is a tuple; another pattern itself.
    func parts(ofPattern range: Range<Int>) -> [Range<Int>] {
        let first = tokens.indices(in: range).first { ![.let, .var].contains(tokens[$0].keyword) }
        guard let first, tokens[first].kind == .leftParenthesis, let end = tokens[first].match else { return [range] }
        var parts: [Range<Int>] = []
        var (start, index) = (tokens[first].end, first + 1)
        while index <= end {
            if index == end || tokens[index].kind == .comma {
                parts.append(start..<tokens[index].start)
                start = tokens[index].end
            }
            index = max(tokens[index].match ?? index, index) + 1
        }
        return parts
    }
}
