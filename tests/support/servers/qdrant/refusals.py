"""Errors of the front."""


class Refusal(Exception):
    """An error answer, with the message and status of the official server where known."""

    def __init__(self, status, message):
        super().__init__(message)
        self.status = status
        self.message = message


def wrong(message):
    return Refusal(400, f"Wrong input: {message}")


def invalid(message):
    return Refusal(422, f"Validation error in JSON body: [{message}]")


def unsupported(what):
    """The answer to anything that the front does not pass to the engine: never ignored, never guessed."""
    return Refusal(400, f"Not supported by the qdrant-edge front: {what}")


def only(given, allowed, where):
    """The given object, if it has only allowed fields (null fields count as absent)."""
    if not isinstance(given, dict):
        raise Refusal(400, f"Format error in JSON body: {where} must be an object")
    present = {key: value for key, value in given.items() if value is not None}
    unknown = sorted(set(present) - set(allowed))
    if unknown:
        raise unsupported(f"{', '.join(unknown)} in {where}")
    return present


def needed(given, key, where):
    if key not in given:
        raise Refusal(400, f"Format error in JSON body: missing field `{key}` in {where}")
    return given[key]
