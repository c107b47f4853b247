/** Why the user is at the login, passed by the previous screen with the navigation. */
export interface LoginState {
  readonly reason: string;
}

/** The reason in a location's state, whose shape is unknown. */
export function reasonIn(state: unknown): string | null {
  const { reason } = (state ?? {}) as Partial<Record<keyof LoginState, unknown>>;
  return typeof reason === 'string' ? reason : null;
}
