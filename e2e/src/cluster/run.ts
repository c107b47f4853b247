import { spawn } from 'node:child_process';

/**
 * Runs a program until it exits and returns its standard output.
 * @throws Error with the command, its exit code and the end of its standard error
 */
export function run(
  command: string,
  args: readonly string[],
  options: { readonly input?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, ...options.env }, stdio: 'pipe' });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      const tail = `${output.slice(-2_000)}${errors.slice(-4_000)}`;
      reject(new Error(`${command} ${args.join(' ')} exited with ${code}:\n${tail}`));
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
  });
}
