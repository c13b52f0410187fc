/** A figure that does not come holds the printer up no longer. */
const patienceMs = 5_000;

/** Fetches the figures inside `root`, also those that are out of sight, and waits until each is there or known not to come. */
export async function figuresAreThere(root: ParentNode | null): Promise<void> {
  const images = [...(root?.querySelectorAll('img') ?? [])];
  for (const image of images) image.loading = 'eager';
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([Promise.allSettled(images.map((image) => image.decode())), patience]);
}
