import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { DataClient } from '../client/types.ts';

const DataClientContext = createContext<DataClient | null>(null);

type DataProviderProps = { client: DataClient; queryClient: QueryClient; children: ReactNode };

export function DataProvider({ client, queryClient, children }: DataProviderProps) {
  return (
    <DataClientContext value={client}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </DataClientContext>
  );
}

export function useDataClient() {
  const client = use(DataClientContext);
  if (!client) throw new Error('useDataClient must be used within a DataProvider');
  return client;
}
