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
            return orNull(exchange('listDeployments', { method: 'GET', path: `/v2/deployments?${query.toString()}` }));
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
        if (error instanceof errors/* StatusError */.Xs && missing_api/* NO_SUCH_OPERATION */.Y.has(error.status))
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
// EXTERNAL MODULE: ./src/inputs/request.js + 3 modules
var request = __nccwpck_require__(49);
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

/***/ 8606:
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
;// CONCATENATED MODULE: external "node:util"
var external_node_util_namespaceObject = require("node:util");
;// CONCATENATED MODULE: ./src/contract/returned-secrets.js
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

// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __nccwpck_require__(1243);
// EXTERNAL MODULE: ./src/repository/same-value.js
var same_value = __nccwpck_require__(7839);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
;// CONCATENATED MODULE: ./src/contract/resource-defaults.js
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

// EXTERNAL MODULE: ./src/text/format.js
var format = __nccwpck_require__(9623);
;// CONCATENATED MODULE: ./src/deploy/compare/diff-resource-spec.js




function withoutNulls(value) {
    if (Array.isArray(value))
        return value.map(withoutNulls);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value)
        .filter(([, inner]) => inner != null)
        .map(([key, inner]) => [
        key,
        key === 'env' && Array.isArray(inner) ? inner.map(environmentVariable) : withoutNulls(inner)
    ]));
}
function environmentVariable(variable) {
    const plain = withoutNulls(variable);
    return typeof plain === 'object' && plain !== null && !('valueFrom' in plain) ? { value: '', ...plain } : plain;
}
function isEmptyCollection(value) {
    return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
function normalizedSpec(spec) {
    const set = Object.entries(spec ?? {}).filter(([, value]) => !isEmptyCollection(value));
    const full = applyResourceDefaults(Object.fromEntries(set));
    return withoutNulls(full);
}
function includesAsked(shown, asked) {
    if ((0,external_node_util_namespaceObject.isDeepStrictEqual)(shown, asked))
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
    return Array.isArray(value) ? (0,format/* count */.U9)(value.length, 'entry', 'entries') : value;
}
function diffResourceSpec(before, after) {
    const [old, wanted] = [normalizedSpec(before), normalizedSpec(after)];
    return vocabulary/* RESOURCE_SPEC_FIELDS */.TO.filter((field) => !(0,external_node_util_namespaceObject.isDeepStrictEqual)(old[field], wanted[field])).map((field) => ({
        path: `source_config.resource_spec.${field}`,
        difference: old[field] === undefined ? 'added' : wanted[field] === undefined ? 'removed' : 'changed',
        ...(old[field] !== undefined && { before: shown(old[field]) }),
        ...(wanted[field] !== undefined && { after: shown(wanted[field]) }),
        new_revision: true
    }));
}
function filledFields(shown, sent) {
    if (shown == null || sent == null)
        return [];
    return diffResourceSpec(shown, sent).map(({ path }) => path.slice(path.lastIndexOf('.') + 1));
}

;// CONCATENATED MODULE: ./src/deploy/compare/diff-settings.js

const SETTINGS = ['build_on_push', 'install_command', 'build_command', 'custom_url'];
function settingsOf(wanted) {
    if (wanted.source === 'external_container')
        return { custom_url: wanted.source_config.custom_url };
    const { build_on_push, install_command, build_command } = wanted.source_config;
    return { build_on_push, install_command, build_command };
}
function isSameSetting(field, shown, asked) {
    if ((0,same_value/* isSameValue */.am)(field, shown, asked))
        return true;
    if (typeof shown !== 'string' || typeof asked !== 'string')
        return false;
    return (0,same_value/* isSameValue */.am)(field, plain(shown), plain(asked));
}
function isAskedSetting(field, shown, asked) {
    if (isSameSetting(field, shown, asked))
        return true;
    if (field !== 'custom_url' || typeof asked !== 'string')
        return false;
    return isSameSetting(field, shown, asked.trim().replace(/^http:/i, 'https:'));
}
const plain = (text) => text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?!\w+:\/\/)/, 'https://');

// EXTERNAL MODULE: ./src/contract/dialect/reserved-secrets.js
var reserved_secrets = __nccwpck_require__(6564);
;// CONCATENATED MODULE: ./src/deploy/compare/secret-names.js

function valuesOf(secrets) {
    return new Map(secrets.map(({ name, value }) => [name, value]));
}
function extraNames(told, asked, source) {
    const reserved = reserved_secrets/* LANGSMITH_RESERVED_SECRETS */.b[source];
    return [...(told?.keys() ?? [])].filter((name) => !asked.has(name) && !reserved.has(name));
}

// EXTERNAL MODULE: ./src/stand-ins/crypto.cjs
var stand_ins_crypto = __nccwpck_require__(4611);
;// CONCATENATED MODULE: ./src/deploy/compare/shown-secrets.js

