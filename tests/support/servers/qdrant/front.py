"""A REST front over Qdrant's own engine (the package qdrant-edge-py), for tests where its server is not available.

It answers the calls that the service makes of Qdrant, in the documented shapes, and refuses every other with 400 or
404. What the engine stores in a folder outlives a killed process. It builds no HNSW graph, so every search is exact.

    python front.py --port 6333 --folder /path [--api-key KEY]
"""

import argparse
import hmac
import json
import signal
import threading
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import version
from urllib.parse import parse_qs, unquote, urlsplit

from operations import find_route
from refusals import Refusal
from stored import Stored

# The server version whose API this is; its clients compare versions.
SERVER_VERSION = "1.18.2"
ENGINE = f"qdrant-edge front, engine qdrant-edge-py {version('qdrant-edge-py')}"
BODY_LIMIT = 32 * 1024 * 1024
FLUSH_SECONDS = 5
OPEN_TO_ALL = {"": None, "healthz": "healthz check passed", "livez": "healthz check passed", "readyz": "all shards are ready"}


def no_such_number(name):
    raise ValueError(f"{name} is not a JSON number")


class Front(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Answers are written whole; without this a small one waits for the TCP ACK of the previous one.
    disable_nagle_algorithm = True
    wbufsize = -1

    def answer(self):
        started = time.perf_counter()
        try:
            self.refuse_long_body()
            text = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            status, out = self.outcome(text)
        except Refusal as refusal:
            status, out = refusal.status, {"status": {"error": refusal.message}}
        except Exception as error:  # What the engine refuses; it has no kinds of errors to tell apart.
            status, out = 400, {"status": {"error": f"Wrong input: {error}"}}
        if isinstance(out, str):
            return self.send(status, "text/plain", out.encode())
        out["time"] = time.perf_counter() - started
        self.send(status, "application/json", json.dumps(out).encode())

    do_GET = do_PUT = do_POST = do_DELETE = do_PATCH = answer

    def outcome(self, text):
        url = urlsplit(self.path)
        path = [unquote(part) for part in url.path.strip("/").split("/")]
        if self.command == "GET" and len(path) == 1 and path[0] in OPEN_TO_ALL:
            return 200, OPEN_TO_ALL[path[0]] or {"title": ENGINE, "version": SERVER_VERSION}
        if not self.may_pass():
            return 401, "Must provide an API key or an Authorization bearer token"
        handler, named = find_route(self.command, path)
        result = handler(self.server.stored, self.body_of(text), *named)
        # Updates return their operation number.
        if type(result) is int:
            waited = parse_qs(url.query).get("wait") == ["true"]
            result = {"operation_id": result, "status": "completed" if waited else "acknowledged"}
        return 200, {"result": result, "status": "ok"}

    def may_pass(self):
        key = self.server.api_key
        bearer = (self.headers.get("Authorization") or "").removeprefix("Bearer ")
        given = self.headers.get("api-key") or bearer
        return key is None or hmac.compare_digest(given.encode(), key.encode())

    def refuse_long_body(self):
        if self.headers.get("Transfer-Encoding") or int(self.headers.get("Content-Length") or 0) > BODY_LIMIT:
            self.close_connection = True
            raise Refusal(413, f"JSON payload has exceeded limit ({BODY_LIMIT} bytes).")

    def body_of(self, text):
        try:
            return json.loads(text, parse_constant=no_such_number) if text else {}
        except ValueError as error:
            raise Refusal(400, f"Format error in JSON body: {error}") from error

    def send(self, status, kind, content):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


class Server(ThreadingHTTPServer):
    request_queue_size = 128
    daemon_threads = True

    def __init__(self, port, stored, api_key):
        super().__init__(("127.0.0.1", port), Front)
        self.stored = stored
        self.api_key = api_key

    def handle_error(self, request, client_address):
        # Killed clients break their connections.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


def keep_flushing(stored):
    while True:
        time.sleep(FLUSH_SECONDS)
        stored.flush()


def main():
    options = argparse.ArgumentParser(description=ENGINE)
    options.add_argument("--port", type=int, required=True)
    options.add_argument("--folder", required=True)
    options.add_argument("--api-key")
    given = options.parse_args()
    stored = Stored(given.folder)
    server = Server(given.port, stored, given.api_key)
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, lambda *_: threading.Thread(target=server.shutdown).start())
    threading.Thread(target=keep_flushing, args=(stored,), daemon=True).start()
    print(ENGINE, flush=True)
    server.serve_forever(poll_interval=0.05)
    stored.close()


if __name__ == "__main__":
    main()
