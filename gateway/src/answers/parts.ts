/** The pieces that answers are made of: names, instants as text, `null` where there is nothing. */

/** @throws Error where a service has left out what it always sends */
export function given<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('a service has left out a part of its answer');
  return part;
}

export const instant = (date: Date | undefined): string => given(date).toISOString();
export const optionalInstant = (date: Date | undefined): string | null => date?.toISOString() ?? null;
/** Protobuf's empty string is the contract's nothing. */
export const optionalText = (text: string | undefined): string | null =>
  text === undefined || text === '' ? null : text;
export const optional = <From, To>(part: From | undefined, answer: (part: From) => To): To | null =>
  part === undefined ? null : answer(part);
