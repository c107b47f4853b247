/** @throws Error if a service left out a field that it always sends */
export function given<T>(part: T | null | undefined): T {
  if (part === undefined || part === null) throw new Error('a service has left out a part of its response');
  return part;
}
