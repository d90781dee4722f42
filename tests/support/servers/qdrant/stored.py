"""The collections and their aliases, in a folder that stays consistent when the process is killed."""

import fcntl
import json
import os
import shutil
import threading
import uuid
from contextlib import contextmanager
from urllib.parse import quote, unquote

import qdrant_edge as engine

from refusals import Refusal, needed, only
from shapes import collection_config, index_schema

# Options of distributed or tuned collections, without meaning for one shard without replicas.
WITHOUT_MEANING = ("shard_number", "replication_factor", "write_consistency_factor", "on_disk_payload", "wal_config")
COLLECTION = ("vectors", "sparse_vectors", "hnsw_config", "optimizers_config", *WITHOUT_MEANING)


class Collection:
    """One shard of the engine. A lock serializes its calls."""

    def __init__(self, folder):
        with open(os.path.join(folder, "collection.json"), encoding="utf-8") as file:
            self.params = json.load(file)
        self.folder = folder
        self.lock = threading.Lock()
        self.shard = engine.EdgeShard.load(os.path.join(folder, "shard"))
        self.operations = 0
        self.unflushed = False

    @contextmanager
    def held(self):
        """The shard, for one caller at a time."""
        with self.lock:
            if self.shard is None:
                raise Refusal(404, "Not found: the collection was deleted meanwhile")
            yield self.shard

    def update(self, operation):
        """Returns once applied and in the write-ahead log, from which a restart replays it after a kill."""
        with self.held() as shard:
            shard.update(operation)
            self.unflushed = True
            self.operations += 1
            return self.operations

    def flush(self):
        """Flushes the log, so that a start has little to replay."""
        with self.lock:
            if self.unflushed and self.shard is not None:
                self.shard.flush()
                self.unflushed = False

    def index(self, field, schema):
        made, chosen = index_schema(schema)
        operation = self.update(engine.UpdateOperation.create_field_index(field, made))
        with self.held():
            self.params["payload_schema"][field] = chosen
            write_json(os.path.join(self.folder, "collection.json"), self.params)
        return operation

    def info(self):
        with self.held() as shard:
            found = shard.info()
            schema = dict(self.params["payload_schema"])
        wanted = self.params["wanted"]
        params = {key: wanted[key] for key in ("vectors", "sparse_vectors", *WITHOUT_MEANING) if key in wanted}
        return {
            "status": "green",
            "optimizer_status": "ok",
            "indexed_vectors_count": found.indexed_vectors_count,
            "points_count": found.points_count,
            "segments_count": found.segments_count,
            "config": {
                "params": {"shard_number": 1, "replication_factor": 1, "write_consistency_factor": 1, **params},
                "hnsw_config": wanted.get("hnsw_config", {}),
                "optimizer_config": wanted.get("optimizers_config", {}),
            },
            "payload_schema": {
                field: {"data_type": chosen["type"], "params": chosen, "points": found.payload_schema[field].points}
                for field, chosen in schema.items()
            },
        }

    def close(self):
        with self.lock:
            if self.shard is not None:
                self.shard.close()
                self.shard = None


class Stored:
    """All collections of a folder, which no other process must have open."""

    def __init__(self, folder):
        self.folder = os.path.join(folder, "collections")
        self.aliases_file = os.path.join(folder, "aliases.json")
        os.makedirs(self.folder, exist_ok=True)
        self.held = open(os.path.join(folder, "lock"), "w")
        fcntl.flock(self.held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        self.lock = threading.Lock()
        self.collections = {}
        self.aliases = {}
        for name in os.listdir(self.folder):
            path = os.path.join(self.folder, name)
            # Left by a creation or removal that a kill interrupted.
            if name.startswith("."):
                shutil.rmtree(path)
            else:
                self.collections[unquote(name)] = Collection(path)
        if os.path.exists(self.aliases_file):
            with open(self.aliases_file, encoding="utf-8") as file:
                self.aliases = json.load(file)

    def find(self, name):
        """Finds a collection by its name or an alias."""
        with self.lock:
            found = self.collections.get(self.aliases.get(name, name))
        if found is None:
            raise Refusal(404, f"Not found: Collection `{name}` doesn't exist!")
        return found

    def exists(self, name):
        with self.lock:
            return self.aliases.get(name, name) in self.collections

    def create(self, name, body):
        wanted = only(body, COLLECTION, "a collection")
        config = collection_config(wanted)
        with self.lock:
            if name in self.collections or name in self.aliases:
                raise Refusal(409, f"Wrong input: Collection `{name}` already exists!")
            making = os.path.join(self.folder, f".{uuid.uuid4()}")
            os.makedirs(os.path.join(making, "shard"))
            engine.EdgeShard.create(os.path.join(making, "shard"), config).close()
            write_json(os.path.join(making, "collection.json"), {"wanted": wanted, "payload_schema": {}})
            path = os.path.join(self.folder, quote(name, safe=""))
            os.rename(making, path)
            self.collections[name] = Collection(path)
        return True

    def delete(self, name):
        with self.lock:
            found = self.collections.pop(name, None)
            if found is None:
                return False
            self.save_aliases({alias: target for alias, target in self.aliases.items() if target != name})
            found.close()
            gone = os.path.join(self.folder, f".{uuid.uuid4()}")
            os.rename(found.folder, gone)
        shutil.rmtree(gone)
        return True

    def change_aliases(self, actions):
        """Applies all actions or none."""
        with self.lock:
            aliases = dict(self.aliases)
            for action in actions:
                kinds = ("create_alias", "delete_alias", "rename_alias")
                ((kind, given),) = only(action, kinds, "an action on aliases").items()
                alias = needed(given, "old_alias_name" if kind == "rename_alias" else "alias_name", kind)
                if kind == "create_alias":
                    target = needed(given, "collection_name", kind)
                    if target not in self.collections:
                        raise Refusal(404, f"Not found: Collection `{target}` doesn't exist!")
                    if alias in self.collections:
                        raise Refusal(409, f"Wrong input: Collection `{alias}` already exists!")
                    aliases[alias] = target
                elif alias not in aliases:
                    raise Refusal(404, f"Not found: Alias {alias} does not exists!")
                elif kind == "delete_alias":
                    del aliases[alias]
                else:
                    aliases[needed(given, "new_alias_name", kind)] = aliases.pop(alias)
            self.save_aliases(aliases)
        return True

    def save_aliases(self, aliases):
        write_json(self.aliases_file, aliases)
        self.aliases = aliases

    def flush(self):
        with self.lock:
            collections = list(self.collections.values())
        for collection in collections:
            collection.flush()

    def close(self):
        with self.lock:
            for collection in self.collections.values():
                collection.close()


def write_json(path, value):
    """Replaces a file atomically, even if the process is killed."""
    with open(f"{path}.new", "w", encoding="utf-8") as file:
        json.dump(value, file)
    os.replace(f"{path}.new", path)
