import Foundation
import TestSupport
import Testing

@testable import ScaffoldCLI

/// A folder with the toy's completion script and a stand-in for the toy itself, in which a real shell completes lines.
final class ShellSession {
    let shell: Shell
    private let folder: URL

    /// Whether the shell is installed; tests of a shell that is not are skipped.
    static func isInstalled(_ shell: Shell) -> Bool {
        SearchPath.has(shell.rawValue)
    }

    init(_ shell: Shell, root: any Command = ToyCommands.root) throws {
        self.shell = shell
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("completions-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(shell.script(for: root), to: "script")
        try write("#!/bin/sh\n[ \"$*\" = 'candidates commands' ] && printf '%s\\n' alpha beta\n", to: "toy")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("toy"))
        for name in ["notes.txt", "read me.md", "image.png"] { try write("", to: name) }
        try FileManager.default.createDirectory(atPath: path("folder"), withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The shell's own check of the script; what it complains of.
    func syntaxProblems() throws -> String {
        try run(["-n", path("script")], mergingErrors: true)
    }

    /// What the shell offers at the end of a line, each once and sorted.
    func offers(for words: [String]) throws -> [String] {
        let output =
            switch shell {
            case .bash: try run(["--norc", "-c", Self.bashDriver, "bash", path("script")] + words)
            case .fish: try run(["--no-config", "-c", "source script; complete -C '\(words.joined(separator: " "))'"])
            case .zsh: try run(["-f", "-c", Self.zshDriver, "zsh", path("script"), words.joined(separator: " ")])
            }
        let offers = output.split(separator: "\n")
            .map { String($0.prefix { $0 != "\t" }).trimmingCharacters(in: CharacterSet(charactersIn: "/ ")) }
        return Set(offers).sorted()
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }

    private func run(_ arguments: [String], mergingErrors: Bool = false) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [shell.rawValue] + arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment
            .merging(["PATH": SearchPath.beginning(with: folder.path), "HOME": folder.path]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = mergingErrors ? pipe : FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }

    /// Splits at `=`, as bash does, and calls the completion function.
    private static let bashDriver = """
        source "$1"; shift
        COMP_WORDS=()
        for word in "$@"; do
            case $word in
            --*=*) COMP_WORDS+=("${word%%=*}" "="); [[ -n ${word#*=} ]] && COMP_WORDS+=("${word#*=}") ;;
            *) COMP_WORDS+=("$word") ;;
            esac
        done
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _toy
        ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
        """

    /// Types the line and a tab into an interactive zsh, whose `compadd` notes what it is given.
    private static let zshDriver = #"""
        zmodload zsh/zpty
        out=$(mktemp)
        zpty z zsh -f -i
        zpty -w z "unsetopt zle_bracketed_paste prompt_sp; PROMPT=; autoload -Uz compinit; compinit -u -D; source $1"
        zpty -w z "compadd() { if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then builtin compadd \"\$@\"; return \$?; fi
            local -a hits; builtin compadd -A hits \"\$@\"; (( \$#hits )) && print -rl -- \$hits >> $out
            builtin compadd \"\$@\" }"
        zpty -w z "finish() { zle complete-word; print done >> $out; zle kill-buffer }; zle -N finish"
        zpty -w z "bindkey '^I' finish; print ready >> $out"
        for i in {1..400}; do grep -qx ready $out && break; sleep 0.05; done
        zpty -w -n z "$2"$'\t'
        for i in {1..400}; do grep -qx done $out && break; sleep 0.05; done
        zpty -d z
        grep -vx -e ready -e done $out
        rm -f $out
        """#
}