const MASK = /\*{3}|[\u2022\u25cf\u25aa\u2588\u2026\u22ef]|\.{3}|\u00b7{3}|X{4}|x{4}/;
const SIGNS = /^[^\p{L}\p{N}]*$/u;
const BRACKETED = /^\$?[<[({]{1,2}[\w\s:.-]*[>\])}]{1,2}$/;
const WORD = /^[\W_]*(?:(?:value|secret)[\W_]+)*(?:redacted|hidden|masked|encrypted|sensitive|confidential|obfuscated|omitted|protected|sealed|concealed|set|configured)(?:[\W_]+(?:value|secret))*[\W_]*$/i;
const SCHEME = /^(?:\{?(?:md5|sha-?\d+|hmac[\w-]*|bcrypt|argon2\w*|pbkdf2[\w-]*|scrypt|hash|enc|encrypted|cipher(?:text)?|secret)\}?[:$/]|\$(?:[1256y]|2[abxy]|argon2\w*|pbkdf2[\w-]*|scrypt)\$)/i;
function looksHidden(shown) {
    return [MASK, SIGNS, BRACKETED, WORD, SCHEME].some((pattern) => pattern.test(shown));
}
function looksDerived(shown) {
    if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(shown))
        return true;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(shown))
        return shown.length >= 8 && /\d/.test(shown) && /[a-f]/i.test(shown);
    return looksEncoded(shown);
}
function looksEncoded(shown) {
    const text = shown.replace(/={1,2}$/, '');
    if (!/^(?:[A-Za-z0-9+/]+|[\w-]+)$/.test(text) || !/[a-z]/.test(text) || !/[A-Z]/.test(text))
        return false;
    if (KEY_KIND.test(text))
        return false;
    if (DIGEST_LENGTHS.has(text.length) && /\d/.test(text))
        return true;
    const isLongEnough = text.length >= 16 || (shown.length >= 8 && shown.length % 4 === 0);
    return isLongEnough && !/^[a-z]{2,}[-_]/.test(text) && !looksLikeWords(text);
}
const KEY_KIND = /^(?:sk|pk|rk|gh[a-z]|glpat|xox[a-z]|lsv\d|hf)[-_]/;
const DIGEST_LENGTHS = new Set([22, 27, 38, 43, 64, 86]);
function looksLikeWords(text) {
    const parts = text.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? [];
    return text.length >= 3 * parts.length;
}
function isReference(shown, name) {
    const plain = (text) => text.trim().toLowerCase().replaceAll('_', '-');
    const [text, own] = [plain(shown), plain(name)];
    if (text === own)
        return true;
    const place = text.lastIndexOf(own);
    if (place < 1 || /\s|:\/\/[^/]*@/.test(text))
        return false;
    const isBehindSign = /[/:#.=$%({[]$/.test(text.slice(0, place));
    return isBehindSign && /^(?:-[a-z0-9]{6})?(?:[/#@][\w.-]+){0,2}[)}\]%/]*$/.test(text.slice(place + own.length));
}
function isFormOf(shown, value) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trim().normalize('NFC');
    if (plain(shown) === plain(value))
        return true;
    const bytes = Buffer.from(value);
    const forms = [
        ...['base64', 'base64url', 'hex'].map((encoding) => bytes.toString(encoding)),
        bytes.toString('base64').replace(/={1,2}$/, ''),
        bytes.toString('hex').toUpperCase(),
        encodeURIComponent(value.toWellFormed()),
        JSON.stringify(value),
        JSON.stringify(value).slice(1, -1),
        `'${value}'`
    ];
    return forms.includes(shown) || isAbbreviated(shown, value) || isDigestOf(shown, value);
}
function isAbbreviated(shown, value) {
    return [...shown.matchAll(/[*\u2022\u25cf\u25aa\u2588.\u2026\u22ef\u00b7#?_-]{2,}/g)].some(({ 0: filler, index }) => {
        const [head, tail] = [shown.slice(0, index), shown.slice(index + filler.length)];
        return head.length + tail.length < value.length && value.startsWith(head) && value.endsWith(tail);
    });
}
const DIGESTS = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'];
function isDigestOf(shown, value) {
    if (shown.length < 6)
        return false;
    return DIGESTS.some((digest) => {
        const bytes = (0,stand_ins_crypto.createHash)(digest).update(value).digest();
        return bytes.toString('hex').startsWith(shown.toLowerCase()) || bytes.toString('base64').startsWith(shown);
    });
}
const MOST_SHOWN = { characters: 4, share: 2 / 3 };
function isCut(shown, value) {
    const most = Math.max(MOST_SHOWN.characters, Math.ceil(value.length * MOST_SHOWN.share) - 1);
    return (value.startsWith(shown) || value.endsWith(shown)) && shown.length <= most;
}
function tellsValue(told, name, value) {
    return told?.get(name) === value && !looksHidden(value);
}
function longestClear(told, known) {
    const clear = [...known].filter(([name, value]) => tellsValue(told, name, value));
    return Math.max(0, ...clear.map(([, value]) => value.length));
}
function howShown(told, asked, name) {
    const [shown, value] = [told.get(name), asked.get(name)];
    if (!told.has(name))
        return omitsEmpty(told, asked, name) ? 'asked' : 'missing';
    if (shown === undefined || value === undefined)
        return 'unknown';
    if (shown === value)
        return 'asked';
    if (looksHidden(shown) || isReference(shown, name) || isShared(shown, told, asked))
        return 'unknown';
    if (isFormOf(shown, value))
        return 'unknown';
    const clear = longestClear(told, asked);
    if (isCut(shown, value))
        return clear > shown.length ? 'other' : 'unknown';
    return clear === 0 && looksDerived(shown) ? 'unknown' : 'other';
}
function omitsEmpty(told, asked, name) {
    const isEmpty = (each) => asked.get(each)?.trim() === '';
    const listed = [...asked.keys()].filter((each) => told.has(each));
    return isEmpty(name) && listed.length > 0 && !listed.some(isEmpty);
}
function isShared(shown, told, asked) {
    const values = new Set([...asked].flatMap(([name, value]) => (told.get(name) === shown ? [value] : [])));
    return values.size > 1 && !values.has(shown);
}

;// CONCATENATED MODULE: ./src/deploy/compare/find-mismatches.js









function findMismatches(input) {
    return [...secretMismatches(input), ...specMismatches(input), ...settingMismatches(input)];
}
function judgeOther({ before, baseline, unconfirmed, superseded }, field) {
    const { path, isSent, isAsked, isAsBefore, isAsBaseline } = field;
    const wasAsked = [before, baseline].some((read) => read !== undefined && isAsked(read));
    if (wasAsked)
        return [{ path, kind: 'changed_since' }];
    if (isSent && isAsBefore)
        return [{ path, kind: 'not_applied' }];
    return unconfirmed || (superseded && !isAsBaseline) ? [{ path, kind: 'changed_since' }] : [];
}
function secretMismatches(input) {
    const { wanted, before, baseline, last, sent } = input;
    if (wanted.secrets === undefined)
        return [];
    const asked = valuesOf(wanted.secrets);
    const toldIn = (read) => toldSecrets(read?.secrets);
    const [told, were, first] = [last, before, baseline].map(toldIn);
    if (!told)
        return [];
    return [...asked].flatMap(([name, value]) => {
        const path = `secrets.${name}`;
        const isSent = sent?.secrets != null;
        const isAsked = (read) => tellsValue(toldIn(read), name, value);
        const shownAs = howShown(told, asked, name);
        if (shownAs === 'missing') {
            if (value !== '' && isReplaced(input, name))
                return [{ path, kind: 'changed_since' }];
            const isAsBefore = lacksName(input, name);
            return judgeOther({ ...input, unconfirmed: false }, { path, isSent, isAsked, isAsBefore, isAsBaseline: true });
        }
        if (shownAs !== 'other')
            return [];
        const isAsBefore = were?.get(name) === told.get(name);
        const isAsBaseline = first?.get(name) === told.get(name);
        return judgeOther(input, { path, isSent, isAsked, isAsBefore, isAsBaseline });
    });
}
function lacksName(input, name) {
    const asked = valuesOf(input.wanted.secrets ?? []);
    const [were, are] = [namesIn(input, input.before), namesIn(input, input.last)];
    if (were.includes(name) || are.includes(name))
        return false;
    return are.some((each) => asked.has(each)) || (were.length > 0 && are.length > 0);
}
function isReplaced(input, name) {
    const asked = valuesOf(input.wanted.secrets ?? []);
    const earlier = new Set([...namesIn(input, input.before), ...namesIn(input, input.baseline)]);
    const are = namesIn(input, input.last);
    if (!input.superseded || are.includes(name))
        return false;
    return earlier.has(name) || are.some((each) => !asked.has(each) && !earlier.has(each));
}
function namesIn({ wanted }, read) {
    const asked = valuesOf(wanted.secrets ?? []);
    const told = toldSecrets(read?.secrets);
    const extra = extraNames(told, asked, wanted.source);
    return [...(told?.keys() ?? [])].filter((each) => asked.has(each) || extra.includes(each));
}
function specMismatches(input) {
    const { wanted, before, last, sent } = input;
    if (wanted.source !== 'external_container' || wanted.source_config.resource_spec === undefined)
        return [];
    const asked = normalizedSpec(wanted.source_config.resource_spec);
    const given = wanted.source_config.resource_spec;
    const specOf = (read) => normalizedSpec(read?.source_config.resource_spec);
    const [is, was] = [specOf(last), specOf(before)];
    return vocabulary/* RESOURCE_SPEC_FIELDS */.TO.filter((field) => given[field] != null).flatMap((field) => {
        if (asked[field] === undefined || includesAsked(is[field], asked[field]))
            return [];
        const isDropped = is[field] === undefined;
        if (isDropped && !(input.superseded && Object.keys(is).length > 0))
            return [];
        return judgeOther(input, {
            path: `source_config.resource_spec.${field}`,
            isSent: sent?.source_config?.resource_spec != null,
            isAsked: (read) => specOf(read)[field] !== undefined && includesAsked(specOf(read)[field], asked[field]),
            isAsBefore: (0,external_node_util_namespaceObject.isDeepStrictEqual)(is[field], was[field]),
            isAsBaseline: (0,external_node_util_namespaceObject.isDeepStrictEqual)(is[field], specOf(input.baseline)[field])
        });
    });
}
function settingMismatches(input) {
    const { wanted, before, last, sent } = input;
    const sentSettings = Object.fromEntries(Object.entries(sent?.source_config ?? {}).filter(([field]) => SETTINGS.includes(field)));
    const asked = { ...settingsOf(wanted), ...sentSettings };
    const [is, was] = [last.source_config, before?.source_config ?? {}];
    return Object.entries(asked).flatMap(([field, value]) => {
        const shown = is?.[field];
        if (value == null || shown == null || shown === '' || isAskedSetting(field, shown, value))
            return [];
        return judgeOther(input, {
            path: `source_config.${field}`,
            isSent: field in sentSettings,
            isAsked: (read) => isAskedSetting(field, read.source_config[field], value),
            isAsBefore: isSameSetting(field, shown, was?.[field]),
            isAsBaseline: isSameSetting(field, shown, input.baseline?.source_config?.[field])
        });
    });
}
function namesStillListed({ wanted, before, last, sent }) {
    if (wanted.secrets === undefined || sent?.secrets == null)
        return [];
    const asked = valuesOf(wanted.secrets);
    const extra = (read) => extraNames(toldSecrets(read?.secrets), asked, wanted.source);
    const were = new Set(extra(before));
    return extra(last).filter((name) => were.has(name));
}
function findOtherCode(wanted, revision, told) {
    const code = revision?.source_revision_config ?? told?.source_revision_config ?? {};
    return Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
        const value = code[field];
        if (typeof value !== 'string' || value === '' || (0,same_value/* isAskedValue */.O0)(field, asked, value))
            return [];
        return [
            `source_revision_config.${field}: the service shows ${(0,sanitize/* sanitizeLine */.g$)(value)}, this run requested ${(0,sanitize/* sanitizeLine */.g$)(asked)}`
        ];
    });
}

// EXTERNAL MODULE: ./src/deploy/find/find-by-name.js
var find_by_name = __nccwpck_require__(9499);
// EXTERNAL MODULE: ./src/deploy/find/ownership.js
var ownership = __nccwpck_require__(4309);
// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/repository/refs.js
var refs = __nccwpck_require__(4159);
;// CONCATENATED MODULE: ./src/deploy/plan/tag-rule.js



function assertNoTagWithBuildOnPush(build_on_push, ref) {
    if (!build_on_push || !(0,refs/* isTag */.dz)(ref))
        return;
    throw new errors/* PlanError */.W6('input_invalid', `build_on_push cannot be true while repo_ref is a tag (${(0,sanitize/* sanitizeLine */.g$)(ref)}).`, {
        advice: 'Set `build_on_push` to false, or `repo_ref` to a branch.'
    });
}

;// CONCATENATED MODULE: ./src/deploy/plan/plan-create.js




function missingForCreate(wanted) {
    const problems = [];
    const need = (input, value, fix) => {
        if (value === undefined)
            problems.push({ input, problem: `is required to create the deployment. ${fix}` });
    };
    need('name', wanted.name, 'Set it to the name of the deployment.');
    if (wanted.source === 'git_host') {
        const { source_config, source_revision_config } = wanted;
        need('repo_url', source_config.repo_url, 'Set it to the URL of the repository.');
        need('repo_ref', source_revision_config.repo_ref, 'Set it to a branch, or to a tag as refs/tags/\u2026.');
        need('graph_config_path', source_revision_config.graph_config_path, 'Set it to the path of the graph configuration file in the repository.');
        need('integration_id', source_config.integration_id, 'Set it to the ID of an integration of the git host.');
    }
    else {
        need('image_uri', wanted.source_revision_config.image_uri, 'Set it to the image to run.');
    }
    return problems;
}
function added(prefix, values) {
    return Object.entries(values).map(([field, after]) => ({
        path: `${prefix}.${field}`,
        difference: 'added',
        after: field === 'resource_spec' ? shownSpec(after) : after,
        new_revision: prefix === 'source_revision_config' || field === 'resource_spec'
    }));
}
function completeConfig(wanted) {
    if (wanted.source === 'git_host')
        return wanted.source_config;
    const lacks = wanted.needs_resource_spec && wanted.source_config.resource_spec === undefined;
    return lacks ? { ...wanted.source_config, resource_spec: {} } : wanted.source_config;
}
function shownSpec(spec) {
    const fields = Object.keys(spec).length;
    return fields === 0 ? spec : (0,format/* count */.U9)(fields, 'field');
}
function planCreate(wanted) {
    const problems = missingForCreate(wanted);
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    if (wanted.source === 'git_host')
        assertNoTagWithBuildOnPush(wanted.source_config.build_on_push, wanted.source_revision_config.repo_ref);
    const { name = '', source, source_revision_config, secrets = [] } = wanted;
    const source_config = completeConfig(wanted);
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

// EXTERNAL MODULE: ./src/repository/image.js
var repository_image = __nccwpck_require__(8972);
// EXTERNAL MODULE: ./src/deploy/core/status.js
var core_status = __nccwpck_require__(4176);
// EXTERNAL MODULE: ./src/repository/path-patterns.js
var path_patterns = __nccwpck_require__(1452);
;// CONCATENATED MODULE: ./src/deploy/compare/diff-paths.js





const MOST_NAMED = 10;
const MOST_IN_REASON = 3;
function pathsRule(wanted, current, commits) {
    const { deployment, latest } = current;
    const from = commits.from.toLowerCase();
    const to = commits.to.toLowerCase();
    if (!(0,refs/* isFullCommit */.f5)(from) || !(0,refs/* isFullCommit */.f5)(to)) {
        return { unknown: `the ${(0,refs/* isFullCommit */.f5)(from) ? 'run' : 'service'} shows only a part of its commit ID` };
    }
    if (latest === null)
        return { unknown: 'no revision exists to compare with' };
    const deployed = (0,core_status/* verdictOf */.Vj)(latest.status) === 'deployed';
    if (!deployed && latest.source_revision_config?.repo_commit_sha == null) {
        return { unknown: 'the revision in progress does not show its commit' };
    }
    const active = deployment.active_revision_id;
    if (deployed && active != null && active !== latest.id) {
        return { unknown: 'another revision than the latest one is active' };
    }
    const configs = graphConfigs(wanted, current);
    if (configs === undefined)
        return { unknown: 'the path of the graph configuration file is unknown' };
    return { comparison: { from, to }, paths: wanted.paths ?? [], configs };
}
function judgeFiles({ paths, configs }, changed) {
    const { from, to } = changed;
    if ('unknown' in changed) {
        const { unknown } = changed;
        return { needed: true, why: `paths could not be compared: ${unknown}`, compared: { from, to, unknown } };
    }
    const patterns = paths.map(path_patterns/* parsePattern */.EY);
    const { files } = changed;
    const under = namesOf(files.filter((file) => leadsTo(file, configs) || (0,path_patterns/* isUnder */.Jo)(patterns, file) || isBelow(paths, file)));
    const total = namesOf(files).length;
    const compared = { from, to, changed: total, under_paths: under.slice(0, MOST_NAMED).map(named) };
    if (under.length > 0)
        return { needed: true, why: `changed under paths: ${listed(under)}`, compared };
    const elsewhere = total === 0 ? 'no file changed' : `${(0,format/* count */.U9)(total, 'file')} changed elsewhere`;
    const between = `between ${(0,refs/* shortCommit */.Ax)(from)} (deployed) and ${(0,refs/* shortCommit */.Ax)(to)} (this run)`;
    return { needed: false, why: `no file under paths changed ${between}: ${elsewhere}`, compared };
}
function leadsTo({ path, may_be_link = false }, configs) {
    return configs.has(path) || (may_be_link && [...configs].some((config) => config.startsWith(`${path}/`)));
}
const SPECIAL = /[!*?+[]/;
function isBelow(paths, { path }) {
    return paths.some((pattern) => !SPECIAL.test(pattern) && path.startsWith(`${pattern}/`));
}
const namesOf = (files) => [...new Set(files.map(({ path }) => path))];
function graphConfigs(wanted, { deployment, latest }) {
    const paths = [wanted, deployment, latest]
        .map((part) => part?.source_revision_config?.graph_config_path)
        .filter((path) => path != null)
        .map(inRepository);
    return paths.length === 0 || paths.includes(undefined) ? undefined : new Set(paths);
}
function inRepository(path) {
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.length === 0 ? undefined : parts.join('/');
}
const named = (path) => (0,sanitize/* sanitizeLine */.g$)(path, 100);
function listed(paths) {
    const more = paths.length - MOST_IN_REASON;
    return paths.slice(0, MOST_IN_REASON).map(named).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

;// CONCATENATED MODULE: ./src/deploy/compare/diff-code.js






function deployedCommit({ deployment, latest }) {
    const told = latest?.source_revision_config;
    if (told?.repo_commit_sha != null)
        return told.repo_commit_sha;
    const isSettled = told == null || (latest !== null && (0,core_status/* verdictOf */.Vj)(latest.status) === 'deployed');
    return (isSettled && deployment.source_revision_config.repo_commit_sha) || undefined;
}
function deployedCode({ deployment, latest }, field) {
    return deployment.source_revision_config[field] || latest?.source_revision_config?.[field] || undefined;
}
function codeMismatch(field, before, after) {
    const path = `source_revision_config.${field}`;
    const change = { path, after, new_revision: true };
    return before === undefined
        ? { ...change, difference: 'unproven', note: `the service does not show the deployed ${field}` }
        : { ...change, before, difference: 'changed' };
}
function diffGitCode(wanted, current, changed_files) {
    const found = { changes: [], unchanged: [] };
    const { repo_ref, graph_config_path } = wanted.source_revision_config;
    const path = deployedCode(current, 'graph_config_path');
    if (graph_config_path !== undefined && !(0,same_value/* isSameValue */.am)('graph_config_path', graph_config_path, path)) {
        found.changes.push(codeMismatch('graph_config_path', path, graph_config_path));
    }
    if (repo_ref === undefined)
        return found;
    const ref = deployedCode(current, 'repo_ref');
    if (!(0,same_value/* isSameValue */.am)('repo_ref', repo_ref, ref)) {
        found.changes.push(codeMismatch('repo_ref', ref, repo_ref));
        return found;
    }
    const change = { path: 'source_revision_config.repo_ref', before: ref, after: repo_ref, new_revision: true };
    return { ...found, ...compareCommits(wanted, current, { ...found, change, repo_ref, changed_files }) };
}
function compareCommits(wanted, current, same_ref) {
    const { changes, unchanged, change, repo_ref } = same_ref;
    const before = deployedCommit(current);
    const after = wanted.commit;
    const ref = (0,sanitize/* sanitizeLine */.g$)(repo_ref);
    const same = before !== undefined && after !== undefined && (0,refs/* sameCommit */.Kd)(before, after);
    if ((0,refs/* isTag */.dz)(repo_ref) && (before === undefined || after === undefined)) {
        return { unchanged: [...unchanged, `${holds(current, 'the same tag')} (${ref})`] };
    }
    if (same) {
        return { unchanged: [...unchanged, `${holds(current, ref)} at this run's commit ${(0,refs/* shortCommit */.Ax)(after)}`] };
    }
    if (after !== undefined &&
        wanted.is_push_to_ref &&
        current.deployment.source_config.build_on_push === true &&
        wanted.source_config.build_on_push !== false)
        return {
            built_by_service: after,
            unchanged
        };
    if (before !== undefined && after !== undefined) {
        return compareFiles(wanted, current, { ...same_ref, commits: { from: before, to: after } });
    }
    const note = after === undefined
        ? `this run does not know the commit of ${ref}, so it builds again`
        : `the service does not show which commit of ${ref} is deployed`;
    return { changes: [...changes, { ...change, difference: 'unproven', note }] };
}
const isDeployed = ({ latest }) => latest === null || (0,core_status/* verdictOf */.Vj)(latest.status) === 'deployed';
const holds = (current, what) => isDeployed(current) ? `${what} is deployed` : `the latest revision has ${what}`;
const latestRevision = ({ latest }) => `the latest revision (${(0,sanitize/* sanitizeLine */.g$)(latest?.status ?? '', 40)}) is at`;
function compareFiles(wanted, current, { changes, unchanged, change, repo_ref, changed_files, commits }) {
    const moved = (why) => {
        const ref = (0,sanitize/* sanitizeLine */.g$)(repo_ref);
        const there = isDeployed(current) ? `${ref} was deployed at` : `${latestRevision(current)} ${ref} at`;
        const what = `${there} ${(0,refs/* shortCommit */.Ax)(commits.from)}, and this run is at ${(0,refs/* shortCommit */.Ax)(commits.to)}`;
        const note = why === undefined ? what : `${what}; ${why}`;
        return { changes: [...changes, { ...change, difference: 'changed', note, commits }] };
    };
    if (wanted.paths === undefined)
        return moved();
    const rule = pathsRule(wanted, current, commits);
    if ('unknown' in rule)
        return moved(`paths could not be compared: ${rule.unknown}`);
    const { from, to } = rule.comparison;
    if (changed_files?.from !== from || changed_files.to !== to)
        return { ...moved(), undecided: rule.comparison };
    const { needed, why, compared } = judgeFiles(rule, changed_files);
    if (needed)
        return { ...moved(why), compared };
    return { unchanged: [...unchanged, why], retained_commit: commits.from, compared };
}
function diffImage(wanted, current) {
    const { image_uri } = wanted.source_revision_config;
    const found = { changes: [], unchanged: [] };
    if (image_uri === undefined)
        return found;
    const before = deployedCode(current, 'image_uri');
    if (!(0,same_value/* isAskedValue */.O0)('image_uri', image_uri, before)) {
        return { ...found, changes: [codeMismatch('image_uri', before, image_uri)] };
    }
    if ((0,repository_image/* isPinned */.T4)(image_uri))
        return { ...found, unchanged: [holds(current, 'the same image digest')] };
    const note = `${holds(current, 'the same image tag')}, but a tag can move; set image_uri with a digest (\u2026@sha256:\u2026) to skip unchanged images`;
    const change = { path: 'source_revision_config.image_uri', before, after: image_uri, new_revision: true };
    return { ...found, changes: [{ ...change, difference: 'unproven', note }] };
}

;// CONCATENATED MODULE: ./src/deploy/compare/diff-secrets.js





const DIFFERENCES = {
    missing: 'added',
    unknown: 'unproven',
    asked: undefined,
    other: 'changed'
};
function diffSecrets(current, wanted, source) {
    const asked = valuesOf(wanted);
    const told = toldSecrets(current);
    const extra = extraNames(told, asked, source);
    const isBlank = told !== null && extra.length === 0 && ![...asked.keys()].some((name) => told.has(name));
    const change = (name, difference) => ({
        path: `secrets.${name}`,
        difference,
        ...(isBlank && { note: 'the service lists none of them, or does not show them' }),
        new_revision: true
    });
    if (told === null && asked.size === 0)
        return [{ path: 'secrets', difference: 'unproven', new_revision: true }];
    const changes = [...asked.keys()].flatMap((name) => {
        const difference = told === null ? 'unproven' : DIFFERENCES[howShown(told, asked, name)];
        return difference === undefined ? [] : [change(name, difference)];
    });
    return [...changes, ...extra.map((name) => change(name, 'removed'))];
}
function restorableSecrets(earlier, now, { secrets = [], source }) {
    const [told, proof] = [toldSecrets(earlier), toldSecrets(now)];
    if (told === null)
        return null;
    const asked = valuesOf(secrets);
    const extra = new Set(extraNames(told, asked, source));
    const names = [...told.keys()].filter((name) => asked.has(name) || extra.has(name));
    if (names.length === 0)
        return [];
    const isClear = asked.size > 0 && [...asked].every(([name, value]) => tellsValue(proof, name, value));
    const known = names.flatMap((name) => {
        const value = told.get(name);
        return !isClear || value === undefined || looksHidden(value) ? [] : [{ name, value }];
    });
    return known.length === names.length ? known : null;
}
function removedSecretWarnings(changes) {
    const names = changes
        .filter(({ path, difference }) => path.startsWith('secrets.') && difference === 'removed')
        .map(({ path }) => (0,sanitize/* sanitizeLine */.g$)(path.slice('secrets.'.length), 60));
    if (names.length === 0)
        return [];
    return [
        `This update removes ${(0,format/* count */.U9)(names.length, 'secret')}: ${names.join(', ')}. The whole list is replaced: add a line for each one to keep.`
    ];
}

// EXTERNAL MODULE: ./src/deploy/core/model.js
var model = __nccwpck_require__(8529);
// EXTERNAL MODULE: ./src/deploy/plan/explain.js
var explain = __nccwpck_require__(8867);
;// CONCATENATED MODULE: ./src/deploy/plan/immutable-fields.js




function immutablePairs(wanted, deployment) {
    const deployed = deployment.source_config;
    const common = [
        ['name', deployment.name, wanted.name],
        ['source', deployment.source, wanted.source]
    ];
    if (deployment.source && deployment.source !== wanted.source)
        return common;
    if (wanted.source === 'git_host') {
        const { integration_id, repo_url, deployment_type } = wanted.source_config;
        return [
            ...common,
            ['source_config.integration_id', deployed.integration_id, integration_id],
            ['source_config.repo_url', deployed.repo_url, repo_url],
            ['source_config.deployment_type', deployed.deployment_type, deployment_type]
        ];
    }
    const { listener_id, listener_config } = wanted.source_config;
    return [
        ...common,
        ['source_config.listener_id', deployed.listener_id, listener_id],
        [
            'source_config.listener_config.cluster_namespace',
            deployed.listener_config?.cluster_namespace,
            listener_config?.cluster_namespace
        ]
    ];
}
const fieldOf = (path) => path.split('.').at(-1) ?? path;
function assertImmutableFields(wanted, deployment) {
    const conflicts = immutablePairs(wanted, deployment).flatMap(([path, deployed, asked]) => {
        if (!asked || !deployed)
            return [];
        return (0,same_value/* isSameValue */.am)(fieldOf(path), asked, deployed) ? [] : [{ path, deployed, wanted: asked }];
    });
    if (conflicts.length === 0)
        return;
    const lines = conflicts.map(({ path, deployed, wanted: asked }) => `${path}: deployed ${(0,sanitize/* sanitizeLine */.g$)(deployed)}, this run ${(0,sanitize/* sanitizeLine */.g$)(asked)}`);
    const word = Object.values(dialect_dialect/* LANGSMITH_WORDS */.g).find((spoken) => spoken === deployment.source);
    throw new errors/* PlanError */.W6('immutable_field', [
        `${conflicts.map(({ path }) => fieldOf(path)).join(', ')} cannot be changed after a deployment is created.`,
        ...lines
    ].join('\n'), {
        advice: word !== undefined
            ? `This service uses the field names of LangSmith Deployment (${word}). Set \`api_dialect\` to \`langsmith\`.`
            : conflicts.some(({ path }) => path === 'source_config.repo_url')
                ? FIX_OF_OTHER_REPOSITORY
                : FIX
    });
}
function unshownFields(wanted, deployment) {
    return immutablePairs(wanted, deployment).flatMap(([path, deployed, asked]) => asked && !deployed ? [fieldOf(path)] : []);
}
const FIX = 'Set these inputs to the deployed values, or remove them. To change them, deploy under another name, then delete the old deployment.';
const FIX_OF_OTHER_REPOSITORY = 'The deployment belongs to another repository. Use another `name`, or check `base_url` and `repo_url`.';

;// CONCATENATED MODULE: ./src/deploy/plan/repeat-revision.js




function requestsRevision(wanted) {
    return Object.keys(wanted.source_revision_config).length > 0 || asksForContents(wanted);
}
function asksForContents(wanted) {
    const hasSpec = wanted.source === 'external_container' && wanted.source_config.resource_spec !== undefined;
    return wanted.secrets !== undefined || hasSpec;
}
function whyApart({ deployment, latest, active }) {
    if (active === undefined || latest === null)
        return undefined;
    const serves = (0,refs/* nameRevision */.hH)(deployment.active_revision_id ?? '', active?.source_revision_config?.repo_commit_sha);
    return `the latest revision ${latest.id} is ${(0,sanitize/* sanitizeLine */.g$)(latest.status, 40)}, but ${serves} is still active`;
}
function isBuilt(wanted, { latest, active }) {
    if (wanted.source !== 'git_host' || active === undefined || latest === null)
        return false;
    return wanted.commit !== undefined && (0,refs/* isBuiltOf */.YO)(wanted.commit, latest);
}
function restatedCode(wanted, serving, changes, note) {
    const asked = wanted.source_revision_config;
    const served = serving.deployment.source_revision_config;
    const fields = wanted.source === 'git_host' ? ['repo_ref', 'graph_config_path'] : ['image_uri'];
    return fields.flatMap((field) => {
        const path = `source_revision_config.${field}`;
        const after = asked[field] ?? served[field];
        if (after == null || changes.some((change) => change.path === path))
            return [];
        return [{ path, difference: 'repeated', before: served[field], after, note, new_revision: true }];
    });
}
function whyRepeat(wanted, current, policy) {
    const { latest, active } = current;
    if (policy === 'always')
        return '`new_revision` is always';
    if (!requestsRevision(wanted))
        return undefined;
    const apart = whyApart(current);
    if (apart !== undefined) {
        if (active === null)
            return `${apart}, and could not be read`;
        return asksForContents(wanted) || isBuilt(wanted, current) ? apart : undefined;
    }
    if (latest === null)
        return 'the deployment has no revision yet';
    const verdict = (0,core_status/* verdictOf */.Vj)(latest.status);
    return verdict === 'deployed' || verdict === 'pending'
        ? undefined
        : `the latest revision ended as ${(0,sanitize/* sanitizeLine */.g$)(latest.status, 40)}`;
}
function repeatedChange(wanted, current, note) {
    const field = wanted.source === 'git_host' ? 'repo_ref' : 'image_uri';
    const asked = wanted.source_revision_config;
    const after = asked[field] ?? current.deployment.source_revision_config[field];
    if (after == null) {
        throw new errors/* PlanError */.W6('input_invalid', `A new revision is needed (${note}), but neither the inputs nor the deployment contain ${field}.`, {
            advice: `Set \`${field}\`.`
        });
    }
    return {
        path: `source_revision_config.${field}`,
        difference: 'repeated',
        before: after,
        after,
        note,
        new_revision: true
    };
}

;// CONCATENATED MODULE: ./src/deploy/plan/plan-update.js














function planUpdate(input) {
    const { wanted, current, new_revision: policy } = input;
    assertImmutableFields(wanted, current.deployment);
    const serving = (0,model/* activeOf */.m)(current);
    const code = wanted.source === 'git_host' ? diffGitCode(wanted, serving, input.changed_files) : diffImage(wanted, serving);
    const contents = diffContents(wanted, current.deployment);
    const settings = diffSettings(wanted, current);
    const changes = [...code.changes, ...contents.changes, ...settings];
    const moved = changes.some((change) => change.new_revision);
    const pushed = moved || policy === 'always' || isBuilt(wanted, current) ? undefined : code.built_by_service;
    const why = moved || pushed !== undefined ? undefined : whyRepeat(wanted, current, policy);
    if (why !== undefined)
        changes.push(repeatedChange(wanted, serving, why));
    const made = changes.some((change) => change.new_revision);
    const apart = whyApart(current);
    if (made && apart !== undefined)
        changes.push(...restatedCode(wanted, serving, changes, apart));
    const { retained_commit, compared } = code;
    const common = {
        new_revision: made || pushed !== undefined,
        reasons: made ? (0,explain/* explainChanges */.Z_)(changes) : explainUnchanged(code, contents.unchanged, current),
        changes,
        warnings: removedSecretWarnings(changes),
        ...(pushed !== undefined && { built_by_service: pushed }),
        ...(retained_commit !== undefined && !made && { retained_commit }),
        ...(compared && { compared })
    };
    const in_progress = current.latest !== null && (0,core_status/* verdictOf */.Vj)(current.latest.status) === 'pending';
    if (changes.length === 0)
        return { operation: 'unchanged', ...common, ...(in_progress && { in_progress }) };
    return { operation: 'update', ...common, request: patchOf(changes, wanted) };
}
function diffSettings(wanted, current) {
    const deployed = current.deployment.source_config;
    const changes = Object.entries(settingsOf(wanted))
        .filter(([field, value]) => value !== undefined && !(0,same_value/* isSameValue */.am)(field, value, deployed[field]))
        .map(([field, after]) => {
        const before = deployed[field];
        const path = `source_config.${field}`;
        return {
            path,
            difference: before == null ? 'added' : 'changed',
            ...(before != null && { before }),
            after,
            new_revision: false
        };
    });
    return [...changes, ...buildOnPushForTag(wanted, current)];
}
function buildOnPushForTag(wanted, current) {
    if (wanted.source !== 'git_host')
        return [];
    const { deployment } = current;
    const ref = wanted.source_revision_config.repo_ref ?? deployment.source_revision_config.repo_ref;
    const asked = wanted.source_config.build_on_push;
    if (!(0,refs/* isTag */.dz)(ref) || !(asked ?? deployment.source_config.build_on_push))
        return [];
    assertNoTagWithBuildOnPush(asked, ref);
    const note = 'must be off with a tag';
    return [
        {
            path: 'source_config.build_on_push',
            difference: 'changed',
            before: true,
            after: false,
            note,
            new_revision: false
        }
    ];
}
function diffContents(wanted, deployment) {
    const changes = [];
    const unchanged = [];
    const compare = (what, found) => {
        if (found.length === 0)
            unchanged.push(`${what} unchanged`);
        changes.push(...found);
    };
    if (wanted.source === 'external_container' && wanted.source_config.resource_spec !== undefined) {
        const deployed = deployment.source_config.resource_spec;
        compare('resource_spec', diffResourceSpec(deployed, wanted.source_config.resource_spec));
    }
    if (wanted.secrets !== undefined) {
        compare((0,format/* count */.U9)(wanted.secrets.length, 'secret'), diffSecrets(deployment.secrets, wanted.secrets, wanted.source));
    }
    return { changes, unchanged };
}
function patchOf(changes, wanted) {
    const section = (prefix) => Object.fromEntries(changes
        .filter(({ path }) => path.startsWith(`${prefix}.`) && !path.startsWith('source_config.resource_spec'))
        .map(({ path, after }) => [path.slice(prefix.length + 1), after]));
    const touches = (prefix) => changes.some(({ path }) => path === prefix || path.startsWith(`${prefix}.`));
    const source_config = {
        ...section('source_config'),
        ...(wanted.source === 'external_container' &&
            touches('source_config.resource_spec') && { resource_spec: wanted.source_config.resource_spec })
    };
    const source_revision_config = section('source_revision_config');
    return {
        ...(Object.keys(source_config).length > 0 && { source_config }),
        ...(Object.keys(source_revision_config).length > 0 && { source_revision_config }),
        ...(touches('secrets') && wanted.secrets && { secrets: wanted.secrets })
    };
}
function explainUnchanged(code, contents, { latest, active }) {
    if (code.built_by_service !== undefined) {
        return [
            'build_on_push is true and this run is the push, so the service builds this commit automatically',
            ...code.unchanged
        ];
    }
    if (active != null)
        return [...code.unchanged, ...contents, `revision ${active.id} is active`];
    const state = latest === null ? [] : [`the latest revision is ${(0,sanitize/* sanitizeLine */.g$)(latest.status, 40)}`];
    return [...code.unchanged, ...contents, ...state];
}

;// CONCATENATED MODULE: ./src/deploy/plan/plan.js





function planDeployment({ wanted, current, near_name, ...how }) {
    const { new_revision } = how;
    const plan = current === null ? planCreate(wanted) : planUpdate({ wanted, current, ...how });
    const causesRevision = plan.new_revision && !('built_by_service' in plan);
    if (new_revision === 'never' && causesRevision) {
        throw new errors/* PlanError */.W6('new_revision_refused', ['A new revision is needed, but `new_revision` is never.', ...plan.reasons].join('\n'), {
            advice: 'Set `new_revision` to auto to allow it, or undo the change.'
        });
    }
    return {
        ...plan,
        warnings: [
            ...plan.warnings,
            ...besideNearName(near_name),
            ...pathsBesidePush(wanted, current),
            ...discouragedFields(wanted)
        ]
    };
}
function besideNearName(near_name) {
    if (near_name === undefined)
        return [];
    const name = `"${(0,sanitize/* sanitizeLine */.g$)(near_name)}"`;
    return [`A deployment named ${name} exists. If this run is meant to update it, set \`name\` to ${name}.`];
}
function pathsBesidePush(wanted, current) {
    if (wanted.source !== 'git_host' || wanted.paths === undefined)
        return [];
    const { build_on_push = current?.deployment.source_config.build_on_push } = wanted.source_config;
    if (!build_on_push)
        return [];
    return [
        'build_on_push is true, so the service builds every push to the branch automatically, whatever files it changes. paths applies only to runs that are not such a push. To let paths decide, set build_on_push to false.'
    ];
}
function discouragedFields(wanted) {
    if (wanted.source !== 'external_container')
        return [];
    const spec = wanted.source_config.resource_spec ?? {};
    return vocabulary/* DISCOURAGED_FIELDS */.TL.filter((field) => spec[field] != null).map((field) => `resource_spec.${field} is marked "do not use" by the service. It is sent unchanged.`);
}

;// CONCATENATED MODULE: ./src/deploy/apply/applied.js

function unchangedResult(plan, current) {
    const { deployment } = current;
    return appliedResult(plan, { operation: 'unchanged', deployment, before: deployment, ...revisionKept(current) });
}
function revisionKept(current) {
    const { latest } = (0,model/* activeOf */.m)(current);
    const id = latest?.id ?? current.deployment.latest_revision_id;
    return { revision_id: id, previous: id, ...(latest && { latest }) };
}
function appliedResult({ new_revision, built_by_service, retained_commit }, made) {
    return {
        ...made,
        new_revision,
        ...(built_by_service !== undefined && { built_by_service }),
        ...(retained_commit !== undefined && { retained_commit })
    };
}

// EXTERNAL MODULE: ./src/requests/retry.js
var retry = __nccwpck_require__(7309);
// EXTERNAL MODULE: ./src/deploy/core/poll-until.js
var poll_until = __nccwpck_require__(2342);
;// CONCATENATED MODULE: ./src/deploy/core/confirmed-write.js



const EFFECT_SHOWS_MS = 15_000;
const TELL_AFTER_MS = 4_000;
async function confirmedWrite(session, write) {
    const { clock, emit, deadline } = session;
    const isUnclear = write.isUnclear ?? (({ mayHaveBeenApplied }) => mayHaveBeenApplied);
    for (let attempt = 1;; attempt++) {
        emit({ type: 'write_sent', request: write.request });
        const sent = await (0,retry/* tryRequest */.dP)(write.send);
        if ('value' in sent)
            return write.accept(sent.value);
        const { error } = sent;
        const found = isUnclear(error) ? await confirmWrite(session, error, () => write.find(error)) : null;
        if (found !== null)
            return found;
        const delay = (0,retry/* retryDelayFor */.TI)(asRetryable(error), attempt, deadline - clock.now());
        const final = write.finalError?.(error, delay === null);
        if (final !== undefined)
            throw final;
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.brief, delay_ms: delay });
        await clock.sleep(delay);
        const late = (await write.beforeResend?.(error)) ?? null;
        if (late !== null)
            return late;
    }
}
function isConflict(error) {
    return error instanceof errors/* StatusError */.Xs && error.status === 409;
}
function asRetryable(error) {
    if (!isConflict(error))
        return error;
    const { code, request, retryAfterMs, mayHaveBeenApplied } = error;
    return new errors/* RequestError */.GI(code, error.message, { request, retryAfterMs, mayHaveBeenApplied, retryable: true });
}
async function confirmWrite(session, lost, find) {
    const { clock, emit } = session;
    const startedAt = clock.now();
    const deadline = Math.min(session.deadline, startedAt + EFFECT_SHOWS_MS);
    let toldAt = startedAt;
    const onPending = (polls, remainingMs) => {
        if (polls === 1) {
            const message = lost.mayHaveBeenApplied
                ? `${lost.request}: no usable response. Checking for up to ${secondsOf(remainingMs)} whether the request was applied.`
                : `${lost.brief}. Checking for up to ${secondsOf(remainingMs)} whether reads show the reason.`;
            emit({ type: 'info', message });
        }
        else if (clock.now() - toldAt >= TELL_AFTER_MS) {
            toldAt = clock.now();
            emit({ type: 'info', message: `  not visible after ${secondsOf(toldAt - startedAt)}, still checking` });
        }
    };
    const read = async () => {
        const found = await (0,retry/* tryRequest */.dP)(find);
        if ('error' in found)
            throw unread(lost, found.error);
        return found.value;
    };
    const options = { clock, deadline, delayMs: (pause) => (0,retry/* backoffDelay */.EY)(pause), onPending };
    const found = await (0,poll_until/* pollUntil */.g)(options, read, (value) => value !== null);
    if (found === null && deadline === session.deadline && lost.mayHaveBeenApplied)
        throw undecided(lost);
    return found;
}
const secondsOf = (ms) => `${Math.round(ms / 1000)} s`;
function undecided({ request, message }) {
    return new errors/* DeployError */.sH('write_unconfirmed', `${request} may have been applied. The service did not show its effect before the time limit of the step (\`timeout\`) ended.\n${message}`, { advice: `${REREAD} If the service is slow, set \`timeout\` to a longer time.` });
}
function unread({ request, message }, cause) {
    return new errors/* DeployError */.sH('write_unconfirmed', `${request} may have been applied, and that could not be confirmed by reading.\n${message}\n${cause.message}`, { advice: `Wait until the service responds. ${REREAD}`, cause });
}
const REREAD = 'Re-run the job: it reads first and continues from what exists.';

// EXTERNAL MODULE: ./src/deploy/find/find-recorded.js
var find_recorded = __nccwpck_require__(2714);
;// CONCATENATED MODULE: ./src/deploy/find/wait-for-name.js






async function waitForName(session, name, deleting) {
    const { clock, deadline, emit } = session;
    const most = (0,format/* spellDuration */.jl)(Math.max(0, deadline - clock.now()));
    const message = `Deployment "${(0,sanitize/* sanitizeLine */.g$)(name)}" (${deleting}) is being deleted. Waiting up to ${most} until its name is free.`;
    emit({ type: 'info', message });
    const found = await (0,poll_until/* pollUntil */.g)({ clock, deadline, delayMs: (pause) => (0,retry/* backoffDelay */.EY)(pause), pauseFirst: true }, () => (0,retry/* tryRequest */.dP)(() => findAgain(session, name, deleting)), (read) => {
        if ('error' in read && !read.error.retryable)
            throw read.error;
        return isFree(read);
    });
    if (isFree(found))
        return found.value;
    throw (0,find_by_name/* nameReservedError */.eG)(name, deleting);
}
function isFree(read) {
    return 'value' in read && (typeof read.value === 'string' || 'id' in read.value);
}
async function findAgain(session, name, deleting) {
    const found = await (0,find_by_name/* findByName */._U)(session.controlPlane, name);
    const isSame = typeof found === 'object' && 'id' in found && found.id === deleting;
    if (found !== 'unlisted' && !isSame)
        return found;
    const named = await (0,find_recorded/* readNamed */.M)(session, deleting, name);
    if (named === 'another' || named === 'refused')
        return 'absent';
    return named === 'living' ? { id: deleting } : { deleting };
}

;// CONCATENATED MODULE: ./src/deploy/apply/create-deployment.js






async function createDeployment(session, plan, deleting) {
    const { request } = plan;
    let mayBeOurs = false;
    let reservedBy = deleting;
    for (;;) {
        const found = reservedBy === null ? null : await waitForName(session, request.name, reservedBy);
        const wasDeleted = reservedBy !== null;
        if (found !== null && typeof found === 'object')
            return { found: found.id, ours: mayBeOurs };
        const made = await confirmedWrite(session, {
            request: CREATE,
            send: () => sendCreate(session, request, wasDeleted),
            accept: async (sent) => ('holder' in sent ? sent.holder : locate(session, request, sent.answer)),
            isUnclear: (error) => error.mayHaveBeenApplied || (isConflict(error) && !wasDeleted),
            find: (error) => {
                mayBeOurs ||= error.mayHaveBeenApplied;
                return findHolder(session, request, error);
            },
            finalError: (error, isLast) => isConflict(error) && (isLast || !wasDeleted || isAboutProject(error.message))
                ? nameTaken(request.name, 'no deployment with exactly that name is visible', error)
                : undefined,
            beforeResend: async (error) => (mayBeOurs || isConflict(error) ? findHolder(session, request, error) : null)
        });
        if ('answer' in made || 'found' in made)
            return made;
        if ('id' in made)
            return { found: made.id, ours: mayBeOurs };
        reservedBy = made.deleting;
    }
}
async function sendCreate(session, request, wasDeleted) {
    const { controlPlane } = session;
    const sent = await (0,retry/* tryRequest */.dP)(() => controlPlane.createDeployment(request));
    if ('value' in sent)
        return { answer: sent.value };
    const { error } = sent;
    if (!saysTaken(error))
        throw error;
    const found = await (0,find_by_name/* findByName */._U)(controlPlane, request.name);
    if (typeof found === 'string')
        throw wasDeleted ? error.with({ retryable: true }) : error;
    return { holder: found };
}
async function locate(session, request, answer) {
    const { name } = request;
    if (answer.id !== undefined)
        return { id: answer.id, answer };
    const problem = 'the response contains no id of a deployment';
    const unnamed = new errors/* AnswerError */.dV(`${CREATE}: ${problem}`, {
        request: CREATE,
        mayHaveBeenApplied: true,
        retryable: false
    });
    const holder = await confirmWrite(session, unnamed, () => findMade(session, request, unnamed));
    if (holder === null)
        throw perhapsCreated(name, unnamed, 'no deployment of that name appeared');
    if ('deleting' in holder)
        throw (0,find_by_name/* nameReservedError */.eG)(name, holder.deleting);
    return { found: holder.id, ours: true };
}
const CREATE = 'POST /v2/deployments';
async function findHolder(session, request, error) {
    const holder = await findMade(session, request, error);
    if (holder !== null && 'deleting' in holder && !isConflict(error))
        throw (0,find_by_name/* nameReservedError */.eG)(request.name, holder.deleting);
    return holder;
}
const saysTaken = (error) => error instanceof errors/* StatusError */.Xs &&
    error.status === 400 &&
    /already (?:exists|taken|in use)|being deleted|not available/i.test(error.message);
async function findMade(session, request, cause) {
    const { name } = request;
    const found = await (0,find_by_name/* findByName */._U)(session.controlPlane, name);
    if (found === 'absent')
        return null;
    if (found !== 'unlisted')
        return found;
    throw isConflict(cause)
        ? nameTaken(name, 'this service has no list of deployments to find it', cause)
        : perhapsCreated(name, cause, 'this service has no list of deployments to check');
}
const LEFTOVER_PROJECT = 'A tracing project of a deleted deployment reserves this name. Delete that tracing project in the service, or use another `name`. Then run again.';
const isAboutProject = (message) => /tracing project/i.test(message) || (/(?<![\w'"-])project\b/i.test(message) && /already exists/i.test(message));
function nameTaken(name, unseen, conflict) {
    return new errors/* DeployError */.sH('name_conflict', `The name "${(0,sanitize/* sanitizeLine */.g$)(name)}" is reserved, and ${unseen}.\n${conflict.message}`, {
        advice: isAboutProject(conflict.message)
            ? LEFTOVER_PROJECT
            : 'If the deployment exists, set `deployment_id`. Otherwise use another `name`: a deployment of another workspace, one that is being deleted, or a tracing project may reserve it.',
        cause: conflict
    });
}
function perhapsCreated(name, cause, why) {
    return new errors/* DeployError */.sH('write_unconfirmed', `The deployment "${(0,sanitize/* sanitizeLine */.g$)(name)}" may have been created, and ${why}.\n${cause.message}`, {
        advice: `Check in the service whether "${(0,sanitize/* sanitizeLine */.g$)(name)}" exists. If it does, set \`deployment_id\`. Then run again.`,
        cause
    });
}

// EXTERNAL MODULE: ./src/text/dates.js
var dates = __nccwpck_require__(7127);
;// CONCATENATED MODULE: ./src/deploy/apply/identify-revision.js





const REVISION_APPEARS_MS = 60_000;
const NAMED_APPEARS_MS = 10_000;
const LONGEST_BEHIND_MS = 15_000;
const POLL_MS = 1_000;
async function identifyRevision(session, written, isOther = async () => false) {
    const { controlPlane, clock, emit } = session;
    const { previous, deployment_id, older = [] } = written;
    const named = nameOf(written);
    const appearsMs = named === undefined ? REVISION_APPEARS_MS : NAMED_APPEARS_MS;
    const onPending = (polls, remainingMs) => {
        if (polls > 1)
            return;
        const message = `Request accepted. Waiting up to ${(0,format/* spellDuration */.jl)(remainingMs)} for the new revision to appear.`;
        emit({ type: 'info', message });
    };
    const startedAt = clock.now();
    const deadline = Math.min(session.deadline, startedAt + appearsMs);
    const isNew = ({ latest_revision_id: latest }) => latest !== null && latest !== previous && !older.includes(latest);
    let isShown = false;
    const deployment = await (0,poll_until/* pollUntil */.g)({ clock, deadline, delayMs: POLL_MS, onPending }, () => controlPlane.readDeployment(deployment_id), async (read) => {
        const mayBeBehind = clock.now() - startedAt < LONGEST_BEHIND_MS;
        isShown = (isNew(read) && !(mayBeBehind && (await isBehind(session, written, read)))) || (await isOther(read));
        return isShown;
    });
    if (!isShown && named === undefined)
        throw neverAppeared(deployment_id);
    return { revision_id: named ?? deployment.latest_revision_id ?? '', deployment };
}
async function isBehind({ controlPlane }, written, read) {
    const { before, deployment_id } = written;
    const { latest_revision_id: latest } = read;
    if (before?.created_at == null || latest === null || nameOf(written) !== undefined)
        return false;
    const revision = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(deployment_id, latest, { once: true }));
    return 'value' in revision && isOlder(revision.value, before);
}
function isOlder(revision, than) {
    return (0,dates/* readDate */.A)(revision.created_at) < (0,dates/* readDate */.A)(than?.created_at);
}
function nameOf({ answer, previous }) {
    const id = answer?.latest_revision_id;
    return id === null || id === previous ? undefined : id;
}
function neverAppeared(deploymentId) {
    return new errors/* DeployError */.sH('write_unconfirmed', `The service accepted the change, but shows no new revision.\nDeployment ${deploymentId}`, { advice: 'Check the deployment in the service, then run again. The run compares first.' });
}

;// CONCATENATED MODULE: ./src/deploy/find/read-active.js




const FOLLOWS_MS = 15_000;
const read_active_POLL_MS = 1_000;
function isApart({ deployment, latest }) {
    const { active_revision_id: active } = deployment;
    return active != null && latest !== null && (0,core_status/* verdictOf */.Vj)(latest.status) === 'deployed' && active !== latest.id;
}
async function readActive(session, first) {
    if (!isApart(first))
        return first;
    const { clock, emit, controlPlane } = session;
    const { id, active_revision_id } = first.deployment;
    const waitMs = Math.min(FOLLOWS_MS, Math.max(0, session.deadline - clock.now()) / 4);
    const message = `Revision ${first.latest?.id} is DEPLOYED, but ${active_revision_id} is still active. Waiting up to ${Math.ceil(waitMs / 1000)} s for the service to switch.`;
    emit({ type: 'info', message });
    const deadline = clock.now() + waitMs;
    const current = await (0,poll_until/* pollUntil */.g)({ clock, deadline, delayMs: read_active_POLL_MS, pauseFirst: true }, () => (0,core_session/* readCurrent */.cA)(session, id), (seen) => !isApart(seen));
    const { active_revision_id: active } = current.deployment;
    if (!isApart(current) || active == null)
        return current;
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(id, active));
    return { ...current, active: 'value' in read ? read.value : null };
}

;// CONCATENATED MODULE: ./src/deploy/apply/patch-deployment.js











function makesRevision(plan) {
    return plan.changes.some((change) => change.new_revision);
}
async function patchDeployment(session, first) {
    const { controlPlane } = session;
    const { id } = first.current.deployment;
    let input = first;
    let mayBeApplied = false;
    return confirmedWrite(session, {
        request: `PATCH /v2/deployments/${id}`,
        send: () => controlPlane.patchDeployment(id, input.plan.request),
        accept: (answer) => settlePatched(session, input, answer),
        find: () => {
            mayBeApplied = true;
            return readBack(session, input, { mayBeApplied });
        },
        finalError: (error) => (error instanceof errors/* AnswerError */.dV ? notShown(error) : undefined),
        beforeResend: async (error) => {
            if (!mayBeApplied && !isConflict(error))
                return null;
            const late = await readBack(session, input, { mayBeApplied });
            if (late !== null)
                return late;
            const current = await readActive(session, await (0,core_session/* readCurrent */.cA)(session, id));
            const plan = planDeployment({ ...input, current });
            if (plan.operation === 'unchanged')
                return unchangedResult(plan, current);
            input = { ...first, plan, current };
            return null;
        }
    });
}
function updated({ plan, current }, made) {
    const before = current.deployment;
    const revision = 'revision_id' in made ? { ...made, previous: before.latest_revision_id } : { ...made, ...revisionKept(current) };
    return appliedResult(plan, { operation: 'updated', before, sent: plan.request, ...revision });
}
function emitUpdated({ emit }, { new_revision }) {
    emit({ type: 'operation_decided', operation: 'updated', new_revision });
}
async function settlePatched(session, input, answer) {
    const { id: deployment_id, latest_revision_id: previous } = input.current.deployment;
    emitUpdated(session, input.plan);
    if (!makesRevision(input.plan)) {
        return updated(input, {
            deployment: await session.controlPlane.readDeployment(deployment_id)
        });
    }
    const { deployment, revision_id } = await identifyRevision(session, {
        deployment_id,
        answer,
        previous,
        before: input.current.latest
    });
    return updated(input, { deployment, revision_id, unconfirmed: answer.latest_revision_id !== revision_id });
}
async function readBack(session, input, { mayBeApplied }) {
    const { controlPlane } = session;
    const { id, latest_revision_id: previous } = input.current.deployment;
    const deployment = await controlPlane.readDeployment(id);
    const { latest_revision_id: latest } = deployment;
    if (!makesRevision(input.plan)) {
        if (!showsSettings(input, deployment))
            return null;
    }
    else {
        if (latest === null || latest === previous)
            return null;
        const revision = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(id, latest));
        if ('error' in revision && !(0,errors/* isNotFound */.c4)(revision.error))
            throw revision.error;
        const code = 'value' in revision ? revision.value : null;
        if (code !== null && isOlder(code, input.current.latest))
            return null;
        if (findOtherCode(input.wanted, code, deployment).length > 0)
            return null;
        if (showsOthers(input, deployment, mayBeApplied))
            return null;
    }
    session.emit({ type: 'info', message: 'Confirmed by reading: the update was applied.' });
    emitUpdated(session, input.plan);
    return updated(input, {
        deployment,
        ...(makesRevision(input.plan) && latest !== null && { revision_id: latest, unconfirmed: true })
    });
}
function showsOthers({ wanted, plan, current }, last, mayBeApplied) {
    const reads = { before: current.deployment, last };
    const mismatches = findMismatches({ wanted, sent: plan.request, unconfirmed: !mayBeApplied, ...reads });
    return mismatches.some(({ kind }) => kind === 'not_applied' || !mayBeApplied);
}
function showsSettings({ plan, current }, deployment) {
    const [is, was] = [deployment.source_config, current.deployment.source_config];
    return Object.entries(plan.request.source_config ?? {}).every(([field, asked]) => {
        const shown = is?.[field];
        return isAskedSetting(field, shown, asked) || (shown != null && !(0,external_node_util_namespaceObject.isDeepStrictEqual)(shown, was?.[field]));
    });
}
function notShown(cause) {
    return new errors/* DeployError */.sH('write_unconfirmed', `The result of the update could not be confirmed. The deployment does not show the requested values.\n${cause.message}`, {
        advice: `${cause.advice ?? ''} Then run again. The run compares first.`.trim(),
        cause
    });
}

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
        if ('found' in made)
            return adopt(session, { ...input, plan }, made);
        const { id: deployment_id, answer } = made;
        emitCreated(session, deployment_id);
        return created(plan, await identifyRevision(session, { deployment_id, answer, previous: null }));
    }
    if (current === null)
        throw new Error('an update needs a deployment');
    if (plan.operation === 'unchanged')
        return unchangedResult(plan, current);
    return patchDeployment(session, { ...input, plan, current });
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
async function adopt(session, input, { found, ours }) {
    const { wanted, plan } = input;
    const { revision_id } = await identifyRevision(session, { deployment_id: found, previous: null });
    const current = await (0,core_session/* readCurrent */.cA)(session, found);
    const { deployment, latest } = current;
    const message = `Confirmed by reading: deployment ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} exists. Continuing with it.`;
    session.emit({ type: 'info', message });
    await (0,ownership/* refuseForeign */.re)(session, deployment, input.claim);
    const sent = sentBy(plan.request);
    const isOther = findOtherCode(wanted, latest, deployment).length > 0 ||
        findMismatches({ wanted, last: deployment, sent, unconfirmed: true }).length > 0;
    if (ours && !isOther) {
        emitCreated(session, found);
        return created(plan, { deployment, revision_id: latest?.id ?? revision_id });
    }
    const update = planDeployment({ ...input, current });
    session.emit({ type: 'planned', plan: update });
    return carryOut(session, { ...input, plan: update, current });
}

// EXTERNAL MODULE: ./src/deploy/core/no-api.js
var no_api = __nccwpck_require__(2600);
// EXTERNAL MODULE: ./src/text/nearest.js
var nearest = __nccwpck_require__(5832);
// EXTERNAL MODULE: ./src/deploy/find/find-and-read.js
var find_and_read = __nccwpck_require__(2598);
// EXTERNAL MODULE: ./src/deploy/find/near-name.js
var near_name = __nccwpck_require__(5746);
;// CONCATENATED MODULE: ./src/deploy/find/find-current.js








async function findCurrent(session, target) {
    const { emit } = session;
    let current;
    if (target.deployment_id === undefined) {
        const name = target.name ?? '';
        const found = await (0,find_and_read/* findAndRead */.f)(session, name, readWithRevision);
        if (found === 'unlisted') {
            const assumed = 'This service has no list of deployments (404), so the run assumed that the deployment did not exist. Set `deployment_id` for later runs.';
            return { current: null, deleting: null, assumed };
        }
        if (typeof found === 'string')
            emit({ type: 'deployment_not_found', what: (0,find_by_name/* describeTarget */.ff)(target) });
        if (found === 'absent')
            return { current: null, deleting: null, near_name: await (0,near_name/* nearName */.c)(session, name, nearest/* misspelled */.vs) };
        if (typeof found === 'string')
            return { current: null, deleting: null };
        if ('deleting' in found)
            return { current: null, deleting: found.deleting };
        current = found;
    }
    else
        current = await readWithRevision(session, target.deployment_id);
    const { id } = current.deployment;
    const deleting = (0,core_status/* isBeingDeleted */.vx)(current.deployment);
    if (deleting && target.deployment_id === undefined)
        return { current: null, deleting: id };
    emit({ type: 'deployment_read', deployment: current.deployment });
    if (deleting)
        throw (0,find_by_name/* nameReservedError */.eG)(current.deployment.name, id);
    return { current, deleting: null };
}
const FIRST_REVISION_MS = 15_000;
async function readWithRevision(session, id) {
    const { clock, deadline } = session;
    const giveUp = Math.min(deadline, clock.now() + FIRST_REVISION_MS);
    return (0,poll_until/* pollUntil */.g)({ clock, deadline: giveUp, delayMs: (pause) => (0,retry/* backoffDelay */.EY)(pause) }, () => (0,core_session/* readCurrent */.cA)(session, id), ({ deployment, latest }) => latest !== null || (0,core_status/* isBeingDeleted */.vx)(deployment));
}

// EXTERNAL MODULE: ./src/repository/repository-url.js
var repository_url = __nccwpck_require__(2977);
;// CONCATENATED MODULE: ./src/deploy/core/emit-revision.js
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

;// CONCATENATED MODULE: ./src/deploy/find/read-commit.js




const TOLD_MS = 5_000;
const FRESH_MS = 30_000;
const read_commit_POLL_MS = 500;
const tellsCommit = ({ deployment, latest }) => [latest?.source_revision_config, deployment.source_revision_config].some((code) => code?.repo_commit_sha != null);
async function readCommit(session, current, wanted) {
    const { clock } = session;
    const { latest, deployment, active } = current;
    if (deployment.source != null && deployment.source !== wanted.source)
        return current;
    if (wanted.source !== 'git_host' || wanted.commit === undefined)
        return current;
    if (latest === null || active !== undefined || (0,core_status/* verdictOf */.Vj)(latest.status) !== 'deployed' || tellsCommit(current))
        return current;
    const age = clock.date() - (0,dates/* readDate */.A)(latest.created_at);
    if (Number.isNaN(age) || Math.abs(age) > FRESH_MS)
        return current;
    const waitMs = Math.min(TOLD_MS, Math.max(0, session.deadline - clock.now()) / 4);
    const deadline = clock.now() + waitMs;
    const options = { clock, deadline, delayMs: read_commit_POLL_MS, pauseFirst: true };
    return (0,poll_until/* pollUntil */.g)(options, () => (0,core_session/* readCurrent */.cA)(session, deployment.id), tellsCommit);
}

;// CONCATENATED MODULE: ./src/deploy/plan/choose-lookups.js


const choose_lookups_MOST_SHOWN = 20;
function findIntegration(rows, owner) {
    if (rows.length === 0) {
        const problem = 'is not set, and the account has no integration of a git host. Install one in the service first.';
        throw new errors/* InputError */.dz([{ input: 'integration_id', problem }]);
    }
    const fitting = rows.filter((row) => owner !== undefined && row.name?.toLowerCase() === owner);
    return onlyOf(rows.length === 1 ? rows : fitting, rows, 'integration_id');
}
function findListener(rows, namespace) {
    if (rows.length === 0) {
        const problem = 'is not set, and the account has no listener. Create one in the service first.';
        throw new errors/* InputError */.dz([{ input: 'listener_id', problem }]);
    }
    const fitting = rows.filter((row) => serves(row, namespace) === true);
    const possible = rows.filter((row) => serves(row, namespace) !== false);
    if (possible.length === 0) {
        const problem = `is "${(0,sanitize/* sanitizeLine */.g$)(namespace, 80)}", which no listener serves. Use a namespace of a listener, or add it to one. Listeners: ${listRows(rows)}.`;
        throw new errors/* InputError */.dz([{ input: 'cluster_namespace', problem }]);
    }
    return onlyOf(fitting.length > 0 ? fitting : rows.length === 1 ? rows : [], possible, 'listener_id');
}
function serves({ compute_config }, namespace) {
    const named = compute_config?.cluster_namespaces ?? [];
    return named.length > 0 ? named.includes(namespace) : undefined;
}
function onlyOf(candidates, possible, input) {
    const [only, another] = candidates;
    if (only !== undefined && another === undefined)
        return only.id;
    const among = candidates.length > 0 ? candidates : possible;
    throw new errors/* InputError */.dz([
        { input, problem: `is not set, and the right one is not certain. Set it to one of: ${listRows(among)}.` }
    ]);
}
function listRows(rows) {
    const shown = rows.slice(0, choose_lookups_MOST_SHOWN).map(({ id, name, compute_type, compute_config }) => {
        const namespaces = compute_config?.cluster_namespaces ?? [];
        const isOther = compute_type != null && compute_type !== 'cluster';
        const served = namespaces.length > 0 ? `serves ${namespaces.join(', ')}` : isOther ? `has compute type ${compute_type}` : name;
        return `${id} ${(0,sanitize/* sanitizeLine */.g$)(served ?? '(no name)', 80)}`;
    });
    return [...shown, ...(rows.length > choose_lookups_MOST_SHOWN ? [`and ${rows.length - choose_lookups_MOST_SHOWN} more`] : [])].join('; ');
}

;// CONCATENATED MODULE: ./src/deploy/plan/compare-commits.js



function comparisonDue(input) {
    const { wanted, current } = input;
    if (wanted.source !== 'git_host')
        return undefined;
    const { undecided } = diffGitCode(wanted, (0,model/* activeOf */.m)(current));
    if (undecided === undefined)
        return undefined;
    const without = planUpdate({ ...input, changed_files: { ...undecided, files: [] } });
    return without.new_revision ? undefined : undecided;
}
const SHARE_OF_TIME = 0.5;
async function listChangedFiles({ histories, clock, deadline }, comparison) {
    const reasons = [];
    for (const history of histories) {
        const changed = await history.listChangedFiles(comparison, { timeoutMs: (deadline - clock.now()) * SHARE_OF_TIME });
        if (!('unknown' in changed))
            return changed;
        reasons.push(changed.unknown);
    }
    return { ...comparison, unknown: reasons.join('; ') };
}

;// CONCATENATED MODULE: ./src/deploy/plan/rerun.js



function whyRerunDeploys({ wanted, new_revision, plan }) {
    if (new_revision === 'always')
        return 'Remove `new_revision: always`, then re-run the job to wait for this revision. With it, a re-run starts a new revision.';
    const why = whyNotCompared(wanted) ?? whyUnproven(plan.changes);
    return why && `Check this revision in the service. A re-run starts a new one, because ${why}.`;
}
function whyNotCompared(wanted) {
    if (wanted.source === 'git_host') {
        const { repo_ref } = wanted.source_revision_config;
        const isUnknown = repo_ref !== undefined && !(0,refs/* isTag */.dz)(repo_ref) && wanted.commit === undefined;
        return isUnknown ? `it does not know the commit of "${(0,sanitize/* sanitizeLine */.g$)(repo_ref)}"` : undefined;
    }
    const { image_uri } = wanted.source_revision_config;
    return image_uri === undefined || (0,repository_image/* isPinned */.T4)(image_uri) ? undefined : 'the tag of `image_uri` can move';
}
function whyUnproven(changes) {
    const unproven = changes.find(({ difference, new_revision }) => difference === 'unproven' && new_revision);
    if (unproven === undefined)
        return undefined;
    const field = unproven.path.startsWith('secrets') ? 'secrets' : unproven.path.replace(/^.*\./, '');
    return `the service does not show enough to compare \`${(0,sanitize/* sanitizeLine */.g$)(field)}\``;
}

;// CONCATENATED MODULE: ./src/deploy/plan/make-plan.js












async function makePlan(session, request, { current: found, deleting, near_name }) {
    const { claim, target } = request;
    if (found !== null) {
        const { deployment } = found;
        await (0,ownership/* refuseForeign */.re)(session, { ...deployment, name: target.name ?? deployment.name }, claim);
    }
    const current = found && (await readCommit(session, await readActive(session, found), request.wanted));
    const latest = current && (0,model/* activeOf */.m)(current).latest;
    if (latest)
        emitCommit(session, latest);
    const wanted = current === null ? await fillLookups(session, request.wanted) : request.wanted;
    const { new_revision } = request;
    const due = current === null ? undefined : comparisonDue({ wanted, current, new_revision });
    const changed_files = due && (await listChangedFiles(session, due));
    const plan = planDeployment({ wanted, current, new_revision, changed_files, near_name });
    const rerun = whyRerunDeploys({ wanted, new_revision, plan });
    session.emit({ type: 'planned', plan, ...(rerun !== undefined && { rerun }) });
    const unshown = current === null ? [] : unshownFields(wanted, current.deployment);
    if (unshown.length > 0) {
        const message = `Not compared, because the service does not show it for this deployment: ${unshown.join(', ')}.`;
        session.emit({ type: 'info', message });
    }
    return { plan, current, deleting, wanted, changed_files, claim, new_revision };
}
function emitPlanned(session, target, { plan, current, deleting }) {
    if (deleting !== null) {
        const message = `Deployment "${(0,find_by_name/* describeTarget */.ff)(target)}" (${deleting}) is being deleted. A deploy would wait until its name is free.`;
        session.emit({ type: 'warning', message });
    }
    const latest = current && (0,model/* activeOf */.m)(current).latest;
    if (latest) {
        session.emit({ type: 'revision_identified', revision_id: latest.id });
        emitRevision(session, latest, 0);
    }
    session.emit({ type: 'operation_decided', operation: 'planned', new_revision: plan.new_revision });
}
async function fillLookups(session, wanted) {
    const { controlPlane } = session;
    if (wanted.source === 'git_host') {
        if (wanted.source_config.integration_id !== undefined)
            return wanted;
        const rows = await controlPlane.listIntegrations();
        const integration_id = findIntegration(rows, (0,repository_url/* repositoryOwner */.Sy)(wanted.source_config.repo_url ?? ''));
        return { ...wanted, source_config: { integration_id, ...wanted.source_config } };
    }
    const namespace = wanted.source_config.listener_config?.cluster_namespace;
    if (namespace == null || wanted.source_config.listener_id !== undefined)
        return wanted;
    const rows = await controlPlane.listListeners();
    const listener_id = findListener(rows, namespace);
    return { ...wanted, source_config: { listener_id, ...wanted.source_config } };
}

;// CONCATENATED MODULE: ./src/deploy/build-log/build-advice.js


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

;// CONCATENATED MODULE: ./src/deploy/build-log/log-hint.js
const log_hint_WORD = /^[A-Za-z\d][\w.:/@%+-]*$/;
function logHint(commandLine, { id, name }, { log, revision_id }) {
    if (commandLine === undefined)
        return '';
    const { program, flags, variables } = commandLine;
    const target = log_hint_WORD.test(name) ? `--name ${name}` : `--deployment-id ${id}`;
    const words = [id, revision_id, ...flags.split(' ').map((word) => word.replace(/^--/, ''))];
    if (!words.every((word) => log_hint_WORD.test(word)))
        return '';
    const command = `${program} logs ${target} --revision ${revision_id} --${log} ${flags}`;
    return ` Read the whole log with ${variables.join(' and ')} set: \`${command}\``;
}
const noLogHint = (log) => ` The service gave this run no lines of the ${log} log. Look for them in the service.`;

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

;// CONCATENATED MODULE: ./src/deploy/build-log/log-lines.js


const MOST_LINES = 50;
const LONGEST_LINE = 300;
const LONGEST_MESSAGE = 20_000;
const CUT_OFF = 200;
function readEntries(logs) {
    const entries = logs.flatMap((entry) => readEntry(entry) ?? []);
    return isNewestFirst(logs) ? entries.toReversed() : entries;
}
function isNewestFirst(logs) {
    const [first, last] = [readEntry(logs[0])?.at, readEntry(logs.at(-1))?.at];
    return first === undefined || last === undefined || first >= last;
}
function linesOf(entries, redact, most = MOST_LINES) {
    const lines = entries
        .flatMap(({ message, level }) => {
        const text = (0,sanitize/* withoutAnsi */.uo)(message.slice(-LONGEST_MESSAGE));
        const isCut = message.length > LONGEST_MESSAGE;
        return text.split(/\r\n|[\r\n]/).map((line, at) => ({ line, level, isCut: isCut && at === 0 }));
    })
        .filter(({ line }) => (0,sanitize/* sanitizeLine */.g$)(line) !== '')
        .slice(-most);
    const clean = (0,sanitize/* redactLines */.nI)(lines.map(({ line }) => line), redact);
    return lines.flatMap(({ level, isCut }, at) => {
        const text = shownLine((clean[at] ?? '').slice(isCut ? CUT_OFF : 0));
        return isAlarming(level) ? text.map((shown) => (0,sanitize/* sanitizeLine */.g$)(`${level}  ${shown}`, LONGEST_LINE)) : text;
    });
}
function shownLine(line) {
    const text = (0,sanitize/* sanitizeLine */.g$)(line, LONGEST_LINE);
    if (text === '')
        return [];
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0;
    return [' '.repeat(Math.min(indent, 20)) + text];
}
function isAlarming(level) {
    return level !== undefined && /^(?:error|fatal|critical|warn|warning)$/i.test(level);
}

;// CONCATENATED MODULE: ./src/deploy/build-log/read-log.js



const LONGEST_READING_MS = 5_000;
const PAGE_SIZE = 100;
function fittingLogs({ status, source }) {
    const { log } = (0,core_status/* meaningOf */.Pr)(status);
    if (log !== undefined)
        return [log];
    return source === 'external_container' ? ['deploy'] : ['build', 'deploy'];
}
async function emitLog(session, failed) {
    const { controlPlane, clock, emit, redact } = session;
    const giveUp = clock.now() + LONGEST_READING_MS;
    for (const log of fittingLogs(failed)) {
        try {
            const { deployment_id, revision_id } = failed;
            const query = { log, order: 'desc', limit: PAGE_SIZE };
            const timeoutMs = giveUp - clock.now();
            if (timeoutMs <= 0)
                return undefined;
            const page = await controlPlane.readRevisionLog(deployment_id, revision_id, query, { timeoutMs });
            if (page === null)
                continue;
            const { logs, next_offset } = page;
            const lines = linesOf(readEntries(logs), redact);
            if (lines.length === 0)
                continue;
            const told = { log, revision_id, lines, is_end: !next_offset || isNewestFirst(logs) };
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

// EXTERNAL MODULE: ./src/contract/page.js
var contract_page = __nccwpck_require__(2016);
;// CONCATENATED MODULE: ./src/deploy/core/list-revisions.js


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
        offset += (0,contract_page/* sizeOf */.$d)(found);
    }
    return newestFirst([...rows.values()], sought);
}
function newestFirst(rows, latest) {
    if (rows[0]?.id === latest)
        return [...rows];
    const createdAt = ({ created_at }) => (0,dates/* readDate */.A)(created_at);
    if (rows.some((row) => Number.isNaN(createdAt(row)))) {
        return rows.at(-1)?.id === latest ? rows.toReversed() : [...rows];
    }
    return rows.toReversed().sort((a, b) => createdAt(b) - createdAt(a));
}

;// CONCATENATED MODULE: ./src/deploy/wait/wait-state.js

const elapsed = ({ session, startedAt }) => session.clock.now() - startedAt;
const remaining = (wait) => (0,core_session/* waitDeadline */.MH)(wait.session, wait) - wait.session.clock.now();

;// CONCATENATED MODULE: ./src/deploy/wait/failures.js









const LAST_WORD_MS = 5_000;
const RESUMES = 'Re-run the job to resume waiting.';
class RevisionFailedError extends errors/* DeployError */.sH {
    failed;
    constructor(code, message, options) {
        super(code, message, options);
        this.failed = options.failed;
    }
}
class WaitTimeoutError extends errors/* DeployError */.sH {
    constructor(message, options) {
        super('wait_timeout', message, options);
    }
}
function waitTimedOut(wait) {
    const { requests, revision_id, status, problem, before, active_before, rerun = RESUMES } = wait;
    wait.session.emit({ type: 'wait_ended', status: 'timeout', elapsed_ms: elapsed(wait), requests });
    const state = status === undefined
        ? 'could not be read. Its rollout may continue'
        : `is still ${(0,sanitize/* sanitizeLine */.g$)(status, 40)}${(0,core_status/* meaningOf */.Pr)(status).in_progress ? ', and the rollout continues' : ''}`;
    const why = problem === undefined ? '' : `\nThe last poll failed: ${problem.message}`;
    const goOn = `${rerun} If rollouts take this long, set \`timeout\` to a longer time.`;
    const commit = before?.id === active_before ? before?.source_revision_config?.repo_commit_sha : undefined;
    const served = active_before == null || active_before === revision_id
        ? ''
        : `\nServing when this run began: revision ${(0,refs/* nameRevision */.hH)(active_before, commit)}`;
    return new WaitTimeoutError(`Timed out after ${(0,format/* spellDuration */.jl)(wait.timeoutMs)}. The revision ${state}.\nRevision ${revision_id}${served}${why}`, { advice: problem?.advice === undefined ? goOn : `${goOn} About the last poll: ${problem.advice}`, cause: problem });
}
async function revisionNotFound({ deployment_id, session }, cause) {
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readDeployment(deployment_id, { timeoutMs: LAST_WORD_MS, once: true }));
    if ('value' in read && !(0,core_status/* isBeingDeleted */.vx)(read.value)) {
        return new RevisionFailedError('not_found', `The revision no longer exists, but its deployment does.\n${cause.message}`, {
            advice: 'Run again. The run compares first and continues from what exists.',
            cause
        });
    }
    return new RevisionFailedError('deployment_deleted', `The deployment was deleted while this run waited.\nDeployment ${deployment_id}\n${cause.message}`, {
        advice: 'Run again to create it again.',
        cause
    });
}
function deploymentDeleted(deploymentId) {
    return new RevisionFailedError('deployment_deleted', `The deployment was deleted while this run waited (AWAITING_DELETE).\nDeployment ${deploymentId}`, {
        advice: 'Run again after the deletion finished to create it again.'
    });
}
async function revisionFailed(wait, revision) {
    const { session, revision_id, deployment_id, requests } = wait;
    const { status, status_message, source_revision_config } = revision;
    const after = (0,format/* spellDuration */.jl)(elapsed(wait));
    emitCommit(session, revision);
    session.emit({ type: 'wait_ended', status, elapsed_ms: elapsed(wait), requests });
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readDeployment(deployment_id, { timeoutMs: LAST_WORD_MS, once: true }));
    const named = 'value' in read ? read.value.active_revision_id : undefined;
    const has_served = named === null && wait.active_before == null ? await hasServed(wait) : undefined;
    const serving = servingAfter({ ...wait, has_served }, named);
    const hadServed = serving.is === null && wait.previous !== null && has_served !== false;
    emitActive(session, serving.is);
    const said = status_message ? `\nThe service says: ${(0,sanitize/* sanitizeLine */.g$)(session.redact(status_message), 500)}` : '';
    const { failure = 'The revision failed', advice = '' } = (0,core_status/* meaningOf */.Pr)(status);
    const ended = `${failure} after ${after} (${(0,sanitize/* sanitizeLine */.g$)(session.redact(status), 40)}).`;
    const which = `\nRevision ${(0,refs/* nameRevision */.hH)(revision_id, source_revision_config?.repo_commit_sha)}`;
    return new RevisionFailedError('revision_failed', `${ended}${serving.said}${which}${serving.fact ?? ''}${said}`, {
        advice: hadServed ? `${advice} ${serveAgain(wait)}` : advice,
        failed: { revision_id, status },
        plain: `${ended}${which}${said}`
    });
}
function serveAgain({ source }) {
    const how = source === 'external_container' ? 'deploy the previous image' : 'revert and push';
    return `To serve the previous code again, ${how}. \`rollback: true\` does this automatically.`;
}
async function hasServed({ session, deployment_id, previous, revision_id }) {
    if (previous === null)
        return false;
    const isProven = (rows) => rows.some(({ status }) => (0,core_status/* verdictOf */.Vj)(status) === 'deployed' || (0,core_status/* verdictOf */.Vj)(status) === 'superseded');
    const list = { deployment_id, sought: revision_id, timeoutMs: LAST_WORD_MS, once: true, isEnough: isProven };
    const read = await (0,retry/* tryRequest */.dP)(() => listNewestFirst(session.controlPlane, list));
    const rows = 'value' in read ? (read.value ?? []) : [];
    return rows.some(({ id }) => id === previous) ? isProven(rows) : undefined;
}
function servingAfter({ revision_id, previous, before, active_before, has_served }, named) {
    if (named === undefined)
        return { said: '' };
    if (named === null) {
        if (previous === null || has_served === false)
            return { is: null, said: ' Nothing is serving yet.' };
        return active_before == null
            ? { said: ' The service names no serving revision.' }
            : { is: null, said: ' It replaced the previous revision. Nothing is serving now.' };
    }
    if (named === revision_id)
        return { is: named, said: '' };
    const commit = before?.id === named ? before.source_revision_config?.repo_commit_sha : undefined;
    const isEarlier = named === previous || named === active_before;
    return {
        is: named,
        said: isEarlier ? ' The previous revision is still serving.' : ' Another revision is serving now.',
        fact: `\nServing: revision ${(0,refs/* nameRevision */.hH)(named, commit)}`
    };
}

