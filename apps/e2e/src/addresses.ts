/** The addresses of the product and the sandbox in this run. */
export { productUrl, sandboxUrl } from '../playwright.config.ts';
