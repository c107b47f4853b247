/** Who imports whom. */
const ours = '^(proto|rules|kit|parts|gateway|services|local|e2e|bench|web)/(?!.*node_modules)';
const test = '\\.(test|e2e)\\.ts$|/test/|^kit/src/testing/';
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: { pathNot: '^proto/gen/' }, to: { circular: true } },
    {
      name: 'proto-and-parts-stand-alone',
      severity: 'error',
      from: { path: '^(proto|parts)/', pathNot: test },
      to: { path: ours, pathNot: ['^$1/'] },
    },
    {
      name: 'rules-import-nothing',
      severity: 'error',
      from: { path: '^rules/', pathNot: test },
      to: { pathNot: ['^rules/', '^node_modules/(@noble/hashes|tldts)/'] },
    },
    {
      name: 'kit-knows-proto-and-rules-only',
      severity: 'error',
      from: { path: '^kit/', pathNot: test },
      to: { path: ours, pathNot: ['^kit/', '^proto/', '^rules/'] },
    },
    {
      name: 'services-know-proto-rules-and-kit-only',
      severity: 'error',
      from: { path: '^services/([^/]+)/' },
      to: { path: ours, pathNot: ['^services/$1/', '^proto/', '^rules/', '^kit/', '^parts/'] },
    },
    {
      name: 'gateway-knows-its-contract-proto-rules-and-kit-only',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: ours, pathNot: ['^gateway/', '^proto/', '^rules/', '^kit/', '^parts/'] },
    },
    {
      name: 'parts-are-for-tests-and-one-machine',
      severity: 'error',
      from: { path: '^(kit|gateway|services)/', pathNot: test },
      to: { path: '^parts/' },
    },
    {
      name: 'contract-knows-rules-only',
      severity: 'error',
      from: { path: '^gateway/contract/' },
      to: { path: ours, pathNot: ['^gateway/contract/', '^rules/'] },
    },
    {
      name: 'web-knows-contract-and-rules-only',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: ours, pathNot: ['^web/', '^gateway/contract/', '^rules/'] },
    },
    {
      name: 'domain-knows-domain-and-rules-only',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/domain/', pathNot: '\\.test\\.ts$' },
      // Pure as well: the rule for names that could be the league's own.
      to: {
        path: ours,
        pathNot: ['^services/$1/src/domain/', '^rules/', '^kit/src/official-names\\.ts$'],
      },
    },
    {
      name: 'domain-does-no-input-or-output',
      severity: 'error',
      from: { path: '^services/[^/]+/src/domain/', pathNot: '\\.test\\.ts$' },
      to: {
        path: [
          '^(node:)?(fs|net|tls|dgram|dns|http|https|http2|child_process|worker_threads|cluster|timers)(/|$)',
          '(^|/)node_modules/(pg|typeorm|redis|kafkajs|nodemailer|@grpc)/',
        ],
      },
    },
    {
      name: 'db-serves-and-does-not-call-back',
      severity: 'error',
      from: { path: '^services/([^/]+)/src/(db|domain)/' },
      to: { path: '^services/$1/src/(use-cases/|rpcs)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own build output is checked as source.
    exclude: { path: '^([^/]+|services/[^/]+|gateway/contract)/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@torchbearer/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
