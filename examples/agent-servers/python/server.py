"""A minimal agent server in Python, without dependencies.

It has what a deployment is checked by: GET /ok, GET /info, POST /assistants/search and POST /runs/stream.
Replace answer() by an agent. A real agent server does all of this for you.
"""

import json
import os
import signal
import sys
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

ASSISTANT = {
    "assistant_id": str(uuid.uuid5(uuid.NAMESPACE_URL, "agent")),
    "graph_id": "agent",
    "name": "agent",
    "metadata": {},
}
INFO = {
    "host": {
        "kind": "self-hosted",
        "project_id": os.environ.get("LANGSMITH_HOST_PROJECT_ID"),
        "host_revision_id": os.environ.get("LANGSMITH_HOST_REVISION_ID"),
        "tenant_id": os.environ.get("LANGSMITH_TENANT_ID"),
    }
}


def answer(question: str) -> str:
    return f"{os.environ.get('GREETING', 'Hello')}: {question}"


def events(run: dict):
    """The events of a run, each a pair of type and data."""
    yield "metadata", {"run_id": str(uuid.uuid4())}
    messages = run.get("input", {}).get("messages", [])
    question = messages[-1]["content"] if messages else ""
    message = {"type": "ai", "content": answer(question)}
    if run.get("stream_mode") == "messages":
        yield "messages/complete", [message]
    else:
        yield "updates", {"answer": {"messages": [message]}}


class AgentServer(BaseHTTPRequestHandler):
    def do_GET(self):
        path = self.path.split("?")[0]
        if path == "/ok":
            self.send_json(200, {"ok": True})
        elif path == "/info":
            self.send_json(200, INFO)
        else:
            self.send_json(404, {"detail": "Not Found"})

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers.get("content-length", 0))) or "{}")
        if self.path == "/assistants/search":
            self.send_json(200, [ASSISTANT])
        elif self.path == "/runs/stream":
            self.stream(body)
        else:
            self.send_json(404, {"detail": "Not Found"})

    def stream(self, run: dict):
        if run.get("assistant_id") not in (ASSISTANT["assistant_id"], ASSISTANT["name"]):
            return self.send_json(404, {"detail": "Assistant not found"})
        self.send_response(200)
        self.send_header("content-type", "text/event-stream")
        self.end_headers()
        for event, data in events(run):
            self.wfile.write(f"event: {event}\ndata: {json.dumps(data)}\n\n".encode())

    def send_json(self, status: int, value):
        body = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    port = int(os.environ["PORT"])
    print(f"INFO: listening on port {port}", flush=True)
    ThreadingHTTPServer(("127.0.0.1", port), AgentServer).serve_forever()
