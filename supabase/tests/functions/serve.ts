/** Serves a bundle as the host does: `serve.ts {bundle}`. Prints the port, which the host chooses and not the bundle. */
type Handle = (request: Request) => Promise<Response>;
type Options = { hostname: string; port: number; onListen: (address: { port: number }) => void };
declare const Deno: { args: string[]; serve: (options: Options, handle: Handle) => void };

const { serve } = Deno;
const print = ({ port }: { port: number }) => console.log(port);
Object.defineProperty(Deno, 'serve', {
  value: (handle: Handle) => serve({ hostname: '127.0.0.1', port: 0, onListen: print }, handle),
});
await import(Deno.args[0] ?? '');

export {};
