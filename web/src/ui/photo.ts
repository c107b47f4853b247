/** The address of a castaway's photo. */

/** 'Anouk Verhoeven' → 'anouk-verhoeven' */
const fileNameOf = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const PLACEHOLDER = '/images/placeholder.png';

/**
 * @param castaway imageUrl is an admin's own choice and has priority
 * @param aliases a part of a castaway's name → the full name of the photo's file
 */
export function photoOf(
  castaway: { readonly name: string; readonly imageUrl?: string | null },
  aliases: Readonly<Record<string, string>>,
): string {
  if (castaway.imageUrl) return castaway.imageUrl;
  const alias = Object.entries(aliases).find(([part]) =>
    castaway.name.toLowerCase().includes(part.toLowerCase()),
  );
  return `/images/${encodeURIComponent(fileNameOf(alias?.[1] ?? castaway.name))}.webp`;
}
