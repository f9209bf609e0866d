// OSLog is `os` with a reader of stored messages, which no generated code uses.
@_exported import os
