export const id = 999;
export const ids = [999];
export const modules = {

/***/ 33999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/cli/init/choose-setup.js
var choose_setup = __webpack_require__(86593);
;// CONCATENATED MODULE: ./lib/src/cli/init/example-texts.js
const EXAMPLES = {
    push: [
        '# Deploys each push to main and waits until its revision is serving.',
        'name: Deploy',
        '',
        'on:',
        '  push:',
        '    branches: [main]',
        '',
        'permissions: {} # none needed: the control plane reads the repository with its own access',
        '',
        '# One deploy at a time. A newer push waits for the running deploy and replaces an older push that waits.',
        'concurrency:',
        '  group: deploy-${{ github.ref }}',
        '',
        'jobs:',
        '  deploy:',
        '    runs-on: ubuntu-latest',
        '    timeout-minutes: 40 # more than `timeout` below, so that the action can still report a timeout',
        '    outputs:',
        '      url: ${{ steps.deploy.outputs.url }}',
        '    steps:',
        '      - id: deploy',
        '        uses: deploy-agent-server/deploy-agent-server@v1',
        '        with:',
        '          base_url: ${{ vars.CONTROL_PLANE_URL }}',
        '          api_key: ${{ secrets.CONTROL_PLANE_API_KEY }}',
        '          # The first run creates a deployment of this name; later runs update it.',
        '          name: support-agent',
        '          graph_config_path: agent.json',
        '          deployment_type: prod',
        '          # All environment variables of the agent. A name that is missing here is removed from the deployment.',
        '          secrets: |',
        '            OPENAI_API_KEY=${{ secrets.OPENAI_API_KEY }}',
        '          timeout: 30m',
        ''
    ].join('\n'),
    preview: [
        '# A preview per pull request: created when it opens, updated with each push, deleted when it closes.',
        'name: Preview',
        '',
        'on:',
        '  pull_request:',
        '    types: [opened, synchronize, reopened, closed]',
        '',
        'permissions:',
        '  deployments: write # shows the preview on the pull request',
        '  pull-requests: write # keeps one comment with its URL up to date',
        '',
        '# A newer push cancels the deploy of an older one. The delete has its own group: it never waits, and is never',
        '# cancelled. A deploy that is still running then deletes the preview at its end.',
        'concurrency:',
        "  group: preview-${{ github.event.pull_request.number }}-${{ github.event.action == 'closed' && 'delete' || 'deploy' }}",
        "  cancel-in-progress: ${{ github.event.action != 'closed' }}",
        '',
        'jobs:',
        '  preview:',
        '    runs-on: ubuntu-latest',
        '    timeout-minutes: 40 # more than `timeout` below, so that the action can still report a timeout',
        '    steps:',
        '      - id: deploy',
        '        uses: deploy-agent-server/deploy-agent-server@v1',
        '        with:',
        '          base_url: ${{ vars.CONTROL_PLANE_URL }}',
        '          # Pull requests from forks get no secrets: the step is then skipped, with a notice.',
        '          api_key: ${{ secrets.CONTROL_PLANE_API_KEY }}',
        '          name: support-agent # the preview of pull request 12 is support-agent-pr-12',
        '          preview: true',
        '          graph_config_path: agent.json',
        '          deployment_type: dev',
        '          secrets: |',
        '            OPENAI_API_KEY=${{ secrets.OPENAI_API_KEY }}',
        '          timeout: 30m',
        ''
    ].join('\n'),
    sweep: [
        '# Deletes previews whose pull request is closed, in case the run that deletes them failed or never started.',
        'name: Sweep previews',
        '',
        'on:',
        '  schedule:',
        "    - cron: '17 3 * * *'",
        '  workflow_dispatch:',
        '    inputs:',
        '      dry_run:',
        '        description: Only list the previews that would be deleted',
        '        type: boolean',
        '        default: true',
        '',
        'permissions:',
        '  deployments: write # marks the GitHub Deployments of deleted previews as inactive',
        '  pull-requests: write # reads whether pull requests are closed, and updates their comments',
        '',
        'concurrency:',
        '  group: sweep-previews',
        '',
        'jobs:',
        '  sweep:',
        '    runs-on: ubuntu-latest',
        '    timeout-minutes: 30',
        '    steps:',
        '      - id: sweep',
        '        uses: deploy-agent-server/deploy-agent-server@v1',
        '        with:',
        '          command: sweep',
        '          base_url: ${{ vars.CONTROL_PLANE_URL }}',
        '          api_key: ${{ secrets.CONTROL_PLANE_API_KEY }}',
        '          # The sweep considers only deployments named exactly support-agent-pr-<number>.',
        '          name: support-agent',
        '          # Also deletes previews of open pull requests whose latest revision is older. The next push recreates them.',
        '          max_age: 30d',
        '          dry_run: ${{ inputs.dry_run || false }}',
        ''
    ].join('\n'),
    container: [
        '# Builds an image, pushes it, and deploys it by its digest. An unchanged image needs no new revision.',
        'name: Build and deploy',
        '',
        'on:',
        '  push:',
        '    branches: [main]',
        '',
        'permissions:',
        '  contents: read',
        '  packages: write # to push the image',
        '',
        'concurrency:',
        '  group: deploy-${{ github.ref }}',
        '',
        'jobs:',
        '  deploy:',
        '    runs-on: ubuntu-latest',
        '    timeout-minutes: 60',
        '    steps:',
        '      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2',
        '        with:',
        '          persist-credentials: false',
        '',
        '      - uses: docker/setup-buildx-action@8d2750c68a42422c14e847fe6c8ac0403b4cbd6f # v3.12.0',
        '',
        '      - uses: docker/login-action@c94ce9fb468520275223c153574b00df6fe4bcc9 # v3.7.0',
        '        with:',
        '          registry: ghcr.io',
        '          username: ${{ github.actor }}',
        '          password: ${{ github.token }}',
        '',
        '      - id: build',
        '        uses: docker/build-push-action@10e90e3645eae34f1e60eeb005ba3a3d33f178e8 # v6.19.2',
        '        with:',
        '          context: .',
        '          push: true',
        '          tags: ghcr.io/acme/support-agent:${{ github.sha }}',
        '',
        '      - id: deploy',
        '        uses: deploy-agent-server/deploy-agent-server@v1',
        '        with:',
        '          base_url: ${{ vars.CONTROL_PLANE_URL }}',
        '          api_key: ${{ secrets.CONTROL_PLANE_API_KEY }}',
        '          name: support-agent',
        '          image_uri: ghcr.io/acme/support-agent@${{ steps.build.outputs.digest }}',
        '          # The action looks up the listener that serves this namespace.',
        '          cluster_namespace: agents',
        '          # Replaces the whole spec of the deployment. An unset limit is twice the request.',
        '          resource_spec: |',
        '            min_scale: 1',
        '            max_scale: 3',
        '            cpu: 1',
        '            memory_mb: 2048',
        '            queue_max_scale: 2',
        '          secrets: |',
        '            OPENAI_API_KEY=${{ secrets.OPENAI_API_KEY }}',
        '          timeout: 20m',
        ''
    ].join('\n'),
    'container-preview': [
        '# A preview per pull request that runs an image of its own: built with each push, deleted when the pull request closes.',
        'name: Build and preview',
        '',
        'on:',
        '  pull_request:',
        '    types: [opened, synchronize, reopened, closed]',
        '',
        'permissions:',
        '  contents: read',
        '  packages: write # to push the image',
        '  deployments: write # shows the preview on the pull request',
        '  pull-requests: write # keeps one comment with its URL up to date',
        '',
        '# A newer push cancels the deploy of an older one, but never the delete.',
        'concurrency:',
        "  group: preview-${{ github.event.pull_request.number }}-${{ github.event.action == 'closed' && 'delete' || 'deploy' }}",
        "  cancel-in-progress: ${{ github.event.action != 'closed' }}",
        '',
        'jobs:',
        '  preview:',
        '    # A pull request from a fork can push no image, and gets no secrets.',
        '    if: github.event.pull_request.head.repo.full_name == github.repository',
        '    runs-on: ubuntu-latest',
        '    timeout-minutes: 60',
        '    steps:',
        "      - if: github.event.action != 'closed' # a closed pull request only deletes its preview",
        '        uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2',
        '        with:',
        '          ref: ${{ github.event.pull_request.head.sha }}',
        '          persist-credentials: false',
        '',
        "      - if: github.event.action != 'closed'",
        '        uses: docker/setup-buildx-action@8d2750c68a42422c14e847fe6c8ac0403b4cbd6f # v3.12.0',
        '',
        "      - if: github.event.action != 'closed'",
        '        uses: docker/login-action@c94ce9fb468520275223c153574b00df6fe4bcc9 # v3.7.0',
        '        with:',
        '          registry: ghcr.io',
        '          username: ${{ github.actor }}',
        '          password: ${{ github.token }}',
        '',
        "      - if: github.event.action != 'closed'",
        '        id: build',
        '        uses: docker/build-push-action@10e90e3645eae34f1e60eeb005ba3a3d33f178e8 # v6.19.2',
        '        with:',
        '          context: .',
        '          push: true',
        '          tags: ghcr.io/acme/support-agent:${{ github.event.pull_request.head.sha }}',
        '',
        '      - id: deploy',
        '        uses: deploy-agent-server/deploy-agent-server@v1',
        '        with:',
        '          base_url: ${{ vars.CONTROL_PLANE_URL }}',
        '          api_key: ${{ secrets.CONTROL_PLANE_API_KEY }}',
        '          name: support-agent # the preview of pull request 12 is support-agent-pr-12',
        '          preview: true',
        '          image_uri: ghcr.io/acme/support-agent@${{ steps.build.outputs.digest }}',
        '          # The action looks up the listener that serves this namespace.',
        '          cluster_namespace: agents',
        '          # Replaces the whole spec of the deployment. An unset limit is twice the request.',
        '          resource_spec: |',
        '            min_scale: 1',
        '            max_scale: 1',
        '            cpu: 1',
        '            memory_mb: 1024',
        '            queue_max_scale: 1',
        '          secrets: |',
        '            OPENAI_API_KEY=${{ secrets.OPENAI_API_KEY }}',
        '          timeout: 20m',
        ''
    ].join('\n'),
    'gitlab-ci': [
        '# GitLab: deploys the default branch, gives each merge request a preview, and deletes previews that were left over.',
        '#',
        '# Set under Settings → CI/CD → Variables: DEPLOY_AGENT_SERVER_BASE_URL, DEPLOY_AGENT_SERVER_API_KEY and what --secret',
        '# names, the keys masked. Merge requests get protected variables only if their branches are protected (docs/gitlab.md).',
        'deploy-agent:',
        '  stage: deploy',
        '  image: node:24-slim',
        '  rules:',
        '    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH && $CI_PIPELINE_SOURCE != "schedule"',
        '  resource_group: production # one deploy at a time',
        '  script:',
        '    - >-',
        '      npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz deploy',
        '      --name support-agent',
        '      --graph-config-path agent.json',
        '      --secret OPENAI_API_KEY',
        '      --timeout 30m',
        '      --output-file deploy.env',
        '  timeout: 40 minutes # more than --timeout, so that the program can still report a timeout',
        '  environment:',
        '    name: production',
        '    url: $AGENT_SERVER_URL # from deploy.env',
        '  artifacts:',
        '    reports:',
        '      dotenv: deploy.env',
        '',
        'preview-agent:',
        '  stage: deploy',
        '  image: node:24-slim',
        '  rules:',
        '    - if: $CI_PIPELINE_SOURCE == "merge_request_event"',
        '  resource_group: preview-$CI_MERGE_REQUEST_IID # its delete waits for a deploy in progress',
        '  script:',
        '    # The preview of merge request 12 is support-agent-mr-12.',
        '    - >-',
        '      npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz deploy',
        '      --preview',
        '      --name support-agent',
        '      --graph-config-path agent.json',
        '      --deployment-type dev',
        '      --secret OPENAI_API_KEY',
        '      --timeout 30m',
        '      --output-file deploy.env',
        '  timeout: 40 minutes',
        '  environment:',
        '    name: preview/$CI_MERGE_REQUEST_IID',
        '    url: $AGENT_SERVER_URL',
        '    on_stop: stop-preview-agent',
        '    auto_stop_in: 2 weeks # runs the job below, too',
        '  artifacts:',
        '    reports:',
        '      dotenv: deploy.env',
        '',
        '# GitLab starts this job when the merge request is merged or closed.',
        'stop-preview-agent:',
        '  stage: deploy',
        '  image: node:24-slim',
        '  rules:',
        '    - if: $CI_PIPELINE_SOURCE == "merge_request_event"',
        '      when: manual',
        '      allow_failure: true',
        '  resource_group: preview-$CI_MERGE_REQUEST_IID',
        '  variables:',
        '    GIT_STRATEGY: none # the branch may no longer exist',
        '  script:',
        '    - npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz delete --preview --name support-agent',
        '  environment:',
        '    name: preview/$CI_MERGE_REQUEST_IID',
        '    action: stop',
        '',
        '# For previews whose job above failed. Add a schedule under Build → Pipeline schedules.',
        'sweep-agent:',
        '  stage: deploy',
        '  image: node:24-slim',
        '  rules:',
        '    - if: $CI_PIPELINE_SOURCE == "schedule"',
        '  script:',
        '    # More than auto_stop_in: it also deletes previews of open merge requests. The next pipeline recreates them.',
        '    - npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz sweep --name support-agent --max-age 30d',
        ''
    ].join('\n'),
    'gitlab-ci-image': [
        '# GitLab: builds an image and deploys it by its digest: the default branch, and a preview for each merge request. Deletes',
        '# previews that were left over.',
        '#',
        '# Set under Settings → CI/CD → Variables: DEPLOY_AGENT_SERVER_BASE_URL, DEPLOY_AGENT_SERVER_API_KEY, CLUSTER_NAMESPACE and',
        '# what --secret names, the keys masked. Merge requests get protected variables only if their branches are protected (docs/gitlab.md).',
        'build-agent:',
        '  stage: build',
        '  rules:',
        '    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH && $CI_PIPELINE_SOURCE != "schedule"',
        '    - if: $CI_PIPELINE_SOURCE == "merge_request_event"',
        '  image: docker:28-cli',
        '  services:',
        '    - docker:28-dind',
        '  script:',
        '    - echo "$CI_REGISTRY_PASSWORD" | docker login --username "$CI_REGISTRY_USER" --password-stdin "$CI_REGISTRY"',
        '    - docker build --file Dockerfile --tag "$CI_REGISTRY_IMAGE:$CI_COMMIT_SHA" .',
        '    - docker push "$CI_REGISTRY_IMAGE:$CI_COMMIT_SHA"',
        '    - echo "IMAGE_URI=$(docker inspect --format \'{{index .RepoDigests 0}}\' "$CI_REGISTRY_IMAGE:$CI_COMMIT_SHA")" > image.env',
        '  artifacts:',
        '    reports:',
        '      dotenv: image.env # its digest, for the jobs below',
        '',
        'deploy-agent:',
        '  stage: deploy',
        '  image: node:24-slim',
        '  rules:',
        '    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH && $CI_PIPELINE_SOURCE != "schedule"',
        '  resource_group: production # one deploy at a time',
        '  script:',
        '    - >-',
        '      npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz deploy',
        '      --name support-agent',
        '      --image-uri "$IMAGE_URI"',
        '      --cluster-namespace "$CLUSTER_NAMESPACE"',
        '      --secret OPENAI_API_KEY',
        '      --timeout 30m',
        '      --output-file deploy.env',
        '  timeout: 40 minutes # more than --timeout, so that the program can still report a timeout',
        '  environment:',
        '    name: production',
        '    url: $AGENT_SERVER_URL # from deploy.env',
        '  artifacts:',
        '    reports:',
        '      dotenv: deploy.env',
        '',
        'preview-agent:',
        '  stage: deploy',
        '  image: node:24-slim',
        '  rules:',
        '    - if: $CI_PIPELINE_SOURCE == "merge_request_event"',
        '  resource_group: preview-$CI_MERGE_REQUEST_IID # its delete waits for a deploy in progress',
        '  script:',
        '    # The preview of merge request 12 is support-agent-mr-12.',
        '    - >-',
        '      npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz deploy',
        '      --preview',
        '      --name support-agent',
        '      --image-uri "$IMAGE_URI"',
        '      --cluster-namespace "$CLUSTER_NAMESPACE"',
        '      --secret OPENAI_API_KEY',
        '      --timeout 30m',
        '      --output-file deploy.env',
        '  timeout: 40 minutes',
        '  environment:',
        '    name: preview/$CI_MERGE_REQUEST_IID',
        '    url: $AGENT_SERVER_URL',
        '    on_stop: stop-preview-agent',
        '    auto_stop_in: 2 weeks # runs the job below, too',
        '  artifacts:',
        '    reports:',
        '      dotenv: deploy.env',
        '',
        '# GitLab starts this job when the merge request is merged or closed.',
        'stop-preview-agent:',
        '  stage: deploy',
        '  image: node:24-slim',
        '  rules:',
        '    - if: $CI_PIPELINE_SOURCE == "merge_request_event"',
        '      when: manual',
        '      allow_failure: true',
        '  resource_group: preview-$CI_MERGE_REQUEST_IID',
        '  variables:',
        '    GIT_STRATEGY: none # the branch may no longer exist',
        '  script:',
        '    - npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz delete --preview --name support-agent --image-uri "$CI_REGISTRY_IMAGE"',
        '  environment:',
        '    name: preview/$CI_MERGE_REQUEST_IID',
        '    action: stop',
        '',
        '# For previews whose job above failed. Add a schedule under Build → Pipeline schedules.',
        'sweep-agent:',
        '  stage: deploy',
        '  image: node:24-slim',
        '  rules:',
        '    - if: $CI_PIPELINE_SOURCE == "schedule"',
        '  script:',
        '    # More than auto_stop_in: it also deletes previews of open merge requests. The next pipeline recreates them.',
        '    - npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz sweep --name support-agent --image-uri "$CI_REGISTRY_IMAGE" --max-age 30d',
        ''
    ].join('\n')
};

;// CONCATENATED MODULE: ./lib/src/cli/init/fill-example.js

const INCLUDED = '.gitlab/agent-deployments.yml';
function makeFiles(setup, hasGitLab) {
    const isImage = setup.source === 'external_container';
    if (setup.ci === 'gitlab') {
        const text = EXAMPLES[isImage ? 'gitlab-ci-image' : 'gitlab-ci'];
        return [{ path: hasGitLab ? INCLUDED : '.gitlab-ci.yml', text: fillExample(text, setup) }];
    }
    const examples = {
        deploy: EXAMPLES[isImage ? 'container' : 'push'],
        preview: EXAMPLES[isImage ? 'container-preview' : 'preview'],
        sweep: EXAMPLES.sweep
    };
    return Object.entries(examples).map(([name, text]) => ({
        path: `.github/workflows/agent-${name}.yml`,
        text: fillExample(text, setup)
    }));
}
function fillExample(example, setup) {
    const text = setup.secrets.length > 0 ? example : withoutSecrets(example);
    const values = valuesOf(setup);
    const escaped = Object.keys(values).map((value) => value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
    return text.replace(new RegExp(escaped.join('|'), 'g'), (value) => values[value] ?? value);
}
const withoutSecrets = (example) => example
    .replace(/^(?: +#.*\n)? +secrets: \|\n +OPENAI_API_KEY=.*\n/m, '')
    .replace(/^ +--secret OPENAI_API_KEY\n/gm, '');
const INPUTS = '\n          ';
function valuesOf(setup) {
    const { name, branch, graph_config_path: path, dockerfile, cluster_namespace: namespace, secrets } = setup;
    return {
        'name: support-agent': `name: ${scalar(name)}`,
        'support-agent': name,
        'branches: [main]': `branches: [${scalar(branch)}]`,
        'push to main': `push to ${branch}`,
        'graph_config_path: agent.json': `graph_config_path: ${scalar(path)}`,
        '--graph-config-path agent.json': `--graph-config-path ${path}`,
        'ghcr.io/acme/support-agent': setup.image,
        'context: .': dockerfile === 'Dockerfile' ? 'context: .' : `context: .${INPUTS}file: ${dockerfile}`,
        '--file Dockerfile': `--file ${dockerfile}`,
        'cluster_namespace: agents': `cluster_namespace: ${namespace ? scalar(namespace) : '${{ vars.CLUSTER_NAMESPACE }}'}`,
        '"$CLUSTER_NAMESPACE"': namespace ?? '"$CLUSTER_NAMESPACE"',
        'OPENAI_API_KEY=${{ secrets.OPENAI_API_KEY }}': secrets
            .map((secret) => `${secret}=\${{ secrets.${secret} }}`)
            .join(`${INPUTS}  `),
        '--secret OPENAI_API_KEY': secrets.map((secret) => `--secret ${secret}`).join(' '),
        ...(setup.is_branch_given && { '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH': `$CI_COMMIT_BRANCH == "${branch}"` }),
        ...(setup.dialect === 'langsmith' && langSmithValues(setup))
    };
}
function langSmithValues({ source, name }) {
    const fallback = source === 'git_host' ? " || 'https://api.host.langchain.com'" : '';
    return {
        'base_url: ${{ vars.CONTROL_PLANE_URL }}': `api_dialect: langsmith${INPUTS}base_url: \${{ vars.LANGSMITH_CONTROL_PLANE${fallback} }}`,
        'api_key: ${{ secrets.CONTROL_PLANE_API_KEY }}': `api_key: \${{ secrets.LANGSMITH_API_KEY }}${INPUTS}tenant_id: \${{ vars.LANGSMITH_WORKSPACE_ID }}`,
        '--name support-agent': `--api-dialect langsmith --name ${name}`
    };
}
const scalar = (text) => /^(?:y|n|yes|no|on|off|true|false|null|[^A-Za-z_].*)$/i.test(text) ? `'${text}'` : text;

;// CONCATENATED MODULE: ./lib/src/cli/init/next-steps.js


const ADDRESS = 'address of the control plane, such as https://control-plane.example/api';
const MEANING = {
    CONTROL_PLANE_URL: ADDRESS,
    CONTROL_PLANE_API_KEY: 'its key',
    CLUSTER_NAMESPACE: 'namespace of the cluster in which the agent runs',
    DEPLOY_AGENT_SERVER_BASE_URL: ADDRESS,
    DEPLOY_AGENT_SERVER_API_KEY: 'its key',
    DEPLOY_AGENT_SERVER_TENANT_ID: 'LangSmith, Settings → Workspaces',
    LANGSMITH_CONTROL_PLANE: 'self-hosted: https://<your host>/api-host; EU: https://eu.api.host.langchain.com; US: unset',
    LANGSMITH_API_KEY: 'LangSmith, Settings → API Keys',
    LANGSMITH_WORKSPACE_ID: 'LangSmith, Settings → Workspaces'
};
function nextSteps(setup, files) {
    const { source, graph_config_path: path, has_graphs, branch, secrets, ci } = setup;
    const steps = [
        ...(source === 'git_host' && !has_graphs ? [`${path} lists no graphs yet. Write it, such as:\n${choose_setup/* GRAPH_FILE */.a$}`] : []),
        ...(ci === 'gitlab' ? gitLabSteps(setup, files) : gitHubSteps(setup, files)),
        accessStep(setup),
        `Commit the files to ${branch}.`
    ];
    return [
        ...(setup.dialect === 'langsmith'
            ? ['The files are for LangSmith. For another control plane, remove them and pass --api-dialect neutral.']
            : []),
        ...(secrets.length === 0 ? ['The agent gets no secrets. To pass some, add --secret NAME (docs/secrets.md).'] : []),
        'Next:',
        ...steps.map((step, i) => `${i + 1}. ${step}`)
    ];
}
function accessStep({ source, ci, image, dialect }) {
    if (source === 'external_container') {
        return ci === 'gitlab'
            ? 'Let the cluster pull images from the registry of this project, with a deploy token that may read it.'
            : `Let the cluster pull images from ${image}: a new package is private.`;
    }
    if (dialect === 'neutral')
        return 'Give the control plane access to the repository: it reads the code itself.';
    return 'Install the GitHub app of LangSmith for the repository: https://smith.langchain.com → Deployments → New Deployment → Add new account. LangSmith builds only from GitHub.';
}
function gitHubSteps({ web_url }, files) {
    const text = files.map((file) => file.text).join('\n');
    const at = (page) => web_url === undefined ? 'Settings → Secrets and variables → Actions' : `${web_url}/settings/${page}/actions`;
    return [
        setStep('variables', at('variables'), namesIn(text, /\bvars\.(\w+)/g)),
        setStep('secrets', at('secrets'), namesIn(text, /\bsecrets\.(\w+)/g))
    ];
}
const namesIn = (text, form) => [...new Set([...text.matchAll(form)].map(([, name = '']) => name))];
function gitLabSteps({ web_url, secrets, dialect }, files) {
    const place = 'Settings → CI/CD → Variables';
    const [file] = files;
    const names = [
        'DEPLOY_AGENT_SERVER_BASE_URL',
        'DEPLOY_AGENT_SERVER_API_KEY',
        ...(dialect === 'langsmith' ? ['DEPLOY_AGENT_SERVER_TENANT_ID'] : []),
        ...(file?.text.includes(' "$CLUSTER_NAMESPACE"') ? ['CLUSTER_NAMESPACE'] : []),
        ...secrets
    ];
    return [
        ...(file?.path === INCLUDED
            ? [
                `Add to .gitlab-ci.yml:\n     include:\n       - local: ${INCLUDED}\n   If it lists stages, list those of the file, too.`
            ]
            : []),
        setStep('variables, the keys masked', web_url ? `${web_url}/-/settings/ci_cd (${place})` : place, names),
        'Add a schedule for the sweep: Build → Pipeline schedules.'
    ];
}
function setStep(what, where, names) {
    const widest = Math.max(...names.map((name) => name.length));
    const lines = names.map((name) => `     ${name.padEnd(widest)}  ${MEANING[name] ?? 'a secret of the agent'}`);
    return [`Set these ${what}: ${where}`, ...lines].join('\n');
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/git/read-head.js
var read_head = __webpack_require__(98464);
// EXTERNAL MODULE: ./lib/src/git/run-git.js
var run_git = __webpack_require__(46949);
// EXTERNAL MODULE: ./lib/src/runner/environment.js
var environment = __webpack_require__(48228);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
;// CONCATENATED MODULE: ./lib/src/cli/init/read-facts.js






const LIMITS = { timeoutMs: 20_000, mostBytes: 64 * 2 ** 20 };
const LISTED = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--'];
const PATTERNS = ['*.json', 'Dockerfile', '*/Dockerfile'];
const LARGEST = 262_144;
async function readFacts(folder) {
    const process = { ...(0,environment/* readCheckoutPlace */.U3)(folder), cancelled: new AbortController().signal };
    const head = await (0,read_head/* readHead */.z)(folder, process);
    if ('unknown' in head) {
        throw new usage_error/* UsageError */.e(`init needs a git checkout: ${head.unknown}.`, 'Run it in your repository, after git init.');
    }
    const { root, remote, remote_url, ref } = head;
    const git = (...args) => (0,run_git/* runGit */.EO)({ ...process, ...LIMITS }, [...(0,run_git/* gitOptions */.h5)(root), ...args]);
    const textOf = async (...args) => {
        const answer = await git(...args);
        return 'output' in answer ? answer.output.toString('utf8').trim().split('\n', 1)[0] || undefined : undefined;
    };
    const listed = await git('--no-literal-pathspecs', ...LISTED, ...PATTERNS);
    if ('unknown' in listed) {
        throw new usage_error/* UsageError */.e(`git cannot list the files of this repository: ${listed.unknown}.`, 'Check that `git ls-files` works here, or copy a workflow from examples/ by hand.');
    }
    const files = [...new Set(listed.output.toString('utf8').split('\0'))].sort();
    const place = `refs/remotes/${remote}/`;
    const ofRemote = remote && (await textOf('symbolic-ref', '-q', `${place}HEAD`));
    const usual = await textOf('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/heads/master');
    const depth = (path) => path.split('/').length;
    return {
        root,
        remote_url,
        default_branch: ofRemote?.slice(place.length) ?? (usual ?? ref)?.replace('refs/heads/', ''),
        graph_files: files.filter((path) => listsGraphs(root, path)),
        dockerfiles: files.filter((path) => (0,external_node_path_.basename)(path) === 'Dockerfile').sort((a, b) => depth(a) - depth(b)),
        has: {
            workflows: (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.github/workflows')),
            gitlab: (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.gitlab-ci.yml')),
            manifest: (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, 'deployments.yaml'))
        }
    };
}
function listsGraphs(root, path) {
    if (external_node_path_.posix.extname(path) !== '.json' || /(?:^|\/)node_modules\//.test(path))
        return false;
    try {
        const found = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path));
        if (found.size > LARGEST || !found.isFile())
            return false;
        const { graphs } = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), 'utf8'));
        const all = Array.isArray(graphs) ? [] : Object.values(graphs);
        return (all.length > 0 &&
            all.every((graph) => typeof graph.path === 'string' || typeof graph === 'string'));
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/src/cli/init/write-files.js



function writeFiles(root, files) {
    const problems = files.flatMap(({ path }) => problemAt(root, path) ?? []);
    if (problems.length > 0) {
        throw new usage_error/* UsageError */.e(['Nothing was written.', ...problems].join('\n'), 'Rename or remove what exists, or use --dry-run to see the files, and copy what you need.');
    }
    const written = [];
    try {
        for (const { path, text } of files) {
            const target = (0,external_node_path_.join)(root, path);
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), { recursive: true });
            if (!`${(0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(target))}${external_node_path_.sep}`.startsWith(`${(0,external_node_fs_.realpathSync)(root)}${external_node_path_.sep}`)) {
                throw new Error(`${path} is outside of the repository`);
            }
            (0,external_node_fs_.writeFileSync)(target, text, { flag: 'wx' });
            written.push(target);
        }
    }
    catch (error) {
        for (const target of written)
            (0,external_node_fs_.rmSync)(target, { force: true });
        throw new usage_error/* UsageError */.e(`The files could not be written: ${error.message}. Those written before were removed.`);
    }
}
function problemAt(root, path) {
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth++) {
        const part = external_node_path_.posix.join(...parts.slice(0, depth));
        const found = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, part), { throwIfNoEntry: false });
        if (found === undefined)
            return undefined;
        if (found.isSymbolicLink())
            return `${part} is a symbolic link.`;
        if (depth === parts.length)
            return `${part} exists.`;
        if (!found.isDirectory())
            return `${part} is not a folder.`;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/src/cli/init/init-command.js






async function runInit({ flags, secretNames, options }) {
    const facts = await readFacts(process.cwd());
    const setup = (0,choose_setup/* chooseSetup */.Dx)(facts, { ...flags, ci: options.ci, secrets: secretNames });
    const files = makeFiles(setup, facts.has.gitlab);
    if (flags.dry_run !== undefined) {
        for (const { path, text } of files)
            process.stdout.write(`# ${path}\n${text}\n`);
        return;
    }
    writeFiles(facts.root, files);
    process.stdout.write(`${files.map(({ path }) => path).join('\n')}\n`);
    process.stderr.write(`${(0,sanitize/* escapeCommands */.g9)(nextSteps(setup, files).join('\n'))}\n`);
}


/***/ }),

