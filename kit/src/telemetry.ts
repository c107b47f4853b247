import { within } from './within.js';

const SHUTDOWN_MS = 3_000;

/** Traces, opt-in: with any OTEL_EXPORTER_* or OTEL_TRACES_EXPORTER variable set the SDK starts, and reads them itself. */
export async function startTelemetry(
  { service, version }: { readonly service: string; readonly version: string },
  environment: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const isWanted = Object.keys(environment).some(
    (name) =>
      (name.startsWith('OTEL_EXPORTER_') || name === 'OTEL_TRACES_EXPORTER') && environment[name] !== '',
  );
  if (!isWanted || environment['OTEL_SDK_DISABLED'] === 'true') return async () => undefined;
  environment['OTEL_SERVICE_NAME'] ||= service;
  // Behind what is given already, which may name more than a version.
  const given = environment['OTEL_RESOURCE_ATTRIBUTES'] ?? '';
  if (!given.includes('service.version=')) {
    const ours = `service.version=${encodeURIComponent(version)}`;
    environment['OTEL_RESOURCE_ATTRIBUTES'] = given === '' ? ours : `${given},${ours}`;
  }
  // Metrics are scraped and logs are read from standard output; the SDK would send both by default.
  environment['OTEL_METRICS_EXPORTER'] ||= 'none';
  environment['OTEL_LOGS_EXPORTER'] ||= 'none';
  // The others find out a host's id while the service already works, and a process that ends before they have takes
  // its last spans with it; besides, they put whole command lines into every span.
  environment['OTEL_NODE_RESOURCE_DETECTORS'] ||= 'env';
  // Loaded only when wanted: the SDK is a third of a service's start-up time.
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK();
  sdk.start();
  // A collector that is away must not hold the stop up.
  return () => within(sdk.shutdown(), SHUTDOWN_MS);
}
