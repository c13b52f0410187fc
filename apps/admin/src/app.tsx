import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from './api/api.ts';
import { createAppQueryClient } from './api/query-client.ts';
import { trpc } from './api/trpc.ts';
import type { createAppRouter } from './router.tsx';

/** The whole tool; tests pass a router with an in-memory history. */
export function App({ router }: { router: ReturnType<typeof createAppRouter> }) {
  const [queryClient] = useState(createAppQueryClient);
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>
  );
}
