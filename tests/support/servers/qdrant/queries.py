"""Converts filters and queries between the JSON of Qdrant's REST API and the objects of its engine."""

import qdrant_edge as engine

from refusals import needed, only, unsupported, wrong
from shapes import one_vector, point_ids

FILTER_PARTS = ("must", "should", "must_not", "min_should")


def payload_selector(given):
    if isinstance(given, dict):
        choice = only(given, ("include", "exclude"), "with_payload")
        if len(choice) != 1:
            raise wrong("with_payload takes either include or exclude")
        if "include" in choice:
            return engine.PayloadSelector.Include(choice["include"])
        return engine.PayloadSelector.Exclude(choice["exclude"])
    return given


def filter_in(given):
    if given is None:
        return None
    parts = only(given, FILTER_PARTS, "filter")
    least = None
    if "min_should" in parts:
        wanted = only(parts["min_should"], ("conditions", "min_count"), "min_should")
        least = engine.MinShould(conditions(wanted["conditions"]), wanted["min_count"])
    return engine.Filter(
        **{part: conditions(parts[part]) for part in ("must", "should", "must_not") if part in parts},
        min_should=least,
    )


def conditions(given):
    return [condition(one) for one in (given if isinstance(given, list) else [given])]


def condition(given):
    if not isinstance(given, dict):
        raise wrong("a condition must be an object")
    if "key" in given:
        return field_condition(given)
    if set(given) & set(FILTER_PARTS):
        return filter_in(given)
    given = only(given, ("is_empty", "is_null", "has_id", "has_vector"), "a condition")
    if len(given) != 1:
        raise wrong("a condition must be one of the kinds that there are")
    if "has_id" in given:
        return engine.HasIdCondition(set(point_ids(given["has_id"])))
    if "has_vector" in given:
        return engine.HasVectorCondition(given["has_vector"])
    kind = engine.IsEmptyCondition if "is_empty" in given else engine.IsNullCondition
    (inner,) = given.values()
    return kind(needed(only(inner, ("key",), "a condition"), "key", "a condition"))


def field_condition(given):
    given = only(given, ("key", "match", "range", "is_empty", "is_null"), "a condition on a field")
    if len(given) != 2:
        raise unsupported("a condition on a field with none or several tests")
    given = dict(given)
    if "match" in given:
        given["match"] = match(given["match"])
    if "range" in given:
        bounds = only(given["range"], ("gt", "gte", "lt", "lte"), "range")
        dates = [isinstance(bound, str) for bound in bounds.values()]
        given["range"] = (engine.RangeDateTime if dates and all(dates) else engine.RangeFloat)(**bounds)
    return engine.FieldCondition(**given)


def match(given):
    kinds = {"value": engine.MatchValue, "any": engine.MatchAny, "except": engine.MatchExcept}
    given = only(given, kinds, "match")
    if len(given) != 1:
        raise wrong("match takes one of value, any, except")
    ((kind, value),) = given.items()
    return kinds[kind](value)


def query_in(given):
    fields = ("query", "using", "filter", "limit", "offset", "params", "score_threshold", "with_payload", "with_vector")
    given = only(given, fields, "a query")
    wanted = needed(given, "query", "a query")
    if isinstance(wanted, dict) and "indices" not in wanted:
        wanted = needed(only(wanted, ("nearest",), "query"), "nearest", "query")
    params = only(given.get("params", {}), ("exact", "hnsw_ef", "indexed_only"), "params")
    return engine.QueryRequest(
        query=engine.Query.Nearest(one_vector(wanted, "query"), using=given.get("using")),
        filter=filter_in(given.get("filter")),
        limit=given.get("limit", 10),
        offset=given.get("offset", 0),
        score_threshold=given.get("score_threshold"),
        params=engine.SearchParams(**params),
        with_payload=payload_selector(given.get("with_payload", False)),
        with_vector=given.get("with_vector", False),
    )
