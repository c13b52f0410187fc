import '@repo/ui/styles.css';
import './printed-dialog.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';

const element = document.getElementById('app');
if (!element) throw new Error('index.html has no #app');

createRoot(element).render(
  <StrictMode>
    <App router={createAppRouter()} />
  </StrictMode>,
);
