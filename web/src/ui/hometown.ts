/** 'Bend, OR → Boise, ID' → 'Bend, OR • Boise, ID': where a castaway comes from, and where they live now. */
export const hometownWords = (hometown: string): string => hometown.replace(/\s*(?:→|->)\s*/g, ' • ');
