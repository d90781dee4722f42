"""Converts collections and points between the JSON of Qdrant's REST API and the objects of its engine."""

import uuid

import qdrant_edge as engine

from refusals import invalid, needed, only, unsupported, wrong

DISTANCES = {
    "Cosine": engine.Distance.Cosine,
    "Dot": engine.Distance.Dot,
    "Euclid": engine.Distance.Euclid,
    "Manhattan": engine.Distance.Manhattan,
}
# The server's defaults (from its configuration documentation).
HNSW_DEFAULTS = {"m": 16, "ef_construct": 100, "full_scan_threshold": 10000, "max_indexing_threads": 0}


def point_id(given):
    if isinstance(given, int) and not isinstance(given, bool) and 0 <= given < 2**64:
        return given
    if isinstance(given, str):
        try:
            return str(uuid.UUID(given))
        except ValueError:
            pass
    raise wrong(f"{given!r} is not a valid point ID, valid values are either an unsigned integer or a UUID")


def point_ids(given):
    if not isinstance(given, list):
        raise wrong("point ids must be an array")
    return [point_id(one) for one in given]


def plain_id(given):
    return given if isinstance(given, int) else str(given)


# Collections


def dense_params(given, where):
    params = only(given, ("size", "distance", "multivector_config", "hnsw_config", "on_disk", "datatype"), where)
    if params.get("datatype", "float32") != "float32":
        raise unsupported(f"datatype {params['datatype']} in {where}")
    distance = DISTANCES.get(needed(params, "distance", where))
    if distance is None:
        raise wrong(f"unknown distance in {where}")
    multivector = None
    if "multivector_config" in params:
        comparator = only(params["multivector_config"], ("comparator",), f"multivector_config of {where}")
        if comparator != {"comparator": "max_sim"}:
            raise wrong(f"unknown comparator in {where}")
        multivector = engine.MultiVectorConfig(engine.MultiVectorComparator.MaxSim)
    return engine.EdgeVectorParams(
        size=needed(params, "size", where),
        distance=distance,
        multivector_config=multivector,
        hnsw_config=hnsw(params["hnsw_config"], HNSW_DEFAULTS) if "hnsw_config" in params else None,
        on_disk=params.get("on_disk"),
    )


def sparse_params(given, where):
    params = only(given, ("modifier", "index"), where)
    index = only(params.get("index", {}), ("on_disk", "full_scan_threshold"), f"index of {where}")
    modifier = params.get("modifier", "none")
    if modifier not in ("none", "idf"):
        raise wrong(f"unknown modifier in {where}")
    return engine.EdgeSparseVectorParams(modifier=engine.Modifier.Idf if modifier == "idf" else None, **index)


def hnsw(given, defaults):
    fields = ("m", "ef_construct", "full_scan_threshold", "max_indexing_threads", "on_disk", "payload_m")
    return engine.HnswIndexConfig(**{**defaults, **only(given, fields, "hnsw_config")})


def collection_config(params):
    vectors = params.get("vectors", {})
    named = {"": vectors} if "size" in vectors else vectors
    return engine.EdgeConfig(
        vectors={name: dense_params(one, f"vectors.{name}") for name, one in named.items()},
        sparse_vectors={
            name: sparse_params(one, f"sparse_vectors.{name}") for name, one in params.get("sparse_vectors", {}).items()
        },
        hnsw_config=hnsw(params.get("hnsw_config", {}), HNSW_DEFAULTS),
    )


def index_schema(given):
    """The schema of a payload index: a type name, or an object with type and options."""
    options = {"type": given} if isinstance(given, str) else given
    kinds = {
        "keyword": (engine.KeywordIndexParams, ("is_tenant", "on_disk")),
        "uuid": (engine.UuidIndexParams, ("is_tenant", "on_disk")),
        "integer": (engine.IntegerIndexParams, ("lookup", "range", "is_principal", "on_disk")),
        "float": (engine.FloatIndexParams, ("is_principal", "on_disk")),
        "bool": (engine.BoolIndexParams, ("on_disk",)),
    }
    kind = options.get("type") if isinstance(options, dict) else None
    if kind not in kinds:
        raise unsupported(f"a payload index of type {kind}")
    make, allowed = kinds[kind]
    chosen = only(options, ("type", *allowed), "field_schema")
    return make(**{key: value for key, value in chosen.items() if key != "type"}), chosen


# Points


def one_vector(given, where):
    if isinstance(given, dict):
        sparse = only(given, ("indices", "values"), where)
        indices, values = needed(sparse, "indices", where), needed(sparse, "values", where)
        if len(indices) != len(values) or len(set(indices)) != len(indices):
            raise invalid(f"{where}: indices must be unique, and as many as values")
        return engine.SparseVector(indices, values)
    if not isinstance(given, list):
        raise unsupported(f"a vector of another kind than numbers in {where}")
    return given


def vectors_in(given):
    """The vectors of a point by name, or its unnamed one."""
    if not isinstance(given, dict):
        return one_vector(given, "vector")
    return {name: one_vector(as_read(one), f"vector.{name}") for name, one in given.items()}


def as_read(given):
    """The server's reader takes two rows, the first of whole numbers alone, for the fields of a sparse vector in order."""
    if isinstance(given, list) and len(given) == 2 and all(isinstance(row, list) for row in given):
        if all(type(number) is int and 0 <= number < 2**32 for number in given[0]):
            return {"indices": given[0], "values": given[1]}
    return given


def vectors_out(given):
    if isinstance(given, dict):
        return {name: vectors_out(one) for name, one in given.items()}
    if isinstance(given, engine.SparseVector):
        return {"indices": given.indices, "values": given.values}
    return given


def points_in(body):
    body = only(body, ("points", "batch"), "the body of an upsert")
    if "batch" in body:
        batch = only(body["batch"], ("ids", "vectors", "payloads"), "batch")
        ids, vectors = needed(batch, "ids", "batch"), needed(batch, "vectors", "batch")
        payloads = batch.get("payloads", [None] * len(ids))
        columns = [ids, payloads, *(vectors.values() if isinstance(vectors, dict) else [vectors])]
        if any(len(column) != len(ids) for column in columns):
            raise wrong("the columns of a batch must be equally long")
        if isinstance(vectors, dict):
            vectors = [{name: column[at] for name, column in vectors.items()} for at in range(len(ids))]
        points = [{"id": ids[at], "vector": vectors[at], "payload": payloads[at]} for at in range(len(ids))]
    else:
        points = [only(one, ("id", "vector", "payload"), "a point") for one in needed(body, "points", "an upsert")]
    return [
        engine.Point(
            point_id(needed(one, "id", "a point")),
            vectors_in(needed(one, "vector", "a point")),
            one.get("payload") or {},
        )
        for one in points
    ]


def point_out(found):
    """A record or a scored point, with only the requested fields."""
    out = {"id": plain_id(found.id)}
    if isinstance(found, engine.ScoredPoint):
        out.update(version=found.version, score=found.score)
    if found.payload is not None:
        out["payload"] = found.payload
    if found.vector is not None:
        out["vector"] = vectors_out(found.vector)
    return out
