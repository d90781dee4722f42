"""Trains the query encoder, which puts a question near the texts that answer it.

See models/all-MiniLM-L6-v2/query-encoder.md.

usage: python tools/models/train_queries.py VOLUMES [AUTHORS FILE] (VOLUMES: the file of write-queries.mjs; AUTHORS:
separated by commas, left out of the training, whose weights then go to FILE and not into the project)

Only the query encoder is trained, in the way of the readers (train.py). Texts keep the vectors of the embedding
model, so nothing that is stored changes.
"""

import json
import pathlib
import random
import sys

import torch
import torch.nn.functional as F
from encoder import PROJECT, WIDTH, Encoder, batched, tokenizer
from safetensors.torch import save_file
from train import CHECKS, SEED, adapt, cut, fit, saved

# Also in packages/adapters/models/token-windows.ts. Counts [CLS] and [SEP].
MOST_PIECES = 256
EPOCHS, RATE = 3, 3e-4
# Temperature of the softmax over texts (InfoNCE, Oord et al. 2018); low, because cosines differ by only .1 or .2.
TEMPERATURE = 0.05
# Random texts of a batch that its questions are compared with; each skips those of its own volume.
OTHERS = 256
# How much it counts that a question's vector moves away from that of the embedding model.
KEEP = 2.0


class Sentences(Encoder):
    """One unit vector for a text: the mean of its rows."""

    def __init__(self):
        super().__init__(WIDTH)
        del self.head

    def forward(self, ids, there):
        kept = there[..., None]
        return F.normalize((self.rows(ids, there) * kept).sum(1).float() / kept.sum(1), dim=-1)


def vectors(encoder, texts):
    """Returns a unit vector for each text, in order."""
    encoder.eval()
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    found = torch.zeros(len(texts), WIDTH)
    with torch.no_grad():
        for at in range(0, len(order), 64):
            chosen = order[at : at + 64]
            found[chosen] = encoder(*batched([texts[each] for each in chosen]))
    return found


def main():
    torch.set_num_threads(2)
    torch.manual_seed(SEED)
    random.seed(SEED)
    read = tokenizer()
    left_out = sys.argv[2].split(",") if len(sys.argv) > 2 else []
    volumes = [
        each for each in json.loads(pathlib.Path(sys.argv[1]).read_text()) if each["author"] not in left_out
    ]

    def ids_of(text):
        return cut(read.encode(text).ids, MOST_PIECES)

    encoder = Sentences()
    texts = [[ids_of(text) for text in volume["texts"]] for volume in volumes]
    places = vectors(encoder, [each for volume in texts for each in volume])
    ends = torch.tensor([len(volume) for volume in texts]).cumsum(0).tolist()
    asked = [
        (ids_of(question["text"]), at, torch.tensor(question["answers"]), question["text"])
        for at, volume in enumerate(volumes)
        for question in volume["questions"]
    ]
    before = vectors(encoder, [ids for ids, *_ in asked])
    print(f"{len(asked)} questions about {len(places)} texts", flush=True)
    adapt(encoder.encoder)

    def loss_of(_epoch, chosen, found):
        drawn = torch.randint(len(places), (OTHERS,))
        total = KEEP * (1 - (found * before[chosen]).sum(1)).sum()
        for vector, at in zip(found, chosen):
            _, volume, answers, _ = asked[at]
            start = ends[volume] - len(texts[volume])
            own = places[start : ends[volume]] @ vector / TEMPERATURE
            others = places[drawn[(drawn < start) | (drawn >= ends[volume])]]
            is_wrong = torch.ones(len(own), dtype=torch.bool)
            is_wrong[answers] = False
            wrong = torch.logsumexp(torch.cat([own[is_wrong], others @ vector / TEMPERATURE]), 0)
            # Each answer competes with the wrong texts only, because a question should find old and new values.
            total = total + F.softplus(wrong - own[answers]).mean()
        return total / len(chosen)

    fit(encoder, [[ids for ids, *_ in asked]] * EPOCHS, loss_of, RATE)
    weights = PROJECT / "models/all-MiniLM-L6-v2/query-encoder.safetensors"
    target = pathlib.Path(sys.argv[3]) if left_out else weights
    save_file(saved(encoder), target)
    if left_out:
        return
    some = asked[:: len(asked) // CHECKS]
    found = vectors(encoder, [ids for ids, *_ in some])
    checks = []
    for vector, (_, volume, answers, question) in zip(found, some):
        at = int(answers[0])
        cosine = float(places[ends[volume] - len(texts[volume]) + at] @ vector)
        checks.append({"query": question, "text": volumes[volume]["texts"][at], "cosine": round(cosine, 3)})
    fixture = PROJECT / "packages/adapters/models/fixtures/query-encoder-checks.json"
    fixture.write_text(json.dumps(checks, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
