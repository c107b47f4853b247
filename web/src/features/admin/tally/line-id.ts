/** A random UUID, version 4, of 16 random bytes. `crypto.randomUUID` is missing on pages served without TLS. */
export function lineId(random: Uint8Array): string {
  const bytes = Array.from(random, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export const freshLineId = (): string => lineId(crypto.getRandomValues(new Uint8Array(16)));
