import { readFile } from 'node:fs/promises';
import { ConfigError } from '../config.js';

export interface TlsFiles {
  readonly GRPC_TLS_CA?: string | undefined;
  readonly GRPC_TLS_CERT?: string | undefined;
  readonly GRPC_TLS_KEY?: string | undefined;
}

/** Reads the three PEM files of mutual TLS; `null` where none is configured. @throws ConfigError where only some are */
export async function readTls(files: TlsFiles): Promise<{ ca: Buffer; cert: Buffer; key: Buffer } | null> {
  const { GRPC_TLS_CA: ca, GRPC_TLS_CERT: cert, GRPC_TLS_KEY: key } = files;
  if (ca === undefined && cert === undefined && key === undefined) return null;
  if (ca === undefined || cert === undefined || key === undefined) {
    throw new ConfigError(
      'GRPC_TLS_CA, GRPC_TLS_CERT and GRPC_TLS_KEY belong together: set all three or none.',
    );
  }
  return { ca: await readFile(ca), cert: await readFile(cert), key: await readFile(key) };
}
