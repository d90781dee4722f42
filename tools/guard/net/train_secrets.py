"""Trains the network for secrets and writes its weights into core (models/guard/networks.md).

usage: python tools/guard/net/train_secrets.py EXAMPLES (the file of write-secrets.mjs)

BEFORE and AFTER are also in packages/core/memory/guard/secrets/net.ts, which computes the same.
"""

import json
import pathlib
import sys

import torch
from networks import MARGIN, Pieces, checks_of, mean, most, some, trained, write

BEFORE, AFTER = 24, 16
# Longer values are cut. Core does not cut them: their mean and what follows them differ a little from training.
MOST_OF_VALUE = 12
LENGTH = BEFORE + MARGIN + MOST_OF_VALUE + AFTER + MARGIN
START = BEFORE + MARGIN
# Chosen on the frames of other authors, left out: training on them is the last step.
OPTIONS = {"epochs": 4, "batch": 128, "decay": 0.02}
UNKNOWN_SHARE, SEEDS = 0.1, (1,)


class Net(Pieces):
    def __init__(self):
        super().__init__(UNKNOWN_SHARE, parts=5)

    def forward(self, ids, ends):
        """The value is from START to its end."""
        at, ends = torch.arange(LENGTH)[None], ends[:, None]
        is_value, there = (at >= START) & (at < ends), ids >= 0
        rows = self.rows(ids, kept=is_value)
        before = most(rows, (at >= START - BEFORE) & (at < START) & there)
        after = most(rows, (at >= ends) & (at < ends + AFTER) & there)
        right = rows[torch.arange(len(rows)), ends[:, 0].clamp(max=LENGTH - 1)]
        return self.head(torch.cat([before, after, mean(rows, is_value), rows[:, START - 1], right], -1))


def packed(examples):
    """Cuts values longer than MOST_OF_VALUE pieces, and pads on both sides."""
    ids, ends = torch.full((len(examples), LENGTH), -1), torch.zeros(len(examples), dtype=torch.long)
    for row, each in enumerate(examples):
        pieces, start, end = each["ids"], each["from"], each["to"]
        kept = min(end - start, MOST_OF_VALUE)
        line = pieces[:start + kept] + pieces[end:]
        ids[row, START - start:START - start + len(line)] = torch.tensor(line)
        ends[row] = START + kept
    return ids, ends


def main():
    torch.set_num_threads(2)
    examples = json.loads(pathlib.Path(sys.argv[1]).read_text())
    labels = torch.tensor([each["secret"] for each in examples], dtype=torch.float32)
    nets = trained(Net, packed(examples), labels, torch.ones(len(labels)), SEEDS, OPTIONS)
    checks = checks_of(nets, some(examples), packed)
    write("packages/core/memory/guard/secrets", "train_secrets.py", nets, checks)


if __name__ == "__main__":
    main()
