/** What one guess at a password costs: memory in KiB, passes over it, lanes. */
export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

/** OWASP's first choice for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
export const OWASP_COST: PasswordCost = { memoryKib: 19_456, passes: 2, lanes: 1 };

const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Whether a stored hash was made with today's parameters; if not, the next sign-in makes a new one. */
export function isCurrent(hash: string, cost: PasswordCost): boolean {
  const [, memoryKib, passes, lanes] = ENCODED.exec(hash) ?? [];
  return (
    Number(memoryKib) === cost.memoryKib && Number(passes) === cost.passes && Number(lanes) === cost.lanes
  );
}
