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

/***/ 4589:
/***/ (function(module) {

"use strict";
module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ (function(module) {

"use strict";
module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function(module) {

"use strict";
module.exports = require("node:buffer");

/***/ }),

/***/ 3802:
/***/ (function(module) {

"use strict";
module.exports = require("node:child_process");

/***/ }),

/***/ 7540:
/***/ (function(module) {

"use strict";
module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ (function(module) {

"use strict";
module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ (function(module) {

"use strict";
module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ (function(module) {

"use strict";
module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ (function(module) {

"use strict";
module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ (function(module) {

"use strict";
module.exports = require("node:fs");

/***/ }),

/***/ 7067:
/***/ (function(module) {

"use strict";
module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ (function(module) {

"use strict";
module.exports = require("node:http2");

/***/ }),

/***/ 7030:
/***/ (function(module) {

"use strict";
module.exports = require("node:net");

/***/ }),

/***/ 6760:
/***/ (function(module) {

"use strict";
module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function(module) {

"use strict";
module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ (function(module) {

"use strict";
module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ (function(module) {

"use strict";
module.exports = require("node:stream");

/***/ }),

/***/ 8500:
/***/ (function(module) {

"use strict";
module.exports = require("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ (function(module) {

"use strict";
module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ (function(module) {

"use strict";
module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ (function(module) {

"use strict";
module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ (function(module) {

"use strict";
module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ (function(module) {

"use strict";
module.exports = require("node:worker_threads");

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

/***/ 6928:
/***/ (function(module) {

"use strict";
module.exports = require("path");

/***/ }),

/***/ 932:
/***/ (function(module) {

"use strict";
module.exports = require("process");

/***/ }),

/***/ 3193:
/***/ (function(module) {

"use strict";
module.exports = require("string_decoder");

/***/ }),

/***/ 4756:
/***/ (function(module) {

"use strict";
module.exports = require("tls");

/***/ }),

/***/ 7016:
/***/ (function(module) {

"use strict";
module.exports = require("url");

/***/ }),

/***/ 9023:
/***/ (function(module) {

"use strict";
module.exports = require("util");

/***/ }),

/***/ 3998:
/***/ (function(module, __unused_webpack_exports, __nccwpck_require__) {

"use strict";

/** By its file, since the package's name leads here. */
const loadTunnel = () => __nccwpck_require__(4488);
const tunnel = {
    httpOverHttp: (options) => loadTunnel().httpOverHttp(options),
    httpsOverHttp: (options) => loadTunnel().httpsOverHttp(options),
    httpOverHttps: (options) => loadTunnel().httpOverHttps(options),
    httpsOverHttps: (options) => loadTunnel().httpsOverHttps(options)
};
module.exports = tunnel;


/***/ }),

/***/ 2134:
/***/ (function(module, __unused_webpack_exports, __nccwpck_require__) {

var j=(e,n)=>()=>{try{return n||e((n={exports:{}}).exports,n),n.exports}catch(t){throw n=0,t}};var R=j((Z,N)=>{function T(e){return typeof e=="string"?!["false","0","no","off",""].includes(e.toLowerCase()):!!e}function U(e=process.env){let n={};for(let t of["ENCODING","PATH","QUIET","DEBUG","OVERRIDE","FAST"]){let r=e[`DOTENV_${t}`]!=null?e[`DOTENV_${t}`]:e[`DOTENV_CONFIG_${t}`];r!=null&&(n[t.toLowerCase()]=t==="ENCODING"||t==="PATH"?r:T(r))}return n}N.exports={parseBoolean:T,optionsFromEnv:U}});var P=j((ee,b)=>{var F=__nccwpck_require__(9896),_=__nccwpck_require__(6928),B=__nccwpck_require__(857),{URL:L,fileURLToPath:Q}=__nccwpck_require__(7016),{parseBoolean:$,optionsFromEnv:I}=R(),G=/(?:^|^)\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*?|:\s+?)(\s*'(?:\\'|[^'])*'|\s*"(?:\\"|[^"])*"|\s*`(?:\\`|[^`])*`|[^#\r\n]+)?\s*(?:#.*)?(?:$|$)/mg,y=new Uint8Array(256);for(let e=48;e<=57;e++)y[e]=1;for(let e=65;e<=90;e++)y[e]=1;for(let e=97;e<=122;e++)y[e]=1;y[45]=1;y[46]=1;y[95]=1;function H(e){let n={},t=e.toString();t=t.replace(/\r\n?/mg,`
`);let r;for(;(r=G.exec(t))!=null;){let o=r[1],i=r[2]||"";i=i.trim();let c=i[0];i=i.replace(/^(['"`])([\s\S]*)\1$/mg,"$2"),c==='"'&&(i=i.replace(/\\n/g,`
`),i=i.replace(/\\r/g,"\r")),n[o]=i}return n}function g(e){return e<=32?e===32||e>=9&&e<=13:e>=160&&(e===160||e===5760||e>=8192&&e<=8202||e===8232||e===8233||e===8239||e===8287||e===12288||e===65279)}function O(e){return e===10||e===8232||e===8233}function V(e){let n={},t=typeof e=="string"?e:e.toString();t.indexOf("\r")!==-1&&(t=t.replace(/\r\n?/g,`
`));let r=t.length,o=0;for(;o<r;){let i=t.charCodeAt(o);for(;o<r&&g(i);)o++,i=t.charCodeAt(o);if(o>=r)break;if(i===35){for(;o<r&&!O(t.charCodeAt(o));)o++;continue}let c=-1;if(i===101&&o+6<r&&t.charCodeAt(o+1)===120&&t.charCodeAt(o+2)===112&&t.charCodeAt(o+3)===111&&t.charCodeAt(o+4)===114&&t.charCodeAt(o+5)===116){let u=t.charCodeAt(o+6);if(g(u)){let s=o+7;for(;s<r&&g(t.charCodeAt(s));)s++;y[t.charCodeAt(s)]&&(c=o+6,o=s)}else i=t.charCodeAt(o)}let E=o,p=0;for(;o<r&&(p=t.charCodeAt(o),y[p]);)o++;if(o===E){for(;o<r&&!O(t.charCodeAt(o));)o++;continue}let k=t.slice(E,o),D=o;if(o>=r&&(p=0),g(p))do o++,p=o<r?t.charCodeAt(o):0;while(g(p));if(p===61)o++;else if(p===58&&o===D&&o+1<r&&g(t.charCodeAt(o+1)))o+=2;else{for(o=c===-1?D:c;o<r&&!O(t.charCodeAt(o));)o++;continue}let d=o,l=o;for(;l<r&&g(t.charCodeAt(l));)l++;let C=t.charCodeAt(l),a,q=!1;if(C===39||C===34||C===96){let u=t[l],s=t.indexOf(u,l+1),f=-1,h=-1;for(;s!==-1;){let x=t.charCodeAt(s-1)===92,w=s+1;for(;w<r&&!O(t.charCodeAt(w))&&g(t.charCodeAt(w));)w++;if((w===r||O(t.charCodeAt(w))||t.charCodeAt(w)===35)&&(f=s,h=w),!x)break;s=t.indexOf(u,s+1)}if(f!==-1){if(a=t.slice(l+1,f),o=h,t.charCodeAt(o)===35)for(;o<r&&!O(t.charCodeAt(o));)o++;q=!0}}if(!q){let u=t.indexOf(`
`,d);u===-1&&(u=r);let s;if(r<4096)s=t.indexOf("#",d),(s===-1||s>u)&&(s=u);else for(s=d;s<u&&t.charCodeAt(s)!==35;)s++;let f=d,h=s;for(;f<h&&g(t.charCodeAt(f));)f++;for(;h>f&&g(t.charCodeAt(h-1));)h--;let x=t.charCodeAt(f);if(a=t.slice(f,h),a.includes("\u2028")||a.includes("\u2029")?a=a.replace(/^(['"`])([\s\S]*)\1$/mg,"$2"):h-f>=2&&(x===39||x===34||x===96)&&t.charCodeAt(h-1)===x&&(a=t.slice(f+1,h-1)),o=s,s<u)for(;o<r&&!O(t.charCodeAt(o));)o++}C===34&&(q||l<o)&&a.indexOf("\\")!==-1&&(a=a.replace(/\\n/g,`
`).replace(/\\r/g,"\r")),n[k]=a}return n}function J(e,n){return n&&$(n.fast)?V(e):H(e)}function v(e){console.log(`\u2506 ${e}`)}function W(e){console.error(`\u25C7 ${e}`)}function S(e){return e[0]==="~"?_.join(B.homedir(),e.slice(1)):e}function K(e={}){let n={...e};for(let t of Object.keys(n))n[t]===void 0&&delete n[t];return{...I(),...n}}function M(e){e=K(e);let n=_.resolve(process.cwd(),".env"),t="utf8",r=process.env;e&&e.processEnv!=null&&(r=e.processEnv);let o=$(e&&e.debug);e&&e.encoding?t=e.encoding:o&&v("no encoding is specified (UTF-8 is used by default)");let i=[n];if(e&&e.path)if(!Array.isArray(e.path))i=[S(e.path)];else{i=[];for(let d of e.path)i.push(S(d))}let c,E={},p={fast:e.fast};for(let d of i)try{let l=A.parse(F.readFileSync(d,{encoding:t}),p);A.populate(E,l,e)}catch(l){o&&v(`failed to load ${d} ${l.message}`),c=l}let k=A.populate(r,E,e),D=$(Object.prototype.hasOwnProperty.call(e,"quiet")?e.quiet:I(r).quiet);if(o||!D){let d=Object.keys(k).length,l=[];for(let C of i)try{let a=_.relative(process.cwd(),C instanceof L?Q(C):C);l.push(a)}catch(a){o&&v(`failed to load ${C} ${a.message}`),c=a}W(`injected env (${d}) from ${l.join(",")}`)}return c?{parsed:E,error:c}:{parsed:E}}function Y(e){return A.configDotenv(e)}function z(e,n,t={}){let r=$(t&&t.debug),o=$(t&&t.override),i={};if(e===null||typeof e!="object"||n===null||typeof n!="object"){let c=new Error("OBJECT_REQUIRED: Please check the processEnv argument being passed to populate");throw c.code="OBJECT_REQUIRED",c}for(let c of Object.keys(n))Object.prototype.hasOwnProperty.call(e,c)?(o===!0&&(e[c]=n[c],i[c]=n[c]),r&&v(o===!0?`"${c}" is already defined and WAS overwritten`:`"${c}" is already defined and was NOT overwritten`)):(e[c]=n[c],i[c]=n[c]);return i}var A={configDotenv:M,config:Y,parse:J,populate:z};b.exports.configDotenv=A.configDotenv;b.exports.config=A.config;b.exports.parse=A.parse;b.exports.populate=A.populate;b.exports=A});var m=P();module.exports=m;module.exports.config=m.config;module.exports.configDotenv=m.configDotenv;module.exports.parse=m.parse;module.exports.populate=m.populate;


/***/ }),

/***/ 3388:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O9: function() { return /* binding */ DIALECTS; },
/* harmony export */   qm: function() { return /* binding */ NEUTRAL; }
/* harmony export */ });
/* unused harmony export LANGSMITH */
/* harmony import */ var _service_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3031);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1039);
/** What a service speaks: its words, and its serviceRules. A value; the control plane client acts by the words. */


const NEUTRAL = { words: _words_js__WEBPACK_IMPORTED_MODULE_1__/* .NEUTRAL_WORDS */ .eF, serviceRules: _service_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SERVICE_RULES */ .KP };
const LANGSMITH = { words: _words_js__WEBPACK_IMPORTED_MODULE_1__/* .LANGSMITH_WORDS */ .g, serviceRules: _service_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_SERVICE_RULES */ .wb };
/** Every dialect by its name, the value of `api_dialect`. */
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
/** Who hosts the service may set these. */
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
/** What a service asks for beyond the specification. */

const NO_SERVICE_RULES = {
    needsResourceSpec: false,
    fractionalCpu: false,
    extraFields: false
};
/** Of the public service (docs/design.md, section 6). */
const LANGSMITH_SERVICE_RULES = {
    names: { pattern: /^[a-z][a-z0-9-]*$/, said: 'a-z, 0-9 and -, beginning with a letter' },
    safeImageName: 21,
    reservedSecrets: _reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .b,
    needsResourceSpec: true,
    fractionalCpu: true,
    extraFields: true
};
/**
 * The name made to fit the rule of the public service, where it does not: always the same for the same name. Undefined
 * when nothing is left of it.
 */
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

/***/ 1039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jg: function() { return /* binding */ isWord; },
/* harmony export */   _T: function() { return /* binding */ ALL_WORDS; },
/* harmony export */   eF: function() { return /* binding */ NEUTRAL_WORDS; },
/* harmony export */   g: function() { return /* binding */ LANGSMITH_WORDS; }
/* harmony export */ });
/**
 * The neutral words that stand where the public service has its own (naming note of the specification): the one table.
 * Everything that speaks a dialect takes its words from here.
 */
/** Neutral word to the word of the public service. */
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


/***/ }),

/***/ 6672:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KN: function() { return /* binding */ canonicalImage; },
/* harmony export */   T4: function() { return /* binding */ isPinned; },
/* harmony export */   dc: function() { return /* binding */ isResolvedFrom; },
/* harmony export */   zZ: function() { return /* binding */ parseImage; }
/* harmony export */ });
/** Names of container images, compared by the image they lead to. Pure. */
const DEFAULT_REGISTRY = 'docker.io';
/** Other names of the default registry. */
const REGISTRY_ALIASES = new Set(['index.docker.io', 'registry-1.docker.io']);
/** Reads the name of an image by the rules of the container ecosystem: a first part with a dot or port is a registry. */
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
/** Returns the full name of an image: registry, path, and what decides on its content: the digest, or else the tag. */
function canonicalImage(image) {
    const { repository, tag, digest } = parseImage(image);
    return digest === undefined ? `${repository}:${tag}` : `${repository}@${digest}`;
}
/** Whether `shown` can be what a service made of the tag `asked`: the digest that the tag led to, of the same repository. */
function isResolvedFrom(asked, shown) {
    const [tagged, resolved] = [parseImage(asked), parseImage(shown)];
    return (tagged.digest === undefined &&
        resolved.digest !== undefined &&
        tagged.repository === resolved.repository &&
        (resolved.tag === undefined || resolved.tag === tagged.tag));
}
/** Whether an image is given by its digest: a tag can move. */
function isPinned(image) {
    return /@[a-z0-9+._-]+:[0-9a-f]+$/i.test(image.trim());
}


/***/ }),

/***/ 1243:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C_: function() { return /* binding */ TAG_PREFIX; },
/* harmony export */   DN: function() { return /* binding */ FIELD_SOURCE; },
/* harmony export */   Hl: function() { return /* binding */ SOURCES; },
/* harmony export */   TL: function() { return /* binding */ DISCOURAGED_FIELDS; },
/* harmony export */   TO: function() { return /* binding */ RESOURCE_SPEC_FIELDS; },
/* harmony export */   _o: function() { return /* binding */ DEPLOYMENT_TYPES; },
/* harmony export */   cS: function() { return /* binding */ IDENTIFIER; }
/* harmony export */ });
const SOURCES = ['git_host', 'external_container'];
const DEPLOYMENT_TYPES = ['dev_free', 'dev', 'prod'];
/** What the full ref path of a tag begins with (§2.3). */
const TAG_PREFIX = 'refs/tags/';
/**
 * What may be put into the path of a request as an identifier. §2.1 says uuid; anything that cannot leave its path
 * segment passes.
 */
const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/;
/** Which source a field of the two configs belongs to (§2.2, §2.3). */
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
/** The fields of ResourceSpec (§2.4), in the order in which they are told. */
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
/** The fields of §2.4 that are marked do not use: accepted, with a warning. */
const DISCOURAGED_FIELDS = RESOURCE_SPEC_FIELDS.filter((field) => /^(?:orchestrator|executor)_/.test(field));


/***/ }),

/***/ 9227:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  W8: function() { return /* binding */ createControlPlane; }
});

// UNUSED EXPORTS: loadReading, loadTranslation

// EXTERNAL MODULE: ./src/contract/dialect/dialect.js
var dialect_dialect = __nccwpck_require__(3388);
// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/sent-first.js
var sent_first = __nccwpck_require__(4063);
// EXTERNAL MODULE: ./src/text/duration.js
var duration = __nccwpck_require__(9144);
;// CONCATENATED MODULE: ./src/control-plane/accepted-credentials.js
/** Tells a credential that expired during the run from one that was never right. */


const REFUSED_CREDENTIALS = 401;
const REFUSED_OPERATION = 403;
/** Remembers what the credentials were good for. A right may be missing for one operation, a credential for none. */
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
const formatAgo = (ms) => (ms < 60_000 ? `${Math.round(ms / 1000)} s` : (0,duration/* formatDuration */.a)(ms));
function expired(error, agoMs) {
    const { message, request, status } = error;
    return new errors/* CredentialsExpiredError */.s5(`${message}\nThe service accepted the same credentials ${formatAgo(agoMs)} earlier, so they have probably expired or been revoked since.`, {
        request,
        status,
        mayHaveBeenApplied: false,
        retryable: false,
        advice: 'Re-run the job with a fresh credential. It reads first, and continues from what exists.',
        cause: error
    });
}

;// CONCATENATED MODULE: ./src/control-plane/advice.js
const CONTROL_PLANE_ADVICE = {
    address: 'base_url',
    byStatus: {
        401: 'Check that api_key, tenant_id or bearer_token is set, is not empty, and belongs to this base_url.',
        403: 'The service does not let these credentials do this: check that the key is right and has the rights for it, and tenant_id where the account has several workspaces.',
        404: 'Check base_url (with its path prefix, if any), deployment_id, and api_dialect: a service with words of its own does not know the path of another.',
        405: 'base_url does not lead to a control plane that has this operation.',
        409: 'Something else holds this name, or changes this deployment, right now. Let only one run at a time work on it (concurrency in the workflow), then run again.',
        413: 'The request is too large for the service: make secrets or resource_spec smaller.',
        429: 'The service limits requests: run again later, or set a longer poll_interval.',
        501: 'This service has no such operation.'
    },
    refused: {
        fields: 'Correct the fields above.',
        text: 'The service refuses this request as it stands: correct what it names.',
        nothing: 'The service refuses this request and does not say why: compare the inputs of this step with what it takes, or ask who runs it for its log.'
    },
    byText: [
        {
            status: 422,
            says: /['"](?:github|external_docker)['"]/,
            advice: 'This service speaks the words of the public service (github, external_docker): set api_dialect to langsmith.'
        },
        {
            status: 403,
            says: /requires workspace specification|org_scoped_key_requires_workspace/i,
            advice: 'This key is one of a whole organisation: give tenant_id, the id of the workspace to work in.'
        },
        {
            status: 403,
            says: /not enabled/i,
            advice: 'The account that these credentials belong to has no deployments: have them enabled there, or check that the key, and tenant_id, are those of the right account.'
        }
    ]
};

;// CONCATENATED MODULE: ./src/control-plane/client.js
/** The operations of §4.1 and of design section 3, over one sender. */





/** Deadlines of one exchange, in milliseconds: a write may take the service longer. */
const READ_TIMEOUT_MS = 30_000;
const WRITE_TIMEOUT_MS = 60_000;
/** What a server without an operation answers. */
const NO_SUCH_OPERATION = new Set([404, 405, 501]);
/** Operations whose answer need not have a body. */
const MAY_BE_EMPTY = new Set(['createDeployment', 'patchDeployment', 'deleteDeployment', 'redeployRevision']);
/** Lists: an answer of 204 says that there is nothing in them. */
const LISTS = new Set(['listDeployments', 'listRevisions', 'listIntegrations', 'listListeners']);
let reading;
/**
 * What reads the answers. To build its schemas takes longer than to send a request, so it is loaded while the first one
 * is on its way.
 */
function loadReading() {
    reading ??= (0,sent_first/* sentFirst */.r)(() => Promise.all(/* import() */[__nccwpck_require__.e(283), __nccwpck_require__.e(13)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5013)));
    return reading;
}
let translation;
/** What only a service with words of its own needs. */
function loadTranslation() {
    translation ??= Promise.all(/* import() */[__nccwpck_require__.e(435), __nccwpck_require__.e(733)]).then(__nccwpck_require__.bind(__nccwpck_require__, 733));
    return translation;
}
/**
 * The control plane behind `sender`. `redact` takes secret values out of what errors quote. What is sent and what comes
 * back are in the words of `dialect` on the wire, and in neutral ones here.
 */
function createControlPlane(sender, redact, dialect = dialect_dialect/* NEUTRAL */.qm) {
    const credentials = rememberAccepted();
    const exchange = async (operation, { body, ...request }) => {
        const timeoutMs = request.timeoutMs ?? (request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
        const translation = dialect.words === dialect_dialect/* NEUTRAL */.qm.words ? undefined : await loadTranslation();
        const sent = translation?.writeIn(dialect, operation, body) ?? body;
        const [answer, { ANSWERS, parseAnswer }] = await Promise.all([
            sender.send({ ...request, ...(sent !== undefined && { body: sent }), timeoutMs }),
            loadReading()
        ]);
        const wording = translation?.wordingOf(dialect, operation);
        const answered = { request: `${request.method} ${request.path}`, answer, advice: CONTROL_PLANE_ADVICE, redact, wording };
        // Some answers have no body, or one that nobody needs; but the page of a proxy is no answer of the service.
        const isSuccess = answer.status >= 200 && answer.status <= 299;
        const isEmpty = isSuccess && answer.text.trim() === '';
        if (isSuccess)
            credentials.accept(operation, answer.receivedAt);
        if (isEmpty && answer.status === 204 && LISTS.has(operation))
            return [];
        const schema = ANSWERS[operation];
        if (isEmpty && MAY_BE_EMPTY.has(operation))
            return schema.parse(undefined);
        try {
            return parseAnswer(schema, answered);
        }
        catch (error) {
            throw credentials.explain(error, operation, answer.receivedAt);
        }
    };
    const deploymentPath = (deploymentId) => `/v2/deployments/${encodeURIComponent(deploymentId)}`;
    const revisionPath = (deploymentId, revisionId) => `${deploymentPath(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`;
    return {
        createDeployment: (body) => exchange('createDeployment', { method: 'POST', path: '/v2/deployments', body }),
        readDeployment: (deploymentId, options) => exchange('readDeployment', { method: 'GET', path: deploymentPath(deploymentId), timeoutMs: options?.timeoutMs }),
        readRevision: (deploymentId, revisionId, options) => exchange('readRevision', {
            method: 'GET',
            path: revisionPath(deploymentId, revisionId),
            timeoutMs: options?.timeoutMs
        }),
        patchDeployment: (deploymentId, body) => exchange('patchDeployment', { method: 'PATCH', path: deploymentPath(deploymentId), body }),
        listIntegrations: () => exchange('listIntegrations', { method: 'GET', path: `/v1/integrations/${dialect.words.git_host}/install` }),
        listListeners: () => exchange('listListeners', { method: 'GET', path: '/v2/listeners' }),
        listDeployments: ({ name_contains, limit, offset }) => {
            const query = new URLSearchParams({ name_contains, limit: String(limit), offset: String(offset) });
            return orNull(exchange('listDeployments', { method: 'GET', path: `/v2/deployments?${query.toString()}` }));
        },
        listRevisions: (deploymentId, options) => orNull(exchange('listRevisions', {
            method: 'GET',
            path: `${deploymentPath(deploymentId)}/revisions${options?.offset === undefined ? '' : `?offset=${options.offset}`}`,
            timeoutMs: options?.timeoutMs
        })),
        deleteDeployment: async (deploymentId) => {
            await exchange('deleteDeployment', { method: 'DELETE', path: deploymentPath(deploymentId) });
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
/** `null` for an operation that the server does not have. */
async function orNull(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof errors/* StatusError */.Xs && NO_SUCH_OPERATION.has(error.status))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 3055:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ credentialHeaders; }
/* harmony export */ });
/** The three security schemes of §5. Header names beyond X-Api-Key are the design's (section 2). */
/** The headers that carry the credentials. */
function credentialHeaders(credentials) {
    return {
        ...(credentials.api_key && { 'x-api-key': credentials.api_key }),
        ...(credentials.tenant_id && { 'x-tenant-id': credentials.tenant_id }),
        ...(credentials.bearer_token && { authorization: `Bearer ${credentials.bearer_token}` })
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
/** The same with the revision that serves in place of the latest, and its code. */
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

/***/ 4006:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EY: function() { return /* binding */ backoffDelay; },
/* harmony export */   TI: function() { return /* binding */ retryDelayFor; },
/* harmony export */   bD: function() { return /* binding */ withRetry; },
/* harmony export */   dP: function() { return /* binding */ tryRequest; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/** How often and how long a request is tried again. */

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
/** With the delays above: about 35 seconds. */
const MOST_ATTEMPTS = 8;
/** An answer that makes no sense is rarely cured by asking again: most often base_url is wrong. */
const MOST_NONSENSE = 3;
/** The delay before try number `attempt` + 1 (the first is 1), in milliseconds. */
function backoffDelay(attempt, retryAfterMs) {
    return Math.max(retryAfterMs ?? 0, Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS));
}
/**
 * Whether and after how many milliseconds to try again; null to give up. A service that names a time (Retry-After) is
 * followed as often as it does, up to the deadline.
 */
function retryDelayFor(error, attempt, remainingMs) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI) || !error.retryable)
        return null;
    const limit = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerError */ .dV ? MOST_NONSENSE : MOST_ATTEMPTS;
    if (error.retryAfterMs === undefined && attempt >= limit)
        return null;
    const delay = backoffDelay(attempt, error.retryAfterMs);
    return delay < remainingMs ? delay : null;
}
/** A read, or anything that may be repeated without harm, until it succeeds or patience ends. */
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
/** The value, or the error of a request that got no good answer. Anything else that is thrown passes through. */
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

/***/ 9480:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MH: function() { return /* binding */ waitDeadline; },
/* harmony export */   cA: function() { return /* binding */ readCurrent; },
/* harmony export */   pj: function() { return /* binding */ withGrace; },
/* harmony export */   rv: function() { return /* binding */ readWithRetry; }
/* harmony export */ });
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4006);

/** However long it took to get there, a wait takes so long, in milliseconds: unless its own limit is shorter. */
const SHORTEST_WAIT_MS = 500;
/** Time on the session's clock at which a wait ends: with the step, or by the limit of its own. */
function waitDeadline({ deadline }, wait) {
    const { startedAt, timeoutMs } = wait;
    return Math.min(startedAt + timeoutMs, Math.max(deadline, startedAt + SHORTEST_WAIT_MS));
}
/** The session with time for what is still done once the time is up: at most `ms`, in milliseconds. */
function withGrace(session, ms) {
    const { clock, deadline, graceMs = ms } = session;
    return { ...session, deadline: Math.max(deadline, clock.now() + Math.min(ms, graceMs)) };
}
/** How requests outside the wait are tried again, each further try told. */
function patienceOf({ clock, deadline, emit }) {
    return {
        clock,
        deadline,
        onRetry: (error, delay_ms) => emit({ type: 'retrying', problem: error.message, delay_ms })
    };
}
/** A read that is tried again. */
function readWithRetry(session, read) {
    return (0,_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetry */ .bD)(patienceOf(session), read);
}
/** What took longer to read than this may be something else by now; in milliseconds. */
const FRESH_MS = 10_000;
/** The deployment and its latest revision. Where that took long it is read once more. */
async function readCurrent(session, deploymentId) {
    const { clock } = session;
    const startedAt = clock.now();
    const current = await readOnce(session, deploymentId);
    if (clock.now() - startedAt <= FRESH_MS)
        return current;
    const again = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRequest */ .dP)(() => readOnce(session, deploymentId));
    return 'value' in again ? again.value : current;
}
async function readOnce(session, deploymentId) {
    const { controlPlane } = session;
    const deployment = await readWithRetry(session, () => controlPlane.readDeployment(deploymentId));
    const latestId = deployment.latest_revision_id;
    const latest = latestId === null ? null : await readWithRetry(session, () => controlPlane.readRevision(deploymentId, latestId));
    return { deployment, latest };
}


/***/ }),

/***/ 4176:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ verdictOf; },
/* harmony export */   v: function() { return /* binding */ isBeingDeleted; }
/* harmony export */ });
/** What a revision's status means. The list of statuses is open (§3), so only the ends are known. */
/** First row that fits wins (docs/design.md, section 3). */
const VERDICTS = [
    [/^DEPLOYED$/, 'deployed'],
    [/FAILED|INTERRUPTED/, 'failed'],
    [/^SKIPPED$/, 'superseded']
];
/** The verdict on a status. */
function verdictOf(status) {
    return VERDICTS.find(([pattern]) => pattern.test(status))?.[1] ?? 'pending';
}
/** The deployment is on its way out: nothing that is waited for can come true (§3). */
function isBeingDeleted(deployment) {
    // The public service has AWAITING_FINAL_DELETE besides.
    return /^AWAITING_(?:\w+_)?DELETE$/.test(deployment.status ?? '');
}


/***/ }),

/***/ 7522:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ assertSameDeployment; },
/* harmony export */   B: function() { return /* binding */ hasCodeOf; }
/* harmony export */ });
/* harmony import */ var _contract_normal_forms_image_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6672);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2977);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5302);




/**
 * Refuses a deployment that is not known to be the asked one in another case: it must be built from the same repository,
 * or image repository. If the service does not tell that, only the lower-case form of the asked name counts.
 *
 * @throws DeployError
 */
function assertSameDeployment(name, found, hasSameCode) {
    const isLowerCaseForm = found.name === name.toLowerCase();
    const same = hasSameCode?.(found);
    if (same === true || (same === undefined && hasSameCode !== undefined && isLowerCaseForm))
        return;
    const quoted = `"${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g)(found.name)}"`;
    const why = same === false ? ', and it is built from other code' : '';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH(`No deployment is named "${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g)(name)}", but ${quoted} (${found.id}) exists${why}.`, {
        advice: `No changes were made. If you mean that deployment, set name to ${quoted}. Otherwise choose a name that differs in more than its case.`
    });
}
/** Compares what is asked for with a deployment that was found. */
const hasCodeOf = (asked) => (found) => {
    if (found.source && found.source !== asked.source)
        return false;
    const [a, b] = asked.source === 'git_host'
        ? [asked.source_config.repo_url, found.source_config.repo_url].map((url) => url && (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .K)(url))
        : [asked, found].map(imageRepository);
    return a && b ? a === b : undefined;
};
const imageRepository = ({ source_revision_config: { image_uri } }) => image_uri ? (0,_contract_normal_forms_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(image_uri).repository : undefined;


/***/ }),

/***/ 9499:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ti: function() { return /* binding */ describeDeployment; },
/* harmony export */   _U: function() { return /* binding */ findByName; },
/* harmony export */   _w: function() { return /* binding */ listAll; },
/* harmony export */   eG: function() { return /* binding */ nameReservedError; },
/* harmony export */   ff: function() { return /* binding */ describeTarget; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5302);
/* harmony import */ var _core_status_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4176);
/* harmony import */ var _case_variant_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7522);




/** The most the public service gives (docs/design.md, section 6). */
const PAGE_SIZE = 100;
const MOST_PAGES = 1000;
/**
 * Lists all deployments whose name contains `name`; null if the service has no list.
 *
 * @throws DeployError if the service ignores `offset`.
 */
async function listAll(controlPlane, name) {
    const listing = await readPages(controlPlane, name);
    if (listing?.isWhole === false)
        throw offsetIgnored(name);
    return listing && listing.rows;
}
/**
 * Reads page after page. A service may give fewer a page than it was asked for, and pages of different sizes, so only an
 * empty page or one without anything new is the last. One row alone is no page of a longer list.
 */
async function readPages(controlPlane, name) {
    const rows = new Map();
    let firstPage = 0;
    let offset = 0;
    for (let page = 1; page <= MOST_PAGES; page++) {
        const found = await controlPlane.listDeployments({ name_contains: name, limit: PAGE_SIZE, offset });
        // Behind the end of its list, a service may answer 404.
        if (found === null && page === 1)
            return null;
        const known = rows.size;
        for (const row of found ?? [])
            rows.set(row.id, row);
        const size = found?.length ?? 0;
        if (page === 1)
            firstPage = size;
        const repeats = page === 2 && size >= firstPage && size > 0 && rows.size === known;
        if (repeats)
            return { rows: [...rows.values()], isWhole: false };
        if (rows.size === known || rows.size === 1)
            return { rows: [...rows.values()], isWhole: true };
        offset += size;
    }
    return { rows: [...rows.values()], isWhole: false };
}
function offsetIgnored(name) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`The list of deployments cannot be read to its end: the service ignores "offset" and repeats its first page (GET /v2/deployments, name_contains=${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g)(name, 60)}).`, {
        advice: 'No changes were made, because the deployment may be on a page that the service does not show. Set deployment_id to name the deployment.'
    });
}
/**
 * Finds the deployment with exactly this name. If there is none, a service may keep names in another case: the one
 * deployment whose name differs in case only counts if it is built from the same code.
 *
 * @throws DeployError if two have the name, if the one in another case is of other code, or if the list is incomplete.
 */
async function findByName(controlPlane, name, hasSameCode) {
    const listing = await readPages(controlPlane, name);
    if (listing === null)
        return 'unlisted';
    const exact = pickOne(listing.rows.filter((row) => row.name === name));
    if (exact !== 'absent' && 'id' in exact)
        return exact;
    if (!listing.isWhole)
        throw offsetIgnored(name);
    if (exact !== 'absent')
        return exact;
    const lowerCase = name.toLowerCase();
    // A search that minds the case does not find a name that the service keeps in lower case.
    const others = lowerCase === name ? [] : ((await listAll(controlPlane, lowerCase)) ?? []);
    const variants = [...listing.rows, ...others].filter((row) => row.name.toLowerCase() === lowerCase);
    const variant = pickOne([...new Map(variants.map((row) => [row.id, row])).values()]);
    if (variant !== 'absent' && 'id' in variant) {
        (0,_case_variant_js__WEBPACK_IMPORTED_MODULE_1__/* .assertSameDeployment */ .A)(name, await controlPlane.readDeployment(variant.id), hasSameCode);
    }
    return variant;
}
/** The one that lives, or else one that is being deleted. @throws DeployError if two live. */
function pickOne(rows) {
    const living = rows.filter((row) => !(0,_core_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isBeingDeleted */ .v)(row));
    const [first, second] = living;
    if (first !== undefined && second !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`Two deployments are named ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g)(first.name)}: ${living.map(({ id }) => id).join(', ')}`, {
            advice: 'Set deployment_id to name one of them, or delete the other.'
        });
    }
    if (first !== undefined)
        return { id: first.id };
    return rows[0] === undefined ? 'absent' : { leaving: rows[0].id };
}
/** Why a deployment on its way out is not worked on. */
function nameReservedError(name, id) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`Deployment ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g)(name)} (${id}) is being deleted (AWAITING_DELETE).`, {
        advice: 'Its name stays taken until the service is done with it. Run again then, raise timeout to wait for longer, or use another name.'
    });
}
/** A short name for the target, for messages. */
function describeTarget(target) {
    return (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g)(target.name ?? target.deployment_id ?? '');
}
/** `name (id)` of a deployment, for messages. */
function describeDeployment({ name, id }) {
    return `${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g)(name)} (${id})`;
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
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2373);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5302);
/* harmony import */ var _core_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4006);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9480);
/* harmony import */ var _core_status_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(4176);
/* harmony import */ var _find_by_name_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9499);
/**
 * Finds a deployment where the service has no list: by the id that an earlier run recorded (docs/design.md, section 3).
 * A record may have been edited, so it only says where to look; the service itself has to say that this is the name.
 */







/** A deployment that was made anew several times leaves several ids; the living one is among the newest. */
const MOST_TRIED = 5;
/**
 * The deployment with exactly this name: from the list, else from the records. `unlisted`: there is neither, so that
 * nobody knows.
 */
async function findByNameOrRecord(session, name, hasSameCode) {
    const found = await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .readWithRetry */ .rv)(session, () => (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__/* .findByName */ ._U)(session.controlPlane, name, hasSameCode));
    return found === 'unlisted' ? recallByName(session, name) : found;
}
async function recallByName(session, name) {
    const recorded = await session.recall(name);
    if (recorded === null)
        return 'unlisted';
    let leaving;
    for (const id of [...new Set(recorded)].slice(0, MOST_TRIED)) {
        const named = await readNamed(session, id, name);
        if (named === 'living')
            return { id };
        if (named === 'leaving')
            leaving ??= id;
    }
    return leaving === undefined ? 'absent' : { leaving };
}
/** Whether the deployment of this id has the name: no list is needed for that. */
async function readNamed(session, id, name) {
    const read = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .readWithRetry */ .rv)(session, () => session.controlPlane.readDeployment(id)));
    if ('error' in read) {
        // Gone, or not ours to see: not the one. Anything else says nothing, and must not lead to a second deployment.
        if (read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && !read.error.retryable)
            return 'another';
        throw read.error;
    }
    if ((0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameValue */ .am)('name', read.value.name, name))
        return (0,_core_status_js__WEBPACK_IMPORTED_MODULE_5__/* .isBeingDeleted */ .v)(read.value) ? 'leaving' : 'living';
    const message = `A GitHub Deployment names ${id} as ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g)(name)}, but that is ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g)(read.value.name)}: it is left alone.`;
    session.emit({ type: 'warning', message });
    return 'another';
}


/***/ }),

/***/ 8867:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wd: function() { return /* binding */ listChanges; },
/* harmony export */   Z_: function() { return /* binding */ explainChanges; },
/* harmony export */   vp: function() { return /* binding */ showValue; }
/* harmony export */ });
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5302);
/** Why a new revision results, in words. */

const SIGN = { added: '+', changed: '~', removed: '-', unproven: '?', repeated: '=' };
/** The last part of a field path. */
function fieldOf(path) {
    return path.slice(path.lastIndexOf('.') + 1);
}
/** A value of a field, on one line. */
function showValue(value) {
    if (value == null)
        return 'unset';
    return (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g)(typeof value === 'string' ? value : JSON.stringify(value), 120);
}
/** `~ A changed, + B added` for changes of secrets, by name; or of the fields of a resource spec. */
function listChanges(changes, prefix) {
    return changes
        .map(({ path, difference }) => `${SIGN[difference]} ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g)(path.slice(prefix.length + 1) || path, 60)} ${difference}`)
        .join(', ');
}
/** One sentence for each thing that makes a new revision (§3). */
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
        ...whyUnasked(specs, 'resource_spec has fields that this run does not ask for: the service may fill them in itself'),
        ...(secrets.length > 0 ? [`secrets: ${listChanges(secrets, 'secrets')}`] : []),
        ...(secrets.some(({ difference }) => difference === 'unproven')
            ? ['the service does not show every secret value, so nothing proves that they are unchanged']
            : []),
        ...whyUnasked(secrets, 'the service lists secrets that this run does not ask for: it may add them itself')
    ];
    return [...new Set(reasons)];
}
/** What the service shows beyond what is asked for may be its own; only the service can tell. */
const whyUnasked = (changes, why) => changes.some(({ difference }) => difference === 'removed') ? [why] : [];


/***/ }),

/***/ 1421:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _n: function() { return /* binding */ pullRequestOf; },
/* harmony export */   _s: function() { return /* binding */ previewEnvironment; },
/* harmony export */   gz: function() { return /* binding */ previewName; }
/* harmony export */ });
/** The one place where a preview gets its name: create, update, delete and sweep use it. */
/** `<name>-pr-<number>`. */
function previewName(name, pullRequest) {
    return `${name}-pr-${pullRequest}`;
}
/** The number of the pull request, where `candidate` is exactly the name of a preview of `name`. */
function pullRequestOf(name, candidate) {
    const number = Number(/-pr-([1-9]\d{0,9})$/.exec(candidate)?.[1]);
    return previewName(name, number) === candidate ? number : undefined;
}
/** The environment in which a preview is recorded where none is given: of this one preview alone. */
function previewEnvironment(fullName) {
    return `preview/${fullName}`;
}


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
/* harmony export */   cc: function() { return /* binding */ CancelledError; },
/* harmony export */   dV: function() { return /* binding */ AnswerError; },
/* harmony export */   dz: function() { return /* binding */ InputError; },
/* harmony export */   ke: function() { return /* binding */ GitHubRefusal; },
/* harmony export */   s5: function() { return /* binding */ CredentialsExpiredError; },
/* harmony export */   sH: function() { return /* binding */ DeployError; },
/* harmony export */   y_: function() { return /* binding */ GitHubError; }
/* harmony export */ });
/** What can go wrong, as types: each says what was wrong and where; `advice` says what to do. */
/** An error whose message is meant for the user. Anything else that is thrown is a defect of ours. */
class DeployError extends Error {
    /** What to do now, in one or two sentences. */
    advice;
    constructor(message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.advice = options.advice;
    }
}
/** Every problem that was found in the inputs, at once; nothing has been sent. */
class InputError extends DeployError {
    problems;
    constructor(problems) {
        super(problems.map(({ input, problem }) => `${input}: ${problem}`).join('\n'));
        this.problems = problems;
    }
    /** How many inputs they are of: fields of one, such as `resource_spec.cpu`, count as that one. */
    get inputs() {
        return new Set(this.problems.map(({ input }) => input.split(/[.[]/, 1)[0])).size;
    }
}
/** The plan cannot be carried out as asked; nothing has been sent. */
class PlanError extends DeployError {
}
/** The run was told to stop (SIGINT, SIGTERM). */
class CancelledError extends DeployError {
}
/** A request that got no usable answer, or one that says no. */
class RequestError extends DeployError {
    /** `METHOD path`, for messages. */
    request;
    /** Whether the service may have acted on the request: a write is then read back, never repeated blindly. */
    mayHaveBeenApplied;
    /** Whether the same request may succeed later. */
    retryable;
    /** How long the service asked to be left alone, in milliseconds. */
    retryAfterMs;
    constructor(message, options) {
        super(message, options);
        this.request = options.request;
        this.mayHaveBeenApplied = options.mayHaveBeenApplied;
        this.retryable = options.retryable;
        this.retryAfterMs = options.retryAfterMs;
    }
}
/** The connection failed, or was cut before the whole answer had come. */
class ConnectionError extends RequestError {
    /** No whole answer came within the time that the request had. */
    timed_out;
    constructor(message, options) {
        super(message, options);
        this.timed_out = options.timed_out ?? false;
    }
}
/** A request that was not sent, because the time limit of the step is over. */
class TimeLimitError extends RequestError {
    constructor(request) {
        super(`${request}: not sent, because the time limit of this step (timeout) is over`, {
            request,
            mayHaveBeenApplied: false,
            retryable: false,
            advice: 'Re-run the job: it reads first, and continues from what exists. If that takes longer, raise timeout.'
        });
    }
}
/** An answer came, but not one that can be understood: no JSON, or a field that is needed is missing. */
class AnswerError extends RequestError {
}
/** An answer that says no. */
class StatusError extends RequestError {
    status;
    constructor(message, options) {
        super(message, options);
        this.status = options.status;
    }
}
/** The service refuses credentials that it accepted earlier in this run (401, 403). */
class CredentialsExpiredError extends StatusError {
}
/** GitHub gave no usable answer, or one that says no. Never a reason to fail a deploy (issue 3, item 6). */
class GitHubError extends DeployError {
    /** Undefined when no answer came. */
    status;
    constructor(message, options = {}) {
        super(message, options);
        this.status = options.status;
    }
}
/** The token may not do this (403), or not even see that it is there (404). */
class GitHubRefusal extends GitHubError {
    /** The line of `permissions:` that allows it. */
    permission;
    constructor(message, options) {
        super(message, options);
        this.permission = options.permission;
    }
}
/** The message of anything that was thrown, for a log line. */
function messageOf(error) {
    if (typeof error === 'object' && error !== null && 'message' in error)
        return String(error.message);
    return String(error);
}


/***/ }),

/***/ 4381:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ limitSender; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/** A sender whose requests end with the time limit of the step. */

/** Of the time that is left a write gets this share: whether it was applied must still be read. */
const WRITE_SHARE = 0.8;
/**
 * Bounds each request of `sender` by what is left of the time limit. Once that is up, requests get a moment each, to
 * confirm and to clean up; the first that is not answered in it is the last one.
 */
function limitSender(sender, limit) {
    let isSpent = false;
    const bounded = async (request, send) => {
        const name = `${request.method} ${request.path}`;
        if (isSpent)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeLimitError */ .$q(name);
        const mostMs = requestTime(request.method, limit);
        if (mostMs >= request.timeoutMs)
            return send(request);
        try {
            return await send({ ...request, timeoutMs: mostMs });
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && error.timed_out))
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
    const { request, mayHaveBeenApplied, retryable, advice } = error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc(`${error.message}, as long as the time limit of this step (timeout) allows`, {
        request,
        mayHaveBeenApplied,
        retryable,
        timed_out: true,
        advice: `${advice ?? ''} If the service only takes longer, raise timeout. Re-running the job is safe: it reads first, and continues from what exists.`.trim(),
        cause: error
    });
}


/***/ }),

/***/ 451:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  m: function() { return /* binding */ createHttpSender; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __nccwpck_require__(5302);
;// CONCATENATED MODULE: ./src/http/body.js

/** Larger answers are refused: 100 deployments with their secrets fit many times over. In bytes, also decompressed. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
/** The whole body. Rejects when it is cut off before its end, or larger than what is taken. */
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
    return body.toString('utf8');
}
/** We ask for no compression; some proxies compress all the same. */
async function decompress(body, encoding = '') {
    const name = encoding.trim().toLowerCase();
    if (name === '' || name === 'identity')
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
            throw new Error(`the answer is compressed as ${(0,inert/* sanitizeLine */.g)(encoding, 40)}, which was not asked for`);
    }
}
/**
 * Hands the text of a body on as it comes. Characters cut apart between chunks come whole; a byte order mark is dropped.
 *
 * @param maxBytes Where an endless stream ends, with an error.
 */
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

// EXTERNAL MODULE: external "http"
var external_http_ = __nccwpck_require__(8611);
var external_http_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_http_, 2);
// EXTERNAL MODULE: external "https"
var external_https_ = __nccwpck_require__(5692);
var external_https_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_https_, 2);
;// CONCATENATED MODULE: ../node_modules/@actions/http-client/lib/proxy.js
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
;// CONCATENATED MODULE: ../node_modules/@actions/http-client/lib/index.js
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
        info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
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
            agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
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
;// CONCATENATED MODULE: ./src/http/wire.js

/** Nobody asked for it, and Node tells nobody of it who does not listen. */
const SWITCHING_PROTOCOLS = 101;
/** Hands on an answer that switches to another protocol, too: else its request would end with the deadline only. */
class Client extends HttpClient {
    requestRawWithCallback(...[info, data, onResult]) {
        const request = (options, onAnswer) => info.httpModule.request(options, onAnswer).once('upgrade', (message, socket) => {
            socket.destroy();
            onResult(undefined, new HttpClientResponse(message));
        });
        const httpModule = Object.create(info.httpModule, { request: { value: request } });
        super.requestRawWithCallback({ ...info, httpModule }, data, onResult);
    }
}
function openWire(signal) {
    // The one way to reach the options of node:http: a signal ends the exchange wherever it is, and an IPv6 host must
    // stand without its brackets there.
    const prepareRequest = (options) => {
        options.signal = wire.signal;
        options.host = options.host?.replace(/^\[(.*)\]$/, '$1') ?? null;
    };
    const handler = {
        prepareRequest,
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('no authentication handler'))
    };
    const options = { allowRedirects: false, allowRetries: false, keepAlive: true };
    const wire = { client: new Client('deploy-agent-server', [handler], options), signal };
    return wire;
}

;// CONCATENATED MODULE: ./src/http/sender.js




/** Failures that come before a request has left this machine. */
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL']);
/** No trusted connection can be made: the certificate is not trusted, or the other side speaks no TLS. */
const TLS_FAILURE = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|^EPROTO$/;
/** A sender that follows no redirect, repeats nothing, and keeps one deadline for each exchange. */
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
        close: () => wire.client.dispose()
    };
}
async function exchange(wire, { address, cancelled, clock, onExchange, ...options }, { request, read }) {
    const { method, path, timeoutMs } = request;
    const timeUp = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
    const startedAt = clock.now();
    const tell = (what) => onExchange?.(`${method} ${path}: ${what}, ${Math.round(clock.now() - startedAt)} ms`);
    try {
        cancelled.throwIfAborted();
        // The client prepares a request before it first waits, so the handler sees this very signal.
        wire.signal = AbortSignal.any([cancelled, timeUp]);
        // Behind a proxy the signal does not reach a request that has no socket yet.
        const { message } = await orAborted(sendOver(wire.client, options, request), wire.signal);
        const status = message.statusCode ?? 0;
        // It has no body: what would follow is in whichever protocol it switches to.
        const text = status === SWITCHING_PROTOCOLS ? '' : await read(message);
        tell(String(status));
        const { location, date, 'retry-after': retryAfter } = message.headers;
        return { status, text, retryAfter, location, date, receivedAt: clock.date() };
    }
    catch (error) {
        tell('no whole answer');
        if (cancelled.aborted)
            throw new errors/* CancelledError */.cc('told to stop', { cause: error });
        const timedOutMs = timeUp.aborted ? timeoutMs : undefined;
        throw connectionError(error, { request: `${method} ${path}`, address, timedOutMs });
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
function connectionError(cause, { request, address, timedOutMs }) {
    const code = codeOf(cause);
    const untrusted = TLS_FAILURE.test(code);
    const reason = timedOutMs === undefined ? describeCause(code, cause) : `no whole answer within ${Math.ceil(timedOutMs / 1000)} s`;
    return new errors/* ConnectionError */.Rc(`${request}: ${reason}`, {
        request,
        mayHaveBeenApplied: !NOT_SENT.has(code) && !untrusted,
        retryable: !untrusted,
        timed_out: timedOutMs !== undefined,
        advice: untrusted
            ? 'No trusted connection can be made. If the certificate is signed by an authority of your own, give it in NODE_EXTRA_CA_CERTS; verification is never turned off. If the server speaks plain http on this port, correct the address.'
            : `Check ${address}, and that this runner can reach it (HTTPS_PROXY and NO_PROXY are honoured).`,
        cause
    });
}
function codeOf(cause) {
    return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
function describeCause(code, cause) {
    if (code === 'EPROTO')
        return 'EPROTO: the other side does not speak TLS as it should';
    return (0,inert/* sanitizeLine */.g)([code, (0,errors/* messageOf */.bD)(cause) || 'the connection failed'].filter(Boolean).join(': '));
}
/** Rejects as soon as the signal is aborted, whatever the promise does. */
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

/***/ 8468:
/***/ (function(__webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
__nccwpck_require__.a(__webpack_module__, async function (__webpack_handle_async_dependencies__, __webpack_async_result__) { try {
__nccwpck_require__.r(__webpack_exports__);
/* harmony import */ var _control_plane_client_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9227);
/* harmony import */ var _control_plane_credentials_js__WEBPACK_IMPORTED_MODULE_12__ = __nccwpck_require__(3055);
/* harmony import */ var _http_limited_sender_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4381);
/* harmony import */ var _http_sender_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(451);
/* harmony import */ var _masking_mask_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3301);
/* harmony import */ var _masking_redactor_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(7767);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3781);
/* harmony import */ var _report_record_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(5270);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(7602);
/* harmony import */ var _runner_actions_core_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(5846);
/* harmony import */ var _runner_clock_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(657);
/* harmony import */ var _runner_environment_js__WEBPACK_IMPORTED_MODULE_10__ = __nccwpck_require__(2069);
/* harmony import */ var _runner_process_js__WEBPACK_IMPORTED_MODULE_11__ = __nccwpck_require__(5182);
/** The action: builds the real adapters and runs. */













const UNVERIFIED = 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set in this job. This step checks certificates all the same; for an authority of your own, set NODE_EXTRA_CA_CERTS.';
/** What GitHub's limits, failures and slow answers may cost a run, all in all. */
const GITHUB_BUDGET_MS = 60_000;
const redactor = (0,_masking_redactor_js__WEBPACK_IMPORTED_MODULE_4__/* .createRedactor */ .l)();
const runner = (0,_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_8__/* .createRunner */ .j)(redactor);
/** Loaded only for the runs that ask git. */
async function openCheckout(cancelled) {
    const { createCheckout } = await __nccwpck_require__.e(/* import() */ 556).then(__nccwpck_require__.bind(__nccwpck_require__, 556));
    return createCheckout({ ...(0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .readCheckoutPlace */ .U3)(), cancelled });
}
async function work(cancelled) {
    const clock = (0,_runner_clock_js__WEBPACK_IMPORTED_MODULE_9__/* .createClock */ .t)(cancelled);
    const senders = [];
    const budget = { leftMs: GITHUB_BUDGET_MS };
    const warnings = (0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .enforceTlsVerification */ .xs)() ? [UNVERIFIED] : [];
    const openSender = (baseUrl, address, headers) => {
        const onExchange = (line) => runner.debug(line);
        const sender = (0,_http_sender_js__WEBPACK_IMPORTED_MODULE_2__/* .createHttpSender */ .m)({ baseUrl, address, headers, cancelled, clock, onExchange });
        senders.push(sender);
        return (0,_masking_mask_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .maskAnswers */ .a)(sender, (value) => runner.mask(value));
    };
    const succeeded = await (0,_run_js__WEBPACK_IMPORTED_MODULE_7__/* .run */ .e)({
        runner,
        redactor,
        warnings,
        given: (0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .givenInputs */ .PC)(),
        clock,
        context: (0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .readEnvironment */ .Qo)(),
        connect: ({ base_url, credentials, dialect }, limit) => {
            const sender = (0,_http_limited_sender_js__WEBPACK_IMPORTED_MODULE_1__/* .limitSender */ .P)(openSender(base_url, 'base_url', (0,_control_plane_credentials_js__WEBPACK_IMPORTED_MODULE_12__/* .credentialHeaders */ .w)(credentials)), limit);
            return (0,_control_plane_client_js__WEBPACK_IMPORTED_MODULE_0__/* .createControlPlane */ .W8)(sender, redactor.redact, dialect);
        },
        loadAgentServer: async () => {
            const { createAgentServer } = await Promise.all(/* import() */[__nccwpck_require__.e(283), __nccwpck_require__.e(391)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3391));
            return (url, api_key) => {
                const sender = openSender(url, 'the URL of the deployment', (0,_control_plane_credentials_js__WEBPACK_IMPORTED_MODULE_12__/* .credentialHeaders */ .w)({ api_key }));
                return createAgentServer(sender, redactor.redact);
            };
        },
        checkout: {
            listChangedFiles: async (comparison, options) => (await openCheckout(cancelled)).listChangedFiles(comparison, options),
            findFile: async (commit, path, options) => {
                if ((0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_10__/* .readCheckoutPlace */ .U3)().workspace === undefined)
                    return undefined;
                return (await openCheckout(cancelled)).findFile(commit, path, options);
            }
        },
        openGitHub: async (account, phase, limit) => {
            const { createGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(286), __nccwpck_require__.e(820)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9820));
            const signal = phase === 'running' ? cancelled : (0,_runner_process_js__WEBPACK_IMPORTED_MODULE_11__/* .shortlyAfter */ .i)(cancelled, phase);
            return createGitHub({ ...account, budget, signal, clock, limit });
        }
    });
    for (const sender of senders)
        sender.close();
    return succeeded;
}
await (0,_runner_process_js__WEBPACK_IMPORTED_MODULE_11__/* .runProcess */ .R)({
    work,
    tellDefect: (error) => runner.error((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .failureText */ .k)((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .describeFailure */ .I)(error, _report_record_js__WEBPACK_IMPORTED_MODULE_6__/* .EMPTY_RECORD */ .sU), _report_record_js__WEBPACK_IMPORTED_MODULE_6__/* .EMPTY_RECORD */ .sU)),
    tellStopped: () => {
        if (runner.hasToldError())
            return;
        runner.error('This run was told to stop before its own end: what it did by then stays. What it tells on GitHub may be unfinished.');
    }
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4574:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Eg: function() { return /* binding */ secretsInCommand; },
/* harmony export */   n0: function() { return /* binding */ looksSecret; },
/* harmony export */   xm: function() { return /* binding */ userInfoIn; }
/* harmony export */ });
/**
 * What looks like a token in a shell command, such as `install_command`. A guess that masks too much costs little, so the
 * rules are broad: a value behind a telling name, and what has the form of a token.
 */
/** A value: quoted, or up to white space or what ends a command. */
const VALUE = `("[^"]*"|'[^']*'|[^\\s"'|;&<>()]+)`;
/** Words that announce a secret at the end of a name: NPM_TOKEN, --api-key, _authToken, :_password. */
const TELLING = '(?:token|passw(?:or)?d|passphrase|secret|credentials?|(?:api|access|auth|private|secret|account)[-_]?key|_auth)';
/** None of them begins with a repetition: a long command is read in one go. */
const RULES = [
    // NAME=value, --name=value, //registry.example/:_authToken=value
    new RegExp(`${TELLING}["']?=${VALUE}`, 'gi'),
    // -u name:password, --user name:password
    /(?:^|\s)(?:-u|--user)(?:\s+|=)["']?[^\s"':]+:([^\s"']+)/gi,
    // Authorization: Bearer value, X-Api-Key: value
    /(?:authorization|[-_"'](?:token|key|secret)|cookie)["']?\s*:\s*["']?(?:(?:bearer|basic|token|digest)\s+)?([^\s"']+)/gi,
    /\bbearer\s+([^\s"']+)/gi,
    // Tokens that say by their prefix whose they are, and JSON Web Tokens.
    /\b((?:gh[pousr]_|github_pat_|npm_|hf_|dckr_pat_|rubygems_|lsv2_|shpat_|dop_v1_|[spr]k_|glpat-|gldt-|pypi-|xox[a-z]-|sk-)(?=[\w-]*\d)[\w-]{12,})/g,
    /\b((?:AKIA|ASIA|AIza|ya29\.|eyJ)[\w.-]{12,})/g
];
/** A word of a command: quoted as a whole, or up to white space or a quotation mark. */
const WORD = /"[^"]*"|'[^']*'|[^\s"']+/g;
/** How a flag, or a setting of a registry, ends that announces a secret in the next word. */
const ANNOUNCES = new RegExp(`${TELLING}$`, 'i');
const LONGEST_ANNOUNCEMENT = 40;
/** A long word of mixed letters and digits that is no path, version or address. */
const LONG_WORD = /(?<![\w./:@-])[\w+/=-]{24,}(?![\w./:@-])/g;
/** A reference to a variable holds no value. */
const REFERENCE = /^\$|^%\w+%$/;
/** Shorter values are words of the command, more likely than secrets. */
const SHORTEST = 4;
/** The values in the command that look like secrets, users and passwords of its URLs included. */
function secretsInCommand(command) {
    const named = RULES.flatMap((rule) => [...command.matchAll(rule)].map(([, value = '']) => unquoted(value)));
    const found = [...named, ...announced(command), ...userInfoIn(command), ...longWords(command)];
    return [...new Set(found)].filter((value) => value.length >= SHORTEST && !REFERENCE.test(value));
}
/** --name value, npm config set //registry.example/:_authToken value */
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
    return (command.match(LONG_WORD) ?? []).filter((word) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word) && !word.includes('/'));
}
function unquoted(value) {
    return value.replace(/^(["'])(.*)\1$/s, '$2');
}
/** Users and passwords in the URLs of a text, as written and decoded. A user that is a plain word is none to hide. */
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
/** A plain word is none: masked, it would blot out our own messages about it. */
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
/* harmony import */ var _text_ansi_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6251);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7158);
/**
 * What a text says in any of the usual encodings. There is no list of what a secret looks like in each of them: the text is
 * decoded, again and again, and the secret is looked for in what comes out.
 */


/** Encodings inside each other that are followed. */
const DEEPEST = 5;
/** How much is decoded in all, per character of the text. */
const MOST_PER_CHARACTER = 20;
const MOST_AT_LEAST = 50_000;
/** The text itself, then everything that it says when it is decoded, the least decoded first. */
function* viewsOf(text) {
    const seen = new Set([text]);
    let left = Math.max(MOST_AT_LEAST, text.length * MOST_PER_CHARACTER);
    let level = [(0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .viewOf */ .d)(text)];
    yield* level;
    for (let depth = 0; depth < DEEPEST && level.length > 0; depth++) {
        const next = [];
        for (const view of level) {
            for (const { bytes, readable } of decodings(view)) {
                for (const decoded of [readable, bytes]) {
                    if (decoded === undefined || seen.has(decoded.text))
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
function* decodings(view) {
    if (NOT_PLAIN.test(view.text))
        for (const decoding of HIDING)
            yield { readable: (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeIn */ .k)(view, decoding) };
    for (const decoding of TEXT_DECODINGS)
        yield { readable: (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeIn */ .k)(view, decoding) };
    for (const { strip, decodings } of BYTE_DECODINGS) {
        const stripped = strip === undefined ? view : ((0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeIn */ .k)(view, { pattern: strip, decode: () => '' }) ?? view);
        for (const decoding of decodings) {
            const bytes = (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeIn */ .k)(stripped, decoding);
            yield { bytes, readable: bytes && (0,_view_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeIn */ .k)(bytes, READABLE) };
        }
    }
}
/** ASCII and UTF-8. A secret that can be masked has at least 4 characters, so one that is encoded has at least 5. */
const READABLE = {
    pattern: /(?:[\t\n\r -~]|[\xc2-\xf4][\x80-\xbf]{1,3}){5,}/g,
    decode: ([text]) => text,
    step: 1,
    between: '\n'
};
/** An escaped byte is one character here, as in the form of a secret that is looked for in bytes. */
const hex = (digits) => Number.parseInt(digits, 16);
const codePoint = (code) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
const ENTITIES = Object.fromEntries('amp& lt< gt> quot" apos\' nbsp  Tab\t NewLine\n excl! num# dollar$ percnt% lpar( rpar) ast* plus+ comma, period. sol/ colon: semi; equals= quest? commat@ lsqb[ lbrack[ bsol\\ rsqb] rbrack] Hat^ lowbar_ grave` lcub{ lbrace{ verbar| vert| rcub} rbrace}'
    .split(/ (?=[A-Za-z])/)
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)]));
const CONTROLS = { n: '\n', r: '\r', t: '\t', b: '', f: '', v: '', a: '', e: '' };
/** What a backslash says in JSON, JavaScript, Python, Go, Java, C, YAML and shells; and a quote within shell quotes. */
const BACKSLASH = {
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
        const code = hex(escape.replace(/[^\dA-Fa-f]/g, ''));
        return code > 0xffff ? codePoint(code) : String.fromCharCode(code);
    }
};
function percentDecoding(plus) {
    return {
        pattern: /%u([0-9a-f]{4})|%([0-9a-f]{2})|\+/gi,
        decode: ([, unit, byte]) => {
            const code = unit ?? byte;
            return code === undefined ? plus : String.fromCharCode(hex(code));
        }
    };
}
const NOT_PLAIN = /[^\n\r\t -~]/;
/** What a terminal or a person does not see of a text. */
const HIDING = [
    { pattern: _text_ansi_js__WEBPACK_IMPORTED_MODULE_1__/* .SEQUENCE */ .g, decode: () => '' },
    { pattern: /[^\P{Cc}\n\r\t]|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, decode: () => '' }
];
const TEXT_DECODINGS = [
    BACKSLASH,
    percentDecoding('+'),
    percentDecoding(' '),
    {
        pattern: /&(?:#x([0-9a-f]{1,6});?|#(\d{1,7});?|(\w{2,10});)/gi,
        decode: ([all, digits, decimal, name]) => name === undefined ? codePoint(digits === undefined ? Number(decimal) : hex(digits)) : (ENTITIES[name] ?? all)
    },
    {
        pattern: /=\r?\n|=([0-9a-f]{2})/gi,
        decode: ([, byte]) => (byte === undefined ? '' : String.fromCharCode(hex(byte)))
    }
];
/** Whatever stands before it, base64 begins at one of four characters of a run, and hex at one of two. */
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
    // Bytes as a list of numbers.
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
/* harmony export */   mV: function() { return /* binding */ noNeedles; },
/* harmony export */   n9: function() { return /* binding */ canBeMasked; },
/* harmony export */   o3: function() { return /* binding */ addNeedles; },
/* harmony export */   xE: function() { return /* binding */ isFitForRunner; }
/* harmony export */ });
/* unused harmony export linesOf */
/* harmony import */ var _text_ansi_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6251);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5302);
/** What of a secret value is looked for, and what of it the runner may mask. */


/** Shorter values would blot out half the log when masked. */
const SHORTEST_MASKED = 4;
/** Words that every log and every condition of a workflow is made of. */
const COMMON = /^(?:true|false|null|none)$/i;
/** A setting rather than a secret. Masked by the runner, it would blot out other steps and drop outputs of the job. */
const PLAIN_WORD = /^(?:[A-Z]?[a-z]{1,15}|[A-Z]{1,16})$/;
/** What is left of shorter values by letters and digits stands in other texts by chance. */
const SHORTEST_LETTERS = 8;
/** A part of a secret that is as long as this gives it away; in letters and digits. */
const PART = 12;
/** Splits a value into its lines, without white space around them. */
function linesOf(value) {
    return value.split(/\r\n|\n|\r/).map((line) => line.trim());
}
function isMaskable(piece) {
    const text = piece.trim();
    return text.length >= SHORTEST_MASKED && !COMMON.test(text);
}
/** Whether the value is one plain word, as a setting is. */
function isPlainWord(value) {
    return PLAIN_WORD.test(value.trim());
}
/** Whether the runner may mask all of the value; it masks each line by itself. */
function isFitForRunner(value) {
    return linesOf(value).every((line) => line === '' || (isMaskable(line) && !isPlainWord(line)));
}
/** Whether the runner may mask at least a line of the value; one of blanks has nothing to hide. */
function canBeMasked(value) {
    return value.trim() === '' || linesOf(value).some((line) => isMaskable(line) && isFitForRunner(line));
}
/** Returns the value and each of its lines, as far as they can be looked for. */
function piecesOf(value) {
    return [...new Set([value, value.trim(), ...linesOf(value)])].filter(isMaskable);
}
/** Returns needles that find nothing. */
function noNeedles() {
    return { exact: new Set(), letters: new Set(), parts: new Set() };
}
/** Adds what finds the value in a text. */
function addNeedles(needles, value) {
    for (const piece of piecesOf(value)) {
        const printed = [piece, (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g)(piece, piece.length), (0,_text_ansi_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutAnsi */ .u)(piece)].filter(isMaskable);
        for (const form of printed) {
            needles.exact.add(form);
            // Decoded bytes are one character each.
            needles.exact.add(Buffer.from(form).toString('latin1'));
        }
        const letters = lettersOf(piece);
        if (letters.length >= SHORTEST_LETTERS)
            needles.letters.add(letters);
        // Parts of prose are in other prose: only parts of what has no blanks in it tell something.
        for (const word of piece.split(/\s+/).map(lettersOf)) {
            for (let at = 0; at + PART < word.length; at++)
                needles.parts.add(word.slice(at, at + PART));
            if (word.length > PART)
                needles.parts.add(word.slice(-PART));
        }
    }
}
const NO_LETTERS = /[^A-Za-z0-9]+/g;
const lettersOf = (text) => text.replace(NO_LETTERS, '');
/** How to read a text by its letters and digits alone. What was redacted keeps its two sides apart. */
const BY_LETTERS = { pattern: NO_LETTERS, decode: ([run]) => (run.includes('***') ? '*' : '') };
/** The length of each of the parts. */
const PART_LENGTH = PART;


/***/ }),

/***/ 3301:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ maskAnswers; }
/* harmony export */ });
/* harmony import */ var _returned_values_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8375);

/** Returns the same sender, with `mask` called for each value of a secret in an answer, whatever its status and shape. */
function maskAnswers(sender, mask) {
    const masked = (answer) => {
        (0,_returned_values_js__WEBPACK_IMPORTED_MODULE_0__/* .returnedValues */ .m)(parsed(answer.text)).forEach(mask);
        return answer;
    };
    return {
        send: async (request) => masked(await sender.send(request)),
        stream: async (request, maxBytes, onText) => masked(await sender.stream(request, maxBytes, onText)),
        close: () => sender.close()
    };
}
/** A text that is no JSON may hold some. */
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
}


/***/ }),

/***/ 7767:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ createRedactor; }
/* harmony export */ });
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2225);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8600);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7158);
/** Keeps secret values out of everything that this action writes, also where the runner does not mask. */



/** Longer texts are read in windows, of which each begins this long before the end of the one before. */
const WINDOW = 64 * 1024;
const OVERLAP = 8 * 1024;
/** To take one secret out can bring another one together. */
const MOST_PASSES = 3;
const MOST_REMEMBERED = 1_000;
/** A web address without a user, a commit id, a UUID. */
const LOOKS_PUBLIC = /^(?:https?:\/\/[^\s@]+|[0-9a-f]{7,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
/** As the URL and the ids of a deployment look. The runner would drop an output that it masks. */
const MAY_BE_OURS = /^(?:https?:\/\/[^\s@?#]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const IDENTIFIER = /^[\w.-]+$/;
const SHORTEST_STRONG = 8;
/** Creates a redactor that knows no secret yet. */
function createRedactor() {
    const needles = (0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .noNeedles */ .mV)();
    const pieces = new Set();
    const credentials = new Set();
    const facts = new Set();
    const publicValues = new Set();
    const remembered = new Map();
    const redact = (text) => {
        const known = remembered.get(text);
        if (known !== undefined)
            return known;
        const clean = redactText(text, needles, facts);
        if (remembered.size >= MOST_REMEMBERED)
            remembered.clear();
        remembered.set(text, clean);
        return clean;
    };
    const redactAny = (value) => {
        if (typeof value === 'string')
            return redact(value);
        if (Array.isArray(value))
            return value.map(redactAny);
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [redact(key), redactAny(inner)]));
    };
    const isPublic = (value) => publicValues.has(normalized(value));
    return {
        redact,
        redactAll: (value) => redactAny(value),
        isPublic,
        add(value, { credential = false } = {}) {
            if (!credential && isPublic(value))
                return [];
            const fresh = (0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .piecesOf */ .Xe)(value).filter((piece) => !pieces.has(piece));
            for (const piece of fresh)
                pieces.add(piece);
            if (credential && value.length >= SHORTEST_STRONG && !(0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainWord */ .F7)(value))
                credentials.add(value);
            if (fresh.length > 0) {
                (0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .addNeedles */ .o3)(needles, value);
                remembered.clear();
            }
            return fresh.filter((piece) => credential || ((0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .isFitForRunner */ .xE)(piece) && !isPublic(piece) && !MAY_BE_OURS.test(piece)));
        },
        undecided: () => [...pieces].filter((piece) => MAY_BE_OURS.test(piece) && !isPublic(piece)),
        keep(fact) {
            if (fact === '' || facts.has(fact) || [...credentials].some((credential) => fact.includes(credential)))
                return;
            if (!LOOKS_PUBLIC.test(fact) && isSecret(fact, redactText(fact, needles, facts)))
                return;
            facts.add(fact);
            publicValues.add(normalized(fact));
            remembered.clear();
        }
    };
}
/** Whether a text is a secret in some encoding. A part of an id may be one by chance, but of nothing else. */
function isSecret(text, redacted) {
    return IDENTIFIER.test(text) ? redacted === '***' : redacted !== text;
}
/** How two spellings of one public value are equal. */
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
/** Where secrets stand in the text, in any encoding. */
function findSpans(text, needles) {
    if (needles.exact.size === 0)
        return [];
    const spans = [];
    for (let from = 0;; from += WINDOW - OVERLAP) {
        for (const view of (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .viewsOf */ .W)(text.slice(from, from + WINDOW))) {
            for (const [start, end] of spansIn(view, needles))
                spans.push([from + start, from + end]);
        }
        if (from + WINDOW >= text.length)
            return spans;
    }
}
function spansIn(view, { exact, letters, parts }) {
    const spans = [...exact].flatMap((needle) => occurrences(needle, view));
    const byLetters = letters.size === 0 ? undefined : ((0,_view_js__WEBPACK_IMPORTED_MODULE_2__/* .decodeIn */ .k)(view, _forms_js__WEBPACK_IMPORTED_MODULE_1__/* .BY_LETTERS */ .gk) ?? view);
    if (byLetters === undefined)
        return spans;
    for (const needle of letters)
        spans.push(...occurrences(needle, byLetters));
    if (parts.size > 0)
        spans.push(...partsIn(byLetters, parts));
    return spans;
}
/** Where the needle stands. Where it overlaps itself it is one span: megabytes of one character are, too. */
function occurrences(needle, view) {
    const spans = [];
    let last;
    for (let at = view.text.indexOf(needle); at >= 0; at = view.text.indexOf(needle, at + 1)) {
        if (last !== undefined && at < last[1])
            last[1] = at + needle.length;
        else
            spans.push((last = [at, at + needle.length]));
    }
    return spans.map(([from, to]) => view.source(from, to));
}
function partsIn(view, parts) {
    const spans = [];
    let last;
    for (let at = 0; at + _forms_js__WEBPACK_IMPORTED_MODULE_1__/* .PART_LENGTH */ .XV <= view.text.length; at++) {
        if (!parts.has(view.text.slice(at, at + _forms_js__WEBPACK_IMPORTED_MODULE_1__/* .PART_LENGTH */ .XV)))
            continue;
        if (last !== undefined && at < last[1])
            last[1] = at + _forms_js__WEBPACK_IMPORTED_MODULE_1__/* .PART_LENGTH */ .XV;
        else
            spans.push((last = [at, at + _forms_js__WEBPACK_IMPORTED_MODULE_1__/* .PART_LENGTH */ .XV]));
    }
    return spans.map(([from, to]) => view.source(from, to));
}
/** The spans that do not lie in a public text. */
function withoutFacts(spans, text, facts) {
    if (spans.length === 0)
        return spans;
    const shown = [...facts].flatMap((fact) => occurrences(fact, { text, source: (from, to) => [from, to] }));
    return spans.filter(([from, to]) => !shown.some(([start, end]) => start <= from && to <= end));
}
/** The text with `***` for each of the spans; those that overlap go as one, so that no end of a value is left. */
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


/***/ }),

/***/ 8375:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ mayShowSecrets; },
/* harmony export */   m: function() { return /* binding */ returnedValues; }
/* harmony export */ });
/* harmony import */ var _command_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4574);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2225);
/** The secrets that a service sends back, in an answer of any shape. */


/** Members that hold secrets or variables of a container. */
const HOLDER = /^(?:secrets|env|env_?vars?|environment_?(?:variables|vars)|secret_?values)$/i;
/** Members that hold a shell command, in which tokens may stand (§2.2). */
const COMMANDS = new Set(['install_command', 'build_command']);
/** What is said of a secret besides its value. */
const ABOUT = /^(?:name|key|id|type|kind|description|source|status|hash|version|.*_(?:at|by|id))$/;
/** A variable as a container runtime writes it. */
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
/** A member that holds a secret, in JSON, in the notation of a language, or within a string of one. */
const SHOWS_SECRETS = /\b(?:secrets|value|env|env_vars)["'\\]{0,8}\s?(?:[:=]|=>)\s?["'\\[{(]/i;
/** Finds every value in a parsed answer, what looks secret in its commands and URLs, also in JSON within a text. */
function returnedValues(answer) {
    const found = [];
    const open = [{ node: answer, holds: false }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { node, holds } = next;
        if (typeof node === 'string') {
            found.push(...(0,_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .userInfoIn */ .xm)(node));
            const inner = embeddedJson(node);
            if (inner !== undefined)
                open.push({ node: inner, holds });
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
                if (typeof inner === 'string' && COMMANDS.has(key))
                    found.push(...(0,_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsInCommand */ .Eg)(inner));
                open.push({ node: inner, holds: holds || HOLDER.test(key) });
            }
        }
    }
    return [...new Set(found.filter((value) => value !== ''))];
}
/** The JSON in a text, from its first bracket to its last. */
function embeddedJson(text) {
    const from = text.search(/[[{]/);
    const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
    if (from < 0 || to < from)
        return undefined;
    try {
        return JSON.parse(text.slice(from, to + 1));
    }
    catch {
        return undefined;
    }
}
/** Whether the text, or what it can be decoded to, may show secrets that nobody has masked yet. It is not quoted then. */
function mayShowSecrets(text) {
    for (const view of (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .viewsOf */ .W)(text))
        if (SHOWS_SECRETS.test(view.text))
            return true;
    return false;
}


/***/ }),

/***/ 7158:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ viewOf; },
/* harmony export */   k: function() { return /* binding */ decodeIn; }
/* harmony export */ });
/** A decoded text that knows where each part of it stands in the text it was decoded from. */
/** Returns the text as a view of itself. */
function viewOf(text) {
    return { text, source: (from, to) => [from, to] };
}
/** Decodes every match in the view. Undefined where nothing matches. */
function decodeIn(view, { pattern, decode, skip = 0, step = 0, between }) {
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
/** Where one decoded character stands in the text that was decoded. */
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
/* harmony export */   I: function() { return /* binding */ describeFailure; },
/* harmony export */   k: function() { return /* binding */ failureText; }
/* harmony export */ });
/* harmony import */ var _deploy_core_status_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4176);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9973);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5302);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2868);
/** What a failed run says: what was wrong, where, and what to do. */




/** More problems than this help nobody at once. */
const MOST_PROBLEMS = 30;
/** The failure for anything that was thrown. */
function describeFailure(error, record) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc)
        return { kind: 'cancelled', message: cancelMessage(record), advice: cancelAdvice(record) };
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz) {
        const lines = error.problems.map(({ input, problem }) => `  ${input}: ${problem}`);
        return {
            kind: 'failure',
            message: [
                `${error.inputs > 1 ? `${error.inputs} inputs are` : 'One input is'} not right; nothing was ${record.command === undefined ? 'sent' : 'changed'}.`,
                ...lines.slice(0, MOST_PROBLEMS),
                ...(lines.length > MOST_PROBLEMS ? [`  and ${lines.length - MOST_PROBLEMS} more`] : [])
            ].join('\n'),
            advice: undefined
        };
    }
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CredentialsExpiredError */ .s5 && (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isPending */ .mm)(record))
        return stoppedWaiting(error, record);
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH) {
        const kind = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI ? 'error' : 'failure';
        return { kind, message: error.message, advice: error.advice };
    }
    return {
        kind: 'error',
        message: `This action failed in a way it should not: ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error))}`,
        advice: 'Run again with debug logging (ACTIONS_STEP_DEBUG) and report it with the log.'
    };
}
/** The rollout needs no credentials of this run: only the wait for it has ended. */
function stoppedWaiting({ message }, record) {
    const { revision_id } = record;
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .lastStatus */ .by)(record);
    const what = revision_id === undefined ? '' : ` of revision ${revision_id}${status ? ` (${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g)(status, 40)})` : ''}`;
    return {
        kind: 'error',
        message: `${message}\nThe rollout${what} continues in the service. This run only stopped waiting for it.`,
        advice: 'Re-run the job with a fresh credential to resume waiting.'
    };
}
/** Lines of the log of a revision that stand right at the error: its end is most often the reason. */
const MOST_LINES = 5;
/** A failure as the log says it, and as GitHub shows it beside the run: what was wrong, and what to do. */
function failureText({ message, advice }, { revision_log: told }) {
    const lines = told?.lines.slice(-MOST_LINES) ?? [];
    return [
        message,
        ...(told === undefined ? [] : [`Last lines of the ${told.log} log:`, ...lines.map((line) => `  ${line}`)]),
        ...(advice === undefined ? [] : [`What to do: ${advice}`])
    ].join('\n');
}
function cancelMessage(record) {
    const { revision_id, going_back } = record;
    const last = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .lastStatus */ .by)(record);
    if (going_back !== undefined) {
        const by = going_back.revision_id === undefined ? '' : ` by revision ${going_back.revision_id}`;
        return `This run was told to stop while it went back to revision ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .namedRevision */ .ni)(record, going_back.to)}${by}, as revision ${revision_id} had failed.`;
    }
    if (revision_id === undefined)
        return 'This run was told to stop.';
    if (isDeployed(record))
        return `This run was told to stop when revision ${revision_id} was DEPLOYED, before its own end.`;
    if (last !== undefined && (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictOf */ .V)(last) === 'failed')
        return `This run was told to stop when revision ${revision_id} had ended as ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g)(last, 40)}.`;
    return `This run was told to stop while it waited for revision ${revision_id}${last ? ` (${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g)(last, 40)})` : ''}.`;
}
function cancelAdvice(record) {
    const { revision_id, wrote, going_back } = record;
    if (going_back !== undefined) {
        return 'What was sent goes on in the service: look there which revision serves. The next run deploys again.';
    }
    if (isDeployed(record))
        return 'The revision stays. Run again for what was still to be looked at.';
    const last = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .lastStatus */ .by)(record);
    if (last !== undefined && (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictOf */ .V)(last) === 'failed')
        return 'Look at the logs of the revision in the service, then run again: that makes a new one.';
    if (revision_id !== undefined)
        return 'The service goes on with the revision. Run again to pick it up where it is.';
    if (!wrote)
        return 'Nothing was sent.';
    return 'A request may have been on its way. Run again: it looks first, and goes on from what is there.';
}
function isDeployed(record) {
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .lastStatus */ .by)(record);
    return status !== undefined && (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictOf */ .V)(status) === 'deployed';
}


