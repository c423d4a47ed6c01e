/******/ (function() { // webpackBootstrap
/******/ 	var __webpack_modules__ = ({

/***/ 4488:
/***/ (function(__unused_webpack_module, exports, __nccwpck_require__) {

"use strict";


var net = __nccwpck_require__(9278);
var tls = __nccwpck_require__(4756);
var http = __nccwpck_require__(8611);
var https = __nccwpck_require__(5692);
var events = __nccwpck_require__(4434);
var assert = __nccwpck_require__(2613);
var util = __nccwpck_require__(9023);


exports.httpOverHttp = httpOverHttp;
exports.httpsOverHttp = httpsOverHttp;
exports.httpOverHttps = httpOverHttps;
exports.httpsOverHttps = httpsOverHttps;


function httpOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  return agent;
}

function httpsOverHttp(options) {
  var agent = new TunnelingAgent(options);
  agent.request = http.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}

function httpOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  return agent;
}

function httpsOverHttps(options) {
  var agent = new TunnelingAgent(options);
  agent.request = https.request;
  agent.createSocket = createSecureSocket;
  agent.defaultPort = 443;
  return agent;
}


function TunnelingAgent(options) {
  var self = this;
  self.options = options || {};
  self.proxyOptions = self.options.proxy || {};
  self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
  self.requests = [];
  self.sockets = [];

  self.on('free', function onFree(socket, host, port, localAddress) {
    var options = toOptions(host, port, localAddress);
    for (var i = 0, len = self.requests.length; i < len; ++i) {
      var pending = self.requests[i];
      if (pending.host === options.host && pending.port === options.port) {
        // Detect the request to connect same origin server,
        // reuse the connection.
        self.requests.splice(i, 1);
        pending.request.onSocket(socket);
        return;
      }
    }
    socket.destroy();
    self.removeSocket(socket);
  });
}
util.inherits(TunnelingAgent, events.EventEmitter);

TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
  var self = this;
  var options = mergeOptions({request: req}, self.options, toOptions(host, port, localAddress));

  if (self.sockets.length >= this.maxSockets) {
    // We are over limit so we'll add it to the queue.
    self.requests.push(options);
    return;
  }

  // If we are under maxSockets create a new one.
  self.createSocket(options, function(socket) {
    socket.on('free', onFree);
    socket.on('close', onCloseOrRemove);
    socket.on('agentRemove', onCloseOrRemove);
    req.onSocket(socket);

    function onFree() {
      self.emit('free', socket, options);
    }

    function onCloseOrRemove(err) {
      self.removeSocket(socket);
      socket.removeListener('free', onFree);
      socket.removeListener('close', onCloseOrRemove);
      socket.removeListener('agentRemove', onCloseOrRemove);
    }
  });
};

TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
  var self = this;
  var placeholder = {};
  self.sockets.push(placeholder);

  var connectOptions = mergeOptions({}, self.proxyOptions, {
    method: 'CONNECT',
    path: options.host + ':' + options.port,
    agent: false,
    headers: {
      host: options.host + ':' + options.port
    }
  });
  if (options.localAddress) {
    connectOptions.localAddress = options.localAddress;
  }
  if (connectOptions.proxyAuth) {
    connectOptions.headers = connectOptions.headers || {};
    connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
        new Buffer(connectOptions.proxyAuth).toString('base64');
  }

  debug('making CONNECT request');
  var connectReq = self.request(connectOptions);
  connectReq.useChunkedEncodingByDefault = false; // for v0.6
  connectReq.once('response', onResponse); // for v0.6
  connectReq.once('upgrade', onUpgrade);   // for v0.6
  connectReq.once('connect', onConnect);   // for v0.7 or later
  connectReq.once('error', onError);
  connectReq.end();

  function onResponse(res) {
    // Very hacky. This is necessary to avoid http-parser leaks.
    res.upgrade = true;
  }

  function onUpgrade(res, socket, head) {
    // Hacky.
    process.nextTick(function() {
      onConnect(res, socket, head);
    });
  }

  function onConnect(res, socket, head) {
    connectReq.removeAllListeners();
    socket.removeAllListeners();

    if (res.statusCode !== 200) {
      debug('tunneling socket could not be established, statusCode=%d',
        res.statusCode);
      socket.destroy();
      var error = new Error('tunneling socket could not be established, ' +
        'statusCode=' + res.statusCode);
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    if (head.length > 0) {
      debug('got illegal response body from proxy');
      socket.destroy();
      var error = new Error('got illegal response body from proxy');
      error.code = 'ECONNRESET';
      options.request.emit('error', error);
      self.removeSocket(placeholder);
      return;
    }
    debug('tunneling connection has established');
    self.sockets[self.sockets.indexOf(placeholder)] = socket;
    return cb(socket);
  }

  function onError(cause) {
    connectReq.removeAllListeners();

    debug('tunneling socket could not be established, cause=%s\n',
          cause.message, cause.stack);
    var error = new Error('tunneling socket could not be established, ' +
                          'cause=' + cause.message);
    error.code = 'ECONNRESET';
    options.request.emit('error', error);
    self.removeSocket(placeholder);
  }
};

TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
  var pos = this.sockets.indexOf(socket)
  if (pos === -1) {
    return;
  }
  this.sockets.splice(pos, 1);

  var pending = this.requests.shift();
  if (pending) {
    // If we have pending requests and a socket gets closed a new one
    // needs to be created to take over in the pool for the one that closed.
    this.createSocket(pending, function(socket) {
      pending.request.onSocket(socket);
    });
  }
};

function createSecureSocket(options, cb) {
  var self = this;
  TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
    var hostHeader = options.request.getHeader('host');
    var tlsOptions = mergeOptions({}, self.options, {
      socket: socket,
      servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
    });

    // 0 is dummy port for v0.6
    var secureSocket = tls.connect(0, tlsOptions);
    self.sockets[self.sockets.indexOf(socket)] = secureSocket;
    cb(secureSocket);
  });
}


function toOptions(host, port, localAddress) {
  if (typeof host === 'string') { // since v0.10
    return {
      host: host,
      port: port,
      localAddress: localAddress
    };
  }
  return host; // for v0.11 or later
}

function mergeOptions(target) {
  for (var i = 1, len = arguments.length; i < len; ++i) {
    var overrides = arguments[i];
    if (typeof overrides === 'object') {
      var keys = Object.keys(overrides);
      for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
        var k = keys[j];
        if (overrides[k] !== undefined) {
          target[k] = overrides[k];
        }
      }
    }
  }
  return target;
}


var debug;
if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
  debug = function() {
    var args = Array.prototype.slice.call(arguments);
    if (typeof args[0] === 'string') {
      args[0] = 'TUNNEL: ' + args[0];
    } else {
      args.unshift('TUNNEL:');
    }
    console.error.apply(console, args);
  }
} else {
  debug = function() {};
}
exports.debug = debug; // for test


/***/ }),

/***/ 2613:
/***/ (function(module) {

"use strict";
module.exports = require("assert");

/***/ }),

/***/ 181:
/***/ (function(module) {

"use strict";
module.exports = require("buffer");

/***/ }),

/***/ 4434:
/***/ (function(module) {

"use strict";
module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ (function(module) {

"use strict";
module.exports = require("fs");

/***/ }),

/***/ 8611:
/***/ (function(module) {

"use strict";
module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ (function(module) {

"use strict";
module.exports = require("https");

/***/ }),

/***/ 9278:
/***/ (function(module) {

"use strict";
module.exports = require("net");

/***/ }),

/***/ 1421:
/***/ (function(module) {

"use strict";
module.exports = require("node:child_process");

/***/ }),

/***/ 7598:
/***/ (function(module) {

"use strict";
module.exports = require("node:crypto");

/***/ }),

/***/ 3024:
/***/ (function(module) {

"use strict";
module.exports = require("node:fs");

/***/ }),

/***/ 1455:
/***/ (function(module) {

"use strict";
module.exports = require("node:fs/promises");

/***/ }),

/***/ 4708:
/***/ (function(module) {

"use strict";
module.exports = require("node:https");

/***/ }),

/***/ 6760:
/***/ (function(module) {

"use strict";
module.exports = require("node:path");

/***/ }),

/***/ 7975:
/***/ (function(module) {

"use strict";
module.exports = require("node:util");

/***/ }),

/***/ 714:
/***/ (function(module) {

"use strict";
module.exports = require("node:vm");

/***/ }),

/***/ 8522:
/***/ (function(module) {

"use strict";
module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ (function(module) {

"use strict";
module.exports = require("os");

/***/ }),

/***/ 932:
/***/ (function(module) {

"use strict";
module.exports = require("process");

/***/ }),

/***/ 4756:
/***/ (function(module) {

"use strict";
module.exports = require("tls");

/***/ }),

/***/ 9023:
/***/ (function(module) {

"use strict";
module.exports = require("util");

/***/ }),

/***/ 4611:
/***/ (function(module, __unused_webpack_exports, __nccwpck_require__) {

"use strict";

const load = () => __nccwpck_require__(7598);
module.exports = {
    get createHash() {
        return load().createHash;
    },
    get randomUUID() {
        return load().randomUUID;
    }
};


/***/ }),

/***/ 1467:
/***/ (function(module, __unused_webpack_exports, __nccwpck_require__) {

"use strict";

const load = () => __nccwpck_require__(4708);
module.exports = {
    get Agent() {
        return load().Agent;
    },
    get request() {
        return load().request;
    }
};


/***/ }),

/***/ 3998:
/***/ (function(module, __unused_webpack_exports, __nccwpck_require__) {

"use strict";

const loadTunnel = () => __nccwpck_require__(4488);
const tunnel = {
    httpOverHttp: (options) => loadTunnel().httpOverHttp(options),
    httpsOverHttp: (options) => loadTunnel().httpsOverHttp(options),
    httpOverHttps: (options) => loadTunnel().httpOverHttps(options),
    httpsOverHttps: (options) => loadTunnel().httpsOverHttps(options)
};
module.exports = tunnel;


/***/ }),

/***/ 1846:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  HttpClient: function() { return /* binding */ HttpClient; },
  bd: function() { return /* binding */ HttpClientResponse; }
});

// UNUSED EXPORTS: Headers, HttpClientError, HttpCodes, MediaTypes, getProxyUrl, isHttps

// EXTERNAL MODULE: external "http"
var external_http_ = __nccwpck_require__(8611);
var external_http_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_http_, 2);
// EXTERNAL MODULE: ./src/stand-ins/https.cjs
var https = __nccwpck_require__(1467);
var https_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(https, 2);
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/proxy.js
function getProxyUrl(reqUrl) {
    const usingSsl = reqUrl.protocol === 'https:';
    if (checkBypass(reqUrl)) {
        return undefined;
    }
    const proxyVar = (() => {
        if (usingSsl) {
            return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
        }
        else {
            return process.env['http_proxy'] || process.env['HTTP_PROXY'];
        }
    })();
    if (proxyVar) {
        try {
            return new DecodedURL(proxyVar);
        }
        catch (_a) {
            if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                return new DecodedURL(`http://${proxyVar}`);
        }
    }
    else {
        return undefined;
    }
}
function checkBypass(reqUrl) {
    if (!reqUrl.hostname) {
        return false;
    }
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) {
        return true;
    }
    const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
    if (!noProxy) {
        return false;
    }
    // Determine the request port
    let reqPort;
    if (reqUrl.port) {
        reqPort = Number(reqUrl.port);
    }
    else if (reqUrl.protocol === 'http:') {
        reqPort = 80;
    }
    else if (reqUrl.protocol === 'https:') {
        reqPort = 443;
    }
    // Format the request hostname and hostname with port
    const upperReqHosts = [reqUrl.hostname.toUpperCase()];
    if (typeof reqPort === 'number') {
        upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    }
    // Compare request host against noproxy
    for (const upperNoProxyItem of noProxy
        .split(',')
        .map(x => x.trim().toUpperCase())
        .filter(x => x)) {
        if (upperNoProxyItem === '*' ||
            upperReqHosts.some(x => x === upperNoProxyItem ||
                x.endsWith(`.${upperNoProxyItem}`) ||
                (upperNoProxyItem.startsWith('.') &&
                    x.endsWith(`${upperNoProxyItem}`)))) {
            return true;
        }
    }
    return false;
}
function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return (hostLower === 'localhost' ||
        hostLower.startsWith('127.') ||
        hostLower.startsWith('[::1]') ||
        hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
}
class DecodedURL extends URL {
    constructor(url, base) {
        super(url, base);
        this._decodedUsername = decodeURIComponent(super.username);
        this._decodedPassword = decodeURIComponent(super.password);
    }
    get username() {
        return this._decodedUsername;
    }
    get password() {
        return this._decodedPassword;
    }
}
//# sourceMappingURL=proxy.js.map
// EXTERNAL MODULE: ./src/stand-ins/tunnel.cjs
var tunnel = __nccwpck_require__(3998);
// EXTERNAL MODULE: ./src/stand-ins/undici.js
var undici = __nccwpck_require__(6128);
;// CONCATENATED MODULE: ./node_modules/@actions/http-client/lib/index.js
/* eslint-disable @typescript-eslint/no-explicit-any */
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};





var HttpCodes;
(function (HttpCodes) {
    HttpCodes[HttpCodes["OK"] = 200] = "OK";
    HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
    HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
    HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
    HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
    HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
    HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
    HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
    HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
    HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
    HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
    HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
    HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
    HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
    HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
    HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
    HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
    HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
    HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
    HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
    HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
    HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
    HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
    HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
    HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
    HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
    HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function (Headers) {
    Headers["Accept"] = "accept";
    Headers["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function (MediaTypes) {
    MediaTypes["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
/**
 * Returns the proxy URL, depending upon the supplied url and proxy environment variables.
 * @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
 */
function lib_getProxyUrl(serverUrl) {
    const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
    return proxyUrl ? proxyUrl.href : '';
}
const HttpRedirectCodes = [
    HttpCodes.MovedPermanently,
    HttpCodes.ResourceMoved,
    HttpCodes.SeeOther,
    HttpCodes.TemporaryRedirect,
    HttpCodes.PermanentRedirect
];
const HttpResponseRetryCodes = [
    HttpCodes.BadGateway,
    HttpCodes.ServiceUnavailable,
    HttpCodes.GatewayTimeout
];
const RetryableHttpVerbs = ['OPTIONS', 'GET', 'DELETE', 'HEAD'];
const ExponentialBackoffCeiling = 10;
const ExponentialBackoffTimeSlice = 5;
class HttpClientError extends Error {
    constructor(message, statusCode) {
        super(message);
        this.name = 'HttpClientError';
        this.statusCode = statusCode;
        Object.setPrototypeOf(this, HttpClientError.prototype);
    }
}
class HttpClientResponse {
    constructor(message) {
        this.message = message;
    }
    readBody() {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                let output = Buffer.alloc(0);
                this.message.on('data', (chunk) => {
                    output = Buffer.concat([output, chunk]);
                });
                this.message.on('end', () => {
                    resolve(output.toString());
                });
            }));
        });
    }
    readBodyBuffer() {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                const chunks = [];
                this.message.on('data', (chunk) => {
                    chunks.push(chunk);
                });
                this.message.on('end', () => {
                    resolve(Buffer.concat(chunks));
                });
            }));
        });
    }
}
function isHttps(requestUrl) {
    const parsedUrl = new URL(requestUrl);
    return parsedUrl.protocol === 'https:';
}
class HttpClient {
    constructor(userAgent, handlers, requestOptions) {
        this._ignoreSslError = false;
        this._allowRedirects = true;
        this._allowRedirectDowngrade = false;
        this._maxRedirects = 50;
        this._allowRetries = false;
        this._maxRetries = 1;
        this._keepAlive = false;
        this._disposed = false;
        this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
        this.handlers = handlers || [];
        this.requestOptions = requestOptions;
        if (requestOptions) {
            if (requestOptions.ignoreSslError != null) {
                this._ignoreSslError = requestOptions.ignoreSslError;
            }
            this._socketTimeout = requestOptions.socketTimeout;
            if (requestOptions.allowRedirects != null) {
                this._allowRedirects = requestOptions.allowRedirects;
            }
            if (requestOptions.allowRedirectDowngrade != null) {
                this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
            }
            if (requestOptions.maxRedirects != null) {
                this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
            }
            if (requestOptions.keepAlive != null) {
                this._keepAlive = requestOptions.keepAlive;
            }
            if (requestOptions.allowRetries != null) {
                this._allowRetries = requestOptions.allowRetries;
            }
            if (requestOptions.maxRetries != null) {
                this._maxRetries = requestOptions.maxRetries;
            }
        }
    }
    options(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('OPTIONS', requestUrl, null, additionalHeaders || {});
        });
    }
    get(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('GET', requestUrl, null, additionalHeaders || {});
        });
    }
    del(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('DELETE', requestUrl, null, additionalHeaders || {});
        });
    }
    post(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('POST', requestUrl, data, additionalHeaders || {});
        });
    }
    patch(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('PATCH', requestUrl, data, additionalHeaders || {});
        });
    }
    put(requestUrl, data, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('PUT', requestUrl, data, additionalHeaders || {});
        });
    }
    head(requestUrl, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request('HEAD', requestUrl, null, additionalHeaders || {});
        });
    }
    sendStream(verb, requestUrl, stream, additionalHeaders) {
        return __awaiter(this, void 0, void 0, function* () {
            return this.request(verb, requestUrl, stream, additionalHeaders);
        });
    }
    /**
     * Gets a typed object from an endpoint
     * Be aware that not found returns a null.  Other errors (4xx, 5xx) reject the promise
     */
    getJson(requestUrl_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            const res = yield this.get(requestUrl, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    postJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.post(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    putJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.put(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    patchJson(requestUrl_1, obj_1) {
        return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
            const data = JSON.stringify(obj, null, 2);
            additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
            additionalHeaders[Headers.ContentType] =
                this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
            const res = yield this.patch(requestUrl, data, additionalHeaders);
            return this._processResponse(res, this.requestOptions);
        });
    }
    /**
     * Makes a raw http request.
     * All other methods such as get, post, patch, and request ultimately call this.
     * Prefer get, del, post and patch
     */
    request(verb, requestUrl, data, headers) {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._disposed) {
                throw new Error('Client has already been disposed.');
            }
            const parsedUrl = new URL(requestUrl);
            let info = this._prepareRequest(verb, parsedUrl, headers);
            // Only perform retries on reads since writes may not be idempotent.
            const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb)
                ? this._maxRetries + 1
                : 1;
            let numTries = 0;
            let response;
            do {
                response = yield this.requestRaw(info, data);
                // Check if it's an authentication challenge
                if (response &&
                    response.message &&
                    response.message.statusCode === HttpCodes.Unauthorized) {
                    let authenticationHandler;
                    for (const handler of this.handlers) {
                        if (handler.canHandleAuthentication(response)) {
                            authenticationHandler = handler;
                            break;
                        }
                    }
                    if (authenticationHandler) {
                        return authenticationHandler.handleAuthentication(this, info, data);
                    }
                    else {
                        // We have received an unauthorized response but have no handlers to handle it.
                        // Let the response return to the caller.
                        return response;
                    }
                }
                let redirectsRemaining = this._maxRedirects;
                while (response.message.statusCode &&
                    HttpRedirectCodes.includes(response.message.statusCode) &&
                    this._allowRedirects &&
                    redirectsRemaining > 0) {
                    const redirectUrl = response.message.headers['location'];
                    if (!redirectUrl) {
                        // if there's no location to redirect to, we won't
                        break;
                    }
                    const parsedRedirectUrl = new URL(redirectUrl);
                    if (parsedUrl.protocol === 'https:' &&
                        parsedUrl.protocol !== parsedRedirectUrl.protocol &&
                        !this._allowRedirectDowngrade) {
                        throw new Error('Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.');
                    }
                    // we need to finish reading the response before reassigning response
                    // which will leak the open socket.
                    yield response.readBody();
                    // strip authorization header if redirected to a different hostname
                    if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
                        for (const header in headers) {
                            // header names are case insensitive
                            if (header.toLowerCase() === 'authorization') {
                                delete headers[header];
                            }
                        }
                    }
                    // let's make the request with the new redirectUrl
                    info = this._prepareRequest(verb, parsedRedirectUrl, headers);
                    response = yield this.requestRaw(info, data);
                    redirectsRemaining--;
                }
                if (!response.message.statusCode ||
                    !HttpResponseRetryCodes.includes(response.message.statusCode)) {
                    // If not a retry code, return immediately instead of retrying
                    return response;
                }
                numTries += 1;
                if (numTries < maxTries) {
                    yield response.readBody();
                    yield this._performExponentialBackoff(numTries);
                }
            } while (numTries < maxTries);
            return response;
        });
    }
    /**
     * Needs to be called if keepAlive is set to true in request options.
     */
    dispose() {
        if (this._agent) {
            this._agent.destroy();
        }
        this._disposed = true;
    }
    /**
     * Raw request.
     * @param info
     * @param data
     */
    requestRaw(info, data) {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve, reject) => {
                function callbackForResult(err, res) {
                    if (err) {
                        reject(err);
                    }
                    else if (!res) {
                        // If `err` is not passed, then `res` must be passed.
                        reject(new Error('Unknown error'));
                    }
                    else {
                        resolve(res);
                    }
                }
                this.requestRawWithCallback(info, data, callbackForResult);
            });
        });
    }
    /**
     * Raw request with callback.
     * @param info
     * @param data
     * @param onResult
     */
    requestRawWithCallback(info, data, onResult) {
        if (typeof data === 'string') {
            if (!info.options.headers) {
                info.options.headers = {};
            }
            info.options.headers['Content-Length'] = Buffer.byteLength(data, 'utf8');
        }
        let callbackCalled = false;
        function handleResult(err, res) {
            if (!callbackCalled) {
                callbackCalled = true;
                onResult(err, res);
            }
        }
        const req = info.httpModule.request(info.options, (msg) => {
            const res = new HttpClientResponse(msg);
            handleResult(undefined, res);
        });
        let socket;
        req.on('socket', sock => {
            socket = sock;
        });
        // If we ever get disconnected, we want the socket to timeout eventually
        req.setTimeout(this._socketTimeout || 3 * 60000, () => {
            if (socket) {
                socket.end();
            }
            handleResult(new Error(`Request timeout: ${info.options.path}`));
        });
        req.on('error', function (err) {
            // err has statusCode property
            // res should have headers
            handleResult(err);
        });
        if (data && typeof data === 'string') {
            req.write(data, 'utf8');
        }
        if (data && typeof data !== 'string') {
            data.on('close', function () {
                req.end();
            });
            data.pipe(req);
        }
        else {
            req.end();
        }
    }
    /**
     * Gets an http agent. This function is useful when you need an http agent that handles
     * routing through a proxy server - depending upon the url and proxy environment variables.
     * @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
     */
    getAgent(serverUrl) {
        const parsedUrl = new URL(serverUrl);
        return this._getAgent(parsedUrl);
    }
    getAgentDispatcher(serverUrl) {
        const parsedUrl = new URL(serverUrl);
        const proxyUrl = getProxyUrl(parsedUrl);
        const useProxy = proxyUrl && proxyUrl.hostname;
        if (!useProxy) {
            return;
        }
        return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
    }
    _prepareRequest(method, requestUrl, headers) {
        const info = {};
        info.parsedUrl = requestUrl;
        const usingSsl = info.parsedUrl.protocol === 'https:';
        info.httpModule = usingSsl ? https_namespaceObject : external_http_namespaceObject;
        const defaultPort = usingSsl ? 443 : 80;
        info.options = {};
        info.options.host = info.parsedUrl.hostname;
        info.options.port = info.parsedUrl.port
            ? parseInt(info.parsedUrl.port)
            : defaultPort;
        info.options.path =
            (info.parsedUrl.pathname || '') + (info.parsedUrl.search || '');
        info.options.method = method;
        info.options.headers = this._mergeHeaders(headers);
        if (this.userAgent != null) {
            info.options.headers['user-agent'] = this.userAgent;
        }
        info.options.agent = this._getAgent(info.parsedUrl);
        // gives handlers an opportunity to participate
        if (this.handlers) {
            for (const handler of this.handlers) {
                handler.prepareRequest(info.options);
            }
        }
        return info;
    }
    _mergeHeaders(headers) {
        if (this.requestOptions && this.requestOptions.headers) {
            return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
        }
        return lowercaseKeys(headers || {});
    }
    /**
     * Gets an existing header value or returns a default.
     * Handles converting number header values to strings since HTTP headers must be strings.
     * Note: This returns string | string[] since some headers can have multiple values.
     * For headers that must always be a single string (like Content-Type), use the
     * specialized _getExistingOrDefaultContentTypeHeader method instead.
     */
    _getExistingOrDefaultHeader(additionalHeaders, header, _default) {
        let clientHeader;
        if (this.requestOptions && this.requestOptions.headers) {
            const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
            if (headerValue) {
                clientHeader =
                    typeof headerValue === 'number' ? headerValue.toString() : headerValue;
            }
        }
        const additionalValue = additionalHeaders[header];
        if (additionalValue !== undefined) {
            return typeof additionalValue === 'number'
                ? additionalValue.toString()
                : additionalValue;
        }
        if (clientHeader !== undefined) {
            return clientHeader;
        }
        return _default;
    }
    /**
     * Specialized version of _getExistingOrDefaultHeader for Content-Type header.
     * Always returns a single string (not an array) since Content-Type should be a single value.
     * Converts arrays to comma-separated strings and numbers to strings to ensure type safety.
     * This was split from _getExistingOrDefaultHeader to provide stricter typing for callers
     * that assign the result to places expecting a string (e.g., additionalHeaders[Headers.ContentType]).
     */
    _getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
        let clientHeader;
        if (this.requestOptions && this.requestOptions.headers) {
            const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
            if (headerValue) {
                if (typeof headerValue === 'number') {
                    clientHeader = String(headerValue);
                }
                else if (Array.isArray(headerValue)) {
                    clientHeader = headerValue.join(', ');
                }
                else {
                    clientHeader = headerValue;
                }
            }
        }
        const additionalValue = additionalHeaders[Headers.ContentType];
        // Return the first non-undefined value, converting numbers or arrays to strings if necessary
        if (additionalValue !== undefined) {
            if (typeof additionalValue === 'number') {
                return String(additionalValue);
            }
            else if (Array.isArray(additionalValue)) {
                return additionalValue.join(', ');
            }
            else {
                return additionalValue;
            }
        }
        if (clientHeader !== undefined) {
            return clientHeader;
        }
        return _default;
    }
    _getAgent(parsedUrl) {
        let agent;
        const proxyUrl = getProxyUrl(parsedUrl);
        const useProxy = proxyUrl && proxyUrl.hostname;
        if (this._keepAlive && useProxy) {
            agent = this._proxyAgent;
        }
        if (!useProxy) {
            agent = this._agent;
        }
        // if agent is already assigned use that agent.
        if (agent) {
            return agent;
        }
        const usingSsl = parsedUrl.protocol === 'https:';
        let maxSockets = 100;
        if (this.requestOptions) {
            maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets;
        }
        // This is `useProxy` again, but we need to check `proxyURl` directly for TypeScripts's flow analysis.
        if (proxyUrl && proxyUrl.hostname) {
            const agentOptions = {
                maxSockets,
                keepAlive: this._keepAlive,
                proxy: Object.assign(Object.assign({}, ((proxyUrl.username || proxyUrl.password) && {
                    proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
                })), { host: proxyUrl.hostname, port: proxyUrl.port })
            };
            let tunnelAgent;
            const overHttps = proxyUrl.protocol === 'https:';
            if (usingSsl) {
                tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
            }
            else {
                tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
            }
            agent = tunnelAgent(agentOptions);
            this._proxyAgent = agent;
        }
        // if tunneling agent isn't assigned create a new agent
        if (!agent) {
            const options = { keepAlive: this._keepAlive, maxSockets };
            agent = usingSsl ? new https.Agent(options) : new external_http_.Agent(options);
            this._agent = agent;
        }
        if (usingSsl && this._ignoreSslError) {
            // we don't want to set NODE_TLS_REJECT_UNAUTHORIZED=0 since that will affect request for entire process
            // http.RequestOptions doesn't expose a way to modify RequestOptions.agent.options
            // we have to cast it to any and change it directly
            agent.options = Object.assign(agent.options || {}, {
                rejectUnauthorized: false
            });
        }
        return agent;
    }
    _getProxyAgentDispatcher(parsedUrl, proxyUrl) {
        let proxyAgent;
        if (this._keepAlive) {
            proxyAgent = this._proxyAgentDispatcher;
        }
        // if agent is already assigned use that agent.
        if (proxyAgent) {
            return proxyAgent;
        }
        const usingSsl = parsedUrl.protocol === 'https:';
        proxyAgent = new undici.ProxyAgent(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, ((proxyUrl.username || proxyUrl.password) && {
            token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString('base64')}`
        })));
        this._proxyAgentDispatcher = proxyAgent;
        if (usingSsl && this._ignoreSslError) {
            // we don't want to set NODE_TLS_REJECT_UNAUTHORIZED=0 since that will affect request for entire process
            // http.RequestOptions doesn't expose a way to modify RequestOptions.agent.options
            // we have to cast it to any and change it directly
            proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
                rejectUnauthorized: false
            });
        }
        return proxyAgent;
    }
    _getUserAgentWithOrchestrationId(userAgent) {
        const baseUserAgent = userAgent || 'actions/http-client';
        const orchId = process.env['ACTIONS_ORCHESTRATION_ID'];
        if (orchId) {
            // Sanitize the orchestration ID to ensure it contains only valid characters
            // Valid characters: 0-9, a-z, _, -, .
            const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
            return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
        }
        return baseUserAgent;
    }
    _performExponentialBackoff(retryNumber) {
        return __awaiter(this, void 0, void 0, function* () {
            retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
            const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
            return new Promise(resolve => setTimeout(() => resolve(), ms));
        });
    }
    _processResponse(res, options) {
        return __awaiter(this, void 0, void 0, function* () {
            return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
                const statusCode = res.message.statusCode || 0;
                const response = {
                    statusCode,
                    result: null,
                    headers: {}
                };
                // not found leads to null obj returned
                if (statusCode === HttpCodes.NotFound) {
                    resolve(response);
                }
                // get the result from the body
                function dateTimeDeserializer(key, value) {
                    if (typeof value === 'string') {
                        const a = new Date(value);
                        if (!isNaN(a.valueOf())) {
                            return a;
                        }
                    }
                    return value;
                }
                let obj;
                let contents;
                try {
                    contents = yield res.readBody();
                    if (contents && contents.length > 0) {
                        if (options && options.deserializeDates) {
                            obj = JSON.parse(contents, dateTimeDeserializer);
                        }
                        else {
                            obj = JSON.parse(contents);
                        }
                        response.result = obj;
                    }
                    response.headers = res.message.headers;
                }
                catch (err) {
                    // Invalid resource (contents not json);  leaving result obj null
                }
                // note that 3xx redirects are handled by the http layer.
                if (statusCode > 299) {
                    let msg;
                    // if exception/error in body, attempt to get better error
                    if (obj && obj.message) {
                        msg = obj.message;
                    }
                    else if (contents && contents.length > 0) {
                        // it may be the case that the exception is in the body message as string
                        msg = contents;
                    }
                    else {
                        msg = `Failed request: (${statusCode})`;
                    }
                    const err = new HttpClientError(msg, statusCode);
                    err.result = response.result;
                    reject(err);
                }
                else {
                    resolve(response);
                }
            }));
        });
    }
}
const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => ((c[k.toLowerCase()] = obj[k]), c), {});
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 3081:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: function() { return /* binding */ INPUT_DEFAULTS; }
/* harmony export */ });
/* unused harmony export OUTPUT_NAMES */
const INPUT_DEFAULTS = {
    command: 'deploy',
    revision: '',
    base_url: '',
    api_key: '',
    tenant_id: '',
    bearer_token: '',
    deployment_id: '',
    name: '',
    source: '',
    integration_id: '',
    repo_url: '',
    repo_ref: '',
    graph_config_path: '',
    deployment_type: '',
    build_on_push: '',
    install_command: '',
    build_command: '',
    image_uri: '',
    custom_url: '',
    listener_id: '',
    cluster_namespace: '',
    resource_spec: '',
    secrets: '',
    allow_empty_secrets: 'false',
    new_revision: 'auto',
    paths: '',
    preview: '',
    max_age: '',
    dry_run: 'false',
    wait: 'true',
    timeout: '30m',
    build_logs: 'true',
    rollback: 'false',
    poll_interval: 'auto',
    verify_serving: 'auto',
    github_token: '',
    environment: '',
    comment: 'auto',
    smoke_assistant: '',
    smoke_input: '',
    smoke_stream_mode: 'updates',
    smoke_expect: '',
    smoke_timeout: '2m',
    agent_api_key: '',
    manifest: '',
    select: '',
    variables: '',
    api_dialect: 'neutral'
};
const OUTPUT_NAMES = (/* unused pure expression or super */ null && ([
    'deployment_id',
    'revision_id',
    'url',
    'operation',
    'new_revision',
    'status',
    'commit_sha',
    'docs_url',
    'smoke',
    'serving_revision_id',
    'rolled_back_to',
    'error_code',
    'plan',
    'plans',
    'swept',
    'deployments',
    'deployed',
    'unchanged',
    'failed',
    'skipped',
    'matrix'
]));


/***/ }),

/***/ 710:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  V: function() { return /* binding */ createAction; }
});

// UNUSED EXPORTS: UNVERIFIED

// EXTERNAL MODULE: ./src/contract/dialect/dialect.js
var dialect_dialect = __nccwpck_require__(3388);
// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/requests/missing-api.js
var missing_api = __nccwpck_require__(2806);
// EXTERNAL MODULE: ./src/control-plane/exchange.js + 1 modules
var control_plane_exchange = __nccwpck_require__(3666);
// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __nccwpck_require__(1243);
;// CONCATENATED MODULE: ./src/control-plane/with-one-spelling.js

const FIELDS = ['id', 'latest_revision_id', 'active_revision_id'];
function withOneSpelling(controlPlane) {
    const spellings = new Map();
    const spell = (id) => {
        if (typeof id !== 'string')
            return id;
        const key = (0,vocabulary/* idKey */.T4)(id);
        const first = spellings.get(key) ?? id;
        spellings.set(key, first);
        return first;
    };
    const spelled = (answer) => {
        for (const field of FIELDS)
            if (field in answer)
                Object.assign(answer, { [field]: spell(answer[field]) });
        return answer;
    };
    const spelledRows = (rows) => {
        for (const row of rows ?? [])
            spelled(row);
        return rows;
    };
    return {
        ...controlPlane,
        createDeployment: async (body) => spelled(await controlPlane.createDeployment(body)),
        readDeployment: async (id, options) => spelled(await controlPlane.readDeployment(id, options)),
        patchDeployment: async (id, body) => spelled(await controlPlane.patchDeployment(id, body)),
        listDeployments: async (query) => spelledRows(await controlPlane.listDeployments(query)),
        readRevision: async (id, revisionId, options) => spelled(await controlPlane.readRevision(id, revisionId, options)),
        listRevisions: async (id, options) => spelledRows(await controlPlane.listRevisions(id, options))
    };
}

;// CONCATENATED MODULE: ./src/control-plane/client.js




function createControlPlane(parts) {
    const exchange = (0,control_plane_exchange/* openExchange */.E)(parts);
    return withOneSpelling({
        ...deployments(exchange),
        ...revisions(exchange),
        ...lookups(exchange, parts.spoken?.dialect.words.git_host ?? 'git_host')
    });
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
        if (error instanceof errors/* StatusError */.Xs && missing_api/* NO_SUCH_OPERATION */.Yi.has(error.status))
            return null;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/control-plane/credentials.js
function credentialHeaders(credentials) {
    return {
        ...(credentials.api_key && { 'x-api-key': credentials.api_key }),
        ...(credentials.tenant_id && { 'x-tenant-id': credentials.tenant_id }),
        ...(credentials.bearer_token && { authorization: `Bearer ${credentials.bearer_token}` })
    };
}

// EXTERNAL MODULE: ./src/http/sender.js + 3 modules
var http_sender = __nccwpck_require__(3468);
;// CONCATENATED MODULE: ./src/http/limited-sender.js


const WRITE_SHARE = 0.8;
function limitSender(sender, limit) {
    let isSpent = false;
    const bounded = async (request, send) => {
        if (isSpent)
            throw new errors/* TimeLimitError */.$q((0,http_sender/* nameRequest */.R)(request));
        const mostMs = requestTime(request.method, limit);
        if (mostMs >= request.timeoutMs)
            return send(request);
        try {
            return await send({ ...request, timeoutMs: mostMs });
        }
        catch (error) {
            if (!(error instanceof errors/* ConnectionError */.Rc && error.timed_out))
                throw error;
            isSpent = limit.remainingMs() <= 0;
            throw endedByLimit(error);
        }
    };
    return {
        send: (request) => bounded(request, (within) => sender.send(within)),
        stream: (request, maxBytes, onText) => bounded(request, (within) => sender.stream(within, maxBytes, onText)),
        close: () => sender.close()
    };
}
function requestTime(method, limit) {
    const remainingMs = limit.remainingMs();
    return Math.max(method === 'GET' ? remainingMs : remainingMs * WRITE_SHARE, limit.graceMs);
}
function endedByLimit(error) {
    const { request, brief, mayHaveBeenApplied, retryable, advice } = error;
    return new errors/* ConnectionError */.Rc(`${error.message}, because the time limit of the step (\`timeout\`) ended`, {
        request,
        brief,
        mayHaveBeenApplied,
        retryable,
        timed_out: true,
        advice: `${advice ?? ''} If the service only takes longer, set \`timeout\` to a longer time. Re-run the job: it reads first and continues from what exists.`.trim(),
        cause: error
    });
}

// EXTERNAL MODULE: ./src/requests/retry.js
var retry = __nccwpck_require__(7309);
// EXTERNAL MODULE: ./src/http/retry-after.js
var retry_after = __nccwpck_require__(3132);
;// CONCATENATED MODULE: ./src/http/shared-pause.js


const TOO_MANY_REQUESTS = 429;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;
const SPACING_MS = 50;
function pauseTogether(sender, clock) {
    const pause = new Pause(clock);
    const paused = async (request, send) => {
        if (pause.holds(request))
            return stillPaused(pause.nextTurnMs(), clock.date());
        const { nth } = pause;
        const answer = await send();
        const isNews = nth === pause.nth;
        if (answer.status !== TOO_MANY_REQUESTS) {
            if (isNews)
                pause.end();
            return answer;
        }
        const askedMs = (0,retry_after/* retryAfterMs */.V)(answer);
        const namedMs = askedMs && Math.min(askedMs, retry/* LONGEST_RETRY_AFTER_MS */.Q);
        if (isNews)
            pause.begin(request, namedMs);
        else if (namedMs !== undefined) {
            pause.extend(namedMs);
            return { ...answer, retryAfter: inSeconds(pause.nextTurnMs()) };
        }
        return answer;
    };
    return {
        send: (request) => paused(request, () => sender.send(request)),
        stream: (request, maxBytes, onText) => paused(request, () => sender.stream(request, maxBytes, onText)),
        close: () => sender.close()
    };
}
class Pause {
    clock;
    nth = 0;
    until = Number.NEGATIVE_INFINITY;
    unnamed = 0;
    refused;
    waiting = 0;
    constructor(clock) {
        this.clock = clock;
    }
    holds(request) {
        return this.until - this.clock.now() >= 1 && nameOf(request) !== this.refused;
    }
    begin(request, namedMs) {
        this.nth++;
        this.waiting = 0;
        this.refused = namedMs === undefined ? nameOf(request) : undefined;
        this.until = this.clock.now() + (namedMs ?? Math.min(FIRST_PAUSE_MS * 2 ** this.unnamed++, LONGEST_PAUSE_MS));
    }
    extend(namedMs) {
        this.until = Math.max(this.until, this.clock.now() + namedMs);
        this.refused = undefined;
    }
    end() {
        this.unnamed = 0;
        this.until = Number.NEGATIVE_INFINITY;
    }
    nextTurnMs() {
        return Math.max(0, this.until - this.clock.now()) + SPACING_MS * this.waiting++;
    }
}
const nameOf = ({ method, path }) => `${method} ${path}`;
const inSeconds = (ms) => String(Math.ceil(ms) / 1_000);
function stillPaused(leftMs, now) {
    const answer = { status: TOO_MANY_REQUESTS, text: '', retryAfter: inSeconds(leftMs), receivedAt: now };
    return { ...answer, location: undefined, date: undefined };
}

;// CONCATENATED MODULE: ./src/load-late.js
function loadLate(load) {
    const nextTurn = new Promise((resolve) => {
        setImmediate(resolve);
    });
    const loading = nextTurn.then(load);
    loading.catch(() => { });
    return loading;
}

// EXTERNAL MODULE: ./src/masking/mask-answers.js
var mask_answers = __nccwpck_require__(3301);
// EXTERNAL MODULE: ./src/runner/process.js + 1 modules
var runner_process = __nccwpck_require__(3391);
;// CONCATENATED MODULE: ./src/adapters.js









const GITHUB_BUDGET_MS = 60_000;
function createAdapters({ runner, redactor, cancelled, clock, place }) {
    const senders = [];
    const budget = { leftMs: GITHUB_BUDGET_MS };
    const debug = (line) => runner.debug(line);
    const openSender = (baseUrl, address, headers) => {
        const sender = (0,http_sender/* createHttpSender */.m)({ baseUrl, address, headers, cancelled, clock, onExchange: debug });
        senders.push(sender);
        return (0,mask_answers/* maskAnswers */.a8)(sender, (value) => runner.mask(value));
    };
    const openShared = rememberSenders((...at) => pauseTogether(openSender(...at), clock));
    return {
        ports: {
            connect: (connection, limit) => connectControlPlane(connection, { openSender: openShared, limit, redact: redactor.redact, debug }),
            loadAgentServer: async () => {
                const { createAgentServer } = await loadLate(() => __nccwpck_require__.e(/* import() */ 391).then(__nccwpck_require__.bind(__nccwpck_require__, 5772)));
                return (url, api_key) => {
                    const sender = openSender(url, 'the URL of the deployment', credentialHeaders({ api_key }));
                    return createAgentServer(sender, redactor.redact);
                };
            },
            workspace: place.workspace,
            checkout: lateCheckout(place, cancelled),
            openGitHub: async (account, phase, limit) => {
                const { createGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(482), __nccwpck_require__.e(516)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3516));
                const signal = phase === 'running' ? cancelled : (0,runner_process/* shortlyAfter */.i)(cancelled, phase);
                return createGitHub({ ...account, budget, signal, clock, limit });
            }
        },
        close: () => {
            for (const sender of senders)
                sender.close();
        }
    };
}
const loadReader = () => loadLate(() => __nccwpck_require__.e(/* import() */ 538).then(__nccwpck_require__.bind(__nccwpck_require__, 2538)));
function lateCheckout(place, cancelled) {
    let opened;
    const load = async () => {
        const { createCheckout } = await __nccwpck_require__.e(/* import() */ 585).then(__nccwpck_require__.bind(__nccwpck_require__, 6585));
        return createCheckout({ ...place, cancelled });
    };
    const open = () => (opened ??= load());
    return {
        listChangedFiles: async (comparison, options) => (await open()).listChangedFiles(comparison, options),
        containsCommit: async (comparison, options) => (await open()).containsCommit(comparison, options),
        findFile: async (commit, path, options) => {
            if (place.workspace === undefined)
                return undefined;
            return (await open()).findFile(commit, path, options);
        }
    };
}
function rememberSenders(open) {
    const known = new Map();
    return (baseUrl, address, headers) => {
        const key = JSON.stringify([baseUrl, headers]);
        const sender = known.get(key) ?? open(baseUrl, address, headers);
        known.set(key, sender);
        return sender;
    };
}
async function connectControlPlane({ base_url, credentials, dialect }, { openSender, limit, ...given }) {
    const sender = limitSender(openSender(base_url, '`base_url`', credentialHeaders(credentials)), limit);
    const parts = { ...given, sender, loadReader, access: { base_url, credentials } };
    if (dialect.words === dialect_dialect/* NEUTRAL */.qm.words)
        return createControlPlane(parts);
    const translation = await Promise.all(/* import() */[__nccwpck_require__.e(435), __nccwpck_require__.e(737)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1737));
    return createControlPlane({ ...parts, spoken: { dialect, translation } });
}

// EXTERNAL MODULE: ./src/masking/decode.js
var decode = __nccwpck_require__(2225);
// EXTERNAL MODULE: ./src/masking/forms.js
var masking_forms = __nccwpck_require__(8600);
// EXTERNAL MODULE: ./src/masking/view.js
var masking_view = __nccwpck_require__(7158);
;// CONCATENATED MODULE: ./src/masking/find-spans.js



const WINDOW = 64 * 1024;
const OVERLAP = 8 * 1024;
function findSpans(text, needles, { decoded_only = false } = {}) {
    if (text.length < needles.shortest)
        return [];
    const spans = [];
    for (let from = 0;; from += WINDOW - OVERLAP) {
        const window = text.slice(from, from + WINDOW);
        for (const view of (0,decode/* viewsOf */.W)(window, needles.shortest)) {
            if (decoded_only && view.text === window)
                continue;
            for (const [start, end] of spansIn(view, needles))
                spans.push([from + start, from + end]);
        }
        if (from + WINDOW >= text.length)
            return spans;
    }
}
function spansIn(view, { exact, letters, parts }) {
    const spans = allOccurrences(exact, view);
    if (letters.size === 0)
        return spans;
    const byLetters = (0,masking_view/* decodeIn */.k)(view, masking_forms/* BY_LETTERS */.gk) ?? view;
    spans.push(...allOccurrences(letters, byLetters));
    if (parts.size > 0)
        spans.push(...partsIn(byLetters, parts));
    return spans;
}
function allOccurrences(needles, view) {
    const spans = [];
    for (const needle of needles)
        spans.push(...occurrences(needle, view));
    return spans;
}
function occurrences(needle, view) {
    const starts = [];
    for (let at = view.text.indexOf(needle); at >= 0; at = view.text.indexOf(needle, at + 1))
        starts.push(at);
    return spansAt(starts, needle.length, view);
}
function partsIn(view, parts) {
    const starts = [];
    for (let at = 0; at + masking_forms/* PART_LENGTH */.XV <= view.text.length; at++) {
        if (parts.has(view.text.slice(at, at + masking_forms/* PART_LENGTH */.XV)))
            starts.push(at);
    }
    return spansAt(starts, masking_forms/* PART_LENGTH */.XV, view);
}
function spansAt(starts, length, view) {
    const spans = [];
    for (const at of starts) {
        const last = spans.at(-1);
        if (last !== undefined && at < last[1])
            last[1] = at + length;
        else
            spans.push([at, at + length]);
    }
    return spans.map(([from, to]) => view.source(from, to));
}

;// CONCATENATED MODULE: ./src/masking/redactor.js


const MOST_PASSES = 3;
const MOST_REMEMBERED = 1_000;
const LOOKS_PUBLIC = /^(?:https?:\/\/[^\s@]+|[0-9a-f]{7,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const IDENTIFIER = /^[\w.-]+$/;
const SHORTEST_STRONG = 8;
function createRedactor() {
    const needles = (0,masking_forms/* noNeedles */.mV)();
    const pieces = new Set();
    const credentials = new Set();
    const facts = new Set();
    const publicValues = new Set();
    const { redact, forget } = remembering((text) => redactText(text, needles, facts));
    const isPublic = (value) => publicValues.has(normalized(value));
    return {
        redact,
        redactAll: (value) => redactEach(value, redact),
        isPublic,
        add(value, { credential = false } = {}) {
            if (!credential && isPublic(value))
                return [];
            const fresh = (0,masking_forms/* piecesOf */.Xe)(value).filter((piece) => !pieces.has(piece));
            for (const piece of fresh)
                pieces.add(piece);
            if (credential && value.length >= SHORTEST_STRONG && !(0,masking_forms/* isPlainWord */.F7)(value))
                credentials.add(value);
            if (fresh.length > 0) {
                (0,masking_forms/* addNeedles */.o3)(needles, value);
                forget();
            }
            return fresh.filter((piece) => credential || ((0,masking_forms/* isFitForRunner */.xE)(piece) && !isPublic(piece)));
        },
        keep(fact) {
            if (fact === '' || facts.has(fact) || [...credentials].some((credential) => fact.includes(credential)))
                return;
            if (!LOOKS_PUBLIC.test(fact) && isSecret(fact, needles, facts))
                return;
            facts.add(fact);
            publicValues.add(normalized(fact));
            forget();
        }
    };
}
function redactEach(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((item) => redactEach(item, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [redact(key), redactEach(inner, redact)]));
}
function remembering(redact) {
    const remembered = new Map();
    return {
        redact: (text) => {
            const known = remembered.get(text);
            if (known !== undefined)
                return known;
            const clean = redact(text);
            if (remembered.size >= MOST_REMEMBERED)
                remembered.clear();
            remembered.set(text, clean);
            return clean;
        },
        forget: () => remembered.clear()
    };
}
function isSecret(text, needles, facts) {
    const redacted = redactText(text, needles, facts);
    if (redacted === text || !IDENTIFIER.test(text))
        return redacted !== text;
    return redacted === '***' || findSpans(text, needles, { decoded_only: true }).length > 0;
}
function normalized(value) {
    return value
        .trim()
        .toLowerCase()
        .replace(/(?:\.git)?\/?$/, '');
}
function redactText(text, needles, facts) {
    let clean = text;
    for (let pass = 0; pass < MOST_PASSES; pass++) {
        const spans = withoutFacts(findSpans(clean, needles), clean, facts);
        if (spans.length === 0)
            return clean;
        clean = withoutSpans(clean, spans);
    }
    return clean.replace(/[^\r\n]+/g, '***');
}
function withoutFacts(spans, text, facts) {
    if (spans.length === 0)
        return spans;
    const shown = [...facts].flatMap((fact) => occurrences(fact, { text, source: (from, to) => [from, to] }));
    return spans.filter(([from, to]) => !shown.some(([start, end]) => start <= from && to <= end));
}
function withoutSpans(text, spans) {
    let clean = '';
    let end = 0;
    for (const [from, to] of merged(spans)) {
        clean += text.slice(end, from) + text.slice(from, to).replace(/[^\r\n]+/g, '***');
        end = to;
    }
    return clean + text.slice(end);
}
function merged(spans) {
    const all = [];
    for (const [from, to] of spans.sort(([a], [b]) => a - b)) {
        const last = all.at(-1);
        if (last !== undefined && from < last[1])
            last[1] = Math.max(last[1], to);
        else
            all.push([from, to]);
    }
    return all;
}

// EXTERNAL MODULE: ./src/inputs/parse-inputs.js
var parse_inputs = __nccwpck_require__(1685);
// EXTERNAL MODULE: ./src/inputs/raw-inputs.js
var raw_inputs = __nccwpck_require__(270);
// EXTERNAL MODULE: ./src/inputs/request.js + 4 modules
var request = __nccwpck_require__(7348);
// EXTERNAL MODULE: ./src/inputs/unknown-inputs.js
var unknown_inputs = __nccwpck_require__(4934);
// EXTERNAL MODULE: ./src/masking/mask-inputs.js + 1 modules
var mask_inputs = __nccwpck_require__(5429);
// EXTERNAL MODULE: ./src/report/reporter.js
var report_reporter = __nccwpck_require__(4374);
// EXTERNAL MODULE: ./src/run-request.js
var run_request = __nccwpck_require__(7273);
;// CONCATENATED MODULE: ./src/run.js








async function run(ports) {
    const raw = (0,raw_inputs/* readRawInputs */.y)((name) => ports.runner.input(name));
    if (raw.manifest !== undefined) {
        const { runManifest } = await Promise.all(/* import() */[__nccwpck_require__.e(435), __nccwpck_require__.e(637), __nccwpck_require__.e(217), __nccwpck_require__.e(615), __nccwpck_require__.e(934)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2934));
        return runManifest(raw, ports);
    }
    const summary = loadLate(() => __nccwpck_require__.e(/* import() */ 217).then(__nccwpck_require__.bind(__nccwpck_require__, 7217)));
    const reporter = (0,report_reporter/* createReporter */.A)(ports.runner, ports.redactor, { observe: ports.observe, loadSummary: () => summary });
    const { succeeded } = await (0,run_request/* runRequest */.B)(() => readInputs(raw, ports, reporter), ports, reporter, () => (0,unknown_inputs/* judgeUnknownInputs */.P)(ports.given ?? []).problems.length > 0 ? undefined : (0,request/* readRefused */.jG)(raw, ports.context));
    return succeeded;
}
async function readInputs(raw, ports, reporter) {
    const { warnings = [], given = [] } = ports;
    const inputs = await (0,parse_inputs/* parseInputs */.T)(raw);
    (0,mask_inputs/* maskInputs */.a)(inputs, ports);
    const unknown = (0,unknown_inputs/* judgeUnknownInputs */.P)(given);
    for (const message of [...warnings, ...unknown.warnings])
        reporter.emit({ type: 'warning', message });
    return (0,request/* readRequest */["in"])(inputs, ports.context, unknown.problems);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
// EXTERNAL MODULE: ./src/stand-ins/crypto.cjs
var stand_ins_crypto = __nccwpck_require__(4611);
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${stand_ins_crypto.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
var external_path_namespaceObject = require("path");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map
;// CONCATENATED MODULE: ./src/masking/redact-output.js
const WORDS = new Set(['operation', 'new_revision', 'smoke', 'error_code']);
const JSON_OUTPUTS = new Set([
    'plan',
    'plans',
    'swept',
    'deployments',
    'deployed',
    'unchanged',
    'failed',
    'skipped',
    'matrix'
]);
const MAPS = new Set(['deployments', 'plans']);
function redactOutput(name, value, redactor) {
    if (WORDS.has(name) || value === '')
        return value;
    if (!JSON_OUTPUTS.has(name))
        return redactor.redact(value);
    const told = JSON.parse(value);
    if (name === 'plan')
        return JSON.stringify(redactFacts(told, redactor));
    if (!MAPS.has(name))
        return JSON.stringify(redactor.redactAll(told));
    const entries = Object.entries(told);
    const redacted = entries.map(([key, facts]) => [redactor.redact(key), redactFacts(facts, redactor)]);
    return JSON.stringify(Object.fromEntries(redacted));
}
function redactFacts(facts, redactor) {
    const words = Object.entries(facts).filter(([name]) => WORDS.has(name));
    return { ...redactor.redactAll(facts), ...Object.fromEntries(words) };
}

// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
;// CONCATENATED MODULE: ./src/runner/append-whole.js

function appendWhole(path, append) {
    const size = sizeOf(path);
    try {
        append();
    }
    catch (error) {
        if (path !== undefined && size !== undefined)
            (0,external_node_fs_.truncateSync)(path, size);
        throw error;
    }
}
function sizeOf(path) {
    const stats = path === undefined ? undefined : (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats.size : undefined;
}

// EXTERNAL MODULE: ./src/github/run-context.js
var run_context = __nccwpck_require__(9690);
;// CONCATENATED MODULE: ./src/runner/environment.js


function readEnvironment() {
    return (0,run_context/* readRunContext */.$)(process.env, readEvent());
}
function readEvent() {
    const path = process.env.GITHUB_EVENT_PATH;
    try {
        return path ? JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')) : undefined;
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

;// CONCATENATED MODULE: ./src/runner/actions-core.js






function createRunner(redactor) {
    let toldError = false;
    const clean = (text) => (0,sanitize/* escapeCommands */.g9)(redactor.redact(text));
    return {
        input: (name) => getInput(name),
        mask: (value, options) => {
            for (const piece of redactor.add(value, options))
                setSecret(piece);
        },
        info: (text) => info(clean(text)),
        debug: (text) => {
            if (isDebug())
                debug(clean(text));
        },
        notice: (text) => notice(clean(text)),
        warning: (text) => warning(clean(text)),
        error: (text) => {
            toldError = true;
            error(clean(text));
        },
        annotate: ({ file, line, column }, text) => error(clean(text), { file: clean(file), startLine: line, startColumn: column, title: 'Invalid manifest' }),
        hasToldError: () => toldError,
        group: (title, text) => {
            startGroup(clean(title));
            info(clean(text));
            endGroup();
        },
        output: (name, value) => appendWhole(outputFile(), () => setOutput(name, redactOutput(name, value, redactor))),
        summary: async (markdown) => {
            const path = summaryFile();
            if (path === undefined)
                return;
            try {
                (0,external_node_fs_.appendFileSync)(path, `${markdown}\n`);
            }
            catch (error) {
                warning(clean(`The job summary could not be written: ${String(error)}`));
            }
        }
    };
}
function createStepToolkit() {
    return {
        input: (name) => core.getInput(name),
        output: (name, value) => core.setOutput(name, value),
        saveState: (name, value) => core.saveState(name, value),
        state: (name) => core.getState(name),
        info: (text) => core.info(escapeCommands(text)),
        group: (title, text) => {
            core.startGroup(escapeCommands(title));
            core.info(escapeCommands(text));
            core.endGroup();
        },
        fail: (text) => core.setFailed(escapeCommands(text))
    };
}

;// CONCATENATED MODULE: ./src/action.js





const UNVERIFIED = 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set in this job. This step verifies certificates anyway. For your own authority, set NODE_EXTRA_CA_CERTS.';
function createAction() {
    const redactor = createRedactor();
    const runner = createRunner(redactor);
    return {
        runner,
        run: async (cancelled, clock) => {
            const { ports, close } = createAdapters({ runner, redactor, cancelled, clock, place: readCheckoutPlace() });
            const succeeded = await run({
                ...ports,
                runner,
                redactor,
                clock,
                warnings: enforceTlsVerification() ? [UNVERIFIED] : [],
                given: givenInputs(),
                context: readEnvironment()
            });
            close();
            return succeeded;
        }
    };
}


/***/ }),

/***/ 5615:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Q: function() { return /* binding */ controlPlaneLine; },
  d: function() { return /* binding */ runCommand; }
});

// EXTERNAL MODULE: ./src/contract/dialect/dialect.js
var dialect_dialect = __nccwpck_require__(3388);
;// CONCATENATED MODULE: ./src/release.js
const VERSION = '1.0.0';
const RELEASED_PROGRAM = 'npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz';

;// CONCATENATED MODULE: ./src/command-line.js


function commandLineFor({ base_url, credentials, dialect }, program = RELEASED_PROGRAM) {
    const given = Object.entries(credentials).filter(([, value]) => value !== undefined);
    const [words = 'neutral'] = Object.entries(dialect_dialect/* DIALECTS */.O9).find(([, known]) => known === dialect) ?? [];
    return {
        program,
        flags: [`--base-url ${base_url}`, ...(words === 'neutral' ? [] : [`--api-dialect ${words}`])].join(' '),
        variables: given.map(([input]) => `DEPLOY_AGENT_SERVER_${input.toUpperCase()}`)
    };
}

// EXTERNAL MODULE: ./src/control-plane/with-fresh-reads.js
var with_fresh_reads = __nccwpck_require__(5412);
// EXTERNAL MODULE: ./src/control-plane/with-retries.js
var with_retries = __nccwpck_require__(6854);
// EXTERNAL MODULE: ./src/deploy/core/session.js
var core_session = __nccwpck_require__(9480);
// EXTERNAL MODULE: ./src/requests/missing-api.js
var missing_api = __nccwpck_require__(2806);
// EXTERNAL MODULE: ./src/deploy/compare/find-mismatches.js
var find_mismatches = __nccwpck_require__(4976);
// EXTERNAL MODULE: ./src/deploy/core/model.js
var model = __nccwpck_require__(8529);
// EXTERNAL MODULE: ./src/deploy/find/find-by-name.js
var find_by_name = __nccwpck_require__(9499);
// EXTERNAL MODULE: ./src/deploy/find/ownership.js
var ownership = __nccwpck_require__(4309);
// EXTERNAL MODULE: ./src/contract/fields.js
var fields = __nccwpck_require__(7678);
// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __nccwpck_require__(1243);
// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/repository/refs.js
var refs = __nccwpck_require__(4159);
// EXTERNAL MODULE: ./src/text/format.js
var format = __nccwpck_require__(9623);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
// EXTERNAL MODULE: ./src/deploy/plan/plan-update.js
var plan_update = __nccwpck_require__(387);
;// CONCATENATED MODULE: ./src/deploy/plan/plan.js







function planDeployment({ current, near_name, ...input }) {
    const { wanted, new_revision } = input;
    assertNoTagWithBuildOnPush(wanted, current);
    const plan = current === null ? planCreate(wanted) : (0,plan_update/* planUpdate */.ZL)({ ...input, current });
    const causesRevision = plan.new_revision && !('built_by_service' in plan);
    if (new_revision === 'never' && causesRevision) {
        throw new errors/* PlanError */.W6('new_revision_refused', ['A new revision is needed, but `new_revision` is never.', ...plan.reasons].join('\n'), { advice: 'Set `new_revision` to auto to allow it, or undo the change.' });
    }
    const warnings = [
        ...plan.warnings,
        ...besideNearName(near_name),
        ...besidePush(wanted, current),
        ...discouraged(wanted)
    ];
    return { ...plan, warnings };
}
function assertNoTagWithBuildOnPush(wanted, current) {
    if (wanted.source !== 'git_host' || !wanted.source_config.build_on_push)
        return;
    const ref = wanted.source_revision_config.repo_ref ?? current?.deployment.source_revision_config.repo_ref;
    if (!(0,refs/* isTag */.dz)(ref))
        return;
    throw new errors/* PlanError */.W6('input_invalid', `build_on_push cannot be true while repo_ref is a tag (${(0,sanitize/* sanitizeLine */.g$)(ref)}).`, {
        advice: 'Set `build_on_push` to false, or `repo_ref` to a branch.'
    });
}
const REQUIRED = {
    git_host: [
        ['name', 'the name of the deployment'],
        ['source_config.repo_url', 'the URL of the repository'],
        ['source_revision_config.repo_ref', 'a branch, or to a tag as refs/tags/\u2026'],
        ['source_revision_config.graph_config_path', 'the path of the graph configuration file in the repository'],
        ['source_config.integration_id', 'the ID of an integration of the git host']
    ],
    external_container: [
        ['name', 'the name of the deployment'],
        ['source_revision_config.image_uri', 'the image to run']
    ]
};
function planCreate(wanted) {
    const problems = REQUIRED[wanted.source]
        .filter(([path]) => (0,fields/* valueAt */.fK)(wanted, path) === undefined)
        .map(([path, what]) => ({
        input: (0,fields/* fieldName */.w5)(path),
        problem: `is required to create the deployment. Set it to ${what}.`
    }));
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    const { name = '', source, source_revision_config, secrets = [] } = wanted;
    const isNeeded = wanted.source === 'external_container' && wanted.needs_resource_spec;
    const lacksSpec = isNeeded && wanted.source_config.resource_spec === undefined;
    const source_config = { ...wanted.source_config, ...(lacksSpec && { resource_spec: {} }) };
    return {
        operation: 'create',
        new_revision: true,
        reasons: [`no deployment named "${(0,sanitize/* sanitizeLine */.g$)(name)}" exists; creating it creates its first revision`],
        changes: [
            ...added('source_config', source_config),
            ...added('source_revision_config', source_revision_config),
            ...secrets.map((secret) => ({ path: `secrets.${secret.name}`, difference: 'added', new_revision: true }))
        ],
        warnings: [],
        request: { name, source, source_config, source_revision_config, secrets }
    };
}
function added(section, values) {
    return Object.entries(values).map(([field, after]) => {
        const size = field === 'resource_spec' ? Object.keys(after).length : 0;
        const new_revision = section === 'source_revision_config' || field === 'resource_spec';
        return {
            path: `${section}.${field}`,
            difference: 'added',
            after: size > 0 ? (0,format/* count */.U9)(size, 'field') : after,
            new_revision
        };
    });
}
function besideNearName(near_name) {
    if (near_name === undefined)
        return [];
    const name = `"${(0,sanitize/* sanitizeLine */.g$)(near_name)}"`;
    return [`A deployment named ${name} exists. If this run is meant to update it, set \`name\` to ${name}.`];
}
function besidePush(wanted, current) {
    if (wanted.source !== 'git_host' || wanted.paths === undefined)
        return [];
    const { build_on_push = current?.deployment.source_config.build_on_push } = wanted.source_config;
    if (!build_on_push)
        return [];
    return [
        'build_on_push is true, so the service builds every push to the branch automatically, whatever files it changes. paths applies only to runs that are not such a push. To let paths decide, set build_on_push to false.'
    ];
}
function discouraged(wanted) {
    const spec = wanted.source === 'external_container' ? wanted.source_config.resource_spec : undefined;
    return vocabulary/* DISCOURAGED_FIELDS */.TL.filter((field) => spec?.[field] != null).map((field) => `resource_spec.${field} is marked "do not use" by the service. It is sent unchanged.`);
}

// EXTERNAL MODULE: ./src/requests/retry.js
var retry = __nccwpck_require__(7309);
// EXTERNAL MODULE: ./src/deploy/core/send-write.js
var send_write = __nccwpck_require__(5022);
// EXTERNAL MODULE: ./src/deploy/core/settle.js
var settle = __nccwpck_require__(4129);
// EXTERNAL MODULE: ./src/deploy/find/find-current.js
var find_current = __nccwpck_require__(1657);
;// CONCATENATED MODULE: ./src/deploy/apply/create-deployment.js







const CREATE = 'POST /v2/deployments';
async function createDeployment(session, { request }, deleting) {
    const { name } = request;
    let ours = false;
    for (let reservedBy = deleting;;) {
        const free = reservedBy === null ? 'absent' : await (0,find_current/* waitForName */.oP)(session, name, reservedBy);
        if (typeof free === 'object')
            return { id: free.id, ours };
        const sent = await (0,send_write/* sendWrite */.A)(session, {
            request: CREATE,
            send: () => sendCreate(session, request, { wasReserved: reservedBy !== null }),
            find: (error) => {
                ours = true;
                return findMade(session, name, error);
            }
        });
        const made = 'found' in sent ? sent.found : sent.answer;
        if ('id' in made)
            return { ...made, ours };
        reservedBy = made.deleting;
    }
}
async function sendCreate({ controlPlane, clock, deadline }, request, { wasReserved }) {
    const { name } = request;
    const sent = await (0,retry/* tryRequest */.dP)(() => controlPlane.createDeployment(request));
    if ('value' in sent) {
        const { id } = sent.value;
        if (id !== undefined)
            return { id, answer: sent.value };
        const problem = `${CREATE}: the response contains no id of a deployment`;
        throw new errors/* AnswerError */.dV(problem, { request: CREATE, mayHaveBeenApplied: true, retryable: false });
    }
    const { error } = sent;
    if (!(0,errors/* isConflict */.dh)(error) && !saysTaken(error))
        throw error;
    const forMs = (0,errors/* isConflict */.dh)(error) && !wasReserved ? settle/* SETTLES_MS */.EZ : 0;
    const find = () => (0,find_by_name/* findByName */._U)(controlPlane, name);
    const found = await (0,settle/* settle */.G9)({ clock, deadline }, find, (read) => read !== 'absent', { forMs });
    if (typeof found === 'object')
        return found;
    if (wasReserved && found === 'absent')
        throw error.with({ retryable: true });
    throw (0,errors/* isConflict */.dh)(error) ? nameTaken(name, found, error) : error;
}
const saysTaken = (error) => error instanceof errors/* StatusError */.Xs &&
    error.status === 400 &&
    /already (?:exists|taken|in use)|being deleted|not available/i.test(error.message);
async function findMade({ controlPlane }, name, cause) {
    const found = await (0,find_by_name/* findByName */._U)(controlPlane, name);
    if (found === 'absent')
        return null;
    if (found !== 'unlisted' && 'id' in found)
        return found;
    if (found !== 'unlisted')
        throw (0,find_by_name/* nameReservedError */.eG)(name, found.deleting);
    const shown = (0,sanitize/* sanitizeLine */.g$)(name);
    const message = `The deployment "${shown}" may have been created, and this service has no list of deployments to check.\n${cause.message}`;
    const advice = `Check in the service whether "${shown}" exists. If it does, set \`deployment_id\`. Then run again.`;
    throw new errors/* DeployError */.sH('write_unconfirmed', message, { advice, cause });
}
function nameTaken(name, found, conflict) {
    const unseen = found === 'absent'
        ? 'no deployment with exactly that name is visible'
        : 'this service has no list of deployments to find it';
    return new errors/* DeployError */.sH('name_conflict', `The name "${(0,sanitize/* sanitizeLine */.g$)(name)}" is reserved, and ${unseen}.\n${conflict.message}`, {
        advice: 'If the deployment exists, set `deployment_id`. Otherwise use another `name`: a deployment of another workspace, one that is being deleted, or the tracing project of a deleted deployment may reserve it.',
        cause: conflict
    });
}

// EXTERNAL MODULE: ./src/deploy/apply/identify-revision.js
var identify_revision = __nccwpck_require__(6939);
// EXTERNAL MODULE: ./src/deploy/apply/patch-deployment.js
var patch_deployment = __nccwpck_require__(8175);
;// CONCATENATED MODULE: ./src/deploy/apply/apply-plan.js









async function applyPlan(session, planned) {
    const applied = await carryOut(session, planned);
    const { operation, new_revision, deployment, revision_id, previous, built_by_service } = applied;
    if (operation === 'unchanged')
        session.emit({ type: 'operation_decided', operation, new_revision });
    session.emit({ type: 'deployment_read', deployment });
    if (revision_id !== null && built_by_service === undefined) {
        session.emit({ type: 'revision_identified', revision_id, previous: new_revision ? previous : revision_id });
    }
    return applied;
}
async function carryOut(session, input) {
    const { plan, current } = input;
    if (plan.operation === 'create') {
        const made = await createDeployment(session, plan, input.deleting);
        const { id: deployment_id, answer } = made;
        if (answer === undefined)
            return adopt(session, { ...input, plan }, made);
        emitCreated(session, deployment_id);
        return created(plan, await (0,identify_revision/* identifyRevision */.A)(session, { deployment_id, previous: null }, answer));
    }
    if (current === null)
        throw new Error('an update needs a deployment');
    if (plan.operation === 'unchanged')
        return (0,model/* keepRevision */.pS)(plan, current);
    return (0,patch_deployment/* patchDeployment */.G)(session, { ...input, plan, current });
}
function created({ request }, { deployment, revision_id }) {
    return {
        operation: 'created',
        deployment,
        sent: sentBy(request),
        revision_id,
        previous: null,
        new_revision: true
    };
}
function emitCreated({ emit }, deployment_id) {
    emit({ type: 'operation_decided', operation: 'created', new_revision: true });
    emit({ type: 'deployment_identified', deployment_id });
}
const sentBy = ({ source_config, source_revision_config, secrets }) => ({
    source_config,
    source_revision_config,
    secrets
});
async function adopt(session, input, { id: found, ours }) {
    const { wanted, plan } = input;
    const { revision_id } = await (0,identify_revision/* identifyRevision */.A)(session, { deployment_id: found, previous: null });
    const current = await (0,core_session/* readCurrent */.cA)(session, found);
    const { deployment, latest } = current;
    const message = `Confirmed by reading: deployment ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} exists. Continuing with it.`;
    session.emit({ type: 'info', message });
    await (0,ownership/* refuseForeign */.re)(session, deployment, input.claim);
    const sent = sentBy(plan.request);
    const isOther = (0,find_mismatches/* findOtherCode */.LJ)(wanted, latest, deployment).length > 0 ||
        (0,find_mismatches/* findMismatches */.UY)({ wanted, last: deployment, sent, isForeign: true }).length > 0;
    if (ours && !isOther) {
        emitCreated(session, found);
        return created(plan, { deployment, revision_id: latest?.id ?? revision_id });
    }
    const update = planDeployment({ ...input, current });
    session.emit({ type: 'planned', plan: update });
    return carryOut(session, { ...input, plan: update, current });
}

// EXTERNAL MODULE: ./src/contract/status.js
var contract_status = __nccwpck_require__(8509);
// EXTERNAL MODULE: ./src/repository/same-value.js
var same_value = __nccwpck_require__(7839);
// EXTERNAL MODULE: ./src/requests/ask-histories.js
var ask_histories = __nccwpck_require__(487);
// EXTERNAL MODULE: ./src/requests/list-revisions.js
var list_revisions = __nccwpck_require__(6732);
// EXTERNAL MODULE: ./src/deploy/compare/diff-code.js + 1 modules
var diff_code = __nccwpck_require__(8281);
// EXTERNAL MODULE: ./src/deploy/compare/diff-secrets.js
var diff_secrets = __nccwpck_require__(6387);
// EXTERNAL MODULE: ./src/deploy/compare/diff-settings.js
var diff_settings = __nccwpck_require__(9933);
// EXTERNAL MODULE: ./src/deploy/core/events.js
var events = __nccwpck_require__(543);
// EXTERNAL MODULE: ./src/repository/repository-url.js
var repository_url = __nccwpck_require__(2977);
;// CONCATENATED MODULE: ./src/deploy/plan/choose-lookups.js



async function fillLookups(controlPlane, wanted) {
    if (wanted.source === 'git_host') {
        if (wanted.source_config.integration_id !== undefined)
            return wanted;
        const owner = (0,repository_url/* repositoryOwner */.Sy)(wanted.source_config.repo_url ?? '');
        const integration_id = findIntegration(await controlPlane.listIntegrations(), owner);
        return { ...wanted, source_config: { integration_id, ...wanted.source_config } };
    }
    const namespace = wanted.source_config.listener_config?.cluster_namespace;
    if (namespace == null || wanted.source_config.listener_id !== undefined)
        return wanted;
    const listener_id = findListener(await controlPlane.listListeners(), namespace);
    return { ...wanted, source_config: { listener_id, ...wanted.source_config } };
}
function findIntegration(rows, owner) {
    const fitting = rows.filter((row) => owner !== undefined && row.name?.toLowerCase() === owner);
    return onlyOf('integration_id', rows.length === 1 ? rows : fitting, rows);
}
function findListener(rows, namespace) {
    const fitting = rows.filter((row) => namespacesOf(row).includes(namespace));
    const possible = rows.filter((row) => namespacesOf(row).length === 0 || fitting.includes(row));
    if (rows.length > 0 && possible.length === 0) {
        const problem = `is "${(0,sanitize/* sanitizeLine */.g$)(namespace, 80)}", which no listener serves. Listeners: ${listRows(rows)}.`;
        throw new errors/* InputError */.dz([{ input: 'cluster_namespace', problem }]);
    }
    return onlyOf('listener_id', rows.length === 1 ? rows : fitting, possible);
}
const namespacesOf = ({ compute_config }) => compute_config?.cluster_namespaces ?? [];
function onlyOf(input, fitting, possible) {
    const [only, another] = fitting;
    if (only !== undefined && another === undefined)
        return only.id;
    const fix = possible.length === 0
        ? 'the account has none. Create one in the service first.'
        : `the right one is not certain. Set it to one of: ${listRows(fitting.length > 0 ? fitting : possible)}.`;
    throw new errors/* InputError */.dz([{ input, problem: `is not set, and ${fix}` }]);
}
function listRows(rows) {
    const listed = rows.map((row) => {
        const namespaces = namespacesOf(row).join(', ');
        return `${row.id} ${namespaces === '' ? (row.name ?? '(no name)') : `serves ${namespaces}`}`;
    });
    return (0,sanitize/* sanitizeLine */.g$)(listed.join('; '), 1_000);
}

// EXTERNAL MODULE: ./src/deploy/plan/explain.js
var explain = __nccwpck_require__(8867);
;// CONCATENATED MODULE: ./src/deploy/plan/make-plan.js















async function makePlan(session, request, { current, deleting, near_name }) {
    const { claim, new_revision, target } = request;
    const common = { current, deleting, claim, new_revision };
    if (current === null) {
        const wanted = await fillLookups(session.controlPlane, request.wanted);
        const plan = planDeployment({ wanted, current, new_revision, near_name });
        session.emit({ type: 'planned', plan });
        return { ...common, plan, wanted, changed_files: undefined };
    }
    const { wanted } = request;
    const { deployment, latest } = current;
    await (0,ownership/* refuseForeign */.re)(session, { ...deployment, name: target.name ?? deployment.name }, claim);
    if (latest !== null)
        (0,events/* emitCommit */.jI)(session, latest);
    const kept_secrets = await findKept(session, wanted, current);
    const due = wanted.source === 'git_host' ? (0,diff_code/* diffGitCode */.dZ)(wanted, current).undecided : undefined;
    const changed_files = due && (await (0,ask_histories/* listChangedFiles */.A)(session, due));
    const planned = planDeployment({ wanted, current, new_revision, changed_files, kept_secrets });
    const undone = await findUndoneRollback(session, current, planned);
    const plan = { ...planned, reasons: [...planned.reasons, ...undone] };
    session.emit({ type: 'planned', plan });
    for (const message of [...undone, ...(0,diff_settings/* notCompared */.vK)(wanted, deployment)])
        session.emit({ type: 'info', message });
    return { ...common, plan, wanted, changed_files };
}
async function findKept(session, { secrets, source }, { deployment, latest }) {
    const names = secrets === undefined ? [] : (0,diff_secrets/* removedSecrets */.ii)((0,diff_secrets/* diffSecrets */.LI)(deployment.secrets, secrets, source));
    if (names.length === 0 || latest === null)
        return [];
    if (!(await session.hasKept?.({ name: deployment.name, revision_id: latest.id, names })))
        return [];
    session.emit({ type: 'secrets_kept', names, message: (0,diff_secrets/* stillListed */.Ws)(names) });
    return names;
}
function emitPlanned(session, target, { plan, current, deleting }) {
    if (deleting !== null) {
        const message = `Deployment "${(0,find_by_name/* describeTarget */.ff)(target)}" (${deleting}) is being deleted. A deploy would wait until its name is free.`;
        session.emit({ type: 'warning', message });
    }
    if (current?.latest) {
        session.emit({ type: 'revision_identified', revision_id: current.latest.id });
        (0,events/* emitRevision */.V3)(session, current.latest, 0);
    }
    session.emit({ type: 'operation_decided', operation: 'planned', new_revision: plan.new_revision });
}
const LONGEST_LIST_MS = 2_000;
async function findUndoneRollback({ controlPlane }, { deployment: { id, latest_revision_id: latest } }, plan) {
    const code = (0,explain/* within */.ux)(plan.changes, 'source_revision_config');
    const isOther = 'built_by_service' in plan || code.some(({ difference }) => difference === 'changed');
    if (!isOther || latest === null)
        return [];
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.listRevisions(id, { timeoutMs: LONGEST_LIST_MS, once: true }));
    const rows = 'value' in read && read.value !== null ? (0,list_revisions/* newestFirst */.l)(read.value, latest) : [];
    const undone = rows[0]?.id === latest ? rolledBackTo(rows) : undefined;
    return undone === undefined ? [] : [`The deployment was rolled back to ${undone}. This deploy undoes that.`];
}
function rolledBackTo(rows) {
    const codes = rows.map(({ source_revision_config: code }) => {
        if (code?.repo_commit_sha != null)
            return `commit ${(0,refs/* shortCommit */.Ax)(code.repo_commit_sha.toLowerCase())}`;
        return code?.image_uri == null ? undefined : `image ${(0,explain/* showValue */.vp)((0,same_value/* canonicalValue */.ij)('image_uri', code.image_uri))}`;
    });
    const [latest] = codes;
    const replaced = codes.find((code) => code !== undefined && code !== latest);
    if (latest === undefined || replaced === undefined)
        return undefined;
    const first = rows.findLastIndex((row, at) => codes[at] === latest && (0,contract_status/* verdictOf */.Vj)(row.status) === 'deployed');
    return first > codes.lastIndexOf(replaced) ? latest : undefined;
}

// EXTERNAL MODULE: ./src/deploy/rollback/after-failure.js + 3 modules
var after_failure = __nccwpck_require__(9793);
// EXTERNAL MODULE: ./src/deploy/verify/verify-applied.js
var verify_applied = __nccwpck_require__(8525);
// EXTERNAL MODULE: ./src/deploy/verify/verify-serving.js
var verify_serving = __nccwpck_require__(6156);
// EXTERNAL MODULE: ./src/deploy/verify/wait-for-url.js
var wait_for_url = __nccwpck_require__(9795);
// EXTERNAL MODULE: ./src/deploy/wait/wait-for-applied.js + 2 modules
var wait_for_applied = __nccwpck_require__(8555);
;// CONCATENATED MODULE: ./src/deploy/deploy.js










async function planOnly(session, request) {
    const found = await (0,find_current/* findCurrent */.$Q)(session, request.target, request.wanted);
    if (found.assumed !== undefined)
        await (0,missing_api/* assertServiceAnswers */.zF)(session);
    const planned = await makePlan(session, request, found);
    emitAssumed(session, found);
    emitPlanned(session, request.target, planned);
}
async function deployRevision(session, request, checks = {}) {
    const found = await (0,find_current/* findCurrent */.$Q)(session, request.target, request.wanted);
    await deployFound(session, request, { found, checks });
}
async function deployFound(session, request, { found, checks }) {
    const planned = await makePlan(session, request, found);
    const applied = await applyPlan(session, planned);
    emitAssumed(session, found);
    const asked = { ...request, ...planned };
    let deployed;
    try {
        await (0,verify_applied/* verifySettings */.$z)(session, { ...planned, applied });
        const waited = await (0,wait_for_applied/* waitForApplied */._)(session, asked, applied);
        if (waited !== 'not_built') {
            deployed = await (0,verify_applied/* verifyApplied */.Bi)(session, { ...asked, applied, waited });
            if (deployed !== undefined) {
                const seen = { ...deployed, applied, wanted: planned.wanted };
                if (checks.url !== undefined)
                    await (0,wait_for_url/* waitForCreatedUrl */.y)(session, seen, checks.url);
                await (0,verify_serving/* verifyServing */.o)(session, seen, await checks.connectInfo?.());
            }
            return await checks.smokeCheck?.();
        }
    }
    catch (error) {
        throw await (0,after_failure/* afterFailure */.H)(session, { request: asked, applied, deployed }, error);
    }
    session.emit({ type: 'warning', message: UNBUILT_PUSH });
    const current = await (0,core_session/* readCurrent */.cA)(session, applied.deployment.id);
    const wanted = { ...planned.wanted, is_push_to_ref: false };
    await deployFound(session, { ...request, wanted }, { found: { current, deleting: null }, checks });
}
const UNBUILT_PUSH = 'The service has shown no revision of this push, although build_on_push is true. Deploying the branch with an update.';
function emitAssumed({ emit }, { assumed }) {
    if (assumed !== undefined)
        emit({ type: 'warning', message: assumed });
}

// EXTERNAL MODULE: ./src/http/safe-url.js
var safe_url = __nccwpck_require__(3716);
;// CONCATENATED MODULE: ./src/command.js






async function runCommand(request, ports, { reporter, github, limit }) {
    const { runner, clock, connect } = ports;
    const { connection } = request;
    runner.info(controlPlaneLine(connection));
    const controlPlane = (0,with_fresh_reads/* withFreshReads */.w)(await connect(connection, limit), clock);
    const parts = {
        clock,
        emit: (event) => {
            reporter.emit(event);
            github.observe(reporter.record());
        },
        recall: (name) => github.recall(name),
        hasKept: (kept) => github.hasKept(kept),
        redact: ports.redactor.redact,
        histories: [ports.checkout, github],
        deadline: clock.now() + limit.remainingMs(),
        graceMs: limit.graceMs,
        command_line: commandLineFor(connection, ports.program)
    };
    const session = (0,core_session/* openSession */.fA)(parts, (options) => (0,with_retries/* withRetries */.L)(controlPlane, options));
    for (const message of request.notes)
        session.emit({ type: 'info', message });
    if ('warnings' in request)
        for (const message of request.warnings)
            session.emit({ type: 'warning', message });
    switch (request.command) {
        case 'deploy':
            return deploy(session, request, { ports, reporter, github, limit });
        case 'plan':
            return planOnly(session, request.deploy);
        case 'rollback':
            return rollBack(session, request, { ports, reporter, limit });
        case 'delete':
            return deleteOrPlan(session, request, github);
        case 'sweep':
            return sweep(session, request, github);
    }
}
const controlPlaneLine = ({ base_url }) => `Control plane ${base_url}`;
async function rollBack(session, request, within) {
    const { rollback } = request;
    const { rollBackByHand } = await __nccwpck_require__.e(/* import() */ 470).then(__nccwpck_require__.bind(__nccwpck_require__, 4470));
    await rollBackByHand(session, rollback, await loadAgentChecks(session, { ...request, wait: rollback.wait }, within));
}
async function sweep(session, request, github) {
    const { sweepPreviews } = await __nccwpck_require__.e(/* import() */ 657).then(__nccwpck_require__.bind(__nccwpck_require__, 4657));
    return sweepPreviews(session, request.sweep, {
        has_token: request.github.token !== undefined,
        readPullRequest: (pull) => github.readPullRequest(pull),
        deleted: (preview) => github.swept(preview)
    });
}
async function deleteOrPlan(session, { target, ownership, dry_run, closing }, github) {
    const { deleteDeployment, planDelete } = await __nccwpck_require__.e(/* import() */ 781).then(__nccwpck_require__.bind(__nccwpck_require__, 6162));
    const isOpen = async () => closing !== undefined && (await github.readPullRequest(closing))?.closed === false;
    if (await isOpen()) {
        return session.emit({ type: 'skipped', reason: `Pull request #${closing} was reopened, so its preview stays.` });
    }
    if (dry_run)
        return planDelete(session, target, ownership);
    await deleteDeployment(session, target, ownership);
    if (!(await isOpen()))
        return;
    const message = `Pull request #${closing} was reopened while its preview was being deleted. If the run of the reopening has ended, re-run it.`;
    session.emit({ type: 'warning', message });
}
async function deploy(session, asked, { ports, reporter, github, limit }) {
    const { deploy: request, preview_of } = asked;
    const checks = await loadAgentChecks(session, { ...asked, wait: request.wait }, { ports, reporter, limit });
    const work = (within) => deployRevision(within, request, checks);
    const { target, claim } = request;
    if (preview_of === undefined || claim === undefined)
        return work(session);
    const isClosed = async () => (await github.readPullRequest(preview_of))?.closed;
    const { deployPreview } = await __nccwpck_require__.e(/* import() */ 463).then(__nccwpck_require__.bind(__nccwpck_require__, 463));
    return deployPreview(session, { target, claim, isClosed, deploy: work });
}
async function loadAgentChecks(session, { wait, verify_serving, check }, { ports, reporter, limit }) {
    const isVerified = wait.enabled && verify_serving === 'auto';
    const knownUrl = () => reporter.record().url;
    if (!isVerified && check === undefined)
        return { url: knownUrl };
    const loading = ports.loadAgentServer();
    loading.catch(() => { });
    const connectInfo = async () => {
        const url = knownUrl();
        if (url === undefined || (0,safe_url/* unsafeReason */.Bf)(url) !== undefined)
            return undefined;
        return (await loading)((0,safe_url/* withoutTrailingSlash */.ae)(url), check?.agent_api_key);
    };
    if (check === undefined)
        return { url: knownUrl, connectInfo };
    const [{ checkDeployed }, connectAgent] = await Promise.all([__nccwpck_require__.e(/* import() */ 583).then(__nccwpck_require__.bind(__nccwpck_require__, 3583)), loading]);
    const smokeCheck = () => {
        const connect = (url) => connectAgent(url, check.agent_api_key);
        const { deployment_id } = reporter.record();
        const agent = { deployment_id, url: knownUrl, connect };
        return outOfTime(limit, ports.clock, () => checkDeployed(session, agent, check));
    };
    return { ...(isVerified && { connectInfo }), smokeCheck };
}
async function outOfTime(limit, clock, work) {
    const startedAt = clock.now();
    try {
        await work();
    }
    finally {
        limit.extend(clock.now() - startedAt);
    }
}


/***/ }),

/***/ 3388:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jg: function() { return /* binding */ isWord; },
/* harmony export */   O9: function() { return /* binding */ DIALECTS; },
/* harmony export */   _T: function() { return /* binding */ ALL_WORDS; },
/* harmony export */   eF: function() { return /* binding */ NEUTRAL_WORDS; },
/* harmony export */   g: function() { return /* binding */ LANGSMITH_WORDS; },
/* harmony export */   qm: function() { return /* binding */ NEUTRAL; }
/* harmony export */ });
/* unused harmony export LANGSMITH */
/* harmony import */ var _service_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3031);

const LANGSMITH_WORDS = {
    git_host: 'github',
    external_container: 'external_docker',
    graph_config_path: 'langgraph_config_path',
    cluster_namespace: 'k8s_namespace',
    cluster_namespaces: 'k8s_namespaces',
    cluster: 'k8s',
    cache_memory_mb: 'redis_memory_mb'
};
const ALL_WORDS = Object.keys(LANGSMITH_WORDS);
const NEUTRAL_WORDS = Object.fromEntries(ALL_WORDS.map((word) => [word, word]));
function isWord(text) {
    return Object.hasOwn(LANGSMITH_WORDS, text);
}
const NEUTRAL = { words: NEUTRAL_WORDS, serviceRules: _service_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SERVICE_RULES */ .KP };
const LANGSMITH = { words: LANGSMITH_WORDS, serviceRules: _service_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_SERVICE_RULES */ .wb };
const DIALECTS = { neutral: NEUTRAL, langsmith: LANGSMITH };


/***/ }),

/***/ 6564:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ LANGSMITH_RESERVED_SECRETS; }
/* harmony export */ });
const EVERYWHERE = [
    'DATABASE_URI',
    'DD_TRACE_PSYCOPG_ENABLED',
    'DD_TRACE_REDIS_ENABLED',
    'LANGCHAIN_API_KEY',
    'LANGCHAIN_CALLBACKS_BACKGROUND',
    'LANGCHAIN_ENDPOINT',
    'LANGCHAIN_PROJECT',
    'LANGCHAIN_TRACING_V2',
    'LANGGRAPH_AUTH_TYPE',
    'LANGGRAPH_CLOUD_LICENSE_KEY',
    'LANGGRAPH_GIT_REPO_PATH',
    'LANGSMITH_AUTH_ENDPOINT',
    'LANGSMITH_AUTH_VERIFY_TENANT_ID',
    'LANGSMITH_CONTROL_PLANE_API_KEY',
    'LANGSMITH_DEPLOYMENT_NAME',
    'LANGSMITH_HOST_PROJECT_ID',
    'LANGSMITH_HOST_PROJECT_NAME',
    'LANGSMITH_HOST_REVISION_ID',
    'LANGSMITH_LANGGRAPH_GIT_REF',
    'LANGSMITH_LANGGRAPH_GIT_REF_SHA',
    'LANGSMITH_LANGGRAPH_GIT_REPO',
    'LANGSMITH_PROJECT',
    'LANGSMITH_TENANT_ID',
    'LANGSMITH_TRACING_V2',
    'LOG_DICT_TRACEBACKS',
    'LOG_JSON',
    'POSTGRES_PASSWORD',
    'POSTGRES_URI',
    'REDIS_URI'
];
const IN_THE_CLOUD = [
    'LANGSMITH_API_KEY',
    'LANGSMITH_ENDPOINT',
    'LSD_DD_API_KEY',
    'LSD_DD_ENDPOINT',
    'LSD_DEPLOYMENT_TYPE',
    'LSD_ENV',
    'MOUNT_PREFIX',
    'PATH',
    'PORT',
    'POSTGRES_URI_CUSTOM',
    'REDIS_URI_CUSTOM'
];
const LANGSMITH_RESERVED_SECRETS = {
    git_host: new Set([...EVERYWHERE, ...IN_THE_CLOUD]),
    external_container: new Set(EVERYWHERE)
};


/***/ }),

/***/ 3031:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KP: function() { return /* binding */ NO_SERVICE_RULES; },
/* harmony export */   dl: function() { return /* binding */ fitName; },
/* harmony export */   wb: function() { return /* binding */ LANGSMITH_SERVICE_RULES; }
/* harmony export */ });
/* harmony import */ var _reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6564);

const NO_SERVICE_RULES = {
    needsResourceSpec: false,
    fractionalCpu: false,
    extraFields: false
};
const LANGSMITH_SERVICE_RULES = {
    names: { pattern: /^[a-z][a-z0-9-]*$/, form: 'a-z, 0-9 and -, starting with a letter' },
    safeImageName: 21,
    reservedSecrets: _reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .b,
    needsResourceSpec: true,
    fractionalCpu: true,
    extraFields: true
};
function fitName(name, { pattern }) {
    if (pattern.test(name))
        return name;
    const fitted = name
        .normalize('NFKD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^[^a-z]+/, '')
        .replace(/-$/, '');
    return pattern.test(fitted) ? fitted : undefined;
}


/***/ }),

/***/ 7678:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pf: function() { return /* binding */ fieldsOf; },
/* harmony export */   cJ: function() { return /* binding */ FIELDS; },
/* harmony export */   fK: function() { return /* binding */ valueAt; },
/* harmony export */   w5: function() { return /* binding */ fieldName; }
/* harmony export */ });
const FIELDS = [
    { path: 'name', input: 'name', source: 'both', change: 'fixed' },
    { path: 'source', input: 'source', source: 'both', change: 'fixed' },
    { path: 'source_config.integration_id', input: 'integration_id', source: 'git_host', change: 'fixed' },
    { path: 'source_config.repo_url', input: 'repo_url', source: 'git_host', change: 'fixed' },
    { path: 'source_config.deployment_type', input: 'deployment_type', source: 'git_host', change: 'fixed' },
    { path: 'source_config.build_on_push', input: 'build_on_push', source: 'git_host', change: 'setting' },
    { path: 'source_config.install_command', input: 'install_command', source: 'git_host', change: 'setting' },
    { path: 'source_config.build_command', input: 'build_command', source: 'git_host', change: 'setting' },
    { path: 'source_config.custom_url', input: 'custom_url', source: 'external_container', change: 'setting' },
    { path: 'source_config.resource_spec', input: 'resource_spec', source: 'external_container', change: 'revision' },
    { path: 'source_config.listener_id', input: 'listener_id', source: 'external_container', change: 'fixed' },
    {
        path: 'source_config.listener_config.cluster_namespace',
        input: 'cluster_namespace',
        source: 'external_container',
        change: 'fixed'
    },
    { path: 'source_revision_config.repo_ref', input: 'repo_ref', source: 'git_host', change: 'revision' },
    {
        path: 'source_revision_config.graph_config_path',
        input: 'graph_config_path',
        source: 'git_host',
        change: 'revision'
    },
    { path: 'source_revision_config.image_uri', input: 'image_uri', source: 'external_container', change: 'revision' },
    { path: 'secrets', input: 'secrets', source: 'both', change: 'revision' }
];
const everyFieldIsListed = true;
void everyFieldIsListed;
function fieldsOf(source, change) {
    return FIELDS.filter((field) => field.change === change && (field.source === 'both' || field.source === source));
}
function fieldName(path) {
    return path.slice(path.lastIndexOf('.') + 1);
}
function valueAt(of, path) {
    return path.split('.').reduce((value, key) => {
        return typeof value === 'object' && value !== null ? value[key] : undefined;
    }, of);
}


/***/ }),

/***/ 2016:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $d: function() { return /* binding */ sizeOf; },
/* harmony export */   Im: function() { return /* binding */ isEmpty; },
/* harmony export */   Nn: function() { return /* binding */ rowsIn; },
/* harmony export */   s7: function() { return /* binding */ saysMore; }
/* harmony export */ });
const sizeOf = ({ length, unread = [] }) => length + unread.length;
function rowsIn(answer) {
    if (isEmpty(answer))
        return [];
    if (Array.isArray(answer))
        return answer;
    if (typeof answer !== 'object' || answer === null)
        return [answer];
    if ('resources' in answer)
        return Array.isArray(answer.resources) ? answer.resources : [answer];
    const [list, another] = Object.values(answer).filter((value) => Array.isArray(value));
    return list === undefined || another !== undefined || 'id' in answer ? [answer] : list;
}
const PAGE_FIELDS = new Set(['offset', 'limit']);
function isEmpty(answer) {
    if (answer === null)
        return true;
    if (typeof answer !== 'object')
        return false;
    if (Array.isArray(answer))
        return answer.length === 0;
    return Object.entries(answer).every(([field, value]) => isNothing(value) || PAGE_FIELDS.has(field));
}
function isNothing(value) {
    if (typeof value === 'object' && value !== null)
        return Object.keys(value).length === 0;
    return value === null || value === 0 || value === false || value === '';
}
const NEXT = /^(?:next|cursor|(?:next|after|continuation)_?(?:cursor|token|page|page_?token|offset|link|url))$|^page_?token$/i;
const HAS_MORE = /^(?:has_?)?(?:more|next|next_?page)$/i;
const ABOUT_PAGES = /^(?:pagination|paging|page_?info|meta(?:data)?|links)$/i;
function saysMore(answer) {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
        return undefined;
    const members = Object.entries(answer).flatMap(([field, value]) => ABOUT_PAGES.test(field) && typeof value === 'object' && value !== null ? Object.entries(value) : [[field, value]]);
    const said = members.flatMap(([field, value]) => {
        if (HAS_MORE.test(field) && typeof value === 'boolean')
            return [value];
        const isLink = value === null || typeof value === 'string' || typeof value === 'number';
        return NEXT.test(field) && isLink ? [value !== null && value !== ''] : [];
    });
    return said.length === 0 ? undefined : said.some(Boolean);
}


/***/ }),

/***/ 7998:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: function() { return /* binding */ normalizedSpec; }
/* harmony export */ });
/* unused harmony export applyResourceDefaults */
const twice = (value) => (typeof value === 'number' ? 2 * value : undefined);
function applyResourceDefaults(spec) {
    const full = { ...spec };
    const fill = (field, value) => {
        if (full[field] == null && value != null)
            Object.assign(full, { [field]: value });
    };
    fill('queue_min_scale', full.min_scale);
    fill('queue_max_scale', full.max_scale);
    fill('queue_cpu', full.cpu);
    fill('queue_memory_mb', full.memory_mb);
    for (const prefix of ['', 'queue_', 'orchestrator_', 'executor_', 'db_']) {
        fill(`${prefix}cpu_limit`, twice(full[`${prefix}cpu`]));
        fill(`${prefix}memory_limit_mb`, twice(full[`${prefix}memory_mb`]));
    }
    return full;
}
function withoutNulls(value, within = '') {
    if (Array.isArray(value))
        return value.map((entry) => withoutNulls(entry, `${within}[]`));
    if (typeof value !== 'object' || value === null)
        return value;
    const set = Object.entries(value).filter(([, inner]) => inner != null);
    const plain = Object.fromEntries(set.map(([key, inner]) => [key, withoutNulls(inner, key)]));
    return within === 'env[]' && !('valueFrom' in plain) ? { value: '', ...plain } : plain;
}
function normalizedSpec(spec) {
    const isEmpty = (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
    const set = Object.entries(spec ?? {}).filter(([, value]) => !isEmpty(value));
    return withoutNulls(applyResourceDefaults(Object.fromEntries(set)));
}


/***/ }),

/***/ 124:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nj: function() { return /* binding */ looksHidden; },
/* harmony export */   XJ: function() { return /* binding */ toldSecrets; },
/* harmony export */   zN: function() { return /* binding */ isVisible; }
/* harmony export */ });
function toldSecrets(secrets) {
    const entries = entriesOf(secrets);
    if (entries === undefined || entries.some(({ name }) => typeof name !== 'string'))
        return null;
    return new Map(entries.map(({ name, value }) => [name, typeof value === 'string' ? value : undefined]));
}
function entriesOf(secrets) {
    if (typeof secrets !== 'object' || secrets === null)
        return undefined;
    if (!Array.isArray(secrets))
        return Object.entries(secrets).map(([name, value]) => ({ name, value }));
    return secrets.map((entry) => {
        if (typeof entry === 'string')
            return { name: entry };
        return typeof entry === 'object' && entry !== null ? entry : {};
    });
}
const HIDDEN = [
    /\*{3}|[\u2022\u25cf\u25aa\u2588\u2026\u22ef]|\.{3}|\u00b7{3}|X{4}|x{4}/,
    /^[^\p{L}\p{N}]*$/u,
    /^\$?[<[({]{1,2}[\w\s:.-]*[>\])}]{1,2}$/,
    /^[\W_]*(?:(?:value|secret)[\W_]+)*(?:redacted|hidden|masked|encrypted|sensitive|confidential|obfuscated|omitted|protected|sealed|concealed|set|configured)(?:[\W_]+(?:value|secret))*[\W_]*$/i,
    /^\{?(?:md5|sha-?\d+|hmac[\w-]*|bcrypt|argon2\w*|enc|encrypted|secret)\}?[:$/]/i
];
function looksHidden(shown) {
    return HIDDEN.some((pattern) => pattern.test(shown));
}
function looksDerived(shown) {
    if (/^[0-9a-f-]{8,}$/i.test(shown))
        return true;
    return /^[\w+/=-]{20,}$/.test(shown) && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(shown));
}
function isVisible(shown, value) {
    const isPart = value.startsWith(shown) || value.endsWith(shown);
    return !isPart && !looksHidden(shown) && !looksDerived(shown);
}


/***/ }),

/***/ 4954:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: function() { return /* binding */ shownUrl; }
/* harmony export */ });
function shownUrl({ source_config, url }) {
    const shown = source_config.custom_url ?? url;
    return shown?.trim() ? shown : undefined;
}


/***/ }),

/***/ 8509:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Pr: function() { return /* binding */ meaningOf; },
/* harmony export */   Vj: function() { return /* binding */ verdictOf; },
/* harmony export */   jA: function() { return /* binding */ progressOf; },
/* harmony export */   vx: function() { return /* binding */ isBeingDeleted; }
/* harmony export */ });
const FAILED = 'FAIL|ERROR|CANCEL|ABORT|CRASH|REJECT|INTERRUPT|TIMED_?OUT';
const STATUSES = [
    [/^DEPLOYED$/, { verdict: 'deployed', timeline: 'milestone' }],
    [
        failedIn('BUILD'),
        {
            verdict: 'failed',
            timeline: 'crit',
            failure: 'The build failed',
            advice: 'Correct the error that the build log shows, then push.',
            log: 'build',
            never_served: true
        }
    ],
    [
        /INTERRUPT|CANCEL|ABORT/i,
        {
            verdict: 'failed',
            timeline: 'crit',
            failure: 'The rollout was interrupted',
            advice: 'Check in the service what interrupted it, then run again to create a new revision.'
        }
    ],
    [
        failedIn('CREATE'),
        {
            verdict: 'failed',
            timeline: 'crit',
            failure: 'Creating the revision failed',
            advice: 'It failed before the build. Fix the cause that the service shows, then run again to create a new revision.'
        }
    ],
    [
        failedIn('DEPLOY'),
        {
            verdict: 'failed',
            timeline: 'crit',
            failure: 'The rollout failed',
            advice: 'The agent server did not start. Find the cause in its deploy log, such as a missing secret. Fix it, then push or run again.',
            log: 'deploy'
        }
    ],
    [
        failedIn(''),
        {
            verdict: 'failed',
            timeline: 'crit',
            failure: 'The revision failed',
            advice: 'Read the logs of the revision in the service, then run again to create a new revision.'
        }
    ],
    [/SKIPPED|SUPERSEDED|REPLACED|INACTIVE/i, { verdict: 'superseded', timeline: 'crit' }],
    [/^(?:QUEUED|AWAITING_[A-Z_]+|[A-Z_]*[A-Z]ING)$/i, { verdict: 'pending', timeline: 'active', in_progress: true }],
    [/(?:)/, { verdict: 'pending', timeline: 'active' }]
];
function failedIn(phase) {
    return new RegExp(`^(?=[^]*${phase})[^]*(?:${FAILED})`, 'i');
}
function meaningOf(status) {
    const row = STATUSES.find(([pattern]) => pattern.test(status));
    if (row === undefined)
        throw new Error('the last row of the table fits every status');
    return row[1];
}
function verdictOf(status) {
    return meaningOf(status).verdict;
}
function progressOf(status) {
    if (status.includes('BUILD'))
        return 'building';
    return status.includes('DEPLOY') ? 'rolling out' : 'in progress';
}
function isBeingDeleted(deployment) {
    return /^AWAITING_(?:\w+_)?DELETE$/.test(deployment.status ?? '');
}


/***/ }),

/***/ 1243:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C_: function() { return /* binding */ TAG_PREFIX; },
/* harmony export */   Hl: function() { return /* binding */ SOURCES; },
/* harmony export */   T4: function() { return /* binding */ idKey; },
/* harmony export */   TL: function() { return /* binding */ DISCOURAGED_FIELDS; },
/* harmony export */   TO: function() { return /* binding */ RESOURCE_SPEC_FIELDS; },
/* harmony export */   _o: function() { return /* binding */ DEPLOYMENT_TYPES; },
/* harmony export */   cS: function() { return /* binding */ IDENTIFIER; }
/* harmony export */ });
const SOURCES = ['git_host', 'external_container'];
const DEPLOYMENT_TYPES = ['dev_free', 'dev', 'prod'];
const TAG_PREFIX = 'refs/tags/';
const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idKey = (id) => (UUID.test(id) ? id.toLowerCase() : id);
const RESOURCE_SPEC_FIELDS = [
    'min_scale',
    'max_scale',
    'cpu',
    'cpu_limit',
    'memory_mb',
    'memory_limit_mb',
    'queue_min_scale',
    'queue_max_scale',
    'queue_cpu',
    'queue_cpu_limit',
    'queue_memory_mb',
    'queue_memory_limit_mb',
    'orchestrator_cpu',
    'orchestrator_cpu_limit',
    'orchestrator_memory_mb',
    'orchestrator_memory_limit_mb',
    'orchestrator_min_scale',
    'orchestrator_max_scale',
    'executor_cpu',
    'executor_cpu_limit',
    'executor_memory_mb',
    'executor_memory_limit_mb',
    'cache_memory_mb',
    'labels',
    'annotations',
    'service_account_name',
    'image_pull_secrets',
    'volumes',
    'volume_mounts',
    'init_containers',
    'sidecars',
    'db_cpu',
    'db_cpu_limit',
    'db_memory_mb',
    'db_memory_limit_mb',
    'db_storage_gi',
    'db_max_connections'
];
const DISCOURAGED_FIELDS = RESOURCE_SPEC_FIELDS.filter((field) => /^(?:orchestrator|executor)_/.test(field));


/***/ }),

/***/ 3666:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  W: function() { return /* binding */ READ_TIMEOUT_MS; },
  E: function() { return /* binding */ openExchange; }
});

// EXTERNAL MODULE: ./src/http/sender.js + 3 modules
var http_sender = __nccwpck_require__(3468);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/text/format.js
var format = __nccwpck_require__(9623);
;// CONCATENATED MODULE: ./src/control-plane/accepted-credentials.js


const REFUSED_CREDENTIALS = 401;
const REFUSED_OPERATION = 403;
function rememberAccepted() {
    const accepted = new Set();
    let latest;
    return {
        accept: (operation, at) => {
            accepted.add(operation);
            latest = at;
        },
        explain: (error, operation, at) => {
            if (latest === undefined || !(error instanceof errors/* StatusError */.Xs))
                return error;
            const { status } = error;
            const isExpired = status === REFUSED_CREDENTIALS || (status === REFUSED_OPERATION && accepted.has(operation));
            return isExpired ? expired(error, Math.max(0, at - latest)) : error;
        }
    };
}
function expired(error, agoMs) {
    const { message, request, status } = error;
    return new errors/* CredentialsExpiredError */.s5([
        `The control plane no longer accepts the credentials (${status}). They probably expired or were revoked.`,
        ...message.split('\n').slice(1),
        `It accepted the same credentials ${(0,format/* spellDuration */.jl)(agoMs)} earlier.`
    ].join('\n'), {
        request,
        status,
        mayHaveBeenApplied: false,
        retryable: false,
        advice: 'Re-run the job with a fresh credential. The run reads first and continues from what exists.',
        cause: error
    });
}

;// CONCATENATED MODULE: ./src/control-plane/exchange.js



const READ_TIMEOUT_MS = 30_000;
const WRITE_TIMEOUT_MS = 60_000;
function openExchange({ sender, redact, loadReader, spoken, debug, access = {} }) {
    const credentials = rememberAccepted();
    let has_answered = false;
    return async (operation, { body, id, isRest, ...request }) => {
        const timeoutMs = request.timeoutMs ?? (request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
        const sent = spoken ? spoken.translation.writeIn(spoken.dialect, operation, body) : body;
        const [answer, { readAnswer }] = await Promise.all([
            sender.send({ ...request, ...(sent !== undefined && { body: sent }), timeoutMs }),
            loadReader()
        ]);
        const wording = spoken?.translation.wordingOf(spoken.dialect, operation);
        if (answer.status >= 200 && answer.status <= 299)
            credentials.accept(operation, answer.receivedAt);
        try {
            const read = readAnswer(operation, {
                request: (0,http_sender/* nameRequest */.R)(request),
                answer,
                id,
                isRest,
                access: { ...access, has_answered },
                redact,
                wording
            });
            has_answered = true;
            for (const problem of unreadIn(read))
                debug?.(`${(0,http_sender/* nameRequest */.R)(request)}: row left out: ${(0,sanitize/* sanitizeLine */.g$)(problem)}`);
            return read;
        }
        catch (error) {
            throw credentials.explain(error, operation, answer.receivedAt);
        }
    };
}
const MOST_UNREAD = 5;
function unreadIn(read) {
    return Array.isArray(read) ? (read.unread ?? []).slice(0, MOST_UNREAD) : [];
}


/***/ }),

/***/ 5412:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ withFreshReads; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);

const APPEARS_MS = 15_000;
function withFreshReads(controlPlane, { now }) {
    const namedAt = new Map();
    const name = (...ids) => {
        for (const id of ids)
            if (id != null && !namedAt.has(id))
                namedAt.set(id, now());
    };
    const named = (answer) => {
        name(answer.id, answer.latest_revision_id, answer.active_revision_id);
        return answer;
    };
    const isFresh = (id) => now() - (namedAt.get(id) ?? Number.NEGATIVE_INFINITY) < APPEARS_MS;
    const reading = async (ids, request) => {
        const wasFresh = ids.some(isFresh);
        try {
            return await request();
        }
        catch (error) {
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error) && (wasFresh || ids.some(isFresh)) ? error.with({ retryable: true }) : error;
        }
    };
    return {
        ...controlPlane,
        createDeployment: async (body) => named(await controlPlane.createDeployment(body)),
        readDeployment: async (id, options) => named(await reading([id], () => controlPlane.readDeployment(id, options))),
        readRevision: (id, revisionId, options) => reading([id, revisionId], () => controlPlane.readRevision(id, revisionId, options)),
        patchDeployment: async (id, body) => named(await reading([id], () => controlPlane.patchDeployment(id, body))),
        listDeployments: async (query) => {
            const rows = await controlPlane.listDeployments(query);
            name(...(rows ?? []).map(({ id }) => id));
            return rows;
        },
        deleteDeployment: (id) => {
            namedAt.set(id, Number.NEGATIVE_INFINITY);
            return controlPlane.deleteDeployment(id);
        }
    };
}


/***/ }),

/***/ 6854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ withRetries; }
/* harmony export */ });
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7309);

function withRetries(controlPlane, options) {
    const read = (request, how) => how?.once ? request() : (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetry */ .bD)(options, request);
    return {
        readDeployment: (id, how) => read(() => controlPlane.readDeployment(id, how), how),
        readRevision: (id, revisionId, how) => read(() => controlPlane.readRevision(id, revisionId, how), how),
        listDeployments: (query) => read(() => controlPlane.listDeployments(query)),
        listRevisions: (id, how) => read(() => controlPlane.listRevisions(id, how), how),
        listIntegrations: () => read(() => controlPlane.listIntegrations()),
        listListeners: () => read(() => controlPlane.listListeners()),
        readRevisionLog: (id, revisionId, query, how) => controlPlane.readRevisionLog(id, revisionId, query, how),
        createDeployment: (body) => controlPlane.createDeployment(body),
        patchDeployment: (id, body) => controlPlane.patchDeployment(id, body),
        deleteDeployment: (id) => controlPlane.deleteDeployment(id),
        redeployRevision: (id, revisionId) => controlPlane.redeployRevision(id, revisionId)
    };
}


/***/ }),

/***/ 6939:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ identifyRevision; },
/* harmony export */   W: function() { return /* binding */ isNewRevision; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7309);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9623);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4129);





async function identifyRevision(session, written, answer) {
    const { controlPlane, emit } = session;
    const { deployment_id } = written;
    const named = isAnother(written, answer?.latest_revision_id) ? answer?.latest_revision_id : undefined;
    const onWait = (ms) => {
        const message = `Request accepted. Waiting up to ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .spellDuration */ .jl)(ms)} for the new revision to appear.`;
        emit({ type: 'info', message });
    };
    const shown = await (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_4__/* .settle */ .G9)(session, async () => {
        const deployment = await controlPlane.readDeployment(deployment_id);
        const { latest_revision_id: latest } = deployment;
        const isNew = named === undefined ? await isNewRevision(session, written, latest) : isAnother(written, latest);
        return { deployment, revision_id: isNew ? latest : null };
    }, ({ revision_id }) => revision_id !== null, { forMs: named === undefined ? _core_settle_js__WEBPACK_IMPORTED_MODULE_4__/* .REVISION_APPEARS_MS */ .c0 : _core_settle_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTLES_MS */ .EZ, onWait });
    const revision_id = named ?? shown.revision_id;
    if (revision_id !== null)
        return { revision_id, deployment: shown.deployment };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('write_unconfirmed', `The service accepted the change, but shows no new revision.\nDeployment ${deployment_id}`, { advice: 'Check the deployment in the service, then run again. The run compares first.' });
}
function isAnother({ previous, older = [] }, id) {
    return id != null && id !== previous && !older.includes(id);
}
async function isNewRevision(session, written, id) {
    const { deployment_id, before } = written;
    if (!isAnother(written, id))
        return false;
    if (before?.created_at == null)
        return true;
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => session.controlPlane.readRevision(deployment_id, id, { once: true }));
    const isOlder = 'value' in read && (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_2__/* .readDate */ .A)(read.value.created_at) < (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_2__/* .readDate */ .A)(before.created_at);
    return !isOlder;
}


/***/ }),

/***/ 8175:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ patchDeployment; }
/* harmony export */ });
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7309);
/* harmony import */ var _compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9933);
/* harmony import */ var _compare_find_mismatches_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4976);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8529);
/* harmony import */ var _core_send_write_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5022);
/* harmony import */ var _identify_revision_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6939);






async function patchDeployment(session, input) {
    const { controlPlane, emit } = session;
    const { plan, current, older = [] } = input;
    const { id: deployment_id, latest_revision_id: previous } = current.deployment;
    const sent = await (0,_core_send_write_js__WEBPACK_IMPORTED_MODULE_4__/* .sendWrite */ .A)(session, {
        request: `PATCH /v2/deployments/${deployment_id}`,
        send: () => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .retryConflict */ .LQ)(controlPlane.patchDeployment(deployment_id, plan.request)),
        find: () => (makesRevision(plan) ? findRevision(session, input) : findSettings(session, input))
    });
    emit({ type: 'operation_decided', operation: 'updated', new_revision: plan.new_revision });
    if ('found' in sent) {
        emit({ type: 'info', message: 'Confirmed by reading: the update was applied.' });
        return { ...updated(input, sent.found), adopted: makesRevision(plan) };
    }
    const { answer } = sent;
    if (!makesRevision(plan))
        return updated(input, { deployment: await controlPlane.readDeployment(deployment_id) });
    const made = await (0,_identify_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .identifyRevision */ .A)(session, { deployment_id, previous, older, before: current.latest }, answer);
    return { ...updated(input, made), adopted: answer.latest_revision_id !== made.revision_id };
}
function makesRevision({ changes }) {
    return changes.some((change) => change.new_revision);
}
function updated({ plan, current }, made) {
    const isNew = made.revision_id !== undefined && { latest: undefined };
    return { ...(0,_core_model_js__WEBPACK_IMPORTED_MODULE_3__/* .keepRevision */ .pS)(plan, current), operation: 'updated', sent: plan.request, ...made, ...isNew };
}
async function findRevision(session, { wanted, plan, current, older = [] }) {
    const { controlPlane } = session;
    const { deployment: before, latest } = current;
    const deployment = await controlPlane.readDeployment(before.id);
    const { latest_revision_id: revision_id } = deployment;
    const written = { deployment_id: before.id, previous: before.latest_revision_id, older, before: latest };
    if (revision_id === null || !(await (0,_identify_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .isNewRevision */ .W)(session, written, revision_id)))
        return null;
    const revision = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(controlPlane.readRevision(before.id, revision_id));
    if ((0,_compare_find_mismatches_js__WEBPACK_IMPORTED_MODULE_2__/* .findOtherCode */ .LJ)(wanted, revision, deployment).length > 0)
        return null;
    const mismatches = (0,_compare_find_mismatches_js__WEBPACK_IMPORTED_MODULE_2__/* .findMismatches */ .UY)({ wanted, sent: plan.request, before, last: deployment });
    return mismatches.some(({ kind }) => kind === 'not_applied') ? null : { deployment, revision_id };
}
async function findSettings({ controlPlane }, { wanted, current }) {
    const deployment = await controlPlane.readDeployment(current.deployment.id);
    return (0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .diffSettings */ .XI)(wanted, deployment).length === 0 ? { deployment } : null;
}


/***/ }),

/***/ 8281:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  qd: function() { return /* binding */ deployedCommit; },
  dZ: function() { return /* binding */ diffGitCode; },
  Z3: function() { return /* binding */ diffImage; }
});

// EXTERNAL MODULE: ./src/contract/status.js
var contract_status = __nccwpck_require__(8509);
// EXTERNAL MODULE: ./src/repository/image.js
var repository_image = __nccwpck_require__(8972);
// EXTERNAL MODULE: ./src/repository/refs.js
var refs = __nccwpck_require__(4159);
// EXTERNAL MODULE: ./src/repository/same-value.js
var same_value = __nccwpck_require__(7839);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
// EXTERNAL MODULE: ./src/repository/path.js
var path = __nccwpck_require__(90);
// EXTERNAL MODULE: ./src/repository/path-patterns.js
var path_patterns = __nccwpck_require__(1452);
// EXTERNAL MODULE: ./src/text/format.js
var format = __nccwpck_require__(9623);
;// CONCATENATED MODULE: ./src/deploy/compare/diff-paths.js






const MOST_NAMED = 10;
function judgePaths(wanted, current, commits, changed_files) {
    if (wanted.paths === undefined)
        return { needed: true, why: [] };
    const [from, to] = [commits.from.toLowerCase(), commits.to.toLowerCase()];
    const configs = graphConfigs(wanted, current);
    if (![from, to].every(refs/* isFullCommit */.f5))
        return unknownFiles('the service or this run has only a part of its commit ID');
    if (!showsCommit(current))
        return unknownFiles('the revision in progress does not show its commit');
    if (configs === undefined)
        return unknownFiles('the path of the graph configuration file is unknown');
    if (changed_files?.from !== from || changed_files.to !== to)
        return { needed: true, why: [], undecided: { from, to } };
    if ('unknown' in changed_files)
        return { ...unknownFiles(changed_files.unknown), compared: changed_files };
    return judgeFiles([...wanted.paths.flatMap(withFolder), ...configs.map(literal)], { from, to }, changed_files.files);
}
const unknownFiles = (why) => ({ needed: true, why: [`paths could not be compared: ${why}`] });
const showsCommit = ({ latest }) => latest?.source_revision_config?.repo_commit_sha != null || latest === null || (0,contract_status/* verdictOf */.Vj)(latest.status) === 'deployed';
function graphConfigs(wanted, { deployment, latest }) {
    const configs = [wanted, deployment, latest]
        .flatMap((part) => part?.source_revision_config?.graph_config_path ?? [])
        .map(path/* canonicalPath */.O);
    return configs.length === 0 || configs.some((path) => /^(?:\.\.(?:\/|$)|$)/.test(path)) ? undefined : configs;
}
const withFolder = (pattern) => (/[!*?+[]/.test(pattern) ? [pattern] : [pattern, `${pattern}/**`]);
const literal = (path) => path.replace(/[!*?+[]/g, '[$&]');
function judgeFiles(patterns, { from, to }, files) {
    const parsed = patterns.map(path_patterns/* parsePattern */.EY);
    const under = namesOf(files.filter((file) => (0,path_patterns/* isUnder */.Jo)(parsed, file))).map((path) => (0,sanitize/* sanitizeLine */.g$)(path, 100));
    const changed = namesOf(files).length;
    const compared = { from, to, changed, under_paths: under.slice(0, MOST_NAMED) };
    if (under.length > 0)
        return { needed: true, why: [`changed under paths: ${(0,sanitize/* sanitizeLine */.g$)(under.join(', '), 200)}`], compared };
    const elsewhere = changed === 0 ? 'no file changed' : `${(0,format/* count */.U9)(changed, 'file')} changed elsewhere`;
    const between = `between ${(0,refs/* shortCommit */.Ax)(from)} (deployed) and ${(0,refs/* shortCommit */.Ax)(to)} (this run)`;
    return { needed: false, why: [`no file under paths changed ${between}: ${elsewhere}`], compared };
}
const namesOf = (files) => [...new Set(files.map(({ path }) => path))];

;// CONCATENATED MODULE: ./src/deploy/compare/diff-code.js






function deployedCommit({ deployment, latest }) {
    const told = latest?.source_revision_config;
    if (told?.repo_commit_sha != null)
        return told.repo_commit_sha;
    const isSettled = told == null || (latest !== null && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'deployed');
    return (isSettled && deployment.source_revision_config.repo_commit_sha) || undefined;
}
function deployedCode({ deployment, latest }, field) {
    return deployment.source_revision_config[field] || latest?.source_revision_config?.[field] || undefined;
}
function diffField(current, field, after) {
    const before = deployedCode(current, field);
    if (after === undefined || (0,same_value/* isAskedValue */.O0)(field, after, before))
        return [];
    const note = `the service does not show the deployed ${field}`;
    const how = before === undefined ? { difference: 'unproven', note } : { difference: 'changed' };
    return [changeOf(current, field, { after, ...how })];
}
function changeOf(current, field, change) {
    const before = deployedCode(current, field);
    return { path: `source_revision_config.${field}`, ...(before && { before }), ...change, new_revision: true };
}
function diffGitCode(wanted, current, changed_files) {
    const { repo_ref, graph_config_path } = wanted.source_revision_config;
    const path = diffField(current, 'graph_config_path', graph_config_path);
    const otherRef = diffField(current, 'repo_ref', repo_ref);
    if (repo_ref === undefined || otherRef.length > 0)
        return { changes: [...path, ...otherRef], unchanged: [] };
    const same = (why) => ({ changes: path, unchanged: [why] });
    const differs = (change) => ({
        changes: [...path, changeOf(current, 'repo_ref', { after: repo_ref, ...change })],
        unchanged: []
    });
    const ref = (0,sanitize/* sanitizeLine */.g$)(repo_ref);
    const [before, after] = [deployedCommit(current), wanted.commit];
    if ((0,refs/* isTag */.dz)(repo_ref) && (before === undefined || after === undefined))
        return same(`repo_ref is the same tag (${ref})`);
    if (after === undefined)
        return differs({ difference: 'unproven', note: `this run does not know the commit of ${ref}, so it builds again` });
    if (before !== undefined && (0,refs/* sameCommit */.Kd)(before, after))
        return same(`${ref} is still at commit ${(0,refs/* shortCommit */.Ax)(after)}`);
    const isFollowing = current.deployment.source_config.build_on_push && wanted.source_config.build_on_push !== false;
    if (wanted.is_push_to_ref && isFollowing) {
        const why = 'build_on_push is true and this run is the push, so the service builds this commit automatically';
        return { ...same(why), built_by_service: after };
    }
    if (before === undefined)
        return differs({ difference: 'unproven', note: `the service does not show which commit of ${ref} is deployed` });
    const commits = { from: before, to: after };
    const { needed, why, ...paths } = judgePaths(wanted, current, commits, changed_files);
    if (!needed)
        return { ...same(why.join()), retained_commit: before, ...paths };
    const note = [`${ref} moved from ${(0,refs/* shortCommit */.Ax)(before)} to ${(0,refs/* shortCommit */.Ax)(after)}`, ...why].join('; ');
    return { ...differs({ difference: 'changed', note, commits }), ...paths };
}
function diffImage(wanted, current) {
    const { image_uri: after } = wanted.source_revision_config;
    const changes = diffField(current, 'image_uri', after);
    if (after === undefined || changes.length > 0)
        return { changes, unchanged: [] };
    if ((0,repository_image/* isPinned */.T4)(after))
        return { changes, unchanged: ['image_uri is the same digest'] };
    const note = 'a tag can move; set image_uri with a digest (\u2026@sha256:\u2026) to skip unchanged images';
    return { changes: [changeOf(current, 'image_uri', { after, difference: 'unproven', note })], unchanged: [] };
}


/***/ }),

/***/ 5406:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   So: function() { return /* binding */ filledFields; },
/* harmony export */   ob: function() { return /* binding */ includesAsked; },
/* harmony export */   zz: function() { return /* binding */ diffResourceSpec; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7678);
/* harmony import */ var _contract_resource_defaults_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7998);
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1243);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9623);





function includesAsked(shown, asked) {
    if ((0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(shown, asked))
        return true;
    if (Array.isArray(shown) || Array.isArray(asked)) {
        if (!Array.isArray(shown) || !Array.isArray(asked))
            return false;
        return asked.every((entry) => shown.some((each) => includesAsked(each, entry)));
    }
    if (typeof shown !== 'object' || typeof asked !== 'object' || shown === null || asked === null)
        return false;
    return Object.entries(asked).every(([key, inner]) => includesAsked(shown[key], inner));
}
function shown(value) {
    return Array.isArray(value) ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(value.length, 'entry', 'entries') : value;
}
function diffResourceSpec(before, after) {
    const [old, wanted] = [(0,_contract_resource_defaults_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizedSpec */ .j)(before), (0,_contract_resource_defaults_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizedSpec */ .j)(after)];
    return _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .RESOURCE_SPEC_FIELDS */ .TO.filter((field) => !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(old[field], wanted[field])).map((field) => ({
        path: `source_config.resource_spec.${field}`,
        difference: old[field] === undefined ? 'added' : wanted[field] === undefined ? 'removed' : 'changed',
        ...(old[field] !== undefined && { before: shown(old[field]) }),
        ...(wanted[field] !== undefined && { after: shown(wanted[field]) }),
        new_revision: true
    }));
}
function filledFields(shown, sent) {
    return shown == null || sent == null ? [] : diffResourceSpec(shown, sent).map(({ path }) => (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldName */ .w5)(path));
}


/***/ }),

/***/ 6387:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EO: function() { return /* binding */ removedSecretWarnings; },
/* harmony export */   LI: function() { return /* binding */ diffSecrets; },
/* harmony export */   Ws: function() { return /* binding */ stillListed; },
/* harmony export */   ii: function() { return /* binding */ removedSecrets; },
/* harmony export */   tP: function() { return /* binding */ restorableSecrets; }
/* harmony export */ });
/* harmony import */ var _contract_dialect_reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6564);
/* harmony import */ var _contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(124);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9623);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2303);




const valuesOf = (secrets) => new Map(secrets.map(({ name, value }) => [name, value]));
function showsValue(told, [name, value]) {
    return told?.get(name) === value && !(0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .looksHidden */ .Nj)(value);
}
function diffSecrets(current, wanted, source, earlier) {
    const asked = valuesOf(wanted);
    const told = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .toldSecrets */ .XJ)(current);
    const isExtra = (name) => !asked.has(name) && !_contract_dialect_reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .b[source].has(name);
    const lists = [told, (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .toldSecrets */ .XJ)(earlier)];
    const listsNames = lists.some((list) => [...(list?.keys() ?? [])].some((name) => asked.has(name) || isExtra(name)));
    const isClear = lists.some((list) => [...asked].some((secret) => showsValue(list, secret)));
    const change = (path, difference) => ({ path, difference, new_revision: true });
    if (told === null && asked.size === 0)
        return [change('secrets', 'unproven')];
    const changes = [...asked].flatMap(([name, value]) => {
        const path = `secrets.${name}`;
        if (told === null)
            return [change(path, 'unproven')];
        const shown = told.get(name);
        if (shown === value || (!told.has(name) && value === '' && isClear))
            return [];
        if (!told.has(name))
            return [change(path, listsNames && value !== '' ? 'added' : 'unproven')];
        const isOther = shown !== undefined && ((0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .isVisible */ .zN)(shown, value) || (isClear && !(0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .looksHidden */ .Nj)(shown)));
        return [change(path, isOther ? 'changed' : 'unproven')];
    });
    const extra = [...(told?.keys() ?? [])].filter(isExtra);
    return [...changes, ...extra.map((name) => change(`secrets.${name}`, 'removed'))];
}
function restorableSecrets(earlier, now, { secrets = [], source }) {
    const [told, proof, asked] = [(0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .toldSecrets */ .XJ)(earlier), (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .toldSecrets */ .XJ)(now), valuesOf(secrets)];
    if (told === null)
        return null;
    const reserved = _contract_dialect_reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .b[source];
    const own = [...told].filter(([name]) => asked.has(name) || !reserved.has(name));
    const isProven = asked.size > 0 && [...asked].every((secret) => showsValue(proof, secret));
    const known = own.flatMap(([name, value]) => (value === undefined || (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .looksHidden */ .Nj)(value) ? [] : [{ name, value }]));
    return (isProven || (own.length === 0 && told.size > 0)) && known.length === own.length ? known : null;
}
function removedSecrets(changes) {
    return changes
        .filter(({ path, difference }) => path.startsWith('secrets.') && difference === 'removed')
        .map(({ path }) => path.slice('secrets.'.length));
}
const stillListed = (names) => `The service keeps secrets that the inputs no longer set: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(names.join(', '), 300)}. Delete them in the service. Until then, a run without \`environment\` makes a new revision each time.`;
function removedSecretWarnings(changes) {
    const names = removedSecrets(changes).map((name) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60));
    if (names.length === 0)
        return [];
    return [
        `This update removes ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(names.length, 'secret')}: ${names.join(', ')}. The whole list is replaced: add a line for each one to keep.`
    ];
}


/***/ }),

/***/ 9933:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   XI: function() { return /* binding */ diffSettings; },
/* harmony export */   YS: function() { return /* binding */ assertFixedFields; },
/* harmony export */   aJ: function() { return /* binding */ isShown; },
/* harmony export */   kM: function() { return /* binding */ askedFields; },
/* harmony export */   vK: function() { return /* binding */ notCompared; }
/* harmony export */ });
/* harmony import */ var _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3388);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7678);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7839);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2303);





function askedFields(wanted, deployment, change) {
    return (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(wanted.source, change).flatMap(({ path }) => {
        const asked = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(wanted, path);
        return asked === undefined ? [] : [{ path, field: (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldName */ .w5)(path), asked, shown: (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(deployment, path) }];
    });
}
function diffSettings(wanted, deployment) {
    return askedFields(wanted, deployment, 'setting')
        .filter(({ field, asked, shown }) => !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, asked, shown))
        .map(({ path, asked, shown }) => ({
        path,
        difference: shown == null ? 'added' : 'changed',
        ...(shown != null && { before: shown }),
        after: asked,
        new_revision: false
    }));
}
function assertFixedFields(wanted, deployment) {
    const conflicts = askedFields(wanted, deployment, 'fixed')
        .filter(({ shown }) => isShown(shown))
        .filter(({ field, asked, shown }) => (field === 'name' ? asked !== shown : !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, asked, shown)));
    if (conflicts.length === 0)
        return;
    const names = conflicts.map(({ field }) => field);
    const lines = conflicts.map(({ path, asked, shown }) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(`${path}: deployed ${String(shown)}, this run ${String(asked)}`, 600));
    const message = [`${names.join(', ')} cannot be changed after a deployment is created.`, ...lines].join('\n');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlanError */ .W6('immutable_field', message, { advice: adviceFor(names, deployment) });
}
const isShown = (shown) => shown != null && shown !== '';
function adviceFor(names, { source }) {
    const word = Object.values(_contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_WORDS */ .g).find((spoken) => spoken === source);
    if (word !== undefined)
        return `This service uses the field names of LangSmith Deployment (${word}). Set \`api_dialect\` to \`langsmith\`.`;
    return names.includes('repo_url')
        ? 'The deployment belongs to another repository. Use another `name`, or check `base_url` and `repo_url`.'
        : 'Set these inputs to the deployed values, or remove them. To change them, deploy under another name, then delete the old deployment.';
}
function notCompared(wanted, deployment) {
    const unshown = askedFields(wanted, deployment, 'fixed').filter(({ shown }) => !isShown(shown));
    const names = unshown.map(({ field }) => field).join(', ');
    return names === '' ? [] : [`Not compared, because the service does not show it for this deployment: ${names}.`];
}


/***/ }),

/***/ 4976:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LJ: function() { return /* binding */ findOtherCode; },
/* harmony export */   UY: function() { return /* binding */ findMismatches; },
/* harmony export */   Uu: function() { return /* binding */ namesStillListed; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7678);
/* harmony import */ var _contract_resource_defaults_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(7998);
/* harmony import */ var _contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(124);
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1243);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7839);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(2303);
/* harmony import */ var _diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5406);
/* harmony import */ var _diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6387);
/* harmony import */ var _diff_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9933);










function findMismatches(input) {
    const others = [...otherSecrets(input), ...otherSpecFields(input), ...otherSettings(input)];
    return others.flatMap(({ path, field = path, isAsBefore }) => {
        const isSent = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(input.sent, field) != null;
        if (isSent && isAsBefore)
            return [{ path, kind: 'not_applied' }];
        return input.isForeign || input.isUnnamed || !isSent ? [{ path, kind: 'changed_since' }] : [];
    });
}
function otherSecrets({ wanted, before, last }) {
    if (wanted.secrets === undefined)
        return [];
    const [told, were] = [(0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .toldSecrets */ .XJ)(last.secrets), (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .toldSecrets */ .XJ)(before?.secrets)];
    return (0,_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .diffSecrets */ .LI)(last.secrets, wanted.secrets, wanted.source, before?.secrets)
        .filter(({ difference }) => difference === 'added' || difference === 'changed')
        .map(({ path }) => {
        const name = path.slice('secrets.'.length);
        return { path, field: 'secrets', isAsBefore: were !== null && were.get(name) === told?.get(name) };
    });
}
function otherSpecFields({ wanted, before, last, isForeign }) {
    if (wanted.source !== 'external_container')
        return [];
    const given = wanted.source_config.resource_spec ?? {};
    const asked = (0,_contract_resource_defaults_js__WEBPACK_IMPORTED_MODULE_8__/* .normalizedSpec */ .j)(given);
    const [is = {}, was = {}] = [last, before].map((read) => (0,_contract_resource_defaults_js__WEBPACK_IMPORTED_MODULE_8__/* .normalizedSpec */ .j)(read?.source_config.resource_spec));
    const mayLack = !isForeign || Object.keys(is).length === 0;
    const spec = 'source_config.resource_spec';
    return _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .RESOURCE_SPEC_FIELDS */ .TO.filter((field) => given[field] != null && asked[field] !== undefined)
        .filter((field) => !(0,_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_4__/* .includesAsked */ .ob)(is[field], asked[field]) && !(mayLack && is[field] === undefined))
        .map((field) => ({ path: `${spec}.${field}`, field: spec, isAsBefore: (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(is[field], was[field]) }));
}
function otherSettings({ wanted, before, last }) {
    return (0,_diff_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .askedFields */ .kM)(wanted, last, 'setting')
        .filter(({ field, asked, shown }) => (0,_diff_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .isShown */ .aJ)(shown) && !isTaken(field, asked, shown))
        .map(({ path, field, shown }) => ({ path, isAsBefore: (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, shown, (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(before, path)) }));
}
function isTaken(field, asked, shown) {
    if (typeof asked !== 'string' || typeof shown !== 'string')
        return (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, asked, shown);
    return [asked, asked.trim().replace(/^http:/i, 'https:')].some((each) => (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, plain(each), plain(shown)));
}
const plain = (text) => text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?!\w+:\/\/)/, 'https://');
function namesStillListed({ wanted, before, last, sent }) {
    const { secrets, source } = wanted;
    if (secrets === undefined || sent?.secrets == null)
        return [];
    const [listed = [], were = []] = [last, before].map((read) => (0,_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .removedSecrets */ .ii)((0,_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .diffSecrets */ .LI)(read?.secrets, secrets, source)));
    return listed.filter((name) => were.includes(name));
}
function findOtherCode(wanted, revision, told) {
    const code = revision?.source_revision_config ?? told?.source_revision_config ?? {};
    return Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
        const value = code[field];
        if (typeof value !== 'string' || value === '' || (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isAskedValue */ .O0)(field, asked, value))
            return [];
        const both = `the service shows ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitizeLine */ .g$)(value)}, this run requested ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitizeLine */ .g$)(asked)}`;
        return [`source_revision_config.${field}: ${both}`];
    });
}


/***/ }),

/***/ 543:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V3: function() { return /* binding */ emitRevision; },
/* harmony export */   ik: function() { return /* binding */ emitActive; },
/* harmony export */   jI: function() { return /* binding */ emitCommit; }
/* harmony export */ });
function emitRevision(session, revision, elapsed_ms) {
    session.emit({ type: 'status_read', revision_id: revision.id, status: revision.status, elapsed_ms });
    emitCommit(session, revision);
}
function emitCommit({ emit }, { id, source_revision_config }) {
    const commit_sha = source_revision_config?.repo_commit_sha;
    if (commit_sha != null)
        emit({ type: 'commit_read', revision_id: id, commit_sha });
}
function emitActive({ emit }, serving) {
    if (serving !== undefined)
        emit({ type: 'active_revision_read', revision_id: serving });
}


/***/ }),

/***/ 8529:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Sz: function() { return /* binding */ NEW_REVISION_POLICIES; },
/* harmony export */   pS: function() { return /* binding */ keepRevision; },
/* harmony export */   zB: function() { return /* binding */ isApart; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8509);

function isApart({ deployment, latest }) {
    const { active_revision_id: active } = deployment;
    return active != null && latest !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) === 'deployed' && active !== latest.id;
}
const NEW_REVISION_POLICIES = ['auto', 'always', 'never'];
function keepRevision(plan, { deployment, latest }) {
    const { new_revision, built_by_service, retained_commit } = plan;
    const skipped = {
        ...(built_by_service !== undefined && { built_by_service }),
        ...(retained_commit !== undefined && { retained_commit })
    };
    const id = deployment.latest_revision_id;
    const kept = { revision_id: id, previous: id, latest: latest ?? undefined };
    return { operation: 'unchanged', deployment, before: deployment, ...kept, new_revision, ...skipped };
}


/***/ }),

/***/ 5022:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ sendWrite; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7309);
/* harmony import */ var _settle_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4129);



async function sendWrite(session, { request, send, find }) {
    const { clock, emit, deadline } = session;
    let mayBeApplied = false;
    for (let attempt = 1;; attempt++) {
        emit({ type: 'write_sent', request });
        const sent = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(send);
        if ('value' in sent)
            return { answer: sent.value };
        const { error } = sent;
        mayBeApplied ||= error.mayHaveBeenApplied;
        const found = mayBeApplied ? await findEffect(session, error, find) : null;
        if (found !== null)
            return { found };
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerError */ .dV)
            throw unconfirmed(error, 'Reads do not show its effect.');
        const delay = (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryDelayFor */ .TI)(error, attempt, deadline - clock.now());
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.brief, delay_ms: delay });
        await clock.sleep(delay);
        const late = mayBeApplied ? await findOnce(error, find) : null;
        if (late !== null)
            return { found: late };
    }
}
async function findEffect(session, error, find) {
    const { clock, emit, deadline } = session;
    const onWait = (ms) => {
        const message = `${error.request}: no usable response. Checking for up to ${Math.round(ms / 1000)} s whether the request was applied.`;
        emit({ type: 'info', message });
    };
    const read = () => findOnce(error, find);
    const found = await (0,_settle_js__WEBPACK_IMPORTED_MODULE_2__/* .settle */ .G9)(session, read, (effect) => effect !== null, { onWait });
    if (found === null && clock.now() >= deadline)
        throw unconfirmed(error, NO_TIME, SLOW);
    return found;
}
async function findOnce(error, find) {
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => find(error));
    if ('value' in read)
        return read.value;
    throw unconfirmed(error, `That could not be confirmed by reading.\n${read.error.message}`);
}
function unconfirmed(error, why, advice = '') {
    const { request, message } = error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('write_unconfirmed', `${request} may have been applied. ${why}\n${message}`, {
        advice: `Re-run the job: it reads first and continues from what exists. ${advice}`.trim(),
        cause: error
    });
}
const NO_TIME = 'The service did not show its effect before the time limit of the step (`timeout`) ended.';
const SLOW = 'If the service is slow, set `timeout` to a longer time.';


/***/ }),

/***/ 9480:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MH: function() { return /* binding */ waitDeadline; },
/* harmony export */   NE: function() { return /* binding */ withDeadline; },
/* harmony export */   cA: function() { return /* binding */ readCurrent; },
/* harmony export */   fA: function() { return /* binding */ openSession; },
/* harmony export */   pj: function() { return /* binding */ withGrace; },
/* harmony export */   tO: function() { return /* binding */ retryOptions; }
/* harmony export */ });
function openSession(parts, retried) {
    return { ...parts, retried, controlPlane: retried(retryOptions(parts)) };
}
function waitDeadline({ deadline }, wait) {
    const { startedAt, timeoutMs } = wait;
    return Math.min(startedAt + timeoutMs, Math.max(deadline, startedAt + 500));
}
function withDeadline(session, deadline) {
    return openSession({ ...session, deadline }, session.retried);
}
const GRACE_MS = 30_000;
function withGrace(session) {
    const { deadline, graceMs = GRACE_MS } = session;
    return withDeadline(session, deadline + graceMs);
}
function retryOptions({ clock, deadline, emit }) {
    return {
        clock,
        deadline,
        onRetry: (error, delay_ms) => emit({ type: 'retrying', problem: error.brief, delay_ms })
    };
}
async function readCurrent({ controlPlane }, deploymentId) {
    const deployment = await controlPlane.readDeployment(deploymentId);
    const latestId = deployment.latest_revision_id;
    const latest = latestId === null ? null : await controlPlane.readRevision(deploymentId, latestId);
    return { deployment, latest };
}


/***/ }),

/***/ 4129:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EZ: function() { return /* binding */ SETTLES_MS; },
/* harmony export */   G9: function() { return /* binding */ settle; },
/* harmony export */   c0: function() { return /* binding */ REVISION_APPEARS_MS; },
/* harmony export */   ld: function() { return /* binding */ TAKES_OVER_MS; }
/* harmony export */ });
/* harmony import */ var _requests_poll_until_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2503);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7309);


const SETTLES_MS = 15_000;
const REVISION_APPEARS_MS = 60_000;
const TAKES_OVER_MS = 45_000;
const POLL_MS = 1_000;
async function settle(session, read, isSettled, { forMs = SETTLES_MS, onWait } = {}) {
    const { clock } = session;
    let last;
    const readOrKeep = async () => {
        const next = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRequest */ .dP)(read);
        if ('value' in next)
            last = next;
        else if (last === undefined || !next.error.retryable)
            throw next.error;
        return last.value;
    };
    const deadline = Math.min(session.deadline, clock.now() + forMs);
    let isFirst = true;
    const isDone = async (value) => {
        const settled = await isSettled(value);
        const remainingMs = deadline - clock.now();
        if (isFirst && !settled && remainingMs > 0)
            onWait?.(remainingMs);
        isFirst = false;
        return settled;
    };
    return (0,_requests_poll_until_js__WEBPACK_IMPORTED_MODULE_1__/* .pollUntil */ .g)({ clock, deadline, delayMs: POLL_MS }, readOrKeep, isDone);
}


/***/ }),

/***/ 9499:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AF: function() { return /* binding */ findByNameOrRecord; },
/* harmony export */   Ti: function() { return /* binding */ describeDeployment; },
/* harmony export */   _U: function() { return /* binding */ findByName; },
/* harmony export */   cR: function() { return /* binding */ nearName; },
/* harmony export */   eG: function() { return /* binding */ nameReservedError; },
/* harmony export */   ff: function() { return /* binding */ describeTarget; },
/* harmony export */   sJ: function() { return /* binding */ noSuchId; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8509);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(8909);
/* harmony import */ var _requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7490);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2806);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7309);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9623);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(5832);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2303);









async function findByName(controlPlane, name) {
    const livingIn = ({ rows }) => rows.filter((row) => (0,_requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .isLiving */ .O)(row, name)).map(({ id }) => id);
    let listing = await (0,_requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n4)(controlPlane, name);
    const mayHaveMoved = listing !== null && listing.pages > 1 && livingIn(listing).length === 0;
    if (mayHaveMoved)
        listing = await (0,_requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n4)(controlPlane, name);
    if (listing === null)
        return 'unlisted';
    const [id, ...more] = livingIn(listing);
    if (more.length > 0) {
        const message = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(more.length + 1, 'deployment')} are named "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}": ${[id, ...more].join(', ')}`;
        const advice = 'Set `deployment_id` to one of them, or delete the others.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('name_conflict', message, { advice });
    }
    if (id !== undefined)
        return { id };
    if (listing.incomplete !== undefined)
        throw (0,_requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadList */ .Ye)(name, listing.incomplete);
    const deleting = listing.rows.find((row) => row.name === name);
    return deleting === undefined ? 'absent' : { deleting: deleting.id };
}
async function findByNameOrRecord(session, name) {
    const listed = await findByName(session.controlPlane, name);
    if (listed !== 'unlisted')
        return listed;
    const found = [];
    for (const id of new Set(await session.recall(name))) {
        const named = await readNamed(session, id, name);
        if (typeof named === 'object' && 'id' in named)
            return named;
        found.push(named);
    }
    const deleting = found.find((named) => typeof named === 'object');
    if (deleting !== undefined)
        return deleting;
    if (found.length === 0 || found.includes('unlisted'))
        return 'unlisted';
    await (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_3__/* .assertServiceAnswers */ .zF)(session, (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name));
    return 'absent';
}
async function readNamed(session, id, name) {
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(id));
    if ('error' in read) {
        if (!(read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusError */ .Xs) || read.error.retryable)
            throw read.error;
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(read.error) ? 'absent' : 'unlisted';
    }
    if (read.value.name === name)
        return (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(read.value) ? { deleting: id } : { id };
    const message = `A GitHub Deployment records ${id} as "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}", but its name is "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(read.value.name)}". Ignoring it.`;
    session.emit({ type: 'warning', message });
    return 'absent';
}
function nameReservedError(name, id) {
    const message = `Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}" (${id}) is being deleted (AWAITING_DELETE). Its name stays reserved until that finishes.`;
    const advice = 'Run again later, set `timeout` to a longer time, or use another `name`.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('name_conflict', message, { advice });
}
function describeTarget(target) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(target.name ?? target.deployment_id ?? '');
}
const noSuchId = (id) => `no deployment has the ID ${id}, or these credentials cannot see it`;
function describeDeployment({ name, id }) {
    return `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)} (${id})`;
}
async function nearName({ controlPlane }, name) {
    if ((0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__/* .isPreviewName */ .En)(name))
        return undefined;
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .dP)(() => controlPlane.listDeployments({ name_contains: '', limit: _requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE_SIZE */ .md, offset: 0 }));
    const rows = 'value' in read ? (read.value ?? []) : [];
    const names = rows.filter((row) => !(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(row) && !(0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__/* .isPreviewName */ .En)(row.name)).map((row) => row.name);
    return names.includes(name) ? undefined : (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_8__/* .misspelled */ .vs)(name, names);
}


/***/ }),

/***/ 1657:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Q: function() { return /* binding */ findCurrent; },
/* harmony export */   f8: function() { return /* binding */ findAndRead; },
/* harmony export */   oP: function() { return /* binding */ waitForName; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8509);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);
/* harmony import */ var _requests_poll_until_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(2503);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7309);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9623);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(2303);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8529);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(9480);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4129);
/* harmony import */ var _find_by_name_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(9499);











const ASSUMED = 'This service has no list of deployments (404), so the run assumed that the deployment did not exist. Set `deployment_id` for later runs, unless they find it in the GitHub Deployments of this one.';
async function findCurrent(session, target, wanted) {
    const { emit } = session;
    const none = { current: null, deleting: null };
    const found = await findAndRead(session, target, (state) => isSettled(state, wanted, session.clock.date()));
    if (found === 'unlisted')
        return { ...none, assumed: ASSUMED };
    if (found === 'absent') {
        emit({ type: 'deployment_not_found', what: (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .describeTarget */ .ff)(target) });
        return { ...none, near_name: await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nearName */ .cR)(session, target.name ?? '') };
    }
    if ('deleting' in found)
        return { ...none, deleting: found.deleting };
    const { deployment } = found;
    emit({ type: 'deployment_read', deployment });
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(deployment))
        throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nameReservedError */ .eG)(deployment.name, deployment.id);
    return { current: found, deleting: null };
}
function isSettled(state, wanted, now) {
    const { deployment, latest } = state;
    if (latest === null || (0,_core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .isApart */ .zB)(state))
        return false;
    const needsCommit = wanted?.source === 'git_host' && wanted.commit !== undefined;
    const codes = [latest.source_revision_config, deployment.source_revision_config];
    if (!needsCommit || codes.some((code) => code?.repo_commit_sha != null))
        return true;
    const isNew = Math.abs(now - (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_3__/* .readDate */ .A)(latest.created_at)) < _core_settle_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTLES_MS */ .EZ;
    return !isNew || (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) !== 'deployed';
}
async function findAndRead(session, { deployment_id, name = '' }, isSettledState = () => true, forMs = _core_settle_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTLES_MS */ .EZ) {
    const onWait = (ms) => {
        const message = `The service does not show all of the deployment yet. Reading again for up to ${Math.round(ms / 1000)} s.`;
        session.emit({ type: 'info', message });
    };
    const read = async () => {
        if (deployment_id !== undefined)
            return (0,_core_session_js__WEBPACK_IMPORTED_MODULE_8__/* .readCurrent */ .cA)(session, deployment_id);
        const found = await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .findByNameOrRecord */ .AF)(session, name);
        if (typeof found === 'string' || 'deleting' in found)
            return found;
        const state = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .orNull */ .Xd)((0,_core_session_js__WEBPACK_IMPORTED_MODULE_8__/* .readCurrent */ .cA)(session, found.id));
        return state !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(state.deployment) ? { deleting: found.id } : state;
    };
    const isOver = (found) => found !== null && (typeof found === 'string' || 'deleting' in found || isSettledState(found));
    const found = await (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_6__/* .settle */ .G9)(session, read, isOver, { onWait, forMs });
    if (found !== null)
        return found;
    const advice = 'If it is being deleted, run again later. Otherwise check it in the service.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_found', `The service finds "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitizeLine */ .g$)(name)}", and cannot read it.`, { advice });
}
async function waitForName(session, name, deleting) {
    const { clock, deadline, emit } = session;
    const most = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spellDuration */ .jl)(Math.max(0, deadline - clock.now()));
    const message = `Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitizeLine */ .g$)(name)}" (${deleting}) is being deleted. Waiting up to ${most} until its name is free.`;
    emit({ type: 'info', message });
    const read = async () => {
        const found = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => findAndRead(session, { name }));
        if ('value' in found)
            return found.value;
        if (found.error.retryable)
            return { deleting };
        throw found.error;
    };
    const isFree = (found) => typeof found === 'string' || 'deployment' in found;
    await clock.sleep(Math.min((0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .backoffDelay */ .EY)(1), Math.max(0, deadline - clock.now())));
    const delayMs = (pause) => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .backoffDelay */ .EY)(pause + 1);
    const found = await (0,_requests_poll_until_js__WEBPACK_IMPORTED_MODULE_10__/* .pollUntil */ .g)({ clock, deadline, delayMs }, read, isFree);
    if (typeof found === 'string')
        return undefined;
    if ('deployment' in found)
        return { id: found.deployment.id };
    throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nameReservedError */ .eG)(name, deleting);
}


/***/ }),

/***/ 4309:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IK: function() { return /* binding */ findForeignReason; },
/* harmony export */   j5: function() { return /* binding */ otherRepository; },
/* harmony export */   no: function() { return /* binding */ isToldOurs; },
/* harmony export */   re: function() { return /* binding */ refuseForeign; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_image_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8972);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7839);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2303);
/* harmony import */ var _find_by_name_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9499);





async function findForeignReason(session, deployment, claim) {
    const other = otherRepository(deployment, claim);
    if (other !== undefined && !claim.head_is_gone)
        return other;
    const isOurs = isToldOurs(deployment, claim);
    if (isOurs)
        return undefined;
    const { image_uri } = deployment.source_revision_config;
    if (isOurs === undefined && claim.unrecorded && image_uri) {
        const problem = `is not set, and ${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDeployment */ .Ti)(deployment)} runs an image: its name alone does not prove that it belongs to this repository. Set image_uri to the image of this preview, without tag or digest, or use another name.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([{ input: 'image_uri', problem }]);
    }
    const recorded = (await session.recall(deployment.name)) ?? [];
    if (recorded.includes(deployment.id))
        return undefined;
    if (other !== undefined)
        return `${other}, and no GitHub Deployment of this repository names it`;
    if (isOurs === false)
        return `it runs the image ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(image_uri ?? '', 200)}, not the image of this run`;
    return recorded.length === 0 ? undefined : 'the GitHub Deployments of this repository name another deployment';
}
async function refuseForeign(session, deployment, claim) {
    if (claim === undefined)
        return;
    const why = await findForeignReason(session, deployment, claim);
    if (why === undefined)
        return;
    const message = `Deployment ${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDeployment */ .Ti)(deployment)} belongs to another repository: ${why}.`;
    const advice = 'Set another `name`. Previews of two repositories on one control plane need different names.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlanError */ .W6('foreign_deployment', message, { advice });
}
function otherRepository({ source_config }, { repositories }) {
    const repository = source_config.repo_url?.trim();
    if (!repository || repositories.some((own) => (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameValue */ .am)('repo_url', own, repository)))
        return undefined;
    return `it is built from ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(repository, 200)}`;
}
function isToldOurs(deployment, claim) {
    if (deployment.source_config.repo_url?.trim())
        return otherRepository(deployment, claim) === undefined;
    const { image_uri } = deployment.source_revision_config;
    if (!image_uri || claim.image_uri === undefined)
        return undefined;
    return imageRepository(image_uri) === imageRepository(claim.image_uri);
}
function imageRepository(image) {
    return (0,_repository_image_js__WEBPACK_IMPORTED_MODULE_1__/* .parseImage */ .zZ)(image).repository.toLowerCase();
}


/***/ }),

/***/ 8867:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wd: function() { return /* binding */ listChanges; },
/* harmony export */   Z_: function() { return /* binding */ explainChanges; },
/* harmony export */   dz: function() { return /* binding */ DIFFERENCES; },
/* harmony export */   ux: function() { return /* binding */ within; },
/* harmony export */   vp: function() { return /* binding */ showValue; }
/* harmony export */ });
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7678);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2303);


const SIGN = { added: '+', changed: '~', removed: '-', unproven: '?', repeated: '=' };
const DIFFERENCES = {
    added: 'added',
    changed: 'changed',
    removed: 'no longer set',
    unproven: 'may differ (not shown)',
    repeated: 'unchanged, sent again'
};
function showValue(value) {
    if (value == null)
        return 'unset';
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(typeof value === 'string' ? value : JSON.stringify(value), 120);
}
function within(changes, field) {
    return changes.filter(({ path }) => path === field || path.startsWith(`${field}.`));
}
function listChanges(changes, prefix) {
    return changes
        .map(({ path, difference }) => {
        const name = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(path.slice(prefix.length + 1) || path, 60);
        return `${SIGN[difference]} ${name} ${DIFFERENCES[difference]}`;
    })
        .join(', ');
}
function explainChanges(changes) {
    const making = changes.filter((change) => change.new_revision);
    const code = within(making, 'source_revision_config').map(({ path, note, before, after }) => {
        return note ?? `${(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path)} changes from ${showValue(before)} to ${showValue(after)}`;
    });
    const lists = ['source_config.resource_spec', 'secrets'].flatMap((field) => {
        const found = within(making, field);
        return found.length === 0 ? [] : [`${(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(field)}: ${listChanges(found, field)}`];
    });
    return [...new Set([...code, ...lists])];
}


/***/ }),

/***/ 387:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ZL: function() { return /* binding */ planUpdate; },
/* harmony export */   ai: function() { return /* binding */ diffContents; },
/* harmony export */   g4: function() { return /* binding */ requestsRevision; }
/* harmony export */ });
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7678);
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8509);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4159);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9623);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(2303);
/* harmony import */ var _compare_diff_code_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8281);
/* harmony import */ var _compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5406);
/* harmony import */ var _compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(6387);
/* harmony import */ var _compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(9933);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(8529);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(8867);












function planUpdate(input) {
    const { wanted, current, new_revision: policy } = input;
    const { deployment, latest } = current;
    (0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .assertFixedFields */ .YS)(wanted, deployment);
    const contents = diffContents(wanted, deployment, input.kept_secrets);
    const asked = contents.changes.length > 0 ? { ...wanted, is_push_to_ref: false } : wanted;
    const code = asked.source === 'git_host' ? (0,_compare_diff_code_js__WEBPACK_IMPORTED_MODULE_5__/* .diffGitCode */ .dZ)(asked, current, input.changed_files) : (0,_compare_diff_code_js__WEBPACK_IMPORTED_MODULE_5__/* .diffImage */ .Z3)(asked, current);
    const settings = [...(0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .diffSettings */ .XI)(wanted, deployment), ...offForTag(wanted, deployment)];
    const changes = [...code.changes, ...contents.changes, ...settings];
    const moved = changes.some((change) => change.new_revision);
    const pushed = moved || policy === 'always' ? undefined : code.built_by_service;
    const isDue = pushed === undefined && (!moved || (0,_core_model_js__WEBPACK_IMPORTED_MODULE_9__/* .isApart */ .zB)(current));
    const note = isDue ? whyRepeat(wanted, current, policy) : undefined;
    if (note !== undefined)
        changes.push(...repeatedChanges(wanted, current, { note, changes }));
    const made = changes.some((change) => change.new_revision);
    const status = latest === null ? [] : [`the latest revision is ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(latest.status, 40)}`];
    const { retained_commit, compared } = code;
    const common = {
        new_revision: made || pushed !== undefined,
        reasons: made ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_10__/* .explainChanges */ .Z_)(changes) : [...code.unchanged, ...contents.unchanged, ...status],
        changes,
        warnings: (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .removedSecretWarnings */ .EO)(changes),
        ...(pushed !== undefined && { built_by_service: pushed }),
        ...(retained_commit !== undefined && { retained_commit }),
        ...(compared && { compared })
    };
    const in_progress = latest !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(latest.status) === 'pending';
    if (changes.length === 0)
        return { operation: 'unchanged', ...common, ...(in_progress && { in_progress }) };
    return { operation: 'update', ...common, request: patchOf(changes, wanted) };
}
function offForTag(wanted, { source_config, source_revision_config }) {
    if (wanted.source !== 'git_host' || wanted.source_config.build_on_push !== undefined)
        return [];
    const ref = wanted.source_revision_config.repo_ref ?? source_revision_config.repo_ref;
    if (!(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(ref) || !source_config.build_on_push)
        return [];
    const [path, note] = ['source_config.build_on_push', 'must be off with a tag'];
    return [{ path, difference: 'changed', before: true, after: false, note, new_revision: false }];
}
function diffContents(wanted, deployment, kept = []) {
    const { source, source_config, secrets } = wanted;
    const asked = source === 'external_container' ? source_config.resource_spec : undefined;
    const spec = asked && (0,_compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_6__/* .diffResourceSpec */ .zz)(deployment.source_config.resource_spec, asked);
    const listed = secrets && (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .diffSecrets */ .LI)(deployment.secrets, secrets, source);
    const changed = listed?.filter(({ path }) => !kept.some((name) => path === `secrets.${name}`));
    return {
        changes: [...(spec ?? []), ...(changed ?? [])],
        unchanged: [
            ...(spec?.length === 0 ? ['resource_spec unchanged'] : []),
            ...(changed?.length === 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(secrets?.length ?? 0, 'secret')} unchanged`] : [])
        ]
    };
}
function patchOf(changes, wanted) {
    const request = {};
    for (const { path } of [...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(wanted.source, 'setting'), ...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(wanted.source, 'revision')]) {
        const [change] = (0,_explain_js__WEBPACK_IMPORTED_MODULE_10__/* .within */ .ux)(changes, path);
        if (change === undefined)
            continue;
        const value = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(wanted, path) ?? change.after;
        const [section = path, field] = path.split('.');
        request[section] = field === undefined ? value : { ...request[section], [field]: value };
    }
    return request;
}
function requestsRevision(wanted) {
    return (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(wanted.source, 'revision').some(({ path }) => (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(wanted, path) !== undefined);
}
function whyRepeat(wanted, current, policy) {
    const { latest, deployment } = current;
    if (policy === 'always')
        return '`new_revision` is always';
    if (!requestsRevision(wanted))
        return undefined;
    if (latest === null)
        return 'the deployment has no revision yet';
    if ((0,_core_model_js__WEBPACK_IMPORTED_MODULE_9__/* .isApart */ .zB)(current)) {
        const active = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(deployment.active_revision_id ?? '');
        return `the latest revision ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(latest.id)} is DEPLOYED, but ${active} is still active`;
    }
    const isFine = ['deployed', 'pending'].includes((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(latest.status));
    return isFine ? undefined : `the latest revision ended as ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(latest.status, 40)}`;
}
function repeatedChanges(wanted, current, { note, changes }) {
    const main = wanted.source === 'git_host' ? 'repo_ref' : 'image_uri';
    const asked = wanted.source_revision_config;
    const code = { [main]: current.deployment.source_revision_config[main], ...((0,_core_model_js__WEBPACK_IMPORTED_MODULE_9__/* .isApart */ .zB)(current) ? asked : {}) };
    return Object.entries(code).flatMap(([field, deployed]) => {
        const path = `source_revision_config.${field}`;
        const after = asked[field] ?? deployed;
        if (after == null) {
            const problem = `A new revision is needed (${note}), but neither the inputs nor the deployment contain ${field}.`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlanError */ .W6('input_invalid', problem, { advice: `Set \`${field}\`.` });
        }
        if ((0,_explain_js__WEBPACK_IMPORTED_MODULE_10__/* .within */ .ux)(changes, path).length > 0)
            return [];
        return [{ path, difference: 'repeated', before: after, after, note, new_revision: true }];
    });
}


/***/ }),

/***/ 9793:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  H: function() { return /* binding */ afterFailure; }
});

// UNUSED EXPORTS: servesInstead

// EXTERNAL MODULE: ./src/contract/status.js
var contract_status = __nccwpck_require__(8509);
// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/repository/refs.js
var refs = __nccwpck_require__(4159);
// EXTERNAL MODULE: ./src/requests/retry.js
var retry = __nccwpck_require__(7309);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
;// CONCATENATED MODULE: ./src/deploy/build-log/log-advice.js


const IS_MISSING = /not found|no such|does not exist|cannot find|could not find|missing/i;
function buildAdvice(wanted, lines) {
    if (wanted.source !== 'git_host')
        return 'Correct the error that the build log shows, then run again.';
    const { repo_ref: ref, graph_config_path: path } = wanted.source_revision_config;
    if (ref !== undefined && !(0,refs/* isTag */.dz)(ref) && (0,refs/* isVersion */.lF)(ref)) {
        const tag = (0,sanitize/* sanitizeLine */.g$)(`refs/tags/${ref}`, 100);
        return `If "${(0,sanitize/* sanitizeLine */.g$)(ref, 80)}" is a tag, set \`repo_ref\` to ${tag}. Otherwise correct the error that the build log shows, then push.`;
    }
    if (path === undefined || !lines.some((line) => line.includes(path) && IS_MISSING.test(line)))
        return undefined;
    return `Correct \`graph_config_path\`, or add the file "${(0,sanitize/* sanitizeLine */.g$)(path, 100)}" and push.`;
}
const WORD = /^[A-Za-z\d][\w.:/@%+-]*$/;
function logHint(commandLine, { id, name }, { log, revision_id }) {
    if (commandLine === undefined)
        return '';
    const { program, flags, variables } = commandLine;
    const target = WORD.test(name) ? `--name ${name}` : `--deployment-id ${id}`;
    const words = [id, revision_id, ...flags.split(' ').map((word) => word.replace(/^--/, ''))];
    if (!words.every((word) => WORD.test(word)))
        return '';
    const command = `${program} logs ${target} --revision ${revision_id} --${log} ${flags}`;
    return ` Read the whole log with ${variables.join(' and ')} set: \`${command}\``;
}

// EXTERNAL MODULE: ./src/text/dates.js
var dates = __nccwpck_require__(7127);
;// CONCATENATED MODULE: ./src/contract/revision-log-entry.js

const isText = (value) => typeof value === 'string';
function readEntry(entry) {
    if (typeof entry !== 'object' || entry === null)
        return undefined;
    const { message, timestamp, level } = entry;
    if (!isText(message))
        return undefined;
    const time = (0,dates/* readDate */.A)(isText(timestamp) ? timestamp : undefined);
    return { message, at: Number.isNaN(time) ? undefined : time, level: isText(level) ? level : undefined };
}

;// CONCATENATED MODULE: ./src/deploy/build-log/read-log.js




const LONGEST_READING_MS = 5_000;
const PAGE_SIZE = 100;
const MOST_LINES = 50;
const LONGEST_LINE = 300;
async function emitLog(session, { id, source }, { revision_id, status }) {
    const { controlPlane, clock, emit, redact } = session;
    const giveUp = clock.now() + LONGEST_READING_MS;
    for (const log of fittingLogs(status, source)) {
        try {
            const query = { log, order: 'desc', limit: PAGE_SIZE };
            const timeoutMs = giveUp - clock.now();
            if (timeoutMs <= 0)
                return undefined;
            const { logs, next_offset } = (await controlPlane.readRevisionLog(id, revision_id, query, { timeoutMs })) ?? NONE;
            const isNewest = isNewestFirst(logs);
            const entries = logs.flatMap((entry) => readEntry(entry) ?? []);
            const lines = linesOf(isNewest ? entries.toReversed() : entries, redact);
            if (lines.length === 0)
                continue;
            const told = { log, revision_id, lines, is_end: isNewest || !next_offset };
            emit({ type: 'log_read', log: told });
            return told;
        }
        catch (error) {
            if (error instanceof errors/* CancelledError */.cc)
                throw error;
            emit({ type: 'log_missing', problem: (0,errors/* messageOf */.bD)(error) });
        }
    }
    return undefined;
}
const NONE = { logs: [], next_offset: null };
function fittingLogs(status, source) {
    const { log } = (0,contract_status/* meaningOf */.Pr)(status);
    if (log !== undefined)
        return [log];
    return source === 'external_container' ? ['deploy'] : ['build', 'deploy'];
}
function isNewestFirst(logs) {
    const [first, last] = [readEntry(logs[0])?.at, readEntry(logs.at(-1))?.at];
    return first === undefined || last === undefined || first >= last;
}
function linesOf(entries, redact, most = MOST_LINES) {
    const lines = entries
        .flatMap(({ message, level = '' }) => {
        const texts = (0,sanitize/* withoutAnsi */.uo)(message).split(/\r\n|[\r\n]/);
        return texts.slice(-most).map((line) => ({ line, level }));
    })
        .filter(({ line }) => (0,sanitize/* sanitizeLine */.g$)(line) !== '')
        .slice(-most);
    const clean = (0,sanitize/* redactLines */.nI)(lines.map(({ line }) => line), redact);
    return clean.flatMap((line, at) => {
        const { level = '' } = lines[at] ?? {};
        const text = (0,sanitize/* sanitizeLine */.g$)(line, LONGEST_LINE);
        if (text === '')
            return [];
        if (IS_ALARMING.test(level))
            return (0,sanitize/* sanitizeLine */.g$)(`${level}  ${text}`, LONGEST_LINE);
        const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0;
        return ' '.repeat(Math.min(indent, 20)) + text;
    });
}
const IS_ALARMING = /^(?:error|fatal|critical|warn|warning)$/i;

// EXTERNAL MODULE: ./src/deploy/core/events.js
var events = __nccwpck_require__(543);
// EXTERNAL MODULE: ./src/deploy/core/session.js
var core_session = __nccwpck_require__(9480);
// EXTERNAL MODULE: ./src/deploy/core/settle.js
var settle = __nccwpck_require__(4129);
// EXTERNAL MODULE: ./src/deploy/wait/failures.js
var failures = __nccwpck_require__(4839);
// EXTERNAL MODULE: ./src/deploy/rollback/choose-target.js
var choose_target = __nccwpck_require__(594);
// EXTERNAL MODULE: ./src/deploy/rollback/deploy-earlier.js
var deploy_earlier = __nccwpck_require__(3313);
// EXTERNAL MODULE: ./src/deploy/rollback/plan-rollback.js
var plan_rollback = __nccwpck_require__(8657);
;// CONCATENATED MODULE: ./src/deploy/rollback/after-failure.js













const LAST_LOOK_MS = 10_000;
async function afterFailure(session, sent, error) {
    if (!(error instanceof errors/* DeployError */.sH) || error instanceof errors/* CancelledError */.cc)
        return error;
    const failed = failedDeploy(sent, error);
    if (failed === undefined)
        return error;
    const { advised, hint } = error instanceof failures/* RevisionFailedError */.h2 ? await withLog(session, sent, error) : { advised: error, hint: '' };
    if (!sent.request.rollback)
        return advised;
    const report = await rollBack(session, sent, failed);
    if (report.result === 'not_needed')
        return advised;
    const isReplaced = failed.by === 'revision' && sent.request.current !== null;
    const way = report.result === 'rolled_back' ? FIND_CAUSE : REVERT;
    return afterRollback(error, report, { failed, advice: isReplaced ? way + hint : advised.advice });
}
const FIND_CAUSE = 'Find the cause in the logs of the revision and fix it. Then push, or run again.';
const REVERT = 'If nothing is serving, revert the change and push, or deploy a tag or digest that works. Then find the cause in the logs of the revision.';
function failedDeploy({ deployed }, error) {
    if (error instanceof failures/* RevisionFailedError */.h2)
        return error.failed && { ...error.failed, by: 'revision' };
    return deployed && { ...deployed, by: 'check' };
}
async function withLog(session, { applied: { deployment }, request }, error) {
    const { failed, message, plain, cause } = error;
    if (failed === undefined)
        return { advised: error, hint: '' };
    const { log } = (0,contract_status/* meaningOf */.Pr)(failed.status);
    const read = request.build_logs ? await emitLog(session, deployment, failed) : undefined;
    const whole = request.build_logs ? read?.log : log;
    const hint = whole === undefined ? '' : logHint(session.command_line, deployment, { ...failed, log: whole });
    const lines = [...(read?.lines ?? []), ...message.split('\n')];
    const advice = (log === 'build' && buildAdvice(request.wanted, lines)) || error.advice;
    const options = { plain, failed, advice: advice && advice + hint, cause };
    return { advised: new failures/* RevisionFailedError */.h2('revision_failed', message, options), hint };
}
function afterRollback(error, { result, message }, { failed, advice }) {
    const isBack = result === 'rolled_back';
    const [first = '', ...facts] = (result === 'not_possible' ? error.message : error.plain).split('\n');
    if (isBack && failed.by === 'check')
        facts.push(`Revision ${failed.revision_id} was deployed, failed the check, and was replaced.`);
    const what = isBack ? `${first.replace(/[.:]?$/, '.')} Rolled back.` : first;
    const plain = isBack ? [first, ...facts, ...message.split('\n').slice(1)].join('\n') : undefined;
    const code = result === 'failed' ? 'rollback_failed' : error.code;
    return new errors/* DeployError */.sH(code, [what, ...facts, message].join('\n'), { plain, advice, cause: error });
}
async function rollBack(session, sent, failed) {
    const extended = (0,core_session/* withDeadline */.NE)(session, session.clock.now() + sent.request.wait.timeoutMs);
    const report = await tryRollBack(extended, sent, failed).catch(async (error) => {
        if (error instanceof errors/* CancelledError */.cc || !(error instanceof errors/* DeployError */.sH))
            throw error;
        const isRefused = error.code === 'rollback_refused';
        if (isRefused && failed.by === 'revision')
            return { result: 'not_possible', message: error.message };
        const live = await describeLive(session, sent);
        if (isRefused)
            return { result: 'not_possible', message: `${error.message} ${live}` };
        return { result: 'failed', message: `The rollback failed: ${error.plain}\n${live}` };
    });
    session.emit({ type: 'rollback_ended', rollback: report });
    return report;
}
async function tryRollBack(session, sent, failed) {
    const { wanted: asked, wait } = sent.request;
    if (!(await isOurs(session, sent, failed.revision_id)))
        throw (0,choose_target/* refused */.J5)(`this run did not make revision ${failed.revision_id}`);
    const before = beforeOf(sent);
    if (before === undefined)
        throw (0,choose_target/* refused */.J5)('this run created the deployment');
    const isSettled = (seen) => !isBehind(seen.deployment, before, failed);
    const current = await (0,settle/* settle */.G9)(session, () => (0,core_session/* readCurrent */.cA)(session, before.id), isSettled);
    const other = servesInstead(failed, current.deployment, before);
    if (other !== undefined)
        return { result: 'not_needed', message: `No rollback needed: revision ${other} is still serving.` };
    const known = sent.request.current?.latest ?? null;
    const target = await (0,choose_target/* targetAfterFailure */.Ul)(session, { before, known, failed_id: failed.revision_id });
    const states = { before, now: current.deployment };
    const { contents, unknown } = (0,plan_rollback/* earlierContents */["do"])(asked, sent.applied.sent ?? {}, states);
    const wanted = (0,plan_rollback/* wantedOf */.Lm)(asked.source, target.code, contents);
    const planned = (0,plan_rollback/* planRollback */.II)(wanted, current);
    const commit_sha = target.code.repo_commit_sha ?? undefined;
    const way = planned.way === 'patch' ? 'patch' : 'redeploy';
    session.emit({ type: 'rollback_begun', to: target.id, commit_sha, way });
    const deployable = way === 'redeploy' ? (0,plan_rollback/* wantedOf */.Lm)(asked.source, target.code) : wanted;
    const earlier = { target, wanted: deployable, planned, current, before, wait };
    const progress = { ...session, emit: emitProgress(session.emit) };
    const applied = await (0,deploy_earlier/* applyEarlier */.V)(progress, earlier);
    await (0,deploy_earlier/* followApplied */.P)(progress, earlier, applied);
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readDeployment(before.id));
    const stays = 'value' in read ? [...unknown, ...(0,plan_rollback/* unrestored */.ey)(wanted, read.value)] : unknown;
    const live = `Revision ${applied.revision_id} is serving now, with the code of ${(0,refs/* nameRevision */.hH)(target.id, commit_sha)}.`;
    const rest = stays.length === 0 ? '' : `\nNot restored by the rollback: ${stays.join(', ')}.`;
    return { result: 'rolled_back', rolled_back_to: target.id, message: live + rest };
}
function isBehind(now, before, { revision_id, by }) {
    const isOld = (id, was) => id != null && id === was && id !== revision_id;
    if (isOld(now.latest_revision_id, before.latest_revision_id))
        return true;
    return by === 'check' && isOld(now.active_revision_id, before.active_revision_id);
}
async function isOurs({ controlPlane }, { applied, request }, id) {
    if (applied.built_by_service !== undefined) {
        const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(applied.deployment.id, id));
        return 'value' in read && (0,refs/* isBuiltOf */.YO)(applied.built_by_service, read.value);
    }
    const { latest } = request.current ?? {};
    const wasOnItsWay = latest?.id === id && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'pending';
    return id === applied.revision_id && (applied.new_revision || wasOnItsWay);
}
function beforeOf({ applied, request }) {
    return applied.before ?? request.current?.deployment;
}
function servesInstead({ revision_id, by }, now, before) {
    const latest = now.latest_revision_id;
    if ((0,contract_status/* isBeingDeleted */.vx)(now))
        throw (0,choose_target/* refused */.J5)('the deployment is being deleted');
    if (latest !== revision_id)
        throw (0,choose_target/* refused */.J5)(`another run created ${latest === null ? 'a newer revision' : `revision ${latest}`}, which stays`);
    const serving = servingIn(now, before);
    if (serving === undefined && by === 'revision')
        throw (0,choose_target/* refused */.J5)('the service names no serving revision');
    return serving == null || serving === revision_id ? undefined : serving;
}
function servingIn({ active_revision_id: active }, before) {
    return active === null && before?.active_revision_id == null ? undefined : active;
}
function emitProgress(emit) {
    return (event) => {
        if (event.type === 'status_read')
            emit({ type: 'rollback_progressed', status: event.status, elapsed_ms: event.elapsed_ms });
        else if (event.type === 'revision_identified') {
            if (!event.superseded)
                emit({ type: 'rollback_revision_known', revision_id: event.revision_id });
        }
        else if (!OF_THE_DEPLOY.has(event.type))
            emit(event);
    };
}
const OF_THE_DEPLOY = new Set(['operation_decided', 'deployment_read', 'wait_ended', 'secrets_kept']);
async function describeLive(session, sent) {
    const options = { timeoutMs: LAST_LOOK_MS, once: true };
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readDeployment(sent.applied.deployment.id, options));
    if ('error' in read)
        return 'Reading which revision is serving failed.';
    const serving = servingIn(read.value, beforeOf(sent));
    (0,events/* emitActive */.ik)(session, serving);
    if (serving === undefined)
        return 'The service names no serving revision.';
    return serving === null ? 'Nothing is serving now.' : `Revision ${serving} is serving now.`;
}


/***/ }),

/***/ 594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J5: function() { return /* binding */ refused; },
/* harmony export */   Ul: function() { return /* binding */ targetAfterFailure; },
/* harmony export */   g$: function() { return /* binding */ targetByHand; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8509);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7839);
/* harmony import */ var _requests_list_revisions_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6732);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7309);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2303);






function refused(why, advice) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('rollback_refused', `Not rolled back: ${why}.`, { advice });
}
async function targetAfterFailure(session, { before, known, failed_id }) {
    const { id: deployment_id, active_revision_id: active } = before;
    const served = active == null || active === failed_id
        ? null
        : await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(session.controlPlane.readRevision(deployment_id, active));
    if (served !== null)
        return targetOf(served, before);
    if (known !== null && known.id !== failed_id && wasDeployed(known))
        return targetOf(known, before);
    const found = await findOlder(session, { deployment_id, sought: failed_id, latest: failed_id }, wasDeployed);
    if (found === undefined)
        throw refused('the service lists no earlier revision that was DEPLOYED');
    return targetOf(found, before);
}
async function targetByHand(session, { deployment, serving }, named) {
    if (named === undefined) {
        const isOther = (revision) => wasDeployed(revision) && hasOtherCode(revision, serving);
        const { id: deployment_id, latest_revision_id } = deployment;
        const list = { deployment_id, sought: serving.id, latest: latest_revision_id ?? serving.id };
        const found = await findOlder(session, list, isOther);
        if (found !== undefined)
            return targetOf(found, deployment);
        const why = 'the service lists no earlier revision that was DEPLOYED with other code';
        throw refused(why, 'Name the one to return to with `revision`.');
    }
    const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(named, 100);
    if (named === serving.id)
        throw refused(`revision ${shown} is serving already`, 'Name an earlier one with `revision`.');
    const revision = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(session.controlPlane.readRevision(deployment.id, named));
    if (revision === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_found', `The deployment has no revision ${shown}.`, {
            advice: 'Name one of its revisions with `revision`, or remove it to return to the last one that worked.'
        });
    }
    if (wasDeployed(revision) || /INACTIVE|REPLACED/i.test(revision.status))
        return targetOf(revision, deployment);
    const status = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(session.redact(revision.status), 40);
    throw refused(`revision ${shown} is ${status}`, 'Choose one that is DEPLOYED.');
}
const CODE_FIELDS = ['image_uri', 'repo_ref', 'graph_config_path', 'repo_commit_sha'];
function hasOtherCode(a, b) {
    const [is, was] = [a.source_revision_config ?? {}, b.source_revision_config ?? {}];
    return CODE_FIELDS.some((field) => is[field] != null && was[field] != null && !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameValue */ .am)(field, is[field], was[field]));
}
const wasDeployed = ({ status }) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'deployed';
async function findOlder({ controlPlane }, { deployment_id, sought, latest }, fits) {
    const findIn = (rows) => {
        const at = rows.findIndex(({ id }) => id === sought);
        return at < 0 ? undefined : rows.slice(at + 1).find(fits);
    };
    const isEnough = (rows) => findIn(rows) !== undefined;
    return findIn((await (0,_requests_list_revisions_js__WEBPACK_IMPORTED_MODULE_3__/* .listNewestFirst */ .H)(controlPlane, { deployment_id, sought: latest, isEnough })) ?? []);
}
function targetOf(revision, deployment) {
    const told = deployment.latest_revision_id === revision.id ? deployment.source_revision_config : {};
    return { id: revision.id, code: revision.source_revision_config ?? told };
}


/***/ }),

/***/ 3313:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ followApplied; },
/* harmony export */   V: function() { return /* binding */ applyEarlier; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4159);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7309);
/* harmony import */ var _apply_identify_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6939);
/* harmony import */ var _apply_patch_deployment_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8175);
/* harmony import */ var _core_send_write_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5022);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(9480);
/* harmony import */ var _verify_verify_applied_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(8525);
/* harmony import */ var _verify_verify_commit_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(6115);
/* harmony import */ var _wait_wait_for_applied_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(8555);
/* harmony import */ var _choose_target_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(594);
/* harmony import */ var _plan_rollback_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(8657);












function olderThan({ target, before }) {
    return [target.id, before.latest_revision_id, before.active_revision_id].filter((id) => id != null);
}
function applyEarlier(session, earlier) {
    const { wanted, current, planned } = earlier;
    const careful = { ...session, controlPlane: overNoOther(session, earlier) };
    return planned.way === 'patch'
        ? (0,_apply_patch_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .patchDeployment */ .G)(careful, { wanted, current, older: olderThan(earlier), plan: planned.plan })
        : redeploy(careful, earlier);
}
async function followApplied(session, { target, wanted, current, wait }, applied) {
    const { deployment, revision_id, previous } = applied;
    session.emit({ type: 'deployment_read', deployment });
    if (revision_id !== null)
        session.emit({ type: 'revision_identified', revision_id, previous });
    const waited = await (0,_wait_wait_for_applied_js__WEBPACK_IMPORTED_MODULE_8__/* .waitForApplied */ ._)(session, { wanted, current, wait, follow: false }, applied);
    if (waited === 'not_built')
        throw new Error('a rollback waits for no push');
    if (typeof waited === 'object') {
        const deadline = (0,_core_session_js__WEBPACK_IMPORTED_MODULE_11__/* .waitDeadline */ .MH)(session, { startedAt: waited.startedAt, timeoutMs: wait.timeoutMs });
        assertEarlierCode(target, await (0,_verify_verify_commit_js__WEBPACK_IMPORTED_MODULE_7__/* .withCommit */ .e)(session, { revision: waited.revision, applied, current, deadline }));
    }
    const deployed = await (0,_verify_verify_applied_js__WEBPACK_IMPORTED_MODULE_6__/* .verifyApplied */ .Bi)(session, { wait, wanted, current, applied, waited });
    if (deployed !== undefined && deployed.revision_id !== revision_id)
        throw overtaken(deployed.revision_id);
    return deployed;
}
function overNoOther({ controlPlane }, earlier) {
    const { id, latest_revision_id: leaving } = earlier.current.deployment;
    const known = new Set([leaving, ...olderThan(earlier)]);
    const assertLatest = async () => {
        const { latest_revision_id: latest } = await controlPlane.readDeployment(id);
        if (!known.has(latest))
            throw overtaken(latest);
    };
    return {
        ...controlPlane,
        patchDeployment: (...sent) => assertLatest().then(() => controlPlane.patchDeployment(...sent)),
        redeployRevision: (...sent) => assertLatest().then(() => controlPlane.redeployRevision(...sent))
    };
}
function overtaken(newest) {
    const what = newest === null ? 'a newer revision' : `revision ${newest}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('superseded', `Another run created ${what}, which stays.`, {
        advice: 'Check in the service who changed the deployment.'
    });
}
async function redeploy(session, earlier) {
    const { controlPlane, emit } = session;
    const { target, wanted, current } = earlier;
    const older = olderThan(earlier);
    const { id: deployment_id, latest_revision_id: previous } = current.deployment;
    const sent = await (0,_core_send_write_js__WEBPACK_IMPORTED_MODULE_5__/* .sendWrite */ .A)(session, {
        request: `POST /v2/deployments/${deployment_id}/revisions/${target.id}/redeploy`,
        send: () => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .retryConflict */ .LQ)(controlPlane.redeployRevision(deployment_id, target.id)),
        find: async () => {
            const deployment = await controlPlane.readDeployment(deployment_id);
            const { latest_revision_id: latest } = deployment;
            const isOld = latest === null || latest === previous || older.includes(latest);
            return isOld ? null : { deployment, revision_id: latest };
        }
    });
    if ('answer' in sent && !sent.answer)
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_9__/* .refused */ .J5)(`the service cannot redeploy a revision, and a patch would deploy what ${(0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_10__/* .codeOf */ .$N)(wanted)} is now`, _plan_rollback_js__WEBPACK_IMPORTED_MODULE_10__/* .REVERT */ .tH);
    emit({ type: 'operation_decided', operation: 'updated', new_revision: true });
    const written = { deployment_id, previous, older, before: current.latest };
    const made = 'found' in sent ? sent.found : await (0,_apply_identify_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .identifyRevision */ .A)(session, written);
    return { operation: 'updated', before: current.deployment, ...made, previous, new_revision: true };
}
function assertEarlierCode({ id, code }, revision) {
    const [built, was] = [revision.source_revision_config?.repo_commit_sha, code.repo_commit_sha];
    if (built == null || was == null || (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(built, was))
        return;
    const what = `The service built commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(built)}, not commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(was)} of revision ${id}.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('other_commit', `${what}\nRevision ${revision.id}`, { advice: _plan_rollback_js__WEBPACK_IMPORTED_MODULE_10__/* .REVERT */ .tH });
}


/***/ }),

/***/ 8657:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $N: function() { return /* binding */ codeOf; },
/* harmony export */   II: function() { return /* binding */ planRollback; },
/* harmony export */   Lm: function() { return /* binding */ wantedOf; },
/* harmony export */   "do": function() { return /* binding */ earlierContents; },
/* harmony export */   ey: function() { return /* binding */ unrestored; },
/* harmony export */   tH: function() { return /* binding */ REVERT; }
/* harmony export */ });
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7678);
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1243);
/* harmony import */ var _repository_image_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8972);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4159);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(2303);
/* harmony import */ var _compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6387);
/* harmony import */ var _compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9933);
/* harmony import */ var _plan_plan_update_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(387);
/* harmony import */ var _choose_target_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(594);









function wantedOf(source, code, contents = {}) {
    const { repo_ref, graph_config_path, image_uri, repo_commit_sha } = code;
    const common = { source_config: {}, ...contents };
    if (source === 'external_container')
        return { source, ...common, source_revision_config: { ...(image_uri != null && { image_uri }) } };
    const source_revision_config = {
        ...(repo_ref != null && { repo_ref: (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalRef */ .SV)(repo_ref) }),
        ...(graph_config_path != null && { graph_config_path })
    };
    return { source, ...common, source_revision_config, ...(repo_commit_sha != null && { commit: repo_commit_sha }) };
}
function planRollback(wanted, current) {
    const code = codeOf(wanted);
    if (code === '')
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_7__/* .refused */ .J5)('the service does not show the code of that revision', REVERT);
    const plan = (0,_plan_plan_update_js__WEBPACK_IMPORTED_MODULE_6__/* .planUpdate */ .ZL)({ wanted, current, new_revision: 'auto' });
    if (plan.operation === 'unchanged')
        return { way: 'none', plan };
    const differs = plan.changes.filter(({ new_revision }) => new_revision);
    if (differs.length > 0 && !differs.some((change) => needsRedeploy(wanted, change)))
        return { way: 'patch', plan };
    if (wanted.source === 'external_container' && !(0,_repository_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isPinned */ .T4)(wanted.source_revision_config.image_uri ?? ''))
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_7__/* .refused */ .J5)(`the tag ${code} may name another image by now`, REVERT);
    return { way: 'redeploy', plan };
}
const REVERT = 'Revert the change and push, or deploy a tag or a digest that works.';
function needsRedeploy(wanted, { path, difference, commits }) {
    if (!path.startsWith('source_revision_config.'))
        return false;
    if (wanted.source === 'external_container' && (0,_repository_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isPinned */ .T4)(wanted.source_revision_config.image_uri ?? ''))
        return false;
    if (wanted.source === 'git_host' && !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(wanted.source_revision_config.repo_ref))
        return true;
    return difference === 'repeated' || difference === 'unproven' || commits !== undefined;
}
function codeOf({ source_revision_config }) {
    const { repo_ref, image_uri } = source_revision_config;
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(image_uri ?? repo_ref ?? '', 200);
}
function earlierContents(wanted, sent, { before, now }) {
    const { source } = wanted;
    const source_config = {};
    const unknown = [];
    for (const { path } of [...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(source, 'setting'), ...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(source, 'revision')]) {
        if (!path.startsWith('source_config.') || (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(sent, path) == null)
            continue;
        const value = earlierValue(path, before);
        if (value === undefined)
            unknown.push((0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path));
        else
            source_config[(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path)] = value;
    }
    const secrets = sent.secrets == null ? undefined : (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .restorableSecrets */ .tP)(before.secrets, now.secrets, wanted);
    if (secrets === null)
        unknown.push('secrets (the service does not show all of their earlier values)');
    return { contents: { source_config, ...(secrets && { secrets }) }, unknown };
}
function earlierValue(path, before) {
    const value = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(before, path);
    if ((0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path) === 'build_on_push')
        return value ?? false;
    if ((0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path) !== 'resource_spec')
        return value ?? undefined;
    const fields = _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .RESOURCE_SPEC_FIELDS */ .TO.filter((field) => (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, field) != null);
    return fields.length === 0 ? undefined : Object.fromEntries(fields.map((field) => [field, (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, field)]));
}
function unrestored(earlier, now) {
    const changes = [...(0,_plan_plan_update_js__WEBPACK_IMPORTED_MODULE_6__/* .diffContents */ .ai)(earlier, now).changes, ...(0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .diffSettings */ .XI)(earlier, now)];
    return [...new Set(changes.map(({ path }) => /resource_spec|secrets/.exec(path)?.[0] ?? (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path)))];
}


/***/ }),

/***/ 4884:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KI: function() { return /* binding */ findLive; },
/* harmony export */   TE: function() { return /* binding */ assertServes; },
/* harmony export */   ZD: function() { return /* binding */ earlierRevisions; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8509);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4159);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7309);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(543);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(9480);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4129);
/* harmony import */ var _wait_failures_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4839);








async function findLive(session, rollout) {
    const { revision, applied, deadline } = rollout;
    const extended = (0,_core_session_js__WEBPACK_IMPORTED_MODULE_6__/* .withGrace */ .pj)(session);
    const forMs = Math.min(_core_settle_js__WEBPACK_IMPORTED_MODULE_4__/* .TAKES_OVER_MS */ .ld, Math.max(0, deadline - session.clock.now()));
    const isSettled = (seen) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(seen) || servedBy(rollout, seen) !== 'other';
    const reading = () => extended.controlPlane.readDeployment(applied.deployment.id);
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_4__/* .settle */ .G9)(extended, reading, isSettled, { forMs }));
    if ('error' in read)
        throw read.error.retryable ? notVerified(revision.id, read.error) : read.error;
    const { value: deployment } = read;
    session.emit({ type: 'deployment_read', deployment });
    (0,_wait_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .assertStays */ .fo)(deployment);
    const by = servedBy(rollout, deployment);
    if (by === 'ours')
        return { revision, deployment };
    const active = deployment.active_revision_id ?? null;
    const other = active && (await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => extended.controlPlane.readRevision(deployment.id, active)));
    const serving = other && 'value' in other ? other.value : null;
    if (by === 'newer' && serving !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(serving.status) === 'deployed') {
        emitSuperseded(session, rollout, serving);
        return { revision: serving, deployment };
    }
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_7__/* .emitActive */ .ik)(session, active);
    if (serving !== null)
        (0,_core_events_js__WEBPACK_IMPORTED_MODULE_7__/* .emitCommit */ .jI)(session, serving);
    throw notActive(revision, active, serving);
}
function servedBy({ revision, applied }, seen) {
    const { active_revision_id: active, latest_revision_id: latest } = seen;
    if (active === undefined || active === revision.id)
        return 'ours';
    if (active !== null)
        return active === latest && !earlierRevisions(applied).has(active) ? 'newer' : 'other';
    const isTold = applied.operation === 'created' || (applied.before ?? applied.deployment).active_revision_id != null;
    return isTold && latest !== null && latest !== revision.id ? 'other' : 'ours';
}
function earlierRevisions({ previous, before, deployment }) {
    const ids = [previous, before?.active_revision_id, deployment.active_revision_id];
    return new Set(ids.filter((id) => id != null));
}
function emitSuperseded({ emit, clock }, { revision, startedAt }, serving) {
    emit({ type: 'warning', message: `Revision ${revision.id} was superseded by ${serving.id}, which is serving now.` });
    emit({ type: 'revision_identified', revision_id: serving.id, previous: revision.id, superseded: true });
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_7__/* .emitRevision */ .V3)({ emit }, serving, clock.now() - startedAt);
}
function assertServes({ before, deployment }, latest) {
    const isDown = before?.active_revision_id != null && deployment.active_revision_id === null;
    if (isDown)
        throw notActive(latest, null, null);
}
function notActive(revision, active, serving) {
    const name = (id, of) => (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .hH)(id, of?.source_revision_config?.repo_commit_sha);
    const [what, fact] = active === null
        ? ['the service reports none as serving', '']
        : ['another one is active', `\nServing: revision ${name(active, serving)}`];
    const message = `The revision was DEPLOYED, but ${what}.\nRevision ${name(revision.id, revision)}${fact}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_active', message, {
        advice: 'Check in the service which revision is serving, and who deployed it. To deploy this commit again, run with `new_revision: always`.'
    });
}
function notVerified(revision_id, cause) {
    const message = `The revision is DEPLOYED, but it could not be verified that it is serving.\nRevision ${revision_id}\n${cause.message}`;
    const advice = 'Re-run the job once the service responds. It compares first, and makes no second revision.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_verified', message, { advice, cause });
}


/***/ }),

/***/ 8525:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $z: function() { return /* binding */ verifySettings; },
/* harmony export */   Bi: function() { return /* binding */ verifyApplied; }
/* harmony export */ });
/* unused harmony exports assertContentsMatch, assertCodeMatches */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(2303);
/* harmony import */ var _compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5406);
/* harmony import */ var _compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6387);
/* harmony import */ var _compare_find_mismatches_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4976);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(543);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(9480);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4129);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9499);
/* harmony import */ var _wait_failures_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4839);
/* harmony import */ var _verify_active_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(4884);
/* harmony import */ var _verify_commit_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(6115);












async function verifySettings(session, { wanted, applied }) {
    const { operation, new_revision, deployment } = applied;
    if (operation !== 'updated' || new_revision)
        return;
    await assertContentsMatch(session, { wanted, applied, revision_id: null, deadline: session.deadline }, deployment);
}
async function verifyApplied(session, input) {
    const { waited, wanted, applied } = input;
    const { deployment, latest, sent, new_revision, revision_id } = applied;
    if (typeof waited === 'object')
        return verifyCameUp(session, input, waited);
    if (waited === 'not_waited') {
        const seen = { wanted: settingsOnly(wanted), applied, revision_id, deadline: session.deadline };
        if (sent !== undefined && new_revision)
            await assertContentsMatch(session, seen, deployment);
        return undefined;
    }
    if (latest === undefined)
        return undefined;
    (0,_verify_active_js__WEBPACK_IMPORTED_MODULE_7__/* .assertServes */ .TE)(applied, latest);
    assertCodeMatches(wanted, latest, deployment);
    (0,_wait_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .assertStays */ .fo)(deployment);
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_9__/* .emitActive */ .ik)(session, deployment.active_revision_id ?? undefined);
    return { revision_id: latest.id };
}
function settingsOnly({ secrets: _secrets, ...wanted }) {
    if (wanted.source === 'git_host')
        return wanted;
    const { resource_spec: _spec, ...source_config } = wanted.source_config;
    return { ...wanted, source_config };
}
async function verifyCameUp(session, { wait, wanted, current, applied }, { revision: ours, startedAt }) {
    const deadline = (0,_core_session_js__WEBPACK_IMPORTED_MODULE_10__/* .waitDeadline */ .MH)(session, { startedAt, timeoutMs: wait.timeoutMs });
    const { revision, deployment } = await (0,_verify_active_js__WEBPACK_IMPORTED_MODULE_7__/* .findLive */ .KI)(session, { revision: ours, startedAt, deadline, applied });
    const { id: revision_id } = revision;
    assertCodeMatches(wanted, revision, deployment);
    await assertContentsMatch(session, { wanted, applied, revision_id, deadline }, deployment);
    await (0,_verify_commit_js__WEBPACK_IMPORTED_MODULE_8__/* .verifyCommit */ .z)(session, { revision, wanted, current, applied, deadline });
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_9__/* .emitActive */ .ik)(session, deployment.active_revision_id ?? undefined);
    return { revision_id };
}
async function assertContentsMatch(session, seen, first) {
    const { clock, controlPlane, emit } = session;
    const { revision_id, deadline } = seen;
    let last;
    const read = async () => {
        const next = last === undefined ? first : await controlPlane.readDeployment(first.id, { once: true });
        const isLater = last?.isStale === false && next.latest_revision_id !== last.shown.latest_revision_id;
        if (last === undefined || !isLater)
            last = judgeContents(seen, next);
        return last;
    };
    const { shown, mismatches, kept, isStale } = await (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_4__/* .settle */ .G9)({ clock, deadline }, read, (judged) => !judged.isStale && judged.mismatches.length + judged.kept.length === 0);
    if (mismatches.length > 0) {
        const which = revision_id === null ? `Deployment ${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .describeDeployment */ .Ti)(shown)}` : `Revision ${revision_id}`;
        throw mismatchError(which, mismatches.map(({ path, kind }) => `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(path, 100)}: ${SAID[kind]}`));
    }
    if (isStale)
        return;
    if (kept.length > 0)
        emit({ type: 'secrets_kept', names: kept, message: (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .stillListed */ .Ws)(kept) });
    const sent = seen.applied.sent?.source_config?.resource_spec;
    const fields = (0,_compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_1__/* .filledFields */ .So)(shown.source_config.resource_spec, sent);
    if (fields.length > 0)
        emit({ type: 'info', message: filledIn(fields) });
}
function judgeContents({ wanted, applied, revision_id }, shown) {
    const { before, sent, new_revision, built_by_service, previous, adopted } = applied;
    const { latest_revision_id: latest } = shown;
    const isStale = revision_id !== null && revision_id !== previous && latest === previous;
    const isOwn = latest === applied.revision_id || isStale;
    const isForeign = new_revision && built_by_service === undefined && !isOwn;
    const reads = { wanted, before, sent, isForeign, isUnnamed: adopted, last: shown };
    return { shown, mismatches: (0,_compare_find_mismatches_js__WEBPACK_IMPORTED_MODULE_3__/* .findMismatches */ .UY)(reads), kept: (0,_compare_find_mismatches_js__WEBPACK_IMPORTED_MODULE_3__/* .namesStillListed */ .Uu)(reads), isStale };
}
const filledIn = (fields) => `The service shows other values than this run sent in resource_spec: ${fields.join(', ')}. Set these fields as the service shows them. Otherwise each run makes a new revision.`;
function assertCodeMatches(wanted, revision, deployment) {
    const told = deployment.latest_revision_id === revision.id ? deployment : undefined;
    const lines = (0,_compare_find_mismatches_js__WEBPACK_IMPORTED_MODULE_3__/* .findOtherCode */ .LJ)(wanted, revision, told);
    if (lines.length > 0)
        throw mismatchError(`Revision ${revision.id}`, lines);
}
const SAID = {
    not_applied: 'the service does not show the value that this run sent',
    changed_since: 'the service shows another value than this run requested'
};
function mismatchError(which, lines) {
    const kind = which.startsWith('Revision') ? 'revision' : 'deployment';
    const message = [`The ${kind} does not match what this run requested.`, ...lines, which].join('\n');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('revision_mismatch', message, {
        advice: 'The service did not apply the update, shows the value in another form, or another run or person changed it meanwhile. Check the deployment in the service. Set `concurrency` in the workflow so that one run at a time deploys, then run again.'
    });
}


/***/ }),

/***/ 6115:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ withCommit; },
/* harmony export */   z: function() { return /* binding */ verifyCommit; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4159);
/* harmony import */ var _requests_ask_histories_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(487);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7309);
/* harmony import */ var _compare_diff_code_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8281);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(543);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4129);







async function verifyCommit(session, built) {
    const { wanted } = built;
    if (wanted.source !== 'git_host' || wanted.commit === undefined)
        return;
    const { commit: ours } = wanted;
    const revision = await withCommit(session, built);
    const other = await findOther(session, { ...built, revision }, ours);
    if (other === undefined)
        return;
    const [was, here] = [(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(other.commit), (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(ours)];
    const { repo_ref = 'the ref' } = wanted.source_revision_config;
    if (other.why !== undefined) {
        const message = `The service built commit ${was}, not commit ${here} of this run: ${other.why}.\nRevision ${revision.id}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('other_commit', message, {
            advice: `The service has not seen ${here} yet, or ${repo_ref} was reset. Check that the service has the push, then re-run the job.`
        });
    }
    const ref = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isTag */ .dz)(repo_ref) ? 'tag' : 'branch';
    const message = `Revision ${revision.id} was built from commit ${was}, but this run is at ${here}. Either the ${ref} has moved, or the service has not seen ${here} yet. If the ${ref} is still at ${here}, re-run the job.`;
    session.emit({ type: 'commit_differs', built: other.commit, message });
}
async function withCommit(session, built) {
    const { revision, current, deadline } = built;
    const shows = (seen) => seen?.source_revision_config?.repo_commit_sha != null;
    const isExpected = revision.source_revision_config != null && (current === null || (0,_compare_diff_code_js__WEBPACK_IMPORTED_MODULE_4__/* .deployedCommit */ .qd)(current) !== undefined);
    if (shows(revision) || !isExpected)
        return revision;
    const seen = await (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_5__/* .settle */ .G9)({ clock: session.clock, deadline }, () => readAgain(session, built), shows);
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_6__/* .emitCommit */ .jI)(session, seen);
    return seen;
}
async function readAgain({ controlPlane }, { revision, applied }) {
    const answer = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => controlPlane.readRevision(applied.deployment.id, revision.id, { once: true }));
    return 'value' in answer ? answer.value : revision;
}
async function findOther(session, built, ours) {
    const { revision, deadline } = built;
    const { retained_commit = ours } = built.applied;
    const otherIn = ({ source_revision_config }) => {
        const commit = source_revision_config?.repo_commit_sha;
        return commit == null || [ours, retained_commit].some((each) => (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commit, each)) ? undefined : commit;
    };
    const judge = async (commit) => commit === undefined ? undefined : { commit, why: await whyBehind(session, built, { from: ours, to: commit }) };
    const first = await judge(otherIn(revision));
    if (first?.why === undefined)
        return first;
    const read = async () => otherIn(await readAgain(session, built));
    const seen = await (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_5__/* .settle */ .G9)({ clock: session.clock, deadline }, read, (commit) => commit !== first.commit);
    return seen === first.commit ? first : judge(seen);
}
async function whyBehind(session, { wanted, current, revision }, commits) {
    const here = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commits.from);
    const contains = await (0,_requests_ask_histories_js__WEBPACK_IMPORTED_MODULE_2__/* .containsCommit */ .T)(session, { ...commits, to: commits.to.toLowerCase() });
    if (contains === true)
        return undefined;
    if (contains === false)
        return `the history of that commit does not contain ${here}`;
    const deployed = current && current.latest?.id !== revision.id ? (0,_compare_diff_code_js__WEBPACK_IMPORTED_MODULE_4__/* .deployedCommit */ .qd)(current) : undefined;
    if (deployed !== undefined && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commits.to, deployed))
        return 'that commit was deployed before this run';
    const before = wanted.source === 'git_host' ? wanted.commit_before : undefined;
    const isBefore = before !== undefined && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commits.to, before);
    return isBefore ? `the branch was at that commit before the push of ${here}` : undefined;
}


/***/ }),

/***/ 6156:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ verifyServing; }
/* harmony export */ });
/* unused harmony export namedRevision */
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1243);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);
/* harmony import */ var _requests_poll_until_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2503);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7309);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9480);
/* harmony import */ var _verify_active_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4884);






const LONGEST_READ_MS = 5_000;
const CONFIRMATIONS = 3;
const MOST_UNANSWERED = { unnamed: 2, named: 20 };
const CONFIRM_MS = 250;
const POLL_MS = 2_000;
async function verifyServing(session, { revision_id, applied }, agent) {
    if (agent === undefined)
        return;
    const { clock, emit } = session;
    const timed = (0,_core_session_js__WEBPACK_IMPORTED_MODULE_4__/* .withGrace */ .pj)(session);
    let [reads, confirmed, unanswered, mostUnanswered] = [0, 0, 0, MOST_UNANSWERED.unnamed];
    let earlier;
    const read = async () => {
        const named = await readNamed(timed, agent);
        reads++;
        confirmed = named !== null && isSameId(named, revision_id) ? confirmed + 1 : 0;
        unanswered = named === null ? unanswered + 1 : 0;
        if (named === null && unanswered >= mostUnanswered)
            earlier = undefined;
        if (named === null)
            return unanswered >= mostUnanswered;
        const is_earlier = confirmed === 0 && [...(0,_verify_active_js__WEBPACK_IMPORTED_MODULE_3__/* .earlierRevisions */ .ZD)(applied)].some((id) => isSameId(named, id));
        earlier = is_earlier ? named : undefined;
        if (named === undefined || (confirmed === 0 && !is_earlier))
            return true;
        mostUnanswered = MOST_UNANSWERED.named;
        emit({ type: 'serving_read', revision_id: named, is_earlier });
        return confirmed >= CONFIRMATIONS;
    };
    const delayMs = () => (confirmed > 0 ? CONFIRM_MS : POLL_MS);
    await (0,_requests_poll_until_js__WEBPACK_IMPORTED_MODULE_5__/* .pollUntil */ .g)({ clock, deadline: timed.deadline, delayMs }, read, (isOver) => isOver);
    if (confirmed >= CONFIRMATIONS)
        return emit({ type: 'serving_confirmed', revision_id, reads });
    if (earlier === undefined)
        return emit({ type: 'serving_unverified' });
    const what = 'The revision is DEPLOYED, but the agent server still answers from an earlier one.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_serving', `${what}\nRevision ${revision_id}\nServing: revision ${earlier}`);
}
const isSameId = (named, id) => named !== undefined && (0,_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .idKey */ .T4)(named) === (0,_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .idKey */ .T4)(id);
async function readNamed({ clock, deadline }, agent) {
    const timeoutMs = Math.max(1, Math.min(LONGEST_READ_MS, deadline - clock.now()));
    const answer = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => agent.readInfo(timeoutMs));
    if ('value' in answer)
        return namedRevision(answer.value);
    const { error } = answer;
    const isPassing = error.retryable && (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusError */ .Xs || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc);
    return isPassing ? null : undefined;
}
const REVISION_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
function namedRevision(info) {
    const host = typeof info === 'object' && info !== null && 'host' in info ? info.host : undefined;
    const id = typeof host === 'object' && host !== null && 'host_revision_id' in host ? host.host_revision_id : undefined;
    return typeof id === 'string' && REVISION_ID.test(id) ? id : undefined;
}


/***/ }),

/***/ 9795:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ waitForUrl; },
/* harmony export */   y: function() { return /* binding */ waitForCreatedUrl; }
/* harmony export */ });
/* harmony import */ var _contract_shown_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4954);
/* harmony import */ var _requests_poll_until_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2503);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7309);



const POLL_MS = 1_000;
const CREATED_MS = 10_000;
async function waitForUrl({ controlPlane, clock, emit }, { deployment_id, timeoutMs }, url) {
    if (url() !== undefined)
        return url();
    const deadline = clock.now() + timeoutMs;
    const read = async () => {
        const options = { timeoutMs: Math.max(1, deadline - clock.now()), once: true };
        const answer = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRequest */ .dP)(() => controlPlane.readDeployment(deployment_id, options));
        if (!('value' in answer))
            return undefined;
        emit({ type: 'deployment_read', deployment: answer.value });
        return (0,_contract_shown_url_js__WEBPACK_IMPORTED_MODULE_1__/* .shownUrl */ .z)(answer.value);
    };
    return (0,_requests_poll_until_js__WEBPACK_IMPORTED_MODULE_2__/* .pollUntil */ .g)({ clock, deadline, delayMs: POLL_MS }, read, (shown) => shown !== undefined);
}
async function waitForCreatedUrl(session, { wanted, applied }, url) {
    const { clock, emit, deadline } = session;
    const timeoutMs = Math.min(CREATED_MS, deadline - clock.now());
    if (applied.operation !== 'created' || wanted.source !== 'git_host' || timeoutMs <= 0)
        return;
    const shown = await waitForUrl(session, { deployment_id: applied.deployment.id, timeoutMs }, url);
    if (shown === undefined)
        emit({ type: 'info', message: 'The service does not show the URL of the deployment yet.' });
}


/***/ }),

/***/ 4839:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D$: function() { return /* binding */ revisionFailed; },
/* harmony export */   Pt: function() { return /* binding */ waitTimedOut; },
/* harmony export */   dH: function() { return /* binding */ revisionNotFound; },
/* harmony export */   fo: function() { return /* binding */ assertStays; },
/* harmony export */   h2: function() { return /* binding */ RevisionFailedError; },
/* harmony export */   zT: function() { return /* binding */ superseded; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8509);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4159);
/* harmony import */ var _requests_list_revisions_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6732);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7309);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9623);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2303);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(543);
/* harmony import */ var _polling_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(81);









const LAST_READ = { timeoutMs: 5_000, once: true };
class RevisionFailedError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH {
    failed;
    constructor(code, message, options) {
        super(code, message, options);
        this.failed = options.failed;
    }
}
const RESUMES = 'Re-run the job to resume waiting. It starts a new revision if it cannot prove that nothing differs. If rollouts take this long, set `timeout` to a longer time.';
function waitTimedOut(wait) {
    const { requests, revision_id, status, problem, before, active_before: active } = wait;
    wait.session.emit({ type: 'wait_ended', status: 'timeout', elapsed_ms: (0,_polling_js__WEBPACK_IMPORTED_MODULE_6__/* .elapsed */ .vk)(wait), requests });
    const progress = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .meaningOf */ .Pr)(status ?? '').in_progress ? ', and the rollout continues' : '';
    const is = status && `is still ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(status, 40)}${progress}`;
    const lines = [
        `Timed out after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .spellDuration */ .jl)(wait.timeoutMs)}. The revision ${is || 'could not be read. Its rollout may continue'}.`,
        `Revision ${revision_id}`,
        ...(active == null || active === revision_id ? [] : [`Serving when this run began: ${nameOf(active, before)}`]),
        ...(problem === undefined ? [] : [`The last poll failed: ${problem.message}`])
    ];
    const advice = problem?.advice === undefined ? RESUMES : `${RESUMES} About the last poll: ${problem.advice}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('wait_timeout', lines.join('\n'), { advice, cause: problem });
}
function nameOf(id, known) {
    const commit = known?.id === id ? known.source_revision_config?.repo_commit_sha : undefined;
    return `revision ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .hH)(id, commit)}`;
}
async function revisionNotFound({ deployment_id, session }, cause) {
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(deployment_id, LAST_READ));
    if (!('value' in read) || (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(read.value))
        return deploymentDeleted(deployment_id, cause);
    const message = `The revision no longer exists, but its deployment does.\n${cause.message}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_found', message, {
        advice: 'Run again. The run compares first and continues from what exists.',
        cause
    });
}
function assertStays(deployment) {
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(deployment))
        throw deploymentDeleted(deployment.id);
}
function deploymentDeleted(deploymentId, cause) {
    const what = `The deployment was deleted during this run.\nDeployment ${deploymentId}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('deployment_deleted', cause === undefined ? what : `${what}\n${cause.message}`, {
        advice: 'Run again after the deletion finished to create it again.',
        cause
    });
}
function superseded({ session, revision_id, status = '' }, newest) {
    const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(session.redact(status), 40);
    const [what, advice] = newest === undefined
        ? [`The revision was superseded (${shown}), but no newer revision exists.`, 'Run again to create a new revision.']
        : ['A newer revision superseded that of this run.', 'Check in the service who changed the deployment.'];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('superseded', `${what}\nRevision ${revision_id}`, { advice });
}
async function revisionFailed(wait, revision) {
    const { session, revision_id, deployment_id, requests } = wait;
    const { status, status_message, source_revision_config } = revision;
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_8__/* .emitCommit */ .jI)(session, revision);
    session.emit({ type: 'wait_ended', status, elapsed_ms: (0,_polling_js__WEBPACK_IMPORTED_MODULE_6__/* .elapsed */ .vk)(wait), requests });
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(deployment_id, LAST_READ));
    const named = 'value' in read ? read.value.active_revision_id : undefined;
    const isKnown = named !== null || wait.active_before != null;
    const hasServed = wait.previous !== null && (isKnown || (await mayHaveServed(wait)));
    const serving = servingAfter(wait, named, hasServed);
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_8__/* .emitActive */ .ik)(session, serving.is);
    const { failure = 'The revision failed', advice = '' } = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .meaningOf */ .Pr)(status);
    const after = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .spellDuration */ .jl)((0,_polling_js__WEBPACK_IMPORTED_MODULE_6__/* .elapsed */ .vk)(wait));
    const ended = `${failure} after ${after} (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(session.redact(status), 40)}).`;
    const which = `\nRevision ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .hH)(revision_id, source_revision_config?.repo_commit_sha)}`;
    const said = status_message ? `\nThe service says: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(session.redact(status_message), 500)}` : '';
    const isDown = serving.is === null && hasServed;
    return new RevisionFailedError('revision_failed', `${ended}${serving.said}${which}${serving.fact ?? ''}${said}`, {
        advice: isDown ? `${advice} ${SERVE_AGAIN}` : advice,
        failed: { revision_id, status },
        plain: `${ended}${which}${said}`
    });
}
const SERVE_AGAIN = 'To serve the previous code again, use `command: rollback`. `rollback: true` on a deploy does this automatically.';
async function mayHaveServed({ session, deployment_id, previous, revision_id }) {
    const isProven = (rows) => rows.some(({ status }) => ['deployed', 'superseded'].includes((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status)));
    const list = { ...LAST_READ, deployment_id, sought: revision_id, isEnough: isProven };
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .dP)(() => (0,_requests_list_revisions_js__WEBPACK_IMPORTED_MODULE_3__/* .listNewestFirst */ .H)(session.controlPlane, list));
    const rows = 'value' in read ? (read.value ?? []) : [];
    return isProven(rows) || !rows.some(({ id }) => id === previous);
}
function servingAfter(wait, named, hasServed) {
    const { revision_id, previous, before, active_before } = wait;
    if (named === undefined || named === revision_id)
        return { is: named, said: '' };
    if (named !== null) {
        const isEarlier = named === previous || named === active_before;
        const said = isEarlier ? ' The previous revision is still serving.' : ' Another revision is serving now.';
        return { is: named, said, fact: `\nServing: ${nameOf(named, before)}` };
    }
    if (!hasServed)
        return { is: null, said: ' Nothing is serving yet.' };
    if (active_before == null)
        return { is: undefined, said: ' The service names no serving revision.' };
    return { is: null, said: ' It replaced the previous revision. Nothing is serving now.' };
}


/***/ }),

/***/ 81:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fs: function() { return /* binding */ pollOnce; },
/* harmony export */   Tk: function() { return /* binding */ remaining; },
/* harmony export */   vk: function() { return /* binding */ elapsed; },
/* harmony export */   yU: function() { return /* binding */ pollUntilFound; }
/* harmony export */ });
/* unused harmony export pollDelay */
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8509);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);
/* harmony import */ var _requests_poll_until_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2503);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7309);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9480);





const elapsed = ({ session, startedAt }) => session.clock.now() - startedAt;
const remaining = (polling) => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .waitDeadline */ .MH)(polling.session, polling) - polling.session.clock.now();
function pollUntilFound(polling, poll, isTooLate = () => false) {
    const { session } = polling;
    const options = { clock: session.clock, deadline: (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .waitDeadline */ .MH)(session, polling), delayMs: () => nextDelay(polling) };
    return (0,_requests_poll_until_js__WEBPACK_IMPORTED_MODULE_4__/* .pollUntil */ .g)(options, poll, (found) => found !== undefined || isTooLate());
}
const FINAL_STATUSES = new Set([401, 403, 404, 410]);
const isFinal = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusError */ .Xs && !error.retryable && FINAL_STATUSES.has(error.status);
const LONGEST_READ_MS = 30_000;
const SHORTEST_READ_MS = 1_000;
async function pollOnce(polling, read) {
    const remainingMs = remaining(polling);
    const timeoutMs = Math.min(LONGEST_READ_MS, Math.max(SHORTEST_READ_MS, remainingMs));
    polling.requests++;
    const result = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => read({ timeoutMs, once: true }));
    if ('error' in result) {
        const { error } = result;
        if (isFinal(error) || (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeLimitError */ .$q && remainingMs > 0))
            throw error;
        polling.problem = error;
        return undefined;
    }
    if (polling.problem !== undefined)
        polling.session.emit({ type: 'recovered' });
    polling.problem = undefined;
    return result.value;
}
const AUTO = { share: 0.1, shortest: 1_000, longest: 10_000, longestInRollout: 3_000 };
function pollDelay({ interval, elapsedMs, remainingMs, status, retryAfterMs = 0 }) {
    const longest = status?.includes('DEPLOY') ? AUTO.longestInRollout : AUTO.longest;
    const auto = Math.min(Math.max(elapsedMs * AUTO.share, AUTO.shortest), longest);
    const asked = Math.min(retryAfterMs, _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_RETRY_AFTER_MS */ .Q);
    return Math.max(0, Math.min(Math.max(interval === 'auto' ? auto : interval, asked), remainingMs));
}
const SUCCESSOR_MS = 1_000;
function nextDelay(polling) {
    const { session, status, problem } = polling;
    const isBrief = problem === undefined && status !== undefined && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'superseded';
    const delay = pollDelay({
        interval: isBrief ? SUCCESSOR_MS : polling.interval,
        status,
        elapsedMs: elapsed(polling),
        remainingMs: remaining(polling),
        retryAfterMs: problem?.retryAfterMs
    });
    if (problem !== undefined)
        session.emit({ type: 'retrying', problem: problem.brief, delay_ms: delay });
    return delay;
}


/***/ }),

/***/ 8555:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  _: function() { return /* binding */ waitForApplied; }
});

// EXTERNAL MODULE: ./src/contract/status.js
var contract_status = __nccwpck_require__(8509);
// EXTERNAL MODULE: ./src/requests/retry.js
var retry = __nccwpck_require__(7309);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
// EXTERNAL MODULE: ./src/deploy/core/events.js
var events = __nccwpck_require__(543);
// EXTERNAL MODULE: ./src/deploy/plan/plan-update.js
var plan_update = __nccwpck_require__(387);
// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/repository/refs.js
var refs = __nccwpck_require__(4159);
// EXTERNAL MODULE: ./src/requests/list-revisions.js
var list_revisions = __nccwpck_require__(6732);
// EXTERNAL MODULE: ./src/deploy/wait/failures.js
var failures = __nccwpck_require__(4839);
// EXTERNAL MODULE: ./src/deploy/wait/polling.js
var wait_polling = __nccwpck_require__(81);
;// CONCATENATED MODULE: ./src/deploy/wait/find-push-revision.js






const APPEARS_WITHIN_MS = 60_000;
async function findPushRevision(session, input) {
    const { commit, previous, timeoutMs } = input;
    const short = (0,refs/* shortCommit */.Ax)(commit);
    session.emit({ type: 'info', message: `Waiting for the revision that the service builds from commit ${short}.` });
    const polling = { ...input, session, requests: 0 };
    const poll = () => (0,wait_polling/* pollOnce */.Fs)(polling, (options) => findBuilt(session, input, options));
    const appearsWithinMs = Math.min(APPEARS_WITHIN_MS, timeoutMs / 2);
    const isTooLate = () => polling.problem === undefined && (0,wait_polling/* elapsed */.vk)(polling) >= appearsWithinMs;
    const found = await (0,wait_polling/* pollUntilFound */.yU)(polling, poll, isTooLate);
    if (found !== undefined)
        session.emit({ type: 'revision_identified', revision_id: found, previous });
    const { problem } = polling;
    if (problem === undefined)
        return found;
    const message = `The service created no revision for commit ${short}, although build_on_push is true.\nThe last poll failed: ${problem.message}`;
    throw new errors/* DeployError */.sH('wait_timeout', message, {
        advice: 'Check that the integration still receives pushes from the git host. To deploy without it, set `build_on_push` to false or `new_revision` to always.',
        cause: problem
    });
}
async function findBuilt(session, input, options) {
    const { controlPlane, emit } = session;
    const { deployment_id, commit, previous } = input;
    const deployment = await controlPlane.readDeployment(deployment_id, options);
    (0,failures/* assertStays */.fo)(deployment);
    const { latest_revision_id: latest } = deployment;
    if (latest === null)
        return undefined;
    const revision = await (0,retry/* orNull */.Xd)(controlPlane.readRevision(deployment_id, latest, options));
    if (revision === null)
        return undefined;
    if ((0,refs/* isBuiltOf */.YO)(commit, revision))
        return latest;
    if (latest === previous)
        return undefined;
    const message = revision.source_revision_config?.repo_commit_sha == null
        ? `The service shows no commit for revision ${latest}. Assuming that it was built from this push (${(0,refs/* shortCommit */.Ax)(commit)}).`
        : await whySuperseded(session, input, { ...options, sought: latest });
    if (message === undefined)
        return undefined;
    emit({ type: 'warning', message });
    return latest;
}
async function whySuperseded({ controlPlane }, { deployment_id, commit, previous }, options) {
    const isPrevious = ({ id }) => id === previous;
    const isEnough = (rows) => rows.some(isPrevious);
    const rows = (await (0,list_revisions/* listNewestFirst */.H)(controlPlane, { ...options, deployment_id, isEnough })) ?? [];
    const end = rows.findIndex(isPrevious);
    const ours = rows.slice(0, end < 0 ? rows.length : end).find((revision) => (0,refs/* isBuiltOf */.YO)(commit, revision));
    const { sought } = options;
    return ours && `Revision ${ours.id} of this push was superseded by ${sought}. Now waiting for ${sought}.`;
}

;// CONCATENATED MODULE: ./src/deploy/wait/wait-for-revision.js






const DEPLOYMENT_READ_MS = 30_000;
const NEWER_SHOWS_MS = 5_000;
const FOLLOWED_AT_ONCE = 5;
async function waitForRevision(session, input) {
    const { previous, revision_id, startedAt } = input;
    const wait = {
        ...input,
        session,
        requests: 0,
        deploymentReadAt: startedAt + DEPLOYMENT_READ_MS,
        supersededIds: new Set(previous === null || previous === revision_id ? [] : [previous])
    };
    const deployed = await (0,wait_polling/* pollUntilFound */.yU)(wait, () => poll(wait)).catch(async (error) => {
        throw (0,errors/* isNotFound */.c4)(error) ? await (0,failures/* revisionNotFound */.dH)(wait, error) : error;
    });
    if (deployed === undefined)
        throw (0,failures/* waitTimedOut */.Pt)(wait);
    const { requests, seenAt } = wait;
    const within = seenAt === undefined ? {} : { within_ms: session.clock.now() - seenAt };
    (0,events/* emitCommit */.jI)(session, deployed);
    session.emit({ type: 'wait_ended', status: deployed.status, elapsed_ms: (0,wait_polling/* elapsed */.vk)(wait), requests, ...within });
    return deployed;
}
async function poll(wait) {
    const { session, deployment_id, revision_id } = wait;
    const { controlPlane, clock, emit } = session;
    const revision = await (0,wait_polling/* pollOnce */.Fs)(wait, (options) => controlPlane.readRevision(deployment_id, revision_id, options));
    if (revision === undefined)
        return undefined;
    const { status } = revision;
    const verdict = (0,contract_status/* verdictOf */.Vj)(status);
    if (status !== wait.status)
        emit({ type: 'status_read', revision_id, status, elapsed_ms: (0,wait_polling/* elapsed */.vk)(wait) });
    wait.status = status;
    if (verdict === 'deployed')
        return revision;
    if (verdict === 'failed')
        throw await (0,failures/* revisionFailed */.D$)(wait, revision);
    if (verdict === 'pending')
        wait.seenAt = clock.now();
    const isDeploymentDue = clock.now() >= wait.deploymentReadAt || (0,wait_polling/* remaining */.Tk)(wait) <= 0;
    if (verdict === 'pending' && !isDeploymentDue)
        return undefined;
    const isFollowed = await followNewest(wait, verdict === 'superseded');
    return isFollowed && wait.supersededIds.size <= FOLLOWED_AT_ONCE ? poll(wait) : undefined;
}
async function followNewest(wait, isSuperseded) {
    const { session, deployment_id, revision_id, supersededIds, follow = true } = wait;
    const now = session.clock.now();
    wait.deploymentReadAt = now + DEPLOYMENT_READ_MS;
    const deployment = await (0,wait_polling/* pollOnce */.Fs)(wait, (options) => session.controlPlane.readDeployment(deployment_id, options));
    if (deployment === undefined)
        return false;
    (0,failures/* assertStays */.fo)(deployment);
    const { latest_revision_id: newest, active_revision_id: active } = deployment;
    const isNewer = newest !== null && newest !== revision_id && !supersededIds.has(newest);
    if (isNewer && (isSuperseded || active === newest)) {
        if (!follow)
            throw (0,failures/* superseded */.zT)(wait, newest);
        continueWith(wait, newest);
        return true;
    }
    if (isSuperseded && !isNewer) {
        wait.successorDeadline ??= now + NEWER_SHOWS_MS;
        if (now >= wait.successorDeadline || (0,wait_polling/* remaining */.Tk)(wait) <= 0)
            throw (0,failures/* superseded */.zT)(wait);
    }
    return false;
}
function continueWith(wait, newest) {
    const { session, revision_id: previous, status = '' } = wait;
    const shown = (0,sanitize/* sanitizeLine */.g$)(session.redact(status), 40);
    const message = `Revision ${previous} (${shown}) was superseded by ${newest}. Now waiting for ${newest}.`;
    session.emit({ type: 'warning', message });
    session.emit({ type: 'revision_identified', revision_id: newest, previous, superseded: true });
    wait.supersededIds.add(previous);
    wait.revision_id = newest;
    Object.assign(wait, { status: undefined, seenAt: undefined, successorDeadline: undefined });
}

;// CONCATENATED MODULE: ./src/deploy/wait/wait-for-applied.js







async function waitForApplied(session, { wait, wanted, current, follow = true }, applied) {
    if (!wait.enabled || !((0,plan_update/* requestsRevision */.g4)(wanted) || applied.new_revision)) {
        await emitLatest(session, applied);
        return 'not_waited';
    }
    const { deployment, previous, built_by_service: commit, latest } = applied;
    const { interval, timeoutMs } = wait;
    const startedAt = session.clock.now();
    const timing = { deployment_id: deployment.id, previous, interval, timeoutMs, startedAt };
    const revision_id = commit === undefined ? applied.revision_id : await findPushRevision(session, { ...timing, commit });
    if (revision_id === undefined)
        return 'not_built';
    if (revision_id === null)
        return 'not_waited';
    if (commit === undefined && latest !== undefined && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'deployed') {
        (0,events/* emitRevision */.V3)(session, latest, 0);
        return 'standing';
    }
    const revision = await waitForRevision(session, {
        ...timing,
        revision_id,
        follow,
        before: current?.latest ?? undefined,
        active_before: (applied.before ?? current?.deployment)?.active_revision_id
    });
    return { revision, startedAt };
}
const UNSEEN_PUSH = 'The service builds this push automatically. This run does not look for its revision, because wait is false.';
const NOT_WAITING = 'Not waiting for DEPLOYED, because `wait` is false. The outputs status and commit_sha show the current state.';
async function emitLatest(session, applied) {
    const { emit } = session;
    const { deployment, revision_id, built_by_service, latest } = applied;
    if (built_by_service !== undefined)
        return emit({ type: 'info', message: UNSEEN_PUSH });
    if (revision_id === null)
        return;
    const read = await (0,retry/* tryRequest */.dP)(async () => latest ?? (await session.controlPlane.readRevision(deployment.id, revision_id, { once: true })));
    if ('error' in read)
        return emit({ type: 'warning', message: `The state of the revision could not be read: ${read.error.message}` });
    (0,events/* emitRevision */.V3)(session, read.value, 0);
    const verdict = (0,contract_status/* verdictOf */.Vj)(read.value.status);
    if (verdict === 'pending')
        emit({ type: 'info', message: NOT_WAITING });
    if (verdict !== 'failed')
        return;
    const message = `Revision ${revision_id} ended as ${(0,sanitize/* sanitizeLine */.g$)(read.value.status, 40)}. This step did not wait for it, so it does not fail.`;
    emit({ type: 'warning', message });
}


/***/ }),

/***/ 1669:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ ERROR_CODES; }
/* harmony export */ });
const ERROR_CODES = {
    input_invalid: {
        meaning: 'An input is missing, malformed, or contradicts another input or the service. Nothing was changed.',
        causes: [
            'A typo in the workflow, or a `secrets` or `vars` expression that is empty.',
            'A pull request from a fork or from Dependabot, which gets no repository secrets.',
            'A file that an input names does not exist at the commit.'
        ],
        fix: 'Correct the inputs that the message lists. It lists all problems at once.',
        exit_code: 2
    },
    auth_failed: {
        meaning: 'The control plane refused the credentials (401), or they do not permit the request (403).',
        causes: [
            'The secret behind `api_key`, `tenant_id` or `bearer_token` is wrong, expired, or belongs to another service.',
            'The key is valid but has no permission for this request or workspace.',
            'A proxy or firewall refused the request before it reached the control plane.'
        ],
        fix: 'Check the secrets behind `api_key`, `tenant_id` and `bearer_token`, and that they belong to this `base_url`.',
        exit_code: 3
    },
    control_plane_unreachable: {
        meaning: 'The control plane did not answer, or kept answering with an error of its own (408, 425, 429 or 5xx), after several attempts.',
        causes: [
            '`base_url` has a typo, or its host is only reachable from another network.',
            'The service is down, overloaded, or limits the requests of this key.',
            'A proxy is required, or the certificate of the service is not trusted by this runner.'
        ],
        fix: 'Check `base_url` and the network of the runner. If the service was down, re-run the job: the run reads first and continues from what exists.',
        exit_code: 1
    },
    invalid_response: {
        meaning: 'The address answered, but not with what the API returns.',
        causes: [
            '`base_url` leads to a web page, a sign-in page or a proxy.',
            'A redirect, which is not followed because it would forward the key.',
            '`api_dialect` does not fit the service.'
        ],
        fix: 'Set `base_url` to the address of the API itself.',
        exit_code: 1
    },
    request_refused: {
        meaning: 'The control plane refused a request (400, 409, 422 or another 4xx). The message quotes its reason.',
        causes: [
            'A value that the service does not accept, such as a name, a plan, or a size.',
            'A limit of the account.',
            'Another change to the same deployment at the same time (409).'
        ],
        fix: 'Correct what the answer in the message names, then run again.',
        exit_code: 1
    },
    operation_unsupported: {
        meaning: 'This service does not offer an operation that the command needs.',
        causes: ['The service has no list of deployments, or cannot delete one.', '`base_url` has the wrong path.'],
        fix: 'Check `base_url`. If it is right, set `deployment_id`, or do the operation in the service.',
        exit_code: 1
    },
    not_found: {
        meaning: 'The deployment or revision does not exist, or these credentials cannot see it.',
        causes: [
            '`deployment_id` is wrong, or the deployment was deleted.',
            'The key belongs to another workspace.',
            '`base_url` has the wrong path, so that every request is answered with 404.'
        ],
        fix: 'Check `deployment_id` and `base_url`.',
        exit_code: 6
    },
    name_conflict: {
        meaning: 'The name does not lead to exactly one deployment that this run may use.',
        causes: [
            'Two deployments have the same name.',
            'The name is reserved by a deployment that is being deleted, by another workspace, or by a tracing project.'
        ],
        fix: 'Set `deployment_id`, or choose another `name`.',
        exit_code: 5
    },
    foreign_deployment: {
        meaning: 'The deployment belongs to another repository, so this run did not change it.',
        causes: ['Two repositories use the same name on one control plane.', '`base_url`, `name` or `repo_url` is wrong.'],
        fix: 'Choose another `name`, or check `base_url` and `repo_url`.',
        exit_code: 5
    },
    immutable_field: {
        meaning: 'The inputs change a field that cannot change after a deployment is created. Nothing was changed.',
        causes: [
            '`source`, `repo_url`, `deployment_type`, `integration_id`, `listener_id` or `cluster_namespace` differs.'
        ],
        fix: 'Set the input to the deployed value or leave it out, or deploy under another name and delete the old deployment.',
        exit_code: 5
    },
    new_revision_refused: {
        meaning: '`new_revision` is `never`, but a new revision would result. Nothing was changed.',
        causes: ['The code, the image, the secrets or the `resource_spec` changed, or cannot be shown to be unchanged.'],
        fix: 'Set `new_revision` to `auto` to allow it, or undo the change.',
        exit_code: 5
    },
    write_unconfirmed: {
        meaning: 'A request that changes the deployment was sent, and its result could not be confirmed.',
        causes: [
            'The connection broke and the service could not be read afterwards.',
            'The service accepted the request, but does not show its effect.'
        ],
        fix: 'Re-run the job: the run reads first and continues from what exists.',
        exit_code: 1
    },
    revision_failed: {
        meaning: 'The build or the rollout of the revision failed.',
        causes: [
            'A dependency or command of the build failed.',
            'The agent server did not start, for example because a secret is missing.',
            'The rollout was interrupted in the service.'
        ],
        fix: 'Read the last lines of the log in the message, fix the cause, then push again.',
        exit_code: 4
    },
    superseded: {
        meaning: 'A revision of another run, or of a person, replaced the revision of this run.',
        causes: ['Another run or a person deployed at the same time.', 'A rollback to an earlier revision.'],
        fix: 'Check which revision is serving. Set `concurrency` in the workflow so that one run at a time deploys.',
        exit_code: 10
    },
    wait_timeout: {
        meaning: 'The time limit of the step (`timeout`) ended first. A rollout in progress continues.',
        causes: ['The build takes longer than `timeout`.', 'The service is slow, or does not build pushes at the moment.'],
        fix: 'Set `timeout` to a longer time, or re-run the job to resume waiting. With `new_revision: always`, or if the run does not know its commit, a re-run starts a new revision instead.',
        exit_code: 9
    },
    deployment_deleted: {
        meaning: 'The deployment was deleted, or is being deleted, while this run worked on it.',
        causes: ['Another run, a sweep, or a person deleted it.', 'The pull request of the preview was closed.'],
        fix: 'Run again once the deletion finished to create it again.',
        exit_code: 6
    },
    revision_mismatch: {
        meaning: 'The revision is deployed, but what the service shows is not what this run requested.',
        causes: [
            'Another run or an edit in the service came in between.',
            'The service accepted the update, but did not apply all of it.',
            'The service shows a value, such as a secret or a number, in another form than this run sent.'
        ],
        fix: 'Check the deployment in the service, then run again. Set `concurrency` in the workflow.',
        exit_code: 4
    },
    other_commit: {
        meaning: 'The service built another commit, which does not contain the commit of this run. What was asked for is not live.',
        causes: [
            'The service, or its mirror of the repository, had not seen the push yet.',
            'The branch or tag was reset after this run began.'
        ],
        fix: 'Check that the service has the commit, then re-run the job.',
        exit_code: 4
    },
    not_active: {
        meaning: 'The revision is deployed, but it is not the one that serves.',
        causes: ['The service did not switch to it.', 'A newer revision of another run replaced it and failed.'],
        fix: 'Check in the service which revision serves, then run again with `new_revision: always`.',
        exit_code: 4
    },
    not_verified: {
        meaning: 'The revision is deployed, but the service could not be read to verify that it serves.',
        causes: ['The service failed or was unreachable right after the rollout.'],
        fix: 'Re-run the job once the service responds. It compares first, and makes no second revision.',
        exit_code: 4
    },
    not_serving: {
        meaning: 'The revision is DEPLOYED, but the agent server still answers from an earlier revision.',
        causes: ['The rollout swaps replicas after the status, and needed longer than `timeout`.', 'The rollout is stuck.'],
        fix: 'Check the rollout in the service. If it only needs more time, set `timeout` to more and re-run the job.',
        exit_code: 4
    },
    check_failed: {
        meaning: 'The revision is deployed, but the smoke check of the agent server failed.',
        causes: [
            'The assistant does not exist, or the agent reported an error.',
            'The answer does not match `smoke_expect`.',
            'The agent server refused the key, or was not ready within `smoke_timeout`.'
        ],
        fix: 'Read the answer in the message and the log of the revision, then fix the agent or the `smoke_\u2026` inputs.',
        exit_code: 4
    },
    rollback_refused: {
        meaning: 'The revision cannot be restored. Nothing was changed.',
        causes: [
            'The revision failed, was skipped, or is serving already.',
            'Its code is a commit of a branch, and the service cannot redeploy a revision. A patch would build the head of the branch.',
            'The service has no list of revisions, or does not show their code.'
        ],
        fix: 'Name another one with `revision`, deploy a tag or a digest that works, or revert the change and push.',
        exit_code: 5
    },
    rollback_failed: {
        meaning: 'The deploy failed, and so did the rollback to the last revision that was deployed.',
        causes: [
            'The earlier revision can no longer be deployed.',
            'The service failed, or another run deployed meanwhile.'
        ],
        fix: 'Check which revision serves. If none does, revert the change and push.',
        exit_code: 4
    },
    sweep_incomplete: {
        meaning: 'Some previews could not be read or deleted. The message lists each with its reason.',
        causes: ['The service refused a request, or did not answer.'],
        fix: 'Correct the reasons that the message lists, then run the sweep again.',
        exit_code: 1
    },
    dependency_failed: {
        meaning: 'The deployment was not started, because another one that it needs failed or was skipped. Nothing was changed.',
        causes: ['A deployment under its `needs` failed, was skipped, or was cancelled.'],
        fix: 'Correct the deployment that failed, then re-run the job.',
        exit_code: 1
    },
    dependency_not_ready: {
        meaning: 'A deployment under `needs` is not part of this run (`select`), and it is not live.',
        causes: ['It was never deployed, its deploy failed, or it is still in progress.'],
        fix: 'Deploy it first, or add it to `select`.',
        exit_code: 1
    },
    deployments_failed: {
        meaning: 'Several deployments of the manifest failed, for different reasons. The message lists each with its code.',
        causes: ['See the code of each deployment.'],
        fix: 'Correct the causes that the message lists, then re-run the job.',
        exit_code: 1
    },
    outputs_not_written: {
        meaning: 'The outputs of the step could not be written.',
        causes: ['The disk of the runner is full.', 'An earlier step removed the file behind `GITHUB_OUTPUT`.'],
        fix: 'Free disk space on the runner, then re-run the job.',
        exit_code: 1
    },
    github_unavailable: {
        meaning: 'GitHub did not answer, or refused a request. A deploy continues without it; the log shows a warning.',
        causes: ['GitHub is down or limits the requests of the token.', 'The token lacks a permission.'],
        fix: 'Grant the permission that the warning names, or run again later.',
        exit_code: 1
    },
    cancelled: {
        meaning: 'The run was cancelled. A rollout in progress continues.',
        causes: ['A person cancelled the workflow.', 'A newer run of the same `concurrency` group cancelled it.'],
        fix: 'Re-run the job to resume waiting. With `new_revision: always`, or if the run does not know its commit, a re-run starts a new revision instead.',
        exit_code: 8
    },
    internal: {
        meaning: 'Internal error. This is a bug in the action.',
        causes: ['A defect of the action.'],
        fix: 'Re-run the job with debug logging (`ACTIONS_STEP_DEBUG`), then report the error with the log.',
        exit_code: 70
    }
};


/***/ }),

/***/ 9973:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $q: function() { return /* binding */ TimeLimitError; },
/* harmony export */   GI: function() { return /* binding */ RequestError; },
/* harmony export */   Rc: function() { return /* binding */ ConnectionError; },
/* harmony export */   W6: function() { return /* binding */ PlanError; },
/* harmony export */   Xs: function() { return /* binding */ StatusError; },
/* harmony export */   bD: function() { return /* binding */ messageOf; },
/* harmony export */   c4: function() { return /* binding */ isNotFound; },
/* harmony export */   cc: function() { return /* binding */ CancelledError; },
/* harmony export */   dV: function() { return /* binding */ AnswerError; },
/* harmony export */   dh: function() { return /* binding */ isConflict; },
/* harmony export */   dz: function() { return /* binding */ InputError; },
/* harmony export */   ke: function() { return /* binding */ GitHubRefusal; },
/* harmony export */   s5: function() { return /* binding */ CredentialsExpiredError; },
/* harmony export */   sH: function() { return /* binding */ DeployError; },
/* harmony export */   v6: function() { return /* binding */ StoppedByBug; },
/* harmony export */   y_: function() { return /* binding */ GitHubError; }
/* harmony export */ });
class DeployError extends Error {
    code;
    advice;
    plain;
    constructor(code, message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.code = code;
        this.advice = options.advice;
        this.plain = options.plain ?? message;
    }
}
class InputError extends DeployError {
    problems;
    constructor(problems) {
        super('input_invalid', problems.map(({ input, problem }) => `${input}: ${problem}`).join('\n'));
        this.problems = problems;
    }
    get inputs() {
        const named = this.problems.map(({ input }) => (input.includes(':') ? input : input.split(/[.[]/, 1)[0]));
        return new Set(named).size;
    }
}
class PlanError extends DeployError {
}
class StoppedByBug extends Error {
}
class CancelledError extends DeployError {
    constructor(message = 'cancelled', { reason, ...options } = {}) {
        super(reason instanceof StoppedByBug ? 'internal' : 'cancelled', message, options);
    }
}
class RequestError extends DeployError {
    request;
    brief;
    mayHaveBeenApplied;
    retryable;
    retryAfterMs;
    mostAttempts;
    constructor(code, message, options) {
        super(code, message, options);
        this.request = options.request;
        this.brief = options.brief ?? message.split('\n', 1)[0] ?? '';
        this.mayHaveBeenApplied = options.mayHaveBeenApplied;
        this.retryable = options.retryable;
        this.retryAfterMs = options.retryAfterMs;
        this.mostAttempts = options.mostAttempts;
    }
}
class ConnectionError extends RequestError {
    timed_out;
    constructor(message, options) {
        super('control_plane_unreachable', message, options);
        this.timed_out = options.timed_out ?? false;
    }
}
class TimeLimitError extends RequestError {
    constructor(request) {
        super('wait_timeout', `${request} was not sent, because the time limit of the step (\`timeout\`) ended.`, {
            request,
            mayHaveBeenApplied: false,
            retryable: false,
            advice: 'Re-run the job: it reads first and continues from what exists. If that takes longer, set `timeout` to a longer time.'
        });
    }
}
const ATTEMPTS_FOR_UNUSABLE = 3;
class AnswerError extends RequestError {
    constructor(message, options) {
        super('invalid_response', message, { mostAttempts: ATTEMPTS_FOR_UNUSABLE, ...options });
    }
}
class StatusError extends RequestError {
    status;
    constructor(message, options) {
        super(codeOfStatus(options.status), message, options);
        this.status = options.status;
    }
    with(changes) {
        const { brief, request, status, mayHaveBeenApplied, retryable, retryAfterMs, advice, cause } = this;
        const same = { brief, request, status, mayHaveBeenApplied, retryable, retryAfterMs, advice, cause };
        return new StatusError(this.message, { ...same, ...changes });
    }
}
function isNotFound(error) {
    return error instanceof StatusError && (error.status === 404 || error.status === 410);
}
const UNAVAILABLE = new Set([408, 425, 429]);
function codeOfStatus(status) {
    if (status === 401 || status === 403)
        return 'auth_failed';
    if (status === 404 || status === 410)
        return 'not_found';
    if (status >= 500 || UNAVAILABLE.has(status))
        return 'control_plane_unreachable';
    return status < 400 ? 'invalid_response' : 'request_refused';
}
class CredentialsExpiredError extends StatusError {
}
class GitHubError extends DeployError {
    status;
    retry_after_ms;
    constructor(message, options = {}) {
        super('github_unavailable', message, options);
        this.status = options.status;
        this.retry_after_ms = options.retry_after_ms;
    }
}
class GitHubRefusal extends GitHubError {
    permission;
    constructor(message, options) {
        super(message, options);
        this.permission = options.permission;
    }
}
function messageOf(error) {
    if (typeof error === 'object' && error !== null && 'message' in error)
        return String(error.message);
    return String(error);
}
function isConflict(error) {
    return error instanceof StatusError && error.status === 409;
}


/***/ }),

/***/ 8617:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Ri: function() { return /* binding */ createGitHubSide; },
  HY: function() { return /* binding */ guardOf; },
  _4: function() { return /* binding */ recallRecorded; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/github/run-context.js
var run_context = __nccwpck_require__(9690);
// EXTERNAL MODULE: ./src/report/record.js
var record = __nccwpck_require__(5270);
// EXTERNAL MODULE: ./src/repository/preview-name.js
var preview_name = __nccwpck_require__(8909);
// EXTERNAL MODULE: ./src/repository/repository-url.js
var repository_url = __nccwpck_require__(2977);
// EXTERNAL MODULE: ./src/text/web-address.js
var web_address = __nccwpck_require__(7025);
// EXTERNAL MODULE: ./src/stand-ins/crypto.cjs
var stand_ins_crypto = __nccwpck_require__(4611);
// EXTERNAL MODULE: ./src/contract/status.js
var contract_status = __nccwpck_require__(8509);
// EXTERNAL MODULE: ./src/report/known-revision.js
var known_revision = __nccwpck_require__(2868);
// EXTERNAL MODULE: ./src/text/format.js
var format = __nccwpck_require__(9623);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
;// CONCATENATED MODULE: ./src/github-records/outcome.js





const LONGEST_DESCRIPTION = 140;
function isUnderWay(record) {
    const { operation, deployment_id, new_revision } = record;
    if (deployment_id === undefined)
        return false;
    if (operation === 'created' || operation === 'updated' || operation === 'rolled_back')
        return new_revision === true;
    return operation === 'unchanged' && (0,known_revision/* isPending */.mm)(record);
}
function finalState(record, failure) {
    if (failure !== undefined)
        return failure.kind === 'failure' ? 'failure' : 'error';
    if (record.operation === 'deleted')
        return 'inactive';
    if ((0,known_revision/* isPending */.mm)(record))
        return 'in_progress';
    const status = (0,known_revision/* lastStatus */.by)(record);
    return status !== undefined && (0,contract_status/* verdictOf */.Vj)(status) === 'failed' ? 'failure' : 'success';
}
function describeRun(record, failure) {
    const { revision_id, operation } = record;
    const status = (0,known_revision/* lastStatus */.by)(record);
    if (failure !== undefined)
        return (0,sanitize/* sanitizeLine */.g$)(failure.message, LONGEST_DESCRIPTION);
    const parts = [
        operation ?? 'deploy',
        ...(revision_id === undefined ? [] : [`revision ${revision_id}`]),
        ...(status ? [status] : []),
        ...(record.secrets_kept ? [describeKept(record.secrets_kept)] : [])
    ];
    return (0,sanitize/* sanitizeLine */.g$)(parts.join(', '), LONGEST_DESCRIPTION);
}
function describeKept(names) {
    const digest = (0,stand_ins_crypto.createHash)('sha256').update(JSON.stringify(names.toSorted())).digest('hex').slice(0, 12);
    return `kept ${(0,format/* count */.U9)(names.length, 'secret')} (${digest})`;
}

// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __nccwpck_require__(1243);
;// CONCATENATED MODULE: ./src/github-records/payload.js

function readPayload(payload) {
    const found = typeof payload === 'string' ? parseJson(payload) : payload;
    if (typeof found !== 'object' || found === null || !('name' in found) || typeof found.name !== 'string')
        return null;
    const { name } = found;
    const id = 'deployment_id' in found ? found.deployment_id : undefined;
    const plane = 'control_plane' in found ? found.control_plane : undefined;
    return {
        name,
        ...(typeof plane === 'string' && { control_plane: plane }),
        ...(typeof id === 'string' && vocabulary/* IDENTIFIER */.cS.test(id) && { deployment_id: id })
    };
}
function isOfDeployment(payload, { name, control_plane }) {
    const read = readPayload(payload);
    return read?.name === name && (read.control_plane ?? control_plane) === control_plane;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./src/github-records/github-deployment.js



const MOST_READ = 300;
const ENDED_BADLY = new Set(['failure', 'error']);
const MOST_BAD_IN_A_ROW = 30;
async function createRecord(github, { name, control_plane, environment, transient, ref = '' }, { deployment_id, description, commit }) {
    const payload = { name, control_plane, ...(deployment_id !== undefined && { deployment_id }) };
    const transient_environment = transient;
    const made = await github.createDeployment({
        ref: commit ?? ref,
        environment,
        description,
        transient_environment,
        payload
    });
    return made.id;
}
function statusOf(state, { description, url, run_url }) {
    const environment_url = state === 'success' ? (0,web_address/* webAddress */.D)(url) : undefined;
    return {
        state,
        description,
        ...(run_url !== undefined && { log_url: run_url }),
        ...(environment_url !== undefined && { environment_url })
    };
}
async function* ownRecords(github, owner) {
    let read = 0;
    for await (const deployment of github.listDeployments(owner.environment)) {
        if (++read > MOST_READ)
            return;
        if (isOfDeployment(deployment.payload, owner))
            yield deployment;
    }
}
async function retireRecords(github, wanted, { before = Number.POSITIVE_INFINITY, description }) {
    let bad = 0;
    for await (const { id } of ownRecords(github, wanted)) {
        if (id >= before)
            continue;
        const state = (await github.latestStatus(id))?.state ?? null;
        if (state === 'inactive')
            return;
        if (state !== null && ENDED_BADLY.has(state)) {
            if (++bad === MOST_BAD_IN_A_ROW)
                return;
            continue;
        }
        bad = 0;
        await github.addStatus(id, { state: 'inactive', description });
    }
}
const MOST_STATUSES = 5;
async function hasKeptSecrets(github, owner, { revision_id, names }) {
    let read = 0;
    for await (const { id } of ownRecords(github, owner)) {
        if (++read > MOST_STATUSES)
            return false;
        const status = await github.latestStatus(id);
        if (status?.state === 'success')
            return status.description.includes(revision_id) && status.description.endsWith(describeKept(names));
    }
    return false;
}

;// CONCATENATED MODULE: ./src/github-records/guard.js


function createGuard({ open, emit, told, leaves_open, ...run }) {
    let github;
    return async (what, task) => {
        try {
            github ??= open();
            return await task(await github);
        }
        catch (error) {
            const givenUp = error instanceof errors/* CancelledError */.cc;
            if (givenUp && !leaves_open)
                return undefined;
            const { key, message } = givenUp ? givenUpFor(what) : warningFor(what, error, run);
            if (!told.has(key))
                emit({ type: 'warning', message });
            told.add(key);
            return undefined;
        }
    };
}
function givenUpFor(what) {
    return {
        key: what,
        message: `This run was cancelled before GitHub answered, so it could not ${what}. The record may stay open until a later run ends.`
    };
}
function warningFor(what, error, { fork, command }) {
    if (!(error instanceof errors/* GitHubRefusal */.ke)) {
        return {
            key: 'other',
            message: `${(0,sanitize/* sanitizeLine */.g$)((0,errors/* messageOf */.bD)(error))}, so this run could not ${what}. Other records and comments of this run on GitHub may be missing, too. The ${command} continues.`
        };
    }
    const { permission } = error;
    const mend = fork
        ? `It needs "${permission}", which GitHub never grants to a run of a pull request from a fork.`
        : `Add to the permissions of the job: ${permission}`;
    return { key: permission, message: `${error.message}, so this run could not ${what}. ${mend}` };
}

// EXTERNAL MODULE: ./src/github-records/sticky-comment.js
var sticky_comment = __nccwpck_require__(4058);
// EXTERNAL MODULE: ./src/github-records/wanted.js
var github_records_wanted = __nccwpck_require__(7298);
;// CONCATENATED MODULE: ./src/github-records/recorder.js






const DELETED = 'The deployment was deleted';
function createRecorder(options) {
    const { wanted, making, closing, redactAll } = options;
    const written = {};
    let begun;
    return {
        observe(record) {
            if (!(0,github_records_wanted/* asksForRecords */.k)(wanted) || !isUnderWay(record))
                return;
            const { deployment_id } = record;
            if (begun !== undefined && begun.deployment_id === deployment_id)
                return;
            const told = redactAll({ record });
            const earlier = begun;
            begun = {
                deployment_id,
                record: Promise.resolve(earlier?.record).then(() => begin(options, written, told)),
                comment: Promise.resolve(earlier?.comment).then(() => writeComment(options, written, { ...told, guard: making }))
            };
        },
        async close(record, failure) {
            if (!(0,github_records_wanted/* asksForRecords */.k)(wanted) || record.operation === 'skipped')
                return;
            const told = redactAll({ record, failure });
            const record_told = Promise.resolve(begun?.record).then(() => end(options, written, told));
            const commented = Promise.resolve(begun?.comment).then(() => writeComment(options, written, { ...told, guard: closing, over: true }));
            await Promise.all([record_told, commented]);
        }
    };
}
function inEnvironment(wanted) {
    const { environment, plans = false } = wanted;
    return environment === undefined || plans ? undefined : { ...wanted, environment };
}
async function recordFor(github, written, { target, record, ...described }) {
    const { deployment, names } = written;
    const deployment_id = record.operation === undefined ? undefined : record.deployment_id;
    if (deployment !== undefined) {
        if (deployment_id === undefined || deployment_id === names)
            return deployment;
        await retireRecords(github, target, { before: deployment + 1, description: DELETED });
    }
    const made = await createRecord(github, target, { deployment_id, ...described });
    written.deployment = made;
    written.names = deployment_id;
    return made;
}
function commitOfRollback(record, repository) {
    const to = record.plan?.rolls_back_to;
    const commit = to === undefined ? undefined : (0,known_revision/* commitOf */.D3)(record, to);
    return commit !== undefined && (0,repository_url/* repositoryKey */.Kq)(record.repo_url ?? '') === repository ? { commit } : {};
}
async function begin({ wanted, running, making, run_url, repository }, written, told) {
    const target = inEnvironment(wanted);
    if (target === undefined)
        return;
    const { record } = told;
    const description = describeRun(record);
    const made = await making('record the deployment on GitHub', (github) => recordFor(github, written, { target, record, description, ...commitOfRollback(record, repository) }));
    if (made === undefined)
        return;
    await running('record the deployment on GitHub', (github) => github.addStatus(made, statusOf('in_progress', { description, url: record.url, run_url })));
}
async function end({ wanted, closing, run_url, repository }, written, told) {
    const target = inEnvironment(wanted);
    if (target === undefined)
        return;
    const { record, failure } = told;
    await closing('record the deployment on GitHub', async (github) => {
        if (record.operation === 'deleted')
            return retireRecords(github, target, { description: DELETED });
        if (wanted.deletes)
            return undefined;
        if (failure?.kind === 'cancelled' && written.deployment === undefined)
            return undefined;
        const state = finalState(record, failure);
        const description = describeRun(record, failure);
        const own = await recordFor(github, written, {
            target,
            record,
            description,
            ...commitOfRollback(record, repository)
        });
        await github.addStatus(own, statusOf(state, { description, url: record.url, run_url }));
        if (state === 'success') {
            await retireRecords(github, target, { before: own, description: 'Another run has deployed since' });
        }
        return undefined;
    });
}
async function writeComment({ wanted, run_url, now, redactAll }, written, { record, failure, guard, over = false }) {
    const { name, control_plane, comment_on: pull, plans: is_plan, transient } = wanted;
    if (pull === undefined)
        return;
    const { commentMarker, DELETED_HEADING, linkedUrl, renderComment } = await Promise.all(/* import() */[__nccwpck_require__.e(217), __nccwpck_require__.e(524)]).then(__nccwpck_require__.bind(__nccwpck_require__, 524));
    const marker = commentMarker({ name, control_plane, is_plan });
    const deployment = {
        name: redactAll(name),
        record,
        failure,
        under_way: !over,
        is_preview: transient,
        updated_at: now()
    };
    const body = (before = '') => {
        if (record.deletion === 'absent' && before.startsWith(DELETED_HEADING))
            return before;
        const shown = { ...deployment, earlier: { url: linkedUrl(before), run_started_at: 0, updated_at: 0 } };
        return `${renderComment({ deployments: [shown], run_url })}\n\n${marker}\n`;
    };
    const create = !wanted.deletes && record.operation !== 'deleted' && failure?.kind !== 'cancelled';
    await guard('write the comment on the pull request', async (github) => {
        written.comment = await (0,sticky_comment/* keepComment */.Xz)(github, { pull, marker, body, known: written.comment, create });
    });
}

;// CONCATENATED MODULE: ./src/github-records/github-side.js









const NO_GITHUB = {
    recall: async () => null,
    hasKept: async () => false,
    readPullRequest: async () => undefined,
    listChangedFiles: async (comparison) => ({ ...comparison, unknown: 'a full clone (GIT_DEPTH: 0) may have both' }),
    containsCommit: async () => undefined,
    observe: () => { },
    swept: async () => { },
    close: async () => { }
};
function createGitHubSide(options) {
    const { request, context } = options;
    if (context.git_host !== undefined)
        return NO_GITHUB;
    const told = new Set();
    const guards = {
        running: guardOf(options, 'running', told),
        making: guardOf(options, 'making', told),
        closing: guardOf(options, 'closing', told)
    };
    const isRecorded = request.command !== 'sweep' && (request.command !== 'delete' || isRealDelete(request));
    const records = isRecorded ? request.github.records : undefined;
    const recorder = records && recorderOf(options, records, guards);
    return {
        recall: (name) => recall(guards.running, placeOf(request.github, name), name),
        hasKept: (kept) => hasKept(guards.running, placeOf(request.github, kept.name), kept),
        readPullRequest: async (pull) => {
            if (request.command !== 'sweep' && !(0,run_context/* hasGitHub */.g)(options.context, request.github.token))
                return undefined;
            return guards.running(`read the state of pull request #${pull}`, (github) => github.readPullRequest(pull));
        },
        listChangedFiles: async (comparison) => {
            const asked = await askAboutCode(options, (github) => github.listChangedFiles(comparison));
            return 'value' in asked ? asked.value : { ...comparison, ...asked };
        },
        containsCommit: async (comparison) => {
            const asked = await askAboutCode(options, (github) => github.containsCommit(comparison));
            return 'value' in asked ? asked.value : undefined;
        },
        observe: (record) => recorder?.observe(record),
        swept: (preview) => closeSwept(options, preview, guards),
        close: async (record, failure) => recorder?.close(record, failure)
    };
}
function isRealDelete(request) {
    return request.command === 'delete' && !request.dry_run;
}
async function openFor({ request, context, open }, phase) {
    const { api_url, repository } = context;
    const { token } = request.github;
    if (token === undefined)
        throw new errors/* GitHubError */.y_('github_token is empty');
    if (repository === undefined)
        throw new errors/* GitHubError */.y_('The repository of this run is unknown');
    if (api_url === undefined)
        throw new errors/* GitHubError */.y_('The repository of this run is not on GitHub');
    return open({ token, apiUrl: api_url, repository }, phase);
}
function guardOf(options, phase, told) {
    const { request, context, emit } = options;
    const { pull_request, event_name } = context;
    return createGuard({
        open: () => openFor(options, phase),
        emit,
        told,
        leaves_open: phase !== 'running',
        fork: event_name === 'pull_request' && pull_request?.is_fork === true,
        command: request.command
    });
}
function recorderOf({ context, redactAll, now }, wanted, guards) {
    const { run_url, server_url, repository } = context;
    const own = repository && (0,repository_url/* repositoryKey */.Kq)(`${server_url}/${repository}`);
    return createRecorder({ wanted, run_url, repository: own, now, redactAll, ...guards });
}
async function askAboutCode(options, ask) {
    const { request, context } = options;
    const { server_url, repository } = context;
    const wanted = 'deploy' in request && request.deploy.wanted.source === 'git_host' ? request.deploy.wanted : undefined;
    const code = (0,repository_url/* repositoryKey */.Kq)(wanted?.source_config.repo_url ?? '');
    if (code !== (0,repository_url/* repositoryKey */.Kq)(`${server_url}/${repository}`)) {
        return { unknown: 'GitHub is asked only about the repository of this run' };
    }
    try {
        return { value: await ask(await openFor(options, 'running')) };
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        const fix = error instanceof errors/* GitHubRefusal */.ke ? ` (add "${error.permission}" to the permissions of the job)` : '';
        return { unknown: `${error.message}${fix}` };
    }
}
function placeOf(access, name) {
    if ('records' in access)
        return access.records;
    const { control_plane, environment = (0,preview_name/* previewEnvironment */._s)(name) } = access;
    return { control_plane, environment };
}
async function recallRecorded(side, { told, name, ...place }) {
    return side.context.git_host === undefined ? recall(guardOf(side, 'running', told), place, name) : null;
}
async function recall(guard, { control_plane, environment }, name) {
    if (environment === undefined)
        return null;
    const ids = await guard('look up the deployment that an earlier run recorded', async (github) => {
        const found = [];
        for await (const { payload } of ownRecords(github, { environment, name, control_plane })) {
            const id = readPayload(payload)?.deployment_id;
            if (id !== undefined)
                found.push(id);
        }
        return found;
    });
    return ids ?? null;
}
async function hasKept(guard, { control_plane, environment }, kept) {
    if (environment === undefined)
        return false;
    const owner = { environment, control_plane, name: kept.name };
    return (await guard('look up what an earlier run recorded', (github) => hasKeptSecrets(github, owner, kept))) ?? false;
}
async function closeSwept(options, preview, { running }) {
    const { request } = options;
    if (request.command !== 'sweep')
        return;
    const access = request.github;
    const recorder = recorderOf(options, sweptRecords(access, preview), { running, making: running, closing: running });
    await recorder.close({ ...record/* EMPTY_RECORD */.sU, name: preview.name, operation: 'deleted' });
}
function sweptRecords({ control_plane, environment, comments }, preview) {
    const { name, pull } = preview;
    const comment = comments ? { comment_on: pull } : {};
    return {
        name,
        control_plane,
        environment: environment ?? (0,preview_name/* previewEnvironment */._s)(name),
        transient: true,
        deletes: true,
        ...comment
    };
}


/***/ }),

/***/ 4058:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MU: function() { return /* binding */ isOurs; },
/* harmony export */   Xz: function() { return /* binding */ keepComment; },
/* harmony export */   h1: function() { return /* binding */ findComment; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);

async function keepComment(github, comment) {
    const { pull, body, known } = comment;
    if (known !== undefined && (await update(github, known, body())))
        return known;
    const found = await findComment(github, comment);
    if (found !== undefined && (await update(github, found.id, body(found.body))))
        return found.id;
    if (!comment.create)
        return undefined;
    const made = await github.createComment(pull, body());
    const oldest = await findComment(github, comment);
    if (oldest === undefined || oldest.id === made.id)
        return made.id;
    await github.deleteComment(made.id);
    await github.updateComment(oldest.id, body());
    return oldest.id;
}
async function findComment(github, { pull, marker }) {
    for await (const comment of github.listComments(pull)) {
        if (comment.is_trusted && isOurs(comment.body, marker))
            return comment;
    }
    return undefined;
}
function isOurs(body, marker) {
    return body.startsWith('### ') && body.trimEnd().split('\n').at(-1) === marker;
}
async function update(github, id, body) {
    try {
        await github.updateComment(id, body);
        return true;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubRefusal */ .ke && error.status === 404)
            return false;
        throw error;
    }
}


/***/ }),

/***/ 7298:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ controlPlaneKey; },
/* harmony export */   k: function() { return /* binding */ asksForRecords; }
/* harmony export */ });
/* harmony import */ var crypto_on_demand__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4611);
/* harmony import */ var _http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3716);


function asksForRecords({ environment, comment_on }) {
    return environment !== undefined || comment_on !== undefined;
}
const LENGTH = 16;
function controlPlaneKey(base_url) {
    const canonical = (0,_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .Dl)(base_url) === undefined ? base_url : (0,_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlash */ .ae)(base_url);
    return (0,crypto_on_demand__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('hex').slice(0, LENGTH);
}


/***/ }),

/***/ 9690:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ readRunContext; },
/* harmony export */   g: function() { return /* binding */ hasGitHub; }
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4159);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7025);


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

/***/ 3132:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ retryAfterMs; }
/* harmony export */ });
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7127);

function retryAfterMs(answer) {
    const { retryAfter } = answer;
    if (retryAfter === undefined)
        return undefined;
    if (/^\d+(\.\d+)?$/.test(retryAfter.trim()))
        return Number(retryAfter) * 1000;
    const at = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_0__/* .readDate */ .A)(retryAfter);
    return Number.isNaN(at) ? undefined : Math.max(0, at - sentAt(answer));
}
function sentAt({ date, receivedAt }) {
    const sent = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_0__/* .readDate */ .A)(date);
    return Number.isNaN(sent) ? receivedAt : sent;
}


/***/ }),

/***/ 3716:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bf: function() { return /* binding */ unsafeReason; },
/* harmony export */   Dl: function() { return /* binding */ parseUrl; },
/* harmony export */   U9: function() { return /* binding */ isLoopback; },
/* harmony export */   ae: function() { return /* binding */ withoutTrailingSlash; }
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2303);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7025);


const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const isLoopback = (hostname) => LOOPBACK.test(hostname);
function parseUrl(text) {
    return /[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text) ? undefined : new URL(text);
}
function unsafeReason(text) {
    const url = parseUrl(text);
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return 'is not a URL. Use the form https://host/path.';
    const reasons = [];
    if (url.username !== '' || url.password !== '')
        reasons.push('contains a user or password. Remove it, and pass the key as api_key, tenant_id or bearer_token.');
    if (/[?#]/.test(text))
        reasons.push('contains a query or fragment (? or #). Use the form https://host/path.');
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
        reasons.push(`is plain http to ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(url.hostname, 80)}, which would expose the key. Use https. Plain http is only allowed to this machine.`);
    return reasons.length === 0 ? undefined : reasons.join(' It also ');
}
function withoutTrailingSlash(text) {
    const { origin, pathname } = new URL(text);
    return origin + (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(pathname);
}


/***/ }),

/***/ 3468:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: function() { return /* binding */ createHttpSender; },
  R: function() { return /* binding */ nameRequest; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
;// CONCATENATED MODULE: ./src/http/body.js

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
async function readText(message) {
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > MAX_ANSWER_BYTES) {
            message.destroy();
            throw new Error(`the answer is larger than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB`);
        }
        chunks.push(chunk);
    }
    if (!message.complete)
        throw new Error('the answer was cut off');
    const body = await decompress(Buffer.concat(chunks), message.headers['content-encoding']);
    return new TextDecoder().decode(body);
}
async function decompress(body, encoding = '') {
    const name = encoding.trim().toLowerCase();
    if (name === '' || name === 'identity' || body.length === 0)
        return body;
    const { brotliDecompressSync, inflateSync, unzipSync } = await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 8522, 19));
    const limit = { maxOutputLength: MAX_ANSWER_BYTES };
    switch (name) {
        case 'gzip':
        case 'x-gzip':
            return unzipSync(body, limit);
        case 'deflate':
            return inflateSync(body, limit);
        case 'br':
            return brotliDecompressSync(body, limit);
        default:
            throw new Error(`the answer is compressed as ${(0,sanitize/* sanitizeLine */.g$)(encoding, 40)}, which was not requested`);
    }
}
async function readTextStream(message, maxBytes, onText) {
    const decoder = new TextDecoder();
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > maxBytes) {
            message.destroy();
            throw new Error(`the stream is larger than ${maxBytes / 1024 / 1024} MiB`);
        }
        onText(decoder.decode(chunk, { stream: true }));
    }
    onText(decoder.decode());
    if (!message.complete)
        throw new Error('the stream was cut off');
}

// EXTERNAL MODULE: ./src/http/safe-url.js
var safe_url = __nccwpck_require__(3716);
;// CONCATENATED MODULE: ./src/http/connection-error.js



const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL']);
const TLS_FAILURE = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|^EPROTO$/;
const PROXY_STATUS = /tunneling socket could not be established, statusCode=(\d{3})/;
const ATTEMPTS_ON_THIS_MACHINE = 4;
function connectionError(cause, failed) {
    const { request, timedOutMs } = failed;
    const code = codeOf(cause);
    const text = (0,errors/* messageOf */.bD)(cause);
    const isUntrusted = TLS_FAILURE.test(code);
    const { headline, fix } = explain(code, text, failed);
    const what = (0,sanitize/* sanitizeLine */.g$)(text.includes(code) ? text || 'the connection failed' : `${code}: ${text}`);
    const fact = timedOutMs === undefined ? what : `no whole answer within ${Math.ceil(timedOutMs / 1000)} s`;
    const brief = `${request}: ${fact}`;
    return new errors/* ConnectionError */.Rc(`${headline}\n${brief}`, {
        request,
        brief,
        mayHaveBeenApplied: !NOT_SENT.has(code) && !isUntrusted,
        retryable: !isUntrusted,
        timed_out: timedOutMs !== undefined,
        mostAttempts: isAbsentHere(code, failed) ? ATTEMPTS_ON_THIS_MACHINE : undefined,
        advice: fix,
        cause
    });
}
function isAbsentHere(code, { baseUrl, hasAnswered }) {
    return code === 'ECONNREFUSED' && !hasAnswered && (0,safe_url/* isLoopback */.U9)(new URL(baseUrl).hostname);
}
function explain(code, text, { baseUrl, address, timedOutMs }) {
    const url = new URL(baseUrl);
    const host = (0,sanitize/* sanitizeLine */.g$)(url.host, 100);
    const reach = `Check ${address}, and that this runner can reach ${host}. HTTPS_PROXY and NO_PROXY are honored.`;
    if (timedOutMs !== undefined)
        return { headline: `${host} sent no whole answer within ${Math.ceil(timedOutMs / 1000)} s.`, fix: reach };
    const proxyStatus = PROXY_STATUS.exec(text)?.[1];
    if (proxyStatus !== undefined) {
        const fix = proxyStatus === '407'
            ? 'Put the user and password of the proxy into HTTPS_PROXY.'
            : `Ask the owner of the proxy in HTTPS_PROXY to allow ${host}. If the runner reaches ${host} directly, add it to NO_PROXY.`;
        return { headline: `The proxy refused to connect to ${host} (${proxyStatus}).`, fix };
    }
    if (TLS_FAILURE.test(code))
        return {
            headline: `No trusted connection to ${host} can be made.`,
            fix: `If your own authority signed the certificate, set NODE_EXTRA_CA_CERTS to its certificate. If the server speaks plain http on this port, correct ${address}.`
        };
    switch (code) {
        case 'ENOTFOUND':
            return {
                headline: `The host ${host} was not found.`,
                fix: `Check the spelling of ${address}. If the name is private, use a runner in a network that resolves it.`
            };
        case 'EAI_AGAIN':
            return {
                headline: `The name server did not answer for the host ${host}.`,
                fix: `Check the network of the runner and the spelling of ${address}, then run again.`
            };
        case 'ECONNREFUSED':
            return (0,safe_url/* isLoopback */.U9)(url.hostname)
                ? {
                    headline: `No program listens at ${host}. This address is the runner itself.`,
                    fix: `Check ${address}. If it is the local control plane, start it in an earlier step of the same job, and let that step wait until it answers.`
                }
                : {
                    headline: `${host} refused the connection.`,
                    fix: `Check host and port of ${address}, and that the service is running.`
                };
        default:
            return { headline: `The connection to ${host} failed.`, fix: reach };
    }
}
function codeOf(cause) {
    return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __nccwpck_require__(1846);
;// CONCATENATED MODULE: ./src/http/wire.js

const SWITCHING_PROTOCOLS = 101;
class Client extends lib.HttpClient {
    requestRawWithCallback(...[info, data, onResult]) {
        const request = (options, onAnswer) => info.httpModule.request(options, onAnswer).once('upgrade', (message, socket) => {
            socket.destroy();
            onResult(undefined, new lib/* HttpClientResponse */.bd(message));
        });
        const httpModule = Object.create(info.httpModule, { request: { value: request } });
        super.requestRawWithCallback({ ...info, httpModule }, data, onResult);
    }
}
function openWire(signal) {
    const prepareRequest = (options) => {
        options.signal = wire.signal;
        options.host = options.host?.replace(/^\[(.*)\]$/, '$1') ?? null;
    };
    const handler = {
        prepareRequest,
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('no authentication handler'))
    };
    const open = (keepAlive) => new Client('deploy-agent-server', [handler], { allowRedirects: false, allowRetries: false, keepAlive });
    const wire = { reader: open(true), writer: open(false), signal, hasAnswered: false };
    return wire;
}

;// CONCATENATED MODULE: ./src/http/sender.js




function nameRequest({ method, path }) {
    return `${method} ${path.split('?', 1)[0]}`;
}
function createHttpSender(options) {
    const wire = openWire(options.cancelled);
    return {
        send: (request) => exchange(wire, options, { request, read: readText }),
        stream: (request, maxBytes, onText) => {
            const read = async (message) => {
                if ((message.statusCode ?? 0) > 299)
                    return readText(message);
                await readTextStream(message, maxBytes, onText);
                return '';
            };
            return exchange(wire, options, { request, read });
        },
        close: () => {
            wire.reader.dispose();
            wire.writer.dispose();
        }
    };
}
async function exchange(wire, { address, cancelled, clock, onExchange, ...options }, { request, read }) {
    const { method, path, timeoutMs } = request;
    const timeUp = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
    const startedAt = clock.now();
    const tell = (what) => onExchange?.(`${method} ${path}: ${what}, ${Math.round(clock.now() - startedAt)} ms`);
    try {
        cancelled.throwIfAborted();
        wire.signal = AbortSignal.any([cancelled, timeUp]);
        const { message } = await orAborted(sendOver(method === 'GET' && !request.ownConnection ? wire.reader : wire.writer, options, request), wire.signal);
        wire.hasAnswered = true;
        const status = message.statusCode ?? 0;
        const text = status === SWITCHING_PROTOCOLS ? '' : await read(message);
        tell(String(status));
        const { location, date, 'retry-after': retryAfter } = message.headers;
        return { status, text, retryAfter, location, date, receivedAt: clock.date() };
    }
    catch (error) {
        tell('no whole answer');
        if (cancelled.aborted)
            throw new errors/* CancelledError */.cc('cancelled', { cause: error, reason: cancelled.reason });
        const timedOutMs = timeUp.aborted ? timeoutMs : undefined;
        const { hasAnswered } = wire;
        const exchanged = { request: nameRequest(request), baseUrl: options.baseUrl, address, timedOutMs, hasAnswered };
        throw connectionError(error, exchanged);
    }
}
function sendOver(client, { baseUrl, headers }, { method, path, body, accept = 'application/json' }) {
    const data = body === undefined ? null : JSON.stringify(body);
    return client.request(method, baseUrl + path, data, {
        accept,
        'accept-encoding': 'identity',
        ...(data !== null && { 'content-type': 'application/json' }),
        ...headers
    });
}
function orAborted(promise, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
        if (signal.aborted)
            abort();
        signal.addEventListener('abort', abort, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}


/***/ }),

/***/ 8562:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ startTimeLimit; }
/* harmony export */ });
/* unused harmony export graceOf */
const GRACE = { share: 1 / 40, shortestMs: 300, longestMs: 30_000 };
const SHORTEST_MS = 1_000;
function startTimeLimit(clock, timeoutMs) {
    let deadline = clock.now() + Math.max(timeoutMs, SHORTEST_MS);
    return {
        graceMs: graceOf(timeoutMs),
        remainingMs: () => deadline - clock.now(),
        extend: (ms) => {
            deadline += ms;
        }
    };
}
function graceOf(timeoutMs) {
    return Math.min(Math.max(timeoutMs * GRACE.share, GRACE.shortestMs), GRACE.longestMs);
}


/***/ }),

/***/ 8468:
/***/ (function(__webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
__nccwpck_require__.a(__webpack_module__, async function (__webpack_handle_async_dependencies__, __webpack_async_result__) { try {
__nccwpck_require__.r(__webpack_exports__);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(710);
/* harmony import */ var _run_as_process_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8364);


await (0,_run_as_process_js__WEBPACK_IMPORTED_MODULE_1__/* .runAsProcess */ .d)((0,_action_js__WEBPACK_IMPORTED_MODULE_0__/* .createAction */ .V)());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 3994:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Od: function() { return /* binding */ codeOrigin; },
/* harmony export */   PZ: function() { return /* binding */ noteFork; },
/* harmony export */   fs: function() { return /* binding */ isOfMergeQueue; },
/* harmony export */   hT: function() { return /* binding */ noRefReason; },
/* harmony export */   pl: function() { return /* binding */ untrustedOrigin; },
/* harmony export */   q_: function() { return /* binding */ isPushTo; },
/* harmony export */   vH: function() { return /* binding */ knownCommit; }
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4159);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2977);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2303);



const OTHER_REF_EVENTS = new Map([
    ['workflow_run', 'a workflow_run event runs on the default branch, not on the branch that triggered it'],
    ['issue_comment', 'an issue_comment event runs on the default branch, not on the pull request']
]);
const MERGE_QUEUE = 'a merge queue runs on a temporary branch with code that is not merged yet';
function isOfMergeQueue({ event_name, ref }) {
    return event_name === 'merge_group' || ref?.startsWith('refs/heads/gh-readonly-queue/') === true;
}
function otherRef(context) {
    return isOfMergeQueue(context) ? MERGE_QUEUE : OTHER_REF_EVENTS.get(context.event_name);
}
function codeOrigin(context) {
    const { pull_request, server_url, repository, ref, sha } = context;
    if (pull_request !== undefined) {
        const { head_repository, head_ref, head_sha } = pull_request;
        return {
            repo_url: head_repository && `${server_url}/${head_repository}`,
            ...branchOrNothing(head_ref, head_sha)
        };
    }
    const repo_url = repository && `${server_url}/${repository}`;
    const known = ref !== undefined && /^refs\/(?:heads|tags)\/./.test(ref) && otherRef(context) === undefined;
    if (!known)
        return { repo_url, repo_ref: undefined, commit: undefined };
    return { repo_url, ...((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(ref) ? { repo_ref: ref, commit: sha } : branchOrNothing((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(ref), sha)) };
}
function branchOrNothing(branch, commit) {
    return branch.startsWith('refs/') ? { repo_ref: undefined, commit: undefined } : { repo_ref: branch, commit };
}
function untrustedOrigin({ event_name, pull_request }) {
    if (event_name !== 'pull_request_target' || !pull_request?.is_fork)
        return undefined;
    const { number, head_repository } = pull_request;
    const from = head_repository === undefined ? 'a deleted fork' : `the fork ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(head_repository, 100)}`;
    return `is not set. Pull request #${number} comes from ${from}, and a pull_request_target run would give the secrets of this repository to its code. Use the pull_request event, or review the code and set repo_ref.`;
}
function noRefReason(context) {
    const { ref, pull_request, no_code_reason } = context;
    if (no_code_reason !== undefined)
        return no_code_reason;
    const branch = pull_request?.head_ref ?? (ref && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(ref));
    if (branch?.startsWith('refs/') && ref?.startsWith('refs/pull/') !== (pull_request === undefined)) {
        return `the service would read the branch name ${branch} as another ref`;
    }
    return otherRef(context) ?? `the ref of this run (${ref ?? 'none'}) is neither a branch nor a tag`;
}
function knownCommit(origin, repo_url, repo_ref) {
    if (origin.repo_url === undefined || repo_url === undefined || repo_ref !== origin.repo_ref)
        return undefined;
    return (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(repo_url) === (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(origin.repo_url) ? origin.commit : undefined;
}
function isPushTo(context, repo_ref) {
    return context.event_name === 'push' && repo_ref !== undefined && !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(repo_ref);
}
function noteFork(wanted, { pull_request }) {
    if (!pull_request?.is_fork || wanted.source !== 'git_host')
        return [];
    const { repo_url = '' } = wanted.source_config;
    return [`Pull request #${pull_request.number} comes from a fork. Building ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(repo_url)}.`];
}


/***/ }),

/***/ 6582:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $P: function() { return /* binding */ readBaseUrl; },
/* harmony export */   dC: function() { return /* binding */ readConnection; },
/* harmony export */   ts: function() { return /* binding */ readDialect; }
/* harmony export */ });
/* harmony import */ var _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3388);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2303);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8183);



const DEPENDABOT = 'dependabot[bot]';
const SETTINGS = 'Settings \u2192 Secrets and variables';
const NO_BASE_URL = 'is not set. Pass the address of the control plane, such as https://control-plane.example/api.';
const BASE_URL_IN_WORKFLOW = ` If it comes from a variable, such as CONTROL_PLANE_URL, set that under ${SETTINGS} \u2192 Actions \u2192 Variables, or in the environment that the job names in \`environment:\`.`;
const NO_CREDENTIAL = 'is not set, and neither is tenant_id or bearer_token.';
const ADD_SECRET = `Add the key as a secret under ${SETTINGS} \u2192 Actions, and pass it as \${{ secrets.NAME }}. Runs of Dependabot and of pull requests from forks do not get these secrets.`;
const SET_VARIABLE = 'Set the variable DEPLOY_AGENT_SERVER_API_KEY, or use --api-key-file FILE (- for standard input).';
const SET_ON_GITLAB = 'Add the variable DEPLOY_AGENT_SERVER_API_KEY under Settings \u2192 CI/CD \u2192 Variables. A protected variable exists only on protected branches and tags.';
const FOR_DEPENDABOT = `This run belongs to Dependabot, which gets only its own secrets. Add the key under ${SETTINGS} \u2192 Dependabot, or skip this step for Dependabot.`;
const EXCESS = /(?<!\/)\/(?:v[12](?:\/deployments(?:\/[^/]*)?)?|docs)$/;
function readBaseUrl({ raw, field, problems, context }) {
    const isOnGitHub = context.is_on_github !== false;
    const base_url = field.safeUrl('base_url') ?? '';
    const excess = EXCESS.exec(base_url)?.[0];
    if (excess !== undefined)
        problems.add('base_url', `ends in "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(excess, 60)}". Remove that: each request adds its own path.`);
    if (raw.base_url === undefined)
        problems.add('base_url', `${NO_BASE_URL}${isOnGitHub ? BASE_URL_IN_WORKFLOW : ''}`);
    return base_url;
}
function readConnection(reading) {
    const { raw, field, problems, dialect, context } = reading;
    const isOnGitHub = context.is_on_github !== false;
    const base_url = readBaseUrl(reading);
    const credentials = {
        api_key: field.credential('api_key'),
        tenant_id: field.credential('tenant_id'),
        bearer_token: field.credential('bearer_token')
    };
    if (/^Bearer\s/i.test(credentials.bearer_token ?? ''))
        problems.add('bearer_token', 'starts with the word Bearer, which is added automatically. Pass the token alone.');
    if (raw.api_key === undefined && raw.tenant_id === undefined && raw.bearer_token === undefined) {
        const elsewhere = context.git_host === 'gitlab' ? SET_ON_GITLAB : SET_VARIABLE;
        const fix = !isOnGitHub ? elsewhere : context.actor === DEPENDABOT ? FOR_DEPENDABOT : ADD_SECRET;
        problems.add('api_key', `${NO_CREDENTIAL} ${fix}`);
    }
    return { base_url, credentials, dialect };
}
function readDialect(text, problems) {
    if (text === undefined)
        return _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL */ .qm;
    if (Object.hasOwn(_contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9, text))
        return _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9[text] ?? _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL */ .qm;
    problems.add('api_dialect', (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .invisibleProblem */ .XM)(text) ?? (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .notAChoice */ .Iw)(text, Object.keys(_contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9)));
    return _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL */ .qm;
}


/***/ }),

/***/ 7086:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  B: function() { return /* binding */ INPUT_SOURCE; },
  U: function() { return /* binding */ readDesiredDeployment; }
});

// EXTERNAL MODULE: ./src/contract/dialect/dialect.js
var dialect_dialect = __nccwpck_require__(3388);
// EXTERNAL MODULE: ./src/contract/fields.js
var fields = __nccwpck_require__(7678);
// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __nccwpck_require__(1243);
// EXTERNAL MODULE: ./src/http/safe-url.js
var safe_url = __nccwpck_require__(3716);
// EXTERNAL MODULE: ./src/repository/path.js
var repository_path = __nccwpck_require__(90);
// EXTERNAL MODULE: ./src/repository/refs.js
var refs = __nccwpck_require__(4159);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
// EXTERNAL MODULE: ./src/inputs/code-origin.js
var code_origin = __nccwpck_require__(3994);
// EXTERNAL MODULE: ./src/inputs/fields.js
var inputs_fields = __nccwpck_require__(8183);
;// CONCATENATED MODULE: ./src/inputs/image.js

const DIGEST_DIGITS = { sha256: 64, sha384: 96, sha512: 128 };
function readImage({ field, problems }) {
    const image = field.text('image_uri');
    if (image === undefined)
        return undefined;
    const problem = imageProblem(image);
    if (problem === undefined)
        return image.replace(/@sha\d+:[^@]*$/i, (digest) => digest.toLowerCase());
    problems.add('image_uri', problem);
    return undefined;
}
function imageProblem(image) {
    const [scheme] = /^[a-z][a-z0-9+.-]*:\/\//i.exec(image) ?? [];
    if (scheme !== undefined)
        return `is a web address, not the name of an image. Remove ${(0,sanitize/* sanitizeLine */.g$)(scheme, 30)}`;
    const [end] = /[:@/]$/.exec(image) ?? [];
    if (end !== undefined)
        return `ends with ${end}, so a part is missing. Add it. If an expression sets it, that is empty.`;
    const [name = '', digest, ...more] = image.split('@');
    if (more.length > 0)
        return 'has more than one @. Use the form registry/name:tag or registry/name@sha256:\u2026.';
    return nameProblem(name) ?? (digest === undefined ? undefined : digestProblem(digest));
}
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/i;
const PART = /^[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*$/i;
const TAG = /^\w[\w.-]{0,127}$/;
function nameProblem(name) {
    const at = name.indexOf(':', name.lastIndexOf('/') + 1);
    const [untagged, tag] = at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
    const [first = '', ...rest] = untagged.split('/');
    const hasHost = rest.length > 0 && (/[.:]/.test(first) || first.toLowerCase() === 'localhost');
    const path = hasHost ? rest.join('/') : untagged;
    const isName = path.split('/').every((part) => PART.test(part)) && (!hasHost || HOST.test(first));
    if (!isName || (tag !== undefined && !TAG.test(tag)))
        return `"${(0,sanitize/* sanitizeLine */.g$)(name, 80)}" is not an image. Use the form registry/name:tag or registry/name@sha256:\u2026.`;
    if (path === path.toLowerCase())
        return undefined;
    return `has upper case in its name, which registries refuse. Write ${(0,sanitize/* sanitizeLine */.g$)(name.replace(path, path.toLowerCase()), 200)}.`;
}
function digestProblem(digest) {
    const [, algorithm = '', value = ''] = /^([a-z0-9]+(?:[+._-][a-z0-9]+)*):([\w=-]+)$/i.exec(digest) ?? [];
    if (algorithm === '')
        return 'has no digest after the @. Use the form registry/name@sha256:\u2026.';
    const digits = DIGEST_DIGITS[algorithm.toLowerCase()];
    if (digits === undefined || (value.length === digits && /^[0-9a-f]+$/i.test(value)))
        return undefined;
    return `has an invalid ${algorithm.toLowerCase()} digest: ${value.length} characters instead of ${digits} hex digits. Copy it whole.`;
}

// EXTERNAL MODULE: ./src/inputs/paths.js
var inputs_paths = __nccwpck_require__(7872);
;// CONCATENATED MODULE: ./src/inputs/desired-deployment.js











const INPUT_SOURCE = [
    ...fields/* FIELDS */.cJ.flatMap(({ input, source }) => (source === 'both' ? [] : [[input, source]])),
    ['paths', 'git_host']
];
function given(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
function readDesiredDeployment(input, common) {
    const { raw, problems } = input;
    const source = readSource(input) ?? (raw.image_uri === undefined ? 'git_host' : 'external_container');
    for (const [name, belongs] of INPUT_SOURCE) {
        if (raw[name] === undefined || belongs === source)
            continue;
        const how = raw.source === undefined ? `this run's source is ${source}` : `source is ${source}`;
        problems.add(name, `belongs to source ${belongs}, but ${how}. Remove it, or set source to ${belongs}.`);
    }
    return source === 'git_host' ? readGitHost(input, common) : readExternalContainer(input, common);
}
function readGitHost(input, common) {
    const { field, context } = input;
    const origin = (0,code_origin/* codeOrigin */.Od)(context);
    const repo_url = field.repositoryUrl('repo_url') ?? origin.repo_url;
    const repo_ref = readRef(input) ?? origin.repo_ref;
    const build_on_push = field.boolean('build_on_push');
    refuseUnusableCode(input, { origin, repo_ref, build_on_push });
    const isOwnCode = input.raw.repo_ref === undefined && input.raw.repo_url === undefined;
    if (isOwnCode)
        input.warnings.push(...(context.code_warnings ?? []));
    const { unpushed_commits, sha_before } = context;
    const commit = (0,code_origin/* knownCommit */.vH)(origin, repo_url, repo_ref);
    const paths = (0,inputs_paths/* readPaths */.V)(input);
    return {
        source: 'git_host',
        ...common,
        source_config: given({
            integration_id: field.guid('integration_id'),
            repo_url,
            deployment_type: field.choice('deployment_type', vocabulary/* DEPLOYMENT_TYPES */._o),
            build_on_push,
            install_command: field.text('install_command'),
            build_command: field.text('build_command')
        }),
        source_revision_config: given({
            repo_ref,
            graph_config_path: readGraphPath(input)
        }),
        ...(paths !== undefined && !(0,refs/* isTag */.dz)(repo_ref) && { paths }),
        ...(commit !== undefined && { commit, is_push_to_ref: (0,code_origin/* isPushTo */.q_)(context, repo_ref) }),
        ...(commit !== undefined && sha_before !== undefined && { commit_before: sha_before }),
        ...(isOwnCode && unpushed_commits !== undefined && { unpushed_commits })
    };
}
function refuseUnusableCode({ raw, problems, context }, { origin, repo_ref, build_on_push }) {
    const untrusted = (0,code_origin/* untrustedOrigin */.pl)(context);
    if (raw.repo_ref === undefined && untrusted !== undefined)
        problems.add('repo_ref', untrusted);
    if (raw.repo_ref === undefined && origin.repo_ref === undefined) {
        problems.add('repo_ref', `is not set, and ${(0,sanitize/* sanitizeLine */.g$)((0,code_origin/* noRefReason */.hT)(context))}. Set it to a branch, or to a tag as refs/tags/\u2026.`);
    }
    if (raw.repo_url === undefined && origin.repo_url === undefined) {
        const why = context.no_code_reason ?? 'the repository of this run is unknown or was deleted';
        problems.add('repo_url', `is not set, and ${why}. Set its URL, such as https://github.com/acme/support.`);
    }
    if (build_on_push === true && (0,refs/* isTag */.dz)(repo_ref)) {
        problems.add('build_on_push', `cannot be true while repo_ref is a tag (${(0,sanitize/* sanitizeLine */.g$)(repo_ref)}). Set it to false, or use a branch.`);
    }
}
function readGraphPath({ field, problems }) {
    const path = field.text('graph_config_path');
    const problem = path === undefined ? undefined : pathProblem(path);
    if (path === undefined || problem === undefined)
        return path && (0,repository_path/* canonicalPath */.O)(path);
    problems.add('graph_config_path', `"${(0,sanitize/* sanitizeLine */.g$)(path, 80)}" ${problem}`);
    return undefined;
}
function pathProblem(path) {
    const canonical = (0,repository_path/* canonicalPath */.O)(path);
    if (/^[/\\~]/.test(path) || /^\.\.(?:\/|$)/.test(canonical))
        return 'is outside the repository. Write it from the root of the repository, without a leading /.';
    if (path.includes('\\'))
        return `contains backslashes. Write ${(0,sanitize/* sanitizeLine */.g$)(path.replaceAll('\\', '/'), 80)}`;
    return path.endsWith('/') || canonical === ''
        ? 'is a folder. Write the path of the file, such as agents/support/agent.json.'
        : undefined;
}
function readExternalContainer(input, common) {
    const { field } = input;
    const cluster_namespace = field.text('cluster_namespace');
    return {
        source: 'external_container',
        ...common,
        source_config: given({
            custom_url: readCustomUrl(input),
            resource_spec: readResourceSpec(input),
            listener_id: field.guid('listener_id'),
            listener_config: cluster_namespace === undefined ? undefined : { cluster_namespace }
        }),
        source_revision_config: given({
            image_uri: readImage(input)
        }),
        ...(input.dialect.serviceRules.needsResourceSpec && { needs_resource_spec: true })
    };
}
function readCustomUrl({ raw, field, problems }) {
    const url = field.webUrl('custom_url');
    const unsafe = url === undefined || raw.smoke_assistant === undefined ? undefined : (0,safe_url/* unsafeReason */.Bf)(url);
    if (unsafe !== undefined)
        problems.add('custom_url', `${unsafe} The smoke check sends a key there.`);
    return url;
}
function readRef({ field, problems, warnings, context }) {
    const text = field.text('repo_ref');
    if (text === undefined)
        return undefined;
    const ref = (0,refs/* canonicalRef */.SV)(text);
    const bare = (0,refs/* isTag */.dz)(ref) ? ref.slice('refs/tags/'.length) : ref;
    const shown = `"${(0,sanitize/* sanitizeLine */.g$)(text, 80)}"`;
    const tag = meantTag(text, context);
    if (tag !== undefined) {
        problems.add('repo_ref', `${shown} is a tag, but a bare name means a branch. Write ${(0,sanitize/* sanitizeLine */.g$)(tag, 80)}. If it is a branch, write refs/heads/${(0,sanitize/* sanitizeLine */.g$)(text, 80)}.`);
    }
    else if (isCommit(ref, context)) {
        problems.add('repo_ref', `${shown} is a commit ID, but the service deploys branches and tags. Use the branch, or tag the commit and use refs/tags/\u2026.`);
    }
    else if (bare === '' || bare.startsWith('refs/') || /[\s~^:?*[\\]|\.\.|@\{/.test(bare)) {
        problems.add('repo_ref', `${shown} is not a branch or tag. Use the bare name of a branch, or refs/tags/\u2026.`);
    }
    else {
        if ((0,refs/* isVersion */.lF)(text))
            warnings.push(`repo_ref ${shown} is deployed as a branch. If it is a tag, write refs/tags/${(0,sanitize/* sanitizeLine */.g$)(text, 80)}.`);
        return ref;
    }
    return undefined;
}
function meantTag(text, { ref }) {
    const named = /^tags\/./.test(text) ? `refs/${text}` : `refs/tags/${text}`;
    return text.startsWith('tags/') || ref === named ? named : undefined;
}
function isCommit(ref, { sha, pull_request }) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(ref))
        return true;
    if (!/^[0-9a-f]{7,63}$/i.test(ref))
        return false;
    return [sha, pull_request?.head_sha].some((commit) => commit?.toLowerCase().startsWith(ref.toLowerCase()));
}
function readSource({ raw, problems, dialect }) {
    const text = raw.source;
    if (text === undefined)
        return undefined;
    const neutral = vocabulary/* SOURCES */.Hl.find((source) => source === text);
    if (neutral !== undefined)
        return neutral;
    const spoken = vocabulary/* SOURCES */.Hl.find((source) => dialect.words[source] === text);
    if (spoken !== undefined)
        return spoken;
    const hidden = (0,inputs_fields/* invisibleProblem */.XM)(text);
    if (hidden !== undefined) {
        problems.add('source', hidden);
        return undefined;
    }
    const elsewhere = vocabulary/* SOURCES */.Hl.find((source) => dialect_dialect/* LANGSMITH_WORDS */.g[source] === text);
    const choices = [...new Set(vocabulary/* SOURCES */.Hl.flatMap((source) => [source, dialect.words[source]]))].join(', ');
    problems.add('source', elsewhere === undefined
        ? `must be one of ${choices}; got "${(0,sanitize/* sanitizeLine */.g$)(text, 60)}". Use git_host for a repository, external_container for an image.`
        : `"${text}" is the name of ${elsewhere} in LangSmith Deployment. Write ${elsewhere}, or set api_dialect to langsmith if you deploy there.`);
    return undefined;
}
function readResourceSpec({ resource_spec, dialect, problems }) {
    const read = resource_spec?.(dialect);
    if (read === undefined || 'spec' in read)
        return read?.spec;
    for (const { input, problem } of read.problems)
        problems.add(input, problem);
    return undefined;
}


/***/ }),

/***/ 8183:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AL: function() { return /* binding */ fieldReader; },
/* harmony export */   Iw: function() { return /* binding */ notAChoice; },
/* harmony export */   XM: function() { return /* binding */ invisibleProblem; }
/* harmony export */ });
/* harmony import */ var _http_safe_url_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3716);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9623);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5832);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2303);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7025);





const DAY_MS = 86_400_000;
const LONGEST_WAIT_MS = DAY_MS;
const LONGEST_AGE_MS = 3650 * DAY_MS;
const EXACT = new Set(['name', 'image_uri', 'repo_ref']);
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function fieldReader(raw, problems) {
    const field = (input, parse, problem) => {
        const text = raw[input];
        if (text === undefined)
            return undefined;
        const hidden = parse === oneLine && !EXACT.has(input) ? undefined : invisibleProblem(text);
        const value = hidden === undefined ? parse(text) : undefined;
        if (value === undefined)
            problems.add(input, hidden ?? problem());
        return value;
    };
    return { ...textReaders(raw, field), ...durationReaders(raw, field), ...addressReaders(raw, field, problems) };
}
const quotedIn = (raw) => (input) => `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(raw[input] ?? '', 60)}"`;
function textReaders(raw, field) {
    const quoted = quotedIn(raw);
    return {
        text: (input) => field(input, oneLine, () => 'contains a line break or another control character. Use one line of text.'),
        choice: (input, choices) => field(input, (text) => choices.find((choice) => choice === text), () => notAChoice(raw[input] ?? '', choices)),
        boolean: (input) => field(input, parseBoolean, () => `must be true or false; got ${quoted(input)}.`),
        guid: (input) => field(input, (text) => (GUID.test(text) ? text : undefined), () => `${quoted(input)} is not a UUID. Use the form xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx.`),
        credential: (input) => field(input, (text) => (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? text : undefined), () => 'contains a line break or a character that an HTTP header cannot carry. Pass the key alone, on one line.')
    };
}
function notAChoice(text, choices) {
    const word = text.toLowerCase();
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(word, choices) ?? choices.find((choice) => word.startsWith(choice));
    const got = text === '' ? '' : `; got "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(text, 60)}"`;
    const problem = `must be one of ${choices.join(', ')}${got}.`;
    return meant === undefined ? problem : `${problem} Did you mean ${meant}?`;
}
function durationReaders(raw, field) {
    const quoted = quotedIn(raw);
    const duration = (input, longest, form) => {
        const ms = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(raw[input] ?? '');
        const wrong = ms === undefined ? 'is not a duration' : ms > 0 ? 'is too long' : 'must be more than 0';
        return field(input, () => within(ms, longest), () => `${quoted(input)} ${wrong}. Use a form like ${form}.`);
    };
    return {
        duration: (input) => duration(input, LONGEST_WAIT_MS, `${input === 'poll_interval' ? 'auto, ' : ''}90s, 30m or 1h30m, at most 24h`),
        age: (input) => duration(input, LONGEST_AGE_MS, '14d or 36h, at most ten years')
    };
}
function addressReaders(raw, field, problems) {
    return {
        safeUrl: (input) => {
            const text = raw[input];
            const problem = text === undefined ? undefined : (invisibleProblem(text) ?? (0,_http_safe_url_js__WEBPACK_IMPORTED_MODULE_3__/* .unsafeReason */ .Bf)(text));
            if (problem !== undefined)
                problems.add(input, problem);
            return text === undefined || problem !== undefined ? undefined : (0,_http_safe_url_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutTrailingSlash */ .ae)(text);
        },
        webUrl: (input) => field(input, webUrl, () => 'is not a web address. Use the form https://host/path, without user, password, query or fragment.'),
        repositoryUrl: (input) => field(input, repositoryUrl, () => 'is not the URL of a repository. Use the form https://host/owner/name, without user or password.')
    };
}
function within(ms, longest) {
    return ms !== undefined && ms > 0 && ms <= longest ? ms : undefined;
}
function oneLine(text) {
    return /\p{Cc}/u.test(text) ? undefined : text;
}
function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return true;
    return /^(?:false|False|FALSE)$/.test(text) ? false : undefined;
}
function webUrl(text) {
    return (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .webAddress */ .D)(text) === undefined || /[?#]/.test(text) ? undefined : text;
}
function repositoryUrl(text) {
    if (/^[\w.-]+@[\w.-]+:[^\s:][^\s]*$/.test(text))
        return text;
    const url = (0,_http_safe_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .Dl)(text);
    if (url === undefined || url.pathname.length < 2 || url.password !== '')
        return undefined;
    if (/^https?:$/.test(url.protocol))
        return url.username === '' ? text : undefined;
    return /^(?:ssh|git):$/.test(url.protocol) ? text : undefined;
}
const INVISIBLE = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}\u00a0\u2000-\u200a\u202f]|(?<![^\p{ASCII}])[\u200c\u200d]|[\u200c\u200d](?![^\p{ASCII}])/u;
function invisibleProblem(text) {
    const found = INVISIBLE.exec(text);
    if (found === null)
        return undefined;
    const code = (text.codePointAt(found.index) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `contains the invisible character U+${code} at position ${found.index + 1}. Delete it, or retype that part.`;
}


/***/ }),

/***/ 1179:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ lookWhileShown; },
/* harmony export */   n: function() { return /* binding */ refuseMissingGraph; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4159);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2303);



async function refuseMissingGraph(wanted, checkout) {
    if (wanted.source !== 'git_host')
        return;
    const { commit, unpushed_commits = [] } = wanted;
    const path = wanted.source_revision_config.graph_config_path;
    if (path === undefined)
        return;
    const commits = commit === undefined ? unpushed_commits : [commit];
    let missing;
    for (const each of commits) {
        const found = await checkout.findFile(each, path);
        if (found === undefined || found.found === 'file')
            return;
        missing ??= found;
    }
    if (missing === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([{ input: 'graph_config_path', problem: graphProblem(path, commits, missing) }]);
}
function lookWhileShown(checkout) {
    let isShown = true;
    return {
        findFile: async (commit, path) => {
            const found = isShown ? await checkout.findFile(commit, path) : undefined;
            isShown = found !== undefined;
            return found;
        }
    };
}
function graphProblem(path, commits, { found, similar }) {
    const what = found === 'folder' ? 'is a folder' : 'does not exist';
    const near = similar.length === 0 ? '' : ` Files with a similar name: ${similar.map(shown).join(', ')}.`;
    return `"${shown(path)}" ${what} in commit ${commits.map(_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax).join(' or ')}. Commit the file, or set the path from the root of the repository.${near}`;
}
const shown = (path) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(path, 100);


/***/ }),

/***/ 1685:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ parseInputs; }
/* harmony export */ });
/* harmony import */ var _secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2561);

async function parseInputs(raw) {
    const { resource_spec, smoke_input, secrets } = raw;
    if (resource_spec !== undefined || smoke_input !== undefined || (secrets !== undefined && (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapText */ .Kt)(secrets))) {
        const { parseStructured } = await Promise.all(/* import() */[__nccwpck_require__.e(435), __nccwpck_require__.e(637), __nccwpck_require__.e(615)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7996));
        return parseStructured(raw);
    }
    return secrets === undefined ? { raw } : { raw, secrets: (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSecretLines */ .XW)(secrets) };
}


/***/ }),

/***/ 7872:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ readPaths; },
/* harmony export */   r: function() { return /* binding */ notePaths; }
/* harmony export */ });
/* harmony import */ var _repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1452);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4159);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2303);



const MOST_CHARACTERS = 10_000;
const ONE_A_LINE = 'Write one pattern per line';
const SLIPS = [
    [/^["\u201c\u201d\u201e\u00ab`\u2018\u201a]/, 'is in quotes. Remove them.'],
    [/^paths(?:-ignore)? *:/, 'starts with a key. Write the pattern alone.'],
    [/^~\//, 'starts with ~/. Write it from the root of the repository.'],
    [/^ /, 'has a space after the !. Remove the space.'],
    [
        / #(?: |$)|^[^*]*\*.* #/,
        'has a comment after the pattern. Put the comment on its own line, or write [#] for the character.'
    ],
    [
        /, |\*[,;|]|^[^*/]*[*/].*[,;|]$|^[^,;|]*[,;|].*[*/]/,
        `contains a comma, semicolon or |. ${ONE_A_LINE}, or write [,] for the character.`
    ],
    [
        / !|\*\* |^[^*]*\*[^ ]* .*[*/]/,
        `contains a space between two patterns. ${ONE_A_LINE}, or write [ ] for a space in a name.`
    ]
];
function isList(pattern) {
    if (!pattern.startsWith('[') || !pattern.endsWith(']'))
        return false;
    return /^\[ *["'](?!\])/.test(pattern) || pattern.includes(', ') || /^\[[^\],/]*[,/][^\]]*\]$/.test(pattern);
}
function slipOf(line) {
    const pattern = line.replace(/^!/, '');
    if (isList(pattern))
        return `is a YAML or JSON list on one line. ${ONE_A_LINE}, without brackets and quotes.`;
    const bare = pattern.replace(/\[[^[\]]*\]/g, 'x');
    return SLIPS.find(([slip]) => slip.test(bare))?.[1];
}
function readPaths({ raw, problems }) {
    const text = raw.paths;
    if (text === undefined)
        return undefined;
    if (text.length > MOST_CHARACTERS) {
        problems.add('paths', `is longer than ${MOST_CHARACTERS} characters. Shorten it with * and **.`);
        return undefined;
    }
    const patterns = text
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    const wrong = patterns.flatMap((pattern) => {
        const problem = slipOf(pattern) ?? (0,_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(pattern);
        return problem === undefined ? [] : [`"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(pattern, 60)}" ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(problem)}`];
    });
    for (const problem of wrong)
        problems.add('paths', problem);
    if (wrong.length > 0)
        return undefined;
    if (patterns.some((pattern) => !pattern.startsWith('!')))
        return patterns;
    problems.add('paths', 'needs at least one pattern that does not start with "!", such as **');
    return undefined;
}
function notePaths({ raw }, wanted) {
    if (raw.paths === undefined || wanted.source !== 'git_host')
        return [];
    const { repo_ref } = wanted.source_revision_config;
    return (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(repo_ref) ? [`paths applies to branches and is ignored for the tag ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(repo_ref)}.`] : [];
}


/***/ }),

/***/ 270:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ Problems; },
/* harmony export */   y: function() { return /* binding */ readRawInputs; }
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3081);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);


function readRawInputs(read) {
    const names = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W);
    return Object.fromEntries(names.map((name) => [name, read(name).trim() || _action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W[name] || undefined]));
}
class Problems {
    found = [];
    add(input, problem) {
        this.found.push({ input, problem });
    }
    get areAny() {
        return this.found.length > 0;
    }
    throwIfAny() {
        if (this.areAny)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(this.found);
    }
}


/***/ }),

/***/ 7348:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  TE: function() { return /* binding */ VERIFY_SERVING; },
  zS: function() { return /* binding */ readAccess; },
  jG: function() { return /* binding */ readRefused; },
  rN: function() { return /* binding */ readRefusedAccess; },
  "in": function() { return /* binding */ readRequest; },
  bk: function() { return /* binding */ reasonToSkip; }
});

// EXTERNAL MODULE: ./src/deploy/core/model.js
var model = __nccwpck_require__(8529);
// EXTERNAL MODULE: ./src/inputs/code-origin.js
var code_origin = __nccwpck_require__(3994);
// EXTERNAL MODULE: ./src/inputs/connection.js
var inputs_connection = __nccwpck_require__(6582);
// EXTERNAL MODULE: ./src/inputs/desired-deployment.js + 1 modules
var desired_deployment = __nccwpck_require__(7086);
// EXTERNAL MODULE: ./src/inputs/fields.js
var fields = __nccwpck_require__(8183);
// EXTERNAL MODULE: ./src/inputs/paths.js
var paths = __nccwpck_require__(7872);
// EXTERNAL MODULE: ./src/inputs/raw-inputs.js
var raw_inputs = __nccwpck_require__(270);
// EXTERNAL MODULE: ./src/github/run-context.js
var run_context = __nccwpck_require__(9690);
// EXTERNAL MODULE: ./src/github-records/wanted.js
var github_records_wanted = __nccwpck_require__(7298);
// EXTERNAL MODULE: ./src/repository/preview-name.js
var preview_name = __nccwpck_require__(8909);
// EXTERNAL MODULE: ./src/repository/refs.js
var refs = __nccwpck_require__(4159);
// EXTERNAL MODULE: ./src/repository/repository-url.js
var repository_url = __nccwpck_require__(2977);
;// CONCATENATED MODULE: ./src/inputs/records.js





const COMMENT = ['auto', 'true', 'false'];
const LONGEST_ENVIRONMENT = 255;
function readGitHubAccess(reading, recorded) {
    const { field, context } = reading;
    const { preview = false, deletes = false, plans = false, wanted } = recorded;
    const name = recorded.name ?? recorded.deployment_id ?? '';
    const token = field.credential('github_token');
    const byDefault = preview && (0,run_context/* hasGitHub */.g)(context, token);
    const environment = readEnvironment(reading) ?? (byDefault ? (0,preview_name/* previewEnvironment */._s)(name) : undefined);
    const comment = field.choice('comment', COMMENT) ?? 'auto';
    if (context.git_host !== undefined && comment === 'true') {
        reading.warnings.push('`comment` has no effect here: comments are written on GitHub only.');
    }
    const pull = context.git_host === undefined ? context.pull_request?.number : undefined;
    const comments = comment === 'true' || (comment === 'auto' && byDefault && !plans);
    const ref = refOf(context, wanted);
    return {
        token,
        records: {
            name,
            get control_plane() {
                return (0,github_records_wanted/* controlPlaneKey */.B)(recorded.base_url);
            },
            transient: preview,
            deletes,
            plans,
            ...(environment !== undefined && { environment }),
            ...(ref !== undefined && { ref }),
            ...(pull !== undefined && comments && { comment_on: pull })
        }
    };
}
function readSweepAccess(reading, { base_url }) {
    const { field } = reading;
    const comments = field.choice('comment', COMMENT) !== 'false';
    const control_plane = (0,github_records_wanted/* controlPlaneKey */.B)(base_url);
    return { token: field.credential('github_token'), control_plane, environment: readEnvironment(reading), comments };
}
function readEnvironment({ field, problems }) {
    const environment = field.text('environment');
    if (environment !== undefined && environment.length > LONGEST_ENVIRONMENT) {
        problems.add('environment', `is longer than ${LONGEST_ENVIRONMENT} characters, the limit of GitHub. Shorten it.`);
    }
    return environment;
}
function refOf({ pull_request, sha, repository, server_url }, wanted) {
    const own = pull_request?.head_sha ?? sha;
    if (wanted?.source !== 'git_host' || wanted.commit !== undefined)
        return own;
    const { repo_url } = wanted.source_config;
    const { repo_ref } = wanted.source_revision_config;
    const is_here = repo_url !== undefined && (0,repository_url/* repositoryKey */.Kq)(repo_url) === (0,repository_url/* repositoryKey */.Kq)(`${server_url}/${repository}`);
    if (!is_here || repo_ref === undefined)
        return own;
    return (0,refs/* isTag */.dz)(repo_ref) ? repo_ref.slice('refs/tags/'.length) : repo_ref;
}

// EXTERNAL MODULE: ./src/action-names.js
var action_names = __nccwpck_require__(3081);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
;// CONCATENATED MODULE: ./src/inputs/rollout.js

function readInterval({ raw, field }) {
    return raw.poll_interval === 'auto' ? 'auto' : (field.duration('poll_interval') ?? 'auto');
}
function readAfterFailure({ field, problems }, { wait, new_revision }) {
    const rollback = field.boolean('rollback') ?? false;
    const refuse = (reason) => problems.add('rollback', `is true, but ${reason}, or rollback to false.`);
    if (rollback && !wait.enabled)
        refuse('wait is false, so this run would not see a failure. Set wait to true');
    if (rollback && new_revision === 'never') {
        refuse('new_revision is never, and a rollback creates a revision. Set new_revision to auto');
    }
    return { build_logs: field.boolean('build_logs') ?? true, rollback };
}
function readAgentCheck(reading, wait) {
    const { raw, field, problems } = reading;
    const agent_api_key = field.credential('agent_api_key') ?? raw.api_key;
    const check = readCheck(reading);
    if (check !== undefined && !wait.enabled) {
        problems.add('wait', 'is false, but the smoke check runs after the wait. Set wait to true, or remove smoke_assistant.');
    }
    return check && { ...check, agent_api_key };
}
function readCheck(reading) {
    const { raw, field, problems } = reading;
    const assistant = field.text('smoke_assistant');
    const timeoutMs = field.duration('smoke_timeout') ?? 0;
    const stream_mode = readStreamMode(reading);
    const input = readInput(reading);
    const expect = raw.smoke_expect;
    const unusable = expect === undefined ? undefined : patternProblem(expect);
    if (unusable !== undefined)
        problems.add('smoke_expect', `is not a regular expression: ${(0,sanitize/* sanitizeLine */.g$)(unusable, 120)}`);
    if (raw.smoke_assistant === undefined && raw.smoke_input !== undefined) {
        problems.add('smoke_assistant', 'is required with smoke_input. Set it to the assistant to run.');
    }
    if (raw.smoke_input === undefined && expect !== undefined) {
        problems.add('smoke_input', 'is required with smoke_expect. Set it to the question for the assistant.');
    }
    if (assistant === undefined)
        return undefined;
    return {
        assistant,
        timeoutMs,
        ...(input && { run: { input, stream_mode } }),
        ...(expect !== undefined && { expect })
    };
}
function readInput({ raw, smoke_input: parsed, problems }) {
    const text = raw.smoke_input;
    if (text === undefined || parsed === undefined)
        return undefined;
    const message = { messages: [{ role: 'user', content: text }] };
    if ('problem' in parsed) {
        if (!text.includes('\n') && !/^[{["']/.test(text))
            return message;
        problems.add('smoke_input', parsed.problem);
        return undefined;
    }
    const { value } = parsed;
    if (typeof value === 'string')
        return { messages: [{ role: 'user', content: value }] };
    if (typeof value !== 'object' || value === null)
        return message;
    if (!Array.isArray(value))
        return { ...value };
    problems.add('smoke_input', 'is a list. Use a map, such as {"messages": [\u2026]}, or plain text.');
    return undefined;
}
const STREAM_MODES = ['updates', 'messages'];
function readStreamMode({ raw, problems, notes }) {
    const modes = (raw.smoke_stream_mode ?? '').split(',').map((mode) => mode.trim());
    for (const mode of modes.filter((mode) => !STREAM_MODES.includes(mode))) {
        const shown = `"${(0,sanitize/* sanitizeLine */.g$)(mode, 60)}"`;
        const isMisspelt = STREAM_MODES.includes(mode.toLowerCase());
        if (isMisspelt || !/^[^\s\p{Cc}"'`]+$/u.test(mode))
            problems.add('smoke_stream_mode', `${shown} is not a stream mode. Use ${STREAM_MODES.join(' or ')}.`);
        else if (raw.smoke_assistant !== undefined && raw.smoke_input !== undefined)
            notes.push(`smoke_stream_mode ${shown} is not one of ${STREAM_MODES.join(', ')}. It is sent unchanged, and the agent server must support it.`);
    }
    const [only = '', ...more] = modes;
    return more.length === 0 ? only : modes;
}
function patternProblem(pattern) {
    try {
        RegExp(pattern, 's');
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : 'it is not one';
    }
}

// EXTERNAL MODULE: ./src/inputs/target.js
var inputs_target = __nccwpck_require__(3067);
;// CONCATENATED MODULE: ./src/inputs/rollback.js




const WITHOUT_EFFECT = [
    'source',
    ...desired_deployment/* INPUT_SOURCE */.B.map(([name]) => name).filter((name) => name !== 'repo_url'),
    'secrets',
    'new_revision',
    'rollback'
];
function readRollback(reading, { preview, ...target }, timeoutMs) {
    const { raw, field, problems, context } = reading;
    for (const name of WITHOUT_EFFECT) {
        if (raw[name] !== undefined && raw[name] !== action_names/* INPUT_DEFAULTS */.W[name])
            problems.add(name, 'has no effect with command: rollback, which deploys an earlier revision again. Remove it.');
    }
    if (preview && context.event_action === 'closed')
        problems.add('command', 'is rollback, but the pull request is closed. Set command to deploy, which then deletes its preview.');
    const revision = field.text('revision');
    return {
        target,
        claim: (0,inputs_target/* readDeleteOwnership */.nG)(reading, { ...target, preview })?.claim,
        ...(revision !== undefined && { revision }),
        wait: { enabled: field.boolean('wait') ?? true, interval: readInterval(reading), timeoutMs },
        build_logs: field.boolean('build_logs') ?? true,
        dry_run: field.boolean('dry_run') ?? false
    };
}
function refuseRevision({ raw, problems }) {
    if (raw.revision !== undefined)
        problems.add('revision', 'has an effect only with command: rollback. Remove it, or set command to rollback.');
}

// EXTERNAL MODULE: ./src/text/format.js
var format = __nccwpck_require__(9623);
;// CONCATENATED MODULE: ./src/inputs/secrets/read-secrets.js


function readSecrets({ raw, secrets: parsed, problems, warnings, field, context }) {
    const allowsEmpty = field.boolean('allow_empty_secrets') ?? false;
    if (parsed === undefined)
        return undefined;
    for (const problem of parsed.problems)
        problems.add('secrets', problem);
    if (parsed.problems.length > 0)
        return parsed.secrets;
    const empty = allowsEmpty ? undefined : emptyProblem(parsed.secrets, context);
    if (empty !== undefined)
        problems.add('secrets', empty);
    for (const { name, input } of credentialNames(parsed.secrets, raw)) {
        const what = `"${(0,sanitize/* sanitizeLine */.g$)(name, 60)}" has the value of ${input}, a credential of this run, and the agent can read it.`;
        if (parsed.form === 'lines')
            warnings.push(`The secret ${what} Remove it unless the agent needs it.`);
        else
            problems.add('secrets', `${what} toJSON(secrets) passes every secret of the repository. Pass only those that the agent needs, as lines NAME=value.`);
    }
    return parsed.secrets;
}
const DEPENDABOT = 'dependabot[bot]';
const EMPTY = /^[\s\p{Cf}]*$/u;
function emptyProblem(secrets, { actor, pull_request, run_url }) {
    const empty = secrets.filter(({ value }) => EMPTY.test(value)).map(({ name }) => `"${(0,sanitize/* sanitizeLine */.g$)(name, 60)}"`);
    if (empty.length === 0)
        return undefined;
    const cause = actor === DEPENDABOT
        ? 'This run belongs to Dependabot, which gets only its own secrets. Add it under Settings \u2192 Secrets and variables \u2192 Dependabot.'
        : pull_request?.is_fork
            ? 'This run belongs to a pull request from a fork, which gets no secrets.'
            : run_url === undefined
                ? 'Most likely a variable is not set.'
                : 'Most likely the secret is not set for this repository or environment. Dependabot gets only its own secrets; pull requests from forks get none.';
    return `${(0,format/* count */.U9)(empty.length, 'empty value')}: ${empty.join(', ')}. ${cause} Set the secret, remove its entry, or set allow_empty_secrets: true.`;
}
const CREDENTIALS = ['api_key', 'bearer_token', 'github_token', 'agent_api_key'];
function credentialNames(secrets, raw) {
    return secrets.flatMap(({ name, value }) => {
        const text = value.trim();
        const input = CREDENTIALS.find((credential) => text !== '' && raw[credential]?.trim() === text);
        return input === undefined ? [] : [{ name, input }];
    });
}

;// CONCATENATED MODULE: ./src/inputs/request.js












const VERIFY_SERVING = ['auto', 'off'];
const COMMANDS = ['deploy', 'plan', 'rollback', 'delete', 'sweep'];
function readRequest(inputs, context, unknown = []) {
    const { raw } = inputs;
    const reason = reasonToSkip(raw, context);
    if (reason !== undefined)
        return { command: 'skip', reason };
    const problems = new raw_inputs/* Problems */.Z();
    for (const { input, problem } of unknown)
        problems.add(input, problem);
    const dialect = (0,inputs_connection/* readDialect */.ts)(raw.api_dialect, problems);
    const field = (0,fields/* fieldReader */.AL)(raw, problems);
    const request = readWhole({ ...inputs, context, problems, field, dialect, notes: [], warnings: [] });
    problems.throwIfAny();
    return request;
}
function reasonToSkip(raw, { pull_request, event_name }) {
    const keyless = raw.api_key === undefined && raw.tenant_id === undefined && raw.bearer_token === undefined;
    if (!keyless || !pull_request?.is_fork || event_name === 'pull_request_target')
        return undefined;
    return `Pull request #${pull_request.number} comes from a fork. GitHub gives no secrets to its runs, so this run has no credential. To deploy these changes, let a maintainer push the branch to this repository.`;
}
function readRefused(raw, context) {
    const reading = readingOf(raw, context);
    const command = readCommand(reading);
    if (command === 'sweep')
        return undefined;
    const { preview, ...target } = (0,inputs_target/* readTarget */._E)(reading, command === 'delete' ? 'delete' : 'update');
    const deletes = command === 'delete' || (preview && context.event_action === 'closed');
    const base_url = (0,inputs_connection/* readBaseUrl */.$P)(reading);
    const github = readGitHubAccess(reading, { base_url, ...target, preview, deletes, plans: command === 'plan' });
    if (reading.problems.areAny)
        return undefined;
    return { command: deletes ? 'delete' : command, target, github, dry_run: deletes && command === 'plan' };
}
function readAccess(raw, context) {
    const reading = readingOf(raw, context);
    const connection = (0,inputs_connection/* readConnection */.dC)(reading);
    const { command = 'deploy' } = raw;
    const github = readSharedRecords(reading, connection);
    const access = { command, connection, github, timeoutMs: reading.field.duration('timeout') ?? 0 };
    reading.problems.throwIfAny();
    return access;
}
function readRefusedAccess(raw, context) {
    const { command = 'deploy' } = raw;
    if (command !== 'deploy' && command !== 'plan' && command !== 'delete')
        return undefined;
    const reading = readingOf(raw, context);
    const github = readSharedRecords(reading, { base_url: (0,inputs_connection/* readBaseUrl */.$P)(reading) });
    return reading.problems.areAny ? undefined : { command: github.records.deletes ? 'delete' : command, github };
}
function readSharedRecords(reading, { base_url }) {
    const { raw, context, field } = reading;
    const preview = field.boolean('preview') ?? false;
    const deletes = raw.command === 'delete' || (preview && context.event_action === 'closed');
    return readGitHubAccess(reading, { base_url, preview, deletes, plans: raw.command === 'plan' });
}
function readingOf(raw, context) {
    const problems = new raw_inputs/* Problems */.Z();
    const dialect = (0,inputs_connection/* readDialect */.ts)(raw.api_dialect, problems);
    return { raw, context, problems, field: (0,fields/* fieldReader */.AL)(raw, problems), dialect, notes: [], warnings: [] };
}
function readWhole(reading) {
    const { field, context } = reading;
    const connection = (0,inputs_connection/* readConnection */.dC)(reading);
    const command = readCommand(reading);
    const common = { connection, timeoutMs: field.duration('timeout') ?? 0 };
    if (command !== 'rollback')
        refuseRevision(reading);
    if (command === 'sweep') {
        const github = readSweepAccess(reading, connection);
        return { command, ...common, github, sweep: (0,inputs_target/* readSweep */.bS)(reading), notes: reading.notes };
    }
    (0,inputs_target/* refuseSweepInputs */.E2)(reading, command);
    const target = (0,inputs_target/* readTarget */._E)(reading, command === 'delete' ? 'delete' : 'update');
    if (command === 'rollback')
        return readRollbackByHand(reading, { ...common, target });
    const isClosed = target.preview && context.event_action === 'closed';
    if (command === 'delete' || isClosed)
        return readDelete(reading, command, { ...common, target });
    return readDeploy(reading, command, { ...common, target });
}
function readCommand({ raw, field, problems }) {
    for (const input of ['select', 'variables']) {
        if (raw[input] !== undefined)
            problems.add(input, 'applies only with manifest. Set manifest, or remove this input.');
    }
    const command = field.choice('command', [...COMMANDS, 'matrix']) ?? 'deploy';
    if (command !== 'matrix')
        return command;
    problems.add('command', 'is matrix, which lists the deployments of a manifest. Set manifest to the path of the file.');
    return 'plan';
}
function readDelete(reading, command, { connection, timeoutMs, target: { preview, ...target } }) {
    const github = readGitHubAccess(reading, { ...connection, ...target, preview, deletes: true });
    return {
        command: 'delete',
        connection,
        target,
        ownership: (0,inputs_target/* readDeleteOwnership */.nG)(reading, { ...target, preview }),
        closing: command === 'delete' ? undefined : reading.context.pull_request?.number,
        dry_run: command === 'plan',
        timeoutMs,
        github,
        notes: reading.notes
    };
}
function readRollbackByHand(reading, { connection, timeoutMs, target }) {
    const { field, notes } = reading;
    const rollback = readRollback(reading, target, timeoutMs);
    const github = readGitHubAccess(reading, { ...connection, ...target, plans: rollback.dry_run });
    const verify_serving = field.choice('verify_serving', VERIFY_SERVING) ?? 'auto';
    const check = readAgentCheck(reading, rollback.wait);
    return { command: 'rollback', connection, github, rollback, check, verify_serving, timeoutMs, notes };
}
function readDeploy(reading, command, { connection, timeoutMs, target: { preview, ...target } }) {
    const { field, context, notes, warnings } = reading;
    if (!preview)
        (0,inputs_target/* readNewName */.i5)(reading, target);
    const secrets = readSecrets(reading);
    const wanted = (0,desired_deployment/* readDesiredDeployment */.U)(reading, {
        ...(target.name !== undefined && { name: target.name }),
        ...(secrets && { secrets })
    });
    const new_revision = field.choice('new_revision', model/* NEW_REVISION_POLICIES */.Sz) ?? 'auto';
    const wait = { enabled: field.boolean('wait') ?? true, interval: readInterval(reading), timeoutMs };
    const after = readAfterFailure(reading, { wait, new_revision });
    const claim = preview ? (0,inputs_target/* readClaim */.jw)(reading) : undefined;
    const verify_serving = field.choice('verify_serving', VERIFY_SERVING) ?? 'auto';
    const deploy = { target, claim, wanted, new_revision, wait, ...after };
    const check = readAgentCheck(reading, wait);
    const preview_of = preview ? context.pull_request?.number : undefined;
    const github = readGitHubAccess(reading, { ...connection, ...target, preview, plans: command === 'plan', wanted });
    (0,inputs_target/* noteLongName */.W)(reading, wanted);
    notes.push(...(0,code_origin/* noteFork */.PZ)(wanted, context), ...(0,paths/* notePaths */.r)(reading, wanted));
    return { command, connection, github, deploy, check, verify_serving, preview_of, notes, warnings };
}


/***/ }),

/***/ 2561:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kt: function() { return /* binding */ isMapText; },
/* harmony export */   Vo: function() { return /* binding */ judgeSecrets; },
/* harmony export */   XW: function() { return /* binding */ parseSecretLines; }
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2303);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8183);
/* harmony import */ var _secret_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6326);



const MOST_BYTES = 512 * 1024;
const NAME = /^[A-Za-z_][\w.-]*$/;
function parseSecretLines(text) {
    return judgeSecrets('lines', text, (0,_secret_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .readSecretLines */ .k)(text));
}
function judgeSecrets(form, text, { entries, problems, unread }) {
    if (/\r(?!\n)/.test(text))
        problems.unshift('contain a carriage return within a line. Write line breaks as \\n in double quotes.');
    const isRead = problems.length === 0;
    const seen = new Set();
    for (const { name, value, line } of entries) {
        const shown = isRead ? shownName({ name, line }) : `the secret named on line ${line}`;
        if (name === '')
            problems.push(`line ${line} has no name. Put a name before the =.`);
        else if (!NAME.test(name))
            problems.push(`${shown} ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleProblem */ .XM)(name) ?? NO_NAME}`);
        if (value.includes('\0'))
            problems.push(`${shown} contains a NUL character, which environment variables cannot hold. Remove it.`);
        if (seen.has(name) && name !== '')
            problems.push(`${shown} is set twice. Keep one.`);
        seen.add(name);
    }
    const secrets = entries.map(({ name, value }) => ({ name, value }));
    const bytes = secrets.reduce((sum, { name, value }) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
    if (bytes > MOST_BYTES)
        problems.push(`hold ${Math.ceil(bytes / 1024)} KiB, but at most ${MOST_BYTES / 1024} KiB are supported. Store large data elsewhere.`);
    if (entries.length === 0 && problems.length === 0 && !/^\s*\{\s*\}\s*$/.test(text)) {
        problems.push('contain no secret. Set {} to remove all deployed secrets, or remove the input to keep them.');
    }
    return { form, secrets, problems, unread };
}
const NO_NAME = 'has an invalid name for an environment variable. Names start with a letter or _, followed by letters, digits, _, . and -. Letters are A-Z and a-z.';
function shownName({ name, line }) {
    return NAME.test(name) ? JSON.stringify((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(name, 60)) : `the secret named on line ${line}`;
}
const MAP_ENTRY = /^\s*(?:["'][^"']*["']|[\w.-]+)\s*:(?:\s|$)/;
function isMapText(text) {
    const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? '';
    return (first.trim().startsWith('{') ||
        (MAP_ENTRY.test(first) && !/^(?:export\s+(?=\S))?(?:[^=\s]+\s*)?=/.test(first.trim())));
}


/***/ }),

/***/ 6326:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ readSecretLines; }
/* harmony export */ });
const PART_OF_VALUE = /[/+:?@&"'`{}]/;
function readSecretLines(text) {
    const read = { entries: [], problems: [], unread: [] };
    const lines = text.split(/\r?\n/);
    let open;
    for (let i = 0; i < lines.length; i++) {
        const line = lines[i] ?? '';
        if (line.trim() === '' || line.trim().startsWith('#'))
            continue;
        const entry = splitLine(line);
        if (entry === undefined || continues(entry, open)) {
            read.unread.push(line);
            if (open?.continued !== true)
                read.problems.push(strayProblem(i + 1, line, open));
            open = { line: open?.line, value: '', continued: true };
            continue;
        }
        const { name, rest } = entry;
        open = undefined;
        if (/^[ \t]*["'`]/.test(rest)) {
            const { value, end, problem } = readQuoted(lines, i, rest.trimStart());
            if (problem === undefined)
                read.entries.push({ name, value, line: i + 1 });
            else {
                read.problems.push(problem);
                read.unread.push(rest, ...lines.slice(i + 1, end + 1));
            }
            i = end;
        }
        else if (/\s#/.test(rest)) {
            read.unread.push(rest);
            read.problems.push(`line ${i + 1} has " #" in a value without quotes. Quote the value, or remove the comment.`);
        }
        else {
            open = { line: i + 1, value: rest.trim(), continued: false };
            read.entries.push({ name, value: open.value, line: i + 1 });
        }
    }
    return read;
}
function splitLine(line) {
    const equals = line.indexOf('=');
    if (equals < 0)
        return undefined;
    const name = line
        .slice(0, equals)
        .trim()
        .replace(/^export[ \t]+/, '');
    return PART_OF_VALUE.test(name) ? undefined : { name, rest: line.slice(equals + 1) };
}
const WRAPPED = 40;
const LONG_MIXED = 12;
const isMixed = (text) => /[a-z]/.test(text) && /[A-Z]/.test(text);
function continues({ name, rest }, open) {
    const padding = rest.trim();
    if (!/^=?$/.test(padding) || !/^[\w-]+$/.test(name))
        return false;
    if (open?.continued || padding === '=')
        return true;
    if (open !== undefined && name.length >= LONG_MIXED && isMixed(name))
        return true;
    if ((name.length + 1) % 4 !== 0)
        return false;
    if (!/^(?:[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*)$/.test(name))
        return true;
    return open !== undefined && !name.includes('_') && isWrapped(open.value);
}
function isWrapped(value) {
    return value.length >= WRAPPED && /^[A-Za-z0-9+/]+$/.test(value) && isMixed(value);
}
function strayProblem(line, text, open) {
    const empty = text.trimEnd().endsWith('=') ? ' Write an empty value as NAME="".' : '';
    if (open?.line !== undefined)
        return `line ${line} is not NAME=value. If it continues the value on line ${open.line}, quote that value: NAME="\u2026".${empty}`;
    return `line ${line} is not NAME=value. Write each as NAME=value, and quote a value that spans lines.${empty}`;
}
function readQuoted(lines, start, rest) {
    const quote = rest.charAt(0);
    let end = start;
    let last = rest.slice(1);
    const before = [];
    for (; last.indexOf(quote) < 0; last = lines[++end] ?? '') {
        if (end + 1 >= lines.length) {
            return refuse(end, `line ${start + 1} opens a quote (${quote}) without closing it. Close it.`);
        }
        before.push(last);
    }
    const at = last.indexOf(quote);
    if (!/^\s*(?:#.*)?$/.test(last.slice(at + 1))) {
        return refuse(end, `line ${end + 1} has text after the closing quote (${quote}). Put the value in other quotes (" ' or \`).`);
    }
    const raw = [...before, last.slice(0, at)].join('\n');
    return { value: quote === '"' ? unescape(raw) : raw, end };
}
const refuse = (end, problem) => ({ value: '', end, problem });
function unescape(raw) {
    return raw.replaceAll('\\n', '\n').replaceAll('\\r', '\r');
}


/***/ }),

/***/ 3067:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E2: function() { return /* binding */ refuseSweepInputs; },
/* harmony export */   W: function() { return /* binding */ noteLongName; },
/* harmony export */   _E: function() { return /* binding */ readTarget; },
/* harmony export */   bS: function() { return /* binding */ readSweep; },
/* harmony export */   i5: function() { return /* binding */ readNewName; },
/* harmony export */   jw: function() { return /* binding */ readClaim; },
/* harmony export */   nG: function() { return /* binding */ readDeleteOwnership; },
/* harmony export */   xq: function() { return /* binding */ previewKind; }
/* harmony export */ });
/* harmony import */ var _contract_dialect_service_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3031);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9690);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8909);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2303);
/* harmony import */ var _code_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3994);





const previewKind = ({ git_host }) => git_host === 'gitlab' ? 'mr' : 'pr';
function readTarget(reading, act) {
    const { raw, field, context, problems } = reading;
    const deployment_id = field.guid('deployment_id');
    const name = field.text('name');
    const preview = field.boolean('preview') ?? false;
    requireChoice(reading, act);
    if (raw.deployment_id === undefined && raw.name === undefined) {
        problems.add('name', 'is not set, and neither is deployment_id. Set one of them.');
    }
    if (preview && raw.deployment_id !== undefined) {
        problems.add('deployment_id', 'cannot be combined with preview: true, because each pull request has its own deployment. Set name instead.');
    }
    if (preview && raw.name === undefined && raw.deployment_id !== undefined)
        problems.add('name', 'is required with preview: true.');
    const number = context.pull_request?.number;
    if (preview && number === undefined) {
        const event = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(context.event_name, 60) || 'unknown';
        problems.add('preview', event.startsWith('pull_request')
            ? `is true, but the file of this ${event} event (GITHUB_EVENT_PATH) is unreadable or incomplete. Check that no earlier step changes it.`
            : `is true, but this run (event ${event}) does not belong to a pull request. Set preview: true only for pull_request events.`);
    }
    const full = preview && name !== undefined && number !== undefined ? readPreviewName(reading, name, number) : name;
    return { ...(deployment_id !== undefined && { deployment_id }), ...(full !== undefined && { name: full }), preview };
}
function requireChoice({ raw, context, problems }, act) {
    if (raw.preview !== undefined)
        return;
    const { event_name, pull_request } = context;
    const isOfPullRequest = /^(?:(?:external_)?pull_request|merge_request)/.test(event_name);
    const what = `preview: false to ${act} "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(raw.name ?? raw.deployment_id ?? '', 60)}"`;
    if (pull_request !== undefined || isOfPullRequest) {
        const choice = raw.deployment_id === undefined ? 'preview: true for a preview of its own, or ' : '';
        problems.add('preview', `is not set, and this is a pull request. Set ${choice}${what} with code that is not merged.`);
    }
    else if ((0,_code_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfMergeQueue */ .fs)(context) &&
        raw.repo_ref === undefined &&
        (act === 'delete' || raw.image_uri !== undefined)) {
        problems.add('preview', `is not set. Set ${what} from this merge queue, whose code is not merged yet.`);
    }
}
function readNewName({ dialect, problems }, { name, deployment_id }) {
    const rule = dialect.serviceRules.names;
    if (rule === undefined || name === undefined || deployment_id !== undefined || rule.pattern.test(name))
        return;
    problems.add('name', `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60)}" is not a name that this service accepts. Use ${rule.form}, or set deployment_id if the deployment exists.`);
}
function readPreviewName(reading, name, pullRequest) {
    return (0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_4__/* .previewName */ .gz)(fittedName(reading, name), pullRequest, previewKind(reading.context));
}
function noteLongName({ dialect, notes }, { source, name = '' }) {
    const { safeImageName = Number.POSITIVE_INFINITY } = dialect.serviceRules;
    if (source !== 'external_container' || name.length <= safeImageName)
        return;
    notes.push(`The name "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 80)}" has ${name.length} characters. If this service scales with KEDA, a name of more than ${safeImageName} never becomes DEPLOYED. If the wait times out, use a shorter name.`);
}
function readSweepName(reading, name) {
    return name === '' ? name : fittedName(reading, name);
}
function fittedName({ dialect, problems, notes, context }, name) {
    const rule = dialect.serviceRules.names;
    const fitted = rule === undefined ? name : (0,_contract_dialect_service_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .fitName */ .dl)(name, rule);
    if (fitted === name)
        return name;
    if (fitted === undefined) {
        problems.add('name', `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60)}" contains no usable characters. Use ${rule?.form}.`);
        return name;
    }
    notes.push(`Previews of "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60)}" are named ${(0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_4__/* .previewName */ .gz)(fitted, 1, previewKind(context)).replace(/1$/, '<number>')}, because this service accepts only ${rule?.form}. Do not use another name that leads to the same preview names.`);
    return fitted;
}
function readSweep(reading) {
    const { raw, field, problems, context } = reading;
    const name = readSweepName(reading, field.text('name') ?? '');
    if (raw.name === undefined)
        problems.add('name', 'is required for a sweep. Set it to the name without -pr-<number>.');
    if (raw.deployment_id !== undefined) {
        problems.add('deployment_id', 'cannot be combined with command: sweep, which covers all previews of a name. Remove it.');
    }
    const max_age_ms = field.age('max_age');
    const by_age = context.git_host !== undefined;
    if (by_age && raw.max_age === undefined) {
        problems.add('max_age', 'is required here: this run cannot read which pull requests are open, so only the age of a preview decides.');
    }
    const dry_run = field.boolean('dry_run') ?? false;
    const kind = previewKind(context);
    return { name, kind, claim: readClaim(reading), dry_run, by_age, ...(max_age_ms !== undefined && { max_age_ms }) };
}
function refuseSweepInputs({ raw, field, problems }, command) {
    const belongs = (input, fix) => problems.add(input, `applies only to command: sweep. ${fix}`);
    if (raw.max_age !== undefined)
        belongs('max_age', 'Remove it.');
    if (field.boolean('dry_run') === true && command !== 'rollback')
        problems.add('dry_run', 'has an effect only with command: sweep or command: rollback. Remove it, or use command: plan.');
}
function readClaim({ raw, context }) {
    const { server_url, repository, pull_request } = context;
    const hasRecords = context.git_host === undefined && (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .hasGitHub */ .g)(context, raw.github_token);
    const head = pull_request?.head_repository;
    const own = [repository, head].filter((name) => name !== undefined).map((name) => `${server_url}/${name}`);
    return {
        server_url,
        repositories: raw.repo_url === undefined ? own : [raw.repo_url],
        head_is_gone: pull_request !== undefined && head === undefined,
        ...(raw.image_uri !== undefined && { image_uri: raw.image_uri }),
        ...(!hasRecords && { unrecorded: true })
    };
}
function readDeleteOwnership(reading, target) {
    const claim = readClaim(reading);
    if (target.preview)
        return { claim, if_foreign: 'keep' };
    if (target.deployment_id !== undefined && reading.raw.repo_url === undefined)
        return undefined;
    if (claim.repositories.length === 0) {
        const why = reading.context.no_code_reason ?? 'the repository of this run is unknown';
        reading.problems.add('repo_url', `is not set, and ${why}. A name alone does not prove which deployment is meant. Set deployment_id, or set repo_url to the repository from which it is built.`);
    }
    return { claim, if_foreign: 'refuse' };
}


/***/ }),

/***/ 4934:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ judgeUnknownInputs; }
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3081);
/* harmony import */ var _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3388);
/* harmony import */ var _text_edit_distance_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3234);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2303);




const NAMES = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W);
const MOST_LISTED = 20;
function judgeUnknownInputs(given) {
    const unknown = given.filter((name) => !NAMES.some((known) => known.toUpperCase() === name));
    const problems = [];
    const far = [];
    for (const name of unknown) {
        const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(name.toLowerCase(), 60);
        const meant = nearestInput(name);
        if (meant === undefined)
            far.push(shown);
        else
            problems.push({ input: shown, problem: `is not an input. Did you mean ${meant}?` });
    }
    return { problems, warnings: far.length === 0 ? [] : [farWarning(far)] };
}
function farWarning(names) {
    const more = names.length - MOST_LISTED;
    const list = names.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return `Unknown inputs are ignored: ${list}. Correct their names or remove them. If the workflow does not set them, the runner has variables INPUT_\u2026 of these names.`;
}
const SPELLINGS = NAMES.flatMap((input) => [
    { input, letters: lettersOf(input) },
    ...((0,_contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .isWord */ .Jg)(input) ? [{ input, letters: lettersOf(_contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .LANGSMITH_WORDS */ .g[input]) }] : [])
]);
const SHORTEST_BEGINNING = 4;
function nearestInput(name) {
    const written = lettersOf(name);
    let nearest;
    for (const { input, letters } of SPELLINGS) {
        const most = slipsIn(letters);
        const distance = (0,_text_edit_distance_js__WEBPACK_IMPORTED_MODULE_3__/* .editDistance */ .Y)(written, letters, most);
        if (distance <= most && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
            nearest = { input, distance };
    }
    if (nearest !== undefined || written.length < SHORTEST_BEGINNING)
        return nearest?.input;
    return SPELLINGS.find(({ letters }) => letters.startsWith(written))?.input;
}
function lettersOf(name) {
    return name.toLowerCase().replaceAll(/[\s._-]/g, '');
}
const slipsIn = (letters) => (letters.length >= 7 ? 2 : 1);


/***/ }),

/***/ 4574:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DH: function() { return /* binding */ decoded; },
/* harmony export */   Eg: function() { return /* binding */ secretsInCommand; },
/* harmony export */   n0: function() { return /* binding */ looksSecret; },
/* harmony export */   xm: function() { return /* binding */ userInfoIn; }
/* harmony export */ });
const VALUE = `("[^"]*"|'[^']*'|[^\\s"'|;&<>()]+)`;
const TELLING = '(?:token|passw(?:or)?d|passphrase|secret|credentials?|(?:api|access|auth|private|secret|account)[-_]?key|_auth)';
const RULES = [
    new RegExp(`${TELLING}["']?=${VALUE}`, 'gi'),
    /(?:^|\s)(?:-u|--user)(?:\s+|=)["']?[^\s"':]+:([^\s"']+)/gi,
    /(?:authorization|[-_"'](?:token|key|secret)|cookie)["']?\s*:\s*["']?(?:(?:bearer|basic|token|digest)\s+)?([^\s"']+)/gi,
    /\bbearer\s+([^\s"']+)/gi,
    /\b((?:AKIA|ASIA|AIza|ya29\.|eyJ)[\w.-]{12,})/g
];
const PREFIXED = /\b(?:gh[pousr]_|github_pat_|npm_|hf_|dckr_pat_|rubygems_|lsv2_|shpat_|dop_v1_|[spr]k_|glpat-|gldt-|pypi-|xox[a-z]-|sk-)([\w-]{12,})/g;
const WORD = /"[^"]*"|'[^']*'|[^\s"']+/g;
const ANNOUNCES = new RegExp(`${TELLING}$`, 'i');
const LONGEST_ANNOUNCEMENT = 40;
const LONG_WORD = /(?<![\w./:@+-])[\w+/-][\w+/=-]{23,}/g;
const CONTINUED = new Set(['.', ':', '@']);
const REFERENCE = /^\$|^%\w+%$/;
const SHORTEST = 4;
function secretsInCommand(command) {
    const named = RULES.flatMap((rule) => [...command.matchAll(rule)].map(([, value = '']) => unquoted(value)));
    const found = [...named, ...prefixed(command), ...announced(command), ...userInfoIn(command), ...longWords(command)];
    return [...new Set(found)].filter((value) => value.length >= SHORTEST && !REFERENCE.test(value));
}
function prefixed(command) {
    return [...command.matchAll(PREFIXED)].flatMap(([token, rest = '']) => (/\d/.test(rest) ? [token] : []));
}
function announced(command) {
    const words = command.match(WORD) ?? [];
    return words
        .slice(1)
        .filter((word, before) => !word.startsWith('-') && announces(words[before] ?? ''))
        .map(unquoted);
}
function announces(word) {
    return (word.startsWith('-') || word.includes(':_')) && ANNOUNCES.test(word.slice(-LONGEST_ANNOUNCEMENT));
}
function longWords(command) {
    return [...command.matchAll(LONG_WORD)]
        .filter(({ 0: word, index }) => !CONTINUED.has(command.charAt(index + word.length)))
        .map(([word]) => word)
        .filter((word) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word) && !word.includes('/'));
}
function unquoted(value) {
    return value.replace(/^(["'])(.*)\1$/s, '$2');
}
function userInfoIn(text) {
    return [...text.matchAll(/:\/\/([^\s/?#"'<>]*)@/g)].flatMap(([, found = '']) => {
        const [user = '', ...password] = found.split(':');
        const parts = [...(looksSecret(user) ? [user] : []), ...(password.length > 0 ? [password.join(':')] : [])];
        return parts.flatMap((part) => [part, decoded(part)]);
    });
}
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}
function looksSecret(word) {
    return word.length >= 16 || /[^A-Za-z]/.test(word);
}


/***/ }),

/***/ 2225:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: function() { return /* binding */ viewsOf; }
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2303);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7158);


const DEEPEST = 5;
const MOST_PER_CHARACTER = 20;
const MOST_AT_LEAST = 50_000;
function* viewsOf(text, shortest = 0) {
    const seen = new Set([text]);
    let left = Math.max(MOST_AT_LEAST, text.length * MOST_PER_CHARACTER);
    let level = [(0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .d)(text)];
    yield* level;
    for (let depth = 0; depth < DEEPEST; depth++) {
        const next = [];
        for (const view of level) {
            for (const { bytes, readable } of decodings(view, shortest)) {
                for (const decoded of [readable, bytes]) {
                    if (decoded === undefined || decoded.text.length < shortest || seen.has(decoded.text))
                        continue;
                    seen.add(decoded.text);
                    left -= decoded.text.length;
                    if (left < 0)
                        return;
                    yield decoded;
                    if (decoded === readable)
                        next.push(decoded);
                }
            }
        }
        level = next;
    }
}
function* decodings(view, shortest) {
    if (NOT_PLAIN.test(view.text))
        for (const decoding of HIDING)
            yield { readable: (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeIn */ .k)(view, decoding) };
    for (const decoding of TEXT_DECODINGS)
        yield { readable: (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeIn */ .k)(view, decoding) };
    for (const { strip, decodings } of BYTE_DECODINGS) {
        const stripped = strip === undefined ? view : ((0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeIn */ .k)(view, { pattern: strip, decode: () => '' }) ?? view);
        for (const decoding of decodings) {
            if (Math.ceil(view.text.length / (decoding.step ?? 1)) < shortest)
                continue;
            const bytes = (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeIn */ .k)(stripped, decoding);
            yield { bytes, readable: bytes && (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeIn */ .k)(bytes, READABLE) };
        }
    }
}
const READABLE = {
    pattern: /(?:[\t\n\r -~]|[\xc2-\xf4][\x80-\xbf]{1,3}){5,}/g,
    decode: ([text]) => text,
    step: 1,
    between: '\n'
};
const hex = (digits) => Number.parseInt(digits, 16);
const codePoint = (code) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
const ENTITIES = Object.fromEntries('amp& lt< gt> quot" apos\' nbsp  Tab\t NewLine\n excl! num# dollar$ percnt% lpar( rpar) ast* plus+ comma, period. sol/ colon: semi; equals= quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ grave` lcub{ lbrace{ verbar| vert| rcub} rbrace}'
    .split(/ (?=[A-Za-z])/)
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]));
const CONTROLS = { n: '\n', r: '\r', t: '\t', b: '', f: '', v: '', a: '', e: '' };
const BACKSLASH = {
    marks: ['\\', "'"],
    pattern: /'\\''|'"'"'|\\(?:u\{[\dA-Fa-f]{1,6}\}|u{1,9}[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|x[\dA-Fa-f]{2}|[0-7]{1,3}|\r\n|[^])/g,
    decode: ([all]) => {
        const escape = all.slice(1);
        if (all.startsWith("'"))
            return "'";
        if (/^[\r\n]/.test(escape))
            return '';
        if (/^[0-7]/.test(escape))
            return String.fromCharCode(Number.parseInt(escape, 8));
        if (escape.length === 1)
            return CONTROLS[escape] ?? escape;
        return codePoint(hex(escape.replace(/[^\dA-Fa-f]/g, '')));
    }
};
function percentDecoding(plus) {
    return {
        pattern: /%u([0-9a-f]{4})|%([0-9a-f]{2})|\+/gi,
        marks: ['%', '+'],
        decode: ([, unit, byte]) => {
            const code = unit ?? byte;
            return code === undefined ? plus : String.fromCharCode(hex(code));
        }
    };
}
const NOT_PLAIN = /[^\n\r\t -~]/;
const HIDING = [
    { pattern: _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .SEQUENCE */ .gt, decode: () => '' },
    { pattern: _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .INVISIBLE */ .kH, decode: () => '' }
];
const TEXT_DECODINGS = [
    BACKSLASH,
    percentDecoding('+'),
    percentDecoding(' '),
    {
        pattern: /&(?:#x([0-9a-f]{1,6});?|#(\d{1,7});?|(\w{2,10});)/gi,
        marks: ['&'],
        decode: ([all, digits, decimal, name]) => name === undefined ? codePoint(digits === undefined ? Number(decimal) : hex(digits)) : (ENTITIES[name] ?? all)
    },
    {
        pattern: /=\r?\n|=([0-9a-f]{2})/gi,
        marks: ['='],
        decode: ([, byte]) => (byte === undefined ? '' : String.fromCharCode(hex(byte)))
    }
];
const BYTE_DECODINGS = [
    {
        strip: /\s+/g,
        decodings: [0, 1, 2, 3].map((skip) => ({
            pattern: /[\w+/-]{6,}/g,
            decode: ([run]) => Buffer.from(run.slice(skip), 'base64').toString('latin1'),
            skip,
            step: 4 / 3,
            between: '\n'
        }))
    },
    {
        strip: /0x|[\s:,-]+/gi,
        decodings: [0, 1].map((skip) => ({
            pattern: /[0-9a-f]{8,}/gi,
            decode: ([run]) => Buffer.from(run.slice(skip), 'hex').toString('latin1'),
            skip,
            step: 2,
            between: '\n'
        }))
    },
    {
        decodings: [
            {
                pattern: /\d{1,3}/g,
                decode: ([number]) => (Number(number) < 256 ? String.fromCharCode(Number(number)) : '\n'),
                between: ''
            }
        ]
    }
];


/***/ }),

/***/ 8600:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F7: function() { return /* binding */ isPlainWord; },
/* harmony export */   XV: function() { return /* binding */ PART_LENGTH; },
/* harmony export */   Xe: function() { return /* binding */ piecesOf; },
/* harmony export */   gk: function() { return /* binding */ BY_LETTERS; },
/* harmony export */   ir: function() { return /* binding */ LONGEST_WORD; },
/* harmony export */   mV: function() { return /* binding */ noNeedles; },
/* harmony export */   n9: function() { return /* binding */ canBeMasked; },
/* harmony export */   o3: function() { return /* binding */ addNeedles; },
/* harmony export */   tG: function() { return /* binding */ SHORTEST_MASKED; },
/* harmony export */   xE: function() { return /* binding */ isFitForRunner; }
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2303);

const SHORTEST_MASKED = 4;
const COMMON = /^(?:true|false|null|none)$/i;
const LONGEST_WORD = 15;
const PLAIN_WORD = /^(?:[A-Za-z][a-z]*|[A-Z]+)$/;
const SHORTEST_LETTERS = 8;
const PART = 12;
function linesOf(value) {
    return value.split(/\r\n|\n|\r/).map((line) => line.trim());
}
function isMaskable(piece) {
    const text = piece.trim();
    return text.length >= SHORTEST_MASKED && !COMMON.test(text);
}
function isPlainWord(value) {
    const word = value.trim();
    return word.length <= LONGEST_WORD && PLAIN_WORD.test(word);
}
function isFitForRunner(value) {
    return linesOf(value).every((line) => line === '' || (isMaskable(line) && !isPlainWord(line)));
}
function canBeMasked(value) {
    return value.trim() === '' || linesOf(value).some((line) => isMaskable(line) && isFitForRunner(line));
}
function piecesOf(value) {
    return [...new Set([value, value.trim(), ...linesOf(value)])].filter(isMaskable);
}
function noNeedles() {
    return { exact: new Set(), letters: new Set(), parts: new Set(), shortest: Number.POSITIVE_INFINITY };
}
function addNeedles(needles, value) {
    const { exact, letters, parts } = needles;
    const add = (to, needle) => {
        to.add(needle);
        needles.shortest = Math.min(needles.shortest, needle.length);
    };
    for (const piece of piecesOf(value)) {
        const plain = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutAnsi */ .uo)(piece);
        const printed = [piece, (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(piece, piece.length), plain, plain.replace(_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .INVISIBLE */ .kH, '')].filter(isMaskable);
        for (const form of printed) {
            add(exact, form);
            add(exact, Buffer.from(form).toString('latin1'));
        }
        const whole = lettersOf(piece);
        if (whole.length >= SHORTEST_LETTERS)
            add(letters, whole);
        for (const word of piece.split(/\s+/).map(lettersOf)) {
            if (word.length === PART)
                continue;
            for (let at = 0; at + PART <= word.length; at++)
                add(parts, word.slice(at, at + PART));
        }
    }
}
const NO_LETTERS = /[^A-Za-z0-9]+/g;
const lettersOf = (text) => text.replace(NO_LETTERS, '');
const BY_LETTERS = { pattern: NO_LETTERS, decode: ([run]) => (run.includes('***') ? '*' : '') };
const PART_LENGTH = PART;


/***/ }),

/***/ 3301:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Af: function() { return /* binding */ mayShowSecrets; },
/* harmony export */   a8: function() { return /* binding */ maskAnswers; }
/* harmony export */ });
/* unused harmony export returnedValues */
/* harmony import */ var _command_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4574);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2225);


function maskAnswers(sender, mask) {
    const masked = (answer) => {
        returnedValues(parsed(answer.text)).forEach(mask);
        return answer;
    };
    return {
        send: async (request) => masked(await sender.send(request)),
        stream: async (request, maxBytes, onText) => masked(await sender.stream(request, maxBytes, onText)),
        close: () => sender.close()
    };
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}
const HOLDER = /^(?:secrets|env|env_?vars?|environment_?(?:variables|vars)|secret_?values)$/i;
const COMMANDS = new Set(['install_command', 'build_command']);
const ABOUT = /^(?:name|key|id|type|kind|description|source|status|hash|version|.*_(?:at|by|id))$/;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const SHOWS_SECRETS = /\b(?:secrets|value|env|env_vars)["'\\]{0,8}\s?(?:[:=]|=>)\s?["'\\[{(]/i;
const IDENTITY = /^(?:.*_)?(?:id|url)$/;
function returnedValues(answer) {
    const found = [];
    const shown = new Set();
    const open = [{ node: answer, holds: false }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { node, holds } = next;
        if (typeof node === 'string') {
            found.push(...(0,_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .userInfoIn */ .xm)(node));
            open.push({ node: embeddedJson(node), holds });
        }
        else if (Array.isArray(node)) {
            for (const item of node) {
                if (holds && typeof item === 'string' && ASSIGNMENT.test(item))
                    found.push(item.slice(item.indexOf('=') + 1));
                else
                    open.push({ node: item, holds });
            }
        }
        else if (typeof node === 'object' && node !== null) {
            if (holds && 'value' in node && typeof node.value === 'string')
                found.push(node.value);
            for (const [key, inner] of Object.entries(node)) {
                if (holds && typeof inner === 'string' && !('value' in node) && !ABOUT.test(key))
                    found.push(inner);
                if (!holds && typeof inner === 'string' && IDENTITY.test(key))
                    shown.add(inner);
                if (typeof inner === 'string' && COMMANDS.has(key))
                    found.push(...(0,_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsInCommand */ .Eg)(inner));
                open.push({ node: inner, holds: holds || HOLDER.test(key) });
            }
        }
    }
    return [...new Set(found.filter((value) => value !== '' && !shown.has(value)))];
}
function embeddedJson(text) {
    const from = text.search(/[[{]/);
    if (from < 0)
        return undefined;
    const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
    try {
        return JSON.parse(text.slice(from, to + 1));
    }
    catch {
        return undefined;
    }
}
function mayShowSecrets(text) {
    for (const view of (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .viewsOf */ .W)(text))
        if (SHOWS_SECRETS.test(view.text))
            return true;
    return false;
}


/***/ }),

/***/ 5429:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  a: function() { return /* binding */ maskInputs; }
});

// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
// EXTERNAL MODULE: ./src/masking/forms.js
var masking_forms = __nccwpck_require__(8600);
// EXTERNAL MODULE: ./src/masking/command-secrets.js
var command_secrets = __nccwpck_require__(4574);
;// CONCATENATED MODULE: ./src/masking/input-secrets.js


const CREDENTIAL_INPUTS = ['api_key', 'bearer_token', 'agent_api_key', 'github_token'];
const URL_INPUTS = ['base_url', 'repo_url', 'custom_url'];
const COMMAND_INPUTS = ['install_command', 'build_command'];
function findInputSecrets({ raw, secrets: parsed }) {
    const given = (inputs) => inputs.flatMap((input) => raw[input] ?? []);
    const tenant = given(['tenant_id']);
    const credentials = [
        ...given(CREDENTIAL_INPUTS),
        ...given(URL_INPUTS).flatMap(userInfo),
        ...tenant.filter((name) => !(0,masking_forms/* isPlainWord */.F7)(name))
    ];
    const tokens = given(COMMAND_INPUTS).flatMap(command_secrets/* secretsInCommand */.Eg);
    const { secrets, unread, problems } = parsed ?? { secrets: [], unread: [], problems: [] };
    const guesses = [...tenant, ...tokens, ...unread.flatMap(piecesOf)];
    if (problems.length === 0)
        return { credentials, secrets, guesses };
    return { credentials, secrets: [], guesses: [...guesses, ...secrets.map(({ value }) => value)] };
}
function userInfo(text) {
    const found = /:\/\/([^/?#]*)@/.exec(text)?.[1];
    if (found === undefined)
        return [];
    const parts = [found, ...found.split(':')].filter(command_secrets/* looksSecret */.n0);
    return parts.flatMap((part) => [part, (0,command_secrets/* decoded */.DH)(part)]);
}
function piecesOf(text) {
    return text.split(/\r?\n/).flatMap((line) => {
        const value = line.slice(line.search(/[=:]/) + 1).trim();
        return [
            line.trim(),
            value,
            value.replace(/^["'`]|["'`]$/g, ''),
            ...line.split(/[\s"'`,;:={}[\]]/).filter(command_secrets/* looksSecret */.n0)
        ];
    });
}

// EXTERNAL MODULE: ./src/masking/public-facts.js
var public_facts = __nccwpck_require__(2420);
;// CONCATENATED MODULE: ./src/masking/mask-inputs.js




function maskInputs(inputs, { runner, redactor, context, noticed = new Set() }) {
    const { credentials, secrets, guesses } = findInputSecrets(inputs);
    for (const value of credentials)
        runner.mask(value, { credential: true });
    for (const fact of (0,public_facts/* publicFacts */.F)(inputs.raw, context))
        redactor.keep(fact);
    for (const value of [...secrets.map((secret) => secret.value), ...guesses])
        runner.mask(value);
    const unmasked = secrets.flatMap(({ name, value }) => {
        const why = unmaskedReason(value, redactor);
        const text = `${name} (${why})`;
        if (why === undefined || noticed.has(text) || inputs.secrets?.written?.has(name))
            return [];
        noticed.add(text);
        const isPublic = redactor.isPublic(value);
        return [{ name, text, isPublic, isHidden: (0,masking_forms/* piecesOf */.Xe)(value).length > 0 && !isPublic }];
    });
    if (unmasked.length > 0) {
        const listed = (texts) => (0,sanitize/* sanitizeLine */.g$)(texts.join(', '), 500);
        const which = listed(unmasked.map(({ text }) => text));
        const names = unmasked.flatMap(({ name, isHidden }) => (isHidden ? [name] : []));
        const hidden = names.length === 0 ? '' : ` In its own output, this step hides ${listed(names)} anyway.`;
        const fix = unmasked.every(({ isPublic }) => isPublic)
            ? ''
            : ' To have a short value masked, make it longer, or add digits.';
        runner.notice(`Not masked in the log: ${which}.${hidden}${fix}`);
    }
}
function unmaskedReason(value, redactor) {
    if (redactor.isPublic(value))
        return 'a name, ref, commit, ID or URL of this run';
    if ((0,masking_forms/* canBeMasked */.n9)(value))
        return undefined;
    return value.trim().length < masking_forms/* SHORTEST_MASKED */.tG
        ? `shorter than ${masking_forms/* SHORTEST_MASKED */.tG} characters`
        : `one word of at most ${masking_forms/* LONGEST_WORD */.ir} letters`;
}


/***/ }),

/***/ 2420:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ publicFacts; }
/* harmony export */ });
const PUBLIC_INPUTS = [
    'name',
    'deployment_id',
    'integration_id',
    'listener_id',
    'cluster_namespace',
    'repo_ref',
    'graph_config_path',
    'image_uri',
    'environment',
    'smoke_assistant'
];
const URL_INPUTS = ['base_url', 'repo_url', 'custom_url'];
function publicFacts(raw, context) {
    const { server_url, api_url, repository, ref, sha, pull_request: pull, actor, run_url } = context;
    const repositories = [repository, pull?.head_repository].flatMap((name) => name ?? []);
    const facts = [
        ...PUBLIC_INPUTS.map((input) => raw[input]),
        ...refForms(raw.repo_ref),
        ...refForms(ref),
        ...repositories.flatMap((name) => [name, ...name.split('/')]),
        ...commitForms(sha),
        ...commitForms(pull?.head_sha),
        pull?.head_ref,
        actor,
        ...[...URL_INPUTS.map((input) => raw[input]), server_url, api_url, run_url].flatMap(urlForms),
        ...repositories.flatMap((name) => urlForms(`${server_url}/${name}`))
    ];
    return [...new Set(facts.filter((fact) => fact !== undefined && fact !== ''))];
}
function urlForms(text) {
    if (text === undefined || !URL.canParse(text) || /[?#]/.test(text))
        return [];
    const { origin, host, hostname, username, password, protocol } = new URL(text);
    if (!/^https?:$/.test(protocol) || username !== '' || password !== '')
        return [];
    return [text, origin, host, hostname];
}
function refForms(ref) {
    return ref === undefined ? [] : [ref, ref.replace(/^refs\/(?:heads|tags)\//, '')];
}
function commitForms(sha) {
    return sha === undefined ? [] : [sha, sha.slice(0, 7), sha.slice(0, 8)];
}


/***/ }),

/***/ 7158:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ viewOf; },
/* harmony export */   k: function() { return /* binding */ decodeIn; }
/* harmony export */ });
function viewOf(text) {
    return { text, source: (from, to) => [from, to] };
}
function decodeIn(view, decoding) {
    const { pattern, marks, decode, skip = 0, step = 0, between } = decoding;
    if (marks !== undefined && !marks.some((mark) => view.text.includes(mark)))
        return undefined;
    const pieces = [];
    let text = '';
    let end = 0;
    for (const match of view.text.matchAll(pattern)) {
        text += between === undefined ? view.text.slice(end, match.index) : text === '' ? '' : between;
        const decoded = decode(match);
        end = match.index + match[0].length;
        pieces.push({ at: text.length, length: decoded.length, from: match.index + skip, to: end, step });
        text += decoded;
    }
    if (pieces.length === 0)
        return undefined;
    if (between === undefined)
        text += view.text.slice(end);
    const source = (from, to) => view.source(locate(pieces, from)[0], locate(pieces, to - 1)[1]);
    return { text, source };
}
function locate(pieces, at) {
    let [low, high] = [0, pieces.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (pieces[middle].at <= at)
            low = middle + 1;
        else
            high = middle;
    }
    const piece = pieces[low - 1];
    if (piece === undefined)
        return [at, at + 1];
    const offset = at - piece.at;
    if (offset >= piece.length)
        return [piece.to + offset - piece.length, piece.to + offset - piece.length + 1];
    if (piece.step === 0)
        return [piece.from, piece.to];
    return [piece.from + Math.floor(offset * piece.step), piece.from + Math.ceil((offset + 1) * piece.step)];
}


/***/ }),

/***/ 3781:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ic: function() { return /* binding */ describeFailure; },
/* harmony export */   kY: function() { return /* binding */ failureText; },
/* harmony export */   lO: function() { return /* binding */ withoutValues; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8509);
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1669);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9973);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2303);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2868);
/* harmony import */ var _revision_log_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8261);






const MOST_PROBLEMS = 30;
function describeFailure(error, record) {
    const failure = explainFailure(error, record);
    const isCancelled = failure.kind === 'cancelled';
    return { ...failure, ...(!isCancelled && isUnchanged(error, record) && { unchanged: true }) };
}
const withoutValues = (failure) => ({
    ...failure,
    message: failure.message.replace(/"[^\n]*"/g, '"\u2026"')
});
function isUnchanged(error, { command, revision_id, wrote, has_changed, retries }) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz && !wrote)
        return true;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeployError */ .sH && error.code === 'rollback_refused')
        return true;
    if (command === undefined)
        return false;
    if (command === 'plan' || revision_id !== undefined || has_changed)
        return false;
    const isRefused = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StatusError */ .Xs && !error.mayHaveBeenApplied && retries.total === 0;
    return !wrote || (isRefused && command !== 'sweep');
}
function explainFailure(error, record) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc)
        return {
            kind: 'cancelled',
            code: error.code,
            message: cancelMessage(record, error.code === 'internal' ? 'Stopped by an internal error' : 'Cancelled'),
            advice: cancelAdvice(record)
        };
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz) {
        const lines = problemLines(error.problems);
        const many = Math.min(error.inputs, lines.length);
        return {
            kind: 'failure',
            code: error.code,
            message: [
                many > 1 ? `${many} invalid inputs.` : 'Invalid input.',
                ...lines.slice(0, MOST_PROBLEMS),
                ...(lines.length > MOST_PROBLEMS ? [`  and ${lines.length - MOST_PROBLEMS} more`] : [])
            ].join('\n'),
            advice: undefined
        };
    }
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CredentialsExpiredError */ .s5 && (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .isPending */ .mm)(record))
        return stoppedWaiting(error, record);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeployError */ .sH) {
        const kind = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .GI ? 'error' : 'failure';
        const { code, message, plain, advice = _error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].fix } = error;
        return { kind, code, message, ...(plain !== message && { plain }), advice };
    }
    return {
        kind: 'error',
        code: 'internal',
        message: `${_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O.internal.meaning}\n${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error))}`,
        advice: _error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O.internal.fix
    };
}
function problemLines(problems) {
    return [...new Set(problems.map(({ problem }) => problem))].map((text) => {
        const inputs = problems.filter(({ problem }) => problem === text).map(({ input }) => input);
        return `  ${inputs.join(', ')}: ${text}`;
    });
}
const RESUMES = 'Re-run the job to resume waiting. It starts a new revision if it cannot prove that nothing differs.';
function stoppedWaiting({ code, message }, record) {
    const { revision_id } = record;
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    const what = revision_id === undefined ? '' : ` of revision ${revision_id}${status ? ` (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(status, 40)})` : ''}`;
    return {
        kind: 'error',
        code,
        message: `${message}\nThe rollout${what} continues. This run stopped waiting for it.`,
        advice: 'Re-run the job with a fresh credential to resume waiting.'
    };
}
function failureText(failure, { revision_log: log }) {
    const { code, message, unchanged, advice, docs_url } = failure;
    const [first = '', ...facts] = message.split('\n');
    const indented = (line) => (line.startsWith('  ') ? line : `  ${line}`);
    return [
        `${unchanged ? `${/[.!?]$/.test(first) ? first : `${first}.`} Nothing was changed.` : first}   code: ${code}`,
        ...facts.map(indented),
        ...(log === undefined ? [] : [`  ${(0,_revision_log_js__WEBPACK_IMPORTED_MODULE_5__/* .logTitle */ .V8)(log)}:`, ...(0,_revision_log_js__WEBPACK_IMPORTED_MODULE_5__/* .lastLines */ .w$)(log).map((line) => `    ${line}`)]),
        ...(advice === undefined ? [] : [`  To fix: ${advice}`]),
        ...(docs_url === undefined ? [] : [`  More: ${docs_url}`])
    ].join('\n');
}
function cancelMessage(record, ended) {
    const { revision_id, going_back, wrote } = record;
    const last = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    if (going_back !== undefined) {
        const by = going_back.revision_id === undefined ? '' : ` with revision ${going_back.revision_id}`;
        return `${ended} while rolling back to revision ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .namedRevision */ .ni)(record, going_back.to)}${by}, because revision ${revision_id} failed.`;
    }
    if (revision_id === undefined)
        return wrote === undefined
            ? `${ended}. Nothing was changed.`
            : `${ended} while a request was in progress.\n${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(wrote)} may have been applied.`;
    if (isDeployed(record))
        return `${ended} after revision ${revision_id} was DEPLOYED, before the run had ended.`;
    const status = last === undefined ? '' : (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(last, 40);
    if (last !== undefined && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(last) === 'failed')
        return `${ended} after revision ${revision_id} ended as ${status}.`;
    return `${ended} while waiting for revision ${revision_id}${status && ` (${status})`}. The rollout continues.${servedLine(record)}`;
}
function servedLine(record) {
    const before = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .servedBefore */ .p7)(record);
    return before === undefined ? '' : `\nServing when this run began: revision ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .namedRevision */ .ni)(record, before)}`;
}
function cancelAdvice(record) {
    const { revision_id, wrote, going_back } = record;
    if (going_back !== undefined)
        return 'The rollback continues. Check in the service which revision serves. The next run deploys again.';
    if (isDeployed(record))
        return 'The revision stays. Re-run the job for the checks that remain.';
    const last = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    if (last !== undefined && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(last) === 'failed')
        return 'Read the logs of the revision in the service, then re-run the job. It creates a new revision.';
    if (revision_id !== undefined)
        return RESUMES;
    return wrote ? 'Re-run the job. It reads first and continues from what exists.' : undefined;
}
function isDeployed(record) {
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    return status !== undefined && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'deployed';
}


/***/ }),

/***/ 2868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cu: function() { return /* binding */ servedRemark; },
/* harmony export */   D3: function() { return /* binding */ commitOf; },
/* harmony export */   LR: function() { return /* binding */ badEnd; },
/* harmony export */   Zl: function() { return /* binding */ appliedChanges; },
/* harmony export */   _Q: function() { return /* binding */ hasBecomeLive; },
/* harmony export */   by: function() { return /* binding */ lastStatus; },
/* harmony export */   jW: function() { return /* binding */ shownCommit; },
/* harmony export */   mm: function() { return /* binding */ isPending; },
/* harmony export */   ni: function() { return /* binding */ namedRevision; },
/* harmony export */   p7: function() { return /* binding */ servedBefore; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8509);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4159);
/* harmony import */ var _plan_plan_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7022);



function lastStatus({ statuses, revision_id }) {
    return statuses.findLast((seen) => seen.revision_id === revision_id)?.status;
}
function isPending(record) {
    const status = lastStatus(record);
    return status === undefined ? record.new_revision === true : (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'pending';
}
function hasBecomeLive({ statuses, revision_id }) {
    const verdicts = statuses.filter((seen) => seen.revision_id === revision_id).map(({ status }) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status));
    return verdicts.at(-1) === 'deployed' && verdicts.includes('pending');
}
function badEnd(record) {
    const status = lastStatus(record);
    return status !== undefined && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'failed' ? status : undefined;
}
function servedBefore({ previous, active_before, revision_id }) {
    if (previous == null || previous === revision_id || active_before === revision_id)
        return undefined;
    return active_before ?? undefined;
}
function servedRemark(record) {
    const served = servedAt(record);
    if (served !== 'earlier')
        return served && '';
    const { rollback, rolled_back_by, previous, active_before, serving, revision_id } = record;
    if (revision_id === undefined)
        return ' (not changed by this run)';
    const back = rollback?.rolled_back_to;
    const id = back ?? serving ?? active_before;
    const isPrevious = id === active_before || id === previous;
    if (back === undefined)
        return isPrevious ? ' (previous revision)' : ' (another revision)';
    const which = isPrevious ? 'previous revision' : 'earlier revision';
    return rolled_back_by === undefined || rolled_back_by === back ? ` (${which})` : ` (code of the ${which})`;
}
function servedAt(record) {
    const { rollback, serving, revision_id, active_before, operation, new_revision } = record;
    if (operation === 'deleted')
        return undefined;
    if (rollback?.rolled_back_to !== undefined)
        return 'earlier';
    if (serving !== undefined)
        return serving === null ? undefined : serving === revision_id ? 'own' : 'earlier';
    const status = lastStatus(record);
    if (status !== undefined && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'deployed')
        return 'own';
    if (active_before != null)
        return active_before === revision_id ? 'own' : 'earlier';
    const isKept = status === undefined && operation !== undefined && new_revision === false;
    return isKept ? 'own' : undefined;
}
function commitOf({ commits, revision_id }, id = revision_id) {
    return commits.find((known) => known.revision_id === id)?.commit_sha;
}
function shownCommit(record) {
    const { serving, revision_id } = record;
    const status = lastStatus(record);
    const isApart = serving != null && serving !== revision_id && status !== undefined && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'deployed';
    return isApart ? commitOf(record, serving) : commitOf(record);
}
function appliedChanges(record) {
    const { plan, command, operation, new_revision } = record;
    if (operation === 'planned' || command === 'plan')
        return plan?.changes ?? [];
    const built = new_revision === true ? commitOf(record) : undefined;
    const applied = (plan?.changes ?? []).map((change) => built === undefined || change.commits === undefined
        ? change
        : { ...change, commits: { ...change.commits, to: built } });
    return applied.filter((change) => !isSame(change));
}
function isSame({ path, difference, before, after, commits }) {
    if (before !== after || (0,_plan_plan_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .isSecret */ .$f)(path))
        return false;
    if (commits !== undefined)
        return (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .sameCommit */ .Kd)(commits.from, commits.to);
    return difference === 'unproven' || difference === 'repeated';
}
function namedRevision(record, id) {
    return (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .nameRevision */ .hH)(id, commitOf(record, id));
}


/***/ }),

/***/ 2349:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OG: function() { return /* binding */ logLines; },
/* harmony export */   Po: function() { return /* binding */ closingLines; },
/* harmony export */   b$: function() { return /* binding */ PLAN_ONLY; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8509);
/* harmony import */ var _deploy_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9499);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4159);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9623);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2303);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(7025);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2868);
/* harmony import */ var _plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(846);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5270);
/* harmony import */ var _revision_log_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(8261);










const BUILD_AGAIN = ' To build again, set new_revision: always.';
const PLAN_ONLY = 'Plan only. Nothing was changed.';
function logLines(event, before) {
    switch (event.type) {
        case 'deployment_read':
            return deploymentLines(event, before);
        case 'deployment_identified':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(before.name === undefined
                ? `Deployment ${event.deployment_id}`
                : `Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(before.name)}" (${event.deployment_id})`);
        case 'deployment_not_found':
            return notFoundLines(event, before);
        case 'planned':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .planLines */ .HN)(event.plan);
        case 'operation_decided':
            return operationLines(event, before);
        case 'revision_identified':
            return revisionLines(event, before);
        case 'status_read':
            if (before.command === 'plan')
                return latestLines(event, before);
            return statusLines(event, before.statuses.length);
        case 'rollback_progressed':
            return statusLines(event, before.rollback_statuses.length);
        case 'wait_ended':
            return (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(event.status) === 'deployed' ? deployedLines(event, before) : [];
        case 'retrying':
            return retryLines(event, before);
        case 'recovered':
            return before.retries.shown
                ? (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`  Recovered after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(before.retries.since_answer, 'failed attempt')}.`)
                : [];
        case 'previews_listed':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .sweepLines */ .eX)(event);
        case 'preview_swept':
            return event.deletion === undefined ? [] : (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`  ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(event.name)}  ${SWEPT[event.deletion]}`);
        case 'deletion_read':
            return event.deletion === 'absent' && before.absent ? [] : (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(DELETED[event.deletion]);
        case 'serving_read':
            return servingLines(event, before);
        case 'serving_unverified':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)('  Not verified which revision answers: the agent server did not name this one.');
        case 'serving_confirmed':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)('  Live: the agent server answers with this revision.');
        case 'check_ended':
            return checkLines(event.check);
        case 'log_read':
            return earlierLogLines(event.log);
        case 'log_missing':
            return [{ level: 'debug', text: `No log of the revision: ${event.problem}` }];
        case 'rolled_back':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`Rolled back to revision ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .namedRevision */ .ni)(before, event.to)}.`);
        case 'rollback_begun':
            return rollbackLines(event, before);
        case 'rollback_revision_known':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`Revision ${event.revision_id}`);
        case 'rollback_ended':
            return event.rollback.result === 'not_needed' ? (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(event.rollback.message) : [];
        case 'skipped':
            return [{ level: 'notice', text: `Skipped: ${event.reason}` }];
        case 'commit_differs':
        case 'secrets_kept':
        case 'warning':
            return [{ level: before.warnings.length < _record_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_WARNINGS */ .oo ? 'warning' : 'debug', text: event.message }];
        case 'info':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(event.message);
        case 'started':
        case 'commit_read':
        case 'active_revision_read':
        case 'write_sent':
            return [];
    }
}
function deploymentLines(event, before) {
    const { id, name, source } = event.deployment;
    const { command, unusable_url: unusable } = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .recordEvent */ .yM)(before, event);
    const origin = source ? `, ${originOf(source)}` : '';
    const isTold = unusable === before.unusable_url || command === 'delete';
    return [
        ...(before.deployment_id === id ? [] : (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(name)}" (${id})${origin}`)),
        ...(unusable === undefined || isTold ? [] : [{ level: 'warning', text: unusableUrl(unusable) }])
    ];
}
const unusableUrl = (shown) => `The service shows "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(shown, 200)}" as the URL of the deployment, which is not a web address. The outputs url and docs_url cannot be set.`;
function originOf(source) {
    if (source === 'git_host')
        return 'from a repository';
    return source === 'external_container' ? 'from an image' : (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(source, 40);
}
const NOTHING = {
    deploy: '',
    plan: '',
    rollback: 'Nothing to roll back: ',
    delete: 'Nothing to delete: ',
    sweep: 'Nothing to sweep: '
};
function notFoundLines({ what, meant, by_id }, { command = 'deploy' }) {
    const text = `${NOTHING[command]}${by_id ? (0,_deploy_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_1__/* .noSuchId */ .sJ)(what) : `no deployment "${what}" exists`}.`;
    const fact = text.charAt(0).toUpperCase() + text.slice(1);
    if (by_id)
        return [{ level: 'warning', text: fact }];
    return meant === undefined ? (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(fact) : [{ level: 'warning', text: `${fact} Did you mean "${meant}"?` }];
}
function deployedLines(event, before) {
    const { requests, within_ms } = event;
    const commit = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .commitOf */ .D3)(before);
    const facts = [
        (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(requests, 'request'),
        ...(within_ms === undefined ? [] : [`noticed within ${Math.max(1, Math.ceil(within_ms / 1000))} s`])
    ];
    return [
        ...(commit === undefined ? [] : (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`         commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax)(commit)}`)),
        { level: 'debug', text: `         ${facts.join(' \u00b7 ')}` }
    ];
}
function latestLines({ revision_id, status }, before) {
    return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`Latest revision ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .namedRevision */ .ni)(before, revision_id)}: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(status, 60)}`);
}
function statusLines({ elapsed_ms, status }, seen) {
    const level = seen < _record_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_STATUSES */ .Th ? 'info' : 'debug';
    return [{ level, text: `  ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(elapsed_ms).padStart(5)}  ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(status, 60)}` }];
}
function retryLines({ problem, delay_ms }, before) {
    const { since_answer, isShown } = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .addFailure */ .qx)(before.retries);
    const what = (0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .firstLine */ .TM)(problem).replace(/[.:]$/, '');
    const text = `  ${what}. Retrying in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .spellDuration */ .jl)(delay_ms)} (failed attempt ${since_answer}).`;
    return [{ level: isShown ? 'info' : 'debug', text }];
}
function servingLines({ revision_id, is_earlier }, { serving_revision_id }) {
    if (!is_earlier || serving_revision_id === revision_id)
        return [];
    return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`  The agent server still answers from revision ${revision_id}. Waiting for the deployed one.`);
}
const DELETED = {
    absent: 'Nothing to delete.',
    already_deleting: 'Already being deleted. The name stays reserved until that finishes.',
    accepted: 'Deleted. A new deployment can use the name when the service has finished.'
};
const SWEPT = {
    absent: 'already deleted',
    already_deleting: 'already being deleted',
    accepted: 'deleted'
};
function operationLines({ operation, new_revision }, { plan, command }) {
    switch (operation) {
        case 'created':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)('Created.');
        case 'updated':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(new_revision ? 'Updated.' : 'Updated without a new revision.');
        case 'rolled_back':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)('Rollback requested.');
        case 'unchanged':
            return plan && 'built_by_service' in plan
                ? (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)('Nothing to send. The service builds this push automatically.')
                : (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`Nothing was changed.${plan?.in_progress || command === 'rollback' ? '' : BUILD_AGAIN}`);
        case 'planned':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(command === 'sweep' ? 'Dry run. Nothing was deleted.' : PLAN_ONLY);
        default:
            return [];
    }
}
function revisionLines(event, before) {
    const { revision_id, superseded } = event;
    if (before.revision_id === revision_id || before.command === 'plan')
        return [];
    const served = superseded ? undefined : (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .servedBefore */ .p7)((0,_record_js__WEBPACK_IMPORTED_MODULE_6__/* .recordEvent */ .yM)(before, event));
    const active = served === undefined ? '' : `; ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .namedRevision */ .ni)(before, served)} was active before`;
    return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`Revision ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .namedRevision */ .ni)(before, revision_id)}${active}`);
}
function checkLines({ result, assistant, asked, events, elapsed_ms }) {
    const done = asked === undefined ? 'was found' : 'answered';
    const outcome = result === 'passed' ? done : 'failed';
    const head = `Smoke check: assistant "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(assistant ?? '')}" ${outcome} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .spellDuration */ .jl)(elapsed_ms)}`;
    if (result === 'passed')
        return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(head);
    return [...(0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(head), ...events.flatMap(({ event, text }) => (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`  ${event.padEnd(12)} ${text}`))];
}
function earlierLogLines(log) {
    const lines = (0,_revision_log_js__WEBPACK_IMPORTED_MODULE_8__/* .earlierLines */ .kK)(log);
    if (lines.length === 0)
        return [];
    const title = `Earlier lines of the ${log.log} log of revision ${log.revision_id}`;
    return [{ level: 'info', title, text: lines.map((line) => `  ${line}`).join('\n') }];
}
function rollbackLines({ to, commit_sha, way }, before) {
    if (before.going_back !== undefined)
        return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)('The service cannot redeploy a revision; rolling back with a patch.');
    const how = way === 'redeploy' ? 'a redeploy' : 'a patch';
    return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`Rolling back to ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .hH)(to, commit_sha)}, the last revision that was DEPLOYED, with ${how}.`);
}
function closingLines({ url }) {
    return (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_9__/* .webAddress */ .D)(url) === undefined ? [] : [`URL       ${url}`, `API docs  ${url}/docs`];
}


/***/ }),

/***/ 1479:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   y: function() { return /* binding */ withDocs; }
/* harmony export */ });
function withDocs(failure, { action_url }) {
    return action_url === undefined ? failure : { ...failure, docs_url: `${action_url}/docs/errors.md#${failure.code}` };
}


/***/ }),

/***/ 7022:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $f: function() { return /* binding */ isSecret; },
/* harmony export */   R: function() { return /* binding */ withCommits; },
/* harmony export */   Ty: function() { return /* binding */ diffBlock; }
/* harmony export */ });
/* harmony import */ var _deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8867);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4159);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9623);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7885);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2303);





const MOST_FIELDS = 100;
const SIGN = { added: '+', changed: '~', removed: '-', unproven: '~', repeated: '~' };
function diffBlock(changes) {
    if (changes.length === 0)
        return undefined;
    const lines = changes.slice(0, MOST_FIELDS).map(withCommits).flatMap(diffLines);
    const more = changes.length > MOST_FIELDS ? [`\u2026 and ${changes.length - MOST_FIELDS} more fields`] : [];
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeBlock */ .DV)([...lines, ...more], 'diff');
}
function withCommits(change) {
    const { commits, before, after, note: _, ...rest } = change;
    if (commits === undefined)
        return change;
    const at = (ref, commit) => `${(0,_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(ref)} at ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit)}`;
    return { ...rest, before: at(before, commits.from), after: at(after, commits.to) };
}
function diffLines({ path, difference, before, after, note }) {
    const field = `${SIGN[difference]} ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(path, 200)}`;
    const remark = note === undefined ? '' : `  # ${shown(note)}`;
    if (isSecret(path))
        return [field + (remark || REMARKS[difference])];
    switch (difference) {
        case 'added':
            return [after === undefined ? field + remark : `${field}: ${value(after)}${remark}`];
        case 'removed':
            return [before === undefined ? field + remark : `${field}: ${value(before)}${remark}`];
        case 'unproven':
        case 'repeated':
            return [`${field}${after === undefined ? '' : `: ${value(after)}`}${remark || REMARKS[difference]}`];
        case 'changed': {
            if (before === undefined && after === undefined)
                return [field + remark];
            if (value(before) === value(after))
                return [`${field}: ${value(after)}${remark}`];
            return [field + remark, `-   ${value(before)}`, `+   ${value(after)}`];
        }
    }
}
const REMARKS = {
    added: '',
    changed: '',
    removed: '',
    unproven: '  # not shown by the service',
    repeated: '  # unchanged, sent again to create a revision'
};
function isSecret(path) {
    return path === 'secrets' || path.startsWith('secrets.');
}
const value = (of) => shown((0,_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(of));
const shown = (text) => (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenDigests */ .fQ)((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(text, 200));


/***/ }),

/***/ 846:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EX: function() { return /* binding */ planOutline; },
/* harmony export */   HN: function() { return /* binding */ planLines; },
/* harmony export */   eX: function() { return /* binding */ sweepLines; },
/* harmony export */   pq: function() { return /* binding */ info; }
/* harmony export */ });
/* unused harmony export changeRows */
/* harmony import */ var _deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8867);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9623);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2303);
/* harmony import */ var _shown_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6868);




const MOST_ROWS = 15;
const info = (text) => [{ level: 'info', text }];
function planLines(plan) {
    const { operation, new_revision, reasons, warnings } = plan;
    const pushed = 'built_by_service' in plan;
    const isExplained = operation === 'unchanged' || operation === 'rollback' || (operation === 'update' && !new_revision);
    const repeated = plan.changes.filter(({ difference }) => difference === 'repeated');
    const why = [...new Set(repeated.flatMap(({ note }) => note ?? []))];
    return [
        ...info(`Plan: ${planOutline(plan)}`),
        ...(isExplained || pushed ? reasons : why).flatMap((reason) => info(`  ${reason}`)),
        ...alignRows(changeRows(plan.changes.filter((change) => !repeated.includes(change))), 'change'),
        ...warnings.map((text) => ({ level: 'warning', text }))
    ];
}
function planOutline({ operation, new_revision, ...plan }) {
    const isPushed = 'built_by_service' in plan;
    if (operation === 'unchanged' && !isPushed)
        return 'in_progress' in plan ? 'nothing to change; the revision is in progress' : 'nothing to change';
    if (operation === 'delete')
        return operation;
    const revision = isPushed ? 'the service builds this push' : new_revision ? 'new revision' : 'no new revision';
    return `${operation === 'rollback' ? 'roll back' : operation}, ${revision}`;
}
function sweepLines({ previews }) {
    const goes = previews.filter((preview) => preview.verdict === 'delete').length;
    return [
        ...info(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(previews.length, 'preview')}, ${goes} to delete`),
        ...alignRows(previews.map(({ name, verdict, reason }) => [(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name), `${verdict}: ${reason}`]), 'preview')
    ];
}
function changeRows(changes) {
    const within = (prefix) => changes.filter(({ path }) => path === prefix || path.startsWith(`${prefix}.`));
    const secrets = within('secrets');
    const rest = changes.filter((change) => !secrets.includes(change));
    return [
        ...rest.map((change) => [change.path, describeChange(change)]),
        ...(secrets.length > 0 ? [['secrets', (0,_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .listChanges */ .Wd)(secrets, 'secrets')]] : [])
    ];
}
function alignRows(rows, what) {
    const width = Math.max(0, ...rows.map(([path]) => path.length));
    const lines = rows.map(([path, text]) => `  ${path.padEnd(width)}  ${text}`);
    if (rows.length > MOST_ROWS)
        return [{ level: 'info', title: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rows.length, what), text: lines.join('\n') }];
    return lines.flatMap(info);
}
function describeChange({ path, difference, before, after, note }) {
    if ((0,_shown_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .isHiddenField */ .ZH)(path))
        return _deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .DIFFERENCES */ .dz[difference];
    const values = difference === 'added' ? (0,_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(after) : `${(0,_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(before)} \u2192 ${(0,_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(after)}`;
    if (difference === 'unproven' || difference === 'repeated')
        return `${(0,_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(after)} (${note ?? _deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .DIFFERENCES */ .dz[difference]})`;
    if (note === undefined)
        return values;
    return before === after ? note : `${values} (${note})`;
}


/***/ }),

/***/ 6868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $B: function() { return /* binding */ withKept; },
/* harmony export */   ZH: function() { return /* binding */ isHiddenField; },
/* harmony export */   pE: function() { return /* binding */ planFacts; },
/* harmony export */   vJ: function() { return /* binding */ shownPlan; }
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2303);

const HIDDEN = new Set(['source_config.install_command', 'source_config.build_command']);
function isHiddenField(path) {
    return HIDDEN.has(path);
}
function shownChange(change) {
    const { before, after, ...rest } = change;
    if (isHiddenField(change.path))
        return rest;
    return {
        ...rest,
        ...(before !== undefined && { before: shownValue(before) }),
        ...(after !== undefined && { after: shownValue(after) })
    };
}
function shownValue(value) {
    if (typeof value === 'string')
        return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInfo */ .sl)(value);
    if (typeof value !== 'object' || value === null)
        return value;
    return JSON.parse((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInfo */ .sl)(JSON.stringify(value)));
}
function shownPlan(plan) {
    const { operation, new_revision, reasons, changes, warnings, compared } = plan;
    const pushed = 'built_by_service' in plan ? { built_by_service: plan.built_by_service } : {};
    const in_progress = 'in_progress' in plan && plan.in_progress;
    return {
        operation,
        new_revision,
        reasons,
        ...(in_progress && { in_progress }),
        changes: changes.map(shownChange),
        warnings,
        ...('rolls_back_to' in plan && { rolls_back_to: plan.rolls_back_to }),
        ...pushed,
        ...(compared && { compared })
    };
}
function withKept(plan, names) {
    const kept = new Set(names.map((name) => `secrets.${name}`));
    const note = 'not removed: the service still lists it';
    return { ...plan, changes: plan.changes.map((change) => (kept.has(change.path) ? { ...change, note } : change)) };
}
function planFacts(plan) {
    const { operation, new_revision, reasons, changes, warnings, compared, rolls_back_to } = plan;
    return { operation, new_revision, rolls_back_to, reasons, changes, warnings, compared };
}


/***/ }),

/***/ 5270:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TM: function() { return /* binding */ firstLine; },
/* harmony export */   Th: function() { return /* binding */ MOST_STATUSES; },
/* harmony export */   oo: function() { return /* binding */ MOST_WARNINGS; },
/* harmony export */   qx: function() { return /* binding */ addFailure; },
/* harmony export */   sU: function() { return /* binding */ EMPTY_RECORD; },
/* harmony export */   yM: function() { return /* binding */ recordEvent; }
/* harmony export */ });
/* harmony import */ var _contract_shown_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4954);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7025);
/* harmony import */ var _plan_shown_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6868);



const NO_RETRIES = { total: 0, since_answer: 0, shown: false };
function addFailure({ total, since_answer, shown }) {
    const failures = total + 1;
    const isShown = (failures & (failures - 1)) === 0;
    return { total: failures, since_answer: since_answer + 1, shown: shown || isShown, isShown };
}
function addAnswer({ total }) {
    return { ...NO_RETRIES, total };
}
const MOST_STATUSES = 60;
const MOST_WARNINGS = 100;
const MOST_COMMITS = 20;
const EMPTY_RECORD = {
    commits: [],
    statuses: [],
    rollback_statuses: [],
    warnings: [],
    retries: NO_RETRIES
};
function recordEvent(record, event) {
    switch (event.type) {
        case 'started':
            return {
                ...record,
                command: event.command,
                ...(event.name !== undefined && { name: event.name }),
                ...(event.asked_id !== undefined && { asked_id: event.asked_id }),
                ...requestedCode(event)
            };
        case 'deployment_read': {
            const { id, name, source_config, active_revision_id: active } = event.deployment;
            const shown = (0,_contract_shown_url_js__WEBPACK_IMPORTED_MODULE_1__/* .shownUrl */ .z)(event.deployment);
            const url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(shown);
            const repo_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(source_config.repo_url);
            return {
                ...record,
                deployment_id: id,
                name,
                ...(url !== undefined && { url }),
                ...(url === undefined && shown !== undefined && { unusable_url: shown }),
                ...(repo_url !== undefined && { repo_url }),
                ...(record.operation === undefined && active !== undefined && { active_before: active })
            };
        }
        case 'deployment_identified':
            return { ...record, deployment_id: event.deployment_id };
        case 'deployment_not_found':
            return { ...record, absent: true, ...(event.meant !== undefined && { meant: event.meant }) };
        case 'planned': {
            const warnings = [...new Set([...record.warnings, ...event.plan.warnings])];
            return { ...record, plan: (0,_plan_shown_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPlan */ .vJ)(event.plan), warnings };
        }
        case 'write_sent':
            return { ...record, wrote: event.request };
        case 'operation_decided': {
            const { operation, new_revision } = event;
            const has_changed = operation === 'created' || operation === 'updated' || operation === 'rolled_back';
            return { ...record, operation, new_revision, ...(has_changed && { has_changed }) };
        }
        case 'revision_identified': {
            const { revision_id, previous, superseded } = event;
            return { ...record, revision_id, ...(!superseded && previous !== undefined && { previous }) };
        }
        case 'status_read': {
            const { revision_id, status, elapsed_ms } = event;
            return {
                ...record,
                statuses: [...mostTelling(record.statuses, MOST_STATUSES), { revision_id, status, elapsed_ms }]
            };
        }
        case 'commit_read':
            return { ...record, commits: withCommit(record.commits, event) };
        case 'active_revision_read':
            return { ...record, serving: event.revision_id };
        case 'wait_ended':
            return { ...record, waited_ms: event.elapsed_ms };
        case 'deletion_read':
            return { ...record, deletion: event.deletion };
        case 'previews_listed':
            return {
                ...record,
                name: event.name,
                previews: event.previews,
                swept: [],
                ...(event.unchecked && { unchecked: event.unchecked })
            };
        case 'preview_swept':
            return withSwept(record, event);
        case 'serving_unverified': {
            const { serving_revision_id: _unproven, ...rest } = record;
            return rest;
        }
        case 'serving_read':
            return { ...record, serving_revision_id: event.revision_id };
        case 'check_ended':
            return { ...record, check: event.check };
        case 'log_read':
            return { ...record, revision_log: event.log };
        case 'rolled_back':
            return { ...record, rolled_back_to: event.to };
        case 'rollback_begun': {
            const { to, commit_sha } = event;
            const commits = commit_sha === undefined ? record.commits : withCommit(record.commits, { revision_id: to, commit_sha });
            const { serving: _outdated, ...rest } = record;
            return { ...rest, commits, going_back: { to }, rollback_statuses: [] };
        }
        case 'rollback_revision_known':
            return {
                ...record,
                ...(record.going_back && { going_back: { ...record.going_back, revision_id: event.revision_id } })
            };
        case 'rollback_progressed': {
            const { status, elapsed_ms } = event;
            const seen = mostTelling(record.rollback_statuses, MOST_STATUSES);
            return { ...record, rollback_statuses: [...seen, { status, elapsed_ms }] };
        }
        case 'rollback_ended': {
            const { going_back: _over, ...rest } = record;
            const rolled_back_by = record.going_back?.revision_id;
            return { ...rest, rollback: event.rollback, ...(rolled_back_by !== undefined && { rolled_back_by }) };
        }
        case 'skipped':
            return { ...record, operation: 'skipped', new_revision: false, skipped: event.reason };
        case 'commit_differs': {
            const { built, message } = event;
            return { ...recordEvent(record, { type: 'warning', message }), other_commit: built };
        }
        case 'secrets_kept': {
            const told = recordEvent(record, { type: 'warning', message: event.message });
            const plan = record.plan && (0,_plan_shown_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .withKept */ .$B)(record.plan, event.names);
            return { ...told, secrets_kept: event.names, ...(plan && { plan }) };
        }
        case 'warning':
            return { ...record, warnings: [...mostTelling(record.warnings, MOST_WARNINGS), event.message] };
        case 'retrying':
            return { ...record, retries: addFailure(record.retries) };
        case 'recovered':
            return { ...record, retries: addAnswer(record.retries) };
        case 'info':
        case 'log_missing':
        case 'serving_confirmed':
            return record;
    }
}
function requestedCode({ code }) {
    const repo_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(code?.repo_url);
    return {
        ...(repo_url !== undefined && { repo_url }),
        ...(code?.commit !== undefined && { wanted_commit: code.commit })
    };
}
function withSwept(record, { name, deletion }) {
    const { swept = [], swept_so_far = [] } = record;
    return {
        ...record,
        swept: [...swept, name],
        ...(deletion && { swept_so_far: [...swept_so_far, { name, deletion }] })
    };
}
function withCommit(commits, { revision_id, commit_sha }) {
    return [...commits.filter((known) => known.revision_id !== revision_id), { revision_id, commit_sha }].slice(-MOST_COMMITS);
}
const mostTelling = (told, most) => told.length < most ? told : told.toSpliced(most / 2, 1);
const firstLine = (text) => text.split('\n', 1)[0] ?? '';


/***/ }),

/***/ 4374:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ createReporter; }
/* harmony export */ });
/* unused harmony export outputsOf */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2303);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2868);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2349);
/* harmony import */ var _plan_shown_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6868);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(5270);
/* harmony import */ var _reword_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2394);







const LONGEST_STATUS = 40;
function createReporter(runner, redactor, { observe, loadSummary = () => __nccwpck_require__.e(/* import() */ 217).then(__nccwpck_require__.bind(__nccwpck_require__, 7217)) } = {}) {
    let record = _record_js__WEBPACK_IMPORTED_MODULE_4__/* .EMPTY_RECORD */ .sU;
    const put = new Map();
    let lost;
    let refused = false;
    const write = (name, value) => {
        if (put.get(name) === value)
            return;
        put.set(name, value);
        try {
            runner.output(name, value);
        }
        catch (error) {
            lost ??= error;
        }
    };
    const assertOutputsWritten = () => {
        if (lost === undefined)
            return;
        refused = true;
        const after = record.wrote ? ` The changes made so far stay${namesOf(record)}.` : '';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('outputs_not_written', `The outputs of this step could not be written: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(lost))}`, {
            advice: `Free space on the disk of the runner, and check GITHUB_OUTPUT.${after}`
        });
    };
    return {
        emit(event) {
            observe?.(event);
            const before = record;
            record = (0,_record_js__WEBPACK_IMPORTED_MODULE_4__/* .recordEvent */ .yM)(record, event);
            for (const fact of shownFacts(record))
                redactor.keep(fact);
            for (const { level, text, title } of (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .logLines */ .OG)(withoutSecretStatus(event, redactor), before)) {
                if (title === undefined)
                    runner[level](text);
                else
                    runner.group(title, text);
            }
            const known = new Map(Object.entries(outputsOf(record)));
            for (const [name, value] of known)
                write(name, value);
            for (const name of put.keys())
                if (!known.has(name) && name !== 'error_code')
                    write(name, '');
            if (!record.wrote && !refused)
                assertOutputsWritten();
        },
        record: () => record,
        assertOutputsWritten,
        failed: ({ code }) => write('error_code', code),
        async finish(failure) {
            if (failure === undefined)
                for (const line of (0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .closingLines */ .Po)(record))
                    runner.info(line);
            if (lost !== undefined && !refused) {
                runner.warning(`Not all outputs of this step could be written: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(lost))}`);
            }
            const { renderSummary } = await loadSummary();
            const shown = (0,_reword_js__WEBPACK_IMPORTED_MODULE_6__/* .rewordReport */ ._)(redactor.redactAll({ record, failure }), runner.reword);
            await runner.summary(renderSummary(shown.record, shown.failure));
        }
    };
}
function withoutSecretStatus(event, redactor) {
    const isLong = 'status' in event && event.status.length > LONGEST_STATUS;
    return isLong ? { ...event, status: redactor.redactAll(event.status) } : event;
}
function shownFacts({ deployment_id, revision_id, url, commits, plan, rollback }) {
    const address = url?.replace(/[?#].*$/s, '');
    const revisions = commits.flatMap((known) => [known.revision_id, known.commit_sha, known.commit_sha.slice(0, 7)]);
    const facts = [deployment_id, revision_id, address, rollback?.rolled_back_to, plan?.rolls_back_to, ...revisions];
    return facts.filter((fact) => fact !== undefined);
}
function namesOf({ deployment_id, revision_id }) {
    const revision = revision_id === undefined ? '' : `, revision ${revision_id}`;
    return deployment_id === undefined ? '' : `: deployment ${deployment_id}${revision}`;
}
function outputsOf(record) {
    const { deployment_id, revision_id, url, operation, new_revision, plan, check, swept, rollback } = record;
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .lastStatus */ .by)(record);
    const commit_sha = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .shownCommit */ .jW)(record);
    const rolled_back_to = rollback?.rolled_back_to ?? record.rolled_back_to;
    return {
        ...(deployment_id !== undefined && { deployment_id }),
        ...(revision_id !== undefined && { revision_id }),
        ...(url !== undefined && { url, docs_url: `${url}/docs` }),
        ...(operation !== undefined && { operation, smoke: check?.result ?? 'skipped' }),
        ...(new_revision !== undefined && { new_revision: String(new_revision) }),
        ...(status !== undefined && { status }),
        ...(commit_sha !== undefined && { commit_sha }),
        ...(record.serving_revision_id !== undefined && { serving_revision_id: record.serving_revision_id }),
        ...(rolled_back_to !== undefined && { rolled_back_to }),
        ...(swept !== undefined && { swept: JSON.stringify(swept) }),
        ...(plan !== undefined && { plan: JSON.stringify((0,_plan_shown_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .planFacts */ .pE)(plan)) })
    };
}


/***/ }),

/***/ 8261:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V8: function() { return /* binding */ logTitle; },
/* harmony export */   kK: function() { return /* binding */ earlierLines; },
/* harmony export */   w$: function() { return /* binding */ lastLines; }
/* harmony export */ });
const MOST_LAST = 10;
function lastLines({ lines }) {
    return lines.slice(-MOST_LAST);
}
function earlierLines({ lines }) {
    return lines.slice(0, -MOST_LAST);
}
function logTitle({ log, is_end }) {
    return is_end ? `Last lines of the ${log} log` : `Lines of the ${log} log, which continues`;
}


/***/ }),

/***/ 2394:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ rewordReport; },
/* harmony export */   e: function() { return /* binding */ rewordFailure; }
/* harmony export */ });
function rewordReport(report, reword) {
    if (reword === undefined)
        return report;
    const { record, failure } = report;
    const { plan, rollback, previews, skipped, warnings } = record;
    return {
        ...report,
        failure: rewordFailure(failure, reword),
        record: {
            ...record,
            warnings: warnings.map(reword),
            ...(skipped !== undefined && { skipped: reword(skipped) }),
            ...(rollback && { rollback: { ...rollback, message: reword(rollback.message) } }),
            ...(previews && { previews: previews.map((one) => ({ ...one, reason: reword(one.reason) })) }),
            ...(plan && {
                plan: {
                    ...plan,
                    reasons: plan.reasons.map(reword),
                    warnings: plan.warnings.map(reword),
                    changes: plan.changes.map((one) => (one.note === undefined ? one : { ...one, note: reword(one.note) }))
                }
            })
        }
    };
}
function rewordFailure(failure, reword) {
    if (failure === undefined || reword === undefined)
        return failure;
    const { message, plain, advice } = failure;
    return {
        ...failure,
        message: reword(message),
        ...(plain !== undefined && { plain: reword(plain) }),
        advice: advice && reword(advice)
    };
}


/***/ }),

/***/ 8972:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KN: function() { return /* binding */ canonicalImage; },
/* harmony export */   T4: function() { return /* binding */ isPinned; },
/* harmony export */   dc: function() { return /* binding */ isResolvedFrom; },
/* harmony export */   zZ: function() { return /* binding */ parseImage; }
/* harmony export */ });
const DEFAULT_REGISTRY = 'docker.io';
const REGISTRY_ALIASES = new Set(['index.docker.io', 'registry-1.docker.io']);
function parseImage(image) {
    const [name = '', digest] = image
        .trim()
        .replace(/^[a-z][a-z+-]*:\/\//i, '')
        .split('@', 2);
    const [, path = name, tag] = /^(.*?)(?::([^:/]*))?$/s.exec(name) ?? [];
    return {
        repository: repositoryOf(path),
        tag: tag || (digest === undefined ? 'latest' : undefined),
        digest: digest?.toLowerCase()
    };
}
function repositoryOf(path) {
    const slash = path.indexOf('/');
    const first = slash < 0 ? '' : path.slice(0, slash);
    const isHost = /[.:]|^localhost$/i.test(first);
    const host = isHost ? first.toLowerCase().replace(/:443$/, '') : DEFAULT_REGISTRY;
    const registry = REGISTRY_ALIASES.has(host) ? DEFAULT_REGISTRY : host;
    const rest = isHost ? path.slice(slash + 1) : path;
    return registry === DEFAULT_REGISTRY && !rest.includes('/') ? `${registry}/library/${rest}` : `${registry}/${rest}`;
}
function canonicalImage(image) {
    const { repository, tag, digest } = parseImage(image);
    return digest === undefined ? `${repository}:${tag}` : `${repository}@${digest}`;
}
function isResolvedFrom(asked, shown) {
    const [tagged, resolved] = [parseImage(asked), parseImage(shown)];
    return (tagged.digest === undefined &&
        resolved.digest !== undefined &&
        tagged.repository === resolved.repository &&
        (resolved.tag === undefined || resolved.tag === tagged.tag));
}
function isPinned(image) {
    return /@[a-z0-9+._-]+:[0-9a-f]+$/i.test(image.trim());
}


/***/ }),

/***/ 1452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EY: function() { return /* binding */ parsePattern; },
/* harmony export */   Jo: function() { return /* binding */ isUnder; },
/* harmony export */   Zw: function() { return /* binding */ problemOf; }
/* harmony export */ });
const any = () => true;
const notSlash = (char) => char !== '/';
const slash = (char) => char === '/';
function* tokensOf(pattern) {
    const lastClosing = pattern.lastIndexOf(']');
    for (let at = 0; at < pattern.length;) {
        const start = at;
        if (pattern[at] === '[' && at < lastClosing)
            at = pattern.indexOf(']', at) + 1;
        else if (pattern[at] === '*') {
            while (pattern[at] === '*')
                at++;
            if (at - start > 1 && pattern[at] === '/')
                at++;
        }
        else
            at += pattern.codePointAt(at) > 0xffff ? 2 : 1;
        yield pattern.slice(start, at);
    }
}
const isClass = (token) => token.length > 1 && token.startsWith('[');
function parsePattern(text) {
    const negated = text.startsWith('!');
    const states = [{ steps: [], also: [] }];
    const last = () => states[states.length - 1];
    const add = () => states.push({ steps: [], also: [] }) - 1;
    const step = (takes) => {
        const from = last();
        from.steps.push({ takes, to: add() });
        return from;
    };
    const repeat = (takes) => {
        last().steps.push({ takes, to: states.length - 1 });
        last().also.push(add());
    };
    let before = '/';
    const tokens = [...tokensOf(text.slice(negated ? 1 : 0))];
    for (const [i, token] of tokens.entries()) {
        const next = tokens[i + 1];
        if (token.startsWith('**')) {
            const from = last();
            from.also.push(add());
            repeat(any);
            if (token.endsWith('/')) {
                step(slash);
                if (before === '/')
                    from.also.push(states.length - 1);
            }
        }
        else if (token === '*')
            repeat(notSlash);
        else if (token !== '?' && token !== '+') {
            const takes = takerOf(token);
            const from = step(takes);
            if (next === '?')
                from.also.push(states.length - 1);
            if (next === '+')
                last().steps.push({ takes, to: states.length - 1 });
        }
        before = token.at(-1);
    }
    return { negated, states };
}
function takerOf(token) {
    if (!isClass(token))
        return (char) => char === token;
    const inside = token.slice(1, -1);
    const ranges = [...inside.matchAll(RANGE)].map(([, from = '', to = '']) => [from, to]);
    const singles = new Set(inside.replace(RANGE, ''));
    return (char) => singles.has(char) || ranges.some(([from, to]) => from <= char && char <= to);
}
const RANGE = /([a-zA-Z0-9])-([a-zA-Z0-9])/g;
function isUnder(patterns, { path, may_be_link = false }) {
    let taken = false;
    let below = false;
    for (const { negated, states } of patterns) {
        const end = states.length - 1;
        const at = follow(states, path);
        if (at.has(end))
            taken = !negated;
        if (!may_be_link)
            continue;
        const inside = advance(states, at, '/');
        if (!negated)
            below ||= inside.size > 0;
        else if (takesAll(states, inside))
            below = false;
    }
    return taken || below;
}
function follow(states, path) {
    let at = enter(states, [0]);
    for (const char of path) {
        at = advance(states, at, char);
        if (at.size === 0)
            break;
    }
    return at;
}
function advance(states, at, char) {
    const next = [];
    for (const state of at)
        for (const { takes, to } of states[state].steps)
            if (takes(char))
                next.push(to);
    return enter(states, next);
}
function enter(states, reached) {
    const at = new Set();
    const open = [...reached];
    for (let state = open.pop(); state !== undefined; state = open.pop()) {
        if (at.has(state))
            continue;
        at.add(state);
        open.push(...states[state].also);
    }
    return at;
}
function takesAll(states, at) {
    const end = states.length - 1;
    return [...at].some((state) => states[state].also.includes(end) && states[state].steps.some(({ takes, to }) => takes === any && to === state));
}
function problemOf(text) {
    const pattern = text.replace(/^!/, '');
    if (pattern === '')
        return 'has no pattern after the !. Add one.';
    if (/^- |^(['"]).*\1$/.test(pattern))
        return 'is written like an item of a YAML list. Remove the - and the quotes.';
    if (pattern.startsWith('/'))
        return 'is an absolute path. Write it from the root of the repository, without a leading /.';
    if (pattern.includes('\\'))
        return 'contains a backslash. Write / between folders, and a special character in brackets, like [*].';
    if (/\p{Cc}/u.test(pattern))
        return 'contains a control character. Write one pattern per line.';
    if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(pattern))
        return 'contains . or .. as a folder. Write it from the root of the repository.';
    if (pattern.endsWith('/'))
        return `names a folder, but only files are compared. Write ${pattern}**.`;
    if (pattern.includes('//'))
        return 'contains //. Write one /.';
    const tokens = [...tokensOf(pattern)];
    const bare = tokens.map((token) => (isClass(token) ? 'x' : token)).join('');
    if (bare.includes('[') || pattern.includes('[]'))
        return 'has a [ without a ]. Close it, or write [[] for the character.';
    if (/\[[!^]/.test(pattern))
        return 'contains [! or [^, which these patterns do not support. List the characters that match.';
    if (/[{}]/.test(bare))
        return 'contains a brace, which is literal here. Write one pattern per case, or [{] for the character.';
    if (/^[?+]|[*?+][?+]/.test(bare))
        return 'has a ? or + without a character before it. Write [?] for the character.';
    const backwards = tokens
        .filter(isClass)
        .flatMap((token) => [...token.slice(1, -1).matchAll(RANGE)])
        .some(([, from = '', to = '']) => from > to);
    if (backwards)
        return 'has a range that ends before it starts. Swap its ends.';
    return undefined;
}


/***/ }),

/***/ 90:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ canonicalPath; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);

function canonicalPath(path) {
    const normal = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path.trim().replace(/^\/+/, '')).replace(/\/$/, '');
    return normal === '.' ? '' : normal;
}


/***/ }),

/***/ 8909:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   En: function() { return /* binding */ isPreviewName; },
/* harmony export */   PK: function() { return /* binding */ previewPrefix; },
/* harmony export */   _n: function() { return /* binding */ pullRequestOf; },
/* harmony export */   _s: function() { return /* binding */ previewEnvironment; },
/* harmony export */   gz: function() { return /* binding */ previewName; }
/* harmony export */ });
const PREVIEW_NUMBER = /-(pr|mr)-([1-9]\d{0,9})$/;
function previewName(name, pullRequest, kind) {
    return `${previewPrefix(name, kind)}${pullRequest}`;
}
function previewPrefix(name, kind) {
    return `${name}-${kind}-`;
}
function pullRequestOf(name, candidate, kind) {
    const [, found, number] = PREVIEW_NUMBER.exec(candidate) ?? [];
    if (number === undefined || (kind !== undefined && found !== kind))
        return undefined;
    return candidate === previewName(name, Number(number), found) ? Number(number) : undefined;
}
function isPreviewName(name) {
    return PREVIEW_NUMBER.test(name);
}
function previewEnvironment(fullName) {
    return `preview/${fullName}`;
}


/***/ }),

/***/ 4159:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ax: function() { return /* binding */ shortCommit; },
/* harmony export */   Kd: function() { return /* binding */ sameCommit; },
/* harmony export */   SV: function() { return /* binding */ canonicalRef; },
/* harmony export */   YO: function() { return /* binding */ isBuiltOf; },
/* harmony export */   dz: function() { return /* binding */ isTag; },
/* harmony export */   f5: function() { return /* binding */ isFullCommit; },
/* harmony export */   hH: function() { return /* binding */ nameRevision; },
/* harmony export */   jh: function() { return /* binding */ isCommitId; },
/* harmony export */   lF: function() { return /* binding */ isVersion; }
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1243);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2303);


function isTag(ref) {
    return ref?.startsWith(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_PREFIX */ .C_) ?? false;
}
function isVersion(ref) {
    return /^v?\d+\.\d+/.test(ref);
}
function canonicalRef(ref) {
    return ref.replace(/^refs\/heads\//, '');
}
function shortCommit(commit) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(commit, 40).slice(0, 7);
}
function isCommitId(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
function isFullCommit(commit) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
}
function isBuiltOf(commit, { source_revision_config: code }) {
    return code?.repo_commit_sha != null && sameCommit(code.repo_commit_sha, commit);
}
function nameRevision(id, commit) {
    return commit != null && /^[0-9a-f]{7,64}$/i.test(commit) ? `${id} (commit ${shortCommit(commit)})` : id;
}
function sameCommit(a, b) {
    const [short, long] = [a.trim().toLowerCase(), b.trim().toLowerCase()].sort((x, y) => x.length - y.length);
    return short === long ? short !== '' : short.length >= 7 && long.startsWith(short);
}


/***/ }),

/***/ 2977:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kq: function() { return /* binding */ repositoryKey; },
/* harmony export */   Sy: function() { return /* binding */ repositoryOwner; }
/* harmony export */ });
/* unused harmony export webHost */
const DEFAULT_PORTS = { http: '80', https: '443', ssh: '22', git: '9418' };
const SSH_HOST = /^(?:alt)?ssh\.((?:github|gitlab)\.com|bitbucket\.org)(?::443)?$/i;
const webHost = (host) => host.replace(SSH_HOST, '$1');
function repositoryKey(url) {
    const { scheme, authority, path } = partsOf(url.trim());
    const parts = path
        .replace(/[?#].*$/s, '')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return withoutGit([hostOf(authority, scheme), ...parts].join('/').toLowerCase());
}
function withoutGit(key) {
    let end = key.length;
    while (key.endsWith('.git', end) && !/^\/?$/.test(key.charAt(end - 5)))
        end -= 4;
    return key.slice(0, end);
}
function repositoryOwner(url) {
    return repositoryKey(url).split('/').at(-2);
}
function partsOf(url) {
    const [, scheme = '', rest = url] = /^(?:git\+)?([a-z]+)(?:\+git)?:\/\/(.*)$/is.exec(url) ?? [];
    if (scheme === '') {
        const [, authority, path] = /^((?:[^@/\s]+@)[^:/\s]+|[^@:/\s]+(?!:\d+(?:\/|$))):(.+)$/.exec(url) ?? [];
        if (authority !== undefined && path !== undefined)
            return { scheme: 'ssh', authority, path };
    }
    const [, authority = '', path = ''] = /^([^/?#]*)(.*)$/s.exec(rest) ?? [];
    return { scheme: scheme.toLowerCase(), authority, path };
}
function hostOf(authority, scheme) {
    const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^(?:www\.)+/i, '');
    const implied = DEFAULT_PORTS[scheme];
    const plain = implied !== undefined && host.endsWith(`:${implied}`) ? host.slice(0, -implied.length - 1) : host;
    return scheme === 'ssh' ? webHost(plain) : plain;
}


/***/ }),

/***/ 7839:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O0: function() { return /* binding */ isAskedValue; },
/* harmony export */   am: function() { return /* binding */ isSameValue; },
/* harmony export */   ij: function() { return /* binding */ canonicalValue; }
/* harmony export */ });
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8972);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(90);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4159);
/* harmony import */ var _repository_url_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2977);




const lowerCase = (text) => text.trim().toLowerCase();
const trimmed = (text) => text.trim();
const CANONICAL = {
    repo_url: _repository_url_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryKey */ .Kq,
    repo_ref: (ref) => (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalRef */ .SV)(ref.trim()),
    graph_config_path: _path_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalPath */ .O,
    image_uri: _image_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalImage */ .KN,
    custom_url: canonicalWebAddress,
    integration_id: lowerCase,
    listener_id: lowerCase,
    repo_commit_sha: lowerCase,
    install_command: trimmed,
    build_command: trimmed,
    cluster_namespace: trimmed
};
function canonicalValue(field, value) {
    if (typeof value !== 'string')
        return value ?? null;
    return (CANONICAL[field]?.(value) ?? value.trim()) || null;
}
function isSameValue(field, a, b) {
    if (field === 'repo_commit_sha' && typeof a === 'string' && typeof b === 'string')
        return (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCommit */ .Kd)(a, b);
    return canonicalValue(field, a) === canonicalValue(field, b);
}
function isAskedValue(field, asked, shown) {
    if (isSameValue(field, asked, shown))
        return true;
    return field === 'image_uri' && typeof asked === 'string' && typeof shown === 'string' && (0,_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isResolvedFrom */ .dc)(asked, shown);
}
function canonicalWebAddress(address) {
    const text = address.trim();
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
        return text;
    const { protocol, host, pathname, search, hash, username, password } = new URL(text);
    const user = username === '' && password === '' ? '' : `${username}:${password}@`;
    return `${protocol}//${user}${host}${pathname.replace(/(?<!\/)\/+$/, '')}${search}${hash}`;
}


/***/ }),

/***/ 487:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ listChangedFiles; },
/* harmony export */   T: function() { return /* binding */ containsCommit; }
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4159);

const COMPARISON_MS = 60_000;
async function listChangedFiles({ histories, clock, deadline }, comparison) {
    const reasons = [];
    for (const history of histories) {
        const timeoutMs = Math.min(COMPARISON_MS, deadline - clock.now());
        const changed = await history.listChangedFiles(comparison, { timeoutMs });
        if (!('unknown' in changed))
            return changed;
        reasons.push(changed.unknown);
    }
    return { ...comparison, unknown: reasons.join('; ') };
}
const LONGEST_HISTORY_MS = 20_000;
async function containsCommit({ histories, clock, deadline }, commits) {
    if (!(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullCommit */ .f5)(commits.from) || !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommitId */ .jh)(commits.to))
        return undefined;
    const timeoutMs = Math.min(LONGEST_HISTORY_MS, Math.max(1, deadline - clock.now()));
    for (const history of histories) {
        const contains = await history.containsCommit(commits, { timeoutMs });
        if (contains !== undefined)
            return contains;
    }
    return undefined;
}


/***/ }),

/***/ 7490:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ isLiving; },
/* harmony export */   Ye: function() { return /* binding */ unreadList; },
/* harmony export */   _w: function() { return /* binding */ listAll; },
/* harmony export */   md: function() { return /* binding */ PAGE_SIZE; },
/* harmony export */   n4: function() { return /* binding */ readPages; }
/* harmony export */ });
/* harmony import */ var _contract_page_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2016);
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8509);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9973);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2303);




const PAGE_SIZE = 100;
const MOST_PAGES = 1000;
async function listAll(controlPlane, name) {
    const listing = await readPages(controlPlane, name);
    if (listing?.incomplete !== undefined)
        throw unreadList(name, listing.incomplete);
    return listing && listing.rows;
}
const CUT_OFF = 'the service ignores "offset", or has more deployments than its pages contain';
async function readPages(controlPlane, name, { mostPages = MOST_PAGES } = {}) {
    const rows = new Map();
    let pages = 0;
    let hasMore;
    let wasUnread = false;
    const end = (incomplete) => ({ rows: [...rows.values()], pages, incomplete });
    for (let offset = 0; pages < mostPages;) {
        const page = await controlPlane.listDeployments({ name_contains: name, limit: PAGE_SIZE, offset });
        if (page === null && offset === 0)
            return null;
        const size = (0,_contract_page_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$d)(page ?? []);
        const known = rows.size;
        for (const row of page ?? [])
            rows.set(row.id, row);
        hasMore = page?.more ?? hasMore;
        const isUnread = size > 0 && page?.length === 0;
        if (rows.size === known && (!isUnread || wasUnread)) {
            const repeats = pages === 1 && size > 1 && size >= offset;
            return end(repeats || hasMore ? CUT_OFF : undefined);
        }
        wasUnread = isUnread;
        pages++;
        const isAlone = offset === 0 && size === 1 && end().rows.every((row) => isLiving(row, name));
        if (hasMore === false || isAlone)
            return end();
        offset += size;
    }
    return end(`it has more than ${mostPages} pages`);
}
function unreadList(name, why) {
    const message = `The list of deployments is incomplete: ${why}.\nGET /v2/deployments, name_contains=${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60)}`;
    const advice = 'The deployment may be on a page that the service does not show. If it exists, set `deployment_id`. Otherwise create it once in the service, then set `deployment_id`.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeployError */ .sH('invalid_response', message, { advice });
}
const isLiving = (row, name) => row.name === name && !(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isBeingDeleted */ .vx)(row);


/***/ }),

/***/ 6732:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ listNewestFirst; },
/* harmony export */   l: function() { return /* binding */ newestFirst; }
/* harmony export */ });
/* harmony import */ var _contract_page_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2016);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7127);


const MOST_PAGES = 20;
async function listNewestFirst(controlPlane, { deployment_id, sought, isEnough = () => true, ...options }) {
    const rows = new Map();
    const isDone = () => rows.has(sought) && isEnough(newestFirst([...rows.values()], sought));
    let offset = 0;
    for (let page = 0; page < MOST_PAGES && !isDone(); page++) {
        const found = await controlPlane.listRevisions(deployment_id, { ...options, ...(offset > 0 && { offset }) });
        if (found === null)
            return null;
        const known = rows.size;
        for (const row of found)
            rows.set(row.id, row);
        if (rows.size === known)
            break;
        offset += (0,_contract_page_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$d)(found);
    }
    return newestFirst([...rows.values()], sought);
}
function newestFirst(rows, latest) {
    if (rows[0]?.id === latest)
        return [...rows];
    const createdAt = ({ created_at }) => (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .readDate */ .A)(created_at);
    if (rows.some((row) => Number.isNaN(createdAt(row)))) {
        return rows.at(-1)?.id === latest ? rows.toReversed() : [...rows];
    }
    return rows.toReversed().sort((a, b) => createdAt(b) - createdAt(a));
}


/***/ }),

/***/ 2806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jk: function() { return /* binding */ NO_API; },
/* harmony export */   WG: function() { return /* binding */ noListError; },
/* harmony export */   Yi: function() { return /* binding */ NO_SUCH_OPERATION; },
/* harmony export */   zF: function() { return /* binding */ assertServiceAnswers; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7309);


const NO_SUCH_OPERATION = new Set([404, 405, 501]);
const NO_API = {
    headline: 'No control plane API was found at `base_url`',
    fix: 'Check the path of `base_url`. LangSmith Cloud has no path; self-hosted LangSmith has `/api-host`. For LangSmith, also set `api_dialect` to `langsmith`.'
};
async function assertServiceAnswers({ controlPlane }, deployment) {
    const listed = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => controlPlane.listDeployments({ name_contains: '', limit: 1, offset: 0 }));
    if ('value' in listed && listed.value !== null)
        return;
    const refused = [];
    for (const list of [() => controlPlane.listListeners(), () => controlPlane.listIntegrations()]) {
        const read = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(list);
        if ('value' in read || !(read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs) || !NO_SUCH_OPERATION.has(read.error.status))
            return;
        refused.push(read.error);
    }
    const facts = refused.map(({ brief }) => brief);
    if (deployment !== undefined)
        facts.push(`Deployment ${deployment} may still exist.`);
    const headline = `${NO_API.headline} (${refused.at(-1)?.status}).`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('not_found', [headline, ...facts].join('\n'), { advice: NO_API.fix });
}
async function noListError(session, { consequence, advice }) {
    await assertServiceAnswers(session);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('operation_unsupported', `This service has no list of deployments, so ${consequence}.`, {
        advice
    });
}


/***/ }),

/***/ 2503:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ pollUntil; }
/* harmony export */ });
async function pollUntil({ clock, deadline, delayMs }, read, isDone) {
    for (let polls = 1;; polls++) {
        const value = await read();
        if (await isDone(value))
            return value;
        const remainingMs = deadline - clock.now();
        if (remainingMs <= 0)
            return value;
        const delay = typeof delayMs === 'number' ? delayMs : delayMs(polls);
        await clock.sleep(Math.min(delay, remainingMs));
    }
}


/***/ }),

/***/ 7309:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EY: function() { return /* binding */ backoffDelay; },
/* harmony export */   LQ: function() { return /* binding */ retryConflict; },
/* harmony export */   Q: function() { return /* binding */ LONGEST_RETRY_AFTER_MS; },
/* harmony export */   TI: function() { return /* binding */ retryDelayFor; },
/* harmony export */   Xd: function() { return /* binding */ orNull; },
/* harmony export */   bD: function() { return /* binding */ withRetry; },
/* harmony export */   dP: function() { return /* binding */ tryRequest; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
const MOST_ATTEMPTS = 8;
const LONGEST_RETRY_AFTER_MS = 60_000;
function backoffDelay(attempt, retryAfterMs) {
    return Math.max(retryAfterMs ?? 0, Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS));
}
function retryDelayFor(error, attempt, remainingMs) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI) || !error.retryable)
        return null;
    if (error.retryAfterMs === undefined && attempt >= (error.mostAttempts ?? MOST_ATTEMPTS))
        return null;
    const delay = backoffDelay(attempt, error.retryAfterMs);
    return delay < remainingMs ? delay : null;
}
async function withRetry({ clock, deadline, onRetry }, read) {
    for (let tries = 1;; tries++) {
        try {
            return await read();
        }
        catch (error) {
            const delay = retryDelayFor(error, tries, deadline - clock.now());
            if (delay === null)
                throw error;
            onRetry(error, delay);
            await clock.sleep(delay);
        }
    }
}
async function tryRequest(request) {
    try {
        return { value: await request() };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI)
            return { error };
        throw error;
    }
}
async function orNull(request) {
    return request.catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error))
            return null;
        throw error;
    });
}
async function retryConflict(write) {
    return write.catch((error) => {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isConflict */ .dh)(error) ? error.with({ retryable: true }) : error;
    });
}


/***/ }),

/***/ 8364:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  d: function() { return /* binding */ runAsProcess; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/report/failure.js
var report_failure = __nccwpck_require__(3781);
// EXTERNAL MODULE: ./src/report/record.js
var record = __nccwpck_require__(5270);
;// CONCATENATED MODULE: external "node:timers/promises"
var promises_namespaceObject = require("node:timers/promises");
;// CONCATENATED MODULE: ./src/runner/clock.js


const LONGEST_TIMER_MS = 2 ** 31 - 1;
function createClock(cancelled) {
    return {
        now: () => Number(process.hrtime.bigint()) / 1e6,
        date: () => Date.now(),
        sleep: async (ms, until) => {
            const signal = until === undefined ? cancelled : AbortSignal.any([cancelled, until]);
            try {
                await (0,promises_namespaceObject.setTimeout)(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal });
            }
            catch (error) {
                if (!cancelled.aborted)
                    return;
                throw new errors/* CancelledError */.cc('cancelled', { cause: error, reason: cancelled.reason });
            }
        }
    };
}

// EXTERNAL MODULE: ./src/runner/process.js + 1 modules
var runner_process = __nccwpck_require__(3391);
;// CONCATENATED MODULE: ./src/run-as-process.js





async function runAsProcess({ runner, run, failureCode = () => 1 }) {
    let hasBug = false;
    const putCode = (code) => {
        try {
            runner.output('error_code', code);
        }
        catch {
            runner.debug('The output error_code could not be written.');
        }
    };
    await (0,runner_process/* runProcess */.R)({
        failureCode,
        work: async (cancelled) => {
            const succeeded = await run(cancelled, createClock(cancelled));
            if (hasBug)
                putCode('internal');
            return succeeded;
        },
        reportBug: (error) => {
            hasBug = true;
            const failure = (0,report_failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU);
            runner.error((0,report_failure/* failureText */.kY)(failure, record/* EMPTY_RECORD */.sU), failure);
            putCode('internal');
        },
        reportStopped: () => {
            if (runner.hasToldError())
                return;
            const message = 'Cancelled before the run had ended. Changes made so far stay; its records on GitHub may be incomplete.';
            const failure = { ...(0,report_failure/* describeFailure */.Ic)(new errors/* CancelledError */.cc(), record/* EMPTY_RECORD */.sU), message, advice: undefined };
            runner.error((0,report_failure/* failureText */.kY)(failure, record/* EMPTY_RECORD */.sU), failure);
            putCode('cancelled');
        }
    });
}


/***/ }),

/***/ 7273:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ runRequest; }
/* harmony export */ });
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5615);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);
/* harmony import */ var _github_records_github_side_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8617);
/* harmony import */ var _http_time_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8562);
/* harmony import */ var _inputs_graph_file_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(1179);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3781);
/* harmony import */ var _report_markdown_docs_link_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(1479);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2303);








const COMMENT_MS = 60_000;
async function runRequest(readRequest, ports, reporter, readRefused) {
    const { runner } = ports;
    let failure;
    let isRefused = false;
    let github;
    try {
        const request = await readRequest();
        if (request.command === 'skip')
            reporter.emit({ type: 'skipped', reason: request.reason });
        else {
            const limit = (0,_http_time_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .startTimeLimit */ .r)(ports.clock, timeoutOf(request));
            reporter.emit({ type: 'started', command: request.command, ...targetOf(request) });
            github = openGitHubSide(request, ports, { reporter, limit });
            if (request.command === 'deploy' || request.command === 'plan') {
                await (0,_inputs_graph_file_js__WEBPACK_IMPORTED_MODULE_4__/* .refuseMissingGraph */ .n)(request.deploy.wanted, lookBriefly(ports.checkout, limit));
            }
            await (0,_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runCommand */ .d)(request, ports, { reporter, github, limit });
        }
        reporter.assertOutputsWritten();
    }
    catch (error) {
        const refused = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz && github === undefined ? readRefused?.() : undefined;
        if (refused !== undefined) {
            isRefused = true;
            const { name, deployment_id: asked_id } = refused.target;
            reporter.emit({ type: 'started', command: refused.command, name, asked_id });
        }
        failure = (0,_report_markdown_docs_link_js__WEBPACK_IMPORTED_MODULE_6__/* .withDocs */ .y)((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .describeFailure */ .Ic)(error, reporter.record()), ports.context);
        runner.error((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .failureText */ .kY)(failure, reporter.record()), failure);
        reporter.failed(failure);
        if (error instanceof Error)
            runner.debug(error.stack ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error));
        if (refused !== undefined) {
            github = openGitHubSide(refused, ports, { reporter, limit: (0,_http_time_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .startTimeLimit */ .r)(ports.clock, COMMENT_MS) });
        }
    }
    const isReported = await closeReports(failure, { runner, reporter, github, isRefused });
    ports.observe?.({ type: 'ended', error_code: failure?.code ?? (isReported ? null : 'internal') });
    return { failure, succeeded: isReported && failure === undefined };
}
async function closeReports(failure, { runner, reporter, github, isRefused }) {
    try {
        const finishFirst = failure?.kind === 'cancelled';
        if (finishFirst)
            await reporter.finish(failure);
        await github?.close(reporter.record(), isRefused && failure ? (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutValues */ .lO)(failure) : failure);
        if (!finishFirst)
            await reporter.finish(failure);
        return true;
    }
    catch (error) {
        const message = `The result of this run could not be reported: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error))}`;
        const unreported = { ...(0,_report_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .describeFailure */ .Ic)(error, reporter.record()), message };
        runner.error((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .failureText */ .kY)(unreported, reporter.record()), unreported);
        reporter.failed(failure ?? unreported);
        return false;
    }
}
const lookBriefly = (checkout, limit) => ({
    findFile: (commit, path) => checkout.findFile(commit, path, { timeoutMs: limit.remainingMs() / 4 })
});
function timeoutOf(request) {
    return 'timeoutMs' in request ? request.timeoutMs : request.deploy.wait.timeoutMs;
}
function targetOf(request) {
    switch (request.command) {
        case 'deploy':
        case 'plan': {
            const { target, wanted } = request.deploy;
            const code = wanted.source === 'git_host' ? { repo_url: wanted.source_config.repo_url, commit: wanted.commit } : {};
            return { name: target.name, asked_id: target.deployment_id, code };
        }
        case 'rollback': {
            const { name, deployment_id } = request.rollback.target;
            return { name, asked_id: deployment_id };
        }
        case 'delete':
            return { name: request.target.name, asked_id: request.target.deployment_id };
        case 'sweep':
            return { name: request.sweep.name };
    }
}
function openGitHubSide(request, { context, openGitHub, redactor, clock }, { reporter, limit }) {
    const emit = (event) => reporter.emit(event);
    const open = (account, phase) => openGitHub(account, phase, limit);
    const now = () => clock.date();
    return (0,_github_records_github_side_js__WEBPACK_IMPORTED_MODULE_2__/* .createGitHubSide */ .Ri)({ request, context, open, emit, now, redactAll: (value) => redactor.redactAll(value) });
}


/***/ }),

/***/ 3391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  R: function() { return /* binding */ runProcess; },
  i: function() { return /* binding */ shortlyAfter; }
});

;// CONCATENATED MODULE: external "node:events"
var external_node_events_namespaceObject = require("node:events");
// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
;// CONCATENATED MODULE: ./src/runner/process.js


const GRACE_MS = 1_700;
const GITHUB_GRACE_MS = { making: 500, closing: 1_200 };
const LINGER_MS = 500;
async function runProcess({ work, reportBug, reportStopped, failureCode }) {
    process.exitCode = 1;
    surviveLostStreams();
    const cancel = new AbortController();
    (0,external_node_events_namespaceObject.setMaxListeners)(0, cancel.signal);
    const stop = (reason) => {
        cancel.abort(reason);
        setTimeout(() => {
            reportStopped();
            process.exit(failureCode());
        }, GRACE_MS).unref();
    };
    const stopFor = (error) => {
        reportBug(error);
        process.exitCode = 1;
        stop(new errors/* StoppedByBug */.v6());
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => stop());
    for (const event of ['uncaughtException', 'unhandledRejection'])
        process.on(event, stopFor);
    const runDry = () => stopFor(new Error('the event loop ended before the run did'));
    process.once('beforeExit', runDry);
    const succeeded = await work(cancel.signal);
    process.off('beforeExit', runDry);
    if (succeeded && cancel.signal.aborted)
        reportStopped();
    process.exitCode = succeeded && !cancel.signal.aborted ? 0 : failureCode();
    setTimeout(() => process.exit(), LINGER_MS).unref();
}
function surviveLostStreams() {
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
}
function shortlyAfter(cancelled, phase) {
    const end = new AbortController();
    const begin = () => setTimeout(() => end.abort(), GITHUB_GRACE_MS[phase]).unref();
    if (cancelled.aborted)
        begin();
    else
        cancelled.addEventListener('abort', begin, { once: true });
    return end.signal;
}


/***/ }),

/***/ 6128:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ProxyAgent: function() { return /* binding */ ProxyAgent; },
/* harmony export */   fetch: function() { return /* binding */ fetch; }
/* harmony export */ });
class ProxyAgent {
    is_proxy = true;
}
async function fetch(url, { dispatcher, ...init } = {}) {
    return dispatcher === undefined ? globalThis.fetch(url, init) : fetchThroughProxy(String(url), init);
}
const WITHOUT_BODY = new Set([204, 205, 304]);
async function fetchThroughProxy(url, { method = 'GET', headers, body, signal }) {
    const { HttpClient } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 1846));
    const handler = {
        prepareRequest: (options) => {
            if (signal)
                options.signal = signal;
        },
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('no authentication handler'))
    };
    const client = new HttpClient(undefined, [handler], { allowRedirects: false, allowRetries: false });
    try {
        const text = typeof body === 'string' ? body : null;
        const { message } = await client.request(method, url, text, Object.fromEntries(new Headers(headers)));
        const status = message.statusCode ?? 0;
        const read = WITHOUT_BODY.has(status) ? null : await readBody(message);
        return new Response(read, { status, headers: headersOf(message.headers) });
    }
    finally {
        client.dispose();
    }
}
async function readBody(message) {
    const chunks = [];
    for await (const chunk of message)
        chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
}
function headersOf(all) {
    return Object.entries(all).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]));
}


/***/ }),

/***/ 7127:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ readDate; },
/* harmony export */   h: function() { return /* binding */ ageOf; }
/* harmony export */ });
const EARLIEST = Date.UTC(2000, 0);
function readDate(date) {
    const at = Date.parse(date ?? '');
    return at >= EARLIEST ? at : Number.NaN;
}
function ageOf(date, now) {
    const age = now - readDate(date);
    return age >= 0 ? age : Number.NaN;
}


/***/ }),

/***/ 3234:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ editDistance; }
/* harmony export */ });
function editDistance(a, b, most) {
    if (Math.abs(a.length - b.length) > most)
        return most + 1;
    const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const before = rows[i - 1];
            const replaced = before[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2][j - 2] + 1 : most + 1;
            row.push(Math.min(before[j] + 1, row[j - 1] + 1, replaced, swapped));
        }
        rows.push(row);
    }
    return Math.min(rows[a.length][b.length], most + 1);
}


/***/ }),

/***/ 9623:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E9: function() { return /* binding */ parseDuration; },
/* harmony export */   U9: function() { return /* binding */ count; },
/* harmony export */   a3: function() { return /* binding */ formatDuration; },
/* harmony export */   cn: function() { return /* binding */ fieldPath; },
/* harmony export */   fQ: function() { return /* binding */ shortenDigests; },
/* harmony export */   fU: function() { return /* binding */ formatTime; },
/* harmony export */   jl: function() { return /* binding */ spellDuration; },
/* harmony export */   m_: function() { return /* binding */ shortId; },
/* harmony export */   nV: function() { return /* binding */ formatAge; }
/* harmony export */ });
function formatAge(ms) {
    const minutes = Math.max(0, Math.floor(ms / 60_000));
    if (minutes === 0)
        return 'less than a minute';
    const [n, unit] = minutes >= 2880
        ? [Math.floor(minutes / 1440), 'days']
        : minutes >= 120
            ? [Math.floor(minutes / 60), 'hours']
            : [minutes, 'minutes'];
    return `${n} ${n === 1 ? unit.slice(0, -1) : unit}`;
}
function formatDuration(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const two = (value) => String(value).padStart(2, '0');
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
function spellDuration(ms) {
    const tenths = Math.max(ms > 0 ? 1 : 0, Math.round(ms / 100));
    if (tenths < 100)
        return `${tenths / 10} s`;
    const seconds = Math.max(10, Math.floor(ms / 1000));
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const parts = h > 0 ? [`${h} h`, m > 0 && `${m} min`] : [m > 0 && `${m} min`, s > 0 && `${s} s`];
    return parts.filter((part) => part !== false).join(' ');
}
function formatTime(ms) {
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function shortId(id) {
    return id.length > 12 ? `${id.slice(0, 8)}\u2026` : id;
}
function shortenDigests(text) {
    return text
        .replace(/(?<![0-9a-f])[0-9a-f]{32,128}(?![0-9a-f])/gi, (digest) => `${digest.slice(0, 12)}\u2026`)
        .replace(/(?<![0-9a-f])([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f])/gi, '$1\u2026');
}
function count(n, one, many = `${one}s`) {
    return `${n} ${n === 1 ? one : many}`;
}
function fieldPath(path) {
    return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)).join('');
}
const UNITS_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;
function parseDuration(text) {
    if (!DURATION.test(text))
        return undefined;
    let total = 0;
    for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/gy))
        total += Number(amount) * UNITS_MS[unit];
    return total;
}


/***/ }),

/***/ 7885:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DV: function() { return /* binding */ codeBlock; },
/* harmony export */   FV: function() { return /* binding */ escapeMarkdown; },
/* harmony export */   TM: function() { return /* binding */ folded; },
/* harmony export */   ZD: function() { return /* binding */ escapeHtml; },
/* harmony export */   aY: function() { return /* binding */ code; },
/* harmony export */   cr: function() { return /* binding */ isSafeAddress; },
/* harmony export */   hC: function() { return /* binding */ escapeMessage; },
/* harmony export */   nf: function() { return /* binding */ link; },
/* harmony export */   tp: function() { return /* binding */ table; }
/* harmony export */ });
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2303);

const REFERENCE = /@(?=\S)|#(?=\d)|\bgh-(?=\d)/giu;
const ZERO_WIDTH_SPACE = '\u200b';
const ANYWHERE = /[\\`*[\]|#]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|(?<=\S)~|~(?=\S)|:(?=\/\/)|(?<=mailto|xmpp):|(?<=www)\./giu;
const AT_START = /^(?:[-+=>:]|\d{1,9}(?=[.)]))/u;
function escapeMarkdown(text, max = 300) {
    return escapeLine((0,_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(text, max));
}
const CODE_SPAN = /`([^`\s](?:[^`]*[^`\s])?)`|(?<=^|[\s(])"([^\s"`]+)"(?=$|[\s.,;:)?])/g;
const PLACEHOLDER = '\0';
function escapeMessage(text, max = 300) {
    const spans = [];
    const around = (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(text, max).replace(CODE_SPAN, (_, span, name) => {
        spans.push(code(span ?? name, max));
        return PLACEHOLDER;
    });
    return escapeLine(around).replaceAll(PLACEHOLDER, () => spans.shift() ?? '');
}
const breakReferences = (text) => text.replace(REFERENCE, `$&${ZERO_WIDTH_SPACE}`);
function escapeLine(text) {
    const line = breakReferences(text);
    const start = AT_START.exec(line)?.[0] ?? '';
    const [before, rest] = /^\d/.test(start) ? [`${start}\\`, line.slice(start.length)] : ['', line];
    const escaped = escapeEntities(rest.replace(ANYWHERE, '\\$&'));
    const isBare = before === '' && start !== '' && !escaped.startsWith('\\');
    return isBare ? `\\${escaped}` : before + escaped;
}
function escapeHtml(text, max = 300) {
    return escapeEntities(breakReferences((0,_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(text, max)));
}
function escapeEntities(text) {
    return text
        .replace(/&(?=[#\w])/g, '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('$', '&#36;');
}
function code(text, max = 300) {
    const line = (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(text, max);
    return line === '' || /[`|]/.test(line) ? `<code>${escapeMarkdown(line, max)}</code>` : `\`${line}\``;
}
function link(label, url) {
    return isSafeAddress(url) ? `[${label}](${url})` : label;
}
function isSafeAddress(url) {
    return url !== undefined && /^https?:\/\/[^\s<>()[\]"'`\\|]+$/.test(url);
}
function table(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
function codeBlock(lines, language = '') {
    const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
    const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
    return [`${fence}${language}`, ...lines, fence].join('\n');
}
function folded(title, body, { open = false } = {}) {
    return `<details${open ? ' open' : ''}><summary>${title}</summary>\n\n${body}\n\n</details>`;
}


/***/ }),

/***/ 5832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ suggestion; },
/* harmony export */   pA: function() { return /* binding */ nearest; },
/* harmony export */   vs: function() { return /* binding */ misspelled; }
/* harmony export */ });
/* harmony import */ var _edit_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3234);

const MOST_SLIPS = 2;
const LEAST_BEGINNING = 3;
function misspelled(word, known) {
    const judged = known
        .map((one) => ({ one, slips: (0,_edit_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .editDistance */ .Y)(word.toLowerCase(), one.toLowerCase(), MOST_SLIPS) }))
        .filter(({ one, slips }) => slips <= MOST_SLIPS && slips < one.length)
        .sort((a, b) => a.slips - b.slips);
    return judged[0]?.one;
}
function nearest(word, known) {
    const isBeginning = word.length >= LEAST_BEGINNING;
    return misspelled(word, known) ?? (isBeginning ? known.find((one) => one.startsWith(word)) : undefined);
}
function suggestion(word, known) {
    const meant = nearest(word, known);
    return meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
}


/***/ }),

/***/ 2303:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g$: function() { return /* binding */ sanitizeLine; },
/* harmony export */   g9: function() { return /* binding */ escapeCommands; },
/* harmony export */   gt: function() { return /* binding */ SEQUENCE; },
/* harmony export */   kH: function() { return /* binding */ INVISIBLE; },
/* harmony export */   nI: function() { return /* binding */ redactLines; },
/* harmony export */   sl: function() { return /* binding */ withoutUserInfo; },
/* harmony export */   uo: function() { return /* binding */ withoutAnsi; }
/* harmony export */ });
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
function sanitizeLine(text, max = 300) {
    const line = withoutUserInfo(text.toWellFormed().replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim());
    if (line.length <= max)
        return line;
    return `${line.slice(0, max - 1).toWellFormed()}\u2026`;
}
const USER_INFO = /(:(?:\\?\/){2})[^\s/?#\\"'<>]*@/g;
function withoutUserInfo(text) {
    return text.includes('@') ? text.replace(USER_INFO, '$1') : text;
}
const INVISIBLE = /[^\P{Cc}\n\r\t]|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function escapeCommands(text) {
    const plain = text
        .toWellFormed()
        .replace(/\r\n?|[\p{Zl}\p{Zp}\v\f\x85]/gu, '\n')
        .replace(INVISIBLE, '');
    return withoutUserInfo(plain)
        .split('\n')
        .map((line) => line.replace(/^(\s*):(?=:)/u, '$1: ').replaceAll('##[', '## ['))
        .join('\n');
}
const SEQUENCE = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
function withoutAnsi(text) {
    return text.replace(SEQUENCE, '');
}
function redactLines(lines, redact) {
    return redact(lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\n')).split('\n');
}


/***/ }),

/***/ 7025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ withoutTrailingSlashes; },
/* harmony export */   D: function() { return /* binding */ webAddress; }
/* harmony export */ });
function webAddress(text) {
    if (text == null || !/^https?:\/\/[^\s\p{Cc}\p{Cf}\\]+$/iu.test(text) || !URL.canParse(text))
        return undefined;
    const { username, password } = new URL(text);
    return username === '' && password === '' ? withoutTrailingSlashes(text) : undefined;
}
function withoutTrailingSlashes(text) {
    let end = text.length;
    while (text[end - 1] === '/')
        end--;
    return text.slice(0, end);
}


/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/async module */
/******/ 	!function() {
/******/ 		var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 		var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 		var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 		var resolveQueue = function(queue) {
/******/ 			if(queue && queue.d < 1) {
/******/ 				queue.d = 1;
/******/ 				queue.forEach(function(fn) { fn.r--; });
/******/ 				queue.forEach(function(fn) { fn.r-- ? fn.r++ : fn(); });
/******/ 			}
/******/ 		}
/******/ 		var wrapDeps = function(deps) { return deps.map(function(dep) {
/******/ 			if(dep !== null && typeof dep === "object") {
/******/ 				if(dep[webpackQueues]) return dep;
/******/ 				if(dep.then) {
/******/ 					var queue = [];
/******/ 					queue.d = 0;
/******/ 					dep.then(function(r) {
/******/ 						obj[webpackExports] = r;
/******/ 						resolveQueue(queue);
/******/ 					}, function(e) {
/******/ 						obj[webpackError] = e;
/******/ 						resolveQueue(queue);
/******/ 					});
/******/ 					var obj = {};
/******/ 					obj[webpackQueues] = function(fn) { fn(queue); };
/******/ 					return obj;
/******/ 				}
/******/ 			}
/******/ 			var ret = {};
/******/ 			ret[webpackQueues] = function() {};
/******/ 			ret[webpackExports] = dep;
/******/ 			return ret;
/******/ 		}); };
/******/ 		__nccwpck_require__.a = function(module, body, hasAwait) {
/******/ 			var queue;
/******/ 			hasAwait && ((queue = []).d = -1);
/******/ 			var depQueues = new Set();
/******/ 			var exports = module.exports;
/******/ 			var currentDeps;
/******/ 			var outerResolve;
/******/ 			var reject;
/******/ 			var promise = new Promise(function(resolve, rej) {
/******/ 				reject = rej;
/******/ 				outerResolve = resolve;
/******/ 			});
/******/ 			promise[webpackExports] = exports;
/******/ 			promise[webpackQueues] = function(fn) { queue && fn(queue), depQueues.forEach(fn), promise["catch"](function() {}); };
/******/ 			module.exports = promise;
/******/ 			body(function(deps) {
/******/ 				currentDeps = wrapDeps(deps);
/******/ 				var fn;
/******/ 				var getResult = function() { return currentDeps.map(function(d) {
/******/ 					if(d[webpackError]) throw d[webpackError];
/******/ 					return d[webpackExports];
/******/ 				}); }
/******/ 				var promise = new Promise(function(resolve) {
/******/ 					fn = function() { resolve(getResult); };
/******/ 					fn.r = 0;
/******/ 					var fnQueue = function(q) { q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))); };
/******/ 					currentDeps.map(function(dep) { dep[webpackQueues](fnQueue); });
/******/ 				});
/******/ 				return fn.r ? promise : getResult();
/******/ 			}, function(err) { (err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue); });
/******/ 			queue && queue.d < 0 && (queue.d = 0);
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	!function() {
/******/ 		var getProto = Object.getPrototypeOf ? function(obj) { return Object.getPrototypeOf(obj); } : function(obj) { return obj.__proto__; };
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach(function(key) { def[key] = function() { return value[key]; }; });
/******/ 			}
/******/ 			def['default'] = function() { return value; };
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	!function() {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = function(exports, definition) {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	!function() {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = function(chunkId) {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce(function(promises, key) {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	!function() {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = function(chunkId) { return ({
  "217": "heading.js",
  "391": "client.js",
  "435": "zod.js",
  "463": "deploy-preview.js",
  "470": "by-hand.js",
  "482": "bottleneck.js",
  "516": "octokit.js",
  "524": "comment.js",
  "538": "answers.js",
  "583": "check-deployed.js",
  "585": "checkout.js",
  "615": "resource-spec.js",
  "637": "yaml.js",
  "657": "sweep.js",
  "737": "translation.js",
  "781": "delete-deployment.js",
  "934": "run-manifest.js"
})[chunkId]; };
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	!function() {
/******/ 		__nccwpck_require__.o = function(obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); }
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	!function() {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = function(exports) {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	!function() {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = function(chunk) {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = function(chunkId, promises) {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	}();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};
__nccwpck_require__(8468)

module.exports = __webpack_exports__;
/******/ })()
;