/** The reason why a walk fails; any other error is a bug in the walk itself. */
export class Finding extends Error {}

/** The page was reloaded, so the walk starts over from its current state. */
export class Reloaded extends Error {}
