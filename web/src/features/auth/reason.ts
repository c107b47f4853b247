/** Why somebody finds themselves at the login: what the screen before handed on with the navigation. */
export interface LoginState {
  readonly reason: string;
}

/** The reason in a location's state, which may hold anything. */
export function reasonIn(state: unknown): string | null {
  const { reason } = (state ?? {}) as Partial<Record<keyof LoginState, unknown>>;
  return typeof reason === 'string' ? reason : null;
}
