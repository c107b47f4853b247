// Turns Ingresses into a configuration of nginx. Supports the annotations of ingress-nginx that Torchbearer's chart sets.

import { Buffer } from 'node:buffer';

const PREFIX = 'nginx.ingress.kubernetes.io/';
const fallback = { certificate: '/etc/ingress/default.crt', key: '/etc/ingress/default.key' };

/** A name for use in nginx: everything but letters and digits becomes an underscore. */
const variable = (...parts) => parts.join('_').replace(/[^A-Za-z0-9]+/g, '_');

const quoted = (text) => `"${text.replace(/["\\$]/g, '')}"`;

/** The addresses of ready pods behind a port of a Service, from its EndpointSlices. */
function addresses(namespace, { name, port }, { services, slices }) {
  const service = services.find((one) => one.metadata.namespace === namespace && one.metadata.name === name);
  const wanted = service?.spec.ports.find((one) =>
    port.name ? one.name === port.name : one.port === port.number,
  );
  if (!wanted) return [];
  return slices
    .filter(
      ({ metadata }) =>
        metadata.namespace === namespace && metadata.labels['kubernetes.io/service-name'] === name,
    )
    .flatMap(({ endpoints, ports }) => {
      const number = (ports ?? []).find((one) => (one.name ?? '') === (wanted.name ?? ''))?.port;
      if (number === undefined) return [];
      return (endpoints ?? [])
        .filter(({ conditions }) => conditions?.ready !== false)
        .flatMap((endpoint) => endpoint.addresses.map((address) => `${address}:${number}`));
    })
    .sort();
}

function stickiness(name, get) {
  if (get('affinity') !== 'cookie') return { maps: '', hash: '', header: '' };
  const cookie = get('session-cookie-name') ?? 'INGRESSCOOKIE';
  const path = get('session-cookie-path') ?? '/';
  const sameSite = get('session-cookie-samesite');
  const value = `${cookie}=$request_id; Path=${path}; HttpOnly${sameSite ? `; SameSite=${sameSite}` : ''}`;
  return {
    // A client without the cookie gets one, and already goes to the pod to which the cookie will lead.
    maps: `map $cookie_${cookie} $sticky_${name} { "" $request_id; default $cookie_${cookie}; }
map $cookie_${cookie} $set_${name} { "" "${value}"; default ""; }`,
    hash: `hash $sticky_${name} consistent;`,
    header: `add_header Set-Cookie $set_${name} always;`,
  };
}

function location({ path = '/', pathType }, body) {
  const plain = path.replace(/\/+$/, '');
  if (pathType === 'Exact') return `location = ${quoted(path)} ${body}`;
  if (plain === '') return `location / ${body}`;
  return `location = ${quoted(plain)} ${body}\nlocation ${quoted(`${plain}/`)} ${body}`;
}

/** The upstream of a backend, and the body of its locations. */
function backend(ingress, { service }, world) {
  const { namespace, name, annotations = {} } = ingress.metadata;
  const get = (key) => annotations[PREFIX + key];
  const id = variable(namespace, name, service.name, service.port.name ?? service.port.number);
  const servers = addresses(namespace, service, world);
  const { maps, hash, header } = stickiness(id, get);
  const upstream =
    servers.length === 0
      ? ''
      : `${maps}\nupstream ${id} {\n${hash}\n${servers.map((one) => `server ${one} max_fails=0;`).join('\n')}\n${hash ? '' : 'keepalive 32;'}\n}`;
  const body =
    servers.length === 0
      ? '{ return 503; }'
      : `{
client_max_body_size ${get('proxy-body-size') ?? '1m'};
proxy_connect_timeout ${get('proxy-connect-timeout') ?? '5'}s;
proxy_read_timeout ${get('proxy-read-timeout') ?? '60'}s;
proxy_send_timeout ${get('proxy-send-timeout') ?? '60'}s;
${header}
proxy_pass http://${id};
}`;
  return { id, upstream, body };
}