/***/ 32655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
class UsageError extends Error {
    advice;
    constructor(message, advice) {
        super(message);
        this.advice = advice;
        this.name = 'UsageError';
    }
}


/***/ }),

/***/ 51147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readRunContext),
/* harmony export */   g: () => (/* binding */ hasGitHub)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97583);


function hasGitHub({ is_on_github, api_url }, token) {
    return is_on_github !== false || (token !== undefined && api_url !== undefined);
}
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
const PLAIN_REF = /^[\w.-]+(?:\/[\w.-]+)*$/;
const NO_COMMIT = /^0+$/;
function readRunContext(env, payload) {
    const action = memberOf(payload, 'action');
    const given = (name) => env[name]?.trim() || undefined;
    const repository = REPOSITORY.test(env.GITHUB_REPOSITORY ?? '') ? env.GITHUB_REPOSITORY : undefined;
    const server_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(given('GITHUB_SERVER_URL') ?? 'https://github.com');
    const run = given('GITHUB_RUN_ID');
    const [action_repository = '', action_ref = ''] = [given('GITHUB_ACTION_REPOSITORY'), given('GITHUB_ACTION_REF')];
    const isPublished = REPOSITORY.test(action_repository) && PLAIN_REF.test(action_ref);
    const sha = given('GITHUB_SHA');
    const actor = given('GITHUB_ACTOR');
    const event_name = given('GITHUB_EVENT_NAME') ?? '';
    const before = memberOf(payload, 'before');
    const pull = readPullRequest(memberOf(payload, 'pull_request'));
    return {
        event_name,
        event_action: typeof action === 'string' ? action : undefined,
        server_url,
        api_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(given('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: given('GITHUB_REF'),
        sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
        pull_request: pull && {
            ...pull,
            is_fork: pull.head_repository?.toLowerCase() !== repository?.toLowerCase()
        },
        ...(typeof before === 'string' && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullCommit */ .f5)(before) && !NO_COMMIT.test(before) && { sha_before: before }),
        ...(actor !== undefined && { actor }),
        ...(isPublished && { action_url: `${server_url}/${action_repository}/blob/${action_ref}` }),
        run_url: repository !== undefined && run !== undefined ? `${server_url}/${repository}/actions/runs/${run}` : undefined
    };
}
function readPullRequest(pull) {
    const number = memberOf(pull, 'number');
    const head = memberOf(pull, 'head');
    const [head_ref, head_sha, repo] = [memberOf(head, 'ref'), memberOf(head, 'sha'), memberOf(head, 'repo')];
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
        return undefined;
    if (typeof head_ref !== 'string' || typeof head_sha !== 'string')
        return undefined;
    if (repo == null)
        return { number, head_ref, head_sha, head_repository: undefined };
    const name = memberOf(repo, 'full_name');
    return typeof name === 'string' && REPOSITORY.test(name)
        ? { number, head_ref, head_sha, head_repository: name }
        : undefined;
}
function memberOf(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : undefined;
}


/***/ }),

