/** Lets the browser save a file that was created here. */
export const saveFile = (name: string, type: string, text: string): void =>
  saveBlob(name, new Blob([text], { type }));

export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari starts to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
