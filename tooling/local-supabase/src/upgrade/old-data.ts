import { createInterface } from 'node:readline/promises';
import { setAside } from '../postgres/folders/set-aside.ts';
import type { Readable, Writable } from 'node:stream';

/** Whether data from before 1.0 is moved to a copy beside its folder, so that the start can begin with new data. */
export type ChooseNewData = (dataDir: string) => Promise<boolean>;

type Terminal = {
  input: Readable;
  output: Writable;
  /** Whether someone can read and type there. */
  isInteractive: boolean;
};

type Options = {
  /** The command that has chosen new data without a question. */
  command: string;
  isChosen: boolean;
  /** The question waits for the end of what prints there. */
  quiet?: Promise<unknown>;
  /** Ends the question. */
  signal?: AbortSignal;
  terminal?: Terminal;
};

const noUpgrade = (dataDir: string) =>
  `The data in ${dataDir} is from before version 1.0 and cannot be upgraded. Nothing in it was changed.`;

/** One question at a terminal. Elsewhere it throws a sentence that names the command. */
export function chooseNewData(options: Options): ChooseNewData {
  const { command, isChosen, quiet, signal, terminal = ownTerminal() } = options;
  return async (dataDir) => {
    if (isChosen) return true;
    if (!terminal.isInteractive)
      throw new Error(
        `${noUpgrade(dataDir)} To keep a copy of it beside this folder and begin with new data, run ${command}.`,
      );
    await quiet;
    // The terminal reads the line, so that Ctrl-C is the signal that it always is.
    const lines = createInterface({ ...terminal, terminal: false });
    const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('')));
    const question = `\n${noUpgrade(dataDir)}\nKeep a copy of it beside this folder, and begin with new data? [y/N] `;
    const answer = await Promise.race([
      lines.question(question, signal ? { signal } : {}),
      ended,
    ]).finally(() => lines.close());
    return /^y(es)?$/i.test(answer.trim());
  };
}

function ownTerminal(): Terminal {
  const { stdin, stdout } = process;
  return { input: stdin, output: stdout, isInteractive: stdin.isTTY && stdout.isTTY };
}

/** Moves data from before 1.0 beside its folder, or throws a sentence for the user. No backend may use the folder. */
export async function replaceOldData(
  dataDir: string,
  choose: ChooseNewData | undefined,
  report: (line: string) => void,
): Promise<void> {
  if (!(await choose?.(dataDir))) throw new Error(noUpgrade(dataDir));
  const aside = await setAside(dataDir);
  report(`The earlier data is in ${aside}, for the version that wrote it.`);
}
