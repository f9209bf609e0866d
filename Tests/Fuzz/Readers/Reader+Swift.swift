extension Reader {
    static let swift = Reader(
        "swift",
        seeds: [
            """
            @A(b: "c\\(d)") public struct E<F>: G where F: H {
              /* i /* j */ */ var k: L? = #"m"# { didSet { n[o] = { [weak p] q in r } } }
              #if s
              func t(_ u: V = .w) async throws -> X { switch y { case .z(let a) where b: c; default: d } }
              #endif
              case e = #/f/#, g(h: I)
            }
            """
        ]
    ) { bytes in
        let problems = Inspection(bytes).problems
        if !problems.isEmpty { fail("\(problems)") }
    }
}
