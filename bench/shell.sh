#!/usr/bin/env bash
# What the action asks when nothing has changed, as a step with curl and jq does it.
set -euo pipefail
read_json() { curl --silent --show-error --fail --header "x-api-key: $INPUT_API_KEY" "$INPUT_BASE_URL$1"; }

id="${INPUT_DEPLOYMENT_ID:-}"
if [ -z "$id" ]; then
  id="$(read_json "/v2/deployments?name_contains=$INPUT_NAME&limit=100&offset=0" |
    jq --raw-output --arg name "$INPUT_NAME" '.resources[] | select(.name == $name) | .id')"
fi
deployment="$(read_json "/v2/deployments/$id")"
revision="$(read_json "/v2/deployments/$id/revisions/$(jq --raw-output .latest_revision_id <<< "$deployment")")"
jq --exit-status --arg sha "$GITHUB_SHA" '.status == "DEPLOYED" and .source_revision_config.repo_commit_sha == $sha' \
  <<< "$revision" > /dev/null
jq --exit-status --arg path "$INPUT_GRAPH_CONFIG_PATH" --arg secrets "$INPUT_SECRETS" \
  '.source_revision_config.graph_config_path == $path and
   ([.secrets[] | .name + "=" + .value] | join("\n")) == $secrets' <<< "$deployment" > /dev/null
jq --raw-output '"operation=unchanged\nrevision_id=" + .id' <<< "$revision" >> "$GITHUB_OUTPUT"
