import CLibrary

/// Another program that runs.
struct Subprocess {
    struct Output {
        let status: Int32
        let bytes: [UInt8]
        let errors: String

        init(status: Int32, bytes: [UInt8], errors: [UInt8]) {
            (self.status, self.bytes, self.errors) = (status, bytes, String(decoding: errors, as: UTF8.self))
        }

        var text: String { String(decoding: bytes, as: UTF8.self) }

        /// Why git failed, without its own severity, which would stand behind the tool's.
        var reasonOfGit: String {
            // A program that git runs, such as ssh, says first what is wrong; its lines may end as on a terminal.
            let lines = errors.split(whereSeparator: \.isNewline).map(String.init)
            let severities = ["fatal: ", "error: "]
            let line = lines.first { !$0.lowercased().hasPrefix("warning: ") } ?? lines.first ?? "git failed"
            return String(line.dropFirst(severities.first(where: line.hasPrefix)?.count ?? 0))
        }
    }

    private let process: pid_t
    private let text: TemporaryFile
    private let errors: TemporaryFile

    /// Runs a program from `PATH`, without a shell, and waits for it.
    ///
    /// - Parameter environment: Variables to add to those of this process, or to replace.
    /// - Returns: `nil` if the program cannot be started.
    static func output(_ arguments: [String], environment: [String: String] = [:]) -> Output? {
        guard let process = start(arguments, environment: environment) else { return nil }
        defer { process.close() }
        return process.output(waits: true)
    }

    /// Starts a program; `close()` gives back its files.
    ///
    /// - Parameter signals: The signals that it does not inherit as held back. It then has a process group of its own, which
    ///   the terminal's signals do not reach.
    static func start(
        _ arguments: [String],
        environment: [String: String] = [:],
        inGroupOfItsOwn signals: sigset_t? = nil
    ) -> Subprocess? {
        guard let name = arguments.first, let text = TemporaryFile(), let errors = TemporaryFile() else { return nil }
        var process = pid_t()
        guard spawn(name, arguments, environment, Actions(text, errors), Attributes(signals), &process) else {
            for file in [text, errors] { file.close() }
            return nil
        }
        return Subprocess(process: process, text: text, errors: errors)
    }

    private static func spawn(
        _ name: String,
        _ arguments: [String],
        _ environment: [String: String],
        _ actions: consuming Actions,
        _ attributes: consuming Attributes,
        _ process: inout pid_t
    ) -> Bool {
        guard actions.isSound else { return false }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var variables = Self.variables(with: environment).map { strdup($0) } + [nil]
        defer { variables.forEach { free($0) } }
        return posix_spawnp(&process, name, &actions.value, &attributes.value, &words, &variables) == 0
    }

    /// What the program has written and its status once it has ended; `nil` while it runs.
    func output(waits: Bool) -> Output? {
        var status: Int32 = 0
        while true {
            let ended = waitpid(process, &status, waits ? 0 : WNOHANG)
            if ended == 0 { return nil }
            if ended > 0 { break }
            guard errno == EINTR else { return nil }
        }
        let hasExited = status & 0x7F == 0
        return Output(status: hasExited ? (status >> 8) & 0xFF : -1, bytes: text.bytes, errors: errors.bytes)
    }

    /// Sends a signal to the program's group.
    func signal(_ number: Int32) { kill(-process, number) }

    func close() { for file in [text, errors] { file.close() } }

    /// The environment of this process with added or replaced variables.
    private static func variables(with own: [String: String]) -> [String] {
        var inherited: [String] = []
        var next = environ
        while let variable = next.pointee {
            inherited.append(String(cString: variable))
            next += 1
        }
        let others = inherited.filter { variable in own[String(variable.prefix { $0 != "=" })] == nil }
        return others + own.map { "\($0)=\($1)" }
    }

    private struct Actions: ~Copyable {
        #if canImport(Darwin)
        var value: posix_spawn_file_actions_t?
        #else
        var value = posix_spawn_file_actions_t()
        #endif
        private(set) var isSound = false

        init(_ output: TemporaryFile, _ errors: TemporaryFile) {
            isSound =
                posix_spawn_file_actions_init(&value) == 0
                && posix_spawn_file_actions_addopen(&value, STDIN_FILENO, "/dev/null", O_RDONLY, 0) == 0
                && posix_spawn_file_actions_adddup2(&value, output.descriptor, STDOUT_FILENO) == 0
                && posix_spawn_file_actions_adddup2(&value, errors.descriptor, STDERR_FILENO) == 0
        }

        deinit {
            var value = value
            posix_spawn_file_actions_destroy(&value)
        }
    }

    private struct Attributes: ~Copyable {
        #if canImport(Darwin)
        var value: posix_spawnattr_t?
        #else
        var value = posix_spawnattr_t()
        #endif

        init(_ signals: sigset_t?) {
            posix_spawnattr_init(&value)
            guard var signals else { return }
            var none = sigset_t()
            sigemptyset(&none)
            posix_spawnattr_setsigdefault(&value, &signals)
            posix_spawnattr_setsigmask(&value, &none)
            posix_spawnattr_setpgroup(&value, 0)
            posix_spawnattr_setflags(
                &value,
                Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
            )
        }

        deinit {
            var value = value
            posix_spawnattr_destroy(&value)
        }
    }
}

/// An unnamed file for a program's output. A pipe would have to be read while the program runs.
private struct TemporaryFile {
    let file: UnsafeMutablePointer<FILE>
    let descriptor: Int32

    init?() {
        guard let file = tmpfile() else { return nil }
        self.file = file
        descriptor = fileno(file)
    }

    var bytes: [UInt8] {
        rewind(file)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes
    }

    func close() { fclose(file) }
}
