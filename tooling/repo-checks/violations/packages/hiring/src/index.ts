export const hiring = 1;
