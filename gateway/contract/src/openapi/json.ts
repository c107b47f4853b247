/** A part of the document. */
export type Json = Record<string, unknown>;

type Kind = 'schemas' | 'responses' | 'parameters' | 'headers';

export const reference = (kind: Kind, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });
