// Stops a process at one of the calls with which it changes the disk, for the tests that show what is left behind.
//
// Loaded into the executable with LD_PRELOAD. The environment says what happens:
//
//   STOP_LOG=PATH   every such call gets a line in this file, before it is made
//   STOP_AT=N       the call, counted from 1, at which something happens
//   STOP_HOW=kill   the process is killed before the call
//           =pause  it is stopped (SIGSTOP) before the call, until somebody lets it go on
//           =full   from this call on, the disk has no room: what would need some is refused
//           =NUMBER the call is refused with this error

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static int count = 0;
static int target = 0;
static const char *how = "";
static int record = -1;

__attribute__((constructor)) static void start(void) {
    const char *text = getenv("STOP_AT");
    target = text ? atoi(text) : 0;
    text = getenv("STOP_HOW");
    how = text ? text : "";
    text = getenv("STOP_LOG");
    if (text) record = syscall(SYS_openat, AT_FDCWD, text, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    // The programs that it starts, such as git, count no calls of their own.
    unsetenv("LD_PRELOAD");
}

static void note(const char *call, const char *name) {
    if (record < 0) return;
    char line[512];
    size_t length = 0;
    for (const char *part = call; *part && length < 500; part++) line[length++] = *part;
    line[length++] = ' ';
    for (const char *part = name; *part && length < 500; part++) line[length++] = *part;
    line[length++] = '\n';
    syscall(SYS_write, record, line, length);
}

/// What happens at a call: 0 for nothing, otherwise the error with which it is refused.
static int step(const char *call, const char *name, int needs_room) {
    count++;
    note(call, name);
    if (target == 0 || count < target) return 0;
    if (strcmp(how, "full") == 0) return needs_room ? ENOSPC : 0;
    if (count != target) return 0;
    if (strcmp(how, "kill") == 0) kill(getpid(), SIGKILL);
    if (strcmp(how, "pause") == 0) kill(getpid(), SIGSTOP);
    return atoi(how);
}

#define REFUSE_AT(call, name, needs_room) \
    do { \
        int error = step(call, name, needs_room); \
        if (error) { \
            errno = error; \
            return -1; \
        } \
    } while (0)

#define REAL(type, name) ((type)dlsym(RTLD_NEXT, name))

#define OPENING(function) \
    int function(int folder, const char *name, int flags, ...) { \
        va_list list; \
        va_start(list, flags); \
        mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0; \
        va_end(list); \
        if (flags & O_CREAT) REFUSE_AT("create", name, 1); \
        return REAL(int (*)(int, const char *, int, mode_t), #function)(folder, name, flags, mode); \
    }

OPENING(openat)
OPENING(openat64)

ssize_t write(int file, const void *bytes, size_t size) {
    struct stat status;
    if (file > 2 && fstat(file, &status) == 0 && S_ISREG(status.st_mode)) REFUSE_AT("write", "", 1);
    return REAL(ssize_t(*)(int, const void *, size_t), "write")(file, bytes, size);
}

int mkdirat(int folder, const char *name, mode_t mode) {
    REFUSE_AT("mkdir", name, 1);
    return REAL(int (*)(int, const char *, mode_t), "mkdirat")(folder, name, mode);
}

int linkat(int from, const char *old, int to, const char *name, int flags) {
    REFUSE_AT("link", name, 1);
    return REAL(int (*)(int, const char *, int, const char *, int), "linkat")(from, old, to, name, flags);
}

int renameat(int from, const char *old, int to, const char *name) {
    REFUSE_AT("rename", name, 0);
    return REAL(int (*)(int, const char *, int, const char *), "renameat")(from, old, to, name);
}

int unlinkat(int folder, const char *name, int flags) {
    REFUSE_AT("remove", name, 0);
    return REAL(int (*)(int, const char *, int), "unlinkat")(folder, name, flags);
}

int fchmod(int file, mode_t mode) {
    REFUSE_AT("chmod", "", 0);
    return REAL(int (*)(int, mode_t), "fchmod")(file, mode);
}

int open(const char *name, int flags, ...) {
    va_list list;
    va_start(list, flags);
    mode_t mode = flags & O_CREAT ? va_arg(list, mode_t) : 0;
    va_end(list);
    if (flags & O_CREAT) REFUSE_AT("create", name, 1);
    return REAL(int (*)(const char *, int, mode_t), "open")(name, flags, mode);
}

int rename(const char *old, const char *name) {
    REFUSE_AT("rename", name, 0);
    return REAL(int (*)(const char *, const char *), "rename")(old, name);
}

int unlink(const char *name) {
    REFUSE_AT("remove", name, 0);
    return REAL(int (*)(const char *), "unlink")(name);
}
