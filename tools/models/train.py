"""Trains a reader: what is added to the embedding model, and a head (models/guard/suspicion.md, letters.md, updates.md).

usage: python tools/models/train.py TEXTS NAME (the file of write-NAME.mjs; NAME: orders, gibberish or updates)

Trained are the biases, the layer norms (BitFit, Ben Zaken, Goldberg and Ravfogel 2022) and two small matrices for each
large one, whose product is added to it (LoRA, Hu et al. 2021). Takes 10 to 35 minutes on two cores. Needs torch, onnx,
tokenizers and safetensors.
"""

import json
import pathlib
import random
import sys
import time

import torch
import torch.nn.functional as F
from encoder import PROJECT, Reader, batched, tokenizer
from safetensors.torch import save_file
from torch import nn

# Also in packages/adapters/models/guard-model-worker.ts. Counts [CLS] and [SEP].
MOST_PIECES = 72
RANK, SCALE = 8, 2
EPOCHS, BATCH, RATE, DECAY, WARM_UP, SEED = 3, 32, 7e-4, 0.01, 0.1, 1
# A source counts the root of its weight in the regression, so that the small ones are not learned by heart.
MOST_WEIGHT = 4
CHECKS = 40
# Without the matrix unit of newer processors (AMX), 16-bit numbers take twice as long as 32-bit ones.
HAS_AMX = torch.cpu._is_amx_tile_supported()


class Adapted(nn.Module):
    """A linear layer, and the product of two small matrices that is added to its matrix. It begins as zero."""

    def __init__(self, linear):
        super().__init__()
        self.linear = linear
        self.lora_A = nn.Parameter(torch.randn(RANK, linear.in_features) / linear.in_features**0.5)
        self.lora_B = nn.Parameter(torch.zeros(linear.out_features, RANK))

    def forward(self, rows):
        return F.linear(rows, self.linear.weight + SCALE * (self.lora_B @ self.lora_A), self.linear.bias)


def adapt(module):
    for name, child in list(module.named_children()):
        if isinstance(child, nn.Linear):
            module._modules[name] = Adapted(child)
        else:
            adapt(child)


def is_trained(name):
    return name.endswith((".bias", ".lora_A", ".lora_B")) or "LayerNorm" in name or name.startswith("head.")


def saved(reader):
    """The trained weights under the names of the embedding model's file. SCALE becomes a part of lora_B."""
    trained = {}
    for name, value in reader.named_parameters():
        if is_trained(name):
            value = value.detach() * (SCALE if name.endswith(".lora_B") else 1)
            trained[name.replace(".linear.", ".")] = value.to(torch.bfloat16).contiguous()
    return trained


def batches(texts):
    """Texts of about the same length together, in random order."""
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]) + random.random() * 8)
    parts = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
    random.shuffle(parts)
    return parts


def fit(reader, epochs, loss_of, most_rate):
    """epochs: the texts of each, as lists of ids. loss_of(epoch, indices of texts, their scores) returns the loss."""
    for name, parameter in reader.named_parameters():
        parameter.requires_grad = is_trained(name)
    parameters = [each for each in reader.parameters() if each.requires_grad]
    optimizer = torch.optim.AdamW(parameters, lr=most_rate, weight_decay=DECAY)
    steps = sum(-(-len(texts) // BATCH) for texts in epochs)
    rate = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / (WARM_UP * steps)) * max(0, 1 - step / steps)
    )
    for epoch, texts in enumerate(epochs):
        begun, total = time.time(), 0.0
        reader.train()
        for chosen in batches(texts):
            with torch.autocast("cpu", dtype=torch.bfloat16, enabled=HAS_AMX):
                scores = reader(*batched([texts[at] for at in chosen]))
            loss = loss_of(epoch, chosen, scores.float())
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(parameters, 1.0)
            optimizer.step()
            rate.step()
            total += loss.item() * len(chosen)
        print(f"epoch {epoch + 1}: loss {total / len(texts):.4f}, {time.time() - begun:.0f} s", flush=True)
    return reader.eval()


def cut(ids, most=MOST_PIECES):
    return [*ids[: most - 1], ids[-1]] if len(ids) > most else ids


def text_of(example):
    return {name: example[name] for name in ("text", "texts") if name in example}


def main():
    torch.set_num_threads(2)
    torch.manual_seed(SEED)
    random.seed(SEED)
    examples, name = json.loads(pathlib.Path(sys.argv[1]).read_text()), sys.argv[2]
    read = tokenizer()

    def ids_of(example):
        """Of two texts, the second one follows the [SEP] of the first."""
        first, *more = (read.encode(text).ids for text in example.get("texts") or [example["text"]])
        return cut(first) + [each for ids in more for each in cut(ids)[1:]]

    labels = torch.tensor([float(each["label"]) for each in examples])
    weights = torch.tensor([min(each["weight"], MOST_WEIGHT) ** 0.5 for each in examples])
    reader = Reader()
    adapt(reader.encoder)

    def loss_of(_epoch, chosen, scores):
        return (F.binary_cross_entropy_with_logits(scores, labels[chosen], reduction="none") * weights[chosen]).mean()

    fit(reader, [[ids_of(each) for each in examples]] * EPOCHS, loss_of, RATE)
    save_file(saved(reader), PROJECT / f"models/guard/{name}-reader.safetensors")
    some = examples[:: len(examples) // CHECKS]
    with torch.no_grad():
        checks = [{**text_of(each), "score": round(float(reader(*batched([ids_of(each)]))), 2)} for each in some]
    target = PROJECT / f"packages/adapters/models/fixtures/{name}-reader-checks.json"
    target.write_text(json.dumps(checks, indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main()