/***/ }),

/***/ 2868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D3: function() { return /* binding */ commitOf; },
/* harmony export */   LR: function() { return /* binding */ badEnd; },
/* harmony export */   by: function() { return /* binding */ lastStatus; },
/* harmony export */   mm: function() { return /* binding */ isPending; },
/* harmony export */   ni: function() { return /* binding */ namedRevision; },
/* harmony export */   p7: function() { return /* binding */ servedBefore; }
/* harmony export */ });
/* harmony import */ var _deploy_core_status_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4176);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5725);
/** What a run knows of the revisions that it names: the one place that says which status and commit are whose. */


/** Last status of the revision that this run follows. */
function lastStatus({ statuses, revision_id }) {
    return statuses.findLast((seen) => seen.revision_id === revision_id)?.status;
}
/** A revision is on its way, and this run does not know how it ends. */
function isPending(record) {
    const status = lastStatus(record);
    return status === undefined ? record.new_revision === true : (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .V)(status) === 'pending';
}
/** What the revision that this run follows ended as, where it ended badly. */
function badEnd(record) {
    const status = lastStatus(record);
    return status !== undefined && (0,_deploy_core_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .V)(status) === 'failed' ? status : undefined;
}
/** What served before the revision of this run; undefined where nothing did, or nobody knows. */
function servedBefore({ previous, active_before, revision_id }) {
    if (previous == null || previous === revision_id || active_before === revision_id)
        return undefined;
    return active_before ?? undefined;
}
/** The commit that a revision was built from, where the service tells it; that of the followed one, where none is given. */
function commitOf({ commits, revision_id }, id = revision_id) {
    return commits.find((known) => known.revision_id === id)?.commit_sha;
}
/** A revision by its id, and by its commit where that is known. */
function namedRevision(record, id) {
    return (0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_0__/* .nameRevision */ .hH)(id, commitOf(record, id));
}


