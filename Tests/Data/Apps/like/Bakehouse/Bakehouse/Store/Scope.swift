/// Runs a reducer on a part of the state.
struct Scope<Parent, ParentAction: Sendable, Child: Reducer> {
    let state: WritableKeyPath<Parent, Child.State>
    let extract: (ParentAction) -> Child.Action?
    let embed: @Sendable (Child.Action) -> ParentAction
    let child: Child

    func reduce(_ parent: inout Parent, _ action: ParentAction) -> Effect<ParentAction> {
        guard let inner = extract(action) else { return .none }
        return child.reduce(&parent[keyPath: state], inner).map(embed)
    }
}
