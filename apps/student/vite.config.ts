import { preloadFonts } from '@repo/ui/preload-fonts';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { type BrandPage, brandPage } from './vite/brand-page.ts';
import { katexWoff2Only } from './vite/katex-woff2-only.ts';
import { precompress } from './vite/precompress.ts';
import { startScript } from './vite/start-script.ts';

/**
 * Their addresses during `pnpm dev`. The server takes changes by cookie from its own pages alone, so calls that
 * pass through here say that they come from there.
 */
const server = { target: 'http://127.0.0.1:3000', headers: { origin: 'http://localhost:3000' } };
const admin = 'http://127.0.0.1:5174';

const ui = (files: string) => new RegExp(`packages/ui/src/(${files})\\.tsx?$`);
const either = (...tests: RegExp[]) => new RegExp(tests.map((test) => test.source).join('|'));

/**
 * Few files instead of dozens: on a slow network each round trip costs more than a kilobyte. What a chunk of its
 * own loads later (dialogs, quiz, formulas) is not named here.
 */
const chunks = [
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  {
    name: 'guest',
    test: either(
      ui('button|field|text-field|password-field|tick|logo-mark|margin-page|marker|ruled-sheet|progress-bar'),
      /src\/features\/auth\/[^/]+\.tsx?$/,
      /src\/screen\//,
    ),
    priority: 2,
  },
  { name: 'server', test: either(/node_modules\/@trpc\/client/, /packages\/client\//), priority: 2 },
  {
    name: 'student',
    test: either(
      ui('card|character|character-bodies|character-face|subject-theme|offline-banner'),
      /node_modules\/@(tanstack\/(react-query|query-core)|trpc\/react-query)/,
      /src\/(api|library)\//,
      /src\/session\/(end-session|before-logout|last-read)/,
      /src\/features\/shell\/(?!logout-dialog)/,
    ),
    priority: 1,
  },
];

export default defineConfig(async () => {
  const { module: brandFile } = await runnerImport<{ brand: BrandPage & { storagePrefix: string } }>(
    '@repo/contracts/brand',
  );
  const { module: theme } = await runnerImport<typeof import('@repo/ui/theme')>('@repo/ui/theme');
  const { brand } = brandFile;
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        quoteStyle: 'single',
        addExtensions: true,
        tmpDir: 'node_modules/.tanstack',
      }),
      react(),
      tailwindcss(),
      brandPage(brand),
      startScript({
        themeScript: theme.themeScript(`${brand.storagePrefix}-theme`),
        sessionKey: `${brand.storagePrefix}-auth`,
      }),
      katexWoff2Only(),
      preloadFonts(),
      precompress(),
    ],
    server: { host: '127.0.0.1', port: 5173, proxy: { '/api': server, '/images': server, '/admin': admin } },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunks },
        },
      },
    },
  };
});
