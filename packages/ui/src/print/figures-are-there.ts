/** Longest wait for a figure before printing. */
const patienceMs = 5_000;

/** Loads all figures inside `root`, visible or not, and resolves when each has loaded or failed. */
export async function figuresAreThere(root: ParentNode | null): Promise<void> {
  const images = [...(root?.querySelectorAll('img') ?? [])];
  for (const image of images) image.loading = 'eager';
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.allSettled(images.map((image) => image.decode())), patience]);
}
