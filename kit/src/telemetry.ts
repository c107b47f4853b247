import { withTimeout } from './timeout.js';

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
  // Appended to the given attributes, which may name more than a version.
  const given = environment['OTEL_RESOURCE_ATTRIBUTES'] ?? '';
  if (!given.includes('service.version=')) {
    const ours = `service.version=${encodeURIComponent(version)}`;
    environment['OTEL_RESOURCE_ATTRIBUTES'] = given === '' ? ours : `${given},${ours}`;
  }
  // Disabled, because metrics are scraped and logs go to standard output.
  environment['OTEL_METRICS_EXPORTER'] ||= 'none';
  environment['OTEL_LOGS_EXPORTER'] ||= 'none';
  // The other detectors are slow, so a process that ends early would lose its last spans; and they add whole command
  // lines to every span.
  environment['OTEL_NODE_RESOURCE_DETECTORS'] ||= 'env';
  // Loaded only if needed: the SDK is a third of a service's start-up time.
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK();
  sdk.start();
  // A collector that is down must not delay the stop.
  return () => withTimeout(sdk.shutdown(), SHUTDOWN_MS);
}
