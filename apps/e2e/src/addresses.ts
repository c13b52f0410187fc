/** The addresses of the product and the sandbox in this run. */
export { productUrl, sandboxUrl } from '../playwright.config.ts';

/** A page of the product without the app; for about:blank Chromium would start another renderer. */
export const emptyPath = '/nothing.txt';
