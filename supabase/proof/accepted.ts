/** Controls whose loss no test can see, each with the reason. */
export const accepted: Record<string, string> = {};
