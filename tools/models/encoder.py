"""The embedding model (all-MiniLM-L6-v2) in torch, with the weights of the ONNX file that the service runs."""

import pathlib

import numpy as np
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from tokenizers import Tokenizer
from torch import nn

PROJECT = pathlib.Path(__file__).resolve().parents[2]
MODEL = PROJECT / "models/all-MiniLM-L6-v2"
PIECES, PLACES, WIDTH, INNER, HEADS, LAYERS = 30_522, 512, 384, 1536, 12, 6
EPSILON, DROPOUT = 1e-12, 0.1


def tokenizer():
    read = Tokenizer.from_file(str(MODEL / "tokenizer.json"))
    read.no_padding()
    read.no_truncation()
    return read


def weights():
    """The model's weights by name, as floats: matrices are stored as bytes, with a scale and a zero point each."""
    graph = onnx.load(MODEL / "onnx/model_quantized.onnx").graph
    stored = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    found = {}
    for name, value in stored.items():
        if name.endswith("_quantized"):
            name = name.removesuffix("_quantized")
            scale, zero = (stored[f"{name}_{each}"].astype(np.float32) for each in ("scale", "zero_point"))
            value = (value.astype(np.float32) - zero) * scale
            # The file holds a layer's matrix transposed.
            name, value = (name[:-2], value.T) if name.endswith(".weight_t") else (name, value)
        if name.startswith(("encoder.", "embeddings.")) and not name.endswith(("_scale", "_zero_point")):
            found[name] = torch.tensor(value.copy())
    return found


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.self = nn.ModuleDict({name: nn.Linear(WIDTH, WIDTH) for name in ("query", "key", "value")})
        self.output = nn.ModuleDict({"dense": nn.Linear(WIDTH, WIDTH), "LayerNorm": nn.LayerNorm(WIDTH, EPSILON)})

    def forward(self, rows, mask):
        def heads(name):
            return self.self[name](rows).unflatten(-1, (HEADS, -1)).transpose(1, 2)

        seen = F.scaled_dot_product_attention(heads("query"), heads("key"), heads("value"), attn_mask=mask)
        return self.output["dense"](seen.transpose(1, 2).flatten(2))


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.attention = Attention()
        self.intermediate = nn.ModuleDict({"dense": nn.Linear(WIDTH, INNER)})
        self.output = nn.ModuleDict({"dense": nn.Linear(INNER, WIDTH), "LayerNorm": nn.LayerNorm(WIDTH, EPSILON)})
        self.drop = nn.Dropout(DROPOUT)

    def forward(self, rows, mask):
        rows = self.attention.output["LayerNorm"](rows + self.drop(self.attention(rows, mask)))
        inner = F.gelu(self.intermediate["dense"](rows))
        return self.output["LayerNorm"](rows + self.drop(self.output["dense"](inner)))


class Encoder(nn.Module):
    """The model, and a layer that reads `inputs` numbers. Parameters are named as in the file."""

    def __init__(self, inputs):
        super().__init__()
        self.embeddings = nn.ModuleDict(
            {
                "word": nn.Embedding(PIECES, WIDTH),
                "pos": nn.Embedding(PLACES, WIDTH),
                "kind": nn.Embedding(2, WIDTH),
                "LayerNorm": nn.LayerNorm(WIDTH, EPSILON),
            }
        )
        self.encoder = nn.ModuleDict({"layer": nn.ModuleList(Layer() for _ in range(LAYERS))})
        self.head = nn.Linear(inputs, 1)
        self.drop = nn.Dropout(DROPOUT)
        # The file's names of its tables do not end with "weight"; every module has a method that is called `type`.
        tables = {"embeddings.word": "word", "embeddings.pos": "pos", "embeddings.type": "kind"}
        stored = {
            f"embeddings.{tables[name]}.weight" if name in tables else name: each for name, each in weights().items()
        }
        missing = self.load_state_dict(stored, strict=False)
        assert not missing.unexpected_keys and set(missing.missing_keys) == {"head.weight", "head.bias"}, missing
        nn.init.normal_(self.head.weight, std=0.02)
        nn.init.zeros_(self.head.bias)

    def rows(self, ids, there):
        """ids, there: (texts, pieces); `there` is 1 for pieces of the text, 0 for padding. Returns a vector per piece."""
        at = self.embeddings
        rows = at["LayerNorm"](at["word"](ids) + at["kind"].weight[0] + at["pos"].weight[: ids.shape[1]])
        mask = torch.where(there > 0, 0.0, -1e9)[:, None, None, :]
        for layer in self.encoder["layer"]:
            rows = layer(rows, mask.to(torch.bfloat16) if torch.is_autocast_enabled("cpu") else mask)
        return rows


class Reader(Encoder):
    """One number for a text, read off the first row and the mean of all rows."""

    def __init__(self):
        super().__init__(2 * WIDTH)

    def forward(self, ids, there):
        rows = self.rows(ids, there)
        kept = there[..., None].to(rows.dtype)
        mean = (rows * kept).sum(1) / kept.sum(1)
        return self.head(self.drop(torch.cat([rows[:, 0], mean], -1)))[:, 0]


class Tagger(Encoder):
    """One number for each piece of a text."""

    def __init__(self):
        super().__init__(WIDTH)

    def forward(self, ids, there):
        return self.head(self.drop(self.rows(ids, there)))[..., 0]


def batched(texts):
    """Lists of ids as two tensors for forward()."""
    ids = nn.utils.rnn.pad_sequence([torch.tensor(each) for each in texts], batch_first=True)
    there = nn.utils.rnn.pad_sequence([torch.ones(len(each)) for each in texts], batch_first=True)
    return ids, there
