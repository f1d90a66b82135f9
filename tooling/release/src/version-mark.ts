/** Stands in the shell's built page for the version of its release, which is computed from the built files. */
export const VERSION_MARK = '__SHELL_VERSION__';