/***/ 48228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MO: () => (/* binding */ currentFolder),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   U3: () => (/* binding */ readCheckoutPlace),
/* harmony export */   bj: () => (/* binding */ summaryFile),
/* harmony export */   i9: () => (/* binding */ outputFile),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   xs: () => (/* binding */ enforceTlsVerification)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51147);


function readEnvironment() {
    return (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunContext */ .$)(process.env, readEvent());
}
function readEvent() {
    const path = process.env.GITHUB_EVENT_PATH;
    try {
        return path ? JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) : undefined;
    }
    catch {
        return undefined;
    }
}
const FOR_GIT = ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'USERPROFILE', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP'];
function readCheckoutPlace(workspace = process.env.GITHUB_WORKSPACE) {
    const known = FOR_GIT.map((name) => [name, process.env[name]]);
    const variables = known.filter((entry) => entry[1] !== undefined);
    return { workspace: workspace || undefined, variables: Object.fromEntries(variables) };
}
function outputFile() {
    return process.env.GITHUB_OUTPUT || undefined;
}
function currentFolder() {
    try {
        return process.cwd();
    }
    catch {
        return undefined;
    }
}
function enforceTlsVerification() {
    const wasOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0';
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    return wasOff;
}
function givenInputs() {
    const isSet = (name) => (process.env[name]?.trim() ?? '') !== '';
    return Object.keys(process.env)
        .filter((name) => name.startsWith('INPUT_') && isSet(name))
        .filter((name) => name === name.toUpperCase() || !isSet(name.toUpperCase()))
        .map((name) => name.slice('INPUT_'.length));
}
function summaryFile() {
    return process.env.GITHUB_STEP_SUMMARY || undefined;
}


/***/ })

};