;// CONCATENATED MODULE: ./src/deploy/verify/wait-for-active.js


const TAKES_OVER_MS = 45_000;
const SERVES_MS = 10_000;
const wait_for_active_POLL_MS = 1_000;
async function waitForActive({ clock, controlPlane, deadline }, deploymentId, isOver, forMs = SERVES_MS) {
    let last;
    let isUnreadable = false;
    const readOrKeep = async () => {
        const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readDeployment(deploymentId));
        if ('error' in read && (last === undefined || !read.error.retryable))
            throw read.error;
        isUnreadable = 'error' in read;
        last = 'value' in read ? read.value : last;
        return last;
    };
    return (0,poll_until/* pollUntil */.g)({ clock, deadline: Math.min(clock.now() + forMs, deadline), delayMs: wait_for_active_POLL_MS }, readOrKeep, (seen) => isUnreadable || isOver(seen));
}

;// CONCATENATED MODULE: ./src/deploy/rollback/compare-code.js




function compare_code_codeMismatch(told, { target, failed }, fields) {
    for (const field of fields) {
        const [is, was] = [told[field], target[field]];
        if (typeof is !== 'string' || typeof was !== 'string' || (0,same_value/* isSameValue */.am)(field, was, is))
            continue;
        if ((0,same_value/* isAskedValue */.O0)(field, was, is) && !(0,same_value/* isSameValue */.am)(field, failed[field], is))
            continue;
        const show = field === 'repo_commit_sha' ? refs/* shortCommit */.Ax : (text) => (0,sanitize/* sanitizeLine */.g$)(text, 200);
        return `its ${field} is ${show(is)}, not ${show(was)}`;
    }
    return undefined;
}
function unverifiedReason(made, { target, failed }) {
    const { image_uri, repo_ref, repo_commit_sha } = target;
    if (image_uri != null) {
        const isSameTag = (0,same_value/* isSameValue */.am)('image_uri', failed.image_uri, image_uri) && !(0,repository_image/* isPinned */.T4)(image_uri);
        return isSameTag ? 'both have the same image tag, and the service does not show which image it was' : undefined;
    }
    const commits = [repo_commit_sha, made.repo_commit_sha];
    const isTold = commits.every((commit) => commit != null);
    const isSameRef = repo_ref != null && failed.repo_ref != null && (0,refs/* canonicalRef */.SV)(repo_ref) === (0,refs/* canonicalRef */.SV)(failed.repo_ref);
    return isTold || (0,refs/* isTag */.dz)(repo_ref) || !isSameRef ? undefined : 'the service does not show its commit';
}