/***/ }),

/***/ 5270:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TM: function() { return /* binding */ firstLine; },
/* harmony export */   Th: function() { return /* binding */ MOST_STATUSES; },
/* harmony export */   oo: function() { return /* binding */ MOST_WARNINGS; },
/* harmony export */   sU: function() { return /* binding */ EMPTY_RECORD; },
/* harmony export */   yM: function() { return /* binding */ recordEvent; }
/* harmony export */ });
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7025);
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8781);
/* harmony import */ var _shown_change_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(335);



/** A service may change its mind every second; nobody reads more of them. */
const MOST_STATUSES = 60;
/** Nor of these: revisions may supersede each other for as long as a run waits. */
const MOST_WARNINGS = 100;
/** A run names two or three revisions. */
const MOST_COMMITS = 20;
const EMPTY_RECORD = { commits: [], statuses: [], warnings: [], retries: _retries_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_RETRIES */ .zs };
/** The record after one more event. */
function recordEvent(record, event) {
    switch (event.type) {
        case 'started':
            return { ...record, command: event.command, ...(event.name !== undefined && { name: event.name }) };
        case 'deployment_read': {
            const { id, name, source, source_config, url: elsewhere, active_revision_id: active } = event.deployment;
            const url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(source_config.custom_url ?? elsewhere);
            return {
                ...record,
                deployment_id: id,
                name,
                ...(source != null && { source }),
                ...(url !== undefined && { url }),
                ...(record.operation === undefined && active !== undefined && { active_before: active })
            };
        }
        case 'deployment_identified':
            return { ...record, deployment_id: event.deployment_id };
        case 'deployment_not_found':
            return { ...record, absent: true };
        case 'restarted':
            return begunAnew(record);
        case 'planned': {
            const warnings = [...new Set([...record.warnings, ...event.plan.warnings])];
            return { ...record, plan: shownPlan(event.plan), warnings };
        }
        case 'write_sent':
            return { ...record, wrote: true };
        case 'operation_decided':
            return { ...record, operation: event.operation, new_revision: event.new_revision };
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
            return { ...record, name: event.name, previews: event.previews, swept: [] };
        case 'preview_swept':
            return withSwept(record, event);
        case 'check_ended':
            return { ...record, check: event.check };
        case 'log_read':
            return { ...record, revision_log: event.log };
        case 'rollback_begun': {
            const { to, commit_sha } = event;
            const commits = commit_sha === undefined ? record.commits : withCommit(record.commits, { revision_id: to, commit_sha });
            // What was seen to serve before it is not what serves after it.
            const { serving: _outdated, ...rest } = record;
            return { ...rest, commits, going_back: { to, statuses_seen: 0 } };
        }
        case 'rollback_revision_known':
            return goOnBack(record, { revision_id: event.revision_id });
        case 'rollback_progressed':
            return goOnBack(record, { statuses_seen: (record.going_back?.statuses_seen ?? 0) + 1 });
        case 'rollback_ended': {
            const { going_back: _over, ...rest } = record;
            return { ...rest, rollback: event.rollback };
        }
        case 'skipped':
            return { ...record, operation: 'skipped', new_revision: false, skipped: event.reason };
        case 'warning':
            return { ...record, warnings: [...mostTelling(record.warnings, MOST_WARNINGS), event.message] };
        case 'retrying':
            return { ...record, retries: (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .addFailure */ .qx)(record.retries) };
        case 'recovered':
            return { ...record, retries: (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .addAnswer */ .Yi)(record.retries) };
        case 'info':
        case 'log_missing':
            return record;
    }
}
/** What was asked for, and what was said to everybody, stays. */
function begunAnew({ command, name, warnings, wrote }) {
    return {
        ...EMPTY_RECORD,
        warnings,
        ...(command !== undefined && { command }),
        ...(name !== undefined && { name }),
        ...(wrote !== undefined && { wrote })
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
const mostTelling = (told, most) => (told.length < most ? told : told.toSpliced(most / 2, 1));
const firstLine = (text) => text.split('\n', 1)[0] ?? '';
function goOnBack(record, news) {
    const { going_back } = record;
    return going_back === undefined ? record : { ...record, going_back: { ...going_back, ...news } };
}
function shownPlan(plan) {
    const { operation, new_revision, reasons, changes, warnings, compared } = plan;
    const pushed = 'built_by_service' in plan ? { built_by_service: plan.built_by_service } : {};
    return {
        operation,
        new_revision,
        reasons,
        changes: changes.map(_shown_change_js__WEBPACK_IMPORTED_MODULE_1__/* .shownChange */ .c),
        warnings,
        ...pushed,
        ...(compared && { compared })
    };
}


/***/ }),

/***/ 8781:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Yi: function() { return /* binding */ addAnswer; },
/* harmony export */   qx: function() { return /* binding */ addFailure; },
/* harmony export */   zs: function() { return /* binding */ NO_RETRIES; }
/* harmony export */ });
/** Which failed attempts the log shows: a wait of half an hour can make thousands of them. */
const NO_RETRIES = { total: 0, since_answer: 0, shown: false };
/** Counts a failed attempt. Attempts 1, 2, 4, 8, … of a run are shown, so the log grows with their logarithm. */
function addFailure({ total, since_answer, shown }) {
    const failures = total + 1;
    const isShown = (failures & (failures - 1)) === 0;
    return { total: failures, since_answer: since_answer + 1, shown: shown || isShown, isShown };
}
/** Notes an answer. */
function addAnswer({ total }) {
    return { ...NO_RETRIES, total };
}


/***/ }),

/***/ 335:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ isHiddenField; },
/* harmony export */   c: function() { return /* binding */ shownChange; }
/* harmony export */ });
/* harmony import */ var _text_user_info_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5980);

/** Shell commands may hold tokens. */
const HIDDEN = new Set(['source_config.install_command', 'source_config.build_command']);
/** Whether the values of a field are never shown. */
function isHiddenField(path) {
    return HIDDEN.has(path);
}
/** The change without the values of commands, and with URLs that name no user and password. */
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
        return (0,_text_user_info_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInfo */ .s)(value);
    if (typeof value !== 'object' || value === null)
        return value;
    return JSON.parse((0,_text_user_info_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInfo */ .s)(JSON.stringify(value)));
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
/**
 * The patterns of a workflow's `on.push.paths`: `*`, `**`, `?`, `+`, `[]`, and `!` for one that takes away again. They
 * are no globs as the libraries have them (there `?` is any character, `**.js` stays in one folder, `*` leaves out dot
 * files, braces expand), and are matched by following all states at once, so that no pattern takes long.
 */
const any = () => true;
const notSlash = (char) => char !== '/';
const slash = (char) => char === '/';
/** Stars with the slash behind two of them, a class in brackets, or one character. */
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
/** @param text A pattern in which `problemOf` finds nothing. */
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
                // At the beginning of a name, `**/` may also stand for no folder at all.
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
/** Whether a file is under `paths`: of the patterns that match it, the last one decides. */
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
        // What a pattern takes away below a link is gone for certain only where it takes all that can be there.
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
/** The states with all that they lead to without a character. */
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
/** Whether whatever may follow matches: the pattern is in a `**` at its very end. */
function takesAll(states, at) {
    const end = states.length - 1;
    return [...at].some((state) => states[state].also.includes(end) && states[state].steps.some(({ takes, to }) => takes === any && to === state));
}
/** What is wrong with a pattern, and the mend; undefined when nothing is. */
function problemOf(text) {
    const pattern = text.replace(/^!/, '');
    if (pattern === '')
        return 'takes nothing away: give a pattern after the !';
    if (/^- |^(['"]).*\1$/.test(pattern))
        return 'is written as in a list of YAML: give it alone, without - and quotes';
    if (pattern.startsWith('/'))
        return 'is an absolute path: give it from the root of the repository, without / at its start';
    if (pattern.includes('\\'))
        return 'holds a backslash: write / between folders, and a special character in brackets, as [*]';
    if (/\p{Cc}/u.test(pattern))
        return 'holds a control character: give one pattern a line';
    if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(pattern))
        return 'holds . or .. as a folder: give it from the root of the repository';
    if (pattern.endsWith('/'))
        return `names a folder, but only files are compared: give ${pattern}**`;
    if (pattern.includes('//'))
        return 'holds //: write one /';
    const tokens = [...tokensOf(pattern)];
    const bare = tokens.map((token) => (isClass(token) ? 'x' : token)).join('');
    if (bare.includes('[') || pattern.includes('[]'))
        return 'holds a [ without its ]: close it, or write [[]';
    if (/\[[!^]/.test(pattern))
        return 'holds [! or [^, which these patterns do not know: list what is meant';
    if (/[{}]/.test(bare))
        return 'holds a brace, which stands for itself here: give a pattern for each case, or write [{]';
    if (/^[?+]|[*?+][?+]/.test(bare))
        return 'has a ? or + with no character before it that it could count: write [?] for the character itself';
    const backwards = tokens
        .filter(isClass)
        .flatMap((token) => [...token.slice(1, -1).matchAll(RANGE)])
        .some(([, from = '', to = '']) => from > to);
    if (backwards)
        return 'holds a range that ends before it begins: turn it round';
    return undefined;
}


/***/ }),

/***/ 2977:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ repositoryKey; },
/* harmony export */   S: function() { return /* binding */ repositoryOwner; }
/* harmony export */ });
/** Repository URLs, compared by the repository they lead to. Pure. */
/** The port that a scheme implies. A URL that writes it out means the same. */
const DEFAULT_PORTS = { http: '80', https: '443', ssh: '22', git: '9418' };
/**
 * Returns `host/owner/name` in lower case, for every form of a repository URL: https, ssh, git and scp-like, with or
 * without `.git`, `www.`, user, default port, query, and doubled or trailing slashes.
 */
