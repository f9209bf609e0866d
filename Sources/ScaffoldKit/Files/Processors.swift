#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The processors that the system lets a process have.
enum Processors {
    /// How many there are.
    static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Keeps a thread that is to be started away from the processor of this one, if there is another.
    ///
    /// Linux wakes a thread on the processor of the one that wakes it where the others seem to be taken, and on a virtual machine one that
    /// has nothing to do looks as if the host had taken it. The two would share a processor until the system finds out, which takes
    /// milliseconds each time.
    static func keepAway(_ attributes: inout pthread_attr_t) {
        #if canImport(Glibc)
        // What the headers show to those only who ask for all that the GNU library has.
        typealias Current = @convention(c) () -> CInt
        typealias Allowed = @convention(c) (pid_t, Int, UnsafeMutableRawPointer?) -> CInt
        typealias Allow = @convention(c) (UnsafeMutableRawPointer?, Int, UnsafeRawPointer?) -> CInt
        guard let current = function("sched_getcpu", as: Current.self),
            let allowed = function("sched_getaffinity", as: Allowed.self),
            let allow = function("pthread_attr_setaffinity_np", as: Allow.self)
        else { return }
        // A bit for every processor, as many as the library's own sets have.
        var processors = [UInt8](repeating: 0, count: 128)
        let own = Int(current())
        guard allowed(0, processors.count, &processors) == 0, (0..<processors.count * 8).contains(own) else { return }
        processors[own / 8] &= ~(1 << UInt8(own % 8))
        if processors.contains(where: { $0 != 0 }) { _ = allow(&attributes, processors.count, processors) }
        #endif
    }

    #if canImport(Glibc)
    private static func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
    }
    #endif
}
