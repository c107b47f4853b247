// Enforces NetworkPolicies on the one node: node policies.mjs SERVER PKI-FOLDER, inside the node's network namespace.
// Rewrites the iptables rules whenever pods, namespaces or policies change them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { client } from './api.mjs';
import { rules } from './policy-rules.mjs';

const [server, pki] = process.argv.slice(2);
const read = (name) => readFileSync(`${pki}/${name}`);

function run(command, args, input) {
  const done = spawnSync(command, args, { input, encoding: 'utf8' });
  if (done.status !== 0) console.error(`${command} ${args.join(' ')}: ${done.stderr}${input ?? ''}`);
  return done.status === 0;
}
const mangle = (...args) => ['-w', '5', '-t', 'mangle', ...args];

let written = '';
let before = [];

function write(world) {
  const { chains, text } = rules(world);
  if (text === written) return;
  // Atomically, so that no packet meets an empty set of rules.
  if (!run('iptables-restore', ['-w', '5', '--noflush'], text)) return;
  if (spawnSync('iptables', mangle('-C', 'FORWARD', '-j', 'POLICY')).status !== 0) {
    run('iptables', mangle('-I', 'FORWARD', '-j', 'POLICY'));
  }
  for (const chain of before.filter((name) => !chains.includes(name))) {
    run('iptables', mangle('-F', chain));
    run('iptables', mangle('-X', chain));
  }
  written = text;
  before = chains;
}

client(server, { ca: read('ca.crt'), cert: read('admin.crt'), key: read('admin.key') }).watch(
  {
    pods: '/api/v1/pods',
    namespaces: '/api/v1/namespaces',
    policies: '/apis/networking.k8s.io/v1/networkpolicies',
  },
  write,
);
