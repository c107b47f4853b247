/** 'Saved'; '3 waiting, 1 refused'; 'Offline: 3 waiting, they are sent when you’re back'. */
export function stateWords(waiting: number, refused: number, isOffline: boolean): string {
  const refusedWords = refused > 0 ? [`${refused} refused`] : [];
  const waitingWords = waiting > 0 ? [`${waiting} waiting`] : [];
  if (!isOffline) return [...waitingWords, ...refusedWords].join(', ') || 'Saved';
  const later = waiting === 1 ? 'it is sent when you’re back' : 'they are sent when you’re back';
  const words = [...refusedWords, ...waitingWords, ...(waiting > 0 ? [later] : [])];
  return words.length === 0 ? 'Offline' : `Offline: ${words.join(', ')}`;
}
