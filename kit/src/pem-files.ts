import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ConfigError } from './config.js';
import type { Log } from './log.js';

/** An authority, a certificate with its chain, and the certificate's key. */
export interface Pems {
  readonly ca?: Buffer;
  readonly cert?: Buffer;
  readonly key?: Buffer;
}

export type PemPaths = { readonly [Name in keyof Pems]?: string | undefined };

/** PEM files that may be rotated while the process runs. */
export interface PemFiles<Read extends Pems> {
  /** Their current content; if it is invalid, logs that once and returns the previous content. */
  read(): Read;
}

/**
 * Opens PEM files that are named by the variables `<prefix>_CA`, `<prefix>_CERT` and `<prefix>_KEY`.
 * @param log where later read errors are logged; standard error by default
 * @throws ConfigError naming the variable whose file cannot be read or holds something else
 */
export function openPemFiles<Paths extends PemPaths>(
  prefix: string,
  paths: Paths,
  log?: Log,
): PemFiles<{ readonly [Name in keyof Paths]: Buffer }> {
  type Read = { readonly [Name in keyof Paths]: Buffer };
  const readAll = (): Read => {
    const read: { -readonly [Name in keyof Pems]: Buffer } = {};
    for (const name of ['ca', 'cert', 'key'] as const) {
      const path = paths[name];
      if (path !== undefined) read[name] = readOne(`${prefix}_${name.toUpperCase()}`, path);
    }
    check(prefix, read);
    return read as Read;
  };
  let latest = readAll();
  let isFaulty = false;
  return {
    read() {
      try {
        latest = readAll();
        isFaulty = false;
      } catch (error) {
        if (!isFaulty) logFailure(error, log);
        isFaulty = true;
      }
      return latest;
    },
  };
}

function logFailure(error: unknown, log: Log | undefined): void {
  const words = 'the rotated certificates are invalid; the previous ones stay in use';
  if (log) log.error({ err: error }, words);
  else process.emitWarning(`${words}: ${error instanceof Error ? error.message : String(error)}`);
}

function readOne(variable: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    throw new ConfigError(`The file that ${variable} names cannot be read: ${code}.`, { cause: error });
  }
}

/** Node itself takes an authority's file without any certificate in it, and then trusts no certificate. */
function check(prefix: string, { ca, cert, key }: Pems): void {
  const certificate = (variable: string, pem: Buffer): X509Certificate => {
    try {
      if (!pem.includes('-----BEGIN ')) throw new Error('not PEM');
      return new X509Certificate(pem);
    } catch (error) {
      throw new ConfigError(`The file that ${variable} names holds no certificate.`, { cause: error });
    }
  };
  if (ca) certificate(`${prefix}_CA`, ca);
  const ours = cert && certificate(`${prefix}_CERT`, cert);
  if (!key) return;
  let isMatch: boolean;
  try {
    isMatch = ours?.checkPrivateKey(createPrivateKey(key)) ?? true;
  } catch (error) {
    throw new ConfigError(`The file that ${prefix}_KEY names holds no private key.`, { cause: error });
  }
  if (!isMatch) throw new ConfigError(`${prefix}_KEY is not the key of ${prefix}_CERT.`);
}