function repositoryKey(url) {
    const { scheme, authority, path } = partsOf(url.trim());
    const parts = path
        .replace(/[?#].*$/, '')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return [hostOf(authority, scheme), ...parts]
        .join('/')
        .replace(/(?<=[^/])(?:\.git)+$/i, '')
        .toLowerCase();
}
/** Returns the owner in a repository URL, in lower case; undefined if there is none. */
function repositoryOwner(url) {
    return repositoryKey(url).split('/').at(-2);
}
function partsOf(url) {
    const [, scheme = '', rest = url] = /^(?:git\+)?([a-z]+)(?:\+git)?:\/\/(.*)$/is.exec(url) ?? [];
    if (scheme === '') {
        // A host alone before the colon may as well have a port behind it, as in the form that this file returns.
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
    return implied !== undefined && host.endsWith(`:${implied}`) ? host.slice(0, -implied.length - 1) : host;
}


/***/ }),

/***/ 5725:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ax: function() { return /* binding */ shortCommit; },
/* harmony export */   Kd: function() { return /* binding */ sameCommit; },
/* harmony export */   SV: function() { return /* binding */ canonicalRef; },
/* harmony export */   YO: function() { return /* binding */ isBuiltOf; },
/* harmony export */   dz: function() { return /* binding */ isTag; },
/* harmony export */   f5: function() { return /* binding */ isFullCommit; },
/* harmony export */   hH: function() { return /* binding */ nameRevision; }
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1243);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5302);


function isTag(ref) {
    return ref?.startsWith(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_PREFIX */ .C_) ?? false;
}
/** A branch by its bare name, a tag by its full path (§2.3), whichever way it was written. */
function canonicalRef(ref) {
    return ref.replace(/^refs\/heads\//, '');
}
/** The first seven characters of a commit, as git shows it. */
function shortCommit(commit) {
    return (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g)(commit, 40).slice(0, 7);
}
/** Whether this is the whole id of a commit, in lower case, by either of git's hashes. */
function isFullCommit(commit) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
}
/** Whether a revision is known to be built of a commit. */
function isBuiltOf(commit, { source_revision_config: code }) {
    return code?.repo_commit_sha != null && sameCommit(code.repo_commit_sha, commit);
}
/** A revision by its id, and by its commit where that is known: people know their commits. What is none is not shown. */
function nameRevision(id, commit) {
    return commit != null && /^[0-9a-f]{7,64}$/i.test(commit) ? `${id} (commit ${shortCommit(commit)})` : id;
}
/** Whether two commits are one: called the same, or one of them abbreviated to seven characters or more. */
function sameCommit(a, b) {
    const [short, long] = [a.trim().toLowerCase(), b.trim().toLowerCase()].sort((x, y) => x.length - y.length);
    return short === long ? short !== '' : short.length >= 7 && long.startsWith(short);
}


/***/ }),

/***/ 2373:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O0: function() { return /* binding */ isAskedValue; },
  am: function() { return /* binding */ isSameValue; }
});

// UNUSED EXPORTS: canonicalValue

// EXTERNAL MODULE: ./src/contract/normal-forms/image.js
var normal_forms_image = __nccwpck_require__(6672);
;// CONCATENATED MODULE: ./src/contract/normal-forms/web-address.js
/** Addresses of the web, compared by where they lead. Pure. */
/** Returns the address with its host in lower case, without default port and trailing slash; other text is trimmed. */
function canonicalWebAddress(address) {
    const text = address.trim();
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
        return text;
    const { protocol, host, pathname, search, hash, username, password } = new URL(text);
    const user = username === '' && password === '' ? '' : `${username}:${password}@`;
    return `${protocol}//${user}${host}${pathname.replace(/\/+$/, '')}${search}${hash}`;
}

;// CONCATENATED MODULE: ./src/repository/path.js
/** Paths within a repository. Pure. */
/** Returns the path as git writes it: without `.`, doubled, leading or trailing slashes. `..` stays as it is. */
function canonicalPath(path) {
    return path
        .trim()
        .split('/')
        .filter((part) => part !== '' && part !== '.')
        .join('/');
}

// EXTERNAL MODULE: ./src/repository/repository.js
var repository = __nccwpck_require__(5725);
// EXTERNAL MODULE: ./src/repository/repository-url.js
var repository_url = __nccwpck_require__(2977);
;// CONCATENATED MODULE: ./src/repository/same-value.js





const lowerCase = (text) => text.trim().toLowerCase();
const trimmed = (text) => text.trim();
/** The canonical form of each text field of §2.2 and §2.3. A text that is the same in this form means the same. */
const CANONICAL = {
    repo_url: repository_url/* repositoryKey */.K,
    repo_ref: (ref) => (0,repository/* canonicalRef */.SV)(ref.trim()),
    graph_config_path: canonicalPath,
    image_uri: normal_forms_image/* canonicalImage */.KN,
    custom_url: canonicalWebAddress,
    // Only of a deployment that has been found already: a service may keep names in lower case.
    name: lowerCase,
    integration_id: lowerCase,
    listener_id: lowerCase,
    repo_commit_sha: lowerCase,
    install_command: trimmed,
    build_command: trimmed,
    cluster_namespace: trimmed
};
/** Returns the canonical form of a field's value. Absent, null and blank are null; other fields keep their value. */
function canonicalValue(field, value) {
    if (typeof value !== 'string')
        return value ?? null;
    return (CANONICAL[field]?.(value) ?? value.trim()) || null;
}
/** Whether two values of a field mean the same. */
function isSameValue(field, a, b) {
    if (field === 'repo_commit_sha' && typeof a === 'string' && typeof b === 'string')
        return (0,repository/* sameCommit */.Kd)(a, b);
    return canonicalValue(field, a) === canonicalValue(field, b);
}
/**
 * Whether a service that was asked for `asked` and shows `shown` shows what was asked for. Beyond `isSameValue`, a
 * service may show the digest that the tag of an image led to.
 */
function isAskedValue(field, asked, shown) {
    if (isSameValue(field, asked, shown))
        return true;
    return field === 'image_uri' && typeof asked === 'string' && typeof shown === 'string' && (0,normal_forms_image/* isResolvedFrom */.dc)(asked, shown);
}


/***/ }),

/***/ 7602:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: function() { return /* binding */ run; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __nccwpck_require__(9973);
;// CONCATENATED MODULE: ./src/control-plane/with-fresh-reads.js

/** How long a service may answer 404 for an id after it named that id, in milliseconds (docs/design.md, Wait). */
const APPEARS_MS = 15_000;
/**
 * Returns the same control plane, except that a 404 is retryable while its subject is fresh: an id that an answer of this
 * service named for the first time less than 15 s ago. Callers retry it like any other error that may pass.
 */
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
            throw error instanceof errors/* StatusError */.Xs && error.status === 404 && ids.some(isFresh) ? retryable(error) : error;
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
            // From now on a 404 is what is expected.
            namedAt.set(id, Number.NEGATIVE_INFINITY);
            return controlPlane.deleteDeployment(id);
        }
    };
}
function retryable(error) {
    const { message, request, status, mayHaveBeenApplied, retryAfterMs, advice, cause } = error;
    return new errors/* StatusError */.Xs(message, { request, status, mayHaveBeenApplied, retryAfterMs, advice, cause, retryable: true });
}

// EXTERNAL MODULE: ./src/sent-first.js
var sent_first = __nccwpck_require__(4063);
// EXTERNAL MODULE: ./src/repository/same-value.js + 2 modules
var same_value = __nccwpck_require__(2373);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __nccwpck_require__(5302);
// EXTERNAL MODULE: ./src/deploy/core/retry.js
var retry = __nccwpck_require__(4006);
// EXTERNAL MODULE: ./src/deploy/core/session.js
var core_session = __nccwpck_require__(9480);
// EXTERNAL MODULE: ./src/deploy/core/status.js
var core_status = __nccwpck_require__(4176);
// EXTERNAL MODULE: ./src/deploy/find/case-variant.js
var case_variant = __nccwpck_require__(7522);
// EXTERNAL MODULE: ./src/deploy/find/find-by-name.js
var find_by_name = __nccwpck_require__(9499);
// EXTERNAL MODULE: ./src/deploy/find/find-recorded.js
var find_recorded = __nccwpck_require__(2714);
;// CONCATENATED MODULE: ./src/deploy/find/find-current.js
/** What is there when a run begins: the deployment, or that a create is due (docs/design.md, section 3). */








/** @throws DeployError when it is named by its id and is being deleted, or two have the name. */
async function findCurrent(session, target, asked) {
    const { emit } = session;
    let id = target.deployment_id;
    if (id === undefined) {
        const name = target.name ?? '';
        const found = await (0,find_recorded/* findByNameOrRecord */.A)(session, name, (0,case_variant/* hasCodeOf */.B)(asked));
        if (found === 'unlisted') {
            const message = 'The service has no list of deployments, so the name cannot be looked up and is taken for a new one. If it has one, check base_url.';
            emit({ type: 'warning', message });
        }
        if (found === 'absent')
            emit({ type: 'deployment_not_found', what: (0,find_by_name/* describeTarget */.ff)(target) });
        if (typeof found === 'string')
            return { current: null, leaving: null };
        if ('leaving' in found)
            return { current: null, leaving: found.leaving };
        id = found.id;
    }
    const current = await readWithRevision(session, id);
    const leaving = (0,core_status/* isBeingDeleted */.v)(current.deployment);
    if (leaving && target.deployment_id === undefined)
        return { current: null, leaving: id };
    emit({ type: 'deployment_read', deployment: current.deployment });
    const { name } = current.deployment;
    if (target.name !== undefined && target.name !== name && (0,same_value/* isSameValue */.am)('name', target.name, name)) {
        const message = `The service keeps the name "${(0,inert/* sanitizeLine */.g)(target.name)}" as "${(0,inert/* sanitizeLine */.g)(name)}". Write it so in the input name.`;
        emit({ type: 'warning', message });
    }
    if (leaving)
        throw (0,find_by_name/* nameReservedError */.eG)(current.deployment.name, id);
    return { current, leaving: null };
}
/** How long a service may take to show the first revision of a deployment, which exists from the start (§1); in milliseconds. */
const FIRST_REVISION_MS = 15_000;
/** Reads the deployment and its latest revision. A deployment that another run has just created may not show one yet. */
async function readWithRevision(session, id) {
    const { clock, deadline } = session;
    const giveUp = Math.min(deadline, clock.now() + FIRST_REVISION_MS);
    for (let looks = 1;; looks++) {
        const current = await (0,core_session/* readCurrent */.cA)(session, id);
        const left = giveUp - clock.now();
        if (current.latest !== null || (0,core_status/* isBeingDeleted */.v)(current.deployment) || left <= 0)
            return current;
        await clock.sleep(Math.min((0,retry/* backoffDelay */.EY)(looks), left));
    }
}

;// CONCATENATED MODULE: ./src/deploy/deploy.js
/** The main job: find, then all that follows from what is there. Knows the ports and nothing behind them. */


/** Says what `deployRevision` would do. Sends reads only. */
async function planOnly(session, request) {
    const { present, planFound } = await find(session, request);
    return planFound(session, request, present);
}
/**
 * Deploys. Returns once what was asked for holds; what became known on the way has been emitted, also when it throws.
 *
 * @param check Of what came up; its failure is one of the deploy.
 * @throws InputError, PlanError before anything is sent; RequestError; DeployError; CancelledError; what `check` throws.
 */
async function deployRevision(session, request, check = async () => { }) {
    const { present, deployFound } = await find(session, request);
    return deployFound(session, request, { present, check });
}
/** What is there, and what decides on it: that is loaded while the first request is on its way. */
async function find(session, { target, wanted }) {
    const [present, found] = await Promise.all([
        findCurrent(session, target, wanted),
        (0,sent_first/* sentFirst */.r)(() => __nccwpck_require__.e(/* import() */ 693).then(__nccwpck_require__.bind(__nccwpck_require__, 7693)))
    ]);
    return { present, ...found };
}

// EXTERNAL MODULE: ./src/deploy/preview/preview-name.js
var preview_name = __nccwpck_require__(1421);
// EXTERNAL MODULE: ./src/report/record.js
var report_record = __nccwpck_require__(5270);
// EXTERNAL MODULE: ./src/repository/repository-url.js
var repository_url = __nccwpck_require__(2977);
// EXTERNAL MODULE: ./src/text/web-address.js
var web_address = __nccwpck_require__(7025);
// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __nccwpck_require__(1243);
;// CONCATENATED MODULE: ./src/github-records/payload.js
/** What a GitHub Deployment carries of ours, so that a later run finds the deployment where nothing lists it. */

/**
 * The payload of a record of ours; null for anything else. GitHub keeps it as an object or as text. Written by us, but
 * read as the text of a stranger: whoever may write deployments may have changed it.
 */
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
/** Whether a record is of this deployment. One that names no control plane is of any: its id is looked up anyway. */
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


/** How far back an environment is read. Shared environments hold the records of other deployments too. */
const MOST_READ = 300;
/** Ended badly: nothing serves because of it, so nothing is taken off. */
const ENDED_BADLY = new Set(['failure', 'error']);
/** After so many in a row, what was before them is not worth a request each. */
const MOST_BAD_IN_A_ROW = 30;
/** A record for what this run deploys. It can hold the deployment's id only from the beginning on. */
async function createRecord(github, { name, control_plane, environment, transient, ref = '' }, { deployment_id, description }) {
    const payload = { name, control_plane, ...(deployment_id !== undefined && { deployment_id }) };
    const transient_environment = transient;
    const made = await github.createDeployment({ ref, environment, description, transient_environment, payload });
    return made.id;
}
/** The status that tells how a run stands. */
function statusOf(state, { description, url, run_url }) {
    const environment_url = state === 'success' ? (0,web_address/* webAddress */.D)(url) : undefined;
    return {
        state,
        description,
        ...(run_url !== undefined && { log_url: run_url }),
        ...(environment_url !== undefined && { environment_url })
    };
}
/** Our records of this deployment, newest first. */
async function* ownRecords(github, owner) {
    let read = 0;
    for await (const deployment of github.listDeployments(owner.environment)) {
        if (++read > MOST_READ)
            return;
        if (isOfDeployment(deployment.payload, owner))
            yield deployment;
    }
}
/**
 * Marks the records before that one (all, where none stays) as inactive. GitHub does that by itself only for
 * environments that are neither transient nor production, and there for other deployments of the same environment too.
 */
