/// Gaps of modules: missing pieces, declarations and entries whose manifest names the rule. `GapFinder` finds them; the check itself
/// does nothing.
struct Planned: Check {}
