/** '1 point', '12 points' */
export const inWords = (points: number): string =>
  `${points.toLocaleString('en-US')} ${points === 1 ? 'point' : 'points'}`;
