import type { experimental } from '@grpc/grpc-js';
import { ConfigError } from '../config.js';
import type { Log } from '../log.js';
import { openPemFiles } from '../pem-files.js';

export interface TlsFiles {
  readonly GRPC_TLS_CA?: string | undefined;
  readonly GRPC_TLS_CERT?: string | undefined;
  readonly GRPC_TLS_KEY?: string | undefined;
  /** How often to check for rotated files, in milliseconds; default 30,000. */
  readonly tlsRefreshMs?: number;
}

/**
 * The three PEM files of mutual TLS. New connections use the files' current content, because certificates rotate
 * while processes run. `null` if none is configured. @throws ConfigError if only some are, or one is invalid
 */
export function watchTls(files: TlsFiles, log?: Log): experimental.CertificateProvider | null {
  const { GRPC_TLS_CA: ca, GRPC_TLS_CERT: cert, GRPC_TLS_KEY: key, tlsRefreshMs = 30_000 } = files;
  if (ca === undefined && cert === undefined && key === undefined) return null;
  if (ca === undefined || cert === undefined || key === undefined) {
    throw new ConfigError(
      'GRPC_TLS_CA, GRPC_TLS_CERT and GRPC_TLS_KEY belong together: set all three or none.',
    );
  }
  const pems = openPemFiles('GRPC_TLS', { ca, cert, key }, log);
  const authority = new Set<experimental.CaCertificateUpdateListener>();
  const identity = new Set<experimental.IdentityCertificateUpdateListener>();
  let latest = pems.read();
  let timer: NodeJS.Timeout | null = null;

  const notifyAuthority = (to: Iterable<experimental.CaCertificateUpdateListener>): void => {
    for (const listener of to) listener({ caCertificate: latest.ca });
  };
  const notifyIdentity = (to: Iterable<experimental.IdentityCertificateUpdateListener>): void => {
    for (const listener of to) listener({ certificate: latest.cert, privateKey: latest.key });
  };
  const check = (): void => {
    const former = latest;
    latest = pems.read();
    if (!latest.ca.equals(former.ca)) notifyAuthority(authority);
    if (!latest.cert.equals(former.cert) || !latest.key.equals(former.key)) notifyIdentity(identity);
  };
  /** Checks only while there are listeners. */
  const watch = (): void => {
    const isNeeded = authority.size + identity.size > 0;
    if (isNeeded && timer === null) {
      check();
      timer = setInterval(check, tlsRefreshMs).unref();
    } else if (!isNeeded && timer !== null) {
      clearInterval(timer);
      timer = null;
    }
  };
  // gRPC is not ready for the first response while it still subscribes.
  return {
    addCaCertificateListener(listener) {
      authority.add(listener);
      watch();
      process.nextTick(() => notifyAuthority([listener]));
    },
    removeCaCertificateListener(listener) {
      authority.delete(listener);
      watch();
    },
    addIdentityCertificateListener(listener) {
      identity.add(listener);
      watch();
      process.nextTick(() => notifyIdentity([listener]));
    },
    removeIdentityCertificateListener(listener) {
      identity.delete(listener);
      watch();
    },
  };
}
