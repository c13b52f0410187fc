/** Browsers read the blob URL asynchronously. */
const addressLivesMs = 60_000;

/** Downloads the bytes as a file of this name. */
export function saveBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), addressLivesMs);
}
