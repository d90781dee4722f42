"""A small network over signs, its training, and how its weights are written (train_gibberish.py).

packages/core/text/net computes the same trunk; WIDTH of its layers.ts, and DILATIONS and NOTHING of its convolve.ts, are
here too.
"""

import base64
import json
import pathlib
import time

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

PROJECT = pathlib.Path(__file__).resolve().parents[3]

DILATIONS, NOTHING = (1, 2, 4), -9.0
WIDTH, HIDDEN = 64, 64
RATE, DROPOUT = 2e-3, 0.3


def exported(name, value):
    return f"export const {name} = {json.dumps(value)}\n"


class Trunk(nn.Module):
    """Features of rows in their surroundings, and two layers over what a subclass makes of them."""

    def __init__(self, inputs, parts):
        super().__init__()
        self.input = nn.Linear(inputs, WIDTH)
        self.convolutions = nn.ModuleList(nn.Conv1d(WIDTH, WIDTH, 3, padding=d, dilation=d) for d in DILATIONS)
        self.norms = nn.ModuleList(nn.LayerNorm(WIDTH) for _ in DILATIONS)
        self.hidden, self.output = nn.Linear(parts * WIDTH, HIDDEN), nn.Linear(HIDDEN, 1)
        self.drop = nn.Dropout(DROPOUT)

    def convolve(self, rows, there):
        """rows: (batch, length, WIDTH), there: (batch, length), whether a row is one of the text."""
        mask = there[..., None].float()
        rows = rows * mask
        for convolution, norm in zip(self.convolutions, self.norms):
            seen = (norm(rows) * mask).transpose(1, 2)
            rows = (rows + self.drop(F.relu(convolution(seen).transpose(1, 2)))) * mask
        return rows

    def head(self, seen):
        return self.output(self.drop(F.relu(self.hidden(self.drop(seen)))))[:, 0]


def most(rows, chosen):
    return rows.masked_fill(~chosen[..., None], NOTHING).max(1).values


def mean(rows, chosen):
    return (rows * chosen[..., None]).sum(1) / chosen.sum(1, keepdim=True).clamp(min=1)


def fit(net, inputs, labels, weights, *, epochs, batch, decay, name):
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=decay)
    steps = epochs * -(-len(labels) // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps)
    for epoch in range(epochs):
        begun, total = time.time(), 0.0
        net.train()
        for chosen in torch.randperm(len(labels)).split(batch):
            scores = net(*[each[chosen] for each in inputs])
            losses = F.binary_cross_entropy_with_logits(scores, labels[chosen], reduction="none")
            loss = (losses * weights[chosen]).mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item() * len(chosen)
        print(f"{name}, epoch {epoch + 1}: loss {total / len(labels):.4f}, {time.time() - begun:.0f} s", flush=True)
    return net.eval()


def trained(make, inputs, labels, weights, seeds, options):
    """One network for each seed. `make` returns a new one, `inputs` are the tensors it takes."""
    nets = []
    for seed in seeds:
        torch.manual_seed(seed)
        nets.append(fit(make(), inputs, labels, weights, name=f"seed {seed}", **options))
    return nets


def padded(texts, length):
    """The ids of each text, -1 where there is none: (texts, length)."""
    ids = torch.full((len(texts), length), -1)
    for row, text in enumerate(texts):
        ids[row, : len(text["ids"])] = torch.tensor(text["ids"])
    return ids


def checks_of(nets, examples, packed):
    """Examples with the mean score of the nets. `packed` returns the tensors that a net takes."""
    with torch.no_grad():
        scores = sum(net(*packed(examples)) for net in nets) / len(nets)
    return [{**each, "score": round(float(score), 3)} for each, score in zip(examples, scores)]


def some(examples):
    """About forty of the examples, evenly."""
    return examples[:: len(examples) // 40]


def listed(numbers):
    return [float(f"{number:.5g}") for number in numbers.tolist()]


def layer(weights, bias=None):
    """weights: (outputs, inputs). Written as signed bytes, in order of the inputs, with a scale for each output."""
    weights = weights.detach().numpy()
    scales = np.abs(weights).max(1) / 127
    levels = np.round(weights / scales[:, None]).astype(np.int8)
    written = {"weights": base64.b64encode(levels.T.tobytes()).decode(), "scales": listed(scales)}
    return written if bias is None else {**written, "bias": listed(bias.detach().numpy())}


def written(net):
    convolutions = [
        {
            "taps": [layer(convolution.weight[:, :, tap]) for tap in range(3)],
            "bias": listed(convolution.bias.detach().numpy()),
            "gain": listed(norm.weight.detach().numpy()),
            "shift": listed(norm.bias.detach().numpy()),
        }
        for convolution, norm in zip(net.convolutions, net.norms)
    ]
    return {
        "input": layer(net.input.weight, net.input.bias),
        "convolutions": convolutions,
        "hidden": layer(net.hidden.weight, net.hidden.bias),
        "output": layer(net.output.weight, net.output.bias),
    }


def write(folder, script, nets, checks):
    """`checks`: examples with the mean score of the nets, for a test of what core computes."""
    target = PROJECT / folder / "learned"
    (target / "net-weights.ts").write_text(
        f"/** Generated by tools/guard/net/{script}: do not edit. */\n"
        + exported("NETWORKS", [written(net) for net in nets])
    )
    (target / "net-checks.cases.ts").write_text(
        f"/** Generated by tools/guard/net/{script}: do not edit. Scores before the weights were rounded. */\n"
        + exported("CHECKS", checks)
    )
