const counted = (count: number, unit: string): string => `${String(count)} ${unit}${count === 1 ? '' : 's'}`;

/** How long to wait after too many tries: 'You can try again in 12 minutes.' */
export function waitSentence(seconds: number): string {
  const left = Math.max(1, Math.ceil(seconds));
  const minutes = Math.ceil(left / 60);
  if (left < 60) return `You can try again in ${counted(left, 'second')}.`;
  if (minutes < 60) return `You can try again in ${counted(minutes, 'minute')}.`;
  return `You can try again in ${counted(Math.ceil(minutes / 60), 'hour')}.`;
}
