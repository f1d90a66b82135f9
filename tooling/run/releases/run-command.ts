/** Prints the message of an error without its stack and makes the exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch((error: unknown) => {
    console.error(`\n${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}