async function retireRecords(github, wanted, { before = Number.POSITIVE_INFINITY, description }) {
    let bad = 0;
    for await (const { id } of ownRecords(github, wanted)) {
        if (id >= before)
            continue;
        const state = await github.latestState(id);
        // Whoever retired it retired those before it.
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

;// CONCATENATED MODULE: ./src/github-records/guard.js


/** A guard over one connection to GitHub. */
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
        message: `GitHub did not answer in the moment that is left once a run is told to stop, so this run could not ${what}: it may be left open until a later run is over.`
    };
}
/** One warning a permission, and one for everything else: GitHub being down is not told once for each record. */
function warningFor(what, error, { fork, command }) {
    if (!(error instanceof errors/* GitHubRefusal */.ke)) {
        return {
            key: 'other',
            message: `${(0,inert/* sanitizeLine */.g)((0,errors/* messageOf */.bD)(error))}, so this run could not ${what}. The ${command} itself goes on.`
        };
    }
    const { permission } = error;
    const mend = fork
        ? `It needs "${permission}", which GitHub never gives to the run of a pull request from a fork.`
        : `Add to the permissions of the job: ${permission}`;
    return { key: permission, message: `${error.message}, so this run could not ${what}. ${mend}` };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./src/text/duration.js
var duration = __nccwpck_require__(9144);
;// CONCATENATED MODULE: ./src/text/markdown.js
/** Text of others made fit for markdown: it shows as it is, and formats, links and mentions nothing. */

/** GitHub looks for mentions and references in the finished text, with entities resolved: these are broken apart. */
const REFERENCE = /@(?=\w)|#(?=\d)|\bgh-(?=\d)/giu;
const ZERO_WIDTH_SPACE = '\u200b';
/** All ASCII punctuation as entities: an entity is never syntax (CommonMark 6.2), in a table cell neither. */
function escapeMarkdown(text, max = 300) {
    return entities((0,inert/* sanitizeLine */.g)(text, max).replace(REFERENCE, `$&${ZERO_WIDTH_SPACE}`));
}
function entities(text) {
    return text.replace(/[!-/:-@[-`{-~\u200b]/g, (char) => `&#${char.charCodeAt(0)};`);
}
/** The text as code. In code GitHub turns neither mentions nor references into links, so it can be copied as it is. */
function code(text, max = 300) {
    return `<code>${entities((0,inert/* sanitizeLine */.g)(text, max))}</code>`;
}
/** A link that shows `label` (markdown of ours); only the label, when the address is no web address. */
function markdown_link(label, url) {
    if (url === undefined || !/^https?:\/\/[^\s<>()[\]"'`\\|]+$/.test(url))
        return label;
    return `[${label}](${url})`;
}
/** A table. Cells are markdown of ours, or escaped. */
function table(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

// EXTERNAL MODULE: ./src/repository/repository.js
var repository_repository = __nccwpck_require__(5725);
// EXTERNAL MODULE: ./src/report/known-revision.js
var known_revision = __nccwpck_require__(2868);
;// CONCATENATED MODULE: ./src/report/serving.js
/** What serves after a deploy that failed: the first thing that people ask then. */



/** Markdown to be put behind "failed"; empty where nobody knows. */
function servingTail(record) {
    const { rollback, serving, revision_id, previous, check } = record;
    const before = (id) => `what served before${commitIn(record, id)}`;
    if (rollback?.rolled_back_to !== undefined)
        return `; ${before(rollback.rolled_back_to)} is live again`;
    if (serving === undefined)
        return '';
    if (serving === null)
        return '; nothing serves now';
    if (serving !== revision_id)
        return serving === previous ? `; ${before(serving)} still serves` : '';
    return check?.result === 'failed' ? '; what it deployed serves' : '';
}
function commitIn(record, id) {
    const commit = (0,known_revision/* commitOf */.D3)(record, id);
    return commit === undefined ? '' : ` (${code((0,repository_repository/* shortCommit */.Ax)(commit))})`;
}

;// CONCATENATED MODULE: ./src/report/heading.js
/** The heading of the summary. */





/** What a run was at, by its command. */
const DOING = { deploy: 'Deploying', plan: 'Planning', delete: 'Deleting', sweep: 'Sweeping previews of' };
/** What was done, where a revision belongs to it that may have ended badly without the run being a failure. */
const SENT = { created: 'Created', updated: 'Updated', unchanged: 'Unchanged:' };
/** What came of it, in a few words. */
function headingOf(record, failure) {
    const { command, operation, deletion = 'accepted' } = record;
    const name = escapeMarkdown(record.name ?? record.deployment_id ?? 'the deployment', 100);
    if (failure !== undefined) {
        if (command === undefined)
            return '❌ The inputs are not right; nothing was sent';
        if (failure.kind === 'cancelled')
            return `⏹️ Stopped: the run for ${name}`;
        if (command === 'deploy' && ranOutOfTime(record))
            return `❌ Deploying ${name} failed: the time is up; the service goes on with it`;
        return `❌ ${DOING[command]} ${name} failed${command === 'deploy' ? servingTail(record) : ''}`;
    }
    const status = (0,known_revision/* lastStatus */.by)(record);
    const serves = status !== undefined && (0,core_status/* verdictOf */.V)(status) === 'deployed';
    if (operation === undefined)
        return `✅ Done with ${name}`;
    const ended = (0,known_revision/* badEnd */.LR)(record);
    const done = SENT[operation];
    if (ended !== undefined && done !== undefined) {
        return `⚠️ ${done} ${name}; its latest revision ended as ${code(ended, 40)}`;
    }
    switch (operation) {
        case 'created':
            return serves
                ? `✅ Created and deployed ${name}${step(record)}`
                : `⏳ Created ${name}; its rollout was not waited for`;
        case 'updated':
            return serves || !record.new_revision
                ? `✅ Updated ${name}${record.new_revision ? step(record) : ''}`
                : `⏳ Updated ${name}; its rollout was not waited for`;
        case 'unchanged':
            return `✅ Unchanged: ${name}${step(record)}`;
        case 'deleted':
            return deletedHeading(name, deletion);
        case 'planned':
            return `📋 Plan for ${name}`;
        case 'swept':
            return `✅ Swept previews of ${name}`;
        case 'skipped':
            return '⏭️ Skipped';
    }
}
function deletedHeading(name, deletion) {
    switch (deletion) {
        case 'absent':
            return `✅ Nothing to delete: ${name} is not there`;
        case 'already_deleting':
            return `✅ Nothing to delete: ${name} is on its way out already`;
        case 'accepted':
            return `✅ Deleted ${name}`;
    }
}
/** The wait is over, and what it waited for is not. */
const ranOutOfTime = (record) => record.waited_ms !== undefined && (0,known_revision/* isPending */.mm)(record);
/** From which commit to which, as far as that is known; what never served is no place to come from. */
function step(record) {
    const now = (0,known_revision/* commitOf */.D3)(record);
    if (now === undefined)
        return '';
    const served = (0,known_revision/* servedBefore */.p7)(record);
    const before = served === undefined ? undefined : (0,known_revision/* commitOf */.D3)(record, served);
    const shown = (commit) => code((0,repository_repository/* shortCommit */.Ax)(commit));
    return before === undefined || before === now ? ` at ${shown(now)}` : `, ${shown(before)} → ${shown(now)}`;
}

// EXTERNAL MODULE: ./src/deploy/plan/explain.js
var explain = __nccwpck_require__(8867);
// EXTERNAL MODULE: ./src/text/count.js
var count = __nccwpck_require__(6537);
// EXTERNAL MODULE: ./src/report/shown-change.js
var shown_change = __nccwpck_require__(335);
;// CONCATENATED MODULE: ./src/report/plan-lines.js




/** More rows than this are folded away: what follows them matters more. */
const MOST_ROWS = 15;
/** A plain line. */
const info = (text) => [{ level: 'info', text }];
/** What a plan comes to, and what it changes. */
function planLines(plan) {
    const { operation, new_revision, reasons, warnings } = plan;
    const pushed = 'built_by_service' in plan;
    const keeps = operation === 'unchanged' || (operation === 'update' && !new_revision);
    const revision = pushed ? 'the service builds this push' : new_revision ? 'new revision' : 'no new revision';
    return [
        ...info(`Plan: ${operation}, ${revision}`),
        ...(keeps || pushed ? reasons.flatMap((reason) => info(`  ${reason}`)) : []),
        ...alignRows(changeRows(plan.changes), 'change'),
        ...warnings.map((text) => ({ level: 'warning', text }))
    ];
}
/** The previews of a sweep, each with its verdict. */
function sweepLines({ previews }) {
    const goes = previews.filter((preview) => preview.verdict === 'delete').length;
    return [
        ...info(`${(0,count/* count */.U)(previews.length, 'preview')}, ${goes} to delete`),
        ...alignRows(previews.map(({ name, verdict, reason }) => [(0,inert/* sanitizeLine */.g)(name), `${verdict}: ${reason}`]), 'preview')
    ];
}
/** Rows of field and difference; secrets take one row together. */
function changeRows(changes) {
    const within = (prefix) => changes.filter(({ path }) => path === prefix || path.startsWith(`${prefix}.`));
    const secrets = within('secrets');
    const rest = changes.filter((change) => !secrets.includes(change));
    return [
        ...rest.map((change) => [change.path, describeChange(change)]),
        ...(secrets.length > 0 ? [['secrets', (0,explain/* listChanges */.Wd)(secrets, 'secrets')]] : [])
    ];
}
/** @param what One of them, for the title under which many are folded away. */
function alignRows(rows, what) {
    const width = Math.max(0, ...rows.map(([path]) => path.length));
    const lines = rows.map(([path, text]) => `  ${path.padEnd(width)}  ${text}`);
    if (rows.length > MOST_ROWS)
        return [{ level: 'info', title: (0,count/* count */.U)(rows.length, what), text: lines.join('\n') }];
    return lines.flatMap(info);
}
/** What differs, in words. */
function describeChange({ path, difference, before, after, note }) {
    if ((0,shown_change/* isHiddenField */.Z)(path))
        return difference;
    const values = difference === 'added' ? (0,explain/* showValue */.vp)(after) : `${(0,explain/* showValue */.vp)(before)} → ${(0,explain/* showValue */.vp)(after)}`;
    if (difference === 'unproven' || difference === 'repeated')
        return `${(0,explain/* showValue */.vp)(after)} (${note ?? difference})`;
    if (note === undefined)
        return values;
    return before === after ? note : `${values} (${note})`;
}

// EXTERNAL MODULE: ./src/report/retries.js
var retries = __nccwpck_require__(8781);
;// CONCATENATED MODULE: ./src/report/log.js









/** Lines for one event. `before` is what was known before it. */
function logLines(event, before) {
    switch (event.type) {
        case 'deployment_read': {
            const { id, name, source } = event.deployment;
            return before.deployment_id === id
                ? []
                : info(`Deployment ${(0,inert/* sanitizeLine */.g)(name)} (${id})${source ? ` · ${(0,inert/* sanitizeLine */.g)(source, 40)}` : ''}`);
        }
        case 'deployment_identified':
            return info(before.name === undefined
                ? `Deployment ${event.deployment_id}`
                : `Deployment ${(0,inert/* sanitizeLine */.g)(before.name)} (${event.deployment_id})`);
        case 'deployment_not_found':
            return info(`No deployment ${event.what} is there.`);
        case 'planned':
            return planLines(event.plan);
        case 'operation_decided':
            return operationLines(event, before);
        case 'revision_identified':
            return revisionLines(event, before);
        case 'status_read':
            return statusLines(event, before.statuses.length);
        case 'rollback_progressed':
            return statusLines(event, before.going_back?.statuses_seen ?? 0);
        case 'wait_ended':
            return event.status === 'DEPLOYED' ? info(deployedLine(event, before)) : [];
        case 'retrying':
            return retryLines(event, before);
        case 'recovered':
            return before.retries.shown
                ? info(`  Recovered after ${(0,count/* count */.U)(before.retries.since_answer, 'failed attempt')}.`)
                : [];
        case 'previews_listed':
            return sweepLines(event);
        case 'preview_swept':
            return event.deletion === undefined ? [] : info(`  ${(0,inert/* sanitizeLine */.g)(event.name)}  ${SWEPT[event.deletion]}`);
        case 'deletion_read':
            return info(DELETED[event.deletion]);
        case 'check_ended':
            return checkLines(event.check);
        case 'log_read':
            return [
                { level: 'info', title: logTitle(event.log), text: event.log.lines.map((line) => `  ${line}`).join('\n') }
            ];
        case 'log_missing':
            return [{ level: 'debug', text: `No log of the revision: ${event.problem}` }];
        case 'rollback_begun':
            return rollbackLines(event, before);
        case 'rollback_revision_known':
            return info(`Revision ${event.revision_id}`);
        case 'rollback_ended':
            // What came of it otherwise is said by the error, which follows.
            return event.rollback.result === 'not_needed' ? info(event.rollback.message) : [];
        case 'skipped':
            return [{ level: 'notice', text: `Skipped: ${event.reason}` }];
        case 'warning':
            return [{ level: before.warnings.length < report_record/* MOST_WARNINGS */.oo ? 'warning' : 'debug', text: event.message }];
        case 'restarted':
            return info(event.why);
        case 'info':
            return info(event.message);
        case 'started':
        case 'commit_read':
        case 'active_revision_read':
        case 'write_sent':
            return [];
    }
}
/** `, earlier revisions took 3:10 to 4:20`, where that is known. */
function earlierTimes(earlier) {
    if (earlier === undefined || earlier.longest < 1_000)
        return '';
    const [from, to] = [(0,duration/* formatDuration */.a)(earlier.shortest), (0,duration/* formatDuration */.a)(earlier.longest)];
    return `, earlier revisions took ${from === to ? from : `${from} to ${to}`}`;
}
function deployedLine(event, before) {
    const commit = (0,known_revision/* commitOf */.D3)(before);
    const of = commit === undefined ? '' : ` at commit ${(0,repository_repository/* shortCommit */.Ax)(commit)}`;
    return `  DEPLOYED${of} after ${(0,duration/* formatDuration */.a)(event.elapsed_ms)}, ${noticed(event)}.`;
}
function noticed({ requests, within_ms }) {
    const seen = within_ms === undefined ? 'seen' : `noticed within ${Math.max(1, Math.ceil(within_ms / 1000))} s`;
    return `${seen} with ${(0,count/* count */.U)(requests, 'request')}`;
}
function statusLines({ elapsed_ms, status, earlier }, seen) {
    const level = seen < report_record/* MOST_STATUSES */.Th ? 'info' : 'debug';
    return [
        { level, text: `  ${(0,duration/* formatDuration */.a)(elapsed_ms).padStart(5)}  ${(0,inert/* sanitizeLine */.g)(status, 60)}${earlierTimes(earlier)}` }
    ];
}
function retryLines({ problem, delay_ms }, before) {
    const { total, isShown } = (0,retries/* addFailure */.qx)(before.retries);
    const attempts = total === 1 ? '' : `, ${total} failed attempts so far`;
    const text = `  ${(0,report_record/* firstLine */.TM)(problem)}: retrying in ${(delay_ms / 1000).toFixed(1)} s${attempts}`;
    return [{ level: isShown ? 'info' : 'debug', text }];
}
const DELETED = {
    absent: 'Nothing to delete.',
    already_deleting: 'Nothing to delete: it is on its way out already, and its name stays taken until it is gone.',
    accepted: 'Deleted: the service has taken it, and may need a while until the name is free.'
};
const SWEPT = {
    absent: 'gone already',
    already_deleting: 'on its way out already',
    accepted: 'deleted'
};
function operationLines({ operation, new_revision }, { plan }) {
    switch (operation) {
        case 'created':
            return info('Created.');
        case 'updated':
            return info(new_revision ? 'Patch sent.' : 'Patch sent; it needs no new revision.');
        case 'unchanged':
            return plan && 'built_by_service' in plan
                ? info('Nothing to send.')
                : info('Unchanged: nothing was sent. To build again anyway, set new_revision: always.');
        case 'planned':
            return info('Nothing was sent, as this is only a plan.');
        case 'swept':
            return info('Swept.');
        default:
            return [];
    }
}
function revisionLines({ revision_id, previous, superseded }, before) {
    if (before.revision_id === revision_id)
        return [];
    const isFollowed = previous != null && previous !== revision_id && !superseded;
    const follows = isFollowed ? `, follows ${(0,known_revision/* namedRevision */.ni)(before, previous)}` : '';
    return info(`Revision ${(0,known_revision/* namedRevision */.ni)(before, revision_id)}${follows}`);
}
function checkLines({ result, assistant, asked, events, elapsed_ms }) {
    const what = result === 'passed'
        ? asked === undefined
            ? 'was looked for'
            : 'answered'
        : asked === undefined
            ? 'was looked for'
            : 'was asked';
    const head = `Check: assistant ${(0,inert/* sanitizeLine */.g)(assistant ?? '')} ${what}, ${(elapsed_ms / 1000).toFixed(1)} s`;
    if (result === 'passed')
        return info(head);
    return [...info(`${head}; failed`), ...events.flatMap(({ event, text }) => info(`  ${event.padEnd(12)} ${text}`))];
}
/** What a log is called wherever it is shown. Text of ours and an identifier. */
function logTitle({ log, revision_id, is_end }) {
    return `${is_end ? 'Last lines' : 'Lines'} of the ${log} log of revision ${revision_id}${is_end ? '' : ', which goes on'}`;
}
/** What is tried, and no more: whether it leads back is told by its end. */
function rollbackLines({ to, commit_sha, way }, before) {
    if (before.going_back !== undefined)
        return info('The service does not redeploy it: trying a patch.');
    const how = way === 'redeploy' ? 'asking the service to redeploy it' : 'sending a patch';
    return info(`Going back is tried: ${(0,repository_repository/* nameRevision */.hH)(to, commit_sha)} was the last DEPLOYED revision; ${how}.`);
}
/** The last line of a run that went well. */
function closingLine({ url }) {
    return (0,web_address/* webAddress */.D)(url) === undefined ? undefined : `${url}  ·  ${url}/docs`;
}

;// CONCATENATED MODULE: ./src/report/revision-log.js


const MOST_LINES = 15;
const LONGEST_LINE = 200;
/**
 * The lines, folded away. In `<pre>` markdown is not looked at and mentions are no links; all punctuation is an entity,
 * so that no line ends it.
 */
function revisionLog(log) {
    const lines = log.lines.slice(-MOST_LINES).map((line) => {
        const indent = /^ */.exec(line)?.[0] ?? '';
        return indent + escapeMarkdown(line, LONGEST_LINE);
    });
    return [
        `<details><summary>${escapeMarkdown(logTitle(log))}</summary>`,
        `<pre>\n${lines.join('\n')}\n</pre>`,
        '</details>'
    ].join('\n\n');
}

;// CONCATENATED MODULE: ./src/report/transcript.js

/** What was asked of the assistant and what it said, folded away. */
function transcript({ result, assistant, asked, events, elapsed_ms }) {
    const sign = result === 'passed' ? '✅' : '❌';
    const rows = events.map(({ event, text }) => [code(event, 40), escapeMarkdown(text, 200)]);
    return [
        `<details><summary>${sign} Check of assistant ${code(assistant ?? '', 100)}: ${result} in ${(elapsed_ms / 1000).toFixed(1)} s</summary>`,
        ...(asked === undefined ? [] : [`Asked: ${code(asked, 200)}`]),
        ...(rows.length === 0 ? [] : [table(['event', 'payload'], rows)]),
        '</details>'
    ].join('\n\n');
}

;// CONCATENATED MODULE: ./src/report/comment.js
/** The comment on the pull request: five lines, the address first (docs/design.md, section 7). Pure. */









const MOST_CHANGES = 10;
const comment_MOST_LINES = 15;
/**
 * The first line of the comment, invisible, by which a later run finds it. A digest of the name and the key of its control
 * plane: whatever a name is made of, it cannot end the marker, and no marker begins another's.
 */
function commentMarker({ name, control_plane }) {
    const digest = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([control_plane, name]))
        .digest('hex');
    return `<!-- deploy-agent-server ${digest} -->`;
}
/** Markdown for everything below the marker. What is not ours in it is escaped. */
function renderComment(input) {
    const { record, failure, run_url } = input;
    const lines = [
        address(record, failure),
        headline(input),
        facts(input),
        changes(record),
        markdown_link('Log of the run', run_url),
        ...(failure === undefined ? [] : ['', ...failureLines(failure)])
    ];
    const { revision_log, check } = record;
    const folded = [revision_log && revisionLog(revision_log), check && transcript(check)];
    const text = lines.filter((line) => line !== undefined).join('  \n');
    return `${[text, ...folded.filter((part) => part !== undefined)].join('\n\n')}\n`;
}
function address(record, failure) {
    const { url, operation, serving } = record;
    if (operation === 'deleted')
        return '_No longer served_';
    if (record.command === 'delete')
        return undefined;
    if (failure !== undefined && serving === null)
        return '_Nothing serves now_';
    return url === undefined
        ? '_No address yet_'
        : `${markdown_link(`**${escapeMarkdown(url)}**`, url)} · ${markdown_link('docs', `${url}/docs`)}`;
}
function headline({ name, record, failure, under_way }) {
    const what = code(name, 100);
    if (failure?.kind === 'cancelled')
        return `⏹️ The run for ${what} was stopped`;
    if (failure !== undefined) {
        const { command = 'deploy' } = record;
        return `❌ ${DOING[command]} ${what} failed${command === 'deploy' ? servingTail(record) : ''}`;
    }
    if (record.operation === 'deleted')
        return `🗑️ ${what} is deleted`;
    if (under_way)
        return `⏳ ${what} is being deployed`;
    if ((0,known_revision/* isPending */.mm)(record))
        return `⏳ ${what} is on its way; this run does not wait for it`;
    const ended = (0,known_revision/* badEnd */.LR)(record);
    if (ended !== undefined) {
        return `⚠️ ${what} is ${record.operation ?? 'there'}; its latest revision ended as ${code(ended, 40)}`;
    }
    return record.operation === 'unchanged' ? `✅ ${what} is deployed, unchanged` : `✅ ${what} is deployed`;
}
function facts({ record, commit }) {
    const { revision_id, waited_ms, operation, command } = record;
    if (operation === 'deleted' || command === 'delete')
        return undefined;
    const commit_sha = revision_id === undefined ? commit : (0,known_revision/* commitOf */.D3)(record);
    const of = revision_id === undefined ? 'for commit' : 'commit';
    const status = (0,known_revision/* lastStatus */.by)(record);
    const parts = [
        revision_id === undefined ? undefined : `Revision ${code(revision_id)}`,
        status === undefined ? undefined : code(status, 40),
        commit_sha === undefined ? undefined : `${of} ${code(commit_sha.slice(0, 7))}`,
        waited_ms === undefined ? undefined : `after ${(0,duration/* formatDuration */.a)(waited_ms)}`
    ].filter((part) => part !== undefined);
    return parts.length === 0 ? undefined : parts.join(' · ');
}
function changes({ plan, operation }) {
    if (plan === undefined || plan.changes.length === 0 || operation === 'deleted')
        return undefined;
    const isNew = plan.operation === 'create';
    // Of a new deployment everything is new: what it is made from, and its secrets by name, are worth a line.
    const told = plan.changes.filter(({ path }) => !isNew || !path.startsWith('source_config.'));
    const rows = changeRows(told);
    const shown = rows.slice(0, MOST_CHANGES).map(([path, text]) => `${code(path)} ${escapeMarkdown(text)}`);
    const more = rows.length > MOST_CHANGES ? [`and ${rows.length - MOST_CHANGES} more`] : [];
    return `${isNew ? 'New deployment' : 'Changed'}: ${[...shown, ...more].join('; ')}`;
}
function failureLines({ message, advice }) {
    const lines = message.split('\n').slice(0, comment_MOST_LINES);
    return [
        ...lines.map((line) => `> ${escapeMarkdown(line, 500)}`),
        ...(advice === undefined ? [] : [`> **What to do:** ${escapeMarkdown(advice, 500)}`])
    ];
}

;// CONCATENATED MODULE: ./src/github-records/outcome.js
/** What GitHub is told of a run, decided from what is known of it. Pure. */



/** GitHub's limit on the description of a deployment and of a status. */
const LONGEST_DESCRIPTION = 140;
/** Whether there is something to wait for, so that people want to hear of it before it is over. */
function isUnderWay(record) {
    const { operation, deployment_id, new_revision } = record;
    if (deployment_id === undefined)
        return false;
    if (operation === 'created' || operation === 'updated')
        return new_revision === true;
    return operation === 'unchanged' && (0,known_revision/* isPending */.mm)(record);
}
/** The state of a GitHub Deployment once the run is over. */
function finalState(record, failure) {
    if (failure !== undefined)
        return failure.kind === 'failure' ? 'failure' : 'error';
    if (record.operation === 'deleted')
        return 'inactive';
    if ((0,known_revision/* isPending */.mm)(record))
        return 'in_progress';
    const status = (0,known_revision/* lastStatus */.by)(record);
    return status !== undefined && (0,core_status/* verdictOf */.V)(status) === 'failed' ? 'failure' : 'success';
}
/** One line for GitHub's list of deployments. */
function describeRun(record, failure) {
    const { revision_id, operation } = record;
    const status = (0,known_revision/* lastStatus */.by)(record);
    if (failure !== undefined)
        return (0,inert/* sanitizeLine */.g)(failure.message, LONGEST_DESCRIPTION);
    if (operation === 'deleted')
        return 'The deployment was deleted';
    const revision = revision_id === undefined ? [] : [`revision ${revision_id}`];
    return (0,inert/* sanitizeLine */.g)([operation ?? 'deploy', ...revision, ...(status ? [status] : [])].join(', '), LONGEST_DESCRIPTION);
}

;// CONCATENATED MODULE: ./src/github-records/sticky-comment.js
/** One comment a deployment on a pull request, found again by its marker and kept up to date. */

/** Writes the comment. Its id, or undefined when there is none. */
async function keepComment(github, comment) {
    const { pull, body, known } = comment;
    if (known !== undefined && (await update(github, known, body)))
        return known;
    const found = await findComment(github, comment);
    if (found !== undefined && (await update(github, found.id, body)))
        return found.id;
    if (!comment.create)
        return undefined;
    const made = await github.createComment(pull, body);
    // Another run may have written one at the same time: the oldest stays, whichever run looks.
    const oldest = await findComment(github, comment);
    if (oldest === undefined || oldest.id === made.id)
        return made.id;
    await github.deleteComment(made.id);
    await github.updateComment(oldest.id, body);
    return oldest.id;
}
async function findComment(github, { pull, marker }) {
    for await (const comment of github.listComments(pull)) {
        if (comment.is_trusted && comment.body.trimStart().startsWith(marker))
            return comment;
    }
    return undefined;
}
/** False when somebody has deleted it. */
async function update(github, id, body) {
    try {
        await github.updateComment(id, body);
        return true;
    }
    catch (error) {
        if (error instanceof errors/* GitHubRefusal */.ke && error.status === 404)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./src/github-records/wanted.js
/** Whether there is anything to do on GitHub. */
function asksForRecords({ environment, comment_on }) {
    return environment !== undefined || comment_on !== undefined;
}

;// CONCATENATED MODULE: ./src/github-records/recorder.js





const recorder_DELETED = 'The deployment was deleted';
function createRecorder(options) {
    const { wanted, making, closing, redactAll } = options;
    const written = {};
    let begun;
    return {
        observe(record) {
            if (!asksForRecords(wanted) || !isUnderWay(record))
                return;
            const { deployment_id } = record;
            // Another id: the deployment was deleted under this run, which makes it anew.
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
            if (!asksForRecords(wanted) || record.operation === 'skipped')
                return;
            const told = redactAll({ record, failure });
            // Neither waits for the other: there may be little time.
            const record_told = Promise.resolve(begun?.record).then(() => end(options, written, told));
            const commented = Promise.resolve(begun?.comment).then(() => writeComment(options, written, { ...told, guard: closing, over: true }));
            await Promise.all([record_told, commented]);
        }
    };
}
function inEnvironment(wanted) {
    const { environment } = wanted;
    return environment === undefined ? undefined : { ...wanted, environment };
}
/**
 * The record of this run, made where there is none. One that names another deployment is of one that was deleted: it ends
 * with all before it, or a later run would be led to what is gone.
 */
async function recordFor(github, written, { target, record, description }) {
    const { deployment, names } = written;
    // What was found but not deployed may be of another repository: a later run would take it for its own.
    const deployment_id = record.operation === undefined ? undefined : record.deployment_id;
    if (deployment !== undefined) {
        if (deployment_id === undefined || deployment_id === names)
            return deployment;
        await retireRecords(github, target, { before: deployment + 1, description: recorder_DELETED });
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
    const made = await making('record the deployment', (github) => recordFor(github, written, { target, record, description }));
    if (made === undefined)
        return;
    await running('record the deployment', (github) => github.addStatus(made, statusOf('in_progress', { description, url: record.url, run_url })));
}
async function end({ wanted, closing, run_url }, written, told) {
    const target = inEnvironment(wanted);
    if (target === undefined)
        return;
    const { record, failure } = told;
    await closing('record the deployment', async (github) => {
        if (record.operation === 'deleted')
            return retireRecords(github, target, { description: recorder_DELETED });
        if (wanted.deletes)
            return undefined;
        // Stopped before anything was recorded: there is nothing to close.
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
async function writeComment({ wanted, run_url, redactAll }, written, { record, failure, guard, over = false }) {
    const { name, comment_on: pull, ref = '' } = wanted;
    if (pull === undefined)
        return;
    const marker = commentMarker(wanted);
    const commit = /^[0-9a-f]{40,64}$/i.test(ref) ? ref : undefined;
    const body = `${marker}\n${renderComment({ name: redactAll(name), record, failure, under_way: !over, commit, run_url })}`;
    // What is gone, or never began, is told where there is a comment already, and makes no new one.
    const create = !wanted.deletes && record.operation !== 'deleted' && failure?.kind !== 'cancelled';
    await guard('write the comment on the pull request', async (github) => {
        written.comment = await keepComment(github, { pull, marker, body, known: written.comment, create });
    });
}

;// CONCATENATED MODULE: ./src/github-records/github-side.js








function createGitHubSide(options) {
    const { request } = options;
    const told = new Set();
    const guards = {
        running: guardOf(options, 'running', told),
        making: guardOf(options, 'making', told),
        closing: guardOf(options, 'closing', told)
    };
    // A plan changes nothing, on GitHub neither.
    const records = request.command === 'deploy' || isRealDelete(request) ? request.github.records : undefined;
    const recorder = records && recorderOf(options, records, guards);
    return {
        recall: (name) => recall(guards.running, request.github, name),
        readPullRequest: (pull) => guards.running(`read the state of pull request #${pull}`, (github) => github.readPullRequest(pull)),
        listChangedFiles: (comparison) => listChangedFiles(options, comparison),
        observe: (record) => recorder?.observe(record),
        swept: (preview) => closeSwept(options, preview, guards),
        close: async (record, failure) => recorder?.close(record, failure)
    };
}
function isRealDelete(request) {
    return request.command === 'delete' && !request.dry_run;
}
/** @throws GitHubError when there is nobody to ask. */
async function openFor({ request, context, open }, phase) {
    const { api_url, repository } = context;
    const { token } = request.github;
    if (token === undefined)
        throw new errors/* GitHubError */.y_('github_token is empty');
    if (repository === undefined)
        throw new errors/* GitHubError */.y_('The repository of this run is not known');
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
function recorderOf({ context, redactAll }, wanted, guards) {
    return createRecorder({ wanted, run_url: context.run_url, redactAll, ...guards });
}
/** What GitHub knows of the code, where it is that of this run's repository. */
async function listChangedFiles(options, comparison) {
    const { request, context } = options;
    const { server_url, repository } = context;
    const wanted = 'deploy' in request && request.deploy.wanted.source === 'git_host' ? request.deploy.wanted : undefined;
    const code = (0,repository_url/* repositoryKey */.K)(wanted?.source_config.repo_url ?? '');
    if (code !== (0,repository_url/* repositoryKey */.K)(`${server_url}/${repository}`)) {
        return { ...comparison, unknown: 'GitHub is asked only about the repository of this run' };
    }
    try {
        const github = await openFor(options, 'running');
        return await github.listChangedFiles(comparison);
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        const mend = error instanceof errors/* GitHubRefusal */.ke ? ` (it needs "${error.permission}" in the permissions of the job)` : '';
        return { ...comparison, unknown: `${error.message}${mend}` };
    }
}
async function recall(guard, access, name) {
    // Each preview of a sweep has an environment of its own, unless one was given for all.
    const environment = 'records' in access ? access.records.environment : (access.environment ?? (0,preview_name/* previewEnvironment */._s)(name));
    if (environment === undefined)
        return null;
    const { control_plane } = 'records' in access ? access.records : access;
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
    await recorder.close({ ...report_record/* EMPTY_RECORD */.sU, name: preview.name, operation: 'deleted' });
}
/** What is told of one preview that was swept. */
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

// EXTERNAL MODULE: ./src/text/trailing-slashes.js
var trailing_slashes = __nccwpck_require__(3084);
;// CONCATENATED MODULE: ./src/http/safe-url.js
/** Where a key may go: https, or this machine (docs/design.md, section 2). */


const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** A URL without white space, control characters or backslashes in it. */
function parseUrl(text) {
    return /[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text) ? undefined : new URL(text);
}
/** Why a key must not be sent there; undefined when it may. The text itself is not shown: it may hold a password. */
function unsafeReason(text) {
    const url = parseUrl(text);
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return 'is not a URL: give it as https://host/path';
    if (url.username !== '' || url.password !== '')
        return 'holds a user or password: leave it out, and give the key in api_key, tenant_id or bearer_token';
    if (/[?#]/.test(text))
        return 'holds a query or fragment (? or #): give only https://host/path';
    if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
        return `is plain http to ${(0,inert/* sanitizeLine */.g)(url.hostname, 80)}, where anybody on the way could read the key: use https (http is for this machine only)`;
    return undefined;
}
/** Origin and path of a URL that is safe, without a slash at the end. */
function withoutTrailingSlash(text) {
    const { origin, pathname } = new URL(text);
    return origin + (0,trailing_slashes/* withoutTrailingSlashes */.A)(pathname);
}

;// CONCATENATED MODULE: ./src/inputs/graph-file.js



/**
 * Refuses a deploy of this run's commit whose tree has no file at `graph_config_path`. The build would fail after minutes.
 *
 * @throws InputError
 */
async function refuseMissingGraph(wanted, checkout) {
    if (wanted.source !== 'git_host' || wanted.commit === undefined)
        return;
    const { commit } = wanted;
    const path = wanted.source_revision_config.graph_config_path;
    if (path === undefined)
        return;
    const found = await checkout.findFile(commit, path);
    const problem = found && graphProblem(path, commit, found);
    if (problem !== undefined)
        throw new errors/* InputError */.dz([{ input: 'graph_config_path', problem }]);
}
/** Undefined where the file is there. */
function graphProblem(path, commit, { found, similar }) {
    if (found === 'file')
        return undefined;
    const what = found === 'folder' ? 'is a folder' : 'does not exist';
    const near = similar.length === 0 ? '' : ` Files with a similar name: ${similar.map(shown).join(', ')}.`;
    return `"${shown(path)}" ${what} in commit ${(0,repository_repository/* shortCommit */.Ax)(commit)}. Give the path of a file, from the root of the repository, and commit it.${near}`;
}
const shown = (path) => (0,inert/* sanitizeLine */.g)(path, 100);

// EXTERNAL MODULE: ./src/text/edit-distance.js
var edit_distance = __nccwpck_require__(3234);
;// CONCATENATED MODULE: ./src/inputs/declared.js
/** Names and defaults from action.yml, written by `npm run generate`: change them there. */
/** Default of each input; empty where it has none. */
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
    github_token: '',
    environment: '',
    comment: 'auto',
    smoke_assistant: '',
    smoke_input: '',
    smoke_stream_mode: 'updates',
    smoke_expect: '',
    smoke_timeout: '2m',
    agent_api_key: '',
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
    'rolled_back_to',
    'plan',
    'swept'
]));

;// CONCATENATED MODULE: ./src/inputs/misnamed.js



const NAMES = Object.keys(INPUT_DEFAULTS);
/** More names are not listed. */
const MOST_LISTED = 20;
/** Judges the names under `with:`. @param given Names as their variables have them, without `INPUT_`. */
function judgeUnknownInputs(given) {
    const unknown = given.filter((name) => !NAMES.some((known) => known.toUpperCase() === name));
    const problems = [];
    const far = [];
    for (const name of unknown) {
        const shown = (0,inert/* sanitizeLine */.g)(name.toLowerCase(), 60);
        const meant = nearestInput(name);
        if (meant === undefined)
            far.push(shown);
        else {
            const variable = `the variable INPUT_${(0,inert/* sanitizeLine */.g)(name, 60)}`;
            problems.push({ input: shown, problem: `there is no such input (${variable} is set). Write ${meant}.` });
        }
    }
    return { problems, notices: far.length === 0 ? [] : [farNotice(far)] };
}
function farNotice(names) {
    const more = names.length - MOST_LISTED;
    const list = names.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return `Unknown inputs have no effect: ${list}. Remove them, or ignore this if the machine sets a variable INPUT_… of that name.`;
}
/** The input whose name differs only in case and separators, or in as few letters as a slip does. */
function nearestInput(name) {
    const written = lettersOf(name);
    let nearest;
    for (const input of NAMES) {
        const letters = lettersOf(input);
        const most = slipsIn(letters);
        const distance = (0,edit_distance/* editDistance */.Y)(written, letters, most);
        if (distance <= most && distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
            nearest = { input, distance };
    }
    return nearest?.input;
}
const lettersOf = (name) => name.toLowerCase().replaceAll(/[\s._-]/g, '');
/** Two letters off a short name is another word. */
const slipsIn = (letters) => (letters.length >= 7 ? 2 : 1);

;// CONCATENATED MODULE: ./src/inputs/raw.js
/** The inputs as text. One that is empty is one not given (docs/design.md, section 2). */

/** @param read Text of an input as the runner hands it over; empty when not given. */
function readRawInputs(read) {
    const names = Object.keys(INPUT_DEFAULTS);
    return Object.fromEntries(names.map((name) => [name, read(name).trim() || INPUT_DEFAULTS[name] || undefined]));
}

// EXTERNAL MODULE: ./src/deploy/core/model.js
var model = __nccwpck_require__(8529);
;// CONCATENATED MODULE: ./src/inputs/connection.js
const DEPENDABOT = 'dependabot[bot]';
const FOR_DEPENDABOT = '; runs of Dependabot see no secrets of Actions: add it to the Dependabot secrets of the repository, or skip this step for them';
/** At least one credential is needed (§5), whichever it is. */
function readConnection({ raw, field, problems, dialect, context }) {
    const base_url = field.safeUrl('base_url') ?? '';
    if (raw.base_url === undefined)
        problems.add('base_url', 'is required: give the URL of the control plane');
    const credentials = {
        api_key: field.credential('api_key'),
        tenant_id: field.credential('tenant_id'),
        bearer_token: field.credential('bearer_token')
    };
    if (/^Bearer\s/i.test(credentials.bearer_token ?? ''))
        problems.add('bearer_token', 'begins with the word Bearer, which is put before it anyway: give the token without it');
    if (raw.api_key === undefined && raw.tenant_id === undefined && raw.bearer_token === undefined) {
        problems.add('api_key', `no credential is given: give api_key, tenant_id or bearer_token (an empty secret counts as none)${context.actor === DEPENDABOT ? FOR_DEPENDABOT : ''}`);
    }
    return { base_url, credentials, dialect };
}

// EXTERNAL MODULE: ./src/contract/dialect/dialect.js
var dialect = __nccwpck_require__(3388);
// EXTERNAL MODULE: ./src/contract/dialect/words.js
var words = __nccwpck_require__(1039);
;// CONCATENATED MODULE: ./src/text/invisible.js
/** Characters that nobody sees: copied along with a text, they make it another one. */
/**
 * Format characters, spaces that are none of the keyboard's, and joiners beside ASCII: between letters of other scripts,
 * and in an emoji (the tags of a flag, too), these belong there.
 */
const INVISIBLE = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}\u00a0\u2000-\u200a\u202f]|(?<![^\p{ASCII}])[\u200c\u200d]|[\u200c\u200d](?![^\p{ASCII}])/u;
const invisible_NAMES = {
    '\u00a0': 'no-break space',
    '\u00ad': 'soft hyphen',
    '\u200b': 'zero-width space',
    '\u200c': 'zero-width non-joiner',
    '\u200d': 'zero-width joiner',
    '\u200e': 'left-to-right mark',
    '\u200f': 'right-to-left mark',
    '\u2060': 'word joiner',
    '\ufeff': 'byte order mark'
};
/** What is wrong with a text that holds such a character, and the mend; undefined when it holds none. Quotes nothing. */
function invisibleProblem(text) {
    const found = INVISIBLE.exec(text);
    if (found === null)
        return undefined;
    const char = String.fromCodePoint(text.codePointAt(found.index));
    const code = `U+${char.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
    const name = invisible_NAMES[char] === undefined ? '' : ` (${invisible_NAMES[char]})`;
    return `holds ${code}${name}, which nobody sees, as character ${found.index + 1}: it came in by copying; delete it, or type that part anew`;
}

;// CONCATENATED MODULE: ./src/inputs/dialect.js
/** `api_dialect`, and `source`, the one input besides resource_spec whose value is a word. */





const INPUT = 'api_dialect';
/** Reads the dialect by its name. Neutral where the name is wrong; the problem is noted. */
function readDialect(text, problems) {
    if (text === undefined)
        return dialect/* NEUTRAL */.qm;
    if (Object.hasOwn(dialect/* DIALECTS */.O9, text))
        return dialect/* DIALECTS */.O9[text] ?? dialect/* NEUTRAL */.qm;
    const names = Object.keys(dialect/* DIALECTS */.O9).join(', ');
    problems.add(INPUT, invisibleProblem(text) ?? `must be one of ${names}; got "${(0,inert/* sanitizeLine */.g)(text, 60)}"`);
    return dialect/* NEUTRAL */.qm;
}
/** `source` in neutral words, however it is written. */
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
    const hidden = invisibleProblem(text);
    if (hidden !== undefined) {
        problems.add('source', hidden);
        return undefined;
    }
    const elsewhere = vocabulary/* SOURCES */.Hl.find((source) => words/* LANGSMITH_WORDS */.g[source] === text);
    const choices = [...new Set(vocabulary/* SOURCES */.Hl.flatMap((source) => [source, dialect.words[source]]))].join(', ');
    problems.add('source', elsewhere === undefined
        ? `"${(0,inert/* sanitizeLine */.g)(text, 60)}" is not one of ${choices}: write git_host for a repository, external_container for an image`
        : `"${text}" is the word of the public service for ${elsewhere}: write ${elsewhere}, or set api_dialect to langsmith if that is the service you deploy to`);
    return undefined;
}

;// CONCATENATED MODULE: ./src/inputs/fields.js
/** Reads one input of one kind. Each returns undefined when the input was not given or is wrong; the problem is noted. */



const UNITS_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;
const LONGEST_WAIT_MS = UNITS_MS.d;
const LONGEST_AGE_MS = 3650 * UNITS_MS.d;
/** Texts in which a character that nobody sees is a slip: what is looked up, or pulled, by exactly these characters. */
const EXACT = new Set(['name', 'image_uri', 'repo_ref']);
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Milliseconds of `90s`, `30m`, `1h30m`, `14d`; undefined for anything else. */
function parseDuration(text) {
    if (!DURATION.test(text))
        return undefined;
    let total = 0;
    for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/gy))
        total += Number(amount) * UNITS_MS[unit];
    return total;
}
function fieldReader(raw, problems) {
    const field = (input, parse, mend) => {
        const text = raw[input];
        if (text === undefined)
            return undefined;
        const hidden = parse === oneLine && !EXACT.has(input) ? undefined : invisibleProblem(text);
        const value = hidden === undefined ? parse(text) : undefined;
        if (value === undefined)
            problems.add(input, hidden ?? mend);
        return value;
    };
    const quoted = (input) => `"${(0,inert/* sanitizeLine */.g)(raw[input] ?? '', 60)}"`;
    const length = (input, longest, form) => {
        const ms = parseDuration(raw[input] ?? '');
        const wrong = ms === undefined ? 'is not a length of time' : ms > 0 ? 'is too long' : 'must be more than 0';
        return field(input, () => within(ms, longest), `${quoted(input)} ${wrong}: give it as ${form}`);
    };
    return {
        text: (input) => field(input, oneLine, 'holds a line break or another control character: give one line of text'),
        choice: (input, choices) => field(input, (text) => choices.find((choice) => choice === text), `${quoted(input)} is not one of ${choices.join(', ')}: give one of these`),
        boolean: (input) => field(input, parseBoolean, `${quoted(input)} is neither true nor false: give one of these`),
        duration: (input) => length(input, LONGEST_WAIT_MS, `${input === 'poll_interval' ? 'auto, or ' : ''}90s, 30m or 1h30m, at most 24h`),
        age: (input) => length(input, LONGEST_AGE_MS, '14d or 36h, at most ten years'),
        guid: (input) => field(input, (text) => (GUID.test(text) ? text : undefined), `${quoted(input)} is not a UUID: give it as xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx`),
        safeUrl: (input) => {
            const text = raw[input];
            const problem = text === undefined ? undefined : (invisibleProblem(text) ?? unsafeReason(text));
            if (problem !== undefined)
                problems.add(input, problem);
            return text === undefined || problem !== undefined ? undefined : withoutTrailingSlash(text);
        },
        webUrl: (input) => field(input, webUrl, 'is not a web address: give it as https://host/path, without user or password'),
        repositoryUrl: (input) => field(input, repositoryUrl, 'is not the URL of a repository: give it as https://host/owner/name, without user or password'),
        credential: (input) => field(input, (text) => (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? text : undefined), 'holds a line break or a character that a header cannot carry: give the key alone, on one line')
    };
}
function within(ms, longest) {
    return ms !== undefined && ms > 0 && ms <= longest ? ms : undefined;
}
function oneLine(text) {
    return /\p{Cc}/u.test(text) ? undefined : text;
}
/** As YAML 1.2 has it, and as the runner's own toolkit reads it. */
function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return true;
    return /^(?:false|False|FALSE)$/.test(text) ? false : undefined;
}
function webUrl(text) {
    const url = parseUrl(text);
    return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
        ? text
        : undefined;
}
function repositoryUrl(text) {
    if (/^[\w.-]+@[\w.-]+:[^\s:][^\s]*$/.test(text))
        return text;
    const url = parseUrl(text);
    if (url === undefined || url.pathname.length < 2 || url.password !== '')
        return undefined;
    if (/^https?:$/.test(url.protocol))
        return url.username === '' ? text : undefined;
    return /^(?:ssh|git):$/.test(url.protocol) ? text : undefined;
}

// EXTERNAL MODULE: ./src/contract/dialect/service-rules.js
var service_rules = __nccwpck_require__(3031);
;// CONCATENATED MODULE: ./src/inputs/name.js
/** `name` where the service has a rule for names (its serviceRules): checked before anything is sent, previews made to fit. */



/** A name that a deployment may be created under. One that is there already can be named by its id, whatever it is called. */
function readNewName({ dialect, problems }, { name, deployment_id }) {
    const rule = dialect.serviceRules.names;
    if (rule === undefined || name === undefined || deployment_id !== undefined || rule.pattern.test(name))
        return;
    problems.add('name', `"${(0,inert/* sanitizeLine */.g)(name, 60)}" is not ${rule.said}, as this service wants it: correct it, or give deployment_id if it is there already`);
}
/** The name of the preview: always the same for the same name, so that it is found again to update, delete and sweep. */
function readPreviewName(reading, name, pullRequest) {
    return (0,preview_name/* previewName */.gz)(fittedName(reading, name), pullRequest);
}
/** A name that the service takes, and that may yet be too long for what it runs on. */
function noteLongName({ dialect, notes }, { source, name = '' }) {
    const { safeImageName = Number.POSITIVE_INFINITY } = dialect.serviceRules;
    if (source !== 'external_container' || name.length <= safeImageName)
        return;
    notes.push(`${(0,inert/* sanitizeLine */.g)(name, 80)} has ${name.length} characters. Where this service scales with KEDA, a name of more than ${safeImageName} serves but never becomes DEPLOYED: if the wait runs out, take a shorter one.`);
}
/** The name whose previews are swept. */
function readSweepName(reading, name) {
    return name === '' ? name : fittedName(reading, name);
}
function fittedName({ dialect, problems, notes }, name) {
    const rule = dialect.serviceRules.names;
    const fitted = rule === undefined ? name : (0,service_rules/* fitName */.dl)(name, rule);
    if (fitted === name)
        return name;
    if (fitted === undefined) {
        problems.add('name', `"${(0,inert/* sanitizeLine */.g)(name, 60)}" holds nothing to make a name of: give ${rule?.said}`);
        return name;
    }
    notes.push(`Previews of ${(0,inert/* sanitizeLine */.g)(name, 60)} are named ${(0,preview_name/* previewName */.gz)(fitted, 1).replace(/1$/, '<number>')}: this service wants ${rule?.said}. Do not deploy previews of another name that comes to the same.`);
    return fitted;
}

;// CONCATENATED MODULE: ./src/inputs/path-slips.js
/** Slips in how the list `paths` is written. As a pattern each would match no file at all, and so skip a deploy. */
/** What is in brackets stands for itself: `[,]` is how a comma is meant. */
const withoutClasses = (line) => line.replace(/\[[^[\]]*\]/g, 'x');
const ONE_A_LINE = 'give one pattern a line';
/** What is wrong with how one line of `paths` is written, and the mend; undefined when nothing is. */
function slipOf(line) {
    const pattern = line.replace(/^!/, '');
    if (isList(pattern))
        return `is a list of YAML or JSON on one line: ${ONE_A_LINE}, without brackets and quotes`;
    if (/^["“”„«]|^`.*`$|^[‘‚].*[‘’]$/.test(pattern))
        return 'is in quotes: give the pattern alone, without them';
    if (/^paths(?:-ignore)? *:/.test(pattern))
        return 'begins with a key, as in a workflow: give the pattern alone';
    if (pattern.startsWith('~/'))
        return 'begins with ~/: give it from the root of the repository';
    if (pattern.startsWith(' '))
        return 'has a blank after the !: leave it out';
    const bare = withoutClasses(pattern);
    return separatorProblem(bare) ?? blankProblem(bare);
}
const SEPARATORS = { ',': 'a comma', ';': 'a semicolon', '|': 'a |' };
/** In the name of a file it may stand; not where a pattern or a path follows it, or nothing at all. */
function separatorProblem(bare) {
    for (const [char, called] of Object.entries(SEPARATORS)) {
        const at = bare.indexOf(char);
        if (at < 0)
            continue;
        const separates = bare.includes(`*${char}`) || /[*/]/.test(bare.slice(at)) || bare.endsWith(char);
        if (separates && /[*/]/.test(bare))
            return `holds ${called}: ${ONE_A_LINE}, or write [${char}] for the character itself`;
    }
    return undefined;
}
/** `[ab]` is a set of characters; one with a quote at its start, a comma or a slash was meant as a list. */
function isList(pattern) {
    if (!pattern.startsWith('[') || !pattern.endsWith(']'))
        return false;
    if (/^\[ *["'](?!\])/.test(pattern) || /, /.test(pattern))
        return true;
    return pattern.length > 3 && pattern.indexOf(']') === pattern.length - 1 && /[,/]/.test(pattern);
}
/** A name may hold a blank; what is a whole pattern on either side of it, or a comment behind it, is no part of a name. */
function blankProblem(bare) {
    const words = bare.split(' ').filter((word) => word !== '');
    for (const [i, word] of words.entries()) {
        const before = words[i - 1];
        if (before === undefined)
            continue;
        if (word === '#' || (word.startsWith('#') && before.includes('*')))
            return 'has a comment behind the pattern: put the comment on a line of its own, or write [#] for the character itself';
        if (word.startsWith('!') || before.endsWith('**') || (before.includes('*') && /[*/]/.test(word)))
            return `holds a blank between two patterns: ${ONE_A_LINE}, or write [ ] for a blank in a name`;
    }
    return undefined;
}
/** Whether it holds a blank that may be part of a name, and may be one too many. */
function holdsBlank(pattern) {
    return withoutClasses(pattern).includes(' ');
}

;// CONCATENATED MODULE: ./src/inputs/notes.js



/** Where `paths` decides nothing, or may not mean what it says, nobody should believe that it does. */
function notePaths({ raw }, wanted) {
    if (raw.paths === undefined || wanted.source !== 'git_host')
        return [];
    const { repo_ref } = wanted.source_revision_config;
    if ((0,repository_repository/* isTag */.dz)(repo_ref))
        return [`paths is for branches, and does nothing for ${(0,inert/* sanitizeLine */.g)(repo_ref)}.`];
    return (wanted.paths ?? [])
        .filter(holdsBlank)
        .map((pattern) => `paths "${(0,inert/* sanitizeLine */.g)(pattern, 60)}" holds a blank, and is one pattern for names with that blank: two patterns need two lines.`);
}
/** Whose code is built is not left to be guessed. */
function noteFork(wanted, { pull_request }) {
    if (!pull_request?.is_fork || wanted.source !== 'git_host')
        return [];
    const { repo_url = '' } = wanted.source_config;
    return [`Pull request #${pull_request.number} comes from a fork; what is built is ${(0,inert/* sanitizeLine */.g)(repo_url)}.`];
}

;// CONCATENATED MODULE: ./src/inputs/ownership.js
/** What a preview is compared with before it is deleted or updated. */
function readClaim({ raw, context }) {
    const { server_url, repository, pull_request } = context;
    const head = pull_request?.head_repository;
    const own = [repository, head].flatMap((name) => (name === undefined ? [] : [`${server_url}/${name}`]));
    return {
        server_url,
        // Not checked as an input is: an expression about a fork that is gone leaves half a URL, which equals no other.
        repositories: [...own, ...(raw.repo_url === undefined ? [] : [raw.repo_url])],
        head_is_gone: pull_request !== undefined && head === undefined,
        ...(raw.image_uri !== undefined && { image_uri: raw.image_uri })
    };
}
/**
 * What a delete checks. The name of a preview is put together by us, so what is not ours is kept. A name that the user
 * gives is refused if it leads to another repository; an id cannot be mistaken, unless `repo_url` says otherwise.
 */
function readDeleteOwnership(reading, target) {
    const claim = readClaim(reading);
    if (target.preview)
        return { claim, if_foreign: 'keep' };
    const unmistakable = target.deployment_id !== undefined && reading.raw.repo_url === undefined;
    return unmistakable || claim.repositories.length === 0 ? undefined : { claim, if_foreign: 'refuse' };
}

;// CONCATENATED MODULE: ./src/inputs/problems.js
/** Collects what is wrong with the inputs, so that all of it is said at once. */

class Problems {
    found = [];
    add(input, problem) {
        this.found.push({ input, problem });
    }
    /** @throws InputError when anything was added. */
    throwIfAny() {
        if (this.found.length > 0)
            throw new errors/* InputError */.dz(this.found);
    }
}

;// CONCATENATED MODULE: ./src/github-records/control-plane-key.js
/** What tells control planes apart in what is left on GitHub. */


/** Long enough that two control planes of one repository never share it. */
const LENGTH = 16;
/**
 * A short digest of `base_url` in its canonical form: host in lower case, no default port, no trailing slash, no user.
 * The URL itself may be kept as a secret, and comments are public.
 */
function controlPlaneKey(base_url) {
    const canonical = parseUrl(base_url) === undefined ? base_url : withoutTrailingSlash(base_url);
    return (0,external_node_crypto_.createHash)('sha256').update(canonical).digest('hex').slice(0, LENGTH);
}

;// CONCATENATED MODULE: ./src/inputs/records.js




const COMMENT = ['auto', 'true', 'false'];
/** GitHub's limit. */
const LONGEST_ENVIRONMENT = 255;
function readGitHubAccess(reading, recorded) {
    const { field, context } = reading;
    const { preview = false, deletes = false, wanted } = recorded;
    // The id alone, where no name is given: known before anything is read, and the same in each run.
    const name = recorded.name ?? recorded.deployment_id ?? '';
    const environment = readEnvironment(reading) ?? (preview ? (0,preview_name/* previewEnvironment */._s)(name) : undefined);
    const comment = field.choice('comment', COMMENT) ?? 'auto';
    const pull = context.pull_request?.number;
    const ref = refOf(context, wanted);
    return {
        token: field.credential('github_token'),
        records: {
            name,
            control_plane: controlPlaneKey(recorded.base_url),
            transient: preview,
            deletes,
            ...(environment !== undefined && { environment }),
            ...(ref !== undefined && { ref }),
            ...(pull !== undefined && (comment === 'true' || (comment === 'auto' && preview)) && { comment_on: pull })
        }
    };
}
/** A sweep writes on many pull requests; which, is known when the previews are. */
function readSweepAccess(reading, { base_url }) {
    const { field } = reading;
    const comments = field.choice('comment', COMMENT) !== 'false';
    const control_plane = controlPlaneKey(base_url);
    return { token: field.credential('github_token'), control_plane, environment: readEnvironment(reading), comments };
}
function readEnvironment({ field, problems }) {
    const environment = field.text('environment');
    if (environment !== undefined && environment.length > LONGEST_ENVIRONMENT) {
        problems.add('environment', `is longer than the ${LONGEST_ENVIRONMENT} characters that GitHub takes: shorten it`);
    }
    return environment;
}
/** What the GitHub Deployment is for: the commit that is deployed, else the ref of this repository, else this run's commit. */
function refOf({ pull_request, sha, repository, server_url }, wanted) {
    const own = pull_request?.head_sha ?? sha;
    if (wanted?.source !== 'git_host' || wanted.commit !== undefined)
        return own;
    const { repo_url } = wanted.source_config;
    const { repo_ref } = wanted.source_revision_config;
    const is_here = repo_url !== undefined && (0,repository_url/* repositoryKey */.K)(repo_url) === (0,repository_url/* repositoryKey */.K)(`${server_url}/${repository}`);
    if (!is_here || repo_ref === undefined)
        return own;
    return (0,repository_repository/* isTag */.dz)(repo_ref) ? repo_ref.slice('refs/tags/'.length) : repo_ref;
}

// EXTERNAL MODULE: ./src/smoke/expectation.js + 1 modules
var expectation = __nccwpck_require__(6530);
;// CONCATENATED MODULE: ./src/inputs/map-text.js
/** How secrets are written: told from their first line, without parsing them. */
const MAP_ENTRY = /^\s*(?:["'][^"']*["']|[\w.-]+)\s*:(?:\s|$)/;
/** Whether it is a map, and no lines NAME=value. */
function isMapText(text) {
    const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? '';
    return (first.trim().startsWith('{') ||
        (MAP_ENTRY.test(first) && !/^(?:export\s+(?=\S))?(?:[^=\s]+\s*)?=/.test(first.trim())));
}

;// CONCATENATED MODULE: ./src/inputs/structures.js
/**
 * What only structured inputs need: the YAML library, the schema of resource_spec, and its words in a dialect. Most runs
 * give none, and these are much of what a run would have to parse before its first request; so they are loaded for those
 * that do.
 */

let loaded;
/** Loads the readers of structured inputs. */
async function loadStructures() {
    loaded ??= await Promise.all(/* import() */[__nccwpck_require__.e(435), __nccwpck_require__.e(637), __nccwpck_require__.e(561)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8561));
}
/** Whether an input is given that must not be read before `loadStructures`. */
function hasStructures({ resource_spec, smoke_input, secrets }) {
    return resource_spec !== undefined || smoke_input !== undefined || (secrets !== undefined && isMapText(secrets));
}
/** The readers, once they are loaded. */
function structures() {
    if (loaded === undefined)
        throw new Error('loadStructures comes first');
    return loaded;
}

;// CONCATENATED MODULE: ./src/inputs/check.js
/** The `smoke_…` inputs: what is asked of the agent server after the wait. */



/** Undefined when no check is asked for. */
function readCheck(reading) {
    const { raw, field, problems } = reading;
    const assistant = field.text('smoke_assistant');
    const timeoutMs = field.duration('smoke_timeout') ?? 0;
    const stream_mode = readStreamMode(reading);
    const input = readInput(raw.smoke_input, problems);
    const expect = raw.smoke_expect;
    const unusable = expect === undefined ? undefined : (0,expectation/* patternProblem */.A)(expect);
    if (unusable !== undefined)
        problems.add('smoke_expect', `is not a regular expression (${(0,inert/* sanitizeLine */.g)(unusable, 120)}): correct it`);
    if (raw.smoke_assistant === undefined && raw.smoke_input !== undefined) {
        problems.add('smoke_assistant', 'is needed with smoke_input: give the assistant to run');
    }
    if (raw.smoke_input === undefined && expect !== undefined) {
        problems.add('smoke_input', 'is needed with smoke_expect: give what the assistant is asked');
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
/** A map is the input itself; a plain text is one user message (§4.2). */
function readInput(text, problems) {
    if (text === undefined)
        return undefined;
    const message = { messages: [{ role: 'user', content: text }] };
    const parsed = structures().parseStructure(text);
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
    problems.add('smoke_input', 'is a list: give a map, such as {"messages": […]}, or plain text');
    return undefined;
}
/** The modes that are named (§6); the list is open ("for example", §4.2). */
const STREAM_MODES = ['updates', 'messages'];
/**
 * One mode, or several with commas between. One that is not named may be known to the agent server all the same; but a
 * slip of the pen would come to light only after the whole deploy.
 */
function readStreamMode({ raw, problems, notes }) {
    const modes = (raw.smoke_stream_mode ?? '').split(',').map((mode) => mode.trim());
    for (const mode of modes.filter((mode) => !STREAM_MODES.some((known) => known === mode))) {
        const shown = `"${(0,inert/* sanitizeLine */.g)(mode, 60)}"`;
        const meant = STREAM_MODES.find((known) => isSlipOf(known, mode));
        if (meant !== undefined)
            problems.add('smoke_stream_mode', `${shown} is misspelt: give ${meant}`);
        else if (!/^[^\s\p{Cc}]+$/u.test(mode))
            problems.add('smoke_stream_mode', `${shown} is not a stream mode: give ${STREAM_MODES.join(' or ')}`);
        else if (raw.smoke_assistant !== undefined && raw.smoke_input !== undefined)
            notes.push(`smoke_stream_mode ${shown} is none of ${STREAM_MODES.join(', ')}: it is sent as it is, and the agent server has to know it.`);
    }
    const [only = '', ...more] = modes;
    return more.length === 0 ? only : modes;
}
/** Whether it is the same word but for its case, its number, or quotes around it. */
const isSlipOf = (word, written) => stemOf(word) === stemOf(written);
const stemOf = (word) => word.toLowerCase().replaceAll(/["'`]/g, '').replace(/s$/, '');

;// CONCATENATED MODULE: ./src/inputs/rollout.js
/** What comes after the write: the wait, the check, and what follows when either goes wrong. */

/** Reads `poll_interval`: a duration, or `auto`. */
function readInterval({ raw, field }) {
    return raw.poll_interval === 'auto' ? 'auto' : (field.duration('poll_interval') ?? 'auto');
}
/** What follows a deploy that goes wrong. Going back makes a revision, and somebody has to be there to see it fail. */
function readAfterFailure({ field, problems }, { wait, new_revision }) {
    const rollback = field.boolean('rollback') ?? false;
    const refuse = (reason) => problems.add('rollback', `is true, but ${reason}, or rollback to false`);
    if (rollback && !wait.enabled)
        refuse('wait is false, so nobody sees how the revision ends: set wait to true');
    if (rollback && new_revision === 'never') {
        refuse('new_revision is never, and going back makes a revision: set new_revision to auto');
    }
    return { build_logs: field.boolean('build_logs') ?? true, rollback };
}
/** Undefined where no assistant is named. */
function readAgentCheck(reading, wait) {
    const { raw, field, problems } = reading;
    const agent_api_key = field.credential('agent_api_key') ?? raw.api_key;
    const check = readCheck(reading);
    if (check !== undefined && !wait.enabled) {
        problems.add('wait', 'is false, but smoke_assistant asks for a check of what comes up: set wait to true, or leave the check out');
    }
    return check && { ...check, agent_api_key };
}

// EXTERNAL MODULE: ../node_modules/dotenv/dist/index.cjs
var dist = __nccwpck_require__(2134);
;// CONCATENATED MODULE: ./src/inputs/secret-lines.js
/** Secrets as lines NAME=value. As dotenv files have it, but nothing is dropped silently. Problems never show a value. */

/** In no name that people give, but in addresses, base64 and JSON: such a line is the rest of a value. */
const PART_OF_VALUE = /[/+:?@&"'`{}]/;
/** Reads all lines. A line that is no entry is the rest of an unquoted value above it, or lacks its name. */
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
            read.problems.push(`line ${i + 1} has " #" in a value without quotes. Put the value in quotes, so that it is clear whether it is a comment.`);
        }
        else {
            open = { line: i + 1, value: rest.trim(), continued: false };
            read.entries.push({ name, value: open.value, line: i + 1 });
        }
    }
    return read;
}
/** Undefined for a line that is no NAME=value. */
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
/** What programs that wrap base64 fill its lines to, at least. */
const WRAPPED = 40;
/**
 * Whether `NAME=` is the end of base64 with its padding, and no empty secret. What stands there must not be shown. A name
 * in one case counts as a name, unless the line above it is base64 of the length that lines are wrapped to.
 */
function continues({ name, rest }, open) {
    const padding = rest.trim();
    if (!/^=?$/.test(padding) || !/^[\w-]+$/.test(name))
        return false;
    if (open?.continued || padding === '=')
        return true;
    if ((name.length + 1) % 4 !== 0)
        return false;
    if (!/^(?:[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*)$/.test(name))
        return true;
    return open !== undefined && !name.includes('_') && isWrapped(open.value);
}
function isWrapped(value) {
    return value.length >= WRAPPED && /^[A-Za-z0-9+/]+$/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value);
}
function strayProblem(line, text, open) {
    const empty = text.trimEnd().endsWith('=') ? ' Write an empty value as NAME="".' : '';
    if (open?.line !== undefined)
        return `the value without quotes on line ${open.line} seems to continue on line ${line}. Quote a value that spans lines: NAME="…".${empty}`;
    return `line ${line} is not NAME=value. Write each secret as NAME=value, and quote a value that spans lines.${empty}`;
}
/** A quoted value from line `start` on; `end` is the line on which its closing quote stands. */
function readQuoted(lines, start, rest) {
    const quote = rest.charAt(0);
    let end = start;
    let last = rest.slice(1);
    const before = [];
    for (; last.indexOf(quote) < 0; last = lines[++end] ?? '') {
        if (end + 1 >= lines.length) {
            return refuse(end, `line ${start + 1} opens a quote (${quote}) that is never closed. Close it.`);
        }
        before.push(last);
    }
    const at = last.indexOf(quote);
    if (!/^\s*(?:#.*)?$/.test(last.slice(at + 1))) {
        return refuse(end, `line ${end + 1} goes on after the closing quote (${quote}). Put the value in other quotes (" ' or \`).`);
    }
    const raw = [...before, last.slice(0, at)].join('\n');
    return { value: quote === '"' ? secret_lines_unescape(raw) : raw, end };
}
const refuse = (end, problem) => ({ value: '', end, problem });
/** What dotenv makes of a text in double quotes. The full stop keeps a backslash at its end from escaping the quote. */
function secret_lines_unescape(raw) {
    return (0,dist.parse)(`VALUE="${raw}."`).VALUE?.slice(0, -1) ?? raw;
}

;// CONCATENATED MODULE: ./src/inputs/secret-values.js


const secret_values_DEPENDABOT = 'dependabot[bot]';
/** White space, and characters that nobody sees. */
const EMPTY = /^[\s\p{Cf}]*$/u;
/** What is wrong with secrets without a value, all of them by name; undefined when each has one. */
function emptyProblem(secrets, { actor, pull_request }) {
    const empty = secrets.filter(({ value }) => EMPTY.test(value)).map(({ name }) => `"${(0,inert/* sanitizeLine */.g)(name, 60)}"`);
    if (empty.length === 0)
        return undefined;
    const cause = actor === secret_values_DEPENDABOT
        ? 'This run belongs to Dependabot, which has secrets of its own: add it there.'
        : pull_request?.is_fork
            ? 'This run belongs to a pull request from a fork, which gets no secrets.'
            : 'Most likely the secret is not set for this repository, environment or event (Dependabot has its own secrets, pull requests from forks get none).';
    return `${(0,count/* count */.U)(empty.length, 'empty value')}: ${empty.join(', ')}. ${cause} Set the secret, remove its entry, or set allow_empty_secrets: true.`;
}
const CREDENTIALS = ['api_key', 'bearer_token', 'github_token', 'agent_api_key'];
/** The secrets whose value is a credential of this run, each with the input that holds it. */
function credentialNames(secrets, raw) {
    return secrets.flatMap(({ name, value }) => {
        const text = value.trim();
        const input = CREDENTIALS.find((credential) => text !== '' && raw[credential]?.trim() === text);
        return input === undefined ? [] : [{ name, input }];
    });
}

;// CONCATENATED MODULE: ./src/inputs/secrets.js






/** Where nothing is said of a limit (§8): what an orchestrator could still keep in one object, in bytes. */
const MOST_BYTES = 512 * 1024;
/** What every container takes as the name of a variable. */
const NAME = /^[A-Za-z_][\w.-]*$/;
/** What no environment can hold as a name. */
const NO_NAME = /[\s=\p{Cc}]/u;
/** The secrets as they are wanted; undefined where none are given, and the deployment's stay. */
function readSecrets({ raw, problems, notes, warnings, field, context }) {
    const allowsEmpty = field.boolean('allow_empty_secrets') ?? false;
    if (raw.secrets === undefined)
        return undefined;
    const parsed = parseSecrets(raw.secrets);
    for (const problem of parsed.problems)
        problems.add('secrets', problem);
    notes.push(...parsed.notes);
    // Of a text that was not understood, what looks like a name may be part of a value.
    if (parsed.problems.length > 0)
        return parsed.secrets;
    const empty = allowsEmpty ? undefined : emptyProblem(parsed.secrets, context);
    if (empty !== undefined)
        problems.add('secrets', empty);
    for (const { name, input } of credentialNames(parsed.secrets, raw)) {
        const what = `"${(0,inert/* sanitizeLine */.g)(name, 60)}" holds the value of ${input}, a credential of this run, and the agent can read it.`;
        if (parsed.form === 'lines')
            warnings.push(`The secret ${what} Remove it unless the agent needs it.`);
        else
            problems.add('secrets', `${what} toJSON(secrets) passes every secret of the repository. Pass only those that the agent needs, as lines NAME=value.`);
    }
    return parsed.secrets;
}
/** The list of secrets, with every problem found. Line numbers count from 1. */
function parseSecrets(text) {
    const form = isMapText(text) ? 'map' : 'lines';
    const { entries, problems, unread } = form === 'map' ? structures().parseTextMap(text) : readSecretLines(text);
    if (/\r(?!\n)/.test(text))
        problems.unshift('hold a carriage return in the middle of a line. Write line breaks as \\n in double quotes.');
    const notes = [];
    const isRead = problems.length === 0;
    const seen = new Set();
    for (const { name, value, line } of entries) {
        const shown = isRead ? shownName({ name, line }) : `named on line ${line}`;
        if (name === '')
            problems.push(`line ${line} has no name. Put a name before the =.`);
        else if (!NAME.test(name)) {
            const problem = nameProblem(name);
            if (problem !== undefined)
                problems.push(`${shown} ${problem}`);
            else
                notes.push(`The secret ${shown} is sent as it is, but not every service takes its name: ${USUAL_NAME}.`);
        }
        if (value.includes('\0'))
            problems.push(`${shown} holds a NUL character, which no environment variable can. Remove it.`);
        if (seen.has(name) && name !== '')
            problems.push(`${shown} is there twice. Keep one.`);
        seen.add(name);
    }
    const secrets = entries.map(({ name, value }) => ({ name, value }));
    const bytes = secrets.reduce((sum, { name, value }) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
    if (bytes > MOST_BYTES)
        problems.push(`hold ${Math.ceil(bytes / 1024)} KiB, more than ${MOST_BYTES / 1024} KiB. Keep large data elsewhere.`);
    if (entries.length === 0 && problems.length === 0 && !/^\s*\{\s*\}\s*$/.test(text)) {
        problems.push('hold no secret at all. Give {} to remove all, or leave the input out to keep what is deployed.');
    }
    return { form, secrets, problems, notes, unread };
}
const USUAL_NAME = 'a usual one begins with a letter or _ and goes on with letters, digits, _, . and -';
/** A name that is not a usual one may be a part of a value: its line is shown instead. */
function shownName({ name, line }) {
    return NAME.test(name) ? JSON.stringify((0,inert/* sanitizeLine */.g)(name, 60)) : `named on line ${line}`;
}
/** Undefined for a name that some environment can hold. */
function nameProblem(name) {
    const hidden = invisibleProblem(name);
    if (hidden !== undefined)
        return hidden;
    return NO_NAME.test(name) ? `has no name for an environment variable: ${USUAL_NAME}` : undefined;
}

;// CONCATENATED MODULE: ./src/inputs/sweep.js


/** Which previews are looked at is never left open: only those of one name. */
function readSweep(reading) {
    const { raw, field, problems } = reading;
    const name = readSweepName(reading, field.text('name') ?? '');
    if (raw.name === undefined)
        problems.add('name', 'is needed to sweep: give the name without -pr-<number>');
    if (raw.deployment_id !== undefined) {
        problems.add('deployment_id', 'cannot go with command: sweep, which looks at all previews of a name: leave it out');
    }
    const max_age_ms = field.age('max_age');
    const claim = readClaim(reading);
    return { name, claim, dry_run: field.boolean('dry_run') ?? false, ...(max_age_ms !== undefined && { max_age_ms }) };
}
/** Outside a sweep these would be without effect, and somebody relies on one. */
function refuseSweepInputs({ raw, field, problems }) {
    const belongs = (input, mend) => problems.add(input, `belongs to command: sweep: ${mend}`);
    if (raw.max_age !== undefined)
        belongs('max_age', 'leave it out');
    if (field.boolean('dry_run') === true)
        belongs('dry_run', 'leave it out, or use command: plan');
}

;// CONCATENATED MODULE: ./src/inputs/code-origin.js
/** What this run would build where the inputs do not say: its repository, ref and commit (docs/design.md, section 2). */



/** Events whose ref is not the code that they are about. */
const OTHER_REF_EVENTS = new Map([
    ['workflow_run', 'a workflow_run event runs on the default branch, not on what triggered it'],
    ['issue_comment', 'an issue_comment event runs on the default branch, not on the pull request']
]);
const MERGE_QUEUE = 'a merge queue runs on a temporary branch, whose code is not merged yet';
/** Whether this run is of a merge queue: by its event, or a push to one of its temporary branches. */
function isOfMergeQueue({ event_name, ref }) {
    return event_name === 'merge_group' || ref?.startsWith('refs/heads/gh-readonly-queue/') === true;
}
/** Why the ref of the run is not the code to deploy; undefined when it is. */
function otherRef(context) {
    return isOfMergeQueue(context) ? MERGE_QUEUE : OTHER_REF_EVENTS.get(context.event_name);
}
/** The code of this run: the head of a pull request, else the ref of the run. */
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
    return { repo_url, ...((0,repository_repository/* isTag */.dz)(ref) ? { repo_ref: ref, commit: sha } : branchOrNothing((0,repository_repository/* canonicalRef */.SV)(ref), sha)) };
}
/** A branch may be called `refs/tags/v1`; the service would take its bare name for the tag (§2.3). */
function branchOrNothing(branch, commit) {
    return branch.startsWith('refs/') ? { repo_ref: undefined, commit: undefined } : { repo_ref: branch, commit };
}
/**
 * Why the code of this run is not built unless it is asked for by name: `pull_request_target` hands secrets to a run
 * about code that anybody may have written.
 */
function untrustedOrigin({ event_name, pull_request }) {
    if (event_name !== 'pull_request_target' || !pull_request?.is_fork)
        return undefined;
    const { number, head_repository } = pull_request;
    const from = head_repository === undefined ? 'a fork that is gone' : `the fork ${(0,inert/* sanitizeLine */.g)(head_repository, 100)}`;
    return `pull request #${number} comes from ${from}, and a pull_request_target run would give the secrets of this repository to its code: use the pull_request event, or, once somebody has read that code, give repo_ref`;
}
/** Why the run has no ref of its own to build, for the message that asks for one. */
function noRefReason(context) {
    const { ref, pull_request } = context;
    const branch = pull_request?.head_ref ?? (ref && (0,repository_repository/* canonicalRef */.SV)(ref));
    if (branch?.startsWith('refs/') && ref?.startsWith('refs/pull/') !== (pull_request === undefined)) {
        return `the branch ${branch} has a name that the service would take for another ref`;
    }
    return otherRef(context) ?? `this run's ref (${ref ?? 'none'}) is neither a branch nor a tag`;
}
/** The commit that `repo_ref` of `repo_url` is at, where that is the code of this run. */
function knownCommit(origin, repo_url, repo_ref) {
    if (origin.repo_url === undefined || repo_url === undefined || repo_ref !== origin.repo_ref)
        return undefined;
    return (0,repository_url/* repositoryKey */.K)(repo_url) === (0,repository_url/* repositoryKey */.K)(origin.repo_url) ? origin.commit : undefined;
}
/** Whether this run is the push to that very branch. */
function isPushTo(context, repo_ref) {
    return context.event_name === 'push' && repo_ref !== undefined && !(0,repository_repository/* isTag */.dz)(repo_ref);
}

;// CONCATENATED MODULE: ./src/inputs/target.js



/** With `preview`, the name is that of the pull request's own deployment. @param act What the command does to it. */
function readTarget(reading, act) {
    const { raw, field, context, problems } = reading;
    const deployment_id = field.guid('deployment_id');
    const name = field.text('name');
    const preview = field.boolean('preview') ?? false;
    requireChoice(reading, act);
    if (raw.deployment_id === undefined && raw.name === undefined) {
        problems.add('name', 'neither name nor deployment_id is given: give one of them');
    }
    if (preview && raw.deployment_id !== undefined) {
        problems.add('deployment_id', 'cannot go with preview, where each pull request has a deployment of its own: give name instead');
    }
    if (preview && raw.name === undefined && raw.deployment_id !== undefined)
        problems.add('name', 'is needed with preview: give it');
    const number = context.pull_request?.number;
    if (preview && number === undefined) {
        const event = (0,inert/* sanitizeLine */.g)(context.event_name, 60) || 'unknown';
        problems.add('preview', event.startsWith('pull_request')
            ? `the file of this ${event} event (GITHUB_EVENT_PATH) cannot be read, or holds no whole pull request: see that nothing before this step changes it`
            : `this run (event ${event}) belongs to no pull request: set preview to true only for pull_request events`);
    }
    const full = preview && name !== undefined && number !== undefined ? readPreviewName(reading, name, number) : name;
    return { ...(deployment_id !== undefined && { deployment_id }), ...(full !== undefined && { name: full }), preview };
}
/**
 * A run about code that is not merged says which deployment it means: a line that is missing must not put that code into
 * production. The ref of a merge queue is asked for instead (`repo_ref`), where the code comes from git.
 */
function requireChoice({ raw, context, problems }, act) {
    if (raw.preview !== undefined)
        return;
    const { event_name, pull_request } = context;
    const what = `preview: false to ${act} "${(0,inert/* sanitizeLine */.g)(raw.name ?? raw.deployment_id ?? '', 60)}"`;
    if (pull_request !== undefined || event_name.startsWith('pull_request')) {
        const choice = raw.deployment_id === undefined ? 'preview: true, or ' : '';
        problems.add('preview', `Set ${choice}${what} from this pull request.`);
    }
    else if (isOfMergeQueue(context) &&
        raw.repo_ref === undefined &&
        (act === 'delete' || raw.image_uri !== undefined)) {
        problems.add('preview', `Set ${what} from this merge queue, whose code is not merged yet.`);
    }
}

// EXTERNAL MODULE: ./src/repository/path-patterns.js
var path_patterns = __nccwpck_require__(1452);
;// CONCATENATED MODULE: ./src/inputs/paths.js
/** The input `paths`: patterns, one a line. */



/** More is no list of patterns that anybody has written. */
const MOST_CHARACTERS = 10_000;
/** The patterns in their order; undefined when not given or wrong. */
function readPaths({ raw, problems }) {
    const text = raw.paths;
    if (text === undefined)
        return undefined;
    if (text.length > MOST_CHARACTERS) {
        problems.add('paths', `is longer than ${MOST_CHARACTERS} characters: shorten it with * and **`);
        return undefined;
    }
    const patterns = text
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    const wrong = patterns.flatMap((pattern) => {
        const problem = slipOf(pattern) ?? (0,path_patterns/* problemOf */.Zw)(pattern);
        return problem === undefined ? [] : [`"${(0,inert/* sanitizeLine */.g)(pattern, 60)}" ${(0,inert/* sanitizeLine */.g)(problem)}`];
    });
    for (const problem of wrong)
        problems.add('paths', problem);
    if (wrong.length > 0)
        return undefined;
    if (patterns.some((pattern) => !pattern.startsWith('!')))
        return patterns;
    problems.add('paths', 'holds no pattern that takes a file, only such as take away: give what matters first, as **');
    return undefined;
}

// EXTERNAL MODULE: ./src/text/field-path.js
var field_path = __nccwpck_require__(3288);
;// CONCATENATED MODULE: ./src/inputs/resource-spec-input.js





const resource_spec_input_INPUT = 'resource_spec';
/** Undefined when it was not given or is wrong; each problem is noted with the path of its field. */
function readResourceSpec(reading) {
    const { problems } = reading;
    const text = reading.raw.resource_spec;
    if (text === undefined)
        return undefined;
    const { parseStructure, readAnswer, WantedResourceSpec } = structures();
    const parsed = parseStructure(text);
    if ('problem' in parsed) {
        problems.add(resource_spec_input_INPUT, parsed.problem);
        return undefined;
    }
    if (saidTwice(parsed.value, reading))
        return undefined;
    const checked = WantedResourceSpec.safeParse(readAnswer(reading.dialect, parsed.value, WantedResourceSpec));
    if (checked.success)
        return checked.data;
    for (const issue of checked.error.issues) {
        const path = (0,inert/* sanitizeLine */.g)((0,field_path/* fieldPath */.c)([resource_spec_input_INPUT, ...issue.path]), 120);
        if (issue.code === 'unrecognized_keys') {
            for (const key of issue.keys)
                problems.add(`${path}.${(0,inert/* sanitizeLine */.g)(key, 60)}`, mendUnknown(key));
        }
        else
            problems.add(path, describeIssue(issue));
    }
    return undefined;
}
/** The fields of the spec that are words: all of them are at its top. */
const FIELD_WORDS = words/* ALL_WORDS */._T.filter((word) => vocabulary/* RESOURCE_SPEC_FIELDS */.TO.some((field) => field === word));
/** A field may be written as the service has it, but not under both names. */
function saidTwice(spec, { dialect, problems }) {
    if (typeof spec !== 'object' || spec === null)
        return false;
    const twice = FIELD_WORDS.filter((word) => {
        const wire = dialect.words[word];
        return wire !== word && Object.hasOwn(spec, wire) && Object.hasOwn(spec, word);
    });
    for (const word of twice) {
        problems.add(`${resource_spec_input_INPUT}.${dialect.words[word]}`, `is the same field as ${word}, which is there too: keep one`);
    }
    return twice.length > 0;
}
function mendUnknown(key) {
    const word = FIELD_WORDS.find((word) => words/* LANGSMITH_WORDS */.g[word] === key);
    return word === undefined
        ? 'there is no such field: correct its name or remove it'
        : `is the word of the public service for ${word}: write ${word}, or set api_dialect to langsmith if that is the service you deploy to`;
}
/** What is wrong and the mend, in the words of YAML. */
function describeIssue(issue) {
    if (issue.code !== 'invalid_type')
        return `${(0,inert/* sanitizeLine */.g)(issue.message)}: correct it`;
    const kinds = {
        int: 'a whole number',
        record: 'a map',
        object: 'a map',
        array: 'a list',
        string: 'text',
        boolean: 'true or false'
    };
    const kind = kinds[issue.expected] ?? `a ${issue.expected}`;
    return issue.input === undefined && issue.message.endsWith(' received undefined')
        ? `is required: give ${kind}`
        : `must be ${kind}: correct it`;
}

;// CONCATENATED MODULE: ./src/inputs/unused.js
/** Inputs of a deploy that a delete or a sweep is given. */







/** Inputs that this command has no use for are no reason to overlook that they are wrong. */
function readUnused(given) {
    const reading = { ...given, notes: [] };
    const { field, raw, problems } = reading;
    readSource(reading);
    field.choice('deployment_type', vocabulary/* DEPLOYMENT_TYPES */._o);
    field.choice('new_revision', model/* NEW_REVISION_POLICIES */.S);
    field.boolean('build_on_push');
    field.boolean('wait');
    field.boolean('build_logs');
    field.boolean('rollback');
    field.boolean('preview');
    field.guid('integration_id');
    field.guid('listener_id');
    readInterval(reading);
    readPaths(reading);
    if (raw.secrets !== undefined)
        for (const problem of parseSecrets(raw.secrets).problems)
            problems.add('secrets', problem);
    field.boolean('allow_empty_secrets');
    readResourceSpec(reading);
}

;// CONCATENATED MODULE: ./src/inputs/image.js
/** `image_uri`: `registry/path:tag@digest`. What no registry can have is refused before anything is sent. */

/** Hex digits of a digest, by its algorithm. */
const DIGEST_DIGITS = { sha256: 64, sha384: 96, sha512: 128 };
/** The image; undefined when it was not given or is wrong. The digest is put in lower case, as registries have it. */
function readImage({ field, problems }) {
    const image = field.text('image_uri');
    if (image === undefined)
        return undefined;
    const problem = imageProblem(image);
    if (problem === undefined)
        return image.replace(/@sha\d+:.*$/i, (digest) => digest.toLowerCase());
    problems.add('image_uri', problem);
    return undefined;
}
/** What is wrong with an image, and the mend; undefined when nothing is. */
function imageProblem(image) {
    const [scheme] = /^[a-z][a-z0-9+.-]*:\/\//i.exec(image) ?? [];
    if (scheme !== undefined)
        return `is the name of an image, not a web address. Leave out ${(0,inert/* sanitizeLine */.g)(scheme, 30)}`;
    const [end] = /[:@/]$/.exec(image) ?? [];
    if (end !== undefined)
        return `ends with ${end} and nothing after it. Copy it whole; if an expression is part of it, that one is empty.`;
    if (!/^\w[\w.:/@+-]*$/.test(image) || image.includes('//'))
        return `"${(0,inert/* sanitizeLine */.g)(image, 80)}" is not an image. Write it as registry/name:tag or registry/name@sha256:…`;
    const [name = '', digest, ...more] = image.split('@');
    if (more.length > 0)
        return 'has more than one @. Write it as registry/name:tag or registry/name@sha256:…';
    return pathProblem(name) ?? (digest === undefined ? undefined : digestProblem(digest));
}
/** Only the host and the tag may have upper case. */
function pathProblem(name) {
    const untagged = name.replace(/:[^/]*$/, '');
    const [first = '', ...rest] = untagged.split('/');
    const hasHost = rest.length > 0 && (/[.:]/.test(first) || first.toLowerCase() === 'localhost');
    const path = hasHost ? rest.join('/') : untagged;
    if (path === path.toLowerCase())
        return undefined;
    return `has upper case in its name, which no registry takes. Write ${(0,inert/* sanitizeLine */.g)(path.toLowerCase(), 100)}`;
}
function digestProblem(digest) {
    const [, algorithm = '', value = ''] = /^([a-z0-9]+(?:[+._-][a-z0-9]+)*):([\w=-]+)$/i.exec(digest) ?? [];
    if (algorithm === '')
        return 'has no digest after the @. Write it as registry/name@sha256:…';
    const digits = DIGEST_DIGITS[algorithm.toLowerCase()];
    if (digits === undefined || (value.length === digits && /^[0-9a-f]+$/i.test(value)))
        return undefined;
    return `has a ${algorithm.toLowerCase()} digest of ${value.length} characters that is not ${digits} hex digits. Copy it whole.`;
}

;// CONCATENATED MODULE: ./src/inputs/ref.js
/** `repo_ref`: a branch by its bare name, or a tag by its full path (§2.3). */


/** The ref; undefined when it was not given or is wrong. `refs/heads/` is taken off; other refs are no branch and no tag. */
function readRef({ field, problems, context }) {
    const text = field.text('repo_ref');
    if (text === undefined)
        return undefined;
    const ref = (0,repository_repository/* canonicalRef */.SV)(text);
    const bare = (0,repository_repository/* isTag */.dz)(ref) ? ref.slice('refs/tags/'.length) : ref;
    const shown = `"${(0,inert/* sanitizeLine */.g)(text, 80)}"`;
    if (isCommit(ref, context)) {
        problems.add('repo_ref', `${shown} is a commit id, and the service deploys branches and tags. Give the branch, or tag the commit and give refs/tags/…`);
    }
    else if (bare === '' || bare.startsWith('refs/') || /[\s~^:?*[\\]|\.\.|@\{/.test(bare)) {
        problems.add('repo_ref', `${shown} is neither a branch nor a tag. Give the bare name of a branch, or refs/tags/…`);
    }
    else
        return ref;
    return undefined;
}
/** A whole id, by either of git's hashes; or the beginning of this run's own, as a branch may be called `deadbeef`. */
function isCommit(ref, { sha, pull_request }) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(ref))
        return true;
    if (!/^[0-9a-f]{7,63}$/i.test(ref))
        return false;
    return [sha, pull_request?.head_sha].some((commit) => commit?.toLowerCase().startsWith(ref.toLowerCase()));
}

;// CONCATENATED MODULE: ./src/inputs/wanted.js









/** The inputs that belong to one source alone (§2.2, §2.3); `cluster_namespace` stands in `listener_config` (§2.5). */
const { listener_config: CLUSTER, ...FIELDS } = vocabulary/* FIELD_SOURCE */.DN;
const INPUT_SOURCE = Object.entries({ ...FIELDS, cluster_namespace: CLUSTER, paths: 'git_host' });
/** Drops what was not given. */
function given(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
function readWanted(input, common) {
    const { raw, problems } = input;
    const source = readSource(input) ?? (raw.image_uri === undefined ? 'git_host' : 'external_container');
    for (const [name, belongs] of INPUT_SOURCE) {
        if (raw[name] === undefined || belongs === source)
            continue;
        const how = raw.source === undefined ? `this run's source is ${source}` : `source is ${source}`;
        problems.add(name, `belongs to source ${belongs}, but ${how}: remove it, or set source to ${belongs}`);
    }
    return source === 'git_host' ? readGitHost(input, common) : readExternalContainer(input, common);
}
function readGitHost(input, common) {
    const { field, problems, context } = input;
    const origin = codeOrigin(context);
    const repo_url = field.repositoryUrl('repo_url') ?? origin.repo_url;
    const repo_ref = readRef(input) ?? origin.repo_ref;
    const untrusted = untrustedOrigin(context);
    if (input.raw.repo_ref === undefined && untrusted !== undefined)
        problems.add('repo_ref', untrusted);
    const build_on_push = field.boolean('build_on_push');
    if (input.raw.repo_ref === undefined && origin.repo_ref === undefined) {
        problems.add('repo_ref', `${(0,inert/* sanitizeLine */.g)(noRefReason(context))}: give the branch, or the tag as refs/tags/…`);
    }
    if (input.raw.repo_url === undefined && origin.repo_url === undefined) {
        problems.add('repo_url', 'the repository of this run is not known or gone: give its URL');
    }
    if (build_on_push === true && (0,repository_repository/* isTag */.dz)(repo_ref)) {
        problems.add('build_on_push', `cannot be true while repo_ref is a tag (${(0,inert/* sanitizeLine */.g)(repo_ref)}): set it to false, or give a branch`);
    }
    const commit = knownCommit(origin, repo_url, repo_ref);
    const paths = readPaths(input);
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
        ...(paths !== undefined && !(0,repository_repository/* isTag */.dz)(repo_ref) && { paths }),
        ...(commit !== undefined && { commit, is_push_to_ref: isPushTo(context, repo_ref) })
    };
}
/** A path within the repository. */
function readGraphPath({ field, problems }) {
    const path = field.text('graph_config_path');
    if (path === undefined || !/^[/\\~]|(?:^|\/)\.\.(?:\/|$)/.test(path))
        return path;
    problems.add('graph_config_path', `"${(0,inert/* sanitizeLine */.g)(path, 80)}" leads out of the repository: give it from the root of the repository, without / at its start or ..`);
    return undefined;
}
function readExternalContainer(input, common) {
    const { field } = input;
    const cluster_namespace = field.text('cluster_namespace');
    return {
        source: 'external_container',
        ...common,
        source_config: given({
            custom_url: field.webUrl('custom_url'),
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

;// CONCATENATED MODULE: ./src/inputs/request.js
/** From the inputs and the run to one typed request, or all problems at once. Pure: nothing is sent or printed. */















const COMMANDS = ['deploy', 'plan', 'delete', 'sweep'];
/** @param unknown Problems of inputs that do not exist. @throws InputError with every problem of every input. */
function readRequest(raw, context, unknown = []) {
    const reason = reasonToSkip(raw, context);
    if (reason !== undefined)
        return { command: 'skip', reason };
    const problems = new Problems();
    for (const { input, problem } of unknown)
        problems.add(input, problem);
    const dialect = readDialect(raw.api_dialect, problems);
    const field = fieldReader(raw, problems);
    const request = readWhole({ raw, context, problems, field, dialect, notes: [], warnings: [] });
    problems.throwIfAny();
    return request;
}
/** A pull request from a fork gets no secrets, so there is nothing to deploy with: that is no failure of its author. */
function reasonToSkip(raw, { pull_request, event_name }) {
    const keyless = raw.api_key === undefined && raw.tenant_id === undefined && raw.bearer_token === undefined;
    if (!keyless || !pull_request?.is_fork || event_name === 'pull_request_target')
        return undefined;
    return `Pull request #${pull_request.number} comes from a fork, and GitHub gives no secrets to its runs: there is no credential to deploy with.`;
}
function readWhole(reading) {
    const { field, context, notes, warnings } = reading;
    const connection = readConnection(reading);
    const command = field.choice('command', COMMANDS) ?? 'deploy';
    const timeoutMs = field.duration('timeout') ?? 0;
    if (command === 'sweep' || command === 'delete')
        readUnused(reading);
    if (command === 'sweep') {
        return {
            command,
            connection,
            github: readSweepAccess(reading, connection),
            sweep: readSweep(reading),
            timeoutMs,
            notes
        };
    }
    refuseSweepInputs(reading);
    const { preview, ...target } = readTarget(reading, command === 'delete' ? 'delete' : 'update');
    // A pull request that is closed may have lost its branch and repository: nothing of the code is asked for here.
    if (command === 'delete' || (preview && context.event_action === 'closed')) {
        const github = readGitHubAccess(reading, { ...connection, ...target, preview, deletes: true });
        // One that is deleted by its own command goes whatever its pull request is at.
        const closing = command === 'delete' ? undefined : context.pull_request?.number;
        const ownership = readDeleteOwnership(reading, { ...target, preview });
        return {
            command: 'delete',
            connection,
            target,
            ownership,
            closing,
            dry_run: command === 'plan',
            timeoutMs,
            github,
            notes
        };
    }
    if (!preview)
        readNewName(reading, target);
    const secrets = readSecrets(reading);
    const wanted = readWanted(reading, {
        ...(target.name !== undefined && { name: target.name }),
        ...(secrets && { secrets })
    });
    const new_revision = field.choice('new_revision', model/* NEW_REVISION_POLICIES */.S) ?? 'auto';
    const wait = { enabled: field.boolean('wait') ?? true, interval: readInterval(reading), timeoutMs };
    const after = readAfterFailure(reading, { wait, new_revision });
    const claim = preview ? readClaim(reading) : undefined;
    const deploy = { target, claim, wanted, new_revision, wait, ...after };
    const check = readAgentCheck(reading, wait);
    const preview_of = preview ? context.pull_request?.number : undefined;
    const github = readGitHubAccess(reading, { ...connection, ...target, preview, wanted });
    noteLongName(reading, wanted);
    notes.push(...noteFork(wanted, context), ...notePaths(reading, wanted));
    return { command, connection, github, deploy, check, preview_of, notes, warnings };
}

// EXTERNAL MODULE: ./src/masking/forms.js
var masking_forms = __nccwpck_require__(8600);
// EXTERNAL MODULE: ./src/masking/command-secrets.js
var command_secrets = __nccwpck_require__(4574);
;// CONCATENATED MODULE: ./src/masking/input-secrets.js



const CREDENTIAL_INPUTS = ['api_key', 'bearer_token', 'agent_api_key', 'github_token'];
const URL_INPUTS = ['base_url', 'repo_url', 'custom_url'];
const COMMAND_INPUTS = ['install_command', 'build_command'];
/** Finds what must be masked before anything else is printed. */
function findInputSecrets(raw) {
    const credentials = [
        ...CREDENTIAL_INPUTS.flatMap((input) => raw[input] ?? []),
        ...URL_INPUTS.flatMap((input) => userInfo(raw[input] ?? ''))
    ];
    const tenant = raw.tenant_id ?? '';
    if (!(0,masking_forms/* isPlainWord */.F7)(tenant))
        credentials.push(tenant);
    const tokens = COMMAND_INPUTS.flatMap((input) => (0,command_secrets/* secretsInCommand */.Eg)(raw[input] ?? ''));
    const none = { secrets: [], unread: [], problems: [] };
    const { secrets, unread, problems } = raw.secrets === undefined ? none : parseSecrets(raw.secrets);
    const guesses = [tenant, ...tokens, ...unread.flatMap(piecesOf)];
    if (problems.length === 0)
        return { credentials, secrets, guesses };
    // Of a text that was not understood, what looks like a name may be part of a value.
    return { credentials, secrets: [], guesses: [...guesses, ...secrets.map(({ value }) => value)] };
}
/** User and password of a URL, as written and decoded; one that does not belong there is refused later. */
function userInfo(text) {
    const found = /^[a-z+]+:\/\/([^/?#]*)@/i.exec(text)?.[1];
    if (found === undefined)
        return [];
    const parts = [found, ...found.split(':')].filter(command_secrets/* looksSecret */.n0);
    return parts.flatMap((part) => {
        try {
            return [part, decodeURIComponent(part)];
        }
        catch {
            return [part];
        }
    });
}
/** Of a text that is not understood: each line, what follows the first = or : in it, and every word of it. */
function piecesOf(text) {
    return text.split(/\r?\n/).flatMap((line) => {
        const value = /^[^=:]*[=:](.*)$/.exec(line)?.[1]?.trim() ?? '';
        return [
            line.trim(),
            value,
            value.replace(/^["'`]|["'`]$/g, ''),
            ...line.split(/[\s"'`,;:={}[\]]+/).filter(command_secrets/* looksSecret */.n0)
        ];
    });
}

;// CONCATENATED MODULE: ./src/masking/public-facts.js
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
const public_facts_URL_INPUTS = ['base_url', 'repo_url', 'custom_url'];
/** Returns what is public before the first request. */
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
        ...[...public_facts_URL_INPUTS.map((input) => raw[input]), server_url, api_url, run_url].flatMap(urlForms),
        ...repositories.flatMap((name) => urlForms(`${server_url}/${name}`))
    ];
    return [...new Set(facts.filter((fact) => fact !== undefined && fact !== ''))];
}
/** The URL, its origin and its host. Nothing of a URL with a user or a query, which may be a credential. */
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
/** As git abbreviates it, too. */
function commitForms(sha) {
    return sha === undefined ? [] : [sha, sha.slice(0, 7), sha.slice(0, 8)];
}

// EXTERNAL MODULE: ./src/report/failure.js
var report_failure = __nccwpck_require__(3781);
;// CONCATENATED MODULE: ./src/report/outputs.js

/** The plan for the output `plan`: what is sent stays out of it, as it holds the values of secrets. */
function planOutput({ operation, new_revision, reasons, changes, warnings, compared }) {
    return JSON.stringify({ operation, new_revision, reasons, changes, warnings, compared });
}
/** Every output that is known. */
function outputsOf(record) {
    const { deployment_id, revision_id, url, operation, new_revision, plan, check, swept, rollback } = record;
    const status = (0,known_revision/* lastStatus */.by)(record);
    const commit_sha = (0,known_revision/* commitOf */.D3)(record);
    return {
        ...(deployment_id !== undefined && { deployment_id }),
        ...(revision_id !== undefined && { revision_id }),
        ...(url !== undefined && { url, docs_url: `${url}/docs` }),
        ...(operation !== undefined && { operation, smoke: check?.result ?? 'skipped' }),
        ...(new_revision !== undefined && { new_revision: String(new_revision) }),
        ...(status !== undefined && { status }),
        ...(commit_sha !== undefined && { commit_sha }),
        ...(rollback?.rolled_back_to !== undefined && { rolled_back_to: rollback.rolled_back_to }),
        ...(swept !== undefined && { swept: JSON.stringify(swept) }),
        ...(plan !== undefined && { plan: planOutput(plan) })
    };
}

;// CONCATENATED MODULE: ./src/report/timeline.js
/** The rollout as a picture: a Mermaid gantt, which GitHub draws in a job summary. */

/** Mermaid ends a name at `:` and a statement at `;` or `#`; a status of a server keeps only harmless characters. */
function plain(text) {
    return text.replace(/[^A-Za-z0-9_ -]/g, '').slice(0, 40) || 'status';
}
/** Short enough for a section of the picture. */
function section(revisionId) {
    return plain(revisionId).slice(0, 8);
}
/**
 * A gantt of the statuses, each from when it was seen to when the next one was; undefined when there is no span to show.
 *
 * @param endMs When the wait ended, in milliseconds since it began.
 */
function timeline({ statuses, waited_ms: endMs }) {
    if (endMs === undefined || endMs <= 0 || statuses.length === 0)
        return undefined;
    const lines = ['```mermaid', 'gantt', '  dateFormat x', `  axisFormat ${endMs < 3_600_000 ? '%M:%S' : '%H:%M:%S'}`];
    let current;
    for (const [i, seen] of statuses.entries()) {
        if (seen.revision_id !== current)
            lines.push(`  section ${section(seen.revision_id)}`);
        current = seen.revision_id;
        lines.push(`  ${task(seen, Math.max(seen.elapsed_ms, statuses[i + 1]?.elapsed_ms ?? endMs))}`);
    }
    return [...lines, '```'].join('\n');
}
/** A name that begins with a digit cannot be a word of Mermaid's own, whatever a server calls its statuses. */
function task({ status, elapsed_ms }, until) {
    const [from, to] = [Math.round(elapsed_ms), Math.round(until)];
    if (status === 'DEPLOYED')
        return `${spell(from)} DEPLOYED :milestone, ${from}, 0ms`;
    const tag = /FAILED|INTERRUPTED|SKIPPED/.test(status) ? 'crit' : 'active';
    return `${spell(to - from)} ${plain(status)} :${tag}, ${from}, ${Math.max(to, from + 1)}`;
}
/** `4m05s`: a duration without the colon that Mermaid ends a name at. */
function spell(ms) {
    const parts = (0,duration/* formatDuration */.a)(ms).split(':');
    const units = ['h', 'm', 's'].slice(-parts.length);
    const spelled = parts.map((part, i) => `${part}${units[i]}`).join('');
    return parts.length === 2 && parts[0] === '0' ? `${Number(parts[1])}s` : spelled;
}

;// CONCATENATED MODULE: ./src/report/summary.js









const summary_MOST_ROWS = 100;
const summary_SWEPT = {
    absent: 'gone already',
    already_deleting: 'on its way out already',
    accepted: 'delete taken'
};
/** Markdown for the job summary. Everything that is not ours in it is escaped. */
function renderSummary(record, failure) {
    const { operation, warnings, plan } = record;
    const parts = [
        `### ${headingOf(record, failure)}`,
        record.url === undefined || (failure !== undefined && record.serving === null)
            ? undefined
            : `${markdown_link(code(record.url), record.url)} · ${markdown_link('docs', `${record.url}/docs`)}`,
        failure && renderFailure(failure),
        record.revision_log && revisionLog(record.revision_log),
        record.skipped === undefined ? undefined : escapeMarkdown(record.skipped, 500),
        summary_facts(record),
        plan && why(plan, operation),
        plan && changesTable(plan),
        previewsTable(record),
        timeline(record),
        record.check && transcript(record.check),
        warnings.length > 0 ? warnings.map((warning) => `> ⚠️ ${escapeMarkdown(warning, 500)}`).join('\n>\n') : undefined
    ];
    return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}
/** Lines end in two blanks, or markdown would run them together. */
function renderFailure({ message, advice }) {
    const lines = message.split('\n').map((line) => `> ${escapeMarkdown(line, 1000)}  `);
    return [...lines, ...(advice === undefined ? [] : ['>', `> **What to do:** ${escapeMarkdown(advice, 1000)}`])].join('\n');
}
function summary_facts(record) {
    const { deployment_id, revision_id, waited_ms, rollback } = record;
    const before = (0,known_revision/* servedBefore */.p7)(record);
    const status = (0,known_revision/* lastStatus */.by)(record);
    const commit = (0,known_revision/* commitOf */.D3)(record);
    const columns = [];
    if (deployment_id !== undefined)
        columns.push(['deployment', code(deployment_id)]);
    if (revision_id !== undefined)
        columns.push(['revision', code(revision_id)]);
    if (commit !== undefined)
        columns.push(['commit', code((0,repository_repository/* shortCommit */.Ax)(commit))]);
    if (status !== undefined)
        columns.push(['status', code(status, 40)]);
    if (waited_ms !== undefined)
        columns.push(['waited', (0,duration/* formatDuration */.a)(waited_ms)]);
    if (before !== undefined)
        columns.push(['before', revisionFact(record, before)]);
    if (rollback !== undefined)
        columns.push(['rollback', rollbackFact(record, rollback)]);
    if (columns.length === 0)
        return undefined;
    return table(columns.map(([head]) => head), [columns.map(([, value]) => value)]);
}
function rollbackFact(record, { result, rolled_back_to: to }) {
    return to === undefined ? result.replaceAll('_', ' ') : `to ${revisionFact(record, to)}`;
}
/** Another revision than the one of this run. */
function revisionFact(record, id) {
    const commit = (0,known_revision/* commitOf */.D3)(record, id);
    return commit === undefined ? code(id) : `${code(id)} at ${code((0,repository_repository/* shortCommit */.Ax)(commit))}`;
}
function why({ reasons, new_revision }, operation) {
    if (reasons.length === 0)
        return undefined;
    const isMade = operation !== undefined && operation !== 'planned';
    const made = isMade ? 'A new revision results' : 'A new revision would result';
    const heading = new_revision ? made : 'No new revision is needed';
    return [`**${heading}:**`, '', ...reasons.slice(0, 20).map((reason) => `- ${escapeMarkdown(reason, 500)}`)].join('\n');
}
function previewsTable({ previews = [], swept_so_far = [] }) {
    if (previews.length === 0)
        return undefined;
    const rows = previews.slice(0, summary_MOST_ROWS).map(({ name, verdict, reason }) => {
        const seen = verdict === 'delete' ? swept_so_far.find((swept) => swept.name === name) : undefined;
        return [code(name), seen === undefined ? verdict : summary_SWEPT[seen.deletion], escapeMarkdown(reason)];
    });
    const more = previews.length > summary_MOST_ROWS ? `\n\n… and ${previews.length - summary_MOST_ROWS} more` : '';
    return table(['preview', 'verdict', 'why'], rows) + more;
}
function changesTable({ changes }) {
    if (changes.length === 0)
        return undefined;
    const rows = changes.slice(0, summary_MOST_ROWS).map((change) => {
        const { path, difference, before, after, note } = change;
        const secret = path === 'secrets' || path.startsWith('secrets.');
        const value = (shown) => (secret || shown === undefined ? '' : code((0,explain/* showValue */.vp)(shown), 120));
        const remark = [difference, note].filter((part) => part !== undefined).join(': ');
        return [code(path), value(before), value(after), escapeMarkdown(remark), change.new_revision ? 'yes' : 'no'];
    });
    const more = changes.length > summary_MOST_ROWS ? `\n\n… and ${changes.length - summary_MOST_ROWS} more` : '';
    return table(['field', 'before', 'after', 'difference', 'needs a revision'], rows) + more;
}

;// CONCATENATED MODULE: ./src/report/reporter.js






/** Longer than the status of any service; in characters. */
const LONGEST_STATUS = 40;
/** @param redactor Takes secret values out of what is rendered: escaped, they would no longer be recognised. */
function createReporter(runner, redactor) {
    let record = report_record/* EMPTY_RECORD */.sU;
    const put = new Map();
    let lost;
    let refused = false;
    const refuseLostOutputs = () => {
        if (lost === undefined)
            return;
        refused = true;
        const after = record.wrote ? `What was done stays${namesOf(record)}.` : 'Nothing was deployed.';
        throw new errors/* DeployError */.sH(`The outputs of this step could not be written: ${(0,inert/* sanitizeLine */.g)((0,errors/* messageOf */.bD)(lost))}`, {
            advice: `Make room on the disk of the runner, or see what has become of GITHUB_OUTPUT. ${after}`
        });
    };
    return {
        emit(event) {
            const before = record;
            record = (0,report_record/* recordEvent */.yM)(record, event);
            for (const fact of shownFacts(record))
                redactor.keep(fact);
            for (const { level, text, title } of logLines(withoutSecretStatus(event, redactor), before)) {
                if (title === undefined)
                    runner[level](text);
                else
                    runner.group(title, text);
            }
            const known = new Map(Object.entries(outputsOf(record)));
            // What was put out of a revision that another one has taken the place of is not true of that one.
            const outdated = [...put.keys()].filter((name) => !known.has(name)).map((name) => [name, '']);
            for (const [name, value] of [...known, ...outdated]) {
                if (put.get(name) === value)
                    continue;
                put.set(name, value);
                try {
                    runner.output(name, value);
                }
                catch (error) {
                    lost ??= error;
                }
            }
            // As long as nothing was changed, a run whose outputs would be lost is better not begun.
            if (!record.wrote && !refused)
                refuseLostOutputs();
        },
        record: () => record,
        refuseLostOutputs,
        async finish(failure) {
            const closing = closingLine(record);
            if (failure === undefined && closing !== undefined)
                runner.info(closing);
            if (lost !== undefined && !refused) {
                runner.warning(`Not all outputs of this step could be written: ${(0,inert/* sanitizeLine */.g)((0,errors/* messageOf */.bD)(lost))}`);
            }
            await runner.summary(renderSummary(redactor.redactAll(record), redactor.redactAll(failure)));
        }
    };
}
/** The event for the log, which shortens a status. A status that is a word of the service is compared there. */
function withoutSecretStatus(event, redactor) {
    const isLong = 'status' in event && event.status.length > LONGEST_STATUS;
    return isLong ? { ...event, status: redactor.redactAll(event.status) } : event;
}
/** What people and later steps follow or compare. Of a URL not the query, which may hold a token. */
function shownFacts({ deployment_id, revision_id, url, commits, rollback }) {
    const address = url?.replace(/[?#].*$/s, '');
    const revisions = commits.flatMap((known) => [known.revision_id, known.commit_sha, known.commit_sha.slice(0, 7)]);
    const facts = [deployment_id, revision_id, address, rollback?.rolled_back_to, ...revisions];
    return facts.filter((fact) => fact !== undefined);
}
/** What the outputs would have named. */
function namesOf({ deployment_id, revision_id }) {
    const revision = revision_id === undefined ? '' : `, revision ${revision_id}`;
    return deployment_id === undefined ? '' : `: deployment ${deployment_id}${revision}`;
}

;// CONCATENATED MODULE: ./src/time-limit.js
/** What is still done once the time is up gets a share of the whole time, within bounds; in milliseconds. */
const GRACE = { share: 1 / 40, shortestMs: 300, longestMs: 30_000 };
/** No step has less time than this to find and to write, in milliseconds. */
const SHORTEST_MS = 1_000;
/** Starts the time limit of a step. */
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
/** How long one request may take after a time limit, in milliseconds. */
function graceOf(timeoutMs) {
    return Math.min(Math.max(timeoutMs * GRACE.share, GRACE.shortestMs), GRACE.longestMs);
}

;// CONCATENATED MODULE: ./src/run.js
/** inputs → request → plan → apply → wait → records → report: the steps of one run, and its only catch. */

















/** Runs the action once. True when what was asked for holds; otherwise the failure has been told. */
async function run(ports) {
    const { runner, redactor, warnings = [], given = [] } = ports;
    const reporter = createReporter(runner, redactor);
    let failure;
    let github;
    try {
        const raw = readRawInputs((name) => runner.input(name));
        if (hasStructures(raw))
            await loadStructures();
        maskInputs(raw, ports);
        for (const warning of warnings)
            runner.warning(warning);
        const unknown = judgeUnknownInputs(given);
        for (const notice of unknown.notices)
            runner.notice(notice);
        const request = readRequest(raw, ports.context, unknown.problems);
        if (request.command === 'skip')
            reporter.emit({ type: 'skipped', reason: request.reason });
        else {
            const limit = startTimeLimit(ports.clock, timeoutOf(request));
            if (request.command === 'deploy' || request.command === 'plan') {
                await refuseMissingGraph(request.deploy.wanted, lookBriefly(ports.checkout, limit));
            }
            reporter.emit({ type: 'started', command: request.command, name: nameOf(request) });
            github = openGitHubSide(request, ports, { reporter, limit });
            await carryOut(request, ports, { reporter, github, limit });
        }
        reporter.refuseLostOutputs();
    }
    catch (error) {
        failure = (0,report_failure/* describeFailure */.I)(error, reporter.record());
        runner.error((0,report_failure/* failureText */.k)(failure, reporter.record()));
        if (error instanceof Error)
            runner.debug(error.stack ?? (0,errors/* messageOf */.bD)(error));
    }
    runner.maskUndecided();
    try {
        // Told to stop, there is little time: what is on this machine comes first, and GitHub may not even answer.
        const finishFirst = failure?.kind === 'cancelled';
        if (finishFirst)
            await reporter.finish(failure);
        await github?.close(reporter.record(), failure);
        if (!finishFirst)
            await reporter.finish(failure);
    }
    catch (error) {
        runner.error(`What this run came to could not be written down: ${(0,inert/* sanitizeLine */.g)((0,errors/* messageOf */.bD)(error))}`);
        return false;
    }
    return failure === undefined;
}
/** A git that hangs must not cost the deploy its time. */
const lookBriefly = (checkout, limit) => ({
    findFile: (commit, path) => checkout.findFile(commit, path, { timeoutMs: limit.remainingMs() / 4 })
});
/** Masks all that is secret. What is public is declared in between: credentials are never public, other values may be. */
function maskInputs(raw, { runner, redactor, context }) {
    const { credentials, secrets, guesses } = findInputSecrets(raw);
    for (const value of credentials)
        runner.mask(value, { credential: true });
    for (const fact of publicFacts(raw, context))
        redactor.keep(fact);
    for (const value of [...secrets.map((secret) => secret.value), ...guesses])
        runner.mask(value);
    const unmasked = secrets.filter(({ value }) => !(0,masking_forms/* canBeMasked */.n9)(value) || redactor.isPublic(value));
    const names = [...new Set(unmasked.map(({ name }) => name).filter((name) => name !== ''))];
    if (names.length > 0) {
        runner.notice(`Not masked in the log, because the value is too short, a plain word, or public in this run (a name, ref, commit, id or URL): ${(0,inert/* sanitizeLine */.g)(names.join(', '), 500)}.`);
    }
}
const timeoutOf = (request) => ('timeoutMs' in request ? request.timeoutMs : request.deploy.wait.timeoutMs);
function nameOf(request) {
    switch (request.command) {
        case 'deploy':
        case 'plan':
            return request.deploy.target.name;
        case 'delete':
            return request.target.name;
        case 'sweep':
            return request.sweep.name;
    }
}
function openGitHubSide(request, { context, openGitHub, redactor }, { reporter, limit }) {
    const emit = (event) => reporter.emit(event);
    const open = (account, phase) => openGitHub(account, phase, limit);
    return createGitHubSide({ request, context, open, emit, redactAll: (value) => redactor.redactAll(value) });
}
async function carryOut(request, ports, { reporter, github, limit }) {
    const { runner, clock, connect } = ports;
    const { connection } = request;
    runner.info(`Control plane ${connection.base_url}`);
    const session = {
        controlPlane: withFreshReads(connect(connection, limit), clock),
        clock,
        emit: (event) => {
            reporter.emit(event);
            github.observe(reporter.record());
        },
        recall: (name) => github.recall(name),
        redact: ports.redactor.redact,
        histories: [ports.checkout, github],
        deadline: clock.now() + limit.remainingMs(),
        graceMs: limit.graceMs
    };
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
        case 'sweep': {
            const { sweepPreviews } = await __nccwpck_require__.e(/* import() */ 657).then(__nccwpck_require__.bind(__nccwpck_require__, 4657));
            return sweepPreviews(session, request.sweep, {
                readPullRequest: (pull) => github.readPullRequest(pull),
                deleted: (preview) => github.swept(preview)
            });
        }
    }
}
/** What the closing of a pull request asks for holds only as long as it is closed: it may be open again by now. */
async function deleteOrPlan(session, { target, ownership, dry_run, closing }, github) {
    const isOpen = async () => closing !== undefined && (await github.readPullRequest(closing))?.closed === false;
    if (await isOpen()) {
        return session.emit({ type: 'skipped', reason: `Pull request #${closing} is open again, so its preview stays.` });
    }
    const { deleteDeployment, planDelete } = await __nccwpck_require__.e(/* import() */ 781).then(__nccwpck_require__.bind(__nccwpck_require__, 6162));
    if (dry_run)
        return planDelete(session, target, ownership);
    await deleteDeployment(session, target, ownership);
    if (!(await isOpen()))
        return;
    const message = `Pull request #${closing} was opened again while its preview was being deleted. Where the run of that was over by then, run it again.`;
    session.emit({ type: 'warning', message });
}
async function deploy(session, { deploy: request, check, preview_of }, { ports, reporter, github, limit }) {
    // Loaded before the deploy, not after it: who knows whether its files are still there when a long wait is over.
    const checking = check && { check, ...(await loadCheck(ports)) };
    const work = (within) => deployRevision(within, request, async () => checking && checkInItsTime(limit, ports, () => checkDeployed(checking, session, { ports, reporter })));
    const { target, claim } = request;
    if (preview_of === undefined || claim === undefined)
        return work(session);
    const { deployPreview } = await __nccwpck_require__.e(/* import() */ 463).then(__nccwpck_require__.bind(__nccwpck_require__, 463));
    const isClosed = async () => (await github.readPullRequest(preview_of))?.closed;
    return deployPreview(session, { target, claim, isClosed, deploy: work });
}
async function loadCheck({ loadAgentServer }) {
    const [{ CheckFailedError, checkAgentServer }, { waitForUrl }, connectAgent] = await Promise.all([
        __nccwpck_require__.e(/* import() */ 608).then(__nccwpck_require__.bind(__nccwpck_require__, 9608)),
        __nccwpck_require__.e(/* import() */ 539).then(__nccwpck_require__.bind(__nccwpck_require__, 539)),
        loadAgentServer()
    ]);
    return { CheckFailedError, checkAgentServer, connectAgent, waitForUrl };
}
/** For a URL that the service has not told with DEPLOYED, in milliseconds. */
const LONGEST_URL_MS = 15_000;
/** The check has a time limit of its own, which comes on top of that of the step. */
async function checkInItsTime(limit, { clock }, check) {
    const startedAt = clock.now();
    try {
        await check();
    }
    finally {
        limit.extend(clock.now() - startedAt);
    }
}
/** The check of what came up. @throws CheckFailedError. */
async function checkDeployed(checking, { controlPlane, emit }, { ports: { clock, redactor }, reporter }) {
    const { check, CheckFailedError, checkAgentServer, connectAgent, waitForUrl } = checking;
    const { deployment_id } = reporter.record();
    if (deployment_id !== undefined) {
        const known = () => reporter.record().url;
        const timeoutMs = Math.min(check.timeoutMs, LONGEST_URL_MS);
        await waitForUrl({ controlPlane, clock, emit, url: known }, { deployment_id, timeoutMs });
    }
    const { url } = reporter.record();
    const unsafe = url === undefined ? 'is not known: the service names none (source_config.custom_url)' : unsafeReason(url);
    if (url === undefined || unsafe !== undefined) {
        const { assistant } = check;
        reporter.emit({ type: 'check_ended', check: { result: 'failed', assistant, events: [], elapsed_ms: 0 } });
        throw new CheckFailedError(`The revision is DEPLOYED, but cannot be checked: its URL ${unsafe}.`, {
            advice: 'Give custom_url where the source allows it, or leave the check out. No key was sent.'
        });
    }
    const agentServer = connectAgent(withoutTrailingSlash(url), check.agent_api_key);
    await checkAgentServer({ agentServer, clock, emit, redact: redactor.redact }, check);
}


/***/ }),

/***/ 5846:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: function() { return /* binding */ createRunner; }
});

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
;// CONCATENATED MODULE: external "crypto"
var external_crypto_namespaceObject = require("crypto");
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
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
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
// EXTERNAL MODULE: external "path"
var external_path_ = __nccwpck_require__(6928);
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
/** Words of ours, which workflows compare: a secret that happens to be the same word is not told by them. */
const WORDS = new Set(['operation', 'new_revision', 'smoke']);
/** JSON, in which a secret may be any piece of the syntax: what is redacted are the texts in it. */
const JSON_OUTPUTS = new Set(['plan', 'swept']);
/** The value as it may be put out. */
function redactOutput(name, value, redactor) {
    // What was put out before and is taken back is empty.
    if (WORDS.has(name) || value === '')
        return value;
    if (!JSON_OUTPUTS.has(name))
        return redactor.redact(value);
    const told = JSON.parse(value);
    const redacted = redactor.redactAll(told);
    const operation = name === 'plan' ? { operation: told.operation } : {};
    return JSON.stringify(Array.isArray(redacted) ? redacted : { ...redacted, ...operation });
}

// EXTERNAL MODULE: ./src/text/user-info.js
var user_info = __nccwpck_require__(5980);
;// CONCATENATED MODULE: ./src/text/command-free.js
/** Text for the log in which no line is a workflow command. */

/** Characters that cannot be seen. The runner compares by the rules of a language, where most of these count for nothing. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * The runner takes a line for a command when it begins with `::` after white space, or holds `##[` anywhere; lines end
 * at \r too (docs/design.md, section 3). Both are broken up, visibly; control characters but \n and \t, and characters that cannot be
 * seen, are dropped. URLs name no user and password.
 */
function escapeCommands(text) {
    const plain = text
        .toWellFormed()
        .replace(/\r\n?|[\p{Zl}\p{Zp}\v\f\x85]/gu, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .replace(INVISIBLE, '');
    return (0,user_info/* withoutUserInfo */.s)(plain)
        .split('\n')
        .map((line) => line.replace(/^(\s*):(?=:)/u, '$1: ').replaceAll('##[', '## ['))
        .join('\n');
}

// EXTERNAL MODULE: ./src/runner/environment.js + 1 modules
var environment = __nccwpck_require__(2069);
;// CONCATENATED MODULE: ./src/runner/output-file.js
/** Files that the runner reads once the step is over, and refuses as a whole where the end of one entry is missing. */

/**
 * Appends to the file at `path`, whole or not at all: what a full disk lets through of an entry is taken back.
 *
 * @throws what `append` throws.
 */
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
/** Undefined for what cannot be cut: no file at all, a device, a pipe. */
function sizeOf(path) {
    const stats = path === undefined ? undefined : (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats.size : undefined;
}

;// CONCATENATED MODULE: ./src/runner/actions-core.js
/** The runner behind its toolkit: the one file that imports @actions/core. */






function createRunner(redactor) {
    let toldError = false;
    const clean = (text) => escapeCommands(redactor.redact(text));
    return {
        input: (name) => getInput(name),
        mask: (value, options) => {
            for (const piece of redactor.add(value, options))
                setSecret(piece);
        },
        maskUndecided: () => {
            for (const piece of redactor.undecided())
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
        hasToldError: () => toldError,
        group: (title, text) => {
            startGroup(clean(title));
            info(clean(text));
            endGroup();
        },
        output: (name, value) => appendWhole((0,environment/* outputFile */.i9)(), () => setOutput(name, redactOutput(name, value, redactor))),
        summary: async (markdown) => {
            const path = (0,environment/* summaryFile */.bj)();
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


/***/ }),

/***/ 657:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ createClock; }
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9973);
/** The real clock; its sleep ends at once when the run is told to stop. */


/** What a timer can hold, in milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function createClock(cancelled) {
    return {
        // Not `performance`, which Node loads when it is first used.
        now: () => Number(process.hrtime.bigint()) / 1e6,
        date: () => Date.now(),
        sleep: async (ms) => {
            try {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal: cancelled });
            }
            catch (error) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CancelledError */ .cc('told to stop', { cause: error });
            }
        }
    };
}


/***/ }),

/***/ 2069:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  xs: function() { return /* binding */ enforceTlsVerification; },
  PC: function() { return /* binding */ givenInputs; },
  i9: function() { return /* binding */ outputFile; },
  U3: function() { return /* binding */ readCheckoutPlace; },
  Qo: function() { return /* binding */ readEnvironment; },
  bj: function() { return /* binding */ summaryFile; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./src/text/trailing-slashes.js
var trailing_slashes = __nccwpck_require__(3084);
;// CONCATENATED MODULE: ./src/github/run-context.js
/** What GitHub says of this run: its event, repository, ref and commit. The payload of the event is read leniently. */

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
/** GitHub gives zeros for none. What a commit is called else is for the git host and the service to agree on. */
const NO_COMMIT = /^0+$/;
/**
 * @param env The runner's variables (`GITHUB_…`).
 * @param payload The parsed event file; anything, where there is none.
 */
function readRunContext(env, payload) {
    const action = memberOf(payload, 'action');
    const given = (name) => env[name]?.trim() || undefined;
    const repository = REPOSITORY.test(env.GITHUB_REPOSITORY ?? '') ? env.GITHUB_REPOSITORY : undefined;
    const server_url = (0,trailing_slashes/* withoutTrailingSlashes */.A)(given('GITHUB_SERVER_URL') ?? 'https://github.com');
    const run = given('GITHUB_RUN_ID');
    const sha = given('GITHUB_SHA');
    const actor = given('GITHUB_ACTOR');
    const pull = readPullRequest(memberOf(payload, 'pull_request'));
    return {
        event_name: given('GITHUB_EVENT_NAME') ?? '',
        event_action: typeof action === 'string' ? action : undefined,
        server_url,
        api_url: (0,trailing_slashes/* withoutTrailingSlashes */.A)(given('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: given('GITHUB_REF'),
        sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
        pull_request: pull && {
            ...pull,
            is_fork: pull.head_repository?.toLowerCase() !== repository?.toLowerCase()
        },
        ...(actor !== undefined && { actor }),
        run_url: repository !== undefined && run !== undefined ? `${server_url}/${repository}/actions/runs/${run}` : undefined
    };
}
/** Undefined for anything that is no pull request, or an incomplete one. */
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

;// CONCATENATED MODULE: ./src/runner/environment.js
/** The one place that reads `process.env` and the event file. */


/** What the runner says of this run. An event file that cannot be read counts as none. */
function readEnvironment() {
    const path = process.env.GITHUB_EVENT_PATH;
    let payload;
    try {
        payload = path ? JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8')) : undefined;
    }
    catch {
        payload = undefined;
    }
    return readRunContext(process.env, payload);
}
/** What git needs to find itself and the settings of its user. */
const FOR_GIT = ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'USERPROFILE', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP'];
/** The folder that this run's code is checked out to, and the variables that git is started with: no secret is among them. */
function readCheckoutPlace() {
    const known = FOR_GIT.map((name) => [name, process.env[name]]);
    const variables = known.filter((entry) => entry[1] !== undefined);
    return { workspace: process.env.GITHUB_WORKSPACE || undefined, variables: Object.fromEntries(variables) };
}
/** Where the runner reads the outputs of this step; undefined outside of one. */
function outputFile() {
    return process.env.GITHUB_OUTPUT || undefined;
}
/**
 * Certificates are checked, whatever the job has set for other steps: Node reads the variable at each connection. True
 * when it said otherwise.
 */
function enforceTlsVerification() {
    const wasOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0';
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    return wasOff;
}
/**
 * Names of what the step gives under `with:`, also of what action.yml does not have: as the variables have them, without
 * `INPUT_`. The runner writes them in upper case. One in another case is left out where the one in upper case is set.
 */
function givenInputs() {
    const isSet = (name) => (process.env[name]?.trim() ?? '') !== '';
    return Object.keys(process.env)
        .filter((name) => name.startsWith('INPUT_') && isSet(name))
        .filter((name) => name === name.toUpperCase() || !isSet(name.toUpperCase()))
        .map((name) => name.slice('INPUT_'.length));
}
/** Where the runner reads the summary of this step; undefined outside of one. */
function summaryFile() {
    return process.env.GITHUB_STEP_SUMMARY || undefined;
}


/***/ }),

/***/ 5182:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ runProcess; },
/* harmony export */   i: function() { return /* binding */ shortlyAfter; }
/* harmony export */ });
/** The process around a run: signals, streams that go away, exit code, and no way to end well by accident. */
/** How long outputs, summary and the records on GitHub may take once the run was told to stop, in milliseconds. */
const GRACE_MS = 1_700;
/** Of that, what GitHub may take: for what is being made there, and for everything that is to be closed. */
const GITHUB_GRACE_MS = { making: 500, closing: 1_200 };
/** How long connections that nobody needs any more may keep the process alive, in milliseconds. */
const LINGER_MS = 500;
/**
 * Runs `work` with a signal that is aborted by SIGINT, SIGTERM or SIGHUP, and sets the exit code: 0 only when it says
 * true. What nobody caught, and an event loop that runs dry before the work is settled (a promise that nothing will ever
 * settle), are said, and end it as a signal does: with the outputs so far, the records closed, and 1.
 */
async function runProcess({ work, tellDefect, tellStopped }) {
    process.exitCode = 1;
    surviveLostStreams();
    const cancel = new AbortController();
    const stop = () => {
        cancel.abort();
        setTimeout(() => {
            tellStopped();
            process.exit(1);
        }, GRACE_MS).unref();
    };
    const stopFor = (error) => {
        tellDefect(error);
        process.exitCode = 1;
        stop();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, stop);
    for (const event of ['uncaughtException', 'unhandledRejection'])
        process.on(event, stopFor);
    const runDry = () => stopFor(new Error('nothing was left to wait for, and the run was not over'));
    process.once('beforeExit', runDry);
    const succeeded = await work(cancel.signal);
    process.off('beforeExit', runDry);
    if (succeeded && cancel.signal.aborted)
        tellStopped();
    process.exitCode = succeeded && !cancel.signal.aborted ? 0 : 1;
    setTimeout(() => process.exit(), LINGER_MS).unref();
}
/** A log that nobody reads any more, or a full disk below it, does not end a deploy: outputs and exit code tell of it. */
function surviveLostStreams() {
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
}
/** Aborted a little after the run was told to stop: for what is still to be closed then. */
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

/***/ 4063:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ sentFirst; }
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8500);
/** When to load what is needed only once an answer is there. */

/** Loads what the answer of a request that was just begun is for, once that request is on its way. */
async function sentFirst(load) {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    return load();
}


/***/ }),

/***/ 6530:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";

// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  g: function() { return /* binding */ matchPattern; },
  A: function() { return /* binding */ patternProblem; }
});

;// CONCATENATED MODULE: external "node:vm"
var external_node_vm_namespaceObject = require("node:vm");
;// CONCATENATED MODULE: ./src/smoke/expectation.js
/** The regular expression of `smoke_expect`, matched within a time limit: no pattern makes the step hang. */

/** For all texts together, in milliseconds. */
const MATCH_LIMIT_MS = 800;
/** Why a pattern cannot be used; undefined when it can. */
function patternProblem(pattern) {
    try {
        RegExp(pattern, 's');
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : 'it is not one';
    }
}
/** Whether the pattern matches anywhere in one of the texts; `timeout` when it took too long to find out. */
function matchPattern(pattern, texts) {
    try {
        const sandbox = { pattern, texts: [...texts] };
        const script = "texts.some((text) => new RegExp(pattern, 's').test(text))";
        return (0,external_node_vm_namespaceObject.runInNewContext)(script, sandbox, { timeout: MATCH_LIMIT_MS }) === true;
    }
    catch (error) {
        if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return 'timeout';
        throw error;
    }
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
/** By its file, since the package's name leads here. */
const loadUndici = () => __nccwpck_require__.e(/* import() */ 734).then(__nccwpck_require__.t.bind(__nccwpck_require__, 734, 19));
/** A proxy, which is connected to when a request is sent through it. */
class ProxyAgent {
    options;
    agent;
    constructor(options) {
        this.options = options;
    }
    /** The real one. */
    load() {
        this.agent ??= loadUndici().then((undici) => new undici.ProxyAgent(this.options));
        return this.agent;
    }
}
/** Fetches through the proxy of `dispatcher`, where one is given. */
async function fetch(url, { dispatcher, ...init } = {}) {
    if (dispatcher === undefined)
        return globalThis.fetch(url, init);
    const undici = await loadUndici();
    return undici.fetch(url, { ...init, dispatcher: await dispatcher.load() });
}


/***/ }),

/***/ 6251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ SEQUENCE; },
/* harmony export */   u: function() { return /* binding */ withoutAnsi; }
/* harmony export */ });
/** Colours and other terminal sequences, which build tools put into their logs. */
/** CSI (`ESC [ … m`), OSC (`ESC ] … BEL` or `ESC \`) with its kin, and the short ones; also by their C1 characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const SEQUENCE = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
/** The text without terminal sequences. One that is cut off goes too. */
function withoutAnsi(text) {
    return text.replace(SEQUENCE, '');
}


/***/ }),

/***/ 6537:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ count; }
/* harmony export */ });
/** How many of something there are, in words. */
/** `1 file`, `2 files`; `1 entry`, `2 entries` where `many` says so. */
function count(n, one, many = `${one}s`) {
    return `${n} ${n === 1 ? one : many}`;
}


