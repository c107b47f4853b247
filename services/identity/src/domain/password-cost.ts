/** The cost of hashing: memory in KiB, passes, lanes. */
export interface PasswordCost {
  readonly memoryKib: number;
  readonly passes: number;
  readonly lanes: number;
}

/** OWASP's first choice for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
export const OWASP_COST: PasswordCost = { memoryKib: 19_456, passes: 2, lanes: 1 };

const ENCODED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Whether a stored hash has the current parameters; if not, the next sign-in rehashes. */
export function isCurrent(hash: string, cost: PasswordCost): boolean {
  const [, memoryKib, passes, lanes] = ENCODED.exec(hash) ?? [];
  return (
    Number(memoryKib) === cost.memoryKib && Number(passes) === cost.passes && Number(lanes) === cost.lanes
  );
}