;// CONCATENATED MODULE: ./src/deploy/rollback/decide-rollback.js

function rollbackBlocker({ revision_id, by }, now, before) {
    const { latest_revision_id: latest, active_revision_id: active } = now;
    if ((0,core_status/* isBeingDeleted */.vx)(now))
        return { result: 'not_possible', why: 'the deployment is being deleted' };
    if (latest !== revision_id) {
        return {
            result: 'not_possible',
            why: `another run created ${latest === null ? 'a newer revision' : `revision ${latest}`}, which stays`
        };
    }
    if (isUntold(now, before) && by === 'revision') {
        return { result: 'not_possible', why: 'the service names no serving revision' };
    }
    if (active != null && active !== revision_id)
        return { result: 'not_needed', why: `revision ${active} is still serving` };
    return undefined;
}
function isUntold({ active_revision_id: active }, before) {
    return active === undefined || (active === null && before != null && before.active_revision_id == null);
}

;// CONCATENATED MODULE: ./src/deploy/rollback/find-target.js




async function findTarget(session, input) {
    const { before, failed_id } = input;
    const { active_revision_id: active, latest_revision_id: latest } = before ?? {};
    for (const id of new Set([active, latest])) {
        if (id == null || id === failed_id)
            continue;
        const revision = await readIfThere(session, input.deployment_id, id);
        if (revision !== null && (id === active || (0,core_status/* verdictOf */.Vj)(revision.status) === 'deployed'))
            return targetOf(revision, before);
    }
    return findListed(session, input);
}
async function findListed(session, { deployment_id, failed_id }) {
    const { controlPlane } = session;
    const listed = (await listNewestFirst(controlPlane, { deployment_id, sought: failed_id })) ?? [];
    const failedAt = listed.findIndex(({ id }) => id === failed_id);
    const older = failedAt < 0 ? [] : listed.slice(failedAt + 1);
    const found = older.find(({ status }) => (0,core_status/* verdictOf */.Vj)(status) === 'deployed');
    return found === undefined ? null : targetOf(found, null);
}
function targetOf(revision, before) {
    const told = before?.latest_revision_id === revision.id ? before.source_revision_config : {};
    return { id: revision.id, status: revision.status, code: revision.source_revision_config ?? told };
}
async function readIfThere(session, deploymentId, id) {
    const { controlPlane } = session;
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(deploymentId, id));
    if ('value' in read)
        return read.value;
    if ((0,errors/* isNotFound */.c4)(read.error))
        return null;
    throw read.error;
}

;// CONCATENATED MODULE: ./src/deploy/rollback/rollback-patch.js











function rollbackPatch(way) {
    const code = way.wanted.source === 'git_host' ? gitBack(way) : imageBack(way);
    if ('why' in code)
        return code;
    const { secrets, resource_spec } = contentsBack(way);
    const settings = settingsBack(way, code.source_revision_config.repo_ref);
    const source_config = { ...settings, ...(resource_spec && { resource_spec }) };
    const other = secrets !== undefined || Object.keys(source_config).length > 0;
    if (code.is_same && !other) {
        return { why: 'the code is the same, and the earlier values of the other changes are unknown' };
    }
    const request = {
        ...(Object.keys(source_config).length > 0 && { source_config }),
        source_revision_config: code.source_revision_config,
        ...(secrets && { secrets })
    };
    return { request, restores_resources: resource_spec !== undefined };
}
function gitBack({ failed, target }) {
    const { repo_ref, graph_config_path: path, repo_commit_sha: commit } = target;
    if (repo_ref == null)
        return { why: 'the service does not show the code of that revision' };
    const ref = (0,refs/* canonicalRef */.SV)(repo_ref);
    const isSameRef = failed.repo_ref != null && (0,refs/* canonicalRef */.SV)(failed.repo_ref) === ref;
    const { repo_commit_sha: failedCommit } = failed;
    const areKnown = commit != null && failedCommit != null;
    const isSameCommit = areKnown && (0,refs/* sameCommit */.Kd)(commit, failedCommit);
    if (isSameRef && !isSameCommit && (areKnown || !(0,refs/* isTag */.dz)(ref))) {
        return { why: `a patch would build ${(0,sanitize/* sanitizeLine */.g$)(ref, 100)} again, which is at the commit that failed` };
    }
    const other = path != null && !(0,same_value/* isSameValue */.am)('graph_config_path', path, failed.graph_config_path);
    const source_revision_config = { repo_ref: ref, ...(other && { graph_config_path: path }) };
    return { source_revision_config, is_same: isSameRef && !other };
}
function imageBack({ failed, target }) {
    const { image_uri } = target;
    if (image_uri == null)
        return { why: 'the service does not show the image of that revision' };
    const isSame = (0,same_value/* isSameValue */.am)('image_uri', image_uri, failed.image_uri);
    if (isSame && !(0,repository_image/* isPinned */.T4)(image_uri)) {
        return { why: `a patch would run ${(0,sanitize/* sanitizeLine */.g$)(image_uri, 200)} again, and that tag is the image that failed` };
    }
    return { source_revision_config: { image_uri }, is_same: isSame };
}
function sentContents({ wanted, before }) {
    const changes = before === undefined ? [] : diffContents(wanted, before).changes;
    const touches = (prefix) => changes.some(({ path }) => path === prefix || path.startsWith(`${prefix}.`));
    return { secrets: touches('secrets'), resource_spec: touches('source_config.resource_spec') };
}
function contentsBack(way) {
    const sent = sentContents(way);
    const secrets = sent.secrets ? restorableSecrets(way.before?.secrets, way.now.secrets, way.wanted) : null;
    const spec = sent.resource_spec ? knownSpec(way.before?.source_config.resource_spec) : undefined;
    return { ...(secrets && { secrets }), ...(spec && { resource_spec: spec }) };
}
function knownSpec(told) {
    const known = vocabulary/* RESOURCE_SPEC_FIELDS */.TO.filter((field) => told?.[field] != null);
    return known.length === 0 ? undefined : Object.fromEntries(known.map((field) => [field, told?.[field]]));
}
function changedSettings({ wanted, before }) {
    const ref = wanted.source === 'git_host' ? wanted.source_revision_config.repo_ref : undefined;
    const asked = { ...((0,refs/* isTag */.dz)(ref) && { build_on_push: false }), ...wanted.source_config };
    const config = before?.source_config ?? {};
    const isChanged = (field) => asked[field] !== undefined && !isSameSetting(field, config[field] ?? false, asked[field]);
    return before === undefined ? [] : SETTINGS.filter(isChanged).map((field) => [field, config[field] ?? null]);
}
function settingsBack(way, repo_ref) {
    const settings = Object.fromEntries(changedSettings(way).filter(([, value]) => value !== null));
    if (!(0,refs/* isTag */.dz)(repo_ref))
        return settings;
    const { build_on_push: _off, ...rest } = settings;
    return way.now.source_config.build_on_push ? { ...rest, build_on_push: false } : rest;
}
function unrestoredFields({ wanted, before, now }) {
    if (before === undefined)
        return [];
    const sent = sentContents({ wanted, before });
    const stays = [];
    if (sent.secrets)
        stays.push(...secretsStay({ wanted, before, now }));
    if (sent.resource_spec) {
        const { resource_spec: spec } = now.source_config;
        if (diffResourceSpec(spec, before.source_config.resource_spec ?? {}).length > 0)
            stays.push('resource_spec');
    }
    const config = now.source_config;
    for (const [field, value] of changedSettings({ wanted, before }))
        if (!isSameSetting(field, config[field], value))
            stays.push(field);
    return stays;
}
function secretsStay({ wanted, before, now }) {
    const told = toldSecrets(before.secrets);
    const values = told && [...told].map(([name, value]) => ({ name, value: value ?? '' }));
    if (values === null || values.some(({ value }) => looksHidden(value)))
        return ['secrets (the service does not show all of their earlier values)'];
    return diffSecrets(now.secrets, values, wanted.source).length > 0 ? ['secrets'] : [];
}

;// CONCATENATED MODULE: ./src/deploy/rollback/send-rollback.js






const SETTLES_MS = 10_000;
async function sendRollback(session, rollback) {
    const { clock, deadline } = session;
    const { deployment_id, failed_id, target, write } = rollback;
    const settlesMs = Math.min(SETTLES_MS, Math.max(0, deadline - clock.now()) / 4);
    const isOver = (seen) => !send_rollback_isBehind(seen, rollback) && !isReactivated(seen, rollback);
    const earlier = await waitForActive(session, deployment_id, isOver, settlesMs);
    if (isForeign(earlier, rollback))
        throw supersededByOther(earlier.latest_revision_id);
    if (isReactivated(earlier, rollback))
        return earlier;
    let sentAt = clock.now();
    let mayBeOurs = false;
    const isAgain = (deployment) => isAtWork(session, deployment, { ...rollback, isSettled: clock.now() - sentAt >= settlesMs });
    const done = async () => {
        const deployment = await session.controlPlane.readDeployment(deployment_id);
        const isNew = deployment.latest_revision_id !== failed_id && !send_rollback_isBehind(deployment, rollback);
        return isNew || (await isAgain(deployment)) ? deployment : null;
    };
    const path = `/v2/deployments/${deployment_id}`;
    return confirmedWrite(session, {
        request: target === undefined ? `PATCH ${path}` : `POST ${path}/revisions/${target.id}/redeploy`,
        send: () => {
            sentAt = clock.now();
            return write();
        },
        accept: async (isThere) => (isThere ? identifyMade(session, rollback, isAgain) : null),
        find: done,
        finalError: (error) => (error instanceof errors/* AnswerError */.dV ? error : undefined),
        beforeResend: async (error) => {
            mayBeOurs ||= error.mayHaveBeenApplied || isConflict(error);
            const late = await done();
            if (late !== null && !mayBeOurs && isForeign(late, rollback))
                throw supersededByOther(late.latest_revision_id);
            return late;
        }
    });
}
async function identifyMade(session, { deployment_id, failed_id, older }, isAgain) {
    const options = { deployment_id, previous: failed_id, older };
    const made = await (0,retry/* tryRequest */.dP)(() => identifyRevision(session, options, isAgain));
    if ('value' in made)
        return made.value.deployment;
    throw unseen(made.error);
}
function send_rollback_isBehind({ latest_revision_id: latest }, { older }) {
    return latest !== null && older.includes(latest);
}
function isForeign(deployment, way) {
    return deployment.latest_revision_id !== way.failed_id && !isReactivated(deployment, way);
}
function isReactivated(deployment, { target, failed_id }) {
    const { active_revision_id: active, latest_revision_id: latest } = deployment;
    if (target === undefined)
        return false;
    return latest === target.id || (latest === failed_id && active === target.id);
}
async function isAtWork(session, deployment, way) {
    const { target } = way;
    if (target === undefined)
        return false;
    if (isReactivated(deployment, way) && way.isSettled)
        return true;
    const { status } = await session.controlPlane.readRevision(deployment.id, target.id);
    return status !== target.status && (0,core_status/* verdictOf */.Vj)(status) === 'pending';
}
function unseen(cause) {
    return new errors/* DeployError */.sH('write_unconfirmed', `The rollback was requested, but reading its result failed: ${cause.message}`, { cause });
}
function supersededByOther(newest, why = '') {
    return new errors/* DeployError */.sH('superseded', `Another run created ${newest === null ? 'a newer revision' : `revision ${newest}`}${why && ` (${why})`}, which stays.`);
}

;// CONCATENATED MODULE: ./src/deploy/wait/poll-delay/expected.js


const MINUTE = 60_000;
const GUESSES = {
    first_build: { median: 15 * MINUTE, sigma: 0.28 },
    later_build: { median: 3.5 * MINUTE, sigma: 0.4 },
    image: { median: 1.25 * MINUTE, sigma: 0.45 }
};
function guessExpected(source, isFirst) {
    if (source === 'external_container')
        return { total: GUESSES.image };
    return { total: isFirst ? GUESSES.first_build : GUESSES.later_build };
}
const MOST_EARLIER = 9;
const PLAUSIBLE_MS = { shortest: 500, longest: 120 * MINUTE };
const USUAL_SIGMA = 0.38;
const USUAL_WEIGHT = 8;
const CONTRADICTION_SIGMA = 1.2;
const SIGMA_BOUNDS = { least: 0.35, most: 0.7 };
function expectedFrom(rows, current) {
    const times = rows
        .slice(0, -1)
        .filter(({ id, status }) => id !== current && (0,core_status/* verdictOf */.Vj)(status) === 'deployed')
        .map(({ created_at, updated_at }) => (0,dates/* readDate */.A)(updated_at) - (0,dates/* readDate */.A)(created_at))
        .filter((ms) => ms >= PLAUSIBLE_MS.shortest && ms <= PLAUSIBLE_MS.longest)
        .slice(0, MOST_EARLIER)
        .toSorted((a, b) => a - b);
    const [shortest, longest] = [times[0], times.at(-1)];
    if (shortest === undefined || longest === undefined)
        return undefined;
    const total = spreadOf(times);
    return total && { total, earlier: { shortest, longest } };
}
function spreadOf(times) {
    const logs = times.map(Math.log);
    const count = logs.length;
    const middle = ((logs[(count - 1) >> 1] ?? 0) + (logs[count >> 1] ?? 0)) / 2;
    const squares = logs.reduce((sum, log) => sum + (log - middle) ** 2, 0);
    if (squares / count > CONTRADICTION_SIGMA ** 2)
        return undefined;
    const variance = (squares + USUAL_WEIGHT * USUAL_SIGMA ** 2) / (count + USUAL_WEIGHT);
    const sigma = Math.sqrt(variance * (1 + 1 / count));
    return { median: Math.exp(middle), sigma: Math.min(Math.max(sigma, SIGMA_BOUNDS.least), SIGMA_BOUNDS.most) };
}

;// CONCATENATED MODULE: ./src/deploy/wait/earlier-revisions.js





const LONGEST_LIST_MS = 2_000;
const SHORTEST_LIST_MS = 1_000;
const isDated = (revision) => [revision?.created_at, revision?.updated_at].every((date) => !Number.isNaN((0,dates/* readDate */.A)(date)));
async function readEarlierRevisions(wait) {
    const { session, before, interval, revision_id, pace } = wait;
    if (interval !== 'auto' || !isDated(before))
        return undefined;
    wait.requests++;
    const timeoutMs = Math.min(LONGEST_LIST_MS, Math.max(SHORTEST_LIST_MS, remaining(wait)));
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.listRevisions(wait.deployment_id, { timeoutMs, once: true }));
    if ('error' in read) {
        if (read.error.retryAfterMs === undefined)
            return undefined;
        wait.problem = read.error;
        pace.failedPolls++;
        return undefined;
    }
    if (read.value === null)
        return undefined;
    pace.expected = expectedFrom(read.value, revision_id) ?? pace.expected;
    const listed = read.value.find(({ id }) => id === revision_id);
    return listed !== undefined && (0,core_status/* verdictOf */.Vj)(listed.status) === 'pending' ? listed : undefined;
}

;// CONCATENATED MODULE: ./src/deploy/wait/poll-delay/log-normal.js
function logNormalOf(mean, variance) {
    const square = Math.log(1 + variance / mean ** 2);
    return { median: mean / Math.exp(square / 2), sigma: Math.sqrt(square) };
}
function density({ median, sigma }, x) {
    if (x <= 0)
        return 0;
    const z = Math.log(x / median) / sigma;
    return Math.exp((-z * z) / 2) / (x * sigma * Math.sqrt(2 * Math.PI));
}
function survival({ median, sigma }, x) {
    return x <= 0 ? 1 : normalTail(Math.log(x / median) / sigma);
}
function remainder(duration, age) {
    const { median, sigma } = duration;
    const left = survival(duration, age);
    if (left < 1e-9)
        return { mean: age, variance: age ** 2 };
    const z = age <= 0 ? Number.NEGATIVE_INFINITY : Math.log(age / median) / sigma;
    const moment = (n) => (median ** n * Math.exp((n * sigma) ** 2 / 2) * normalTail(z - n * sigma)) / left;
    const mean = moment(1);
    return { mean: mean - age, variance: Math.max(0, moment(2) - mean ** 2) };
}
const SERIES = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
    -1.26551223
];
function normalTail(z) {
    const x = Math.abs(z) / Math.SQRT2;
    const t = 1 / (1 + x / 2);
    let sum = 0;
    for (const term of SERIES)
        sum = sum * t + term;
    const tail = 0.5 * t * Math.exp(sum - x * x);
    return z > 0 ? tail : 1 - tail;
}

;// CONCATENATED MODULE: ./src/deploy/wait/poll-delay/phases.js
const PHASES = {
    git_host: [
        { status: 'CREATING', share: 0.02, kind: 'queue', growth: 6 },
        { status: 'QUEUED', share: 0.05, kind: 'queue', growth: 6 },
        { status: 'AWAITING_BUILD', share: 0.05, kind: 'queue', growth: 6 },
        { status: 'BUILDING', share: 0.65, kind: 'work', growth: 1.5 },
        { status: 'AWAITING_DEPLOY', share: 0.03, kind: 'queue', growth: 1.5 },
        { status: 'DEPLOYING', share: 0.2, kind: 'work', growth: 1.5 }
    ],
    external_container: [
        { status: 'CREATING', share: 0.05, kind: 'queue', growth: 6 },
        { status: 'QUEUED', share: 0.1, kind: 'queue', growth: 6 },
        { status: 'AWAITING_DEPLOY', share: 0.15, kind: 'queue', growth: 6 },
        { status: 'DEPLOYING', share: 0.7, kind: 'work', growth: 1.5 }
    ]
};
function phasesFrom(source, status) {
    const index = PHASES[source].findIndex((phase) => phase.status === status);
    const [now, ...later] = index < 0 ? [] : PHASES[source].slice(index);
    return now && [now, ...later];
}

;// CONCATENATED MODULE: ./src/deploy/wait/poll-delay/auto.js


