#!/bin/sh
# Waits for the job `migrate` in the namespace agent-memory. Exits with 0 when it is complete, or with 1 and its log as
# soon as it has failed; `kubectl wait --for=condition=complete` would wait for a failed job until its timeout.
set -eu
while :; do
  state=$(kubectl -n agent-memory get job migrate -o 'jsonpath={.status.conditions[?(@.status=="True")].type}')
  case $state in
  *Complete*)
    echo 'The migration is complete.'
    exit 0
    ;;
  *Failed*)
    echo 'The migration failed:' >&2
    kubectl -n agent-memory logs -l app.kubernetes.io/component=migrate --tail=20 >&2
    exit 1
    ;;
  esac
  sleep 2
done
