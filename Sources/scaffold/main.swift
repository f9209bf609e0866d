import ScaffoldCLI

print("scaffold")
