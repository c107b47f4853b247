/** Receives traces like an OpenTelemetry collector, by OTLP over HTTP as JSON. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the root span. */
  readonly parentSpanId: string;
  readonly name: string;
  /** The service that created it: `scoring`. */
  readonly service: string;
  /** The version of that service. */
  readonly version: string;
}

export interface Collector {
  /** The environment variables that make a process send its traces here, without delay. */
  readonly env: Readonly<Record<string, string>>;
  readonly spans: readonly CollectedSpan[];
  stop(): Promise<void>;
}

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

interface Export {
  readonly resourceSpans?: readonly {
    readonly resource?: { readonly attributes?: readonly Attribute[] };
    readonly scopeSpans?: readonly {
      readonly spans?: readonly {
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly name: string;
      }[];
    }[];
  }[];
}

export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      spans.push(...spansIn(JSON.parse(Buffer.concat(parts).toString()) as Export));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port)}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
    },
    spans,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function spansIn({ resourceSpans = [] }: Export): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans = [] }) => {
    const of = (name: string): string =>
      resource?.attributes?.find(({ key }) => key === name)?.value.stringValue ?? '';
    return scopeSpans.flatMap(({ spans = [] }) =>
      spans.map(({ traceId, spanId, parentSpanId = '', name }) => ({
        traceId,
        spanId,
        parentSpanId,
        name,
        service: of('service.name'),
        version: of('service.version'),
      })),
    );
  });
}
