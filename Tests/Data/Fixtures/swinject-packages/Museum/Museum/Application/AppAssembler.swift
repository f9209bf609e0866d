//
//  AppAssembler.swift
//  Museum
//

import Artworks
import Common
import Exhibitions
import Main
import Swinject

/// Loads what the app consists of.
@MainActor
enum AppAssembler {
	static let assemblies: [Assembly] = [
		CommonAssembly(),
		ArtworksAssembly(),
		ExhibitionsAssembly(),
		MainAssembly(),
	]

	static let resolver = Assembler(assemblies).resolver
}
