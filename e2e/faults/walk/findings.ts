/** What a walk can fail with; everything else that is thrown is a fault of the walk itself. */
export class Finding extends Error {}

/** The page was loaded anew: the way begins from where it stands. */
export class Reloaded extends Error {}
