"""Trains the network for secrets and writes its weights into core (models/guard/secrets.md). Two minutes on two cores.

usage: python tools/guard/secrets-net/train.py EXAMPLES
EXAMPLES: the file of write-examples.mjs. Needs torch, numpy and onnx (written with 2.15, 2.4 and 1.23).

packages/core/memory/guard/secrets/net/net.ts computes the same network; its constants BEFORE, AFTER, MARGIN, DILATIONS
and NOTHING, and WIDTH and DEPTH of read-weights.ts, are here too.
"""

import base64
import json
import pathlib
import sys
import time

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

PROJECT = pathlib.Path(__file__).resolve().parents[3]
GENERATED = PROJECT / "packages/core/memory/guard/secrets/net/generated"
MODEL = PROJECT / "models/all-MiniLM-L6-v2"

BEFORE, AFTER, MARGIN, DILATIONS, NOTHING = 24, 16, 7, (1, 2, 4), -9.0
WIDTH, DEPTH, HIDDEN = 64, 32, 64
# Chosen on the frames of other authors, left out: training on them is the last step.
EPOCHS, BATCH, RATE, DECAY, DROPOUT, UNKNOWN_SHARE, SEEDS = 4, 128, 2e-3, 0.02, 0.3, 0.1, (1,)
# A piece's number is written in 4 bits, from -LEVELS to LEVELS; the largest .3 % are clipped.
LEVELS, CLIPPED = 7, 0.997
MOST_OF_VALUE = 12
LENGTH = BEFORE + MARGIN + MOST_OF_VALUE + AFTER + MARGIN
START = BEFORE + MARGIN


def vocabulary():
    text = (GENERATED / "vocabulary.ts").read_text()
    return json.loads(text[text.index('"'):]).split(" ")


def vectors(pieces):
    """The embedding model's vectors of the pieces, on their DEPTH main axes, in LEVELS: (levels, scales)."""
    ids = json.loads((MODEL / "tokenizer.json").read_text())["model"]["vocab"]
    graph = onnx.load(MODEL / "onnx/model_quantized.onnx").graph
    held = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    name = "embeddings.word"
    words = (held[f"{name}_quantized"].astype(np.float32) - held[f"{name}_zero_point"]) * held[f"{name}_scale"]
    # The first thousand are control pieces and single signs.
    mean = words[1000:].mean(0)
    axes = np.linalg.svd(words[1000:] - mean, full_matrices=False)[2][:DEPTH]
    own = ((words - mean) @ axes.T)[[ids[piece] for piece in pieces]]
    own /= own[300:].std()
    scales = np.quantile(np.abs(own), CLIPPED, axis=0) / LEVELS
    return np.clip(np.round(own / scales), -LEVELS, LEVELS).astype(np.int8), scales


class Net(nn.Module):
    def __init__(self, table, unknown):
        super().__init__()
        self.table, self.unknown = table, unknown
        self.input = nn.Linear(DEPTH, WIDTH)
        self.convolutions = nn.ModuleList(nn.Conv1d(WIDTH, WIDTH, 3, padding=d, dilation=d) for d in DILATIONS)
        self.norms = nn.ModuleList(nn.LayerNorm(WIDTH) for _ in DILATIONS)
        self.hidden, self.output = nn.Linear(5 * WIDTH, HIDDEN), nn.Linear(HIDDEN, 1)
        self.drop = nn.Dropout(DROPOUT)

    def forward(self, ids, ends):
        """ids: (batch, LENGTH), -1 where there is no piece; the value is from START to its end."""
        at = torch.arange(LENGTH)[None]
        is_value = (at >= START) & (at < ends[:, None])
        there = ids >= 0
        if self.training:
            ids = ids.masked_fill((torch.rand(ids.shape) < UNKNOWN_SHARE) & there & ~is_value, self.unknown)
        mask = there[..., None].float()
        rows = self.input(self.table[ids.clamp(min=0)]) * mask
        for convolution, norm in zip(self.convolutions, self.norms):
            seen = (norm(rows) * mask).transpose(1, 2)
            rows = (rows + self.drop(F.relu(convolution(seen).transpose(1, 2)))) * mask

        def most(chosen):
            return rows.masked_fill(~(chosen & there)[..., None], NOTHING).max(1).values

        mean = (rows * is_value[..., None]).sum(1) / is_value.sum(1, keepdim=True).clamp(min=1)
        before, after = most((at >= START - BEFORE) & (at < START)), most((at >= ends[:, None]) & (at < ends[:, None] + AFTER))
        right = rows[torch.arange(len(rows)), ends.clamp(max=LENGTH - 1)]
        seen = torch.cat([before, after, mean, rows[:, START - 1], right], -1)
        return self.output(self.drop(F.relu(self.hidden(self.drop(seen)))))[:, 0]


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


def fit(table, unknown, examples, seed):
    torch.manual_seed(seed)
    ids, ends = packed(examples)
    secret = torch.tensor([each["secret"] for each in examples], dtype=torch.float32)
    net = Net(table, unknown)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=DECAY)
    steps = EPOCHS * -(-len(examples) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, RATE, total_steps=steps)
    for epoch in range(EPOCHS):
        begun, total = time.time(), 0.0
        for chosen in torch.randperm(len(examples)).split(BATCH):
            loss = F.binary_cross_entropy_with_logits(net(ids[chosen], ends[chosen]), secret[chosen])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item() * len(chosen)
        print(f"seed {seed}, epoch {epoch + 1}: loss {total / len(examples):.4f}, {time.time() - begun:.0f} s", flush=True)
    return net.eval()


def listed(numbers, digits=5):
    return [float(f"{number:.{digits}g}") for number in numbers.tolist()]


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


def main():
    torch.set_num_threads(2)
    pieces = vocabulary()
    levels, scales = vectors(pieces)
    table = torch.tensor(levels * scales, dtype=torch.float32)
    examples = json.loads(pathlib.Path(sys.argv[1]).read_text())
    nets = [fit(table, pieces.index("[UNK]"), examples, seed) for seed in SEEDS]
    halves = (levels + 8).astype(np.uint8).reshape(-1, 2)
    numbers = base64.b64encode((halves[:, 0] << 4 | halves[:, 1]).tobytes()).decode()
    (GENERATED / "weights.ts").write_text(
        "/** Generated by tools/guard/secrets-net/train.py: do not edit. See models/guard/secrets.md. */\n"
        f"export const VECTORS = {json.dumps({'numbers': numbers, 'scales': listed(scales)})}\n"
        f"export const NETWORKS = {json.dumps([written(net) for net in nets])}\n"
    )
    chosen = examples[:: len(examples) // 40]
    with torch.no_grad():
        scores = sum(net(*packed(chosen)) for net in nets) / len(nets)
    checks = [{**each, "score": round(float(score), 3)} for each, score in zip(chosen, scores)]
    (GENERATED / "checks.cases.ts").write_text(
        "/** Generated by tools/guard/secrets-net/train.py: do not edit. Scores before the weights were rounded. */\n"
        f"export const CHECKS = {json.dumps(checks)}\n"
    )


if __name__ == "__main__":
    main()
