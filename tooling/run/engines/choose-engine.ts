import { ENGINES, type Engine } from '@showcase/e2e/engines';

/** `--engine firefox` among the names of journeys. */
export function chooseEngine(args: readonly string[]): { engine: Engine; names: string[] } {
  const at = args.indexOf('--engine');
  if (at < 0) return { engine: 'chromium', names: [...args] };
  const engine = ENGINES.find((name) => name === args[at + 1]);
  if (!engine) throw new Error(`--engine takes ${ENGINES.join(', ')}.`);
  return { engine, names: args.filter((_, index) => index !== at && index !== at + 1) };
}
