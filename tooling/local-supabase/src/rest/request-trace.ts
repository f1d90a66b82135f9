import { AsyncLocalStorage } from 'node:async_hooks';

/** Context of a request, and what it produces besides its response. */
export type RequestTrace = {
  /** The request headers that PostgREST passes to the database, with lower-case names. */
  headers: Record<string, string>;
  method: string;
  /** The headers that the function before the request adds to a successful response. */
  responseHeaders?: Headers;
  errors: unknown[];
};

const traces = new AsyncLocalStorage<RequestTrace>();
const { error: printError } = console;

/** Runs a request of the REST service, which logs every error response to the console; here it goes to the trace. */
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