/***/ }),

/***/ 9144:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ formatDuration; },
/* harmony export */   n: function() { return /* binding */ formatAge; }
/* harmony export */ });
/** Lengths of time for people. */
/** `3 days`, `5 hours` or `12 minutes`, whichever is the largest whole one. */
function formatAge(ms) {
    const minutes = Math.max(0, Math.floor(ms / 60_000));
    const [n, unit] = minutes >= 2880
        ? [Math.floor(minutes / 1440), 'days']
        : minutes >= 120
            ? [Math.floor(minutes / 60), 'hours']
            : [minutes, 'minutes'];
    return `${n} ${unit}`;
}
/** `4:05` for 245,000 milliseconds; `1:02:03` from an hour on. */
function formatDuration(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const two = (value) => String(value).padStart(2, '0');
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}


/***/ }),

/***/ 3234:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ editDistance; }
/* harmony export */ });
/** How many slips of the pen lie between two short words. */
/**
 * The least number of letters to add, drop, replace or swap with the next one (optimal string alignment). Stops at
 * `most` + 1, which then means "more".
 */
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

/***/ 3288:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ fieldPath; }
/* harmony export */ });
/** Paths of fields as people write them. */
/** `source_config.resource_spec.sidecars[0].name` from the parts of a path. */
function fieldPath(path) {
    return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)).join('');
}


