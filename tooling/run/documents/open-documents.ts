import { resolve } from 'node:path';
import { createServer } from 'vite';
import type { Checkout } from '../against/checkouts.ts';

type Line = { title: string; cents: number };
type EInvoice = { buyer: object };
type Modules = {
  '/src/index.ts': {
    renderInvoice: (data: object, options: { loadFont: unknown }) => Promise<Uint8Array>;
  };
  '/src/e-invoice/testing/an-e-invoice.ts': {
    anEInvoice: (fields: object, options: { lines: Line[] }) => EInvoice;
  };
  '/src/testing/load-font.ts': { loadFontFile: unknown };
};

/** The package of a checkout, in Node. */
export async function openDocuments({ name, root }: Checkout) {
  const server = await createServer({
    root: resolve(root, 'packages/documents'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, fs: { allow: [root] } },
    // Their files are JSON, and in two formats.
    ssr: { noExternal: [/@fontsource/, 'styled-components'] },
  });
  const load = <Path extends keyof Modules>(path: Path) =>
    server.ssrLoadModule(path) as Promise<Modules[Path]>;
  const { renderInvoice } = await load('/src/index.ts');
  const { anEInvoice } = await load('/src/e-invoice/testing/an-e-invoice.ts');
  const { loadFontFile } = await load('/src/testing/load-font.ts');
  return {
    name,
    close: () => server.close(),
    /** The same pages with and without XML, which needs the country of the client. */
    renderInvoice: ({ lineCount, hasXml }: { lineCount: number; hasXml: boolean }) => {
      const lines = Array.from({ length: lineCount }, (_, index) => ({
        title: `Part ${index + 1} of the work`,
        cents: 12_345 + index,
      }));
      const eInvoice = anEInvoice({}, { lines });
      const buyer = { ...eInvoice.buyer, country: null };
      return renderInvoice(
        {
          ...{ number: '2026-0002', issued: 'Nov 26, 2026' },
          ...{ seller: { name: 'Ada Lovelace' }, buyer: { name: 'Mina Park' } },
          ...{ lines, totalCents: lines.reduce((sum, { cents }) => sum + cents, 0) },
          eInvoice: hasXml ? eInvoice : { ...eInvoice, buyer },
        },
        { loadFont: loadFontFile },
      );
    },
  };
}
