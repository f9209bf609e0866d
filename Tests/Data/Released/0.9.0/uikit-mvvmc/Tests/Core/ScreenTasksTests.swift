import Testing

@testable import Demo

@MainActor
struct ScreenTasksTests {
    @Test func forgetsWhatIsDone() async {
        let tasks = ScreenTasks()

        tasks.start {}

        #expect(!tasks.isEmpty)
        #expect(await eventually { tasks.isEmpty })
    }

    @Test func cancelsWhatRunsWhenTheScreenGoesAway() async {
        let work = Work()
        var tasks: ScreenTasks? = ScreenTasks()
        tasks?.start { await work.run() }
        #expect(await eventually { work.isRunning })

        tasks = nil

        #expect(await eventually { work.isCancelled })
    }
}

@MainActor
private final class Work {
    private(set) var isRunning = false
    private(set) var isCancelled = false

    func run() async {
        isRunning = true
        try? await Task.sleep(nanoseconds: 10_000_000_000)
        isCancelled = Task.isCancelled
    }
}
