"""Trains the networks for gibberish and writes their weights into core (models/guard/letters.md).

usage: python tools/guard/net/train_gibberish.py EXAMPLES (the file of write-gibberish.mjs)
"""

import json
import pathlib
import sys

import torch
import torch.nn.functional as F
from networks import Trunk, checks_of, mean, most, padded, some, trained, write

# SIGN_COUNT and MOST_SIGNS of packages/core/memory/guard/reject/gibberish/net.ts.
SIGN_COUNT, MOST_SIGNS = 258, 96
# Chosen on authors that were left out.
OPTIONS = {"epochs": 8, "batch": 64, "decay": 0.02}
SEEDS = (1,)


class Net(Trunk):
    def __init__(self):
        super().__init__(SIGN_COUNT, parts=2)

    def forward(self, ids):
        there = ids >= 0
        rows = self.convolve(F.embedding(ids.clamp(min=0), self.input.weight.T) + self.input.bias, there)
        return self.head(torch.cat([most(rows, there), mean(rows, there)], -1))


def packed(parts):
    return (padded(parts, MOST_SIGNS),)


def main():
    torch.set_num_threads(2)
    parts = json.loads(pathlib.Path(sys.argv[1]).read_text())
    labels = torch.tensor([each["gibberish"] for each in parts], dtype=torch.float32)
    nets = trained(Net, packed(parts), labels, torch.ones(len(labels)), SEEDS, OPTIONS)
    checks = checks_of(nets, [{"ids": each["ids"]} for each in some(parts)], packed)
    write("packages/core/memory/guard/reject/gibberish", "train_gibberish.py", nets, checks)


if __name__ == "__main__":
    main()
