import { existsSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { readPorts, shellPort } from '../../ports.ts';
import { sourceFiles } from './source-files.ts';

/** The remote with the simplest configuration; a new remote copies it. */
const MODEL = 'onboarding';

/** Packages that the build and the shared singletons need, even though no file of a new remote imports them. */
const PROVIDED =
  /^(@types\/|@module-federation\/|@testing-library\/dom$|vite$|react-dom$|react$|styled-components$|zustand$|@tanstack\/react-query$)/;

const configFiles = [
  'package.json',
  'index.html',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/**
 * Writes `apps/{name}` with one page at `/dashboard/{name}`, its test, its README and its port, its release workflow, the line
 * that makes its team the owner of its code, its row in the README and the picture of its page.
 * Throws a sentence if the name is invalid or taken.
 */
export async function newRemote(root: string, name: string): Promise<void> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      `"${name}" is not a valid remote name. Use lowercase letters, digits and hyphens.`,
    );
  }
  if (name in Object.prototype) throw new Error(`"${name}" is a name that every object has.`);
  const app = resolve(root, 'apps', name);
  if (existsSync(app)) throw new Error(`apps/${name} already exists.`);

  const files = { ...(await configuration(root, name)), ...sourceFiles(name) };
  files['package.json'] = describePackage(files, nextPort(root));
  const style = JSON.parse(await readFile(resolve(root, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  for (const [file, text] of Object.entries(files)) {
    // How lines break depends on the length of the name.
    const { code } = file.endsWith('.md') ? { code: text } : await format(file, text, style);
    await write(resolve(app, file), code);
  }
  await copyChanged(
    resolve(root, `.github/workflows/release-${MODEL}.yml`),
    resolve(root, `.github/workflows/release-${name}.yml`),
    name,
  );
  await appendFile(resolve(root, '.github/CODEOWNERS'), `/apps/${name}/ @bolt-showcase/${name}\n`);
  await change(resolve(root, 'README.md'), (text) =>
    text.replace(
      /\n(?=\| `packages\/)/,
      `\n| \`apps/${name}\` | the pages at \`/dashboard/${name}\` |\n`,
    ),
  );
  const page = `{ name: '${name}', role: 'client', path: '/dashboard/${name}' },`;
  await change(resolve(root, 'e2e/screens/site-pages.ts'), async (text) => {
    const { code } = await format(
      'site-pages.ts',
      text.replace('\n];\n', `\n${page}\n];\n`),
      style,
    );
    return code;
  });
}

async function change(file: string, edit: (text: string) => string | Promise<string>) {
  await writeFile(file, await edit(await readFile(file, 'utf8')));
}

async function configuration(root: string, name: string): Promise<Record<string, string>> {
  const texts = configFiles.map(async (file) => {
    const text = await readFile(resolve(root, 'apps', MODEL, file), 'utf8');
    return [file, text.replaceAll(MODEL, name)] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** Drops what the model uses and a new remote does not. */
function describePackage(files: Record<string, string>, port: number): string {
  const { 'package.json': description = '{}', ...sources } = files;
  const text = Object.values(sources).join('\n');
  const isUsed = (name: string) =>
    PROVIDED.test(name) || text.includes(`'${name}'`) || text.includes(`'${name}/`);
  const app = JSON.parse(description) as Record<string, unknown>;
  for (const group of ['dependencies', 'devDependencies']) {
    const entries = Object.entries(app[group] as Record<string, string>);
    app[group] = Object.fromEntries(entries.filter(([name]) => isUsed(name)));
  }
  app.config = { port };
  return `${JSON.stringify(app, null, 2)}\n`;
}

function nextPort(root: string) {
  return Math.max(shellPort, ...Object.values(readPorts(root))) + 1;
}

async function copyChanged(from: string, to: string, name: string): Promise<void> {
  await write(to, (await readFile(from, 'utf8')).replaceAll(MODEL, name));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
