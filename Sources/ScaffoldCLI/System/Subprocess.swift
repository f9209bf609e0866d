import CLibrary

/// Runs another program and waits for it.
enum Subprocess {
    struct Output {
        let status: Int32
        let text: String
        let errors: String
    }

    /// Runs a program from `PATH`, without a shell.
    ///
    /// - Parameter environment: Variables to add to those of this process, or to replace.
    /// - Returns: `nil` if the program cannot be started.
    static func output(_ arguments: [String], environment: [String: String] = [:]) -> Output? {
        guard let name = arguments.first, let output = TemporaryFile(), let errors = TemporaryFile() else { return nil }
        defer { for file in [output, errors] { file.close() } }
        var actions = Actions()
        guard actions.prepare(output, errors) else { return nil }
        defer { actions.destroy() }
        var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var variables = Self.variables(with: environment).map { strdup($0) } + [nil]
        defer { variables.forEach { free($0) } }
        var process = pid_t()
        guard posix_spawnp(&process, name, &actions.value, nil, &words, &variables) == 0 else { return nil }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return nil } }
        let hasExited = status & 0x7F == 0
        return Output(status: hasExited ? (status >> 8) & 0xFF : -1, text: output.text, errors: errors.text)
    }

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

    private struct Actions {
        #if canImport(Darwin)
        var value: posix_spawn_file_actions_t?
        #else
        var value = posix_spawn_file_actions_t()
        #endif

        mutating func prepare(_ output: TemporaryFile, _ errors: TemporaryFile) -> Bool {
            posix_spawn_file_actions_init(&value) == 0
                && posix_spawn_file_actions_addopen(&value, STDIN_FILENO, "/dev/null", O_RDONLY, 0) == 0
                && posix_spawn_file_actions_adddup2(&value, output.descriptor, STDOUT_FILENO) == 0
                && posix_spawn_file_actions_adddup2(&value, errors.descriptor, STDERR_FILENO) == 0
        }

        mutating func destroy() { posix_spawn_file_actions_destroy(&value) }
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

    var text: String {
        rewind(file)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    func close() { fclose(file) }
}
