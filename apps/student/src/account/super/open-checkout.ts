import type { Checkout } from '@repo/contracts/payment';

const giveUpAfterMs = 20_000;

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('the script of the checkout could not be loaded'));
    };
    document.head.append(script);
  });
}

/**
 * On import the package fetches its script unless window.Cashfree exists, and never retries. So load the
 * script first, from the server's URL, where failures can be retried.
 */
async function loadCheckout({ mode, sdkUrl }: Checkout) {
  if (!('Cashfree' in window)) await addScript(sdkUrl);
  const { load } = await import('@cashfreepayments/cashfree-js');
  return load({ mode });
}

/**
 * Opens the provider's checkout in this tab.
 * @throws when its script doesn't load in time, or it refuses the session
 */
export async function openCheckout(checkout: Checkout, paymentSessionId: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the checkout did not open in time')), giveUpAfterMs);
  });
  try {
    const cashfree = await Promise.race([loadCheckout(checkout), tooLate]);
    const result = await cashfree?.checkout({ paymentSessionId, redirectTarget: '_self' });
    if (!cashfree || result?.error) throw new Error(result?.error?.message ?? 'there is no checkout');
  } finally {
    clearTimeout(timer);
  }
}
