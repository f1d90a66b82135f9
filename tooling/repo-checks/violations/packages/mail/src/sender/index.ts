export const sender = 1;
