PREFIX ?= /usr/local
BINARY = $(DESTDIR)$(PREFIX)/bin/scaffold
BASH_COMPLETION = $(DESTDIR)$(PREFIX)/share/bash-completion/completions/scaffold
ZSH_COMPLETION = $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_scaffold
FISH_COMPLETION = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/scaffold.fish
# One file that needs no Swift and no C++, is loaded where it was linked for, and shows its names to nobody, so that what is not used is left
# out, function by function, and functions that are the same are there once.
ifeq ($(shell uname -s),Linux)
LIBSTDCXX = $(wildcard $(shell { clang -print-file-name=libstdc++.a || gcc -print-file-name=libstdc++.a; } 2> /dev/null))
# The linker takes the first of the name that it finds: a shared one where this folder is empty.
ARCHIVES = $(CURDIR)/.build/archives
STATIC = --static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker --no-pie -Xlinker --icf=safe \
	-Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc "-L$(ARCHIVES)" -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
endif

.PHONY: build install uninstall test

build:
	$(if $(LIBSTDCXX),mkdir -p "$(ARCHIVES)" && ln -sf $(LIBSTDCXX) "$(ARCHIVES)/libstdc++.a")
	swift build -c release $(STATIC) --product scaffold

install: build
	install -d $(dir $(BINARY)) $(dir $(BASH_COMPLETION)) $(dir $(ZSH_COMPLETION)) $(dir $(FISH_COMPLETION))
	install -m 755 "$$(swift build -c release $(STATIC) --show-bin-path)/scaffold" $(BINARY)
	strip $(BINARY)
	$(BINARY) completions bash > $(BASH_COMPLETION)
	$(BINARY) completions zsh > $(ZSH_COMPLETION)
	$(BINARY) completions fish > $(FISH_COMPLETION)

uninstall:
	rm -f $(BINARY) $(BASH_COMPLETION) $(ZSH_COMPLETION) $(FISH_COMPLETION)

test:
	swift test
