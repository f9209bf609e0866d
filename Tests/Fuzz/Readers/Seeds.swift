#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Texts of readers as files.
enum Seeds {
    /// Writes the seeds of every reader, for a fuzzer that begins with files.
    static func write(to folder: String) -> Int32 {
        mkdir(folder, 0o755)
        for reader in Reader.all {
            mkdir("\(folder)/\(reader.name)", 0o755)
            for (index, seed) in reader.seeds.enumerated() {
                put(Array(seed.utf8), "\(folder)/\(reader.name)/\(index)")
            }
        }
        return 0
    }

    /// Gives files to a reader: what has trapped once.
    static func replay(_ arguments: [String]) -> Int32 {
        guard let name = arguments.first, let reader = Reader.all.first(where: { $0.name == name }) else { return 2 }
        for path in arguments.dropFirst() {
            alarm(20)
            reader.read(bytes(path))
            print("\(path): read")
        }
        return 0
    }

    static func put(_ bytes: [UInt8], _ path: String) {
        guard let file = fopen(path, "w") else { return }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }

    private static func bytes(_ path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }
}
