"""Trains the secret reader: which words of a text are a secret (models/guard/secrets.md).

usage: python tools/models/train_secrets.py TEXTS (the file of write-secrets.mjs)

Trained like the other readers (train.py), but each epoch fills the frames with new values. Takes 13 minutes on two
cores.
"""

import json
import pathlib
import random
import sys

import torch
import torch.nn.functional as F
from encoder import PROJECT, Tagger, batched, tokenizer
from safetensors.torch import save_file
from torch import nn
from train import CHECKS, SEED, adapt, fit, saved

# Also in packages/adapters/models/secret-reader-worker.ts. Counts [CLS] and [SEP].
MOST_PIECES = 96
RATE = 1e-3
# Scales up the mean loss, which is small because few pieces are secret; fit() clips the gradient's norm to 1.
LOSS_SCALE = 4


def main():
    torch.set_num_threads(2)
    torch.manual_seed(SEED)
    random.seed(SEED)
    read = tokenizer()

    def pieces_of(example):
        """Returns the ids of a text's pieces, and for each whether it is in a secret."""
        text = read.encode(example["text"])
        places = text.offsets[:MOST_PIECES]
        secret = [float(any(at < end and to > start for start, end in example["secrets"])) for at, to in places]
        return text.ids[:MOST_PIECES], secret

    epochs = [[pieces_of(each) for each in texts] for texts in json.loads(pathlib.Path(sys.argv[1]).read_text())]

    def loss_of(epoch, chosen, scores):
        texts = [epochs[epoch][at] for at in chosen]
        labels = nn.utils.rnn.pad_sequence([torch.tensor(secret) for _, secret in texts], batch_first=True)
        _, there = batched([ids for ids, _ in texts])
        losses = F.binary_cross_entropy_with_logits(scores, labels, reduction="none")
        return LOSS_SCALE * (losses * there).sum() / there.sum()

    tagger = Tagger()
    adapt(tagger.encoder)
    fit(tagger, [[ids for ids, _ in texts] for texts in epochs], loss_of, RATE)
    save_file(saved(tagger), PROJECT / "models/guard/secrets-reader.safetensors")
    texts = json.loads(pathlib.Path(sys.argv[1]).read_text())[0]
    checks = [checked(tagger, read, each["text"]) for each in texts[:: len(texts) // CHECKS]]
    target = PROJECT / "packages/adapters/models/fixtures/secrets-reader-checks.json"
    target.write_text(json.dumps(checks, indent=2, ensure_ascii=False) + "\n")


def checked(tagger, read, text):
    """A text, and the number of its likeliest piece."""
    ids = read.encode(text).ids[:MOST_PIECES]
    with torch.no_grad():
        return {"text": text, "score": round(float(tagger(*batched([ids]))[0, 1:-1].max()), 2)}


if __name__ == "__main__":
    main()
