"""Measures Chroma's HTTP server on the texts and questions of bench/speed.mjs. This script, which is the client, embeds
them with our model file.

usage: chroma.py MODEL_DIR < {"texts": [...], "questions": [...]}; prints figures as JSON.
Needs the packages chromadb, onnxruntime, tokenizers and numpy.
"""
import json, socket, subprocess, sys, tempfile, time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import chromadb
import numpy as np
import onnxruntime
from tokenizers import Tokenizer

model_dir = Path(sys.argv[1])
given = json.load(sys.stdin)
texts, questions = given["texts"], given["questions"]

options = onnxruntime.SessionOptions()
options.intra_op_num_threads = 1
session = onnxruntime.InferenceSession(str(model_dir / "onnx/model_quantized.onnx"), options, providers=["CPUExecutionProvider"])
tokenizer = Tokenizer.from_file(str(model_dir / "tokenizer.json"))
tokenizer.enable_truncation(256)
tokenizer.no_padding()


def embed(text):
    ids = np.array([tokenizer.encode(text).ids], np.int64)
    hidden = session.run(None, {"input_ids": ids, "attention_mask": np.ones_like(ids), "token_type_ids": np.zeros_like(ids)})[0]
    mean = hidden[0].mean(axis=0)
    return (mean / np.linalg.norm(mean)).tolist()


def timed(items, clients, work):
    times = []

    def one(item):
        start = time.perf_counter()
        work(item)
        times.append((time.perf_counter() - start) * 1000)

    start = time.perf_counter()
    with ThreadPoolExecutor(clients) as pool:
        list(pool.map(one, items))
    seconds = time.perf_counter() - start
    times.sort()
    at = lambda share: round(times[min(len(times) - 1, int(len(times) * share))], 1)
    return {"n": len(times), "per_second": round(len(times) / seconds, 1), "p50_ms": at(0.5), "p95_ms": at(0.95), "p99_ms": at(0.99)}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


port = free_port()
with tempfile.TemporaryDirectory() as folder:
    command = [str(Path(sys.executable).parent / "chroma"), "run", "--path", folder, "--host", "127.0.0.1", "--port", str(port)]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(200):
            try:
                client = chromadb.HttpClient(host="127.0.0.1", port=port)
                break
            except Exception:
                time.sleep(0.1)
        collection = client.create_collection("speed", embedding_function=None)
        add = lambda pair: collection.add(ids=[str(pair[0])], documents=[pair[1]], embeddings=[embed(pair[1])])
        ask = lambda question: collection.query(query_embeddings=[embed(question)], n_results=10)
        numbered = list(enumerate(texts))
        one = timed(numbered[:300], 1, add)
        sixteen = timed(numbered[300:1300], 16, add)
        rest = numbered[1300:]
        for start in range(0, len(rest), 200):
            batch = rest[start : start + 200]
            with ThreadPoolExecutor(2) as pool:
                vectors = list(pool.map(embed, [text for _, text in batch]))
            collection.add(ids=[str(i) for i, _ in batch], documents=[text for _, text in batch], embeddings=vectors)
        timed(questions[:50], 1, ask)
        query = timed(questions[50:550], 1, ask)
        eight = timed(questions[50:], 8, ask)
        print(json.dumps({"version": chromadb.__version__, "one": one, "sixteen": sixteen, "query": query, "eight": eight}))
    finally:
        server.terminate()
        server.wait()
