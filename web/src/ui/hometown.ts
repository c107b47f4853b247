/** 'Bend, OR → Boise, ID' → 'Bend, OR • Boise, ID': where a castaway is from, and lives now. */
export const hometownWords = (hometown: string): string => hometown.replace(/\s*(?:→|->)\s*/g, ' • ');