const SHORTEST_MS = 500;
const LONGEST_MS = 120_000;
const PRICES = { told: 50e6, untold: 80e6 };
const HIGHEST_PRICE_MS = 2_000;
const SURPRISE = { weight: 0.02, sigma: 0.8 };
const UNTOLD_GROWTH = 10;
const KNOWN_SHARE = 0.5;
const QUEUE_VARIATION = 1;
const WORK_VARIATION = 1.35;
const STEPS = 48;
function autoDelay(knowledge) {
    const { source, expected, status, elapsedMs } = knowledge;
    const phases = phasesFrom(source, status);
    const mean = meanOf(expected.total);
    const price = Math.min((phases === undefined ? PRICES.untold : PRICES.told) / mean, HIGHEST_PRICE_MS);
    const growth = phases?.[0].growth ?? UNTOLD_GROWTH;
    const known = expected.earlier === undefined ? 0 : mean * KNOWN_SHARE;
    const longest = Math.min(Math.max(SHORTEST_MS, growth * elapsedMs, known), LONGEST_MS);
    return Math.max(SHORTEST_MS, oneLook(chancesOf(knowledge, phases), price, longest));
}
function oneLook(chances, price, longest) {
    const step = longest / STEPS;
    let sum = 0;
    let before = rateAt(chances, price, 0);
    for (let i = 1; i <= STEPS; i++) {
        const now = rateAt(chances, price, i * step);
        const looks = ((before + now) / 2) * step;
        if (sum + looks >= 1)
            return (i - 1 + (1 - sum) / looks) * step;
        sum += looks;
        before = now;
    }
    return longest;
}
function rateAt(chances, price, inMs) {
    let ends = 0;
    let lasts = Number.MIN_VALUE;
    for (const { weight, duration, ageMs } of chances) {
        ends += weight * density(duration, ageMs + inMs);
        lasts += weight * survival(duration, ageMs + inMs);
    }
    return Math.sqrt(ends / lasts / (2 * price));
}
function chancesOf({ expected, elapsedMs, inStatusMs }, phases) {
    const { total } = expected;
    if (phases === undefined)
        return withSurprise(total, elapsedMs);
    const [now, ...later] = phases;
    const current = durationOf(now, total);
    if (later.length === 0)
        return withSurprise(current, inStatusMs);
    let { mean, variance } = remainder(current, inStatusMs);
    for (const phase of later) {
        const next = remainder(durationOf(phase, total), 0);
        mean += next.mean;
        variance += next.variance;
    }
    return withSurprise(logNormalOf(mean, variance), 0);
}
function withSurprise(duration, ageMs) {
    const { weight, sigma } = SURPRISE;
    const surprising = { median: duration.median, sigma: Math.max(sigma, duration.sigma) };
    return [
        { weight: 1 - weight, duration, ageMs },
        { weight, duration: surprising, ageMs }
    ];
}
function durationOf({ share, kind }, total) {
    const mean = share * meanOf(total);
    const variation = kind === 'queue' ? QUEUE_VARIATION : WORK_VARIATION * total.sigma;
    return logNormalOf(mean, (variation * mean) ** 2);
}
const meanOf = ({ median, sigma }) => median * Math.exp(sigma ** 2 / 2);

;// CONCATENATED MODULE: ./src/deploy/wait/poll-delay/pace.js




const LONGEST_AGE_MS = 7_200_000;
const QUICK_MS = 15_000;
const QUICK_LOOK_MS = 500;
function startPace({ source, isFirst, startedAt, alreadyInProgress }, clock) {
    const age = (0,dates/* ageOf */.h)(alreadyInProgress?.created_at, clock.date());
    const madeAt = startedAt - (age <= LONGEST_AGE_MS ? age : 0);
    return {
        source,
        expected: guessExpected(source, isFirst),
        madeAt,
        since: madeAt,
        seenAt: undefined,
        changedWithin: undefined,
        failedPolls: 0
    };
}
function recordPoll(pace, revision, { isNew, clock }) {
    const now = clock.now();
    const before = pace.seenAt ?? pace.madeAt;
    if (isNew) {
        const age = (0,dates/* ageOf */.h)(revision.updated_at, clock.date());
        pace.since = now - (age <= now - before ? age : (now - before) / 2);
    }
    pace.changedWithin = isNew && pace.seenAt !== undefined ? now - before : undefined;
    pace.seenAt = now;
    pace.failedPolls = 0;
}
function restartPace(pace, now) {
    Object.assign(pace, {
        madeAt: now,
        since: now,
        seenAt: undefined,
        changedWithin: undefined,
        failedPolls: 0
    });
}
function nextPause(pace, status, now) {
    const { source, expected, madeAt, since, failedPolls, changedWithin } = pace;
    const elapsedMs = now - madeAt;
    const delay = autoDelay({ source, expected, status, elapsedMs, inStatusMs: now - since });
    if (failedPolls > 0)
        return Math.min(delay, (0,retry/* backoffDelay */.EY)(failedPolls));
    const isQuick = changedWithin !== undefined && elapsedMs <= QUICK_MS;
    return isQuick ? Math.min(delay, Math.max(changedWithin, QUICK_LOOK_MS)) : delay;
}

;// CONCATENATED MODULE: ./src/deploy/wait/poll-delay/poll-interval.js

const poll_interval_SHORTEST_MS = 500;
const LONGEST_ARRIVAL_MS = 10_000;
const SHARE_OF_ELAPSED = 0.1;
function pollDelay({ interval, autoMs, remainingMs, retryAfterMs }) {
    const chosen = typeof interval === 'number' ? interval : autoMs;
    const asked = Math.min(retryAfterMs ?? 0, retry/* LONGEST_RETRY_AFTER_MS */.Q);
    return Math.max(0, Math.min(Math.max(chosen, asked), remainingMs));
}
function arrivalDelay(elapsedMs) {
    return Math.min(Math.max(poll_interval_SHORTEST_MS, elapsedMs * SHARE_OF_ELAPSED), LONGEST_ARRIVAL_MS);
}

;// CONCATENATED MODULE: ./src/deploy/core/poll-once.js


const FINAL_STATUSES = new Set([401, 403, 404, 410]);
const isFinal = (error) => error instanceof errors/* StatusError */.Xs && !error.retryable && FINAL_STATUSES.has(error.status);
const LONGEST_LOOK_MS = 30_000;
const SHORTEST_LOOK_MS = 1_000;
async function pollOnce(remainingMs, read) {
    const timeoutMs = Math.min(LONGEST_LOOK_MS, Math.max(SHORTEST_LOOK_MS, remainingMs));
    const result = await (0,retry/* tryRequest */.dP)(() => read({ timeoutMs, once: true }));
    if (!('error' in result))
        return result;
    const { error } = result;
    if (isFinal(error) || (error instanceof errors/* TimeLimitError */.$q && remainingMs > 0))
        throw error;
    return result;
}

;// CONCATENATED MODULE: ./src/deploy/wait/read-counted.js




async function countedRead(wait, read) {
    wait.requests++;
    const result = await pollOnce(remaining(wait), read).catch(async (error) => {
        throw (0,errors/* isNotFound */.c4)(error) ? await revisionNotFound(wait, error) : error;
    });
    wait.problem = 'error' in result ? result.error : undefined;
    return 'value' in result ? result.value : undefined;
}

;// CONCATENATED MODULE: ./src/deploy/wait/superseded.js






const DEPLOYMENT_LOOKS = { share: 0.25, shortestMs: 2_000, longestMs: 30_000 };
const NEWER_SHOWS_MS = 3_000;
const FOLLOWED_AT_ONCE = 5;
const deploymentLookMs = (timeoutMs) => Math.min(Math.max(timeoutMs * DEPLOYMENT_LOOKS.share, DEPLOYMENT_LOOKS.shortestMs), DEPLOYMENT_LOOKS.longestMs);
async function followNewest(wait) {
    const { session, revision_id, supersededIds, follow = true } = wait;
    if (!follow)
        throw mustNotFollow(wait);
    const deployment = await countedRead(wait, (options) => session.controlPlane.readDeployment(wait.deployment_id, options));
    if (deployment === undefined) {
        wait.pace.failedPolls++;
        return false;
    }
    supersededIds.add(revision_id);
    const newest = deployment.latest_revision_id;
    if (newest === null || supersededIds.has(newest)) {
        wait.successorDeadline ??= session.clock.now() + NEWER_SHOWS_MS;
        wait.pace.failedPolls++;
        if (session.clock.now() < wait.successorDeadline && remaining(wait) > 0)
            return false;
        throw new RevisionFailedError('superseded', `The revision was superseded (${statusOf(wait)}), but no newer revision exists.\nRevision ${revision_id}`, {
            advice: 'Run again to create a new revision.'
        });
    }
    continueWith(wait, newest, deployment);
    return true;
}
function successorShowsMs({ successorDeadline, problem, session }) {
    const leftMs = (successorDeadline ?? 0) - session.clock.now();
    return problem === undefined && leftMs > 0 ? leftMs : Number.POSITIVE_INFINITY;
}
function mustNotFollow({ revision_id }) {
    return new RevisionFailedError('superseded', `A newer revision superseded that of this run.\nRevision ${revision_id}`, { advice: 'Check in the service who changed the deployment.' });
}
function continueWith(wait, newest, deployment) {
    const { session, revision_id: previous } = wait;
    const message = `Revision ${previous} (${statusOf(wait)}) was superseded by ${newest}. Now waiting for ${newest}.`;
    session.emit({ type: 'warning', message });
    session.emit({ type: 'revision_identified', revision_id: newest, previous, superseded: true });
    wait.revision_id = newest;
    wait.followed = deployment;
    wait.successorDeadline = undefined;
    wait.status = undefined;
    restartPace(wait.pace, session.clock.now());
}
const statusOf = ({ status, session }) => (0,sanitize/* sanitizeLine */.g$)(session.redact(status ?? ''), 40);
async function followServing(wait) {
    const { session, deployment_id, problem } = wait;
    const isLast = remaining(wait) <= 0;
    if (session.clock.now() < wait.deploymentLookAt && !isLast)
        return false;
    if (problem !== undefined && isLast)
        return false;
    wait.deploymentLookAt = session.clock.now() + deploymentLookMs(wait.timeoutMs);
    const deployment = await countedRead(wait, (options) => session.controlPlane.readDeployment(deployment_id, options));
    wait.problem ??= problem;
    if (deployment === undefined)
        return false;
    if ((0,core_status/* isBeingDeleted */.vx)(deployment))
        throw deploymentDeleted(deployment_id);
    const { latest_revision_id: latest, active_revision_id: active } = deployment;
    const isOther = latest !== null && latest !== wait.revision_id && !wait.supersededIds.has(latest);
    if (!isOther || active !== latest || wait.supersededIds.size > FOLLOWED_AT_ONCE)
        return false;
    if (wait.follow === false)
        throw mustNotFollow(wait);
    wait.supersededIds.add(wait.revision_id);
    continueWith(wait, latest, deployment);
    return true;
}

;// CONCATENATED MODULE: ./src/deploy/wait/wait-for-revision.js











const FIRST_LOOK_MS = 4_000;
async function waitForRevision(session, input) {
    const wait = beginWait(session, input);
    if (wait.interval === 'auto' && !isInProgress(input)) {
        await session.clock.sleep(pollDelay({ interval: 'auto', autoMs: FIRST_LOOK_MS, remainingMs: remaining(wait) }));
    }
    let listed = await readEarlierRevisions(wait);
    if (wait.problem !== undefined && remaining(wait) > 0)
        await session.clock.sleep(nextDelay(wait));
    const poll = async () => {
        const revision = listed ?? (await readRevision(wait));
        listed = undefined;
        const judged = revision && (await judgeRevision(wait, revision));
        if (judged === 'follow')
            return poll();
        if (judged === undefined && (await followServing(wait)))
            return poll();
        return judged;
    };
    const { clock } = session;
    const options = { clock, deadline: (0,core_session/* waitDeadline */.MH)(session, input), delayMs: () => nextDelay(wait) };
    const waited = await (0,poll_until/* pollUntil */.g)(options, poll, (found) => found !== undefined);
    if (waited === undefined)
        throw waitTimedOut(wait);
    return waited;
}
async function judgeRevision(wait, revision) {
    recordAnswer(wait);
    recordStatus(wait, revision);
    switch ((0,core_status/* verdictOf */.Vj)(revision.status)) {
        case 'deployed':
            return ended(wait, revision);
        case 'failed':
            throw await revisionFailed(wait, revision);
        case 'superseded':
            return (await followNewest(wait)) && wait.supersededIds.size <= FOLLOWED_AT_ONCE ? 'follow' : undefined;
        case 'pending':
            return undefined;
    }
}
const isInProgress = ({ previous, revision_id }) => previous === revision_id;
function beginWait(session, input) {
    const { previous, revision_id, startedAt, timeoutMs, source, before } = input;
    const alreadyInProgress = isInProgress(input) ? before : undefined;
    const pace = startPace({ source, isFirst: previous === null, startedAt, alreadyInProgress }, session.clock);
    const supersededIds = new Set(previous === null || previous === revision_id ? [] : [previous]);
    const deploymentLookAt = startedAt + deploymentLookMs(timeoutMs);
    return {
        ...input,
        session,
        pace,
        status: undefined,
        problem: undefined,
        retrying: false,
        requests: 0,
        deploymentLookAt,
        supersededIds,
        successorDeadline: undefined
    };
}
async function readRevision(wait) {
    const { session, deployment_id, pace } = wait;
    const revision = await countedRead(wait, (options) => session.controlPlane.readRevision(deployment_id, wait.revision_id, options));
    if (revision === undefined)
        pace.failedPolls++;
    return revision;
}
function recordAnswer(wait) {
    if (wait.retrying)
        wait.session.emit({ type: 'recovered' });
    wait.retrying = false;
}
function recordStatus(wait, revision) {
    const { session, pace, revision_id } = wait;
    const { status } = revision;
    const isNew = status !== wait.status;
    if ((0,core_status/* verdictOf */.Vj)(status) === 'pending')
        recordPoll(pace, revision, { isNew, clock: session.clock });
    if (!isNew)
        return;
    const { earlier } = wait.status === undefined ? pace.expected : {};
    wait.status = status;
    session.emit({ type: 'status_read', revision_id, status, elapsed_ms: elapsed(wait), ...(earlier && { earlier }) });
}
function ended(wait, revision) {
    const { session, requests, pace } = wait;
    const { status } = revision;
    const within = pace.seenAt === undefined ? {} : { within_ms: session.clock.now() - pace.seenAt };
    emitCommit(session, revision);
    session.emit({ type: 'wait_ended', status, elapsed_ms: elapsed(wait), requests, ...within });
    return { revision, ...(wait.followed && { followed: wait.followed }) };
}
function nextDelay(wait) {
    const { session, interval, problem, pace, status } = wait;
    const remainingMs = Math.min(remaining(wait), successorShowsMs(wait));
    const autoMs = nextPause(pace, status, session.clock.now());
    const delay = pollDelay({ interval, autoMs, remainingMs, retryAfterMs: problem?.retryAfterMs });
    if (problem !== undefined)
        session.emit({ type: 'retrying', problem: problem.brief, delay_ms: delay });
    wait.retrying = problem !== undefined;
    return delay;
}

;// CONCATENATED MODULE: ./src/deploy/rollback/wait-for-rollback.js









const LAST_LOOK_MS = 10_000;
async function waitForRollback(session, input, arriving) {
    const { deployment_id, failed, interval, wanted } = input;
    const { clock, deadline } = session;
    const { made } = arriving;
    const startedAt = clock.now();
    const timing = { interval, startedAt, timeoutMs: Math.max(0, deadline - startedAt), previous: failed.revision_id };
    const waiting = { ...session, emit: emitProgress(session.emit) };
    const wait = { deployment_id, revision_id: made, source: wanted.source, follow: false, ...timing };
    const { revision } = await waitForRevision(waiting, wait);
    const extended = (0,core_session/* withGrace */.pj)(session, LAST_LOOK_MS);
    const now = await waitForActive(extended, deployment_id, (seen) => wait_for_rollback_serves(made, seen, input), TAKES_OVER_MS);
    return rollbackResult(input, arriving, { revision, now, live: liveNow(session, now, input) });
}
function wait_for_rollback_serves(made, now, { before, failed }) {
    const { active_revision_id: active, latest_revision_id: latest } = now;
    return active === made || (isUntold(now, before) && latest !== failed.revision_id);
}
function rollbackResult(input, { target, failed, made }, { revision, now, live }) {
    const isItself = made === target.id;
    const to = (0,refs/* nameRevision */.hH)(target.id, target.code.repo_commit_sha);
    const back = isItself ? `Revision ${made} was reactivated` : `Revision ${made} was created to roll back to ${to}`;
    const code = revision.source_revision_config ?? (now.latest_revision_id === made ? now.source_revision_config : {});
    const other = isItself
        ? undefined
        : (compare_code_codeMismatch(code, { target: target.code, failed }, ['repo_commit_sha', 'image_uri']) ??
            unverifiedReason(code, { target: target.code, failed }));
    if (other !== undefined)
        return { result: 'failed', message: `${back} and is DEPLOYED, but ${other}. ${live}` };
    if (!wait_for_rollback_serves(made, now, input)) {
        return { result: 'failed', message: `${back} and is DEPLOYED, but is not serving. ${live}` };
    }
    const rest = [...restLine(input, now), ...newestLine(made, now, input)];
    const serving = isItself ? `${to} is serving again` : `${made} is serving now, with the code of ${to}`;
    const message = [`Revision ${serving}.`, ...rest].join('\n');
    const is_same_commit = isOneCommit(target.code, failed);
    return { result: 'rolled_back', rolled_back_to: target.id, is_same_commit, message };
}
function isOneCommit({ repo_commit_sha: commit }, { repo_commit_sha: failed }) {
    return commit != null && (0,same_value/* isSameValue */.am)('repo_commit_sha', commit, failed);
}
function restLine({ wanted, before }, now) {
    const stays = unrestoredFields({ wanted, before: before ?? undefined, now });
    return stays.length === 0 ? [] : [`Not restored by the rollback: ${stays.join(', ')}.`];
}
function newestLine(made, { latest_revision_id: latest }, { failed }) {
    const isForeign = latest !== made && latest !== failed.revision_id;
    return isForeign ? [`Another run created revision ${latest}, which is in progress.`] : [];
}
function emitProgress(emit) {
    return (event) => {
        if (event.type === 'status_read')
            emit({ type: 'rollback_progressed', status: event.status, elapsed_ms: event.elapsed_ms });
        else if (event.type !== 'wait_ended')
            emit(event);
    };
}
function liveNow(session, now, { before, failed }) {
    const { active_revision_id: active } = now;
    const isSilent = active === null && before === null && failed.by === 'check';
    if (active === undefined || isSilent || isUntold(now, before))
        return 'The service names no serving revision.';
    emitActive(session, active);
    return active === null ? 'Nothing is serving now.' : `Revision ${active} is serving now.`;
}

;// CONCATENATED MODULE: ./src/deploy/rollback/roll-back.js










const REFUSED = new Set([400, 422]);
async function rollBack(session, input) {
    const extended = (0,core_session/* withDeadline */.NE)(session, session.clock.now() + input.timeoutMs);
    const report = await tryRollBack(extended, input).catch(async (error) => {
        if (error instanceof errors/* CancelledError */.cc || !(error instanceof errors/* DeployError */.sH))
            throw error;
        const live = await describeLive(session, input);
        return { result: 'failed', message: `The rollback failed: ${error.plain}\n${live}` };
    });
    session.emit({ type: 'rollback_ended', rollback: report });
    return report;
}
async function tryRollBack(session, input) {
    const { deployment_id, failed, wanted, before } = input;
    const now = await readFailed(session, input);
    const stay = rollbackBlocker(failed, now, before);
    if (stay?.result === 'not_needed')
        return { result: 'not_needed', message: `No rollback needed: ${stay.why}.` };
    const live = failed.by === 'revision' ? '' : ` ${liveNow(session, now, input)}`;
    if (stay !== undefined)
        return notPossible(stay.why, live);
    const target = await findTarget(session, { deployment_id, failed_id: failed.revision_id, before });
    if (target === null) {
        const first = before === null ? 'this run created the deployment' : 'no earlier revision that was DEPLOYED was found';
        return notPossible(first, live);
    }
    const code = await readFailedCode(session, input, now);
    const patch = rollbackPatch({ wanted, before: before ?? undefined, now, failed: code, target: target.code });
    const made = await makeRevision(session, input, { target, code, patch });
    if (made === undefined) {
        const why = 'why' in patch ? patch.why : '';
        return notPossible(`the service cannot redeploy a revision, and ${why}. Revert the change and deploy it`, live);
    }
    return waitForRollback(session, input, { target, failed: code, made });
}
async function readFailed(session, { deployment_id, failed, before }) {
    const lags = ({ active_revision_id: active, latest_revision_id: latest }) => (latest !== null && latest !== failed.revision_id && latest === before?.latest_revision_id) ||
        (failed.by === 'check' && active != null && active === before?.active_revision_id);
    return waitForActive(session, deployment_id, (now) => !lags(now));
}
function notPossible(why, live) {
    return { result: 'not_possible', message: `Not rolled back: ${why}.${live}` };
}
async function readFailedCode({ controlPlane }, input, now) {
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(input.deployment_id, input.failed.revision_id, { once: true }));
    return ('value' in read ? read.value.source_revision_config : undefined) ?? now.source_revision_config;
}
async function makeRevision(session, input, { target, code, patch }) {
    const { controlPlane, emit } = session;
    const { deployment_id, failed } = input;
    const commit_sha = target.code.repo_commit_sha ?? undefined;
    const begin = (way) => emit({ type: 'rollback_begun', to: target.id, commit_sha, way });
    const send = async (write, again) => {
        const known = [target.id, input.before?.latest_revision_id, input.before?.active_revision_id];
        const older = known.filter((id) => id != null && id !== failed.revision_id);
        const { revision_id: failed_id } = failed;
        const found = await sendRollback(session, { deployment_id, failed_id, older, target: again, write });
        return found && ownRevision(session, found, { target, failed_id, failed: code });
    };
    const request = 'request' in patch ? patch.request : undefined;
    const needsPatch = 'request' in patch && patch.restores_resources;
    if (!needsPatch) {
        begin('redeploy');
        const redeploy = () => controlPlane.redeployRevision(deployment_id, target.id);
        const made = await send(redeploy, target).catch((error) => {
            if (request !== undefined && error instanceof errors/* StatusError */.Xs && REFUSED.has(error.status))
                return null;
            throw error;
        });
        if (made !== null)
            return made;
    }
    if (request === undefined)
        return undefined;
    begin('patch');
    const made = await send(() => controlPlane.patchDeployment(deployment_id, request).then(() => true));
    return made ?? undefined;
}
async function ownRevision(session, found, { target, failed_id, failed }) {
    const { controlPlane, emit } = session;
    const isItself = isReactivated(found, { target, failed_id }) || found.latest_revision_id === failed_id;
    const id = isItself ? target.id : found.latest_revision_id;
    if (id === null)
        throw supersededByOther(null);
    if (!isItself) {
        const revision = await controlPlane.readRevision(found.id, id);
        const other = compare_code_codeMismatch(revision.source_revision_config ?? found.source_revision_config, { target: target.code, failed }, ['repo_ref', 'graph_config_path', 'image_uri']);
        if (other !== undefined)
            throw supersededByOther(id, other);
    }
    emit({ type: 'rollback_revision_known', revision_id: id });
    return id;
}
async function describeLive(session, input) {
    const { controlPlane } = session;
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readDeployment(input.deployment_id, { timeoutMs: LAST_LOOK_MS, once: true }));
    return 'value' in read ? liveNow(session, read.value, input) : 'Reading which revision is serving failed.';
}

;// CONCATENATED MODULE: ./src/deploy/rollback/after-failure.js










const LOOK_MS = 60_000;
async function afterFailure(session, sent, error) {
    if (!(error instanceof errors/* DeployError */.sH) || error instanceof errors/* CancelledError */.cc)
        return error;
    const failed = failedDeploy(sent, error);
    if (failed === undefined)
        return error;
    const { request } = sent;
    const { advised, hint } = error instanceof RevisionFailedError ? await withLog(session, sent, error) : { advised: error, hint: '' };
    if (!request.rollback)
        return advised;
    const report = await rollBackOwn(session, sent, failed);
    if (report.result === 'not_needed')
        return advised;
    const code = report.result === 'failed' ? 'rollback_failed' : error.code;
    return new errors/* DeployError */.sH(code, messageAfter(report, error, failed), {
        plain: report.result === 'rolled_back' ? plainAfter(report, error, failed) : undefined,
        advice: advisesOnCode(error, sent) ? `${adviceAfter(report, error.failed)}${hint}` : advised.advice,
        cause: error
    });
}
async function withLog(session, { applied: { deployment }, request: { build_logs, wanted } }, error) {
    const { failed, message, plain, cause } = error;
    if (failed === undefined)
        return { advised: error, hint: '' };
    const { id: deployment_id, source } = deployment;
    const read = build_logs ? await emitLog(session, { deployment_id, source, ...failed }) : undefined;
    const { log } = (0,core_status/* meaningOf */.Pr)(failed.status);
    const hintOf = (named) => logHint(session.command_line, deployment, named);
    const missing = log === undefined ? '' : build_logs ? noLogHint(log) : hintOf({ ...failed, log });
    const hint = read === undefined ? missing : hintOf(read);
    const advice = (log === 'build' && buildAdvice(wanted, [...(read?.lines ?? []), ...message.split('\n')])) || error.advice;
    if (advice === error.advice && hint === '')
        return { advised: error, hint };
    const options = { plain, failed, advice: advice && advice + hint, cause };
    return { advised: new RevisionFailedError('revision_failed', message, options), hint };
}
function messageAfter(report, error, failed) {
    if (report.result === 'not_possible')
        return `${error.message}\n${report.message}`;
    const [first = '', ...facts] = error.plain.split('\n');
    const how = report.is_same_commit ? 'Rolled back (same commit).' : 'Rolled back.';
    const told = report.result === 'rolled_back' ? `${first.replace(/[.:]?$/, '.')} ${how}` : first;
    return [told, ...facts, ...replacedLine(report, failed), report.message].join('\n');
}
function plainAfter(report, error, failed) {
    return [error.plain, ...replacedLine(report, failed), ...report.message.split('\n').slice(1)].join('\n');
}
const replacedLine = ({ result }, { by, revision_id }) => by === 'check' && result === 'rolled_back'
    ? [`Revision ${revision_id} was deployed, failed the check, and was replaced.`]
    : [];
