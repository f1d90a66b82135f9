/** Prints what a command has done or does, with the seconds since it began. */
export function report(what: string): void {
  const seconds = Math.round(performance.now() / 1000);
  console.log(`${String(seconds).padStart(4)} s  ${what}`);
}
