// Reports for each RPC which of its places are missing: the use case, its line in rpcs.ts, a test
// and the REST call. Given names (picks.GetNothing), it checks these RPCs too.
import { readdirSync, readFileSync } from 'node:fs';

/** RPCs without a REST call that not only services may call, and their callers. */
const WITHOUT_A_CALL = {
  'identity.getSession': 'the gateway, for each request',
  'identity.getSignInOptions': 'the gateway, for the configuration of the site',
  'identity.getCalendarOwner': 'the gateway, for a calendar',
};

const textOf = (folder, pattern) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => pattern.test(String(file)))
    .map((file) => readFileSync(`${folder}/${String(file)}`, 'utf8'))
    .join('\n');

const contract = textOf('gateway/contract/src/calls', /(?<!\.test)\.ts$/);
const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function missingOf(service, name, { rpcs, useCases, tests }) {
  const missing = [];
  const useCase = new RegExp(String.raw`export const ${name}: Rpcs\[[^]*?\bwho: (['[])`).exec(useCases);
  if (!useCase)
    missing.push(
      `write services/${service}/src/use-cases/${kebab(name)}.ts, which exports ${name}: Rpcs['${name}']`,
    );
  if (!new RegExp(String.raw`^  ${name},$`, 'm').test(rpcs))
    missing.push(`list ${name} in services/${service}/src/rpcs.ts`);
  if (!new RegExp(String.raw`\.${name}\b`).test(tests))
    missing.push(`test what it does in services/${service}/test: no test there calls ${name}`);
  const isInternal = useCase?.[1] === '[' || `${service}.${name}` in WITHOUT_A_CALL;
  if (!isInternal && !contract.includes(`'${service}.${name}'`))
    missing.push(
      `add a call with rpc: '${service}.${name}' to gateway/contract/src/calls, or say in scripts/calls-complete.mjs what else calls it`,
    );
  return missing;
}

const requested = process.argv.slice(2);
let failed = false;
/** Used by every server, through the kit. */
const KIT = ['calls', 'copies', 'paging'];
for (const service of readdirSync('proto').filter((folder) => !KIT.includes(folder))) {
  let proto;
  try {
    proto = readFileSync(`proto/${service}/v1/${service}.proto`, 'utf8');
  } catch {
    continue;
  }
  const texts = {
    rpcs: readFileSync(`services/${service}/src/rpcs.ts`, 'utf8'),
    useCases: textOf(`services/${service}/src/use-cases`, /\.ts$/),
    tests: textOf(`services/${service}/test`, /\.ts$/),
  };
  const described = [...proto.matchAll(/^\s+rpc (\w+)\(/gm)].map(([, name]) => name);
  const more = requested.filter((name) => name.startsWith(`${service}.`)).map((name) => name.split('.')[1]);
  for (const rpc of [...described, ...more]) {
    const missing = missingOf(service, rpc[0].toLowerCase() + rpc.slice(1), texts);
    if (missing.length === 0) continue;
    failed = true;
    console.log(`${service}.${rpc} is not complete:\n${missing.map((line) => `  ${line}`).join('\n')}`);
  }
}
process.exit(failed ? 1 : 0);
