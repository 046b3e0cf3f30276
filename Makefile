# Everything is done by `make generate` and `make test`; both set up what they need first.

SWIFT ?= swift
# Flags for all builds but those of `sanitize` and `install`, which are apart: what is built with other flags is built anew.
STRICT ?=
SOURCES = Package.swift Sources Plugins Templates Tests GeneratedSamples Benchmarks

.PHONY: setup generate check test sanitize fuzz lint format bench docs install

# The generator needs libyaml. On Linux, the signatures of shared keys need OpenSSL's libcrypto; Apple platforms have CryptoKit.
LIBRARIES = yaml-0.1 $(if $(filter Linux,$(shell uname -s)),libcrypto)
setup:
	@pkg-config --exists $(LIBRARIES) 2>/dev/null || ./.ci/install-libraries

# SwiftPM builds the generator a second time for the plugins, which nothing here needs; `Tests/Consumers/run` builds them.
generate check test fuzz docs: export SWIFT_CLIENT_GENERATOR_WITHOUT_PLUGINS = 1

# Writes every sample in GeneratedSamples/ from Specs/, and the clients of the catalogue, which tests run.
CONFIGURATIONS = --config Specs --config Tests/Catalogue
generate: setup
	$(SWIFT) run $(STRICT) generate $(CONFIGURATIONS)
	$(SWIFT) run $(STRICT) generate $(COMMAND_PLUGIN_CLIENT)

# The client that the consumer of the command plugin commits: the plugin names its folder, no configuration does.
PETS = Tests/Consumers/CommandPlugin/Sources/Pets
COMMAND_PLUGIN_CLIENT = $(PETS)/openapi.yaml --config $(PETS)/client.yaml --output $(PETS)/Generated

# Fails if one of them is not what the generator writes.
check: setup
	$(SWIFT) run $(STRICT) generate $(CONFIGURATIONS) --check
	$(SWIFT) run $(STRICT) generate $(COMMAND_PLUGIN_CLIENT) --check

test: setup
	$(SWIFT) test $(STRICT)

# The runtime's tests under the sanitizers, each with a build of its own, of the runtime alone. The tests run one after the other: all
# at once they are over their time limits. Frames need more stack with a sanitizer, of which the compiler is told. On Linux, leaks are
# FoundationNetworking's.
SANITIZED = -Xswiftc -DSANITIZER --filter ServiceRuntimeTests --no-parallel
sanitize: setup
	RUNTIME_ALONE=1 ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize=address --scratch-path .build/address $(SANITIZED)
	RUNTIME_ALONE=1 $(SWIFT) test --sanitize=thread --scratch-path .build/thread $(SANITIZED)

# Generates from descriptions that no one would write, the same ones each time; `make fuzz RUNS=10000 SEED=7` for others.
RUNS ?= 200
SEED ?= 1
fuzz: setup
	$(SWIFT) run $(STRICT) fuzz --runs $(RUNS) --seed $(SEED)

lint:
	$(SWIFT) format lint --strict --parallel --recursive $(wildcard $(SOURCES))

format:
	$(SWIFT) format --in-place --parallel --recursive $(wildcard $(SOURCES))

# Installs an optimized generator. On Linux it holds Swift's libraries, so that it starts faster and runs where there is no
# toolchain; on Apple platforms they are part of the system. The build has a folder of its own, because its flags are not those of
# the others.
PREFIX ?= /usr/local
OPTIMIZED = -c release --product generate --scratch-path .build/install
STATIC = $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker --strip-all)
install: setup
	$(SWIFT) build $(OPTIMIZED) $(STATIC)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 .build/install/release/generate "$(DESTDIR)$(PREFIX)/bin/generate"

# Prints tables of what generating, compiling and running costs.
bench: setup
	./Benchmarks/run

# Builds the documentation with DocC, a warning being an error, and checks the links of all pages. It stands in .build/documentation.
docs: setup
	./.ci/build-documentation
