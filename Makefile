PREFIX ?= /usr/local
BINARY = $(DESTDIR)$(PREFIX)/bin/scaffold
BASH_COMPLETION = $(DESTDIR)$(PREFIX)/share/bash-completion/completions/scaffold
ZSH_COMPLETION = $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_scaffold
FISH_COMPLETION = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/scaffold.fish
# One file that needs no library, is loaded where it was linked for, and exports no names, so that what is not used is left
# out, function by function, and functions that are the same are there once. The linker is the toolchain's own: the system's
# warns of functions of the C library that Foundation mentions and the tool never calls.
ifeq ($(shell uname -s),Linux)
STATIC = --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker --no-export-dynamic -Xlinker --no-pie \
	-Xlinker --icf=safe -Xswiftc -Xfrontend -Xswiftc -function-sections
endif
# For which processors, on a Mac: "--arch arm64 --arch x86_64".
ARCHITECTURES =
SCRATCH_PATH ?= .build
RELEASE = swift build -c release --scratch-path "$(SCRATCH_PATH)" $(STATIC) $(ARCHITECTURES)

.PHONY: build bin-path install uninstall test

build:
	$(RELEASE) --product scaffold

bin-path:
	@$(RELEASE) --show-bin-path

install: build
	install -d $(dir $(BINARY)) $(dir $(BASH_COMPLETION)) $(dir $(ZSH_COMPLETION)) $(dir $(FISH_COMPLETION))
	install -m 755 "$$($(RELEASE) --show-bin-path)/scaffold" $(BINARY)
	strip $(BINARY)
	$(BINARY) completions bash > $(BASH_COMPLETION)
	$(BINARY) completions zsh > $(ZSH_COMPLETION)
	$(BINARY) completions fish > $(FISH_COMPLETION)

uninstall:
	rm -f $(BINARY) $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION)

test:
	swift test
