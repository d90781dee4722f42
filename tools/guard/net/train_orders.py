"""Trains the networks for orders and writes their weights into core (models/guard/networks.md).

usage: python tools/guard/net/train_orders.py EXAMPLES (the file of write-orders.mjs)
"""

import json
import pathlib
import sys

import torch
from networks import Pieces, checks_of, mean, most, padded, some, trained, write

# Also in packages/core/memory/guard/reject/order-net.ts.
MOST_PIECES = 64
OPTIONS = {"epochs": 8, "batch": 64, "decay": 0.05}
UNKNOWN_SHARE, SEEDS = 0.15, (1, 2, 3)
# A source counts the root of its weight in the regression, so that the small ones are not learned by heart.
MOST_WEIGHT = 4


class Net(Pieces):
    def __init__(self):
        super().__init__(UNKNOWN_SHARE, parts=2)

    def forward(self, ids):
        there = ids >= 0
        rows = self.rows(ids, kept=torch.zeros_like(there))
        return self.head(torch.cat([most(rows, there), mean(rows, there)], -1))


def packed(windows):
    return (padded(windows, MOST_PIECES),)


def main():
    torch.set_num_threads(2)
    windows = json.loads(pathlib.Path(sys.argv[1]).read_text())
    labels = torch.tensor([each["attack"] for each in windows], dtype=torch.float32)
    weights = torch.tensor([min(each["weight"], MOST_WEIGHT) ** 0.5 for each in windows])
    nets = trained(Net, packed(windows), labels, weights, SEEDS, OPTIONS)
    checks = checks_of(nets, [{"ids": each["ids"]} for each in some(windows)], packed)
    write("packages/core/memory/guard/reject", "train_orders.py", nets, checks)


if __name__ == "__main__":
    main()