/** @returns {{ text: string, files: Record<string, string> }} the configuration, and certificates that it names. */
export function configuration(ingresses, world) {
  const upstreams = new Map();
  const hosts = new Map();
  const files = {};
  const hostOf = (name) => {
    if (!hosts.has(name)) hosts.set(name, { locations: new Map(), tls: undefined, redirect: false });
    return hosts.get(name);
  };
  for (const ingress of ingresses) {
    const { namespace, annotations = {} } = ingress.metadata;
    for (const { hosts: names = [], secretName } of ingress.spec.tls ?? []) {
      const secret = world.secrets.find(
        ({ metadata }) => metadata.namespace === namespace && metadata.name === secretName,
      );
      if (!secret) continue;
      const base = `/tmp/${variable(namespace, secretName)}`;
      files[`${base}.crt`] = Buffer.from(secret.data['tls.crt'], 'base64').toString();
      files[`${base}.key`] = Buffer.from(secret.data['tls.key'], 'base64').toString();
      for (const name of names) {
        const host = hostOf(name);
        host.tls = { certificate: `${base}.crt`, key: `${base}.key` };
        host.redirect = annotations[`${PREFIX}ssl-redirect`] !== 'false';
      }
    }
    const add = (name, path, to) => {
      if (!to.service) return;
      const { id, upstream, body } = backend(ingress, to, world);
      upstreams.set(id, upstream);
      const key = `${path.pathType} ${path.path}`;
      const { locations } = hostOf(name);
      if (!locations.has(key)) locations.set(key, location(path, body));
    };
    for (const { host = '_', http } of ingress.spec.rules ?? []) {
      for (const path of http?.paths ?? []) add(host, path, path.backend);
    }
    if (ingress.spec.defaultBackend) add('_', { path: '/' }, ingress.spec.defaultBackend);
  }
  hostOf('_');
  for (const { locations } of hosts.values()) {
    if (![...locations.keys()].some((key) => /^(Prefix|ImplementationSpecific|undefined) \/$/.test(key)))
      locations.set('', 'location / { return 404; }');
  }
  return { text: page([...upstreams.values()], [...hosts].map(server)), files };
}

function server([name, { locations, tls = fallback, redirect }]) {
  const extra = name === '_' ? ' default_server' : '';
  return `server {
listen 8000${extra};
listen 8443 ssl http2${extra};
server_name ${name};
ssl_certificate ${tls.certificate};
ssl_certificate_key ${tls.key};
${redirect ? 'if ($scheme = http) { return 308 https://$host$request_uri; }' : ''}
${[...locations.values()].join('\n')}
}`;
}

const page = (upstreams, servers) => `pid /tmp/nginx.pid;
error_log stderr warn;
worker_processes 2;
# After a reload, the old worker keeps open connections, such as sockets, for this long.
worker_shutdown_timeout 240s;
events { worker_connections 8192; }
http {
access_log off;
client_body_temp_path /tmp/body; proxy_temp_path /tmp/proxy; fastcgi_temp_path /tmp/fastcgi;
uwsgi_temp_path /tmp/uwsgi; scgi_temp_path /tmp/scgi;
server_tokens off;
# Without keepalive, because a reload closes idle connections, possibly while a request is on its way.
keepalive_timeout 0;
server_names_hash_bucket_size 128;
variables_hash_bucket_size 256;
map $http_upgrade $connection_upgrade { default upgrade; "" ""; }
proxy_http_version 1.1;
proxy_buffering off;
proxy_set_header Host $http_host;
proxy_set_header Upgrade $http_upgrade;
proxy_set_header Connection $connection_upgrade;
proxy_set_header X-Request-ID $request_id;
proxy_set_header X-Real-IP $remote_addr;
proxy_set_header X-Forwarded-For $remote_addr;
proxy_set_header X-Forwarded-Host $http_host;
proxy_set_header X-Forwarded-Port $server_port;
proxy_set_header X-Forwarded-Proto $scheme;
proxy_next_upstream error timeout;
${upstreams.join('\n')}
server { listen 10254; location = /healthz { return 200 "ok\\n"; } location / { return 404; } }
${servers.join('\n')}
}
`;
