/** Where the product and the sandbox of this run answer. */
export { productUrl, sandboxUrl } from '../playwright.config.ts';