const advisesOnCode = (error, { request }) => error instanceof RevisionFailedError && error.failed !== undefined && request.current !== null;
function adviceAfter({ result, is_same_commit }, { status }) {
    if (is_same_commit)
        return (0,core_status/* meaningOf */.Pr)(status).advice;
    return result === 'rolled_back'
        ? 'Find the cause in the logs of the revision and fix it. Then push, or run again.'
        : 'If nothing is serving, revert the change and push, or deploy a tag or digest that works. Then find the cause in the logs of the revision.';
}
function failedDeploy({ deployed }, error) {
    if (error instanceof RevisionFailedError)
        return error.failed && { ...error.failed, by: 'revision' };
    return deployed && { ...deployed, by: 'check' };
}
async function rollBackOwn(session, sent, failed) {
    const { request, applied } = sent;
    const why = await whyNotOurs(session, sent, failed);
    if (why !== undefined) {
        const rollback = { result: 'not_possible', message: `Not rolled back: ${why}.` };
        session.emit({ type: 'rollback_ended', rollback });
        return rollback;
    }
    const { wanted, wait, current } = request;
    const { interval, timeoutMs } = wait;
    const before = applied.before ?? current?.deployment ?? null;
    return rollBack(session, { deployment_id: applied.deployment.id, failed, wanted, before, interval, timeoutMs });
}
async function whyNotOurs(session, { applied, request: { current } }, failed) {
    const { revision_id } = failed;
    const anothers = `revision ${revision_id} belongs to another run`;
    if (applied.built_by_service !== undefined) {
        const extended = (0,core_session/* withGrace */.pj)(session, LOOK_MS);
        const look = () => extended.controlPlane.readRevision(applied.deployment.id, revision_id);
        const read = await (0,retry/* tryRequest */.dP)(look);
        if ('error' in read)
            return `reading whether revision ${revision_id} belongs to this push failed: ${read.error.brief}`;
        return (0,refs/* isBuiltOf */.YO)(applied.built_by_service, read.value) ? undefined : anothers;
    }
    if (revision_id !== applied.revision_id)
        return anothers;
    const wasOnItsWay = current?.latest?.id === revision_id && (0,core_status/* verdictOf */.Vj)(current.latest.status) === 'pending';
    return applied.new_revision || wasOnItsWay
        ? undefined
        : `this run deployed nothing; revision ${revision_id} existed before`;
}

;// CONCATENATED MODULE: ./src/deploy/verify/verify-active.js








const LAST_READ_MS = 30_000;
async function findLive(session, cameUp) {
    const { revision, applied, deadline } = cameUp;
    const { clock } = session;
    const earlier = earlierRevisions(applied);
    const isBehind = ({ active_revision_id: active }) => active != null && active !== revision.id;
    const isNewer = (seen) => isBehind(seen) && !earlier.has(seen.active_revision_id ?? '');
    const isOver = (seen) => !isBehind(seen) || (isNewer(seen) && seen.latest_revision_id === seen.active_revision_id);
    const extended = extendedForLastRead(session);
    const forMs = Math.min(TAKES_OVER_MS, Math.max(0, deadline - clock.now()));
    const read = await (0,retry/* tryRequest */.dP)(async () => {
        const { deployment } = isOver(cameUp.deployment)
            ? cameUp
            : { deployment: await waitForActive(extended, cameUp.deployment.id, isOver, forMs) };
        const active = deployment.active_revision_id;
        if (active == null || !isBehind(deployment))
            return { revision, deployment };
        if (!isNewer(deployment))
            throw await stillActive(extended, { revision, deployment_id: deployment.id, active });
        const serving = await extended.controlPlane.readRevision(deployment.id, active);
        if ((0,core_status/* verdictOf */.Vj)(serving.status) !== 'deployed') {
            throw await stillActive(extended, { revision, deployment_id: deployment.id, active });
        }
        return { revision: serving, deployment };
    });
    if ('error' in read) {
        warnUnread(session, revision, read.error);
        return { revision, deployment: cameUp.deployment };
    }
    const live = read.value;
    if (live.revision.id === revision.id)
        await assertStillActive(session, { ...cameUp, ...live });
    else
        tellSuperseded(session, revision.id, live.revision, cameUp.startedAt);
    return live;
}
function earlierRevisions({ previous, before, deployment }) {
    const ids = [previous, before?.active_revision_id, deployment.active_revision_id];
    return new Set(ids.filter((id) => id != null));
}
function tellSuperseded(session, revision_id, serving, startedAt = session.clock.now()) {
    const { emit, clock } = session;
    emit({ type: 'warning', message: `Revision ${revision_id} was superseded by ${serving.id}, which is serving now.` });
    emit({ type: 'revision_identified', revision_id: serving.id, previous: revision_id, superseded: true });
    emitRevision(session, serving, clock.now() - startedAt);
}
async function stillActive(session, { revision, deployment_id, active }) {
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readRevision(deployment_id, active));
    if ('value' in read)
        emitCommit(session, read.value);
    emitActive(session, active);
    const serving = 'value' in read ? read.value.source_revision_config?.repo_commit_sha : undefined;
    const { id, source_revision_config: code } = revision;
    return new errors/* DeployError */.sH('not_active', [
        'The revision is DEPLOYED, but another one is still active.',
        `Revision ${(0,refs/* nameRevision */.hH)(id, code?.repo_commit_sha)}`,
        `Serving: revision ${(0,refs/* nameRevision */.hH)(active, serving)}`
    ].join('\n'), {
        advice: 'Check in the service which revision is serving. To deploy this commit again, run with `new_revision: always`.'
    });
}
async function assertStillActive(session, { deployment, revision, applied }) {
    const { id, latest_revision_id: latest } = deployment;
    const isNew = applied.operation === 'created';
    const isTold = isNew || (applied.before ?? applied.deployment).active_revision_id != null;
    const isDown = ({ active_revision_id: active }) => active === null;
    if (!isTold || !isDown(deployment) || latest === null || latest === revision.id)
        return;
    const extended = extendedForLastRead(session);
    const read = await (0,retry/* tryRequest */.dP)(async () => {
        const newest = await extended.controlPlane.readRevision(id, latest);
        const { verdict, never_served } = (0,core_status/* meaningOf */.Pr)(newest.status);
        if (verdict !== 'failed' || never_served)
            return null;
        return isDown(await waitForActive(extended, id, (seen) => !isDown(seen))) ? newest : null;
    });
    if ('error' in read)
        return warnUnread(session, revision, read.error);
    if (read.value === null)
        return;
    throw new errors/* DeployError */.sH('not_active', [
        `The revision was DEPLOYED, but ${isNew ? 'the service reports none as serving' : 'nothing is serving now'}. A revision of another run replaced it and failed (${(0,sanitize/* sanitizeLine */.g$)(read.value.status, 40)}).`,
        `Revision ${revision.id}`,
        `Replaced by: revision ${latest}`
    ].join('\n'), {
        advice: 'Check who created that revision and why it failed. To build this commit again, run with `new_revision: always`.'
    });
}
function warnUnread({ emit }, { id }, error) {
    const message = `Revision ${id} is DEPLOYED, but reading whether it is still serving failed: ${error.brief}`;
    emit({ type: 'warning', message });
}
const extendedForLastRead = (session) => (0,core_session/* withGrace */.pj)(session, LAST_READ_MS);
async function readDeployed(session, deploymentId) {
    const { emit } = session;
    const read = await (0,retry/* tryRequest */.dP)(() => extendedForLastRead(session).controlPlane.readDeployment(deploymentId));
    if ('value' in read) {
        emit({ type: 'deployment_read', deployment: read.value });
        return read.value;
    }
    if (!read.error.retryable)
        throw read.error;
    const message = `The revision is DEPLOYED, but reading the deployment afterwards failed: ${read.error.brief}`;
    emit({ type: 'warning', message });
    return null;
}

;// CONCATENATED MODULE: ./src/deploy/verify/verify-commit.js





const CONFIRMED_AFTER_MS = 15_000;
const verify_commit_POLL_MS = 1_000;
const LONGEST_HISTORY_MS = 20_000;
async function verifyCommit(session, built) {
    const { clock, controlPlane, emit } = session;
    const { wanted, deployment_id, revision } = built;
    const first = await judgeCommit(session, built, revision);
    if (wanted.source !== 'git_host' || first === undefined)
        return;
    const readAgain = async () => {
        const answer = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(deployment_id, revision.id, { once: true }));
        const isSame = 'error' in answer || otherCommit(built, answer.value) === first.commit;
        return isSame ? first : judgeCommit(session, built, answer.value);
    };
    const deadline = Math.min(built.deadline, clock.now() + CONFIRMED_AFTER_MS);
    const options = { clock, deadline, delayMs: verify_commit_POLL_MS, pauseFirst: true };
    const other = first.why === undefined ? first : await (0,poll_until/* pollUntil */.g)(options, readAgain, (found) => found !== first);
    if (other === undefined)
        return;
    const { commit, why } = other;
    if (why !== undefined)
        throw notSeen({ revision_id: revision.id, built: commit, wanted, why });
    emit({ type: 'commit_differs', built: commit, message: movedOn(revision.id, commit, wanted) });
}
async function judgeCommit(session, built, revision) {
    const commit = otherCommit(built, revision);
    return commit === undefined ? undefined : { commit, why: await whyBehind(session, built, commit) };
}
function otherCommit({ wanted, retained_commit }, revision) {
    const built = revision.source_revision_config?.repo_commit_sha;
    if (wanted.source !== 'git_host' || wanted.commit === undefined || built == null)
        return undefined;
    const isExpected = [wanted.commit, retained_commit].some((commit) => commit !== undefined && (0,refs/* sameCommit */.Kd)(built, commit));
    return isExpected ? undefined : built;
}
async function whyBehind(session, { wanted, current, revision }, commit) {
    if (wanted.source !== 'git_host' || wanted.commit === undefined)
        return undefined;
    const contains = await containsCommit(session, { from: wanted.commit, to: commit.toLowerCase() });
    if (contains === true)
        return undefined;
    const here = (0,refs/* shortCommit */.Ax)(wanted.commit);
    if (contains === false)
        return `the history of that commit does not contain ${here}`;
    const deployed = current && current.latest?.id !== revision.id ? deployedCommit(current) : undefined;
    if (deployed !== undefined && (0,refs/* sameCommit */.Kd)(commit, deployed))
        return 'that commit was deployed before this run';
    const { commit_before } = wanted;
    if (commit_before !== undefined && (0,refs/* sameCommit */.Kd)(commit, commit_before))
        return `the branch was at that commit before the push of ${here}`;
    return undefined;
}
async function containsCommit({ histories, clock, deadline }, commits) {
    if (![commits.from, commits.to].every(refs/* isFullCommit */.f5))
        return undefined;
    const timeoutMs = Math.min(LONGEST_HISTORY_MS, Math.max(1, deadline - clock.now()));
    for (const history of histories) {
        const contains = await history.containsCommit(commits, { timeoutMs });
        if (contains !== undefined)
            return contains;
    }
    return undefined;
}
function notSeen(other) {
    const { revision_id, built, wanted, why } = other;
    const here = (0,refs/* shortCommit */.Ax)(wanted.commit ?? '');
    return new errors/* DeployError */.sH('other_commit', [
        `The service built commit ${(0,refs/* shortCommit */.Ax)(built)}, not commit ${here} of this run: ${why}.`,
        `Revision ${revision_id}`
    ].join('\n'), {
        advice: `The service has not seen ${here} yet, or ${wanted.source_revision_config.repo_ref ?? 'the ref'} was reset. Check that the service has the push, then re-run the job.`
    });
}
function movedOn(revision_id, built, wanted) {
    const here = (0,refs/* shortCommit */.Ax)(wanted.commit ?? '');
    const ref = (0,refs/* isTag */.dz)(wanted.source_revision_config.repo_ref) ? 'tag' : 'branch';
    const why = `Either the ${ref} has moved, or the service has not seen ${here} yet. If the ${ref} is still at ${here}, re-run the job.`;
    return `Revision ${revision_id} was built from commit ${(0,refs/* shortCommit */.Ax)(built)}, but this run is at ${here}. ${why}`;
}

;// CONCATENATED MODULE: ./src/deploy/verify/verify-contents.js









const verify_contents_CONFIRMED_AFTER_MS = 15_000;
const verify_contents_POLL_MS = 1_000;
async function assertContentsMatch(session, seen) {
    const { clock, controlPlane, emit } = session;
    const deadline = Math.min(seen.deadline, clock.now() + verify_contents_CONFIRMED_AFTER_MS);
    let last;
    const read = async () => {
        last = last === undefined ? seen.deployment : await readAgain(controlPlane, last);
        return last;
    };
    const isStale = ({ latest_revision_id }) => seen.applied.new_revision &&
        seen.applied.built_by_service === undefined &&
        latest_revision_id === seen.applied.previous;
    const shown = await (0,poll_until/* pollUntil */.g)({ clock, deadline, delayMs: verify_contents_POLL_MS }, read, (deployment) => {
        const reads = readsOf(seen, deployment);
        return findMismatches(reads).length === 0 && namesStillListed(reads).length === 0 && !isStale(deployment);
    });
    const reads = readsOf(seen, shown);
    assertNoMismatch(verify_contents_nameOf(seen), findMismatches(reads));
    if (isStale(shown))
        return shown;
    const names = namesStillListed(reads);
    if (names.length > 0)
        emit({ type: 'secrets_kept', names, message: stillListed(names) });
    const fields = filledFields(shown.source_config.resource_spec, reads.sent?.source_config?.resource_spec);
    if (fields.length > 0)
        emit({ type: 'info', message: filledIn(fields) });
    return shown;
}
async function readAgain(controlPlane, before) {
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readDeployment(before.id, { once: true }));
    if ('value' in read)
        return read.value;
    if (!read.error.retryable)
        throw read.error;
    return before;
}
const verify_contents_nameOf = ({ revision_id, deployment }) => revision_id === null
    ? { kind: 'deployment', name: (0,find_by_name/* describeDeployment */.Ti)(deployment) }
    : { kind: 'revision', name: revision_id };
function readsOf({ wanted, applied, revision_id: live }, last) {
    const { before, sent, unconfirmed, deployment, new_revision, revision_id, built_by_service } = applied;
    const isBaseline = !new_revision || deployment.latest_revision_id === revision_id;
    const superseded = new_revision && built_by_service === undefined && live !== revision_id;
    return { wanted, before, sent, unconfirmed, superseded, last, baseline: isBaseline ? deployment : undefined };
}
const stillListed = (names) => `The service still lists secrets that the inputs no longer set: ${(0,sanitize/* sanitizeLine */.g$)(names.join(', '), 300)}. Delete them in the service. Until then, each run sends the list again, which makes a new revision.`;
const filledIn = (fields) => `The service shows other values than this run sent in resource_spec: ${fields.join(', ')}. Set these fields as the service shows them. Otherwise each run makes a new revision.`;
function assertStays(deployment) {
    if (!(0,core_status/* isBeingDeleted */.vx)(deployment))
        return;
    throw new errors/* DeployError */.sH('deployment_deleted', `The deployment was deleted while this run deployed (AWAITING_DELETE).\nDeployment ${deployment.id}`, {
        advice: 'Run again after the deletion finished to create it again.'
    });
}
function assertNotRolledBack(wanted, { id, source_revision_config }, applied) {
    const [built, was] = [source_revision_config, applied.before?.source_revision_config].map((code) => code?.repo_commit_sha);
    if (wanted.source !== 'git_host' || wanted.commit === undefined || built == null || was == null)
        return;
    if (id === applied.revision_id || !(0,refs/* sameCommit */.Kd)(built, was) || (0,refs/* sameCommit */.Kd)(built, wanted.commit))
        return;
    if (applied.retained_commit !== undefined && (0,refs/* sameCommit */.Kd)(built, applied.retained_commit))
        return;
    throw new errors/* DeployError */.sH('superseded', [
        `The revision of this run is not serving. The deployment is back at commit ${(0,refs/* shortCommit */.Ax)(built)}, which this run replaced.`,
        `Revision ${applied.revision_id}`,
        `Serving: revision ${id}`
    ].join('\n'), { advice: 'Check in the service who deployed that revision. To deploy this commit again, re-run the job.' });
}
function assertCodeMatches(wanted, revision, told, before) {
    const lines = findOtherCode(wanted, revision, told);
    if (lines.length === 0)
        return;
    const unchanged = findOtherCode(wanted, null, before);
    const isOld = lines.every((line) => unchanged.includes(line));
    throw mismatchError({ kind: 'revision', name: revision.id }, lines, isOld ? NOT_APPLIED : CAME_BETWEEN);
}
function assertNoMismatch(what, mismatches) {
    if (mismatches.length === 0)
        return;
    const isChanged = mismatches.some(({ kind }) => kind === 'changed_since');
    const lines = mismatches.map(({ path, kind }) => `${(0,sanitize/* sanitizeLine */.g$)(path, 100)}: ${SAID[kind]}`);
    throw mismatchError(what, lines, isChanged ? CAME_BETWEEN : NOT_APPLIED);
}
const SAID = {
    not_applied: 'the service does not show the value that this run sent',
    changed_since: 'the service shows another value than this run requested'
};
const CAME_BETWEEN = 'Another run or an edit in the service changed it meanwhile. Set `concurrency` in the workflow so that one run at a time deploys, then run again.';
const NOT_APPLIED = 'The service did not apply the update, or it shows the value in another form. Check the deployment in the service.';
function mismatchError({ kind, name }, lines, advice) {
    const facts = [...lines, kind === 'revision' ? `Revision ${name}` : `Deployment ${name}`];
    return new errors/* DeployError */.sH('revision_mismatch', [`The ${kind} does not match what this run requested.`, ...facts].join('\n'), { advice });
}

;// CONCATENATED MODULE: ./src/deploy/verify/verify-applied.js





async function verifySettings(session, { wanted, applied }) {
    const { operation, new_revision, deployment } = applied;
    if (operation !== 'updated' || new_revision)
        return;
    const { deadline } = session;
    await assertContentsMatch(session, { wanted, applied, deployment, revision_id: null, deadline });
}
async function verifyApplied(session, input) {
    const { waited } = input;
    switch (waited.kind) {
        case 'not_waited':
            return verifyUnwaited(session, input);
        case 'standing':
            return verifyStanding(session, input);
        case 'came_up':
            return verifyCameUp(session, { ...input, waited });
    }
}
async function verifyUnwaited(session, { wanted, applied }) {
    const { sent, new_revision, deployment, revision_id } = applied;
    if (sent === undefined || !new_revision)
        return;
    const { deadline } = session;
    await assertContentsMatch(session, { wanted: settingsOnly(wanted), applied, deployment, revision_id, deadline });
}
function settingsOnly({ secrets: _secrets, ...wanted }) {
    if (wanted.source === 'git_host')
        return wanted;
    const { resource_spec: _spec, ...source_config } = wanted.source_config;
    return { ...wanted, source_config };
}
function verifyStanding(session, { wanted, applied }) {
    const { latest, deployment } = applied;
    if (latest === undefined)
        return undefined;
    assertCodeMatches(wanted, latest, latest.id === deployment.latest_revision_id ? deployment : undefined);
    assertStays(deployment);
    emitActive(session, deployment.active_revision_id ?? undefined);
    return { revision_id: latest.id };
}
async function verifyCameUp(session, { wait, wanted, current, applied, waited }) {
    const { revision, followed, built, startedAt } = waited;
    const deadline = (0,core_session/* waitDeadline */.MH)(session, { startedAt, timeoutMs: wait.timeoutMs });
    const shows = (id) => (seen) => seen?.latest_revision_id === id;
    const read = await readDeployed(session, applied.deployment.id);
    const reads = [read ?? undefined, followed, built];
    assertCodeMatches(wanted, revision, reads.find(shows(revision.id)), applied.before);
    const live = read === null
        ? { revision, deployment: reads.find(shows(revision.id)) }
        : await findLive(session, { deployment: read, revision, startedAt, deadline, applied });
    const { id } = live.revision;
    if (applied.built_by_service === undefined)
        assertNotRolledBack(wanted, live.revision, applied);
    assertCodeMatches(wanted, live.revision, [live.deployment].find(shows(id)));
    const isForeign = id === revision.id && ![id, applied.previous].includes(live.deployment?.latest_revision_id ?? null);
    const deployment = isForeign ? reads.find(shows(id)) : live.deployment;
    const last = deployment && (await assertContentsMatch(session, { wanted, applied, deployment, revision_id: id, deadline }));
    assertStays(live.deployment ?? applied.deployment);
    const { retained_commit } = applied;
    const deployment_id = applied.deployment.id;
    await verifyCommit(session, { deployment_id, revision: live.revision, wanted, current, retained_commit, deadline });
    if (read !== null)
        emitActive(session, (isForeign ? live.deployment : last)?.active_revision_id ?? undefined);
    return { revision_id: id };
}

;// CONCATENATED MODULE: ./src/deploy/verify/serving-state.js
const CONFIRMATIONS = 3;
const MOST_READS_UNNAMED = 2;
const MOST_UNANSWERED = 20;
const NOTHING_SEEN = {
    verdict: undefined,
    reads: 0,
    recent: [],
    others: new Set(),
    unanswered: 0,
    hasNamed: false
};
function seeServing(state, seen) {
    const recent = [seen, ...state.recent].slice(0, CONFIRMATIONS);
    const reads = state.reads + 1;
    const unanswered = 'has_answer' in seen ? state.unanswered + 1 : 0;
    const hasNamed = state.hasNamed || 'revision_id' in seen;
    const others = 'revision_id' in seen && !seen.is_ours ? new Set([...state.others, seen.revision_id]) : state.others;
    const after = { recent, reads, unanswered, hasNamed, others };
    return { ...after, verdict: verdictAfter(after, seen) };
}
function verdictAfter(state, seen) {
    const { recent, reads, unanswered, hasNamed } = state;
    if ('revision_id' in seen) {
        if (seen.is_superseded)
            return 'superseded';
        const areOurs = recent.every((read) => 'revision_id' in read && read.is_ours);
        return recent.length === CONFIRMATIONS && areOurs ? 'confirmed' : undefined;
    }
    if (!hasNamed)
        return seen.has_answer || reads >= MOST_READS_UNNAMED ? 'unverifiable' : undefined;
    return unanswered >= MOST_UNANSWERED ? 'unverifiable' : undefined;
}
const CONFIRM_MS = 250;
const serving_state_SHORTEST_MS = 1_000;
const serving_state_LONGEST_MS = 5_000;
function nextServingDelayMs({ recent, reads }) {
    const last = recent[0];
    if (last !== undefined && 'revision_id' in last && last.is_ours)
        return CONFIRM_MS;
    return Math.min(serving_state_LONGEST_MS, serving_state_SHORTEST_MS + Math.max(0, reads - 10) * 200);
}

;// CONCATENATED MODULE: ./src/deploy/verify/verify-serving.js








const LONGEST_READ_MS = 5_000;
const LAST_READS_MS = 5_000;
async function verifyServing(session, expected, agent) {
    if (agent === undefined)
        return;
    const { clock, emit } = session;
    const { deadline } = (0,core_session/* withGrace */.pj)(session, LAST_READS_MS);
    const timed = (0,core_session/* withDeadline */.NE)(session, deadline);
    let state = NOTHING_SEEN;
    let newer;
    const read = async () => {
        const seen = await readServing(timed, { ...expected, agent, known: state.others });
        newer = 'newer' in seen ? seen.newer : undefined;
        state = seeServing(state, seen);
        if ('revision_id' in seen) {
            emit({ type: 'serving_read', revision_id: seen.revision_id, is_earlier: !seen.is_ours && newer === undefined });
        }
        return state;
    };
    const delayMs = () => nextServingDelayMs(state);
    const last = await (0,poll_until/* pollUntil */.g)({ clock, deadline, delayMs }, read, ({ verdict }) => verdict !== undefined);
    if (newer !== undefined)
        return followNewer(timed, expected, newer);
    report(session, expected, last);
}
async function followNewer(session, { revision_id, applied, wanted }, newer) {
    const { deadline } = session;
    tellSuperseded(session, revision_id, newer.revision);
    assertCodeMatches(wanted, newer.revision, newer.deployment);
    await assertContentsMatch(session, { wanted, applied, ...newer, revision_id: newer.revision.id, deadline });
}
function report({ emit }, { revision_id }, { verdict, recent, reads }) {
    if (verdict === 'confirmed')
        return emit({ type: 'serving_confirmed', revision_id, reads });
    const [other] = recent.flatMap((seen) => ('revision_id' in seen && !seen.is_ours ? [seen.revision_id] : []));
    if (other !== undefined) {
        throw new errors/* DeployError */.sH('not_serving', [
            'The revision is DEPLOYED, but the agent server still answers from an earlier one.',
            `Revision ${revision_id}`,
            `Serving: revision ${other}`
        ].join('\n'));
    }
    emit({ type: 'serving_unverified' });
}
async function readServing(session, { agent, known, applied, ...expected }) {
    const { clock, controlPlane, deadline } = session;
    const deployment_id = applied.deployment.id;
    const timeoutMs = Math.max(1, Math.min(LONGEST_READ_MS, deadline - clock.now()));
    const answer = await (0,retry/* tryRequest */.dP)(() => agent.readInfo(timeoutMs));
    if ('error' in answer)
        return { has_answer: !isPassing(answer.error) };
    const named = namedRevision(answer.value);
    if (named === undefined)
        return { has_answer: true };
    const earlier = earlierRevisions(applied);
    const isNamed = (id) => (0,vocabulary/* idKey */.T4)(id) === (0,vocabulary/* idKey */.T4)(named);
    const revision_id = [expected.revision_id, ...known, ...earlier].find(isNamed) ?? named;
    if (revision_id === expected.revision_id)
        return { revision_id, is_ours: true };
    if (known.has(revision_id))
        return { revision_id, is_ours: false };
    const listed = await readNamed(session, deployment_id, revision_id);
    if ('error' in listed)
        return { has_answer: isUnknown(listed.error) };
    const { value: revision } = listed;
    const other = { revision_id: revision.id, is_ours: false };
    if (earlier.has(revision.id))
        return other;
    const now = await (0,retry/* tryRequest */.dP)(() => controlPlane.readDeployment(deployment_id));
    if ('error' in now || now.value.latest_revision_id !== revision.id)
        return other;
    return { ...other, is_superseded: true, newer: { revision, deployment: now.value } };
}
async function readNamed({ controlPlane }, deployment_id, revision_id) {
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(deployment_id, revision_id, { once: true }));
    if ('value' in read || isUnknown(read.error))
        return read;
    return (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(deployment_id, revision_id));
}
const isUnknown = (error) => (0,errors/* isNotFound */.c4)(error) || (error instanceof errors/* StatusError */.Xs && !error.retryable);
const REVISION_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
function namedRevision(info) {
    const host = typeof info === 'object' && info !== null && 'host' in info ? info.host : undefined;
    const id = typeof host === 'object' && host !== null && 'host_revision_id' in host ? host.host_revision_id : undefined;
    return typeof id === 'string' && REVISION_ID.test(id) ? id : undefined;
}
function isPassing(error) {
    if (error instanceof errors/* StatusError */.Xs)
        return error.retryable;
    return error instanceof errors/* ConnectionError */.Rc && error.retryable && !isUnresolved(error.cause);
}
const isUnresolved = (cause) => typeof cause === 'object' && cause !== null && 'code' in cause && /^(ENOTFOUND|EAI_AGAIN)$/.test(String(cause.code));

