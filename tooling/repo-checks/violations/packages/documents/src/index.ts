import '../../data/src/index.ts';
export const documents = 1;
