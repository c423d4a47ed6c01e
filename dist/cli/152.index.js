export const id = 152;
export const ids = [152];
export const modules = {

/***/ 19152:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createControlPlane: () => (/* binding */ createControlPlane)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82196);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67217);



function createControlPlane(parts) {
    const exchange = (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .openExchange */ .E)(parts);
    return {
        ...deployments(exchange),
        ...revisions(exchange),
        ...lookups(exchange, parts.dialect?.words.git_host ?? 'git_host')
    };
}
const deploymentPath = (deploymentId) => `/v2/deployments/${encodeURIComponent(deploymentId)}`;
const revisionPath = (deploymentId, revisionId) => `${deploymentPath(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`;
function deployments(exchange) {
    return {
        createDeployment: (body) => exchange('createDeployment', { method: 'POST', path: '/v2/deployments', body }),
        readDeployment: (id, options) => exchange('readDeployment', { method: 'GET', path: deploymentPath(id), id, timeoutMs: options?.timeoutMs }),
        patchDeployment: (deploymentId, body) => exchange('patchDeployment', { method: 'PATCH', path: deploymentPath(deploymentId), body }),
        listDeployments: ({ name_contains, limit, offset }) => {
            const filter = name_contains === '' ? {} : { name_contains };
            const query = new URLSearchParams({ ...filter, limit: String(limit), offset: String(offset) });
            const path = `/v2/deployments?${query.toString()}`;
            return orNull(exchange('listDeployments', { method: 'GET', path, isRest: offset > 0 }));
        },
        deleteDeployment: async (deploymentId) => {
            await exchange('deleteDeployment', { method: 'DELETE', path: deploymentPath(deploymentId) });
        }
    };
}
function revisions(exchange) {
    return {
        readRevision: async (deploymentId, id, options) => {
            const path = revisionPath(deploymentId, id);
            const revision = await exchange('readRevision', { method: 'GET', path, id, timeoutMs: options?.timeoutMs });
            return { ...revision, id: revision.id ?? id };
        },
        listRevisions: (deploymentId, options) => {
            const query = options?.offset === undefined ? '' : `?offset=${options.offset}`;
            const path = `${deploymentPath(deploymentId)}/revisions${query}`;
            return orNull(exchange('listRevisions', { method: 'GET', path, timeoutMs: options?.timeoutMs }));
        },
        redeployRevision: async (deploymentId, revisionId) => {
            const path = `${revisionPath(deploymentId, revisionId)}/redeploy`;
            const sent = await orNull(exchange('redeployRevision', { method: 'POST', path }).then(() => true));
            return sent ?? false;
        },
        readRevisionLog: (deploymentId, revisionId, { log, ...body }, options) => {
            const revision = `/v1/projects/${encodeURIComponent(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`;
            const path = `${revision}/${log}_logs`;
            return orNull(exchange('readRevisionLog', { method: 'POST', path, body, timeoutMs: options?.timeoutMs }));
        }
    };
}
function lookups(exchange, gitHost) {
    return {
        listIntegrations: () => exchange('listIntegrations', { method: 'GET', path: `/v1/integrations/${gitHost}/install` }),
        listListeners: () => exchange('listListeners', { method: 'GET', path: '/v2/listeners' })
    };
}
async function orNull(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SUCH_OPERATION */ .Yi.has(error.status))
            return null;
        throw error;
    }
}


/***/ })

};
