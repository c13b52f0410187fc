import '@repo/ui/styles.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from './platform/language/language.ts';
import { createAppRouter } from './router.tsx';

/**
 * Load fonts after the code: preloading would delay it, and the first text has a fallback font of the same
 * width.
 */
for (const face of ['800 1em "Anek Latin Variable"', '400 1em Mukta'])
  document.fonts.load(face).catch(() => {});

const element = document.getElementById('app');
if (!element) throw new Error('index.html has no #app');

const begin = () =>
  createRoot(element).render(
    <StrictMode>
      <RouterProvider router={createAppRouter()} />
    </StrictMode>,
  );

// Without the catalogue, texts stay English.
const language = currentLanguage();
if (language === 'en-IN') begin();
else
  import('./app/language/load-language.ts')
    .then(({ loadLanguage }) => loadLanguage(language))
    .catch(() => {})
    .then(begin);
