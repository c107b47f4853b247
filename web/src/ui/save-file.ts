/** Lets the browser save a file that was created here. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari starts to read it only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
