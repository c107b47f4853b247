/** Authorities and certificates, created by openssl in their own folder. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Certificates {
  readonly folder: string;
  /** A file's path: `ca.pem`, `picks.key`. */
  file(name: string): string;
  /** Creates `<name>.pem` and `<name>.key`. */
  authority(name: string): void;
  /** Creates or replaces `<name>.pem` and `<name>.key`, for this machine. */
  certificate(name: string, authority: string): void;
  remove(): void;
}

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'torchbearer-tls-'));
  const file = (name: string): string => join(folder, name);
  const openssl = (...words: string[]): void => {
    execFileSync('openssl', words, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  return {
    folder,
    file,
    authority(name) {
      openssl(
        ...['req', '-x509', ...NEW_KEY, '-keyout', `${name}.key`, '-out', `${name}.pem`],
        ...['-subj', `/CN=${name}`, '-days', '2'],
      );
    },
    certificate(name, authority) {
      openssl('req', ...NEW_KEY, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
      writeFileSync(file(`${name}.ext`), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
      openssl(
        ...['x509', '-req', '-in', `${name}.csr`, '-CA', `${authority}.pem`, '-CAkey', `${authority}.key`],
        ...['-CAcreateserial', '-days', '2', '-extfile', `${name}.ext`, '-out', `${name}.pem`],
      );
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
