import { katexWoff2Only } from '@repo/ui/katex-woff2-only';
import { precompress } from '@repo/ui/precompress';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { type BrandPage, brandPage } from './vite/brand-page.ts';
import { messages } from './vite/messages/plugin.ts';
import { offlineShell } from './vite/offline-shell.ts';
import { ownConstants } from './vite/own-constants.ts';
import { startScript } from './vite/start-script.ts';

/** The server reads the same variables. */
const port = process.env.PORT || 3000;
const origin = process.env.PUBLIC_URL || `http://localhost:${port}`;
/**
 * Addresses during `npm run dev`. The server accepts changes by cookie only from its own pages, so calls
 * proxied here claim that origin.
 */
const server = { target: `http://127.0.0.1:${port}`, headers: { origin } };
const admin = 'http://127.0.0.1:5174';

const ui = (files: string) => new RegExp(`packages/ui/src/[a-z]+/(${files})\\.tsx?$`);
const either = (...tests: RegExp[]) => new RegExp(tests.map((test) => test.source).join('|'));

/**
 * Few files instead of dozens: on a slow network each round trip costs more than a kilobyte. Brotli KB and number of
 * files of /login, /dashboard and a chapter, measured in November 2026:
 *
 * - 94.7/2, 167/9, 288/30: these groups
 * - 95.3/2, 167/16, 291/48: without the names of single files in `student`; /login has 95 KB
 * - 95.8/2, 163/15, 287/64: with `base`, `server` and the folders of `student` alone
 * - 101/16, 180/85, 306/137: without groups
 * - 95.0/2, 283/40, 310/42: `base` and one `entriesAware` group that merges below 10 KB
 *
 * tests/own-modules/login-weight.test.ts asserts the weight. What a chunk of its own loads later (quiz, formulas) is not
 * named here.
 */
const chunks = [
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  // Code that the sign-up and the forms waiting for a mail share with the screens behind the login.
  {
    name: 'drawings-and-choices',
    test: either(
      ui('character|character-bodies|character-face|progress-bar|radio-cards|select-field'),
      /src\/platform\/session\/profile-picture|virtual:messages\/gender$/,
      /packages\/contracts\/src\/messages\/auth\.ts$/,
      /lucide-react\/dist\/esm\/((?!icons\/)|icons\/(camera|chevron-down|user-round)\.\w+$)/,
    ),
    priority: 2,
  },
  { name: 'server', test: either(/node_modules\/@trpc\/client/, /packages\/client\//), priority: 2 },
  {
    name: 'student',
    test: either(
      ui('badge|card|empty-state|subject-theme|subject-icon|offline-banner'),
      /node_modules\/@(tanstack\/(react-query|query-core)|trpc\/react-query)/,
      /src\/(platform\/(api|navigation|offline)|content\/(library|device)|study-log\/outbox|account\/reminder|app\/search)\//,
      /src\/app\/refresh\/use-/,
      /src\/(account\/session\/end-session|platform\/session\/last-read|app\/api-providers)/,
      /src\/features\/shell\/(?!logout-dialog)/,
      /src\/(platform\/(less-motion|storage\/unsaved-texts|study-needs|tab-channel)|study\/exam-plan\/use-|reading\/reports\/report-mistake)/,
      // What a quiz stores before its page can be left.
      /src\/study\/(mistakes\/note-mistakes|forecast\/noted-answers)\.ts$/,
      /packages\/revision\/src\/memory\/(grades|item-hash)\.ts$/,
      /src\/reading\/annotations\/(bookmark|bookmark-face|markable|marks-here|marks-overlay|wanted-mark)\.tsx?$/,
      /virtual:messages\/(marks|outbox|payment|plan|searchButton|shell)$/,
      // Modules too small to be worth a round trip each.
      /src\/(account\/(super\/(upgrade|upgrade-button|benefits|free-chapter-link)|character\/use-character)|study\/(next\/next-card|questions\/review-answers|written\/written-texts))\.tsx?$/,
      /packages\/contracts\/src\/(auth|progress)\.rules\.ts$/,
      /lucide-react\/.*\/icons\/(arrow-left|bookmark|check|chevron-left|chevron-right|copy|flag|lock|minus|pencil|printer|search|share-2|x)\.\w+$/,
    ),
    priority: 1,
  },
  // Requests of the forms before the login and handling of their outcomes, in one file for the first tap.
  { name: 'auth-calls', test: /src\/features\/auth\/calls\//, priority: 0 },
  {
    name: 'dialogs',
    test: either(
      ui('alert-dialog|dialog|dialog-shape'),
      /node_modules\/@base-ui\/react\/(esm\/)?(alert-dialog|dialog)\//,
    ),
    priority: 0,
  },
  // Recording and evaluating reviews of cards and mistakes.
  {
    name: 'revision',
    test: either(
      /packages\/revision\/src\/memory\//,
      /node_modules\/ts-fsrs/,
      /src\/study\/(reviews\/|mistakes\/|cards\/(review-card|next-look))/,
    ),
    priority: 0,
  },
];

export default defineConfig(async () => {
  const { module: brandFile } = await runnerImport<{
    brand: BrandPage & { shortName: string; storagePrefix: string };
  }>('@repo/contracts/brand');
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
      ownConstants(),
      messages(),
      react(),
      tailwindcss(),
      brandPage(brand),
      startScript({
        themeScript: `${theme.themeScript(`${brand.storagePrefix}-theme`)}${theme.rootNamesScript(`${brand.storagePrefix}-needs`, ['calm', 'spacing'])}`,
        sessionKey: `${brand.storagePrefix}-auth`,
        libraryCacheKey: `${brand.storagePrefix}-timestamp`,
      }),
      katexWoff2Only(),
      offlineShell(brand),
      precompress(),
    ],
    server: {
      host: '127.0.0.1',
      port: 5173,
      proxy: { '/api': server, '/images': server, '/pictures': server, '/admin': admin },
    },
    resolve: {
      alias: [
        // A shim for React versions without this hook; ours has it.
        {
          find: /^use-sync-external-store\/shim(\/with-selector)?$/,
          replacement: 'use-sync-external-store$1',
        },
      ],
    },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // Browsers without modulepreload load the same files, only later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: { groups: chunks },
          hashCharacters: 'base36' as const,
          // Short names of few letters, because the first script lists all chunks. Chunks that tests weigh or wait for have
          // readable names.
          chunkFileNames: ({ name }: { name: string }) =>
            `assets/${/^(login|_guest|logout-dialog|toast-viewport)/.test(name) ? '[name]-' : /^[a-z]{2,3}-[A-Z]/.test(name) ? 'messages-' : ''}[hash:7].js`,
          assetFileNames: ({ names }: { names: string[] }) =>
            names.some((name) => name.endsWith('.css') && !name.startsWith('formulas'))
              ? 'assets/[hash:7].css'
              : 'assets/[name]-[hash][extname]',
        },
      },
    },
  };
});
