// A small Ingress controller of class nginx, which runs in a pod: it runs nginx, and makes it reload its configuration
// whenever Ingresses, Services or EndpointSlices change it.
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { client } from './api.mjs';
import { configuration } from './nginx.mjs';

const account = (name) =>
  readFileSync(`/var/run/secrets/kubernetes.io/serviceaccount/${name}`, 'utf8').trim();
const api = client('https://kubernetes.default.svc', { ca: account('ca.crt') }, () => ({
  authorization: `Bearer ${account('token')}`,
}));
const FILE = '/tmp/nginx.conf';
let written = '';
let nginx;

function write({ ingresses, classes, ...world }) {
  const ours = classes
    .filter(({ spec }) => spec.controller === 'k8s.io/ingress-nginx')
    .map((one) => one.metadata.name);
  const mine = ingresses
    .filter(({ spec }) => ours.includes(spec.ingressClassName))
    .sort((a, b) => a.metadata.creationTimestamp.localeCompare(b.metadata.creationTimestamp));
  const { text, files } = configuration(mine, world);
  const all = text + JSON.stringify(files);
  if (all !== written) {
    written = all;
    for (const [name, content] of Object.entries(files)) writeFileSync(name, content, { mode: 0o600 });
    writeFileSync(`${FILE}.new`, text);
    const check = spawnSync('nginx', ['-q', '-t', '-c', `${FILE}.new`], { encoding: 'utf8' });
    if (check.status !== 0) return console.error(check.stderr, text);
    writeFileSync(FILE, text);
    if (nginx) nginx.kill('SIGHUP');
    else {
      nginx = spawn('nginx', ['-c', FILE, '-g', 'daemon off;'], { stdio: 'inherit' });
      nginx.on('exit', (code) => process.exit(code ?? 1));
    }
  }
  for (const { metadata, status } of mine) {
    if (status?.loadBalancer?.ingress?.[0]?.ip === process.env.ADDRESS) continue;
    api
      .patch(
        `/apis/networking.k8s.io/v1/namespaces/${metadata.namespace}/ingresses/${metadata.name}/status`,
        {
          status: { loadBalancer: { ingress: [{ ip: process.env.ADDRESS }] } },
        },
      )
      .catch((error) => console.error(error.message));
  }
}

process.on('SIGTERM', () => (nginx ? nginx.kill('SIGQUIT') : process.exit()));
api.watch(
  {
    ingresses: '/apis/networking.k8s.io/v1/ingresses',
    classes: '/apis/networking.k8s.io/v1/ingressclasses',
    services: '/api/v1/services',
    slices: '/apis/discovery.k8s.io/v1/endpointslices',
    secrets: '/api/v1/secrets',
  },
  write,
);
