"""The calls of the REST API: maps (method, path) to handlers. Each returns its `result`."""

import qdrant_edge as engine

from queries import filter_in, payload_selector, query_in
from refusals import Refusal, needed, only, wrong
from shapes import plain_id, point_id, point_ids, point_out, points_in, vectors_in

ROUTES = []


def route(method, path):
    def add(handler):
        ROUTES.append((method, path.strip("/").split("/"), handler))
        return handler

    return add


def find_route(method, path):
    """The handler and its path parameters, or a 404."""
    for wanted, parts, handler in ROUTES:
        if wanted != method or len(parts) != len(path):
            continue
        if all(part.startswith("{") or part == given for part, given in zip(parts, path)):
            return handler, [given for part, given in zip(parts, path) if part.startswith("{")]
    raise Refusal(404, f"the qdrant-edge front has no {method} /{'/'.join(path)}")


def selection(body, more=()):
    """Points named by ids or by a filter, as (ids, filter), and the rest of the body."""
    body = only(body, ("points", "filter", *more), "the body")
    if ("points" in body) == ("filter" in body):
        raise wrong("either points or filter must be given")
    if "points" in body:
        return point_ids(body["points"]), None, body
    return None, filter_in(body["filter"]), body


@route("GET", "/collections")
def list_collections(stored, body):
    with stored.lock:
        return {"collections": [{"name": name} for name in sorted(stored.collections)]}


@route("GET", "/collections/{name}")
def collection_info(stored, body, name):
    return stored.find(name).info()


@route("GET", "/collections/{name}/exists")
def collection_exists(stored, body, name):
    return {"exists": stored.exists(name)}


@route("PUT", "/collections/{name}")
def create_collection(stored, body, name):
    return stored.create(name, body)


@route("DELETE", "/collections/{name}")
def delete_collection(stored, body, name):
    return stored.delete(name)


@route("GET", "/aliases")
def list_aliases(stored, body):
    with stored.lock:
        pairs = sorted(stored.aliases.items())
    return {"aliases": [{"alias_name": alias, "collection_name": name} for alias, name in pairs]}


@route("GET", "/collections/{name}/aliases")
def collection_aliases(stored, body, name):
    stored.find(name)
    aliases = list_aliases(stored, body)["aliases"]
    return {"aliases": [one for one in aliases if one["collection_name"] == name]}


@route("POST", "/collections/aliases")
def change_aliases(stored, body):
    return stored.change_aliases(needed(only(body, ("actions",), "the body"), "actions", "the body"))


@route("PUT", "/collections/{name}/index")
def create_index(stored, body, name):
    body = only(body, ("field_name", "field_schema"), "the body")
    schema = needed(body, "field_schema", "the body")
    return stored.find(name).index(needed(body, "field_name", "the body"), schema)


@route("PUT", "/collections/{name}/points")
def upsert(stored, body, name):
    return stored.find(name).update(engine.UpdateOperation.upsert_points(points_in(body)))


@route("POST", "/collections/{name}/points/delete")
def delete_points(stored, body, name):
    ids, chosen, _ = selection(body)
    delete = engine.UpdateOperation
    return stored.find(name).update(delete.delete_points_by_filter(chosen) if ids is None else delete.delete_points(ids))


@route("POST", "/collections/{name}/points/payload")
def set_payload(stored, body, name):
    ids, chosen, body = selection(body, ("payload",))
    payload = needed(body, "payload", "the body")
    change = engine.UpdateOperation
    if ids is None:
        return stored.find(name).update(change.set_payload_by_filter(chosen, payload))
    return stored.find(name).update(change.set_payload(ids, payload))


@route("POST", "/collections/{name}/points/payload/delete")
def delete_payload(stored, body, name):
    ids, chosen, body = selection(body, ("keys",))
    keys = needed(body, "keys", "the body")
    change = engine.UpdateOperation
    if ids is None:
        return stored.find(name).update(change.delete_payload_by_filter(chosen, keys))
    return stored.find(name).update(change.delete_payload(ids, keys))


@route("PUT", "/collections/{name}/points/vectors")
def update_vectors(stored, body, name):
    given = needed(only(body, ("points",), "the body"), "points", "the body")
    points = [engine.PointVectors(point_id(one["id"]), vectors_in(one["vector"])) for one in given]
    return stored.find(name).update(engine.UpdateOperation.update_vectors(points))


@route("POST", "/collections/{name}/points/vectors/delete")
def delete_vectors(stored, body, name):
    ids, chosen, body = selection(body, ("vector",))
    names = needed(body, "vector", "the body")
    change = engine.UpdateOperation
    if ids is None:
        return stored.find(name).update(change.delete_vectors_by_filter(chosen, names))
    return stored.find(name).update(change.delete_vectors(ids, names))


@route("POST", "/collections/{name}/points")
def retrieve(stored, body, name):
    body = only(body, ("ids", "with_payload", "with_vector"), "the body")
    collection = stored.find(name)
    ids = point_ids(needed(body, "ids", "the body"))
    with_payload = payload_selector(body.get("with_payload", True))
    with collection.held() as shard:
        found = shard.retrieve(ids, with_payload, body.get("with_vector", False))
    return [point_out(one) for one in found]


@route("GET", "/collections/{name}/points/{id}")
def get_point(stored, body, name, given):
    ids = [int(given) if given.isdigit() else given]
    found = retrieve(stored, {"ids": ids, "with_vector": True}, name)
    if not found:
        raise Refusal(404, f"Not found: Point with id {given} does not exists!")
    return found[0]


@route("POST", "/collections/{name}/points/scroll")
def scroll(stored, body, name):
    body = only(body, ("filter", "limit", "offset", "with_payload", "with_vector"), "the body")
    collection = stored.find(name)
    request = engine.ScrollRequest(
        filter=filter_in(body.get("filter")),
        limit=body.get("limit", 10),
        offset=point_id(body["offset"]) if "offset" in body else None,
        with_payload=payload_selector(body.get("with_payload", True)),
        with_vector=body.get("with_vector", False),
    )
    with collection.held() as shard:
        found, following = shard.scroll(request)
    return {
        "points": [point_out(one) for one in found],
        "next_page_offset": None if following is None else plain_id(following),
    }


@route("POST", "/collections/{name}/points/count")
def count(stored, body, name):
    body = only(body, ("filter", "exact"), "the body")
    collection = stored.find(name)
    request = engine.CountRequest(filter=filter_in(body.get("filter")), exact=body.get("exact", True))
    with collection.held() as shard:
        return {"count": shard.count(request)}


@route("POST", "/collections/{name}/facet")
def facet(stored, body, name):
    body = only(body, ("key", "filter", "limit", "exact"), "the body")
    collection = stored.find(name)
    request = engine.FacetRequest(
        key=needed(body, "key", "the body"),
        filter=filter_in(body.get("filter")),
        limit=body.get("limit", 10),
        exact=body.get("exact", False),
    )
    with collection.held() as shard:
        return {"hits": [{"value": hit.value, "count": hit.count} for hit in shard.facet(request).hits]}


@route("POST", "/collections/{name}/points/query")
def query(stored, body, name):
    return query_all(stored, [body], name)[0]


@route("POST", "/collections/{name}/points/query/batch")
def query_batch(stored, body, name):
    return query_all(stored, needed(only(body, ("searches",), "the body"), "searches", "the body"), name)


def query_all(stored, searches, name):
    collection = stored.find(name)
    request = engine.QueryBatchRequest([query_in(one) for one in searches])
    with collection.held() as shard:
        answers = shard.query_batch(request)
    return [{"points": [point_out(one) for one in found]} for found in answers]
