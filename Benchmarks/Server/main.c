// A small HTTP/1.1 server on the loopback address for the benchmarks: it prints its port, answers GET /bytes/N with N bytes (or the
// part of them that a range asks for), and everything else with a small JSON object; bodies of requests are read and forgotten.
// Of the requests for /soak/ID, one in twenty fails in one of four ways when it comes for the first time; GET /soaked tells how
// many came, failed, and were answered, and how many of these more than once.

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

enum { capacity = 1 << 18 };

struct connection {
    int socket;
    size_t count;
    char bytes[capacity + 1];
};

static int receive(struct connection *c) {
    ssize_t count = recv(c->socket, c->bytes + c->count, capacity - c->count, 0);
    if (count <= 0) return 0;
    c->count += (size_t)count;
    c->bytes[c->count] = 0;
    return 1;
}

static void drop(struct connection *c, size_t count) {
    memmove(c->bytes, c->bytes + count, c->count - count + 1);
    c->count -= count;
}

static int send_all(int socket, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t sent = send(socket, bytes, count, MSG_NOSIGNAL);
        if (sent <= 0) return 0;
        bytes += sent;
        count -= (size_t)sent;
    }
    return 1;
}

static const char *field(const char *head, const char *name) {
    const char *line = strcasestr(head, name);
    return line ? line + strlen(name) : NULL;
}

static int skip_body(struct connection *c, uint64_t left) {
    while (left > 0) {
        if (c->count == 0 && !receive(c)) return 0;
        size_t part = c->count < left ? c->count : (size_t)left;
        drop(c, part);
        left -= part;
    }
    return 1;
}

static int send_json(int socket, const char *status, const char *json, size_t announced) {
    char text[512];
    int count = snprintf(
        text, sizeof text, "HTTP/1.1 %s\r\nContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s", status, announced,
        json);
    return send_all(socket, text, (size_t)count);
}

enum { soak_limit = 1 << 24 };
static atomic_uchar soak_arrivals[soak_limit], soak_answers[soak_limit];
static atomic_ulong soak_came, soak_failed, soak_answered, soak_repeated;

static int answer_soak(int socket, unsigned long id) {
    char json[64];
    int size = snprintf(json, sizeof json, "{\"id\":%lu}", id);
    soak_came++;
    if (soak_arrivals[id]++ == 0 && id % 20 == 0) {
        struct linger at_once = {.l_onoff = 1};
        soak_failed++;
        switch (id / 20 % 4) {
        case 0: return 0;
        case 1: setsockopt(socket, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once); return 0;
        case 2: send_json(socket, "200 OK", json, (size_t)size + 10); return 0;
        default: return send_json(socket, "503 Busy", "{}", 2);
        }
    }
    soak_answered++;
    if (soak_answers[id]++ > 0) soak_repeated++;
    return send_json(socket, "200 OK", json, (size_t)size);
}

static int answer(struct connection *c, const char *head) {
    static const char zeros[1 << 16];
    static const char json[] = "{\"id\":\"7d3f0b52\",\"name\":\"Item\",\"size\":1021,\"enabled\":true}";
    char text[512];
    uint64_t size = 0, first = 0;
    unsigned long id = 0;
    if (sscanf(head, "%*s /soak/%lu", &id) == 1 && id < soak_limit) return answer_soak(c->socket, id);
    if (strncmp(head, "GET /soaked ", 12) == 0) {
        snprintf(
            text, sizeof text, "{\"came\":%lu,\"failed\":%lu,\"answered\":%lu,\"repeated\":%lu}", soak_came, soak_failed,
            soak_answered, soak_repeated);
        return send_json(c->socket, "200 OK", text, strlen(text));
    }
    if (sscanf(head, "GET /bytes/%lu", &size) != 1) {
        return send_json(c->socket, "200 OK", json, sizeof json - 1);
    }
    const char *range = field(head, "\r\nRange: bytes=");
    if (range) first = strtoull(range, NULL, 10);
    int count = snprintf(
        text, sizeof text, "HTTP/1.1 %s\r\nETag: \"1\"\r\nContent-Length: %lu\r\n", range ? "206 Part" : "200 OK",
        size - first);
    if (range) {
        count += snprintf(
            text + count, sizeof text - (size_t)count, "Content-Range: bytes %lu-%lu/%lu\r\n", first, size - 1, size);
    }
    count += snprintf(text + count, sizeof text - (size_t)count, "\r\n");
    if (!send_all(c->socket, text, (size_t)count)) return 0;
    for (uint64_t left = size - first; left > 0;) {
        size_t part = left < sizeof zeros ? (size_t)left : sizeof zeros;
        if (!send_all(c->socket, zeros, part)) return 0;
        left -= part;
    }
    return 1;
}

static void *serve(void *argument) {
    struct connection *c = argument;
    for (;;) {
        char *end;
        while (!(end = strstr(c->bytes, "\r\n\r\n"))) {
            if (!receive(c)) goto done;
        }
        size_t length = (size_t)(end - c->bytes) + 2;
        char *head = strndup(c->bytes, length);
        drop(c, length + 2);
        const char *size = field(head, "\r\nContent-Length: ");
        const char *expect = field(head, "\r\nExpect: ");
        static const char go_on[] = "HTTP/1.1 100 Continue\r\n\r\n";
        int is_good = (!expect || send_all(c->socket, go_on, sizeof go_on - 1))
            && skip_body(c, size ? strtoull(size, NULL, 10) : 0) && answer(c, head);
        free(head);
        if (!is_good) break;
    }
done:
    close(c->socket);
    free(c);
    return NULL;
}

int main(void) {
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    if (bind(listener, (struct sockaddr *)&address, length) || listen(listener, 128)
        || getsockname(listener, (struct sockaddr *)&address, &length)) {
        perror("bind");
        return 1;
    }
    printf("%d\n", ntohs(address.sin_port));
    fflush(stdout);
    for (;;) {
        int socket = accept(listener, NULL, NULL);
        if (socket < 0) continue;
        int on = 1;
        setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        struct connection *c = calloc(1, sizeof *c);
        c->socket = socket;
        pthread_t thread;
        if (pthread_create(&thread, NULL, serve, c)) return 1;
        pthread_detach(thread);
    }
}