/***/ }),

/***/ 5302:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ sanitizeLine; }
/* harmony export */ });
/* harmony import */ var _user_info_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5980);
/** Text of others (a server, a branch name) made fit to stand inside a line of ours. */

/** Control characters, line separators, and the characters that turn the direction of text or cannot be seen. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
/**
 * One line without control, bidirectional or invisible characters, in which URLs name no user and password, shortened to
 * `max` characters. It cannot begin a line of its own in the log, so it cannot be a workflow command.
 */
function sanitizeLine(text, max = 300) {
    const line = (0,_user_info_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutUserInfo */ .s)(text.toWellFormed().replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim());
    if (line.length <= max)
        return line;
    return `${line.slice(0, max - 1).toWellFormed()}…`;
}


/***/ }),

/***/ 3084:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ withoutTrailingSlashes; }
/* harmony export */ });
/** Slashes at the end of an address. */
/** The text without them. By hand: the regular expression for it takes for ever where many slashes end in something else. */
function withoutTrailingSlashes(text) {
    let end = text.length;
    while (text[end - 1] === '/')
        end--;
    return text.slice(0, end);
}


/***/ }),

/***/ 5980:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   s: function() { return /* binding */ withoutUserInfo; }
/* harmony export */ });
/** URLs without the user and the password in them: what authenticates is not shown. */
/** Slashes may be escaped, as some languages do in JSON. */
const USER_INFO = /(:(?:\\?\/){2})[^\s/?#\\"'<>]*@/g;
/** The text with each URL in it as `https://host/path`. */
function withoutUserInfo(text) {
    return text.includes('@') ? text.replace(USER_INFO, '$1') : text;
}


/***/ }),

/***/ 7025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) {

"use strict";
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ webAddress; }
/* harmony export */ });
/* harmony import */ var _trailing_slashes_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3084);
/** Addresses that a server names. */

/** The URL without a trailing slash if it is one for the web and names no user; undefined for anything else. */
function webAddress(text) {
    if (text == null || /[\s\p{Cc}\p{Cf}]/u.test(text) || !URL.canParse(text))
        return undefined;
    const { protocol, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && username === '' && password === '' ? (0,_trailing_slashes_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlashes */ .A)(text) : undefined;
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
/******/ 		__nccwpck_require__.u = function(chunkId) {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
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