// EXTERNAL MODULE: ./src/deploy/verify/wait-for-url.js
var wait_for_url = __nccwpck_require__(9795);
;// CONCATENATED MODULE: ./src/deploy/wait/emit-latest.js




async function emitLatest(session, { deployment, revision_id, built_by_service, latest }) {
    const { controlPlane, emit } = session;
    if (built_by_service !== undefined) {
        const message = 'The service builds this push automatically. This run does not look for its revision, because wait is false.';
        return emit({ type: 'info', message });
    }
    if (revision_id === null)
        return;
    const read = latest
        ? { value: latest }
        : await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(deployment.id, revision_id, { once: true }));
    if ('error' in read)
        return emit({ type: 'warning', message: `The state of the revision could not be read: ${read.error.message}` });
    emitRevision(session, read.value, 0);
    const verdict = (0,core_status/* verdictOf */.Vj)(read.value.status);
    if (verdict === 'failed') {
        const message = `Revision ${revision_id} ended as ${(0,sanitize/* sanitizeLine */.g$)(read.value.status, 40)}. This step did not wait for it, so it does not fail.`;
        emit({ type: 'warning', message });
    }
    if (verdict === 'pending') {
        const message = 'Not waiting for DEPLOYED, because `wait` is false. The outputs status and commit_sha show the current state.';
        emit({ type: 'info', message });
    }
}

;// CONCATENATED MODULE: ./src/deploy/wait/push-place.js




function placeOf(rows, { commit, previous }) {
    const end = rows.findIndex(({ id }) => id === previous);
    const newer = end < 0 ? rows : rows.slice(0, end);
    const ours = newer.find((revision) => (0,refs/* isBuiltOf */.YO)(commit, revision));
    return { ours, newest: newer[0], older: ours === undefined ? [] : rows.slice(rows.indexOf(ours) + 1) };
}
function push_place_otherCommit({ ours, newest }) {
    const commit = newest?.source_revision_config?.repo_commit_sha ?? undefined;
    return commit === undefined || ours === undefined || (0,refs/* isBuiltOf */.YO)(commit, ours) ? undefined : commit;
}
function isGoneBack(place) {
    const commit = push_place_otherCommit(place);
    if (commit === undefined)
        return false;
    const { ours, newest, older } = place;
    return createdAt(newest) < createdAt(ours) || older.some((revision) => (0,refs/* isBuiltOf */.YO)(commit, revision));
}
const createdAt = (revision) => (0,dates/* readDate */.A)(revision?.created_at);
function goneBack(ours, newest) {
    const to = (0,refs/* shortCommit */.Ax)(newest.source_revision_config?.repo_commit_sha ?? '');
    return new RevisionFailedError('superseded', `Revision ${ours.id} of this push (${(0,sanitize/* sanitizeLine */.g$)(ours.status, 40)}) is not serving. The deployment was rolled back to commit ${to} (revision ${newest.id}).`, {
        advice: 'The service builds a push only once. To deploy this commit again, run with `new_revision: always`, or push a new commit.'
    });
}

;// CONCATENATED MODULE: ./src/deploy/wait/find-push-revision.js












const STILL_COMES_MS = 60_000;
const UNTOLD_MS = 25_000;
const stillComesMs = ({ timeoutMs }) => Math.min(STILL_COMES_MS, timeoutMs / 2);
const untoldMs = ({ timeoutMs }) => Math.min(UNTOLD_MS, timeoutMs / 4);
const find_push_revision_remaining = (session, input) => (0,core_session/* waitDeadline */.MH)(session, input) - session.clock.now();
const find_push_revision_tellsCommit = ({ source_revision_config: code }) => !!code?.repo_commit_sha;
async function lookForCommit(session, input, remainingMs) {
    const { controlPlane } = session;
    const { deployment_id, previous } = input;
    const read = await pollOnce(remainingMs, (options) => controlPlane.readDeployment(deployment_id, options));
    if ('error' in read)
        return read;
    if ((0,core_status/* isBeingDeleted */.vx)(read.value))
        throw deploymentDeleted(deployment_id);
    const latest = read.value.latest_revision_id;
    if (latest === null)
        return { id: undefined };
    if (latest === previous) {
        const stillComes = session.clock.now() - input.startedAt < stillComesMs(input);
        if (stillComes)
            return { id: undefined };
        const { before } = input;
        if (before === undefined || find_push_revision_tellsCommit(before))
            return lookBehind(session, { ...input, latest, previous: null }, remainingMs);
        return { untold: mayBeOfPush(before, input.pushed_at) ? latest : null };
    }
    const revision = await pollOnce(remainingMs, (options) => controlPlane.readRevision(deployment_id, latest, options)).catch(notYetShown);
    if ('error' in revision)
        return revision;
    if ((0,refs/* isBuiltOf */.YO)(input.commit, revision.value))
        return { id: latest };
    const behind = await lookBehind(session, { ...input, latest }, remainingMs);
    const isFound = 'error' in behind || ('id' in behind && behind.id !== undefined);
    return isFound || find_push_revision_tellsCommit(revision.value) ? behind : { untold: latest };
}
function mayBeOfPush({ created_at, status }, pushed_at) {
    const madeAt = (0,dates/* readDate */.A)(created_at);
    return pushed_at === undefined || Number.isNaN(madeAt) ? (0,core_status/* verdictOf */.Vj)(status) === 'pending' : madeAt >= pushed_at;
}
function notYetShown(error) {
    if ((0,errors/* isNotFound */.c4)(error))
        return { error };
    throw error;
}
async function lookBehind(session, input, remainingMs) {
    const { deployment_id, previous, latest } = input;
    const isEnough = (rows) => {
        const place = placeOf(rows, input);
        if (place.ours === undefined)
            return previous === null || rows.some(({ id }) => id === previous);
        return push_place_otherCommit(place) === undefined || isGoneBack(place);
    };
    const listed = await pollOnce(remainingMs, (options) => listNewestFirst(session.controlPlane, { ...options, deployment_id, sought: latest, isEnough }));
    if ('error' in listed)
        return listed;
    const place = placeOf(listed.value ?? [], input);
    const { ours, newest } = place;
    if (ours === undefined || newest === undefined || newest === ours)
        return { id: ours?.id };
    if (isGoneBack(place))
        throw goneBack(ours, newest);
    const message = `Revision ${ours.id} of this push was superseded by ${newest.id}. Now waiting for ${newest.id}.`;
    session.emit({ type: 'warning', message });
    return { id: newest.id };
}
async function findPushRevision(session, input) {
    const { clock, emit } = session;
    let problem;
    let untoldSince;
    const poll = async () => {
        const looked = await lookForCommit(session, input, find_push_revision_remaining(session, input));
        problem = 'error' in looked ? looked.error : undefined;
        if ('id' in looked && looked.id !== undefined)
            return { built: looked.id };
        if (!('untold' in looked))
            return 'pending';
        const { untold } = looked;
        if (untold === null)
            return { built: undefined };
        untoldSince ??= clock.now();
        if (untold !== input.previous && clock.now() - untoldSince < untoldMs(input))
            return 'pending';
        const message = `The service shows no commit for revision ${untold}. Assuming that it was built from this push (${(0,refs/* shortCommit */.Ax)(input.commit)}).`;
        emit({ type: 'warning', message });
        return { built: untold };
    };
    const delayMs = (polls, remainingMs) => {
        if (polls === 1 && problem === undefined)
            emit({ type: 'info', message: notYet(input) });
        const autoMs = arrivalDelay(clock.now() - input.startedAt);
        const delay = pollDelay({ interval: input.interval, autoMs, remainingMs, retryAfterMs: problem?.retryAfterMs });
        if (problem !== undefined)
            emit({ type: 'retrying', problem: problem.brief, delay_ms: delay });
        return delay;
    };
    const deadline = (0,core_session/* waitDeadline */.MH)(session, input);
    const polled = await (0,poll_until/* pollUntil */.g)({ clock, deadline, delayMs }, poll, (found) => found !== 'pending');
    if (polled === 'pending')
        throw neverBuilt(input.commit, problem);
    return polled.built;
}
function notYet(input) {
    const from = (0,format/* spellDuration */.jl)(stillComesMs(input));
    return `No revision of this push exists yet. After ${from}, an earlier revision of this commit counts too.`;
}
function neverBuilt(commit, problem) {
    const why = problem === undefined ? '' : `\nThe last poll failed: ${problem.message}`;
    return new WaitTimeoutError(`The service created no revision for commit ${(0,refs/* shortCommit */.Ax)(commit)}, although build_on_push is true.${why}`, {
        advice: 'Check that the integration still receives pushes from the git host. To deploy without it, set `build_on_push` to false or `new_revision` to always.',
        cause: problem
    });
}

;// CONCATENATED MODULE: ./src/deploy/wait/wait-for-applied.js









async function waitForApplied(session, { wait, wanted, current, plan, new_revision }, applied) {
    if (!wait.enabled || !(requestsRevision(wanted) || applied.new_revision)) {
        await emitLatest(session, applied);
        return { kind: 'not_waited' };
    }
    const startedAt = session.clock.now();
    const { deployment, previous } = applied;
    const { interval, timeoutMs } = wait;
    const timing = { deployment_id: deployment.id, previous, interval, timeoutMs, startedAt };
    const before = current?.latest ?? undefined;
    const pushed_at = wanted.source === 'git_host' ? wanted.pushed_at : undefined;
    const target = await wait_for_applied_findTarget(session, applied, { ...timing, before, pushed_at });
    if (target === 'not_built')
        return 'not_built';
    if (target === undefined)
        return { kind: 'not_waited' };
    if (hasComeUp(applied)) {
        if (applied.latest)
            emitRevision(session, applied.latest, 0);
        return { kind: 'standing' };
    }
    const waited = await waitForRevision(session, {
        ...timing,
        revision_id: target.revision_id,
        source: wanted.source,
        before,
        active_before: (applied.before ?? current?.deployment)?.active_revision_id,
        rerun: whyRerunDeploys({ wanted, plan, new_revision })
    });
    return { kind: 'came_up', built: target.built, startedAt, ...waited };
}
function hasComeUp({ latest, built_by_service, deployment, revision_id }) {
    if (latest === undefined || built_by_service !== undefined)
        return false;
    const isApart = deployment.active_revision_id === revision_id && deployment.latest_revision_id !== revision_id;
    return isApart || (0,core_status/* verdictOf */.Vj)(latest.status) === 'deployed';
}
async function wait_for_applied_findTarget(session, { revision_id, deployment, built_by_service, previous }, timing) {
    if (built_by_service === undefined)
        return revision_id === null ? undefined : { revision_id, built: deployment };
    const message = `Waiting for the revision that the service builds from commit ${(0,refs/* shortCommit */.Ax)(built_by_service)}.`;
    session.emit({ type: 'info', message });
    const found = await findPushRevision(session, { ...timing, commit: built_by_service });
    if (found === undefined)
        return 'not_built';
    session.emit({ type: 'revision_identified', revision_id: found, previous });
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readDeployment(deployment.id, { once: true }));
    if ('error' in read && !read.error.retryable)
        throw read.error;
    return { revision_id: found, built: 'value' in read ? read.value : deployment };
}

;// CONCATENATED MODULE: ./src/deploy/deploy.js










async function planOnly(session, request) {
    const found = await findCurrent(session, request.target);
    if (found.assumed !== undefined)
        await (0,no_api/* assertServiceAnswers */.z)(session);
    const planned = await makePlan(session, request, found);
    emitAssumed(session, found);
    emitPlanned(session, request.target, planned);
}
async function deployRevision(session, request, checks = {}) {
    const found = await findCurrent(session, request.target);
    await deployFound(session, request, { found, checks });
}
async function deployFound(session, request, { found, checks }) {
    const planned = await makePlan(session, request, found);
    const applied = await applyPlan(session, planned);
    emitAssumed(session, found);
    const asked = { ...request, ...planned };
    let deployed;
    try {
        await verifySettings(session, { ...planned, applied });
        const waited = await waitForApplied(session, asked, applied);
        if (waited !== 'not_built') {
            deployed = await verifyApplied(session, { ...asked, applied, waited });
            if (deployed !== undefined) {
                const seen = { ...deployed, applied, wanted: planned.wanted };
                if (checks.url !== undefined)
                    await (0,wait_for_url/* waitForCreatedUrl */.y)(session, seen, checks.url);
                await verifyServing(session, seen, await checks.connectInfo?.());
            }
            return await checks.smokeCheck?.();
        }
    }
    catch (error) {
        throw await afterFailure(session, { request: asked, applied, deployed }, error);
    }
    await deployUnbuiltPush(session, { request, planned, applied, checks });
}
function emitAssumed({ emit }, { assumed }) {
    if (assumed !== undefined)
        emit({ type: 'warning', message: assumed });
}
async function deployUnbuiltPush(session, { request, planned, applied, checks }) {
    const message = 'No new revision appeared for this push. The service shows no commits, so it is unknown whether the push was built. Deploying the branch without build_on_push.';
    session.emit({ type: 'warning', message });
    const current = await (0,core_session/* readCurrent */.cA)(session, applied.deployment.id);
    const wanted = { ...planned.wanted, is_push_to_ref: false };
    await deployFound(session, { ...request, wanted }, { found: { current, deleting: null }, checks });
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
        case 'delete':
            return deleteOrPlan(session, request, github);
        case 'sweep':
            return sweep(session, request, github);
    }
}
const controlPlaneLine = ({ base_url }) => `Control plane ${base_url}`;
async function sweep(session, request, github) {
    const { sweepPreviews } = await __nccwpck_require__.e(/* import() */ 865).then(__nccwpck_require__.bind(__nccwpck_require__, 1865));
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
    const checks = await loadAgentChecks(session, asked, { ports, reporter, limit });
    const work = (within) => deployRevision(within, request, checks);
    const { target, claim } = request;
    if (preview_of === undefined || claim === undefined)
        return work(session);
    const isClosed = async () => (await github.readPullRequest(preview_of))?.closed;
    const { deployPreview } = await __nccwpck_require__.e(/* import() */ 463).then(__nccwpck_require__.bind(__nccwpck_require__, 463));
    return deployPreview(session, { target, claim, isClosed, deploy: work });
}
async function loadAgentChecks(session, { deploy: { wait }, verify_serving, check }, { ports, reporter, limit }) {
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
    return async (operation, { body, id, ...request }) => {
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
        try {
            return await request();
        }
        catch (error) {
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error) && ids.some(isFresh) ? error.with({ retryable: true }) : error;
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

/***/ 8529:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ NEW_REVISION_POLICIES; },
/* harmony export */   m: function() { return /* binding */ activeOf; }
/* harmony export */ });
function activeOf(current) {
    const { deployment, active } = current;
    if (active == null)
        return current;
    return {
        deployment: { ...deployment, source_revision_config: active.source_revision_config ?? {} },
        latest: active
    };
}
const NEW_REVISION_POLICIES = ['auto', 'always', 'never'];


/***/ }),

/***/ 2600:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: function() { return /* binding */ noListError; },
/* harmony export */   z: function() { return /* binding */ assertServiceAnswers; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2806);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7309);



async function assertServiceAnswers({ controlPlane }, fact) {
    const refused = [];
    for (const list of [() => controlPlane.listListeners(), () => controlPlane.listIntegrations()]) {
        const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(list);
        if ('value' in read || !(read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs) || !_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SUCH_OPERATION */ .Y.has(read.error.status))
            return;
        refused.push(read.error);
    }
    const facts = [...refused.map(({ brief }) => brief), ...(fact === undefined ? [] : [fact])];
    const headline = `${_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_API */ .J.headline} (${refused.at(-1)?.status}).`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('not_found', [headline, ...facts].join('\n'), { advice: _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_API */ .J.fix });
}
async function noListError(session, { consequence, advice }) {
    await assertServiceAnswers(session);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('operation_unsupported', `This service has no list of deployments, so ${consequence}.`, {
        advice
    });
}


/***/ }),

/***/ 2342:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ pollUntil; }
/* harmony export */ });
async function pollUntil({ clock, deadline, delayMs, pauseFirst = false, onPending }, read, isDone) {
    let pauses = 0;
    const pause = (remainingMs) => {
        pauses++;
        const delay = typeof delayMs === 'number' ? delayMs : delayMs(pauses, remainingMs);
        return clock.sleep(Math.min(delay, remainingMs));
    };
    if (pauseFirst)
        await pause(Math.max(0, deadline - clock.now()));
    for (let polls = 1;; polls++) {
        const value = await read();
        if (await isDone(value))
            return value;
        const remainingMs = deadline - clock.now();
        if (remainingMs <= 0)
            return value;
        onPending?.(polls, remainingMs);
        await pause(remainingMs);
    }
}


/***/ }),

/***/ 2514:
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
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7309);

function openSession(parts, retried) {
    return { ...parts, retried, controlPlane: retried(retryOptions(parts)) };
}
const SHORTEST_WAIT_MS = 500;
function waitDeadline({ deadline }, wait) {
    const { startedAt, timeoutMs } = wait;
    return Math.min(startedAt + timeoutMs, Math.max(deadline, startedAt + SHORTEST_WAIT_MS));
}
function withDeadline(session, deadline) {
    return openSession({ ...session, deadline }, session.retried);
}
function withGrace(session, ms) {
    const { clock, deadline, graceMs = ms } = session;
    return withDeadline(session, Math.max(deadline, clock.now() + Math.min(ms, graceMs)));
}
function retryOptions({ clock, deadline, emit }) {
    return {
        clock,
        deadline,
        onRetry: (error, delay_ms) => emit({ type: 'retrying', problem: error.brief, delay_ms })
    };
}
const FRESH_MS = 10_000;
async function readCurrent(session, deploymentId) {
    const { clock } = session;
    const startedAt = clock.now();
    const current = await readOnce(session, deploymentId);
    if (clock.now() - startedAt <= FRESH_MS)
        return current;
    const again = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRequest */ .dP)(() => readOnce(session, deploymentId));
    return 'value' in again ? again.value : current;
}
async function readOnce(session, deploymentId) {
    const { controlPlane } = session;
    const deployment = await controlPlane.readDeployment(deploymentId);
    const latestId = deployment.latest_revision_id;
    const latest = latestId === null ? null : await controlPlane.readRevision(deploymentId, latestId);
    return { deployment, latest };
}


/***/ }),

/***/ 4176:
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
        /INTERRUPT|CANCEL|ABORT/,
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
    [/SKIPPED|SUPERSEDED|REPLACED|INACTIVE/, { verdict: 'superseded', timeline: 'crit' }],
    [/^(?:QUEUED|AWAITING_[A-Z_]+|[A-Z_]*[A-Z]ING)$/, { verdict: 'pending', timeline: 'active', in_progress: true }],
    [/(?:)/, { verdict: 'pending', timeline: 'active' }]
];
function failedIn(phase) {
    return new RegExp(`^(?=[^]*${phase})[^]*(?:${FAILED})`);
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

/***/ 2598:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ findAndRead; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7309);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9480);
/* harmony import */ var _find_recorded_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2714);




const MOST_LOOKUPS = 3;
const UNREADABLE = 'The service finds the deployment by its name, and cannot read it. If it is being deleted, run again later. Otherwise check it in the service.';
async function findAndRead(session, name, read = _core_session_js__WEBPACK_IMPORTED_MODULE_2__/* .readCurrent */ .cA) {
    let unreadable;
    for (let lookups = 1;; lookups++) {
        const found = await (0,_find_recorded_js__WEBPACK_IMPORTED_MODULE_3__/* .findByNameOrRecord */ .A)(session, name);
        if (typeof found === 'string' || 'deleting' in found)
            return found;
        const current = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => read(session, found.id));
        if ('value' in current)
            return current.value;
        const { error } = current;
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error))
            throw error;
        if (found.id === unreadable || lookups === MOST_LOOKUPS)
            throw error.with({ advice: UNREADABLE, retryable: false });
        unreadable = found.id;
    }
}


/***/ }),

/***/ 9499:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ti: function() { return /* binding */ describeDeployment; },
/* harmony export */   _U: function() { return /* binding */ findByName; },
/* harmony export */   _w: function() { return /* binding */ listAll; },
/* harmony export */   eG: function() { return /* binding */ nameReservedError; },
/* harmony export */   ff: function() { return /* binding */ describeTarget; },
/* harmony export */   n4: function() { return /* binding */ readPages; },
/* harmony export */   sJ: function() { return /* binding */ noSuchId; }
/* harmony export */ });
/* harmony import */ var _contract_page_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2016);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9623);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2303);
/* harmony import */ var _core_status_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4176);





const PAGE_SIZE = 100;
const MOST_PAGES = 1000;
async function listAll(controlPlane, name) {
    const listing = await readPages(controlPlane, name);
    if (listing?.incomplete !== undefined)
        throw unreadList(name, listing.incomplete);
    return listing && listing.rows;
}
const REPEATS = 'the service ignores "offset" and repeats its first page';
const CUT_OFF = 'the service reports more deployments than its pages contain';
async function readPages(controlPlane, name, { isEnough = () => false, mostPages = MOST_PAGES } = {}) {
    const rows = new Map();
    let first = [];
    let hasMore;
    let offset = 0;
    let pages = 0;
    const listed = () => ({ rows: [...rows.values()], pages });
    for (let page = 1; page <= mostPages; page++) {
        const found = await controlPlane.listDeployments({ name_contains: name, limit: PAGE_SIZE, offset });
        if (found === null && page === 1)
            return null;
        const known = rows.size;
        for (const row of found ?? [])
            rows.set(row.id, row);
        if (rows.size > known)
            pages++;
        const size = (0,_contract_page_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$d)(found ?? []);
        if (page === 1)
            first = found ?? [];
        const repeats = page === 2 && size >= (0,_contract_page_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$d)(first) && size > 1 && rows.size === known;
        if (repeats)
            return { ...listed(), incomplete: REPEATS };
        if (found?.more === false)
            return listed();
        hasMore = found?.more ?? hasMore;
        if (rows.size === known)
            return { ...listed(), ...(hasMore && { incomplete: CUT_OFF }) };
        if (page === 1 && isEnough(first))
            return { rows: first, pages };
        offset += size;
    }
    return { ...listed(), incomplete: `it has more than ${mostPages} pages` };
}
function unreadList(name, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('invalid_response', `The list of deployments is incomplete: ${why}.\nGET /v2/deployments, name_contains=${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(name, 60)}`, {
        advice: 'The deployment may be on a page that the service does not show. If it exists, set `deployment_id`. Otherwise create it once in the service, then set `deployment_id`.'
    });
}
async function findByName(controlPlane, name) {
    const isNamed = (row) => row.name === name && !(0,_core_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isBeingDeleted */ .vx)(row);
    const limits = { isEnough: (rows) => rows.length === 1 && rows.every(isNamed) };
    let listing = await readPages(controlPlane, name, limits);
    const mayHaveMoved = listing !== null && listing.pages > 1 && !listing.rows.some(isNamed);
    if (mayHaveMoved)
        listing = await readPages(controlPlane, name, limits);
    if (listing === null)
        return 'unlisted';
    const exact = pickOne(listing.rows.filter((row) => row.name === name));
    if (exact !== 'absent' && 'id' in exact)
        return exact;
    if (listing.incomplete !== undefined)
        throw unreadList(name, listing.incomplete);
    return exact;
}
function pickOne(rows) {
    const living = rows.filter((row) => !(0,_core_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isBeingDeleted */ .vx)(row));
    const [first, second] = living;
    if (first !== undefined && second !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('name_conflict', `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(living.length, 'deployment')} are named "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(first.name)}": ${living.map(({ id }) => id).join(', ')}`, {
            advice: 'Set `deployment_id` to one of them, or delete the others.'
        });
    }
    if (first !== undefined)
        return { id: first.id };
    return rows[0] === undefined ? 'absent' : { deleting: rows[0].id };
}
function nameReservedError(name, id) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('name_conflict', `Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(name)}" (${id}) is being deleted (AWAITING_DELETE). Its name stays reserved until that finishes.`, {
        advice: 'Run again later, set `timeout` to a longer time, or use another `name`.'
    });
}
function describeTarget(target) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(target.name ?? target.deployment_id ?? '');
}
const noSuchId = (id) => `no deployment has the ID ${id}, or these credentials cannot see it`;
function describeDeployment({ name, id }) {
    return `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(name)} (${id})`;
}


/***/ }),

/***/ 2714:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ findByNameOrRecord; },
/* harmony export */   M: function() { return /* binding */ readNamed; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7309);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2303);
/* harmony import */ var _core_status_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4176);
/* harmony import */ var _find_by_name_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9499);





const MOST_TRIED = 5;
async function findByNameOrRecord(session, name) {
    const found = await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_3__/* .findByName */ ._U)(session.controlPlane, name);
    return found === 'unlisted' ? recallByName(session, name) : found;
}
async function recallByName(session, name) {
    const recorded = await session.recall(name);
    if (recorded === null)
        return 'unlisted';
    let deleting;
    let isKnown = recorded.length > 0;
    for (const id of [...new Set(recorded)].slice(0, MOST_TRIED)) {
        const named = await readNamed(session, id, name);
        if (named === 'living')
            return { id };
        if (named === 'deleting')
            deleting ??= id;
        if (named === 'refused')
            isKnown = false;
    }
    if (deleting !== undefined)
        return { deleting };
    return isKnown ? 'gone' : 'unknown';
}
async function readNamed(session, id, name) {
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(id));
    if ('error' in read) {
        if (read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && !read.error.retryable)
            return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(read.error) ? 'another' : 'refused';
        throw read.error;
    }
    if (read.value.name === name)
        return (0,_core_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isBeingDeleted */ .vx)(read.value) ? 'deleting' : 'living';
    const message = `A GitHub Deployment records ${id} as "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(name)}", but its name is "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(read.value.name)}". Ignoring it.`;
    session.emit({ type: 'warning', message });
    return 'another';
}


/***/ }),

/***/ 5746:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ nearName; }
/* harmony export */ });
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7309);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5832);
/* harmony import */ var _core_preview_name_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2514);
/* harmony import */ var _core_status_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4176);




const COMPARED_NAMES = 100;
async function nearName({ controlPlane }, name, choose = _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA) {
    if ((0,_core_preview_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isPreviewName */ .En)(name))
        return undefined;
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRequest */ .dP)(() => controlPlane.listDeployments({ name_contains: '', limit: COMPARED_NAMES, offset: 0 }));
    const rows = 'value' in read ? (read.value ?? []) : [];
    const names = rows.filter((row) => !(0,_core_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isBeingDeleted */ .vx)(row) && !(0,_core_preview_name_js__WEBPACK_IMPORTED_MODULE_3__/* .isPreviewName */ .En)(row.name)).map((row) => row.name);
    return names.includes(name) ? undefined : choose(name, names);
}


/***/ }),

/***/ 4309:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IK: function() { return /* binding */ findForeignReason; },
/* harmony export */   j5: function() { return /* binding */ otherRepository; },
/* harmony export */   no: function() { return /* binding */ isToldOurs; },
/* harmony export */   re: function() { return /* binding */ refuseForeign; },
/* harmony export */   vi: function() { return /* binding */ assertComparable; }
/* harmony export */ });
/* unused harmony exports needsRecord, foreignReason */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_image_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8972);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7839);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2303);
/* harmony import */ var _find_by_name_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9499);





