import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const limit = 30_000;

/** The gzipped bytes of the federated entry point, without react and styled-components. */
async function measure() {
  const result = await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    logLevel: 'error',
    configFile: false,
    build: {
      write: false,
      minify: true,
      lib: { entry: 'src/index.ts', formats: ['es'] },
      rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/, 'styled-components'] },
    },
  });
  const bundles = Array.isArray(result) ? result : [result];
  const code = bundles.flatMap((bundle) =>
    'output' in bundle ? bundle.output.map((file) => ('code' in file ? file.code : '')) : [],
  );
  return gzipSync(code.join('\n')).length;
}

const size = await measure();
console.log(`@showcase/ui: ${(size / 1000).toFixed(1)} kB gzip of ${limit / 1000} kB`);
if (size === 0 || size > limit) process.exitCode = 1;
