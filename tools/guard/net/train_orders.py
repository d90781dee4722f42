"""Trains the networks for orders and writes their weights into core (models/guard/suspicion.md). A minute and a half.

usage: python tools/guard/net/train_orders.py EXAMPLES [--without SOURCE,SOURCE --scores FILE]
EXAMPLES: the file of write-orders.mjs. With --without, writes no weights, but the scores of networks that were trained
without these sources into FILE: of every window in EXAMPLES.
"""

import argparse
import json
import pathlib

import torch
from networks import Trunk, fit, mean, most, write

# Also in packages/core/memory/guard/reject/order-net.ts.
MOST_PIECES = 64
OPTIONS = {"epochs": 8, "batch": 64, "decay": 0.05}
UNKNOWN_SHARE, SEEDS = 0.15, (1, 2, 3)
# A source counts the root of its weight in the regression, so that the small ones are not learned by heart.
MOST_WEIGHT = 4


class Net(Trunk):
    def __init__(self):
        super().__init__(UNKNOWN_SHARE, parts=2)

    def forward(self, ids):
        there = ids >= 0
        rows = self.rows(ids, kept=torch.zeros_like(there))
        return self.head(torch.cat([most(rows, there), mean(rows, there)], -1))


def packed(windows):
    ids = torch.full((len(windows), MOST_PIECES), -1)
    for row, window in enumerate(windows):
        ids[row, : len(window["ids"])] = torch.tensor(window["ids"])
    return ids


def scored(nets, windows):
    with torch.no_grad():
        parts = [sum(net(part) for net in nets) / len(nets) for part in packed(windows).split(256)]
    return [round(float(score), 3) for score in torch.cat(parts)]


def main():
    torch.set_num_threads(2)
    options = argparse.ArgumentParser()
    options.add_argument("examples")
    options.add_argument("--without", default="")
    options.add_argument("--scores")
    given = options.parse_args()
    windows = json.loads(pathlib.Path(given.examples).read_text())
    rows = [each for each in windows if each["trained"] and each["source"] not in given.without.split(",")]
    labels = torch.tensor([each["attack"] for each in rows], dtype=torch.float32)
    weights = torch.tensor([min(each["weight"], MOST_WEIGHT) ** 0.5 for each in rows])
    nets = []
    for seed in SEEDS:
        torch.manual_seed(seed)
        nets.append(fit(Net(), [packed(rows)], labels, weights, name=f"seed {seed}", **OPTIONS))
    if given.scores:
        pathlib.Path(given.scores).write_text(json.dumps(scored(nets, windows)))
        return
    chosen = [{"ids": each["ids"]} for each in rows[:: len(rows) // 40]]
    checks = [{**each, "score": score} for each, score in zip(chosen, scored(nets, chosen))]
    write("packages/core/memory/guard/reject", "train_orders.py", nets, checks)


if __name__ == "__main__":
    main()