async function findForeignReason(session, deployment, claim) {
    const recorded = needsRecord(deployment, claim) ? await session.recall(deployment.name) : null;
    return foreignReason(deployment, claim, recorded);
}
function assertComparable(deployment, claim) {
    const { image_uri } = deployment.source_revision_config;
    const isTold = toldRepository(deployment) !== undefined || !image_uri;
    if (isTold || claim.image_uri !== undefined || claim.unrecorded === undefined)
        return;
    const problem = `is not set, and ${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDeployment */ .Ti)(deployment)} runs an image: its name alone does not prove that it belongs to this repository. Set image_uri to the image of this preview, without tag or digest, or use another name.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([{ input: 'image_uri', problem }]);
}
async function refuseForeign(session, deployment, claim) {
    if (claim === undefined)
        return;
    assertComparable(deployment, claim);
    const why = await findForeignReason(session, deployment, claim);
    if (why === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlanError */ .W6('foreign_deployment', `Deployment ${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDeployment */ .Ti)(deployment)} belongs to another repository: ${why}.`, {
        advice: 'Set another `name`. Previews of two repositories on one control plane need different names.'
    });
}
function needsRecord(deployment, claim) {
    if (toldRepository(deployment) !== undefined) {
        return claim.head_is_gone && otherRepository(deployment, claim) !== undefined;
    }
    return hasClaimedImage(deployment, claim) !== true;
}
function foreignReason(deployment, claim, recorded) {
    const isRecorded = recorded?.includes(deployment.id) ?? false;
    const other = otherRepository(deployment, claim);
    if (other !== undefined) {
        if (!claim.head_is_gone)
            return other;
        return isRecorded ? undefined : `${other}, and no GitHub Deployment of this repository names it`;
    }
    if (toldRepository(deployment) !== undefined)
        return undefined;
    if (isRecorded)
        return undefined;
    const sameImage = hasClaimedImage(deployment, claim);
    if (sameImage !== undefined) {
        const { image_uri } = deployment.source_revision_config;
        return sameImage ? undefined : `it runs the image ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(image_uri ?? '', 200)}, not the image of this run`;
    }
    return recorded === null || recorded.length === 0
        ? undefined
        : 'the GitHub Deployments of this repository name another deployment';
}
function otherRepository(deployment, claim) {
    const repository = toldRepository(deployment);
    if (repository === undefined || isClaimed(repository, claim))
        return undefined;
    return `it is built from ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(repository, 200)}`;
}
function isToldOurs(deployment, claim) {
    const repository = toldRepository(deployment);
    return repository === undefined ? hasClaimedImage(deployment, claim) : isClaimed(repository, claim);
}
function toldRepository({ source_config }) {
    return source_config.repo_url?.trim() || undefined;
}
function isClaimed(repository, { repositories }) {
    return repositories.some((own) => (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameValue */ .am)('repo_url', own, repository));
}
function hasClaimedImage({ source_revision_config }, claim) {
    const [deployed, own] = [source_revision_config.image_uri, claim.image_uri];
    if (!deployed || own === undefined)
        return undefined;
    return imageRepository(deployed) === imageRepository(own);
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
/* harmony export */   vp: function() { return /* binding */ showValue; }
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2303);

const SIGN = { added: '+', changed: '~', removed: '-', unproven: '?', repeated: '=' };
const DIFFERENCES = {
    added: 'added',
    changed: 'changed',
    removed: 'no longer set',
    unproven: 'not shown by the service',
    repeated: 'unchanged, sent again'
};
function fieldOf(path) {
    return path.slice(path.lastIndexOf('.') + 1);
}
function showValue(value) {
    if (value == null)
        return 'unset';
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(typeof value === 'string' ? value : JSON.stringify(value), 120);
}
function listChanges(changes, prefix) {
    return changes
        .map(({ path, difference, note }) => {
        const name = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(path.slice(prefix.length + 1) || path, 60);
        return note === undefined
            ? `${SIGN[difference]} ${name} ${DIFFERENCES[difference]}`
            : `${SIGN.unproven} ${name} may be new or changed`;
    })
        .join(', ');
}
function explainChanges(changes) {
    const making = changes.filter((change) => change.new_revision);
    const within = (prefix) => making.filter(({ path }) => path === prefix || path.startsWith(`${prefix}.`));
    const [specs, secrets] = [within('source_config.resource_spec'), within('secrets')];
    const reasons = [
        ...within('source_revision_config').map(({ path, note, before, after }) => {
            if (note !== undefined)
                return note;
            return `${fieldOf(path)} changes from ${showValue(before)} to ${showValue(after)}`;
        }),
        ...(specs.length > 0 ? [`resource_spec: ${listChanges(specs, 'source_config.resource_spec')}`] : []),
        ...whyRemoved(specs, 'resource_spec', 'fields'),
        ...(secrets.length > 0 ? [`secrets: ${listChanges(secrets, 'secrets')}${whyUnproven(secrets)}`] : []),
        ...(secrets.some(({ difference }) => difference === 'unproven')
            ? [
                'the service does not show every secret value, so this run cannot tell whether the values changed and sends all secrets'
            ]
            : []),
        ...whyRemoved(secrets, 'secrets', 'secrets')
    ];
    return [...new Set(reasons)];
}
const whyUnproven = (secrets) => {
    const note = secrets.find((secret) => secret.note !== undefined)?.note;
    return note === undefined ? '' : ` (${note})`;
};
const whyRemoved = (changes, input, parts) => changes.some(({ difference }) => difference === 'removed')
    ? [
        `the input ${input} replaces all ${parts}, so those that it does not set are removed, unless the service sets them itself`
    ]
    : [];


/***/ }),

/***/ 9795:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ waitForUrl; },
/* harmony export */   y: function() { return /* binding */ waitForCreatedUrl; }
/* harmony export */ });
/* harmony import */ var _contract_shown_url_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4954);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7309);
/* harmony import */ var _core_poll_until_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2342);



const POLL_MS = 1_000;
const CREATED_MS = 10_000;
async function waitForUrl({ controlPlane, clock, emit, url }, { deployment_id, timeoutMs }) {
    if (url() !== undefined)
        return url();
    const deadline = clock.now() + timeoutMs;
    const read = async () => {
        const remainingMs = Math.max(1, deadline - clock.now());
        const answer = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRequest */ .dP)(() => controlPlane.readDeployment(deployment_id, { timeoutMs: remainingMs, once: true }));
        if (!('value' in answer))
            return undefined;
        emit({ type: 'deployment_read', deployment: answer.value });
        return (0,_contract_shown_url_js__WEBPACK_IMPORTED_MODULE_1__/* .shownUrl */ .z)(answer.value);
    };
    return (0,_core_poll_until_js__WEBPACK_IMPORTED_MODULE_2__/* .pollUntil */ .g)({ clock, deadline, delayMs: POLL_MS }, read, (shown) => shown !== undefined);
}
async function waitForCreatedUrl(session, { wanted, applied }, url) {
    const { controlPlane, clock, emit, deadline } = session;
    const timeoutMs = Math.min(CREATED_MS, deadline - clock.now());
    if (applied.operation !== 'created' || wanted.source !== 'git_host' || timeoutMs <= 0 || url() !== undefined)
        return;
    const shown = await waitForUrl({ controlPlane, clock, emit, url }, { deployment_id: applied.deployment.id, timeoutMs });
    if (shown === undefined)
        emit({ type: 'info', message: 'The service does not show the URL of the deployment yet.' });
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

// EXTERNAL MODULE: ./src/deploy/core/preview-name.js
var preview_name = __nccwpck_require__(2514);
// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/github/run-context.js
var run_context = __nccwpck_require__(9690);
// EXTERNAL MODULE: ./src/report/record.js
var record = __nccwpck_require__(5270);
// EXTERNAL MODULE: ./src/repository/repository-url.js
var repository_url = __nccwpck_require__(2977);
// EXTERNAL MODULE: ./src/text/web-address.js
var web_address = __nccwpck_require__(7025);
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
async function createRecord(github, { name, control_plane, environment, transient, ref = '' }, { deployment_id, description }) {
    const payload = { name, control_plane, ...(deployment_id !== undefined && { deployment_id }) };
    const transient_environment = transient;
    const made = await github.createDeployment({ ref, environment, description, transient_environment, payload });
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
        const state = await github.latestState(id);
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

// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __nccwpck_require__(2303);
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

// EXTERNAL MODULE: ./src/deploy/core/status.js
var core_status = __nccwpck_require__(4176);
// EXTERNAL MODULE: ./src/report/known-revision.js
var known_revision = __nccwpck_require__(2868);
;// CONCATENATED MODULE: ./src/github-records/outcome.js



const LONGEST_DESCRIPTION = 140;
function isUnderWay(record) {
    const { operation, deployment_id, new_revision } = record;
    if (deployment_id === undefined)
        return false;
    if (operation === 'created' || operation === 'updated')
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
    return status !== undefined && (0,core_status/* verdictOf */.Vj)(status) === 'failed' ? 'failure' : 'success';
}
function describeRun(record, failure) {
    const { revision_id, operation } = record;
    const status = (0,known_revision/* lastStatus */.by)(record);
    if (failure !== undefined)
        return (0,sanitize/* sanitizeLine */.g$)(failure.message, LONGEST_DESCRIPTION);
    const revision = revision_id === undefined ? [] : [`revision ${revision_id}`];
    return (0,sanitize/* sanitizeLine */.g$)([operation ?? 'deploy', ...revision, ...(status ? [status] : [])].join(', '), LONGEST_DESCRIPTION);
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
async function recordFor(github, written, { target, record, description }) {
    const { deployment, names } = written;
    const deployment_id = record.operation === undefined ? undefined : record.deployment_id;
    if (deployment !== undefined) {
        if (deployment_id === undefined || deployment_id === names)
            return deployment;
        await retireRecords(github, target, { before: deployment + 1, description: DELETED });
    }
    const made = await createRecord(github, target, { deployment_id, description });
    written.deployment = made;
    written.names = deployment_id;
    return made;
}
async function begin({ wanted, running, making, run_url }, written, told) {
    const target = inEnvironment(wanted);
    if (target === undefined)
        return;
    const { record } = told;
    const description = describeRun(record);
    const made = await making('record the deployment on GitHub', (github) => recordFor(github, written, { target, record, description }));
    if (made === undefined)
        return;
    await running('record the deployment on GitHub', (github) => github.addStatus(made, statusOf('in_progress', { description, url: record.url, run_url })));
}
async function end({ wanted, closing, run_url }, written, told) {
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
        const own = await recordFor(github, written, { target, record, description });
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
    const isRecorded = request.command === 'deploy' || request.command === 'plan' || isRealDelete(request);
    const records = isRecorded ? request.github.records : undefined;
    const recorder = records && recorderOf(options, records, guards);
    return {
        recall: (name) => recall(guards.running, placeOf(request.github, name), name),
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
    return createRecorder({ wanted, run_url: context.run_url, now, redactAll, ...guards });
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
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7127);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7025);



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
    const server_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailingSlashes */ .A)(given('GITHUB_SERVER_URL') ?? 'https://github.com');
    const run = given('GITHUB_RUN_ID');
    const [action_repository = '', action_ref = ''] = [given('GITHUB_ACTION_REPOSITORY'), given('GITHUB_ACTION_REF')];
    const isPublished = REPOSITORY.test(action_repository) && PLAIN_REF.test(action_ref);
    const sha = given('GITHUB_SHA');
    const actor = given('GITHUB_ACTOR');
    const event_name = given('GITHUB_EVENT_NAME') ?? '';
    const pushed_at = event_name === 'push' ? readPushDate(memberOf(memberOf(payload, 'repository'), 'pushed_at')) : undefined;
    const before = memberOf(payload, 'before');
    const pull = readPullRequest(memberOf(payload, 'pull_request'));
    return {
        event_name,
        event_action: typeof action === 'string' ? action : undefined,
        server_url,
        api_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailingSlashes */ .A)(given('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: given('GITHUB_REF'),
        sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
        pull_request: pull && {
            ...pull,
            is_fork: pull.head_repository?.toLowerCase() !== repository?.toLowerCase()
        },
        ...(typeof before === 'string' && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullCommit */ .f5)(before) && !NO_COMMIT.test(before) && { sha_before: before }),
        ...(pushed_at !== undefined && { pushed_at }),
        ...(actor !== undefined && { actor }),
        ...(isPublished && { action_url: `${server_url}/${action_repository}/blob/${action_ref}` }),
        run_url: repository !== undefined && run !== undefined ? `${server_url}/${repository}/actions/runs/${run}` : undefined
    };
}
function readPushDate(date) {
    if (typeof date === 'number')
        return date * 1000;
    const at = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .readDate */ .A)(typeof date === 'string' ? date : undefined);
    return Number.isNaN(at) ? undefined : at;
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

/***/ 1155:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  B: function() { return /* binding */ INPUT_SOURCE; },
  U: function() { return /* binding */ readDesiredDeployment; }
});

// EXTERNAL MODULE: ./src/contract/dialect/dialect.js
var dialect_dialect = __nccwpck_require__(3388);
;// CONCATENATED MODULE: ./src/contract/field-source.js
const FIELD_SOURCE = {
    integration_id: 'git_host',
    repo_url: 'git_host',
    deployment_type: 'git_host',
    build_on_push: 'git_host',
    install_command: 'git_host',
    build_command: 'git_host',
    repo_ref: 'git_host',
    graph_config_path: 'git_host',
    custom_url: 'external_container',
    resource_spec: 'external_container',
    listener_id: 'external_container',
    listener_config: 'external_container',
    image_uri: 'external_container'
};

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
var fields = __nccwpck_require__(8183);
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











const { listener_config: CLUSTER, ...FIELDS } = FIELD_SOURCE;
const INPUT_SOURCE = Object.entries({ ...FIELDS, cluster_namespace: CLUSTER, paths: 'git_host' });
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
        ...(isOwnCode && unpushed_commits !== undefined && { unpushed_commits }),
        ...(context.pushed_at !== undefined && { pushed_at: context.pushed_at })
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
    const hidden = (0,fields/* invisibleProblem */.XM)(text);
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
        const { parseStructured } = await Promise.all(/* import() */[__nccwpck_require__.e(435), __nccwpck_require__.e(637), __nccwpck_require__.e(615)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5615));
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

/***/ 49:
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
// EXTERNAL MODULE: ./src/inputs/desired-deployment.js + 2 modules
var desired_deployment = __nccwpck_require__(1155);
// EXTERNAL MODULE: ./src/inputs/fields.js
var fields = __nccwpck_require__(8183);
// EXTERNAL MODULE: ./src/inputs/paths.js
var paths = __nccwpck_require__(7872);
// EXTERNAL MODULE: ./src/inputs/raw-inputs.js
var raw_inputs = __nccwpck_require__(270);
// EXTERNAL MODULE: ./src/deploy/core/preview-name.js
var preview_name = __nccwpck_require__(2514);
// EXTERNAL MODULE: ./src/github/run-context.js
var run_context = __nccwpck_require__(9690);
// EXTERNAL MODULE: ./src/github-records/wanted.js
var github_records_wanted = __nccwpck_require__(7298);
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

// EXTERNAL MODULE: ./src/inputs/target.js
var inputs_target = __nccwpck_require__(3067);
;// CONCATENATED MODULE: ./src/inputs/request.js











const VERIFY_SERVING = ['auto', 'off'];
const COMMANDS = ['deploy', 'plan', 'delete', 'sweep'];
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
    if (command === 'sweep') {
        const github = readSweepAccess(reading, connection);
        return { command, ...common, github, sweep: (0,inputs_target/* readSweep */.bS)(reading), notes: reading.notes };
    }
    (0,inputs_target/* refuseSweepInputs */.E2)(reading);
    const target = (0,inputs_target/* readTarget */._E)(reading, command === 'delete' ? 'delete' : 'update');
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
function readDeploy(reading, command, { connection, timeoutMs, target: { preview, ...target } }) {
    const { field, context, notes, warnings } = reading;
    if (!preview)
        (0,inputs_target/* readNewName */.i5)(reading, target);
    const secrets = readSecrets(reading);
    const wanted = (0,desired_deployment/* readDesiredDeployment */.U)(reading, {
        ...(target.name !== undefined && { name: target.name }),
        ...(secrets && { secrets })
    });
    const new_revision = field.choice('new_revision', model/* NEW_REVISION_POLICIES */.S) ?? 'auto';
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
/* harmony import */ var _deploy_core_preview_name_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2514);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9690);
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
    return (0,_deploy_core_preview_name_js__WEBPACK_IMPORTED_MODULE_4__/* .previewName */ .gz)(fittedName(reading, name), pullRequest, previewKind(reading.context));
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
    notes.push(`Previews of "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60)}" are named ${(0,_deploy_core_preview_name_js__WEBPACK_IMPORTED_MODULE_4__/* .previewName */ .gz)(fitted, 1, previewKind(context)).replace(/1$/, '<number>')}, because this service accepts only ${rule?.form}. Do not use another name that leads to the same preview names.`);
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
function refuseSweepInputs({ raw, field, problems }) {
    const belongs = (input, fix) => problems.add(input, `applies only to command: sweep. ${fix}`);
    if (raw.max_age !== undefined)
        belongs('max_age', 'Remove it.');
    if (field.boolean('dry_run') === true)
        belongs('dry_run', 'Remove it, or use command: plan.');
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
        reading.problems.add('repo_url', `is not set, and ${why}. A name alone does not prove which deployment to delete. Set deployment_id, or set repo_url to the repository from which it is built.`);
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
/* harmony import */ var _deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4176);
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
function stoppedWaiting({ code, message }, record) {
    const { revision_id, rerun } = record;
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    const what = revision_id === undefined ? '' : ` of revision ${revision_id}${status ? ` (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(status, 40)})` : ''}`;
    return {
        kind: 'error',
        code,
        message: `${message}\nThe rollout${what} continues. This run stopped waiting for it.`,
        advice: rerun ? `Set a fresh credential. ${rerun}` : 'Re-run the job with a fresh credential to resume waiting.'
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
    if (last !== undefined && (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(last) === 'failed')
        return `${ended} after revision ${revision_id} ended as ${status}.`;
    return `${ended} while waiting for revision ${revision_id}${status && ` (${status})`}. The rollout continues.${servedLine(record)}`;
}
function servedLine(record) {
    const before = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .servedBefore */ .p7)(record);
    return before === undefined ? '' : `\nServing when this run began: revision ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .namedRevision */ .ni)(record, before)}`;
}
function cancelAdvice(record) {
    const { revision_id, wrote, going_back, rerun = 'Re-run the job to resume waiting.' } = record;
    if (going_back !== undefined)
        return 'The rollback continues. Check in the service which revision serves. The next run deploys again.';
    if (isDeployed(record))
        return 'The revision stays. Re-run the job for the checks that remain.';
    const last = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    if (last !== undefined && (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(last) === 'failed')
        return 'Read the logs of the revision in the service, then re-run the job. It creates a new revision.';
    if (revision_id !== undefined)
        return rerun;
    return wrote ? 'Re-run the job. It reads first and continues from what exists.' : undefined;
}
function isDeployed(record) {
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    return status !== undefined && (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'deployed';
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
/* harmony import */ var _deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4176);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4159);
/* harmony import */ var _plan_plan_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7022);



function lastStatus({ statuses, revision_id }) {
    return statuses.findLast((seen) => seen.revision_id === revision_id)?.status;
}
function isPending(record) {
    const status = lastStatus(record);
    return status === undefined ? record.new_revision === true : (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'pending';
}
function hasBecomeLive({ statuses, revision_id }) {
    const verdicts = statuses.filter((seen) => seen.revision_id === revision_id).map(({ status }) => (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status));
    return verdicts.at(-1) === 'deployed' && verdicts.includes('pending');
}
function badEnd(record) {
    const status = lastStatus(record);
    return status !== undefined && (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'failed' ? status : undefined;
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
    if (status !== undefined && (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'deployed')
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
    const isApart = serving != null && serving !== revision_id && status !== undefined && (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'deployed';
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
/* harmony import */ var _deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4176);
/* harmony import */ var _deploy_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9499);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4159);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9623);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(2303);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(7025);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2868);
/* harmony import */ var _plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(846);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5270);
/* harmony import */ var _revision_log_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(8261);










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
            return (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(event.status) === 'deployed' ? deployedLines(event, before) : [];
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
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)('  Not verified which revision answers: the agent server names no revision of this deployment.');
        case 'serving_confirmed':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)('  Live: the agent server answers with this revision.');
        case 'check_ended':
            return checkLines(event.check);
        case 'log_read':
            return earlierLogLines(event.log);
        case 'log_missing':
            return [{ level: 'debug', text: `No log of the revision: ${event.problem}` }];
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
        case 'restarted':
            return (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(event.why);
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
const NOTHING = { deploy: '', plan: '', delete: 'Nothing to delete: ', sweep: 'Nothing to sweep: ' };
function notFoundLines({ what, meant, by_id }, { command = 'deploy' }) {
    const text = `${NOTHING[command]}${by_id ? (0,_deploy_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_1__/* .noSuchId */ .sJ)(what) : `no deployment "${what}" exists`}.`;
    const fact = text.charAt(0).toUpperCase() + text.slice(1);
    if (by_id)
        return [{ level: 'warning', text: fact }];
    return meant === undefined ? (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(fact) : [{ level: 'warning', text: `${fact} Did you mean "${meant}"?` }];
}
function earlierTimes(earlier) {
    if (earlier === undefined || earlier.longest < 1_000)
        return '';
    const [from, to] = [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .spellDuration */ .jl)(earlier.shortest), (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .spellDuration */ .jl)(earlier.longest)];
    return `earlier revisions took ${from === to ? from : `${from} to ${to}`}`;
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
function statusLines({ elapsed_ms, status, earlier }, seen) {
    const level = seen < _record_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_STATUSES */ .Th ? 'info' : 'debug';
    const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(status, 60);
    const times = earlierTimes(earlier);
    return [
        {
            level,
            text: `  ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(elapsed_ms).padStart(5)}  ${times === '' ? shown : `${shown.padEnd(18)}  ${times}`}`
        }
    ];
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
        case 'unchanged':
            return plan && 'built_by_service' in plan
                ? (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)('Nothing to send. The service builds this push automatically.')
                : (0,_plan_plan_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .info */ .pq)(`Nothing was changed.${plan?.in_progress ? '' : ' To build again, set new_revision: always.'}`);
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
    const keeps = operation === 'unchanged' || (operation === 'update' && !new_revision);
    const repeated = plan.changes.filter(({ difference }) => difference === 'repeated');
    const why = [...new Set(repeated.flatMap(({ note }) => note ?? []))];
    return [
        ...info(`Plan: ${planOutline(plan)}`),
        ...(keeps || pushed ? reasons : why).flatMap((reason) => info(`  ${reason}`)),
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
    return `${operation}, ${revision}`;
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
        ...pushed,
        ...(compared && { compared })
    };
}
function withKept(plan, names) {
    const kept = new Set(names.map((name) => `secrets.${name}`));
    const note = 'not removed: the service still lists it';
    return { ...plan, changes: plan.changes.map((change) => (kept.has(change.path) ? { ...change, note } : change)) };
}
function planFacts({ operation, new_revision, reasons, changes, warnings, compared }) {
    return { operation, new_revision, reasons, changes, warnings, compared };
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
        case 'restarted':
            return restarted(record);
        case 'planned': {
            const warnings = [...new Set([...record.warnings, ...event.plan.warnings])];
            const { rerun: _outdated, ...rest } = record;
            return {
                ...rest,
                plan: (0,_plan_shown_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPlan */ .vJ)(event.plan),
                warnings,
                ...(event.rerun !== undefined && { rerun: event.rerun })
            };
        }
        case 'write_sent':
            return { ...record, wrote: event.request };
        case 'operation_decided': {
            const { operation, new_revision } = event;
            const has_changed = operation === 'created' || operation === 'updated';
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
            return record.plan === undefined ? told : { ...told, plan: (0,_plan_shown_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .withKept */ .$B)(record.plan, event.names) };
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
function restarted({ command, name, asked_id, wanted_commit, warnings, wrote, has_changed }) {
    return {
        ...EMPTY_RECORD,
        warnings,
        ...(command !== undefined && { command }),
        ...(name !== undefined && { name }),
        ...(asked_id !== undefined && { asked_id }),
        ...(wanted_commit !== undefined && { wanted_commit }),
        ...(wrote !== undefined && { wrote }),
        ...(has_changed !== undefined && { has_changed })
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
function shownFacts({ deployment_id, revision_id, url, commits, rollback }) {
    const address = url?.replace(/[?#].*$/s, '');
    const revisions = commits.flatMap((known) => [known.revision_id, known.commit_sha, known.commit_sha.slice(0, 7)]);
    const facts = [deployment_id, revision_id, address, rollback?.rolled_back_to, ...revisions];
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
    return {
        ...(deployment_id !== undefined && { deployment_id }),
        ...(revision_id !== undefined && { revision_id }),
        ...(url !== undefined && { url, docs_url: `${url}/docs` }),
        ...(operation !== undefined && { operation, smoke: check?.result ?? 'skipped' }),
        ...(new_revision !== undefined && { new_revision: String(new_revision) }),
        ...(status !== undefined && { status }),
        ...(commit_sha !== undefined && { commit_sha }),
        ...(record.serving_revision_id !== undefined && { serving_revision_id: record.serving_revision_id }),
        ...(rollback?.rolled_back_to !== undefined && { rolled_back_to: rollback.rolled_back_to }),
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
/* harmony export */   am: function() { return /* binding */ isSameValue; }
/* harmony export */ });
/* unused harmony export canonicalValue */
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

/***/ 2806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ NO_API; },
/* harmony export */   Y: function() { return /* binding */ NO_SUCH_OPERATION; }
/* harmony export */ });
const NO_SUCH_OPERATION = new Set([404, 405, 501]);
const NO_API = {
    headline: 'No control plane API was found at `base_url`',
    fix: 'Check the path of `base_url`. LangSmith Cloud has no path; self-hosted LangSmith has `/api-host`. For LangSmith, also set `api_dialect` to `langsmith`.'
};


/***/ }),

/***/ 7309:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EY: function() { return /* binding */ backoffDelay; },
/* harmony export */   Q: function() { return /* binding */ LONGEST_RETRY_AFTER_MS; },
/* harmony export */   TI: function() { return /* binding */ retryDelayFor; },
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
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8606);
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
  "482": "bottleneck.js",
  "516": "octokit.js",
  "524": "comment.js",
  "538": "answers.js",
  "583": "check-deployed.js",
  "585": "checkout.js",
  "615": "resource-spec.js",
  "637": "yaml.js",
  "737": "translation.js",
  "781": "delete-deployment.js",
  "865": "sweep.js",
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