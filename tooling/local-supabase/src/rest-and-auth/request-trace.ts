import { AsyncLocalStorage } from 'node:async_hooks';

/** What goes with a request, and what it leaves behind beside its answer. */
export type RequestTrace = {
  redirectTo: string | null;
  /** What PostgREST gives to the database of the request, by name in lower case. */
  headers: Record<string, string>;
  errors: unknown[];
};

const traces = new AsyncLocalStorage<RequestTrace>();
const { error: printError } = console;

/** Runs a request of the REST and auth services, which print every refusal to the console; here they go to the trace. */
export function traced<Result>(trace: RequestTrace, run: () => Result): Result {
  console.error = collectOrPrint;
  return traces.run(trace, run);
}

export function currentTrace(): RequestTrace | undefined {
  return traces.getStore();
}

function collectOrPrint(...values: unknown[]) {
  const trace = traces.getStore();
  if (!trace) return printError.apply(console, values);
  trace.errors.push(...values.filter((value) => value instanceof Error));
}
