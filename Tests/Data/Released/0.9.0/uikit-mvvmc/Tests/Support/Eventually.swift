/// Waits until the condition holds, but no longer than two seconds, and says whether it does.
@MainActor
func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<400 where !condition() {
        try? await Task.sleep(nanoseconds: 5_000_000)
    }
    return condition()
}
