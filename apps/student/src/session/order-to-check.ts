import { brand } from '@repo/contracts/brand';

const key = `${brand.storagePrefix}-order-to-check`;

/** A return from the checkout by someone whose session has ended: the order is kept for after the login. */
export function rememberOrder(orderId: string): void {
  try {
    sessionStorage.setItem(key, orderId);
  } catch {
    // the order's own mail of the provider is left
  }
}

export function orderToCheck(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function forgetOrder(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept either
  }
}
