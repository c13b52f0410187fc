import { katexWoff2Only } from '@repo/ui/katex-woff2-only';
import { precompress } from '@repo/ui/precompress';
import { preloadFonts } from '@repo/ui/preload-fonts';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { brandPage } from './vite/brand-page.ts';

/** The address of the server in `npm run dev`, which reads the same variable. */
const server = `http://127.0.0.1:${process.env.PORT || 3000}`;

export default defineConfig(async () => {
  const { module: brandFile } =
    await runnerImport<typeof import('@repo/contracts/brand')>('@repo/contracts/brand');
  const { module: theme } = await runnerImport<typeof import('@repo/ui/theme')>('@repo/ui/theme');
  const { brand } = brandFile;
  return {
    base: '/admin/',
    plugins: [
      tanstackRouter({ target: 'react', autoCodeSplitting: true, quoteStyle: 'single', addExtensions: true }),
      react(),
      tailwindcss(),
      brandPage({ ...brand, themeScript: theme.themeScript(`${brand.storagePrefix}-theme`) }),
      preloadFonts(),
      katexWoff2Only(),
      precompress(),
    ],
    server: { host: '127.0.0.1', port: 5174, proxy: { '/api': server, '/images': server } },
    build: { target: 'es2022', assetsInlineLimit: 0 },
  };
});
