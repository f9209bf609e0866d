import Foundation
import OSLog
import Swinject
import Testing

protocol Greeting {}
final class Hello: Greeting {}
final class Room {
    let first: any Greeting
    let second: any Greeting
    let number: Int

    init(first: any Greeting, second: any Greeting, number: Int) {
        self.first = first
        self.second = second
        self.number = number
    }
}

final class RoomAssembly: Assembly {
    func assemble(container: Container) {
        container.register((any Greeting).self) { _ in Hello() }
        container.register(Hello.self, name: "shared") { _ in Hello() }.inObjectScope(.container)
        container.register(Room.self) { (resolver: any Resolver, number: Int) in
            Room(
                first: resolver.resolve((any Greeting).self) ?? Hello(),
                second: resolver.resolve((any Greeting).self) ?? Hello(),
                number: number
            )
        }
    }
}

@Suite("Foundation, os and Swinject")
struct FoundationBehaviour {
    @Test("a text without a catalogue is its key, or its default, with the values in it")
    func localized() {
        #expect(String(localized: "favorites.title") == "favorites.title")
        #expect(String(localized: "favorites.count \(3)") == "favorites.count 3")
        #expect(String(localized: "favorites.title", defaultValue: "Favorites") == "Favorites")
        #expect(NSLocalizedString("favorites.title", comment: "") == "favorites.title")
    }

    @Test("a logger takes messages and prints none")
    func logger() {
        Logger(subsystem: "a", category: "b").debug("value \(1) \("text", privacy: .private)")
    }

    @Test("a container makes what was registered, with arguments, and nothing else")
    func registers() throws {
        let resolver = Assembler([RoomAssembly()]).resolver
        let room = try #require(resolver.resolve(Room.self, argument: 7))
        #expect(room.number == 7)
        #expect(resolver.resolve(Room.self) == nil)
        #expect(resolver.resolve(Room.self, argument: "7") == nil)
        #expect(resolver.resolve(Hello.self) == nil)
    }

    @Test("scopes share as they say")
    func scopes() throws {
        let resolver = Assembler([RoomAssembly()]).resolver
        let room = try #require(resolver.resolve(Room.self, argument: 1))
        #expect(room.first as AnyObject === room.second as AnyObject)
        #expect(resolver.resolve(Hello.self, name: "shared") === resolver.resolve(Hello.self, name: "shared"))
        let first = try #require(resolver.resolve((any Greeting).self))
        #expect(first as AnyObject !== resolver.resolve((any Greeting).self) as AnyObject)
    }
}
