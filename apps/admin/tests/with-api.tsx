import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '#src/api/api.ts';
import { createAppQueryClient } from '#src/api/query-client.ts';
import { trpc } from '#src/api/trpc.ts';

/** The server's procedures for a part of the tool that is shown alone. */
export function WithApi({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createAppQueryClient);
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
